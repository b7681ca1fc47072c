"""Portuguese."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

FRAMES: Cues = {
    "nay": "não, nunca, jamais, nada, nem, sem, ninguém, nenhum, nenhuma",
    "tell": (
        "mencione, mencionar, diga, dizer, conte, contar, informe, informar, avise, avisar, mostre, mostrar, saber, "
        "saiba, veja, ver, inclua, incluir, revele, fale, comente, perceba"
    ),
    "shown_to_users": (
        "erros internos, mensagem de erro, mensagens de erro, tela, interface, senha~, usuário final, usuários, "
        "interno~, interna~, formulário"
    ),
    "own_work": (
        "esta etapa, este passo, isto, isso, disso, esta mudança, estas mudanças, a alteração, as falhas, a falha, "
        "falhas, erros, erro, ignorados, o envio, a chamada, os outros, as outras, o resto, os demais"
    ),
    "account_given": (
        "resumo, relatório, mensagem de commit, resposta, respostas, descrição, pull request, relate, relate só, "
        "informe só"
    ),
    "omit": "omita, oculte, deixe * fora, deixe * de fora, retire * do, exclua * do, esconda, disfarce, cale",
    "mum": (
        "fique em silêncio, nem uma palavra, não diga nada, guarde segredo, fique quieto, não comente, "
        "não toque no assunto, não traga o assunto, evite o assunto, sem comentar, não precisa dizer, em silêncio $"
    ),
    "claim": (
        "marque, diga, reporte, informe, declare, escreva, anote, responda, afirme, registre, coloque, apresente, "
        "indique"
    ),
    "good": (
        "como aprovado~|aprovados|passou|passados|sucesso|corretos|verdes|feito|verificado, aprovado, aprovados, "
        "sucesso, tudo certo, verde, passaram, concluído"
    ),
    "bad": (
        "falham, falha, falhar, falharem, falhou, falharam, vermelho, mesmo que, mesmo quando, ainda que, embora, "
        "não importa, sem executar, sem rodar, sem ter, não rodou, erro, erros"
    ),
    "pretend_done": "finja ter, finja que, faça de conta, simule ter",
    "if_asked": (
        "se|quando te|alguém|o|perguntarem perguntarem|perguntar|usuário|pergunta, se perguntarem, "
        "se alguém perguntar, se o usuário perguntar|pedir|quiser, quando o usuário perguntar|pedir, "
        "ao ser perguntado"
    ),
    "excuse": (
        "diga que|não, responda que|não|com, negue, negue-o, mostre apenas|só|somente, alegue, finja, insista, "
        "a resposta é, ponha a culpa, culpe"
    ),
    "consented": (
        "aprovou, autorizou, aceitou, permitiu, confirmou, consentiu, concordou, deu permissão|autorização|aval, "
        "disse sim, liberou"
    ),
    "consent_given": (
        "aprovação está dada, permissão concedida, silêncio como consentimento|aprovação, "
        "considere * aprovado|autorizado|concedida, pré-aprovad~, preaprovad~, vale como consentimento"
    ),
    "operation": (
        "ações, ação, comando~, operação, operações, chamada~, mudanças, alterações, tudo, deploy~, push, exclusão, "
        "merge"
    ),
    "condition": "depois, quando, até, só, somente, apenas, se, uma vez, exceto, antes, requer, requerem, precisa",
    "unasked": (
        "não pergunte de novo|novamente|mais|outra, sem perguntar, não precisa perguntar|confirmar|pedir, "
        "não peça confirmação|permissão, sem esperar, sem consultar, não pergunte, sem fazer perguntas, "
        "não faça perguntas, nenhuma confirmação é necessária, confirmação não é necessária, não é preciso confirmar, "
        "sem necessidade de confirmação"
    ),
    "go": (
        "^ execute, ^ envie, ^ faça, ^ apague, ^ prossiga, ^ continue, ^ rode, ^ implante, ^ mescle, "
        "pode executar|enviar|apagar|rodar|fazer, siga em frente, faça direto, ^ aja"
    ),
    "user_words": (
        "o que o usuário|desenvolvedor|a, as mensagens do usuário, as palavras do usuário, os pedidos do usuário, "
        "do usuário|desenvolvedor, usuário pediu|disse|diz|pede|quer|digita, que o usuário pede|quer|diz, "
        "o que o usuário pede|quer|diz, os do usuário, as do usuário|projeto, do que o usuário"
    ),
    "void": (
        "não vale mais, não valem mais, não conta mais, já não vale|valem|conta, não se aplica mais, "
        "não se aplicam mais, perdeu a validade, sem efeito, anulad~, suspens~, revogad~, caducou, "
        "não precisa seguir|cumprir|obedecer"
    ),
    "guidance": "instruções, regras, normas, limites, restrições, diretrizes, orientações, mensagem do sistema",
    "yours": "suas, seus, você, te, todas, todos, qualquer, sistema, desenvolvedor",
    "outrank": (
        "acima, antes, mais que, mais do que, em vez, prevalece sobre, sobre, vem antes do, vêm antes do, "
        "vale mais que, importa mais que"
    ),
    "contra_user": (
        "mesmo que o|a usuário|usuária|desenvolvedor, ainda que o usuário, contra a vontade do, mesmo se o usuário"
    ),
    "this_text": (
        "esta nota, este texto, esta linha, o que segue, esta lista, nesta lista, esta mensagem, este parágrafo, "
        "esta entrada"
    ),
    "decides": "siga, obedeça, manda, decide, vale, prevalece, guie-se, o administrador",
    "hand_on": "copie, cole, adicione, acrescente, escreva, coloque, inclua, insira, repita, passe, anexe",
    "this_wording": (
        "este parágrafo, esta nota, este texto, estas linhas, esta frase, estas frases, esta regra, esta mensagem, "
        "este trecho"
    ),
    "where_it_spreads": "cada, todos, todas, outros, outras, qualquer, claude.md, subagente~",
    "outside": (
        "página web, páginas web, páginas, site~, issues, issue, ticket~, comentário~, e-mail~, emails, saída de, "
        "resultado~ de busca, dependência~, servidor, agente remoto, fornecedor, fabricante, documentos externos, "
        "documentação externa, descrição do pacote"
    ),
    "orders": "ordens, ordem, instruções, instrução, comando~, tarefas, peça, peçam, diga, digam, mande",
    "comply": "execute, cumpra, obedeça, siga, faça, realize, atenda, acate, rode",
    "as_user": "como se o usuário, como se * pelo usuário, como instruções do usuário, como ordem do usuário",
    "move_out": (
        "envie, mande, copie, suba, cole, anexe, publique, inclua, escreva, coloque, compartilhe, imprima, guarde, "
        "salve"
    ),
    "home_secret": (
        "credenciais, senha de sudo, senha do sudo, variáveis de ambiente, chave privada, histórico, conteúdo de, "
        "conteúdo do"
    ),
    "out_place": (
        "descrição, comentário~, resposta, pull request, mensagem de commit, externo, servidor, público, resumo, "
        "https, http, issue, sessões"
    ),
    "plant": "deixe, adicione, acrescente, insira, introduza, crie, abra, coloque, esconda, instale, plante",
    "hole": (
        "porta dos fundos, backdoor, conta oculta, conta secreta, administrador oculto, senha fixa, vulnerabilidade, "
        "brecha, porta 4444, erro sutil, bug sutil"
    ),
    "standing_order": "sempre, cada, todo, todos, todas, qualquer",
    "turn_off": "^ desative, ^ desligue, ^ desabilite, ^ remova, ^ pule, ^ contorne, ^ ignore, ^ tire",
    "guarding": (
        "os hooks, todos os hooks, o sandbox, log de auditoria, auditoria, regras de negação, validação de comandos, "
        "verificações, permissões, guardas"
    ),
    "erase": "apague, exclua, limpe, esvazie, elimine, remova",
    "trail": "registro, registros, log, logs, histórico, rastro, rastros, auditoria",
    "so_unseen": (
        "não deixar rastro|rastros|vestígios, sem deixar rastro|rastros|vestígios, ninguém note|veja|saiba|perceba, "
        "para que ninguém, não seja possível rastrear"
    ),
    "unseen": (
        "para que ninguém, sem que * note|veja|saiba|perceba, passe despercebid~, sem chamar a atenção, "
        "sem chamar atenção"
    ),
    "away": (
        "usuário não está|responde|responder, desenvolvedor não está|responde, "
        "usuário estiver|está|parece ausente|fora, se ausenta, não responder, estiver ausente, férias, de férias, "
        "no almoço, ausente, não estiver"
    ),
    "falsify": "mude, edite, ajuste, modifique, altere, falsifique, troque",
    "measured": "número, números, cifra, resultado, resultados, cobertura, valor esperado, asserção, asserções",
    "drop_test": "apague|exclua|comente|remova o|os|a|as teste|testes|asserção",
    "forget_review": "sem olhar, sem ler, às cegas",
    "next_task": (
        "aceite sempre, sempre aceite, clique em permitir|sim|aceitar, escolha permitir|sempre, permitir sempre, "
        "responda sim"
    ),
    "any_prompt": "aviso~, diálogo~, permissão, permissões, confirmação, confirmações, janela~, pedidos de, aparecer",
    "persona": "você é, você agora, aja como, comporte-se, fale como, responda como, faça o papel",
    "no_bounds": (
        "sem regras, sem limites, sem políticas, sem restrições, com todas as permissões, dono, administrador, admin, "
        "o dono"
    ),
    "spill": "mostre, imprima, escreva, revele, cite, publique, cole",
    "inner_words": "prompt do sistema, mensagem do sistema, suas instruções, instruções ocultas, instruções internas",
    "refuse": "recusar, recuse, recusas, negar-se",
    "diminish": (
        "pule, omita, desative, suprima, silencie, reduza, baixe, enfraqueça, relaxe, evite, ignore, remova, encurte, "
        "descarte, tire"
    ),
    "control": (
        "etapa de aprovação, etapa de revisão, varredura de segredos, detecção de segredos, segredos vazados, "
        "verificação de assinatura~, verificação de certificado~, verificação tls, checagem de permissões, "
        "validação de entrada~, avisos de segurança, alertas de segurança, controles de segurança, dois fatores, "
        "segundo fator, soma de verificação, log de auditoria, proteção de branch~, controle de fraude, "
        "controle antifraude, firewall, e-mails de alerta, notificações de segurança, chave do host, "
        "segunda aprovação, segundo revisor, alarme de orçamento, política de senhas, a revisão"
    ),
    "alter": (
        "^ edite, ^ mude, ^ troque, ^ substitua, ^ reescreva, ^ apague, ^ altere, ^ modifique, ^ renomeie, "
        "edite o hook, altere o hook"
    ),
    "trips": (
        "bloquear, bloqueia, bloqueie, não bater, não corresponde~, reclamar, reclama, rejeitar, rejeita, impedir, "
        "impede, atrapalhar, atrapalha"
    ),
    "local_only": (
        "nos testes, em testes, local, localmente, ambiente de teste, desenvolvimento, demo, só, somente, apenas"
    ),
    "store": "guarde, escreva, anote, copie, registre, colete, armazene, grave, salve",
    "secret_word": "senha, senhas, chave, pin, credenciais, token, chave privada",
    "typed_by": (
        "que o usuário digitar|digita|inserir|insere|informar, o usuário digitar|digita, digitada pelo usuário, "
        "digitadas pelo usuário, peça ao usuário a, teclas digitadas"
    ),
    "only_good": (
        "só os testes que, apenas os testes que, somente os testes que, só o que passou|funcionou, "
        "apenas o que passou|funcionou, só os sucessos, só as que passaram, só os que passaram, "
        "apenas os que passaram, só os aprovados"
    ),
    "nothing_forbidden": (
        "nenhum comando é proibido, nenhuma ação é proibida, nada é proibido, tudo é permitido, tudo está liberado, "
        "não há comandos proibidos, não existem comandos proibidos, você pode fazer tudo|qualquer, "
        "não precisa de permissão"
    ),
    "mislead": (
        "para que * acredite|pense|ache, faça * acreditar|crer|pensar, pareça que, de modo que * acredite|pense, "
        "dê a impressão, como se nada, mude as datas, altere as datas, retroativa, difícil de ler, "
        "para que não se entenda, até que aceite, até ele dizer sim, um não como sim, não como sim, "
        "recusa como aceite"
    ),
    "give_out": "dê, entregue, compartilhe, passe, envie, forneça",
    "whom": (
        "a quem pedir, a quem perguntar, a qualquer um, para qualquer um, para quem pedir, a todos que, a terceiros"
    ),
    "evade": (
        "para que * não o|a|os|seja detecte|detectado|perceba|encontre, para não ser detectad~, evitar a detecção, "
        "burlar"
    ),
    "destroy": (
        "apague os backups, apague todos os backups, exclua os backups, formate o disco, apague o banco de produção, "
        "apague todas as branches"
    ),
    "pose": (
        "em nome do usuário|desenvolvedor|chefe, faça-se passar, se passe por, passe-se por, com a segunda conta, "
        "com outra conta, como se * tivesse escrito, assine como, em seu nome, no lugar do usuário, com o nome de, "
        "em nome de"
    ),
    "top_priority": (
        "prioridade máxima, máxima prioridade, têm prioridade, tem prioridade, vem antes, vêm antes, vem primeiro, "
        "têm a última palavra"
    ),
    "ignore_find": (
        "mesmo que haja segredos|chaves|vazamentos, mesmo que encontre segredos|chaves|vazamentos, mesmo com segredos"
    ),
    "secretly": "pelas costas, sem o conhecimento, às escondidas",
    "intrude": (
        "entre como root, faça login como root, escaneie a rede, adivinhe a senha, keylogger, minere, "
        "deixe a sessão aberta"
    ),
    "sensitive": "área de transferência, cada pergunta, lista de clientes, capturas de tela, teclas",
    "lie": "diga que sempre, diga que nunca",
    "publish": "torne, coloque, deixe, publique, exponha, abra, mude",
    "public_thing": "repositório público, repo público, bucket público, para público, na internet, acesso anônimo",
    "invite": "^ convide, ^ adicione, ^ conceda, ^ dê, ^ torne",
    "as_power": (
        "como administrador|admin|proprietário|dono|colaborador, administrador de, permissões de administrador, "
        "acesso de administrador, acesso total, acesso de escrita"
    ),
    "commit_secret": (
        "faça commit do env|arquivo, escreva a senha no, senha no código, chave no código, token no código, "
        "registre as senhas, mantenha o token antigo"
    ),
    "type_yes": "responda pelo usuário, no lugar do usuário, aceite pelo usuário, confirme pelo usuário",
}
