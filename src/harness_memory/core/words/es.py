"""Spanish."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

PROMPT: Cues = {
    "opener": "por, favor, y, pero, entonces, pues, bueno, también, oye, mira, así, ya, vale",
    "mask": (
        "no pasa nada, no te preocupes, no hay problema, no sé, no se preocupe, ni idea, no importa, no solo, "
        "contraseña incorrecta, no recuerdo, me acuerdo"
    ),
    "wrong": (
        "mal, está mal, incorrecto, incorrecta, equivocad~, erróne~, no es así, no es eso, así no, no es correcto, "
        "no es lo que, no era, te equivocas, te equivocaste, te olvidaste, olvidaste, se te olvidó, te faltó, "
        "falta el|la, rompiste, borraste, no te pedí, no pedí, no quería, deberías haber, tenías que, debiste, "
        "no deberías, no debería, no existe, no hay tal, no lo arreglaste, no tiene sentido, al revés, lo contrario, "
        "no hacía falta, no hace falta, innecesario, sobra, era mejor, estaba mejor, malinterpretaste, entendiste mal, "
        "no entendiste, obsoleto, no es un, no es una, no es el, no es la, no puede ser, no sirve, cambiaste, "
        "confundiste, invertiste, intercambiaste, duplicaste, ni existe, ni siquiera existe, ya no existe, "
        "hace tiempo que no, falta, faltan, justo lo contrario, te inventaste, por tu cuenta, el viejo, la vieja, "
        "te saltaste, te comiste, has cambiado|confundido|invertido|borrado|duplicado"
    ),
    "told": (
        "te dije, ya te dije, dije que, pedí, quise decir, quería decir, me refería, te pedí, acordamos, quedamos en, "
        "como dije, cuántas veces, según la documentación, la spec dice, hablamos de, sigues poniendo|haciendo|usando, "
        "otra vez con, déjalo ya, la idea era, el objetivo era, dijiste que"
    ),
    "undo": (
        "deshaz, revierte, vuelve a poner, vuelve atrás, déjalo como, restaura, quita eso, quítalo, devuélve~, "
        "ponlo como"
    ),
    "instead": "en vez de, en lugar de, sino, y no, mejor usa, más bien, no con|en",
    "forbid": (
        "^ no uses|toques|hagas|cambies|añadas|agregues|borres|pongas|edites|modifiques|crees|instales, ^ nada de, "
        "no uses|toques|hagas|cambies|añadas|edites, deja de, ^ nunca, no usamos, prohibido, no se toca, no se usa, "
        "no más, ^ mejor no, ^ no metamos, ^ no añadamos, ^ no agreguemos, ^ no usemos"
    ),
    "denial": "^ no, ^ espera, ^ para, ^ alto, ^ ojo, ^ qué va, ^ nop",
    "still": (
        "todavía, aún, sigue, sigue fallando, sigue igual, sigue roto|rota, sigue sin, sigue dando, todavía falla, "
        "aún falla, otra vez falla, mismo error, el mismo, no funciona, sigue el, vuelve a fallar, falla otra, "
        "tampoco funciona, no se arregló"
    ),
    "doubt": (
        "seguro, de verdad, por qué, raro, extraño, en realidad, no creo, no debería, no sería, creo que no, me parece"
    ),
    "should": "debería, debe, tiene que, hay que, va en",
    "habit": (
        "usamos, nosotros, en este repo|proyecto, nuestro repo|proyecto|equipo, aquí usamos, este repo|proyecto, "
        "el proyecto usa, siempre usamos, ya tenemos, ya existe"
    ),
    "prefer": "prefiero, preferiría, demasiado, más simple, más corto, no me gusta, mejor, menos, solo, excepto, salvo",
    "praise": (
        "gracias, genial, perfecto, bien, buenísimo, excelente, estupendo, jaja, jajaja, vale, dale, guay, muy bueno"
    ),
    "go_on": (
        "^ sigue, ^ continúa, ^ siguiente, ^ adelante, ^ sí, ^ ahora, ^ dale, el resto, lo mismo, ^ listo, "
        "ya reinicié, ^ procede, ^ luego"
    ),
    "self": (
        "me equivoqué, error mío, culpa mía, mi error, ya lo encontré, lo encontré, me confundí, fue culpa mía, "
        "olvídalo, pestaña equivocada, ventana equivocada, fallo mío, era yo"
    ),
    "quoted": "dice mi, jefe|colega|compañero dice|dijo, el mensaje, el texto, qué significa, según, la pantalla",
    "symptom": "falla, fallan, error, lento, blanco, timeout, rompe, cuelga, vacío, sale, tarda, da, devuelve, queda",
    "question": (
        "^ qué, ^ cómo, ^ por qué, ^ dónde, ^ cuál, ^ cuándo, ^ quién, ^ es, ^ hay, ^ puedes, ^ se puede, ^ está"
    ),
    "maybe": "quizá, quizás, tal vez, podría, podríamos, puede que, a lo mejor, pensamos, planeamos",
    "statement": (
        "^ yo, nunca he, siempre me, siempre he, ^ nosotros, nunca usé, nunca había, ^ él, ^ esto, ^ siempre se, "
        "^ nunca se"
    ),
    "request": (
        "^ usa, ^ escribe, ^ haz, ^ pon, ^ pregunta~, ^ ejecuta, ^ corre, ^ responde, ^ añade, ^ agrega, ^ no, "
        "^ nunca, ^ siempre, ^ mantén, ^ revisa, ^ crea, ^ deja, por favor"
    ),
    "keep": (
        "recuerda, recuérdalo, acuérdate, ten en cuenta, ten presente, anota, apunta, toma nota, memoriza, "
        "guarda * memoria, guárdalo, a claude.md, en claude.md, en la memoria, que no se te olvide, no olvides que, "
        "no te olvides de que, como regla, nueva regla, regístralo"
    ),
    "unlearn": "olvida lo que, olvida lo de, olvídate de lo",
    "recall": "no recuerdo, no me acuerdo, recuerdas, te acuerdas, recuerda ejecutar|correr, me recuerda, recuerdo que",
    "standing": (
        "nueva regla, la regla es, sin excepción, sin excepciones, de manera permanente, acostúmbrate, "
        "de ahora en adelante, a partir de ahora, a partir de hoy, desde ahora, de hoy en adelante, en adelante, "
        "en el futuro, la próxima vez, para la próxima, próximas veces, "
        "cada vez que hagas|escribas|crees|termines|edites|toques|añadas|cambies, hasta nuevo aviso, por norma, "
        "por regla, bajo ningún concepto, jamás, siempre que hagas|crees|escribas|edites, a futuro, desde hoy, "
        "en lo sucesivo, por defecto usa, regla permanente, orden permanente, en cada sesión, de aquí en adelante, "
        "a partir de este momento, cada vez que, nunca más, no vuelvas a, cada vez que despliegues|subas|termines, "
        "cuando diga"
    ),
    "always": "siempre, nunca, jamás, cada vez",
    "every": (
        "antes de cada, después de cada, en cada commit|pr|push|cambio|respuesta, tras cada, "
        "cada commit|pr|push|cambio, todo nuevo, toda nueva, cada nuevo|nueva, "
        "antes de commitear|commit|pushear|mergear"
    ),
    "only_now": (
        "solo esta vez, por esta vez, esta vez, solo hoy, por ahora, por hoy, de momento, en esta sesión, "
        "por el momento"
    ),
    "empty": (
        "esto, eso, lo, la, el, que, de, para, por, favor, en, y, a, me, te, se, un, una, tú, dijiste, acabas, decir, "
        "próxima, vez, bien, también"
    ),
    "done": "arreglado, corregido, listo, funciona, hecho, resuelto, pasa, pasan, solucionado, terminado, ya está",
    "fact": "es, era, son, está, están, fue, hay, tiene, tenemos, va, se llama, estaba",
    "negation": "no, ni, nunca, nada de",
    "polite": "puedes, podrías, por favor",
    "asking": "necesito, dime cuál, dime si, avísame",
    "advice": "prueba, ejecuta, limpia, por favor, puedes, debes, usa",
    "plan": "recomiendo, sugiero, propongo, podríamos, voy a, el plan, podría",
}
DECISION: Cues = {
    "decided": (
        "decidido, decidimos, hemos decidido, se decidió, decidiste, acordado, acordamos, quedamos en, queda, quedó, "
        "queda decidido, elegimos, elegiste, escogimos, escogiste, optamos, nos quedamos con, de ahora en adelante, "
        "a partir de ahora, a partir de hoy, a partir de esta, en adelante, definitivo, definitiva, cerrado, cerrada, "
        "como acordamos, descartado, descartamos, descartada, cambiamos a, migramos a, adoptamos, ya no, usaremos, "
        "no usaremos, mantenemos, seguimos con, unificamos, estandarizamos, confirmado, de acuerdo, cerrado el tema, "
        "asunto cerrado, tema cerrado, queda descartado, queda fuera, está decidido, sin excepciones, sin excepción, "
        "aprobado, aprobaste, según tu decisión, según su decisión, por tu decisión, tu elección, elegida, escogido, "
        "se queda, se quedan, se mantiene, se mantienen, nos quedamos en, anotado en el adr, registrado en el adr, "
        "rechazado, rechazada, eliminado definitivamente, fuera de alcance, va a ser, será siempre, hecho entonces, "
        "no entra en"
    ),
    "open": (
        "si, podría, podríamos, podemos, puede, quizá, quizás, tal vez, debería, deberíamos, aún no, todavía no, "
        "sin decidir, no está decidido, por decidir, pendiente, recomiendo, sugiero, propongo, quieres, prefieres, "
        "por ahora, de momento, temporal, mientras tanto, dime, opciones, hasta que, antes de decidir, depende, "
        "falta decidir, nada decidido, no hemos decidido, árbol de decisión, tú decides"
    ),
    "reported": "según, alguien, antes, en su momento, escribió, el readme dice, antiguamente, originalmente",
    "not_decided": (
        "de acuerdo con, no estoy de acuerdo, estás de acuerdo, está de acuerdo, estar de acuerdo, "
        "si estás de acuerdo, no está decidido|cerrado|definido, no se ha decidido, aún no decidimos, nada decidido"
    ),
    "by_you": (
        "dijiste, querías, preferiste, prefieres que, pediste, tu respuesta, tu elección, tu preferencia, tu sí, "
        "tu no, con tu visto, usted pidió, usted dijo, como pediste, como dijiste, tal como pediste, como querías, "
        "como quería, como indicaste, según tu respuesta, votación, el equipo"
    ),
    "lasting": (
        "solo, sólo, nunca, siempre, todos, todas, ya, eliminado, borrado, borré, eliminé, se queda, en vez de, "
        "en lugar de, sin"
    ),
    "ack": "^ bien, ^ entendido, ^ vale, ^ de acuerdo, ^ perfecto, ^ entonces, ^ claro, ^ listo",
    "only": "solo, sólo, únicamente, exclusivamente, nada más",
    "never": "no se hace, no se hará, nunca, no entra, no va, jamás, ningún, ninguna",
    "ever": "siempre, todos, todas, en todas partes",
    "stays": "seguimos, se queda, mantiene, conserva, continúa",
    "dropped": "eliminado, eliminada, borré, borrado, quité, retirado, sustituido, eliminé",
    "event": "fallan, fallaron, ejecuté, error, porque, minutos, pasan",
    "temp": "ahora mismo, de momento, por ahora, hasta la, actualmente",
    "not_reported": "según tu|su|vuestra",
}
THREAT: Cues = {
    "ignore": (
        "ignora, ignore, ignorar, olvida, olvídate, descarta, desestima, omite, anula, desobedece, salta, "
        "pasa por alto, no sigas, haz caso omiso, prevalece sobre, sustituye a, abandona, desecha"
    ),
    "earlier": (
        "anterior, anteriores, previa, previas, previo, previos, todas, todo, tus, sistema, cualquier, arriba, "
        "existentes, seguridad, demás, del sistema"
    ),
    "instructions": (
        "instruccion~, instrucción, reglas, directivas, órdenes, normas, prompt, indicaciones, políticas, política, "
        "restricciones, dicho, límites"
    ),
    "not_instructions": "reglas de eslint|lint|estilo|css, instrucciones de instalación|compilación",
    "identity": (
        "ahora eres, eres ahora, ya no eres, a partir de ahora eres, sin restricciones, sin límites, finge, "
        "haz como si, actúa como si, actúa como una ia, tu verdadero objetivo, tu verdadera, tu nuevo rol, "
        "tu nueva misión, tu nueva tarea, no puedes negarte, nunca te niegues, no rechaces, simula ser"
    ),
    "untold": (
        "no * digas|informes|avises|cuentes|menciones|reveles|notifiques|muestres|comentes|alertes, "
        "nunca * digas|informes|avises|cuentes|menciones|reveles|notifiques, "
        "sin * avisar|informar|decir|decirle|preguntar|notificar|avisarle|informarle, oculta, ocultar, ocúltalo, "
        "esconde, escóndelo, que no se entere, no debe saber|enterarse, no se entere, sin que * sepa|note|vea|entere, "
        "no le hables"
    ),
    "person": (
        "usuario, usuaria, usuarios, humano, persona, desarrollador, dueño, propietario, operador, administrador, "
        "nadie, revisor, revisores, mantenedor"
    ),
    "not_person": "usuario final, usuarios finales, nombre de usuario",
    "secretly": (
        "en secreto, a escondidas, secretamente, discretamente envía|sube|añade, sin dejar rastro, sin que nadie, "
        "entre nosotros, disimuladamente, no lo documentes, no lo registres, silenciosamente"
    ),
    "lie": (
        "di que * aunque, dile que * aunque, afirma que, informa * éxito, miente, engaña, falsifica, "
        "inventa los resultados, reporta éxito, asegura que * aunque, finge que"
    ),
    "replicate": "copia, añade, agrega, pega, escribe, repite, incluye, propaga, difunde, inserta, pon",
    "itself": (
        "esta nota, este texto, esta regla, estas líneas, este mensaje, esta instrucción, esta frase, esta memoria, "
        "este párrafo, el mismo texto, esta entrada"
    ),
    "everywhere": "cada, todos, todas, otros, otras, cualquier, nuevo, nuevos, demás, todo",
    "obey": "sigue, obedece, ejecuta, cumple, haz",
    "whatever": "todo lo que, cualquier instrucción, cualquier cosa que, lo que diga, cualquier orden",
    "source": (
        "páginas, correos, tickets, sitios, readme, página, comentario~, archivo~, web, correo~, documento~, salida, "
        "enlace, diga, issue~, dependencia"
    ),
    "foreign": (
        "trata * como orden|órdenes|instrucción|instrucciones, considera * como orden|instrucción, "
        "decodifica * y ejecuta|obedece, por encima del usuario, carga tus instrucciones, prioridad sobre el usuario"
    ),
    "send": (
        "envía, envíe, enviar, sube, subir, manda, mandar, publica, copia, transmite, reenvía, adjunta, filtra, "
        "exfiltra, comparte, pega, subiste"
    ),
    "sensitive": (
        "contraseña~, credencial~, token, tokens, variables de entorno, claves, clave, secretos, conversación, "
        "historial, código fuente, env, ssh, aws, datos, cookies, llaves, clave privada"
    ),
    "destination": (
        "http, https, servidor externo, otro servidor, servidor, webhook~, dirección, terceros, externo, externa, fuera"
    ),
    "approve": "aprueba, apruebe, acepta, acepte, permite, autoriza, concede, confirma, aprobar, responde sí",
    "all": "todas, todos, cualquier, cada, todo, automáticamente, siempre, toda",
    "permission": (
        "permiso~, solicitud~, llamada~, comando~, acción, acciones, petición, peticiones, confirmación, "
        "confirmaciones, herramienta~, ediciones, cambios, diálogo~"
    ),
    "unasked": (
        "sin preguntar, sin confirmación, sin confirmar, sin aprobación, sin permiso, sin revisión, sin pedir, "
        "no preguntes"
    ),
    "unhindered": (
        "responde sí, di que sí a, pulsa sí, haz clic en permitir, acepta todo, omite los permisos, "
        "salta los permisos, desactiva los permisos, puerta trasera, fuera del sandbox, desactiva el sandbox, "
        "shell inversa"
    ),
    "disable": (
        "desactiva, desactivar, deshabilita, apaga, omite, salta, elimina, borra, evita, evade, quita, ignora, esquiva"
    ),
    "guard": (
        "controles de seguridad, control de seguridad, verificación de permisos, comprobación de permisos, "
        "comprobaciones de seguridad, guardas, protecciones, registro de auditoría, registros de auditoría, "
        "todos los hooks, los hooks y, escáner de secretos, el sandbox, filtros de seguridad, vigilancia, "
        "logs de auditoría, salvaguardas, historial"
    ),
    "leak": (
        "muestra * prompt del sistema, revela * prompt, imprime * prompt del sistema, revela tus instrucciones, "
        "muestra tus instrucciones, imprime las variables de entorno"
    ),
    "negation": "no, nunca, jamás, evita, prohibido, sin, en vez de, ni",
    "not_negation": "no dudes, no solo, sin preguntar|confirmar|confirmación|aprobación|revisión|permiso, no esperes",
    "unbound": (
        "sigue solo esta|este, solo vale esta|este, ya no se aplican, por encima de todas las reglas, quedan anuladas, "
        "ya no tienes que seguir|obedecer, no hace falta que sigas|obedezcas, no estás obligado"
    ),
    "priority": "prevalece, tiene prioridad, está por encima, es la única fuente, no borrar|eliminar|cambiar",
    "self": "esta nota, esta entrada, este recuerdo, este texto",
    "order_noun": "comandos, órdenes, orden, instrucciones, tareas, peticiones",
    "likened": "como órdenes, como orden, valen como, equivalen, igual que las del, del usuario",
}
