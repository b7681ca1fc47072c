"""Portuguese."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

PROMPT: Cues = {
    "opener": "por, favor, e, mas, então, também, bom, olha, pf, pfv, ah, aí, já, tá",
    "mask": (
        "não tem problema, sem problema, não sei, não faz mal, não se preocupe, senha errada, não só, não lembro, "
        "não apenas"
    ),
    "wrong": (
        "errado, errada, incorreto, incorreta, não está certo, não tá certo, não é isso, não era isso, não é assim, "
        "assim não, você esqueceu, esqueceu, faltou, você quebrou, quebrou, você apagou, apagou, entendeu errado, "
        "entendeu mal, você se enganou, não pedi, não foi o que, não era para, não era pra, não queria, devia ter, "
        "deveria ter, não devia, não deveria, não existe, não corrigiu, não faz sentido, ao contrário, o contrário, "
        "desnecessário, não precisa, era melhor, estava melhor, piorou, obsoleto, não é um, não é uma, não é o, "
        "não é a, não pode ser, não serve, nada a ver, tá errado, está errado, trocou, confundiu, inverteu, duplicou, "
        "nem existe, não existe mais, já não existe, falta, faltam, exatamente o oposto, inventou, por conta própria, "
        "o antigo, a antiga, pulou, você mudou|trocou|quebrou|esqueceu"
    ),
    "told": (
        "eu disse, já disse, eu falei, já falei, falei que, disse que, eu quis dizer, quis dizer, eu pedi, te pedi, "
        "combinamos, como eu disse, a gente combinou, quantas vezes, a spec diz, segundo a documentação, "
        "continua colocando|fazendo|usando, de novo com, para com isso, a ideia era, o objetivo era, você disse que"
    ),
    "undo": (
        "desfaz, desfaça, reverte, reverta, volta como, volta ao, restaura, tira isso, remove isso, bota de volta, "
        "coloca de volta, põe de volta"
    ),
    "instead": "em vez de, ao invés de, no lugar de, e não, e sim, mas sim, não com|em|no|na",
    "forbid": (
        "não mexe|mexa|use|usa|toque|altere|muda|mude|edite|edita|faça|apague|crie|adicione|instale, ^ nada de, "
        "para de, pare de, ^ nunca, não usamos, a gente não usa, proibido, não é para, chega de, ^ melhor não, "
        "^ não vamos"
    ),
    "denial": "^ não, ^ nao, ^ espera, ^ peraí, ^ calma, ^ opa, ^ para, ^ ué, ^ negativo",
    "still": (
        "ainda, continua, continua quebrado|quebrada|falhando|igual|dando|sem|com|o|a|vermelho, ainda falha, "
        "ainda quebrado, ainda está, ainda tá, ainda dá, mesmo erro, o mesmo, não funciona, não funcionou, "
        "falhou de novo, de novo, não resolveu, quebrou de novo, segue falhando"
    ),
    "doubt": "tem certeza, certeza, sério, por que, estranho, na verdade, acho que não, não acho, não seria, será que",
    "should": "deve, deveria, tem que, precisa ser, fica em",
    "habit": (
        "usamos, a gente usa, nós usamos, neste repo|projeto, nesse repo|projeto, nosso repo|projeto|time, "
        "aqui usamos, aqui a gente, este repo|projeto, o projeto usa, já temos, já existe, já tem"
    ),
    "prefer": (
        "prefiro, preferia, muito longo, muito complexo, complicado demais, mais simples, mais curto, não gostei, "
        "não gosto, melhor, só, exceto, menos"
    ),
    "praise": (
        "obrigado, obrigada, valeu, ótimo, perfeito, bom, boa, excelente, kkk, kkkk, beleza, maravilha, muito bom, haha"
    ),
    "go_on": (
        "^ continua, ^ continue, ^ segue, ^ próximo, ^ sim, ^ agora, ^ pode, ^ manda, o resto, o mesmo para, ^ pronto, "
        "já reiniciei, ^ vai, ^ depois, ^ isso"
    ),
    "self": (
        "eu errei, me enganei, erro meu, culpa minha, achei, já achei, encontrei, me confundi, foi mal, esqueci, "
        "deixa pra lá, eu confundi, aba errada, janela errada, fui eu"
    ),
    "quoted": "diz meu, chefe|colega diz|disse, a mensagem, o texto, o que significa, segundo, aparece",
    "symptom": "falha, falham, erro, lento, branco, timeout, trava, quebra, vazio, dá, cai, demora, retorna, fica",
    "question": (
        "^ o que, ^ como, ^ por que, ^ onde, ^ qual, ^ quando, ^ quem, ^ é, ^ tem, ^ pode, ^ dá pra, por quê, ^ que, "
        "^ está"
    ),
    "maybe": "talvez, poderia, pode ser que, quem sabe, pensamos em, planejamos, estamos pensando, podemos",
    "statement": (
        "^ eu, nunca usei, nunca vi, sempre me, ^ nós, ^ ele, ^ ela, ^ isso sempre, ^ a gente sempre, nunca tinha"
    ),
    "request": (
        "^ usa, ^ use, ^ escreve, ^ escreva, ^ faz, ^ faça, ^ coloca, ^ coloque, ^ pergunta, ^ pergunte, ^ roda, "
        "^ rode, ^ responde, ^ responda, ^ adiciona, ^ não, ^ nunca, ^ sempre, ^ mantém, ^ cria, ^ crie, por favor, "
        "^ mantenha"
    ),
    "keep": (
        "lembra, lembre, lembre-se, lembra disso, lembrem, anota, anote, toma nota, memoriza, memorize, guarda, "
        "guarde, grava isso, na memória, em claude.md, no claude.md, ao claude.md, não esquece que, não esqueça que, "
        "tenha em mente, leve em conta, como regra, nova regra, registra isso, registre"
    ),
    "unlearn": "esquece o que, esqueça o que, esquece aquilo",
    "recall": (
        "não lembro, não me lembro, você lembra, lembra se, lembra qual, lembra de rodar, me lembra, lembro que, "
        "lembra do, lembra quando"
    ),
    "standing": (
        "nova regra, a regra é, sem exceção, permanentemente, acostume-se, em qualquer hipótese, "
        "de agora em diante, a partir de agora, a partir de hoje, daqui pra frente, daqui para frente, "
        "daqui em diante, no futuro, da próxima vez, na próxima vez, próxima vez, nas próximas, sempre que você, "
        "sempre que fizer|criar|escrever|editar|terminar|mexer, toda vez que você, "
        "toda vez que fizer|criar|terminar, até segunda ordem, via de regra, por padrão use, em hipótese alguma, "
        "jamais, de hoje em diante, doravante, regra permanente, ordem permanente, em cada sessão, "
        "a partir deste momento, sempre que, toda vez que, nunca mais, quando eu disser, sempre antes de"
    ),
    "always": "sempre, nunca, jamais, toda vez",
    "every": (
        "antes de cada, depois de cada, após cada, a cada commit|pr|push|mudança, em cada commit|pr|push, "
        "em todo commit|pr|push, todo commit|pr, todo novo, toda nova, cada novo|nova, "
        "antes de commitar|fazer|subir|mergear, antes do commit|push|merge"
    ),
    "only_now": (
        "só dessa vez, só desta vez, dessa vez, desta vez, só hoje, por enquanto, por hoje, nesta sessão, no momento"
    ),
    "empty": (
        "isso, isto, o, a, os, as, que, de, para, pra, por, favor, em, e, me, se, um, uma, você, disse, aí, bem, "
        "também, próxima, vez, acabou, dizer"
    ),
    "done": (
        "corrigido, pronto, funciona, funcionando, feito, resolvido, passa, passam, consertado, terminado, concluído, "
        "arrumado"
    ),
    "fact": "é, era, são, está, estão, foi, tem, temos, fica, há, se chama, tá",
    "negation": "não, nem, nunca, nada de",
    "polite": "pode, você pode, poderia, por favor, consegue",
    "asking": "preciso de, me diga, me avise",
    "advice": "tente, rode, execute, limpe, por favor, você pode, use",
    "plan": "recomendo, sugiro, proponho, vou, poderíamos, podemos, o plano",
}
DECISION: Cues = {
    "decided": (
        "decidido, decidimos, decidiu, você decidiu, ficou decidido, ficou definido, definido, definimos, acordado, "
        "combinado, combinamos, escolhemos, escolheu, escolhido, optamos, optou, fica, ficamos com, ficou, "
        "de agora em diante, a partir de agora, a partir desta, daqui pra frente, daqui para frente, definitivo, "
        "definitiva, fechado, como combinado, descartado, descartamos, descartada, mudamos para, migramos para, "
        "adotamos, não usamos mais, vamos usar, usaremos, mantemos, seguimos com, padronizamos, confirmado, não vamos, "
        "de acordo, está decidido, assunto encerrado, sem exceção, sem exceções, aprovado, aprovou, "
        "conforme sua escolha, conforme sua decisão, sua escolha foi, você escolheu, você preferiu, fica fora, "
        "ficou fora, fica valendo, está fechado, combinado então, mantém-se, permanece, rejeitado, rejeitada, "
        "registrado no adr, anotado no adr, saiu de vez, removido de vez, abandonamos, desistimos, não entra no|na"
    ),
    "open": (
        "se, poderia, poderíamos, podemos, pode, talvez, deveria, deveríamos, ainda não, não está definido, "
        "não foi decidido, não decidimos, a decidir, indefinido, em aberto, pendente, recomendo, sugiro, proponho, "
        "quer que, prefere, por enquanto, temporário, provisório, enquanto isso, me diga, diga, opções, até que, "
        "antes de decidir, antes de escolher, depende, falta decidir, nada decidido, árvore de decisão, você decide"
    ),
    "reported": "segundo, de acordo com o, alguém, antigamente, escreveu, o readme diz, originalmente",
    "not_decided": (
        "de acordo com, está de acordo, se estiver de acordo, se concordar, não está definido|decidido|fechado, "
        "não foi decidido|definido, não ficou decidido|definido, ainda não decidimos"
    ),
    "by_you": (
        "você disse, você queria, você pediu, você prefere que, sua resposta, sua escolha, sua preferência, seu sim, "
        "seu não, com seu aval, como pediu, como você pediu, como você queria, como queria, como indicou, "
        "conforme sua resposta, segundo sua resposta, a votação, o time"
    ),
    "lasting": "só, somente, apenas, nunca, sempre, todos, todas, agora, removi, apaguei, excluí, fica, ficam, em vez",
    "ack": "^ certo, ^ entendido, ^ ok, ^ de acordo, ^ perfeito, ^ então, ^ combinado, ^ beleza",
    "only": "só, somente, apenas, exclusivamente, unicamente",
    "never": "não haverá, nunca, não entra, não vai, jamais, nenhum, nenhuma, não * mais",
    "ever": "sempre, todos, todas, em toda",
    "stays": "seguimos, fica, mantém, continua, permanece",
    "dropped": "removido, removida, apaguei, excluído, retirado, substituído, removi",
    "event": "falharam, rodei, erro, porque, minutos, passaram, executei",
    "temp": "no momento, por ora, por enquanto, até a, atualmente",
    "not_reported": "segundo sua|seu|tua",
}
THREAT: Cues = {
    "ignore": (
        "ignore, ignora, ignorar, esqueça, esquece, descarte, desconsidere, desobedeça, anule, contorne, pule, "
        "não siga, prevalece sobre, substitui, abandone, viole"
    ),
    "earlier": (
        "anterior, anteriores, prévias, prévios, todas, tudo, suas, seus, sistema, acima, existentes, segurança, "
        "demais, qualquer, todos"
    ),
    "instructions": (
        "instruç~, regras, diretrizes, ordens, normas, prompt, orientações, políticas, política, restrições, limites, "
        "disseram"
    ),
    "not_instructions": "regras de lint|estilo, regras do eslint, instruções de instalação|build",
    "identity": (
        "você agora é, agora você é, a partir de agora você é, você não é mais, sem restrições, sem limites, finja, "
        "faça de conta, aja como se, aja como uma ia, seu verdadeiro objetivo, seu novo papel, sua nova missão, "
        "sua verdadeira, nunca recuse, não recuse, não pode recusar"
    ),
    "untold": (
        "não * diga|informe|avise|conte|mencione|revele|notifique|mostre|comente|fale|alerte, "
        "nunca * diga|informe|avise|conte|mencione|revele|notifique, "
        "sem * avisar|informar|dizer|contar|perguntar|notificar, esconda, oculte, ocultar, não deve saber, "
        "não pode saber, sem que * saiba|perceba|veja|note, não deixe, omita"
    ),
    "person": (
        "usuário, usuária, usuários, humano, pessoa, desenvolvedor, dono, proprietário, operador, administrador, "
        "ninguém, revisor, revisores, utilizador, mantenedor"
    ),
    "not_person": "usuário final, usuários finais, nome de usuário",
    "secretly": (
        "em segredo, escondido, secretamente, discretamente, sem deixar rastro, sem deixar rastros, entre nós, "
        "às escondidas, silenciosamente, não documente isso, na surdina"
    ),
    "lie": (
        "diga que * mesmo, afirme que, relate sucesso, minta, engane, falsifique, invente os resultados, "
        "informe sucesso, finja que, reporte * como"
    ),
    "replicate": "copie, adicione, cole, escreva, repita, inclua, propague, espalhe, insira, coloque, copia",
    "itself": (
        "esta nota, essa nota, este texto, esse texto, esta regra, essa regra, estas linhas, esta mensagem, "
        "esta instrução, esta frase, esta memória, este parágrafo, o mesmo texto"
    ),
    "everywhere": "cada, todos, todas, outros, outras, qualquer, novo, novos, demais, todo",
    "obey": "siga, obedeça, execute, cumpra, faça",
    "whatever": "tudo o que, tudo que, qualquer instrução, qualquer coisa que, o que * disser, qualquer comando",
    "source": (
        "páginas, emails, e-mails, tickets, sites, readme, página, comentário~, arquivo~, web, email~, e-mail~, "
        "documento~, saída, link, disser, diz, issue~, dependência, site"
    ),
    "foreign": (
        "trate * como ordem|ordens|instrução|instruções, considere * como ordem|instrução, "
        "decodifique * e execute|obedeça|siga, acima do usuário, carregue suas instruções, prioridade sobre o usuário"
    ),
    "send": (
        "envie, enviar, mande, mandar, suba, publique, copie, transmita, encaminhe, anexe, vaze, exfiltre, "
        "compartilhe, poste, cole, faça upload"
    ),
    "sensitive": (
        "senha~, credenciai~, token, tokens, variáveis de ambiente, chaves, chave, segredos, conversa, histórico, "
        "código fonte, código-fonte, env, ssh, aws, dados, cookies, chave privada"
    ),
    "destination": (
        "http, https, servidor externo, outro servidor, servidor, webhook~, endereço, terceiros, externo, externa"
    ),
    "approve": "aprove, aceite, permita, autorize, conceda, confirme, aprovar, responda sim",
    "all": "todas, todos, qualquer, cada, tudo, automaticamente, sempre, toda",
    "permission": (
        "permiss~, solicitaç~, chamada~, comando~, ação, ações, pedido~, confirmaç~, ferramenta~, edições, mudanças, "
        "diálogo~, requisiç~"
    ),
    "unasked": (
        "sem perguntar, sem confirmação, sem confirmar, sem aprovação, sem permissão, sem revisão, sem pedir, "
        "não pergunte"
    ),
    "unhindered": (
        "responda sim, clique * em sim|permitir|aceitar, diga sim a, aceite tudo, ignore as permissões, "
        "desative as permissões, porta dos fundos, fora do sandbox, desative o sandbox, shell reverso"
    ),
    "disable": (
        "desative, desativar, desabilite, desligue, pule, contorne, remova, apague, exclua, evite, burle, ignore"
    ),
    "guard": (
        "verificações de segurança, verificação de segurança, checagem de segurança, verificação de permissões, "
        "proteções, log de auditoria, logs de auditoria, registro de auditoria, todos os hooks, os hooks e, "
        "scanner de segredos, o sandbox, filtros de segurança, monitoramento, salvaguardas, histórico"
    ),
    "leak": (
        "mostre * prompt do sistema, revele * prompt, imprima * prompt do sistema, revele suas instruções, "
        "mostre suas instruções, imprima as variáveis de ambiente"
    ),
    "negation": "não, nunca, jamais, evite, proibido, sem, em vez, nem",
    "not_negation": "não hesite, não só, sem perguntar|confirmar|confirmação|aprovação|revisão|permissão, não espere",
    "unbound": (
        "siga apenas esta|este, só vale esta|este, não se aplicam mais, acima de todas as regras, estão anuladas, "
        "não precisa mais seguir|obedecer, não é obrigado"
    ),
    "priority": "prevalece, tem prioridade, está acima, única fonte, não apagar|excluir|alterar",
    "self": "esta nota, esta entrada, este texto, esta memória",
    "order_noun": "comandos, ordens, instruções, tarefas, pedidos",
    "likened": "como ordens, valem como, equivalem, do usuário, como se o usuário",
}
