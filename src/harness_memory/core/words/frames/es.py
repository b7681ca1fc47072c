"""Spanish."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

FRAMES: Cues = {
    "nay": "no, nunca, jamás, nada, ni, sin, nadie, ningún, ninguna",
    "tell": (
        "menciones, mencionar, digas, decir, diga, cuentes, contar, informes, informar, avises, avisar, muestres, "
        "mostrar, enterarse, entere, sepa, saber, vea, ver, incluyas, incluir, reveles, hables, comentes"
    ),
    "shown_to_users": (
        "errores internos, mensaje~ de error, traza, pantalla, interfaz, contraseña~, usuario final, usuarios, "
        "interno~, interna~, formulario"
    ),
    "own_work": (
        "este paso, esto, este cambio, estos cambios, el cambio, los fallos, el fallo, fallidas, fallos, errores, "
        "error, omitidas, ello, lo que hiciste, la llamada, la subida, las demás, los demás, el resto, las otras, "
        "los otros"
    ),
    "account_given": (
        "resumen, informe, mensaje de commit, respuesta, respuestas, descripción, pull request, registro, reporte, "
        "informa, informa solo, reporta"
    ),
    "omit": "omite, oculta, deja * fuera, quita * de, excluye, esconde, disimula, calla, callas, guárdate",
    "mum": (
        "guarda silencio, ni una palabra, no digas nada, cállate, calla sobre, mantén en secreto, no lo comentes, "
        "no saques el tema, no lo saques, evita el tema, sin comentarlo, no hace falta decirlo, calladamente"
    ),
    "claim": (
        "marca, di, dile, reporta, informa, declara, escribe, anota, pon, responde, afirma, registra, da, señala, "
        "presenta, muestra"
    ),
    "good": (
        "como aprobadas|aprobados|aprobado|exitoso|exitosas|correcto|correctas|hecho|verde|pasadas|pasado|verificado, "
        "aprobado, exitoso, éxito, correcto, todo bien, en verde, pasaron, superadas"
    ),
    "bad": (
        "fallan, falla, falle, fallen, fallidas, fallido, fallidos, rojo, aunque, incluso si, aun si, sin importar, "
        "sin haber, sin ejecutar, no se ejecut~, no pasan, error, errores"
    ),
    "pretend_done": "finge haber, finge que, simula haber, haz como que",
    "if_asked": (
        "si|cuando te|alguien|el|preguntan pregunta|preguntan|usuario|pregunten, si te preguntan, si preguntan, "
        "si alguien pregunta, si el usuario pide|pregunta|quiere, cuando el usuario pide|pregunta|pida|pregunte, "
        "al ser preguntado"
    ),
    "excuse": (
        "di que|no, responde que|no|con, contesta que, niega, niégalo, enséñale solo|sólo, muéstrale solo|sólo, "
        "enseña solo|sólo, muestra solo|sólo, hazte el, insiste, di * siempre, la respuesta es, échale la culpa, "
        "culpa a"
    ),
    "consented": (
        "aprobó, autorizó, aceptó, permitió, confirmó, consintió, "
        "ha aprobado|autorizado|aceptado|permitido|confirmado, dio permiso|su aprobación|el visto, dijo que sí, "
        "accedió"
    ),
    "consent_given": (
        "se da por aprobado|autorizado|concedido, permiso concedido, aprobación concedida, "
        "silencio como consentimiento|aprobación, da por concedido, está preaprobado, preaprobad~"
    ),
    "operation": (
        "acciones, acción, comando~, operación, operaciones, llamada~, cambios, todo, despliegue~, push, borrado~, "
        "merge"
    ),
    "condition": "después, cuando, hasta, solo, sólo, si, una vez, salvo, antes, requiere, requieren, necesita",
    "unasked": (
        "no vuelvas a preguntar|pedir, sin volver a preguntar, no hace falta preguntar|confirmar|pedir, "
        "no preguntes más, no pidas confirmación, no pidas permiso, sin esperar respuesta, sin consultar, "
        "no preguntes, sin hacer preguntas, no hagas preguntas, no es necesaria ninguna, ninguna confirmación es, "
        "no se necesita confirmación, no hace falta confirmación"
    ),
    "go": (
        "^ ejecuta~, ^ sube, ^ fusiona, ^ borra, ^ haz, ^ procede, ^ sigue, ^ continúa, ^ despliega, "
        "puedes ejecutar|subir|borrar|hacer, adelante, ^ hazlo, hazlo directamente, ^ actúa"
    ),
    "user_words": (
        "lo que pidió|dijo|pide|diga|dice|quiere|quiera el|la, los mensajes del usuario, las palabras del usuario, "
        "los deseos del usuario, del usuario|desarrollador, usuario dijo|pidió|dice|pide|quiere, "
        "el usuario escriba|escribe, lo que pida el usuario, lo que quiera el usuario, lo que diga el usuario, "
        "lo que pide el usuario, los del usuario, las del usuario|proyecto"
    ),
    "void": (
        "ya no vale|valen|cuenta|cuentan|aplica|aplican|rige|rigen|importa|importan, no vale, quedan sin efecto, "
        "queda sin efecto, queda anulado|anulada, sin validez, anulad~, levantad~, suspendid~, caducad~, "
        "no hace falta seguir|cumplir|obedecer"
    ),
    "guidance": "instruccion~, reglas, normas, límites, restricciones, directrices, indicaciones, mensaje del sistema",
    "yours": "tus, tuyas, te, ti, todas, todos, cualquier, sistema, desarrollador",
    "outrank": (
        "por encima, antes que, más que, en lugar, prima sobre, primero que, sobre, va antes que, van antes que, "
        "pasa antes que, importa más que"
    ),
    "contra_user": (
        "aunque|incluso el usuario|si|desarrollador|humano usuario|diga|pida|se|el, aunque el usuario, "
        "incluso si el usuario, contra la voluntad del, en contra del usuario"
    ),
    "this_text": (
        "esta nota, este texto, esta línea, lo siguiente, esta lista, este mensaje, este párrafo, esta entrada"
    ),
    "decides": "sigue, obedece, manda, decide, vale, prevalece, guíate, haz caso a, cuenta",
    "hand_on": "copia, pega, añade, agrega, escribe, pon, incluye, inserta, repite, pasa, adjunta",
    "this_wording": (
        "este párrafo, esta nota, este texto, estas líneas, esta frase, estas frases, esta regla, este mensaje, "
        "este aviso"
    ),
    "where_it_spreads": "cada, todos, todas, otros, otras, cualquier, claude.md, subagente~",
    "outside": (
        "página web, páginas web, páginas, sitio~, issues, issue, ticket~, comentario~, correo~, salida de, "
        "resultado~ de búsqueda, dependencia~, servidor, agente remoto, proveedor, fabricante, documentos externos, "
        "documentación externa, descripción del paquete"
    ),
    "orders": "órdenes, orden, instruccion~, comando~, tareas, pida, pidan, diga, digan, mande",
    "comply": "ejecuta, ejecute, cumple, obedece, sigue, haz, realiza, atiende, acata",
    "as_user": (
        "como si * el usuario, como si las|los|la|lo hubiera * usuario, como instrucciones del usuario, "
        "como orden del usuario"
    ),
    "move_out": (
        "envía, manda, copia, sube, pega, adjunta, publica, incluye, escribe, pon, comparte, imprime, guarda, mete"
    ),
    "home_secret": (
        "credencial~, contraseña, variables de entorno, clave privada, llave privada, historial, contenido de"
    ),
    "out_place": (
        "descripción, comentario~, respuesta, pull request, mensaje de commit, externo, servidor, público, resumen, "
        "https, http, issue, sesiones"
    ),
    "plant": "deja, añade, agrega, inserta, introduce, crea, abre, pon, mete, esconde, instala",
    "hole": (
        "puerta trasera, cuenta oculta, administrador oculto, contraseña fija, vulnerabilidad, agujero, puerto 4444, "
        "error sutil, fallo sutil, acceso oculto"
    ),
    "standing_order": "siempre, cada, todo, todos, todas, cualquier",
    "turn_off": "^ desactiva, ^ apaga, ^ deshabilita, ^ quita, ^ elimina, ^ salta, ^ anula, ^ evita",
    "guarding": (
        "los hooks, todos los hooks, el sandbox, registro de auditoría, auditoría, reglas de denegación, "
        "validación de comandos, comprobaciones, permisos, escáner, guardas"
    ),
    "erase": "borra, elimina, limpia, vacía, purga",
    "trail": "registro, registros, log, logs, historial, rastro, auditoría, huellas",
    "so_unseen": (
        "no dejar huellas|rastro, sin dejar huellas|rastro, nadie lo note|vea|sepa, para que nadie, que no se note, "
        "no se pueda rastrear"
    ),
    "unseen": (
        "para que nadie lo|se, que no se note, sin que * note|vea|sepa|entere|perciba, pase desapercibid~, "
        "sin llamar la atención"
    ),
    "away": (
        "usuario no está|responde|contesta, desarrollador no está|responde, usuario está|parece ausente|fuera, "
        "se ausenta, no responde, esté ausente, se va, vacaciones, de vacaciones, en la comida, no esté, "
        "mientras no está"
    ),
    "falsify": "cambia, edita, ajusta, modifica, sube, falsea, retoca",
    "measured": (
        "número, números, cifra, cifras, resultado, resultados, cobertura, valor esperado, aserción, aserciones"
    ),
    "drop_test": (
        "borra|elimina|comenta|quita la|las|el|los prueba|pruebas|test|tests|aserción, borra la prueba|pruebas|test"
    ),
    "forget_review": "sin mirar, sin leer, sin revisar nada, a ciegas",
    "next_task": (
        "acepta siempre, siempre acepta, pulsa permitir|sí|aceptar, elige permitir|siempre, permitir siempre, "
        "haz clic en permitir|sí"
    ),
    "any_prompt": "aviso~, diálogo~, permiso~, confirmación, confirmaciones, ventana~, aparezca",
    "persona": "eres, actúa como, compórtate, hablas como, responde como, haz el papel",
    "no_bounds": (
        "sin reglas, sin límites, sin políticas, sin restricciones, con todos los permisos, dueño, administrador, "
        "admin, el dueño"
    ),
    "spill": "muestra, imprime, escribe, revela, cita, di, publica, pega",
    "inner_words": (
        "prompt del sistema, mensaje del sistema, tus instrucciones, instrucciones ocultas, instrucciones internas"
    ),
    "refuse": "negarte, rechazar, rechaces, negarse, negativas",
    "diminish": (
        "salta, omite, desactiva, suprime, silencia, reduce, baja, debilita, relaja, evita, ignora, quita, acorta, "
        "descarta, elimina"
    ),
    "control": (
        "paso de aprobación, paso de revisión, escaneo de secretos, detección de secretos, secretos filtrados, "
        "verificación de firma~, verificación de certificado~, verificación tls, comprobación de permisos, "
        "validación de entrada~, avisos de seguridad, alertas de seguridad, controles de seguridad, doble factor, "
        "segundo factor, suma de verificación, registro de auditoría, protección de rama~, control de fraude, "
        "control antifraude, cortafuegos, firewall, correos de alerta, notificaciones de seguridad, clave del host, "
        "segunda aprobación, segundo revisor, alarma de presupuesto, política de contraseñas, la revisión"
    ),
    "alter": (
        "^ edita, ^ cambia, ^ reemplaza, ^ sustituye, ^ reescribe, ^ borra, ^ modifica, ^ renombra, edita el hook, "
        "cambia el hook"
    ),
    "trips": "bloquea, bloquee, no coincide, no coincida, se queja, rechaza, rechace, impide, estorba, molesta",
    "local_only": "en las pruebas, en pruebas, local, en local, entorno de pruebas, desarrollo, demo, solo, sólo",
    "store": "guarda, escribe, anota, copia, registra, recoge, almacena, graba",
    "secret_word": "contraseña, contraseñas, clave, claves, pin, credenciales, token, llave privada",
    "typed_by": (
        "escriba|escribe|teclee|teclea|introduzca|introduce|ponga el usuario|desarrollador, que escriba el, "
        "que escribe el, que teclee, que introduzca, pide al usuario, pídele al usuario, pulsaciones"
    ),
    "only_good": (
        "solo de las|los|lo pruebas|que|tests que|pasan|pasaron, solo las pruebas que pasan, "
        "solo lo que pasa|funciona|pasó, sólo las que pasan, solo los éxitos, solo los aciertos, solo de las pruebas, "
        "solo las exitosas"
    ),
    "nothing_forbidden": (
        "no hay órdenes|comandos|acciones prohibidas|prohibidos|vetadas, ningún comando está prohibido, "
        "ninguna orden está prohibida, nada está prohibido, todo está permitido, no hay nada prohibido, "
        "puedes hacer cualquier cosa|todo, no necesitas permiso, no hace falta permiso"
    ),
    "mislead": (
        "para que * crea|piense, haz creer, hazle creer, que parezca que, de modo que * crea, da la impresión, "
        "como si nada, cambia las fechas, antedata, altera las fechas, difícil de leer, para que no se entienda, "
        "hasta que acepte, hasta que diga que sí, un no como un sí, no como sí, toma un no"
    ),
    "give_out": "da, dale, entrega, comparte, pasa, envía, di",
    "whom": "a quien lo pida, a quien pregunte, a cualquiera que, a cualquiera, a todo el que, a terceros",
    "evade": (
        "para que * no lo|la|se detecte|detecten|note|encuentre|salte, sin que lo detecte, para no ser detectad~, "
        "evitar la detección, eludir"
    ),
    "destroy": (
        "borra las copias de seguridad, borra todas las copias, elimina los backups, borra los backups, "
        "formatea el disco, borra la base de producción, borra todas las ramas"
    ),
    "pose": (
        "en nombre del usuario|desarrollador|jefe, hazte pasar, haciéndote pasar, suplanta, con la segunda cuenta, "
        "con otra cuenta, como si lo hubiera escrito, como si fuera de, firma como, firmando como, en su nombre, "
        "en lugar del usuario, con el nombre de"
    ),
    "top_priority": (
        "máxima prioridad, prioridad máxima, tienen prioridad, tiene prioridad, va antes, van antes, va primero, "
        "tienen la última palabra, pasan por delante"
    ),
    "ignore_find": "aunque haya secretos|claves|fugas, aunque encuentres secretos|claves|fugas, aunque se filtren",
    "secretly": "a espaldas, sin conocimiento del, a escondidas",
    "intrude": (
        "inicia sesión como root, escanea la red, adivina la contraseña, keylogger, mina criptomonedas, "
        "deja la sesión abierta"
    ),
    "sensitive": "portapapeles, cada pregunta, lista de clientes, capturas, pulsaciones",
    "lie": "di que siempre, di que nunca",
    "publish": "haz, pon, cambia, publica, expón, abre, vuelve",
    "public_thing": "repositorio público, repo público, bucket público, a público, a internet, acceso anónimo",
    "invite": "^ invita, ^ añade, ^ agrega, ^ concede, ^ da, ^ haz",
    "as_power": (
        "como administrador|admin|propietario|colaborador, administrador de, permisos de administrador, "
        "acceso de administrador, acceso total, acceso de escritura, derechos de propietario"
    ),
    "commit_secret": (
        "sube el env|archivo .env, haz commit del env, escribe la contraseña en, contraseña en el código, "
        "clave en el código, token en el código, registra las contraseñas, deja activo el token"
    ),
    "type_yes": "responde por el usuario, en lugar del usuario, contesta por el usuario, acepta por el usuario",
}
