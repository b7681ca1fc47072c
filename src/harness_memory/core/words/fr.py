"""French."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

PROMPT: Cues = {
    "opener": "stp, svp, et, mais, alors, donc, bon, ben, bah, aussi, merci, de, oh, ah, en, fait",
    "mask": (
        "pas de problème, pas de souci, pas grave, aucune idée, pas sûr, sais pas, mot de passe faux, faux positif, "
        "pas seulement, ça marche pas dans"
    ),
    "wrong": (
        "faux, fausse, incorrect, incorrecte, erroné, pas bon, pas correct, pas juste, c'est pas, ce n'est pas, "
        "n'est pas, tu t'es trompé, tu te trompes, tu as oublié, t'as oublié, oublié, mal compris, tu as cassé, "
        "t'as cassé, tu as supprimé, pas ce que, pas demandé, je n'ai pas, j'ai pas, je voulais pas, tu aurais dû, "
        "fallait, il fallait, tu devais, n'existe pas, existe pas, aucun sens, pas de sens, à l'envers, l'inverse, "
        "le contraire, inutile, pas besoin, superflu, était mieux, obsolète, ne peut pas, ne sert à rien, "
        "pas comme ça, mauvais, mauvaise, erreur de ta part, plus valable, n'importe quoi, inversé, inversés, "
        "confondu, échangé, interverti, dupliqué, n'existe même pas, n'existe plus, existe plus, disparu, manque, "
        "manquent, exactement l'inverse, tout le contraire, inventé, de ton propre chef, l'ancien, l'ancienne, "
        "tu as supprimé|cassé|changé|oublié|sauté, vous avez supprimé|cassé|changé|oublié"
    ),
    "told": (
        "j'ai dit, j'avais dit, je t'ai dit, je t'avais dit, je voulais dire, je parlais, j'ai demandé, "
        "je t'ai demandé, on avait dit, on a dit, on était d'accord, comme je l'ai dit, convenu, la doc dit, "
        "d'après la doc, la spec dit, combien de fois, tu continues à, encore une fois, arrête ça, le but était, "
        "l'idée était, tu disais, tu avais dit"
    ),
    "undo": "annule, reviens en arrière, remets, rétablis, restaure, enlève ça, retire ça, défais, remettre comme",
    "instead": (
        "au lieu de, au lieu d'~, plutôt que, à la place, plutôt, et pas, et non, pas avec|dans|en|sur, mais pas, "
        "non pas"
    ),
    "forbid": (
        "^ ne, ^ n'~, ne touche|touchez|modifie|change|utilise|supprime|crée pas, touche pas, pas toucher, "
        "utilise pas, arrête de, arrête d'~, ^ jamais, on n'utilise, on utilise pas, interdit, plus de, ^ pas de, "
        "^ évitons, ^ n'ajoutons pas, ^ surtout pas, ^ mieux vaut ne pas"
    ),
    "denial": "^ non, ^ nan, ^ attends, ^ stop $, ^ attention, ^ euh, ^ hein, ^ pas du tout, ^ minute",
    "still": (
        "toujours, encore, toujours cassé, toujours pas, encore cassé, échoue encore, échoue toujours, "
        "plante toujours, plante encore, même erreur, même problème, marche pas, fonctionne pas, encore rouge, "
        "toujours rouge, toujours la, toujours le, pas réparé, pas corrigé, pareil, rien changé, encore la, encore le"
    ),
    "doubt": (
        "sûr, vraiment, pourquoi, bizarre, étrange, normalement, en fait, je crois pas, je ne crois pas, je pense pas, "
        "je ne pense pas, devrait pas, ne devrait"
    ),
    "should": "devrait, doit, il faut, faut que, s'appelle",
    "habit": (
        "on utilise, nous utilisons, chez nous, notre repo|projet|équipe|dépôt, dans ce repo|projet|dépôt, "
        "ce repo|projet|dépôt, ici on, on est en|sur, le projet utilise, on a déjà, existe déjà"
    ),
    "prefer": (
        "je préfère, je préférerais, trop long, trop complexe, trop compliqué, trop de, plus simple, plus court, "
        "j'aime pas, je n'aime pas, mieux, seulement, sauf"
    ),
    "praise": (
        "merci, super, parfait, génial, bien, nickel, excellent, cool, mdr, bravo, impeccable, c'est bon, ça marche"
    ),
    "go_on": (
        "^ continue, ^ vas-y, ^ suivant, ^ oui, ^ ok, ^ maintenant, le reste, pareil pour, ^ fais-le, j'ai relancé, "
        "j'ai redémarré, c'est fait, ^ ensuite, laisse tomber"
    ),
    "self": (
        "je me suis trompé, mon erreur, ma faute, j'ai trouvé, je l'ai trouvé, autant pour moi, au temps pour moi, "
        "j'avais oublié, c'était moi, j'ai confondu, mauvais onglet, mauvaise fenêtre, erreur de ma part, "
        "c'est moi qui"
    ),
    "quoted": (
        "dit mon, chef|collègue dit|a dit, le message, le texte, l'écran affiche, que veut dire, que signifie, selon, "
        "affiche"
    ),
    "symptom": (
        "échoue, échouent, erreur, plante, lent, blanc, timeout, vide, bloque, casse, rame, renvoie, tombe, devient"
    ),
    "question": (
        "^ comment, ^ pourquoi, ^ où, ^ quel, ^ quelle, ^ quels, ^ quelles, ^ qui, ^ quand, ^ est-ce, ^ que, "
        "^ c'est quoi, ^ peux-tu, ^ tu peux, ^ y a-t-il, ^ combien"
    ),
    "maybe": "peut-être, pourrait, pourrions, éventuellement, on pense, on envisage, il se peut, risque de",
    "statement": (
        "^ je, ^ il, ^ elle, ^ on, ^ nous, ^ ça, ^ c'est, j'ai, jamais utilisé, jamais vu, n'ai jamais, n'a jamais, "
        "^ cela"
    ),
    "request": (
        "^ utilise, ^ écris, ^ mets, ^ fais, ^ lance, ^ demande, ^ garde, ^ réponds, ^ ajoute, ^ vérifie, ^ crée, "
        "^ ne, ^ jamais, ^ toujours, ^ pense, ^ exécute, ^ préfixe, stp, svp, ^ passe, merci de"
    ),
    "keep": (
        "souviens-toi, souviens-t'en, souviens, rappelle-toi, retiens, retiens-le, note bien, note que, note-le, "
        "notez, noter, n'oublie pas que, garde * tête, garde ça, mémorise, enregistre * mémoire, en mémoire, "
        "dans claude.md, à claude.md, prends note, comme règle, nouvelle règle, dans ta mémoire"
    ),
    "unlearn": "oublie ce que, oublie ce qu'~, oublie la règle",
    "recall": (
        "me souviens plus, me souviens pas, souviens plus, souviens pas, te souviens-tu, tu te souviens, "
        "tu te rappelles, rappelle plus, je me souviens"
    ),
    "standing": (
        "nouvelle règle, la règle est, sans exception, de façon permanente, prends l'habitude, désormais, "
        "dorénavant, à partir de maintenant, à partir d'aujourd'hui, à l'avenir, prochaine fois, "
        "la prochaine fois, prochaines fois, chaque fois que tu, à chaque fois que tu, jusqu'à nouvel ordre, "
        "par défaut utilise, en règle générale, dès maintenant, dès aujourd'hui, en aucun cas, "
        "sous aucun prétexte, quand tu commites|écris|ajoutes|modifies|crées|termines, lorsque tu, "
        "une fois pour toutes, pour la suite, systématiquement, règle permanente, consigne permanente, "
        "à chaque session, à compter de maintenant, à partir de ce moment, chaque fois que, plus jamais, "
        "quand je dis, la prochaine fois aussi"
    ),
    "always": "toujours, jamais, chaque fois, systématiquement",
    "every": (
        "avant chaque, après chaque, à chaque, pour chaque nouveau|nouvelle, chaque nouveau|nouvelle, "
        "chaque commit|pr|push, tout nouveau, toute nouvelle, avant de commiter|pousser|merger|committer, "
        "avant tout commit|push"
    ),
    "only_now": (
        "juste cette fois, cette fois, pour l'instant, pour le moment, aujourd'hui seulement, pour aujourd'hui, "
        "dans cette session, provisoirement"
    ),
    "empty": (
        "ça, cela, ce, c'est, le, la, les, de, pour, que, stp, svp, et, en, dans, à, moi, toi, tu, bien, fois, un, "
        "une, viens, dire, point, aussi, merci"
    ),
    "done": "corrigé, réparé, fini, marche, passe, passent, fonctionne, prêt, résolu, terminé, c'est bon, fait",
    "fact": "c'est, c'était, est, sont, était, a, ont, il y a, s'appelle, on a, va",
    "negation": "pas, non, sans, jamais",
    "polite": "peux-tu, tu peux, pourrais-tu, tu pourrais, stp, svp",
    "asking": "j'ai besoin, il me faut, dites-moi, dis-moi lequel|laquelle|si",
    "advice": ("essayez, essaie, lancez, lance, videz, vide, utilisez, vous pouvez, tu peux, il faut"),
    "plan": ("je recommande, je propose, je suggère, je vais, on pourrait, je pourrais, le plan"),
}
DECISION: Cues = {
    "decided": (
        "décidé, c'est décidé, choisi, retenu, convenu, tranché, acté, validé, entériné, opté, on garde, nous gardons, "
        "on reste sur, on part sur, nous partons sur, on passe à, nous passons à, désormais, dorénavant, "
        "à partir de maintenant, à partir de cette, définitif, définitive, comme convenu, abandonné, écarté, rejeté, "
        "adopté, nous utilisons, on utilise, ne * plus, c'est réglé, d'accord donc, tu as choisi, vous avez choisi, "
        "nous n'utiliserons, on n'utilisera, fixé, arrêté, s'en tient, on s'en tient, nous nous en tenons, d'accord, "
        "c'est d'accord, entendu, c'est entendu, c'est acquis, affaire classée, sujet clos, question réglée, "
        "sans exception, aucune exception, approuvé, vous avez tranché, tu as tranché, tu as voulu, vous avez voulu, "
        "selon votre choix, selon ton choix, votre choix, ton choix, conformément à votre|ta, on abandonne, "
        "nous abandonnons, on renonce, nous renonçons, on retire, est abandonné, est écarté, on conserve, "
        "nous conservons, on reste, nous restons, inscrit dans l'adr, noté dans l'adr, consigné, n'entre pas dans"
    ),
    "open": (
        "si, pourrait, pourrions, on peut, peut-être, faut-il, devrait, pas encore, pas décidé, à décider, à voir, "
        "reste à, en suspens, recommande, propose, suggère, voulez-vous, veux-tu, préférez, préfères, pour l'instant, "
        "pour le moment, provisoire, provisoirement, en attendant, dites-moi, dis-moi, options, avant de choisir, "
        "avant de décider, dépend, rien n'est, arbre de décision, à vous de, à toi de"
    ),
    "reported": "selon, d'après, quelqu'un, autrefois, à l'époque, avait écrit, le readme dit, à l'origine",
    "not_decided": (
        "d'accord avec quoi, êtes-vous d'accord, es-tu d'accord, si vous êtes d'accord, si tu es d'accord, "
        "pas décidé|tranché|choisi|validé|retenu, rien n'est décidé|tranché"
    ),
    "by_you": (
        "tu as dit, vous avez dit, tu voulais, vous vouliez, tu préfères, vous préférez que, ta réponse, "
        "votre réponse, ton oui, votre oui, ta préférence, votre préférence, comme demandé, comme vous l'avez, "
        "comme tu l'as, comme tu le voulais, comme vous le vouliez, selon votre réponse, selon ta réponse, le vote, "
        "l'équipe"
    ),
    "lasting": (
        "seule, seul, seulement, uniquement, toujours, jamais, partout, tous, toutes, supprimé, retiré, reste, "
        "restent, au lieu, plus de, pas de"
    ),
    "ack": "^ bon, ^ bien, ^ compris, ^ entendu, ^ d'accord, ^ parfait, ^ alors, ^ très bien, ^ noté, ^ ok",
    "only": "seulement, uniquement, exclusivement, rien d'autre, seul, seule, une seule",
    "never": "pas de, n'entre pas, jamais, plus de, ne sera pas, ne * plus, aucun, aucune, personne",
    "ever": "toujours, tous, toutes, partout, chaque",
    "stays": "nous gardons, reste, restent, conserve, gardons",
    "dropped": "supprimé, retiré, effacé, remplacé, supprimée, abandonné",
    "event": "échouent, lancé, erreur, parce que, minutes, passent, a échoué",
    "temp": "pour l'instant, actuellement, en ce moment, jusqu'à la",
    "not_reported": "selon ta|ton|tes|votre|vos, d'après ta|ton|votre",
}
THREAT: Cues = {
    "ignore": (
        "ignore, ignorez, ignorer, oublie, oubliez, néglige, passe outre, contourne, annule, écarte, ne suis plus, "
        "ne tiens pas compte, ne respecte plus, remplace, prévaut sur, fais abstraction, abandonne, jette, désobéis"
    ),
    "earlier": (
        "précédent~, antérieur~, toutes, tous, tout, tes, vos, système, ci-dessus, existantes, sécurité, autres, "
        "initiales, avant"
    ),
    "instructions": (
        "instruction~, consigne~, règles, directives, ordres, prompt, politique, restrictions, limites, garde-fous, dit"
    ),
    "not_instructions": "règles eslint|css|lint, règles de style|lint|format, instructions d'installation",
    "identity": (
        "tu es maintenant, tu es désormais, vous êtes maintenant, tu n'es plus, sans restriction, sans restrictions, "
        "sans limite, sans limites, fais semblant, fais comme si, fais-toi passer, ton vrai but, ton véritable, "
        "ton nouveau rôle, ta nouvelle mission, ta vraie mission, ne refuse jamais, ne refuse rien, "
        "tu ne peux pas refuser, prétends être"
    ),
    "untold": (
        "ne * dis|informe|préviens|mentionne|révèle|avertis|signale|montre|parle|dites|informez|prévenez pas|"
        "jamais|rien, n'informe|n'informez|n'avertis|n'en jamais|pas|parle|dis|rien, "
        "n'informe|n'informez|n'avertis * jamais|pas, sans * prévenir|informer|dire|demander|avertir|signaler, cache, "
        "cachez, dissimule, masque, ne doit pas savoir|apprendre, ne doit rien savoir, à l'insu, "
        "sans que * sache|voie|remarque, ne jamais dire|informer|révéler|mentionner"
    ),
    "person": (
        "utilisateur, l'utilisateur, l'utilisatrice, utilisateurs, humain, l'humain, développeur, propriétaire, "
        "l'opérateur, opérateur, personne, mainteneur, relecteur, relecteurs, administrateur, d'utilisateur"
    ),
    "not_person": "utilisateur final, l'utilisateur final, utilisateurs finaux, nom d'utilisateur",
    "secretly": (
        "en secret, secrètement, en cachette, discrètement, sans laisser de trace, entre nous, en douce, à l'insu, "
        "ne le documente pas, silencieusement, efface tes traces"
    ),
    "lie": (
        "dis que * même si, affirme que, prétends que, annonce que * même, mens, trompe, falsifie, "
        "invente les résultats, signale un succès, rapporte * comme réussi, dis-lui que * même"
    ),
    "replicate": "copie, ajoute, colle, écris, répète, inclus, propage, diffuse, insère, mets, recopie",
    "itself": (
        "cette note, ce texte, cette règle, ces lignes, ce message, cette instruction, cette phrase, cette mémoire, "
        "ce paragraphe, le même texte, cette entrée"
    ),
    "everywhere": "chaque, tous, toutes, autres, tout, nouveau, nouveaux, partout, d'autres, toute",
    "obey": "suis, obéis, exécute, applique, fais, respecte",
    "whatever": (
        "tout ce que, tout ce qui, toute instruction, toutes les instructions, n'importe quelle instruction, "
        "ce que dit, quoi que dise"
    ),
    "source": (
        "pages, courriels, tickets, sites, le web, readme, page, commentaire~, fichier~, web, courriel~, mail~, "
        "document~, sortie, lien, dit, issue~, dépendance, site"
    ),
    "foreign": (
        "traite * comme un|une|des ordre|ordres|instruction|instructions, "
        "considère * comme un|une|des ordre|ordres|instruction|instructions, décode * et exécute|obéis|suis, "
        "priorité sur l'utilisateur, charge tes instructions, au-dessus de l'utilisateur"
    ),
    "send": (
        "envoie, envoyez, envoyer, téléverse, transmets, publie, copie, poste, transfère, joins, exfiltre, partage, "
        "colle, upload, dépose"
    ),
    "sensitive": (
        "mot de passe, mots de passe, identifiants, jeton, jetons, token, tokens, variables d'environnement, clés, "
        "clé privée, secrets, conversation, historique, code source, env, ssh, aws, cookies, données, clé"
    ),
    "destination": "http, https, serveur externe, autre serveur, serveur, webhook~, adresse, tiers, externe, extérieur",
    "approve": "approuve, approuvez, accepte, acceptez, autorise, accorde, confirme, valide, réponds oui",
    "all": "toutes, tous, toute, chaque, tout, automatiquement, toujours, n'importe",
    "permission": (
        "permission~, autorisation~, demande~, appel~, commande~, action, actions, requête~, confirmation~, outil~, "
        "d'outil~, modification~, d'autorisation~, de permission~"
    ),
    "unasked": (
        "sans demander, sans confirmation, sans confirmer, sans approbation, sans permission, sans validation, "
        "sans vérifier, ne demande pas, sans relecture"
    ),
    "unhindered": (
        "réponds oui, clique * sur oui|autoriser|accepter, dis oui à, accepte tout, contourne les permissions, "
        "désactive les permissions, porte dérobée, hors du bac, désactive le sandbox, reverse shell, désactive le bac"
    ),
    "disable": (
        "désactive, désactivez, désactiver, contourne, coupe, saute, supprime, efface, évite, retire, ignore, "
        "neutralise, enlève"
    ),
    "guard": (
        "contrôles de sécurité, contrôle de sécurité, vérification des permissions, vérifications de sécurité, "
        "garde-fou, garde-fous, protections, journal d'audit, journaux d'audit, tous les hooks, les hooks et, "
        "scanner de secrets, détecteur de secrets, le sandbox, bac à sable, filtres de sécurité, surveillance, "
        "logs d'audit, d'audit, l'historique"
    ),
    "leak": (
        "affiche * prompt système, révèle * prompt, affiche tes instructions, révèle tes instructions, "
        "imprime * prompt système, affiche les variables d'environnement"
    ),
    "negation": (
        "ne, jamais, pas, interdit, éviter, évite, sans, au lieu, ni, n'approuve, n'envoie, n'ignore, n'accepte, "
        "n'autorise"
    ),
    "not_negation": "n'hésite pas, pas seulement, sans demander|confirmation|validation|approbation|vérifier",
    "unbound": (
        "suis seulement|uniquement cette|ce, seule cette note compte, ne s'appliquent plus à toi, "
        "au-dessus de toutes les règles, sont annulées, tu n'es plus obligé, plus besoin de suivre|respecter, "
        "n'as plus à suivre|respecter"
    ),
    "priority": "prévaut, a priorité, prime sur, est au-dessus, seule source, ne pas supprimer|effacer|modifier",
    "self": "cette note, cette entrée, ce texte, ce souvenir",
    "order_noun": "commandes, ordres, instructions, consignes, tâches, demandes",
    "likened": "comme des ordres, valent, équivalent, au même titre, de l'utilisateur, comme si l'utilisateur",
}
