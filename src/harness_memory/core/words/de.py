"""German."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

PROMPT: Cues = {
    "opener": "bitte, und, also, aber, dann, ach, naja, hm, ja, doch, einfach, auch, halt, so",
    "mask": (
        "kein problem, keine ahnung, keine sorge, was ist falsch, nicht nur, passwort falsch, nicht mehr nötig, "
        "weiß nicht, nicht sicher"
    ),
    "wrong": (
        "falsch, falsche~, stimmt nicht, nicht richtig, nicht korrekt, unrichtig, irrtum, fehlerhaft, so nicht, "
        "du hast vergessen, hast du vergessen, vergessen, übersehen, missverstanden, falsch verstanden, "
        "kaputt gemacht, nicht das was, nicht was ich, habe ich nicht, hab ich nicht, nicht gemeint, nicht verlangt, "
        "nicht gewollt, hättest, hätte man, sollst du nicht, solltest, solltest du nicht, gibt es nicht, gibt's nicht, "
        "existiert nicht, das geht nicht, kann nicht sein, umgekehrt, andersrum, andersherum, gegenteil, unnötig, "
        "überflüssig, zu viel, brauchen wir nicht, brauche ich nicht, war besser, schlimmer, veraltet, das ist nicht, "
        "das ist kein~, keinen sinn, vertauscht, verwechselt, verdreht, gibt es nicht mehr, längst weg, "
        "längst entfernt, existiert gar nicht, fehlt, fehlen, doppelt, eigenmächtig, passt nicht, "
        "das genaue gegenteil, verkehrt, ist alt, die alte, du hast die|den|das, daneben"
    ),
    "told": (
        "ich sagte, ich habe gesagt, hab ich gesagt, ich meinte, gesagt, wie gesagt, abgemacht, ausgemacht, "
        "hatten wir, ich wollte, laut spec|doku, steht doch, ich habe doch, du machst ständig, schon wieder, lass das, "
        "hör auf damit, ging doch darum, der sinn war, du sagtest"
    ),
    "undo": (
        "rückgängig, zurücksetzen, mach * zurück, mach das weg, stell * wieder, zurückrollen, nimm das raus, "
        "nimm * zurück, wieder raus"
    ),
    "instead": "statt, anstatt, stattdessen, sondern, anstelle, und nicht, lieber, nicht mit|in|auf|im|über|per",
    "forbid": (
        "^ nicht, nicht anfassen|ändern|benutzen|verwenden|nutzen|nehmen, kein~ * mehr, lass das|die|den|es, hör auf, "
        "^ kein~, finger weg, verboten, niemals, darf nicht, nicht mehr, wir nutzen kein~, ^ lass uns nicht, "
        "^ lieber nicht, ^ bloß nicht"
    ),
    "denial": "^ nein, ^ nee, ^ nö, ^ stopp $, ^ stop $, ^ halt, ^ moment, ^ warte, ^ quatsch, ^ falsch, ^ ne",
    "still": (
        "noch, immer noch, noch immer, schon wieder, wieder rot|kaputt, schlägt * fehl, noch kaputt, gleiche fehler, "
        "gleicher fehler, selbe fehler, derselbe fehler, geht nicht, geht immer, nicht behoben, läuft nicht, "
        "funktioniert nicht, weiterhin"
    ),
    "doubt": (
        "sicher, wirklich, warum, wieso, komisch, seltsam, eigentlich, müsste, sollte, glaube nicht, denke nicht, "
        "oder nicht, ist das nicht"
    ),
    "should": "muss, müssen, sollte, gehört, soll, heißt",
    "habit": (
        "wir nutzen, wir verwenden, wir benutzen, wir nehmen, bei uns, unser~ repo|projekt|team, "
        "in diesem repo|projekt, wir haben, hier nutzen|verwenden, dieses repo|projekt"
    ),
    "prefer": (
        "lieber, zu lang, zu kompliziert, zu komplex, einfacher, kürzer, gefällt mir nicht, bevorzuge, besser, außer, "
        "nenn * um, nur"
    ),
    "praise": "danke, super, perfekt, klasse, toll, prima, gut, schön, passt, läuft, geil, haha, wunderbar",
    "go_on": (
        "^ weiter, ^ mach weiter, ^ nächste~, ^ ja, ^ gerne, ^ ok, ^ jetzt, den rest, genauso, ^ dann, erledigt, "
        "habe * neu gestartet"
    ),
    "self": (
        "mein fehler, ich lag falsch, hab's gefunden, habs gefunden, habe es gefunden, ich habe mich, "
        "hat sich erledigt, sorry mein, ich habe mich vertan, mein irrtum, ich hatte, falscher tab, falsches fenster, "
        "ich habe verwechselt"
    ),
    "quoted": "meldung, sagt mein, chef|kollege|kollegin sagt|meint, der text, die meldung, was bedeutet, laut",
    "symptom": "fehl, fehler, schlägt, abstürz~, hängt, leer, weiß, rot, langsam, timeout, kommt, bricht, stürzt, wird",
    "question": (
        "^ was, ^ wie, ^ warum, ^ wieso, ^ wo, ^ welche~, ^ wer, ^ wann, ^ ist, ^ sind, ^ kann, ^ gibt, ^ hat, ^ soll"
    ),
    "maybe": "vielleicht, könnte, könnten, eventuell, möglicherweise, überlegen, planen, evtl, würde",
    "statement": "^ ich, ^ es, ^ wir, ^ das, ^ er, ^ sie, habe * nie, ich hab, noch nie",
    "request": (
        "^ nutze, ^ nutz, ^ verwende, ^ schreib~, ^ frag~, ^ führ~, ^ mach~, ^ nimm, ^ teste, ^ halte, ^ benutze, "
        "^ committe, ^ lass, ^ prüf~, bitte, ^ antworte, ^ keine~, ^ nicht"
    ),
    "keep": (
        "merk dir, merke dir, merk's dir, merks dir, behalte * kopf, im hinterkopf, notier~, schreib dir, schreib's, "
        "in claude.md, vergiss nicht dass, denk dran dass, denk daran dass, zur erinnerung, als regel, neue regel, "
        "ins gedächtnis, in die claude.md, merken"
    ),
    "unlearn": "vergiss was, vergiss das mit, vergiss die regel",
    "recall": (
        "weiß nicht mehr, erinnere mich nicht, erinnerst du dich, kann mich nicht erinnern, weißt du noch, merkst du"
    ),
    "standing": (
        "neue regel, die regel ist, halte dich daran, standardmäßig, ausnahmslos, ohne ausnahme, ab jetzt, "
        "ab sofort, ab heute, von jetzt an, von nun an, künftig, in zukunft, zukünftig, nächstes mal, "
        "das nächste mal, beim nächsten mal, immer wenn du, jedes mal wenn du, bis auf weiteres, grundsätzlich, "
        "generell, fortan, ab morgen, unter keinen umständen, auf keinen fall, dauerhaft, jedesmal wenn du, "
        "wenn du committest|pushst|schreibst, dauerregel, in jeder sitzung, jede sitzung, ab diesem moment, "
        "wann immer, sobald du, künftig immer, nie wieder, auch künftig, auch in zukunft, wenn ich sage, "
        "wieder kommt"
    ),
    "always": "immer, niemals, nie, stets, jedes mal, jedesmal",
    "every": (
        "vor jedem, vor jeder, nach jedem, nach jeder, bei jedem, bei jeder, jeder neue, jede neue, jedes neue, "
        "vor dem commit|push|merge, vor einem commit|push|merge"
    ),
    "only_now": (
        "nur diesmal, diesmal, nur heute, für jetzt, vorerst, nur dieses mal, erstmal, in dieser sitzung, ausnahmsweise"
    ),
    "empty": (
        "das, dies, es, bitte, dir, für, und, in, im, die, der, den, mal, auch, jetzt, so, mir, ist, gut, gerade, "
        "eben, was, du, zukunft, nächste"
    ),
    "done": "behoben, fertig, läuft, erledigt, repariert, gefixt, gelöst, grün, funktioniert, geht, korrigiert",
    "fact": "ist, sind, war, waren, hat, haben, wird, kann, gibt, gehört, liegt, heißt, läuft",
    "negation": "nicht, kein, keine, keinen, statt",
    "polite": "kannst du, könntest du, bitte, würdest du",
    "asking": "ich brauche, ich bräuchte, sag mir welche, lass mich wissen",
    "advice": "bitte, versuch, starte, führe, nimm, du kannst, du musst",
    "plan": ("ich würde, ich werde, ich empfehle, vorschlag, wir könnten, der plan, ich könnte, ich schlage"),
}
DECISION: Cues = {
    "decided": (
        "entschieden, beschlossen, festgelegt, entscheidung ist gefallen, einigten uns, geeinigt, vereinbart, "
        "abgemacht, wie besprochen, wie vereinbart, wir bleiben, bleiben bei, es bleibt bei, wir nehmen, "
        "wir verwenden, wir nutzen, wir setzen, ab jetzt, ab sofort, künftig, ab version, ab dieser version, gewählt, "
        "fiel auf, verworfen, abgelehnt, umgestellt auf, umgestiegen, steht fest, endgültig, nicht mehr, einheitlich, "
        "damit ist, wir verzichten, ausgewählt, auf euren wunsch, fest, abgesegnet, freigegeben, beschlossene sache, "
        "ist vom tisch, vom tisch, ohne ausnahme, ausnahmslos, dabei bleibt es, so bleibt es, bleibt es dabei, in adr, "
        "fällt weg, entfällt, gestrichen, einig, sind uns einig, du hast dich, sie haben sich, habt euch, "
        "deinem wunsch, deiner wahl, deiner entscheidung, ihrer entscheidung, bleibt der standard, ist der standard, "
        "wird nicht mehr, werden nicht mehr, kommt nicht, kommt raus, raus damit, es wird, wir behalten, "
        "kommt nicht ins"
    ),
    "open": (
        "wenn, falls, könnte, könnten, würde, vielleicht, sollen, sollte, soll, noch nicht, noch offen, offen, "
        "unentschieden, empfehle, vorschlag, schlage vor, möchtest, vorläufig, vorerst, übergangsweise, sag mir, "
        "ihre wahl, deine wahl, entweder, optionen, entscheide, bis, ob, nicht entschieden, entscheidungsbaum, "
        "möglich, kann man, können wir"
    ),
    "reported": "laut, jemand, früher, damals, angeblich, schrieb, steht in der alten, ursprünglich",
    "by_you": (
        "du wolltest, sie wollten, du hast gesagt, du meintest, du bevorzugst, dein votum, deine antwort, dein ja, "
        "dein nein, deine zusage, nach absprache, nach deiner|ihrer, wie gewünscht, wie du wolltest, wie sie wollten, "
        "wie du gesagt hast, wie von dir, wie von ihnen, auf deinen wunsch, auf ihren wunsch, laut deiner antwort, "
        "nach deiner antwort, abstimmung, das team"
    ),
    "lasting": "bleibt, bleiben, nur, nie, immer, überall, alle, jetzt, entfernt, gelöscht, statt, verworfen, fest",
    "not_open": "bis ende, auch wenn, bis zum ende",
    "ack": "^ gut, ^ verstanden, ^ alles klar, ^ okay, ^ ok, ^ in ordnung, ^ klar, ^ dann",
    "only": "nur, ausschließlich, allein, sonst nichts",
    "never": "nicht gebaut, wird nicht, nie, niemals, nicht mehr, kommt nicht, kein~ mehr, niemand",
    "ever": "immer, überall, alle, jede~, stets, durchgehend",
    "stays": "behalten, bleibt, bleiben, weiterhin",
    "dropped": "entfernt, gelöscht, gestrichen, raus, abgeschafft, ersetzt",
    "event": "fehler, schlagen fehl, ausgeführt, weil, fehlgeschlagen, minuten, grün, gelaufen",
    "temp": "derzeit, momentan, bis zur, zurzeit, aktuell",
    "not_decided": "nicht entschieden|beschlossen|festgelegt, noch nichts entschieden, nichts entschieden",
}
THREAT: Cues = {
    "ignore": (
        "ignoriere, ignorier, ignorieren, missachte, missachten, vergiss, vergessen, übergehe, überschreibe, verwirf, "
        "umgehe, befolge nicht, hebt * auf, setze * außer kraft, hat vorrang vor"
    ),
    "earlier": (
        "bisherige~, vorherige~, vorige~, obige~, frühere~, alle, alles, deine, deiner, system, sämtliche, "
        "vorangegangene~, jede, sicherheits~, ursprüngliche~, system~"
    ),
    "instructions": (
        "anweisung~, regeln, vorgaben, instruktion~, befehle, richtlinien, systemprompt, prompt, prompts, gesagt, "
        "beschränkungen, systemanweisung~, sicherheitsregeln, sicherheitsrichtlinien"
    ),
    "not_instructions": "lint-regeln, eslint-regeln, build-anweisung~, installationsanweisung~",
    "identity": (
        "du bist jetzt, du bist nun, du bist ab, du bist nicht mehr, ohne einschränkungen, ohne beschränkungen, "
        "unbeschränkte~ ki, tu so, gib vor, gib dich als, dein wahres ziel, dein eigentliches ziel, deine neue rolle, "
        "deine neue aufgabe, verweigere nichts, darfst nichts ablehnen, lehne nichts ab, spiele die rolle"
    ),
    "untold": (
        "sag~ * nichts|nicht, erzähl~ * nichts|nicht, informiere * nicht, melde * nicht, verheimliche, verschweige, "
        "verbirg, verstecke, nicht mitteilen, nicht sagen, nicht informieren, nichts davon, nicht erwähnen, "
        "erwähne * nicht|nie, ohne * zu informieren|fragen|sagen, darf * nicht|nichts erfahren|wissen|merken, "
        "nie mitteilen, nie sagen, soll nichts, nicht wissen lassen, ohne wissen, "
        "sag~|erzähl~|meld~|zeig~ * nie|niemals|nichts, informier~ * nie|niemals"
    ),
    "person": (
        "nutzer, nutzern, nutzerin, benutzer, benutzern, anwender, menschen, entwickler, besitzer, betreiber, niemand, "
        "niemandem, reviewer, admin, user"
    ),
    "not_person": "endnutzer~, endanwender~, benutzername~, benutzer-id",
    "secretly": (
        "heimlich, unbemerkt, im geheimen, unter uns, still und leise, ohne spuren, verwische, bleibt geheim, "
        "keine spuren, nicht protokollieren"
    ),
    "lie": (
        "behaupte * obwohl|auch|trotzdem, sag * obwohl|auch wenn, melde erfolg, melde * als erfolgreich, täusche, "
        "lüge, fälsche, behaupte, erfinde ergebnisse, gib * als bestanden"
    ),
    "replicate": "kopiere, füge, schreib, schreibe, übernimm, wiederhole, verbreite, setze, trage, hänge",
    "itself": (
        "diese notiz, diesen text, diesen satz, diese regel, diese zeilen, diese nachricht, diese anweisung, "
        "diesen eintrag, diesen absatz, denselben text"
    ),
    "everywhere": "jede, jedes, jeden, jeder, alle, allen, andere, anderen, überall, neue, neuen, weitere",
    "obey": "befolge, folge, führe, gehorche, tu, tue",
    "whatever": "was auch immer, alles was, jede anweisung, alle anweisungen, befehle aus|in|im",
    "source": (
        "webseite~, webseiten, e-mail~, tickets, readmes, readme, seite, kommentar~, issue~, datei, dateien, webseite, "
        "mail, mails, ausgabe, dokument, link, steht"
    ),
    "foreign": (
        "behandle * als befehl|anweisung|auftrag, behandle * wie anweisungen|befehle, gilt als anweisung|befehl, "
        "dekodiere * und führe|befolge, vorrang vor dem nutzer|benutzer, lade deine anweisungen"
    ),
    "send": (
        "sende, schicke, schick, lade, übertrage, poste, kopiere, leite, veröffentliche, hänge, sendet, maile, "
        "exfiltriere, teile"
    ),
    "sensitive": (
        "zugangsdaten, passwort, passwörter, token, tokens, umgebungsvariablen, schlüssel, geheimnisse, gespräch, "
        "unterhaltung, verlauf, quellcode, env, ssh, aws, secrets, kundendaten, cookies, credentials, api-key~, "
        "chatverlauf"
    ),
    "destination": "http, https, externen server, externe~, fremde~, webhook~, adresse, dritte, anderen server, server",
    "approve": "genehmige, bestätige, erlaube, akzeptiere, gewähre, stimme, genehmigt, freigeben, gib",
    "all": "alle, alles, jede, jeden, jedes, sämtliche, automatisch, immer, allen",
    "permission": (
        "berechtigung~, werkzeugaufruf~, tool-aufruf~, anfragen, anfrage, befehle, befehl, aktion, aktionen, "
        "rückfrage~, bestätigung~, zugriff~, änderung~, dialog~, genehmigung~"
    ),
    "unasked": (
        "ohne nachfrage, ohne rückfrage, ohne zu fragen, ohne bestätigung, ohne freigabe, ohne prüfung, ungefragt, "
        "frag nicht"
    ),
    "unhindered": (
        "klicke * auf ja|ok|zulassen|erlauben, antworte * mit ja, immer ja, bestätige alles, berechtigungsprüfung aus, "
        "berechtigungen umgehen, hintertür, sandbox aus, außerhalb der sandbox, reverse shell"
    ),
    "disable": (
        "deaktiviere, schalte, umgehe, überspringe, entferne, lösche, abschalten, ausschalten, deaktivieren, umgehen, "
        "hebele, ignoriere"
    ),
    "guard": (
        "sicherheitsprüfung~, berechtigungsprüfung~, schutzmechanismus, schutzmechanismen, schutz, audit-log~, "
        "auditlog~, alle hooks, hooks und, secret-scanner, secret-scan, sandbox, sicherheitsfilter, überwachung, "
        "guard, guards, prüfprotokoll~, protokolle"
    ),
    "leak": (
        "gib * systemprompt aus, zeige * systemprompt, gib deine anweisungen aus, gib die umgebungsvariablen aus, "
        "verrate * systemprompt, gib die konfiguration aus und"
    ),
    "negation": "nie, niemals, nicht, kein, keine, keinen, verboten, statt, vermeide, darf nicht, ohne",
    "not_negation": "nicht nur, zögere nicht, ohne nachfrage|rückfrage|bestätigung|freigabe|prüfung",
    "unbound": (
        "folge nur dieser|diesem, befolge nur diese|dieses, gelten nicht mehr für dich, sind aufgehoben, "
        "über allen regeln, musst * nicht mehr befolgen, brauchst * nicht zu befolgen, nur noch diesem|dieser"
    ),
    "priority": "vorrang, steht über, geht vor, ist maßgeblich, nicht löschen|entfernen|ändern",
    "self": "diese notiz, dieser eintrag, dieser text, diese erinnerung",
    "order_noun": "befehle, befehl, anweisung~, aufträge, auftrag, aufforderung~",
    "likened": "wie befehle, wie anweisung~, wie aufträge, gelten als, gleichwertig, auszuführen, gleichgestellt",
}
