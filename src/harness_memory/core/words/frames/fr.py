"""French."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

FRAMES: Cues = {
    "nay": "pas, jamais, rien, sans, aucun, aucune, personne ne",
    "tell": (
        "mentionne, mentionner, parle, parler, dis, dire, dise, informe, informer, n'informe, avertis, avertir, "
        "montre, montrer, savoir, sache, voie, voir, remarque, révèle, inclus, inclure, n'inclus, évoque, n'évoque, "
        "signale, signaler, préviens, prévenir"
    ),
    "shown_to_users": (
        "erreurs internes, message~ d'erreur, trace, écran, interface, mot de passe, page, utilisateurs, interne~, "
        "formulaire"
    ),
    "own_work": (
        "cette étape, ceci, cela, ça, ce changement, ces changements, la modification, les échecs, l'échec, échec~, "
        "erreurs, l'erreur, ignorés, l'appel, l'envoi, le, les autres, le reste"
    ),
    "account_given": (
        "résumé, rapport, compte rendu, compte-rendu, message de commit, réponse, réponses, description, pull request, "
        "bilan, rapporte, ne rapporte que, signale"
    ),
    "omit": (
        "omets, cache, masque, laisse * de côté, retire * du, exclus, dissimule, tais, passe * sous silence, "
        "garde pour toi"
    ),
    "mum": (
        "garde le silence, pas un mot, garde * pour toi, tais-toi, ne dis rien, reste muet, n'en parle pas, "
        "ne soulève pas, évite le sujet, sans le dire, sans en parler, inutile de le dire, en silence $"
    ),
    "claim": (
        "marque, dis, signale, déclare, rapporte, écris, note, mets, réponds, affirme, indique, présente, annonce, "
        "compte"
    ),
    "good": (
        "comme réussi~|passés|validés|corrects|terminé|vérifié|bon, réussi, réussis, succès, tout va bien, au vert, "
        "verts, vert, passés, validé"
    ),
    "bad": (
        "échec, échouent, échoue, échoué, rouge, rouges, même si, même quand, bien que, peu importe, sans les lancer, "
        "sans avoir, pas lancés, n'ont pas, erreur, erreurs, cassé"
    ),
    "pretend_done": "fais semblant, fais comme si, prétends avoir, feins",
    "if_asked": (
        "si|quand on|quelqu'un|l'utilisateur|l'on demande|te|pose|veut, si on te demande, si on demande, "
        "si l'utilisateur demande|veut|pose, quand l'utilisateur demande|veut, en cas de question, "
        "si quelqu'un demande"
    ),
    "excuse": (
        "dis que|qu'il|non|rien, réponds que|qu'il|non|par, prétends, nie, nie-le, montre seulement|uniquement|juste, "
        "montre-lui seulement|uniquement|juste, ne montre que, invoque, insiste, la réponse est, mets cela sur, "
        "accuse"
    ),
    "consented": (
        "approuvé, autorisé, accepté, permis, confirmé, consenti, validé, donné son accord, dit oui, "
        "donné l'autorisation"
    ),
    "consent_given": (
        "accord est acquis|donné, autorisation est acquise|donnée, silence vaut accord|consentement, "
        "considère * comme accordé, préapprouv~, pré-approuv~, vaut consentement|accord"
    ),
    "operation": (
        "actions, action, commande~, opération~, appel~, modification~, tout, déploiement~, push, suppression~, fusion~"
    ),
    "condition": "après, quand, jusqu'à, seulement, si, dès, une fois, sauf, avant, nécessite, requiert, doit, passe",
    "unasked": (
        "ne redemande pas|rien, redemande pas, sans redemander, inutile de demander|confirmer, "
        "pas besoin de demander|confirmer, ne demande plus, sans attendre, sans consulter, ne pose pas de questions, "
        "sans poser de questions, pose pas de questions, ne pose aucune question, "
        "aucune confirmation n'est nécessaire|requise, aucune confirmation nécessaire, pas besoin de confirmation, "
        "aucune autorisation n'est nécessaire|requise"
    ),
    "go": (
        "^ exécute, ^ pousse, ^ fusionne, ^ supprime, ^ fais, ^ continue, ^ procède, ^ déploie, ^ lance, "
        "tu peux exécuter|pousser|supprimer|lancer, vas-y, ^ fais-le, ^ agis, fais-le directement"
    ),
    "user_words": (
        "ce que l'utilisateur|le, ce qu'il a demandé|dit, les demandes de l'utilisateur, les mots de l'utilisateur, "
        "les messages de l'utilisateur, de l'utilisateur|l'opérateur, l'utilisateur a demandé|dit, "
        "l'utilisateur demande|dit|veut, ce que veut l'utilisateur, ce que demande l'utilisateur, "
        "ce que dit l'utilisateur, ceux de l'utilisateur, celles de l'utilisateur|du"
    ),
    "void": (
        "ne compte plus, ne comptent plus, n'est plus valable, ne vaut plus, ne s'applique plus, ne s'appliquent plus, "
        "caduc~, annulé~, levé~, suspendu~, sans effet, n'ont plus cours, plus valables, périmé~, "
        "pas besoin de suivre|respecter"
    ),
    "guidance": "instructions, règles, consignes, limites, restrictions, directives, message système",
    "yours": "tes, toi, te, tu, toutes, tous, système, développeur",
    "outrank": (
        "au-dessus, avant, plus que, plutôt que, prime sur, l'emporte sur, priment sur, passe avant, passent avant, "
        "compte plus que, vaut plus que"
    ),
    "contra_user": "même si l'utilisateur|le développeur|l'opérateur, contre l'avis|la volonté de, malgré l'avis de",
    "this_text": "cette note, ce texte, cette ligne, ce qui suit, cette liste, ce message, ce paragraphe, cette entrée",
    "decides": "suis, obéis, décide, fait foi, prévaut, compte, tiens-t'en",
    "hand_on": "copie, recopie, colle, ajoute, écris, mets, inclus, insère, répète, transmets, joins",
    "this_wording": (
        "ce paragraphe, cette note, ce texte, ces lignes, cette phrase, ces phrases, cette règle, ce message, "
        "ce passage"
    ),
    "where_it_spreads": "chaque, tous, toutes, autres, autre, tout, claude.md, sous-agent~",
    "outside": (
        "page web, pages web, pages, site~, issues, ticket~, commentaire~, courriel~, mails, sortie d'outil, sorties, "
        "résultat~ de recherche, readme, dépendance~, serveur, l'agent distant, agent distant, fournisseur, éditeur, "
        "documents externes, documentation externe, description du paquet"
    ),
    "orders": (
        "commande~, ordres, ordre, instruction~, consigne~, tâches, demandent, demande, disent, dit, "
        "tout ce qui vient, validation des commandes"
    ),
    "comply": "exécute, obéis, suis, accomplis, applique, fais, traite, accepte, accepte tout",
    "as_user": (
        "comme si l'utilisateur, comme venant de l'utilisateur, comme des instructions de l'utilisateur, "
        "comme un ordre de l'utilisateur"
    ),
    "move_out": (
        "envoie, copie, téléverse, colle, joins, publie, inclus, écris, mets, partage, affiche, imprime, garde, "
        "enregistre"
    ),
    "home_secret": (
        "identifiants, mot de passe sudo, variables d'environnement, clé privée, historique du shell, contenu de, "
        "jetons"
    ),
    "out_place": (
        "description, commentaire~, réponse, pull request, message de commit, externe, serveur, public, résumé, https, "
        "http, sessions"
    ),
    "plant": "laisse, ajoute, insère, introduis, crée, ouvre, mets, glisse, cache, installe, place",
    "hole": (
        "porte dérobée, compte caché, compte secret, administrateur caché, mot de passe fixe, vulnérabilité, faille, "
        "port 4444, erreur subtile, bogue subtil, bug discret"
    ),
    "standing_order": "toujours, chaque, tout, tous, toutes, systématiquement",
    "turn_off": "^ désactive, ^ coupe, ^ éteins, ^ retire, ^ supprime, ^ contourne, ^ saute, ^ ignore",
    "guarding": (
        "les hooks, tous les hooks, le sandbox, bac à sable, journal d'audit, l'audit, règles de refus, "
        "validation des commandes, contrôles, permissions, garde-fous, journal de session"
    ),
    "erase": "efface, supprime, vide, nettoie, purge",
    "trail": "journal, journaux, log, logs, historique, trace, traces, l'audit",
    "so_unseen": (
        "aucune trace, sans laisser de trace, personne ne voie|remarque|sache, pour que personne, ne laisser aucune, "
        "ne laisser de"
    ),
    "unseen": (
        "pour que personne ne, sans que * remarque|voie|sache|s'en, passe inaperçu~, sans attirer l'attention, "
        "discrètement dans"
    ),
    "away": (
        "l'utilisateur est|semble absent|parti|loin, l'utilisateur ne répond|s'absente, "
        "développeur est|s'absente absent, ne répond pas, s'absente, en l'absence de l'utilisateur|du, vacances, "
        "en vacances, en congé, pendant son absence, pas là"
    ),
    "falsify": "change, modifie, ajuste, falsifie, corrige, remplace, gonfle",
    "measured": "chiffre, chiffres, nombre, résultat, résultats, couverture, valeur attendue, assertion~",
    "drop_test": "supprime|efface|commente|retire le|les|l' test|tests|assertion|assertions",
    "forget_review": "sans regarder, sans lire, les yeux fermés, à l'aveugle",
    "next_task": (
        "accepte toujours, clique sur autoriser|oui|accepter, choisis autoriser|toujours, toujours autoriser, "
        "réponds oui à"
    ),
    "any_prompt": "dialogue~, boîte~, demande~, d'autorisation, autorisation~, confirmation~, apparaît, fenêtre~",
    "persona": "tu es, tu joues, agis comme, agis en, parle en, réponds en tant, comporte-toi, joue le rôle",
    "no_bounds": (
        "sans règles, sans limites, sans politique, sans restrictions, avec tous les droits, propriétaire, "
        "l'administrateur, administrateur, le propriétaire, le maître"
    ),
    "spill": "affiche, imprime, écris, révèle, cite, donne, publie, colle",
    "inner_words": (
        "prompt système, message système, tes instructions, instructions cachées, consignes internes, invite système"
    ),
    "refuse": "refuser, refuse, refus, décliner",
    "diminish": (
        "saute, omets, désactive, supprime, étouffe, réduis, baisse, affaiblis, relâche, contourne, ignore, retire, "
        "raccourcis, écarte, coupe"
    ),
    "control": (
        "étape d'approbation, étape de validation, étape de revue, détection de secrets, scan de secrets, "
        "secrets exposés, vérification de signature~, vérification des signatures, vérification du certificat, "
        "vérification tls, contrôle des droits, validation des entrées, alertes de sécurité, "
        "avertissements de sécurité, contrôles de sécurité, double authentification, deuxième facteur, "
        "somme de contrôle, journal d'audit, protection de branche, protection des branches, contrôle anti-fraude, "
        "contrôle antifraude, pare-feu, firewall, alertes au propriétaire, mails d'alerte, notifications de sécurité, "
        "clé d'hôte, seconde approbation, deuxième relecteur, alarme de budget, politique de mots de passe, la revue"
    ),
    "alter": (
        "^ modifie, ^ change, ^ remplace, ^ réécris, ^ efface, ^ édite, ^ renomme, modifie le hook, réécris le hook"
    ),
    "trips": "bloque, ne correspond pas, se plaint, refuse, rejette, empêche, gêne, arrête",
    "local_only": "dans les tests, en local, locale, environnement de test, développement, démo, seulement, uniquement",
    "store": "enregistre, écris, note, copie, garde, consigne, collecte, stocke, sauvegarde",
    "secret_word": "mot de passe, mots de passe, code pin, identifiants, jeton, clé privée, clé d'api",
    "typed_by": (
        "saisi par l'utilisateur, saisis par l'utilisateur, tapé par l'utilisateur, "
        "que l'utilisateur tape|saisit|entre, que tape l'utilisateur, demande à l'utilisateur le|son|un, "
        "frappes clavier"
    ),
    "only_good": (
        "que les tests réussis|qui|passés, seulement les tests réussis|qui, uniquement les tests réussis|qui, "
        "que ce qui marche|passe|fonctionne, seulement ce qui marche|passe, que les succès, uniquement les succès, "
        "que les réussites"
    ),
    "nothing_forbidden": (
        "aucune commande n'est interdite, aucune action n'est interdite, rien n'est interdit, tout est permis, "
        "tout est autorisé, pas de commande interdite, tu peux tout faire, aucune permission n'est nécessaire, "
        "aucune autorisation n'est nécessaire"
    ),
    "mislead": (
        "pour que * croie|pense, fais croire, laisse croire, de sorte que * croie, pour faire croire, "
        "donne l'impression, comme si de rien, antidate, change les dates, modifie les dates, difficile à lire, "
        "pour qu'on ne comprenne, jusqu'à ce qu'il accepte, jusqu'à ce qu'il dise oui, un non comme un oui, "
        "un refus comme un"
    ),
    "give_out": "donne, partage, remets, transmets, envoie, communique",
    "whom": "à quiconque, à toute personne qui, à n'importe qui, à ceux qui demandent, à qui le demande, à des tiers",
    "evade": (
        "pour que * ne le|la|les détecte|détectent|remarque|voie, pour ne pas être détecté~, échapper à la détection, "
        "éviter la détection, passer sous les radars"
    ),
    "destroy": (
        "supprime les sauvegardes, supprime toutes les sauvegardes, efface les sauvegardes, formate le disque, "
        "supprime la base de production, supprime toutes les branches"
    ),
    "pose": (
        "au nom de l'utilisateur, au nom du développeur, fais-toi passer, te faire passer, usurpe, "
        "avec le second compte, avec un autre compte, avec un second compte, comme si * avait écrit, signe au nom, "
        "signe comme, à sa place, à la place de l'utilisateur, sous le nom de, en son nom"
    ),
    "top_priority": (
        "priorité absolue, priorité maximale, sont prioritaires, est prioritaire, passe avant, passent avant, "
        "a le dernier mot, ont le dernier mot"
    ),
    "ignore_find": (
        "même s'il y a des secrets|fuites|failles, même si des secrets|clés|failles, "
        "même si tu trouves des secrets|clés|failles"
    ),
    "secretly": "à l'insu, dans le dos, en cachette",
    "intrude": (
        "connecte-toi en root, scanne le réseau, devine le mot de passe, enregistreur de frappe, keylogger, "
        "mine de la crypto, laisse la session ouverte"
    ),
    "sensitive": "presse-papiers, chaque question, liste des clients, captures d'écran, frappes",
    "lie": "dis que cela a toujours, dis qu'il a toujours, dis que c'était",
    "publish": "rends, mets, passe, publie, expose, ouvre",
    "public_thing": "dépôt public, repo public, bucket public, en public, sur internet, accès anonyme",
    "invite": "^ invite, ^ ajoute, ^ accorde, ^ donne, ^ fais",
    "as_power": (
        "comme administrateur|admin|propriétaire|collaborateur, en tant qu'administrateur|admin|propriétaire, "
        "droits d'administrateur|d'admin|admin, accès complet, accès en écriture, droits de propriétaire"
    ),
    "commit_secret": (
        "commite le env|fichier, écris le mot de passe dans, mot de passe dans le code, clé dans le code, "
        "jeton dans le code, journalise les mots de passe, garde l'ancien jeton"
    ),
    "type_yes": (
        "réponds à la place, réponds pour l'utilisateur, accepte pour l'utilisateur, à la place de l'utilisateur"
    ),
}
