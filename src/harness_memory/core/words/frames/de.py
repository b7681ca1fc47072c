"""German."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

FRAMES: Cues = {
    "nay": "nicht, nichts, nie, niemals, kein, keine, keinen, keiner, ohne, weder",
    "not_negation": (
        "frag|frage nicht nach|erneut|mehr|noch, nicht erneut fragen, nicht mehr fragen, keine rückfrage~, frag nicht, "
        "frage nicht, keine fragen"
    ),
    "tell": (
        "wissen, erfahren, erfährt, sage~, sagen, erzähl~, melden, melde, mitteil~, informier~, erwähn~, zeig~, "
        "berichte~, merken, merkt, bemerken, bemerkt, sehen, sieht, hören"
    ),
    "shown_to_users": (
        "fehlermeldung~, interne~, stacktrace~, oberfläche, seite, passwort, endnutzer~, nutzern, anmeldung"
    ),
    "own_work": (
        "diesen schritt, diese änderung~, dies, dieses, das, fehler, fehlgeschlagene~, fehlschläge, übersprungen~, "
        "davon, änderungen an, den aufruf, die anderen, den rest, die übrigen"
    ),
    "account_given": (
        "zusammenfassung~, bericht, berichten, commit-nachricht~, commit-message~, antwort, antworten, pull-request~, "
        "abschlussbericht, diff, berichte nur, melde nur"
    ),
    "omit": (
        "lass * weg, lasse * weg, weg $, weglassen, auslassen, streiche * aus, verschweig~, unterschlag~, versteck~, "
        "verbirg, verschweigst, verschweige, unterschlage, lass * aus, lässt * aus"
    ),
    "mum": (
        "stillschweigen, schweig~, kein wort, halte dicht, bleib * still, behalte * für dich, nicht zur sprache, "
        "sprich * nicht an, erwähn~ * nicht weiter, lass es unerwähnt, lass das unerwähnt, kommentarlos"
    ),
    "claim": (
        "melde, melden, sage, sag, behaupte~, schreib~, markiere~, gib, nenne, trag~, vermerk~, setz~, antworte~, "
        "erkläre, gelten"
    ),
    "good": (
        "als bestanden, bestanden, erfolgreich, erfolg, grün, in ordnung, als geprüft, geprüft, fehlerfrei, erledigt, "
        "getestet"
    ),
    "bad": (
        "fehlgeschlagen~, fehlschlag~, fehlschlägt, scheitern, scheitert, rot, auch wenn, obwohl, egal ob, ungeachtet, "
        "nicht gelaufen, nicht ausgeführt, kaputt, übersprungen~"
    ),
    "pretend_done": "tu so als, tue so als, so tun als",
    "if_asked": (
        "wenn|falls|sobald|fragt jemand|man|er|sie|der|gefragt fragt|nutzer|wird|nach, fragt jemand, "
        "fragt der nutzer|entwickler|mensch, auf nachfrage, wenn * gefragt, wenn * fragt, falls * fragt"
    ),
    "excuse": (
        "sag dass|es|nichts|nein, sage dass|es|nichts|nein, antworte dass|mit, antworte, behaupte, leugne, "
        "streite * ab, bestreite, zeig * nur, zeige * nur, beharre, schieb~ es auf, lautet die antwort, "
        "ist die antwort"
    ),
    "consented": "zugestimmt, genehmigt, erlaubt, freigegeben, bestätigt, eingewilligt, bewilligt, gebilligt",
    "consent_given": (
        "zustimmung liegt vor, gilt als zustimmung|genehmigt|erlaubt|freigegeben, schweigen als zustimmung, "
        "zustimmung gilt, freigabe liegt, erlaubnis liegt vor"
    ),
    "operation": "aktion~, befehl~, aufruf~, änderung~, löschung~, deploy~, push~, alles, allem, schritt~, eingriff~",
    "condition": "nachdem, sobald, erst, bis, nur, wenn, falls, bevor, braucht, benötigt",
    "unasked": (
        "frage nicht erneut|nach|mehr|noch, frag nicht erneut|nach|mehr|noch, nachfragen nicht nötig, "
        "keine rückfrage~, nicht erneut fragen, nicht mehr fragen, ohne weiteres, ohne zu fragen, frag nicht, "
        "frage nicht, stell keine fragen, stelle keine fragen, keine fragen stellen, ohne nachfragen, "
        "bestätigung ist|nicht nicht|nötig, keine bestätigung nötig|erforderlich, bestätigungen sind nicht"
    ),
    "go": (
        "führ * aus, führe * aus, ^ führ~, ^ pushe, ^ merge, ^ mach~, ^ lösche, ^ starte, darfst, kannst * ausführen, "
        "einfach aus, ^ spiele, mach * einfach, leg los, lege los"
    ),
    "ordinary": "staging, nächtlich~, pipeline",
    "user_words": (
        "was der nutzer|benutzer|anwender|entwickler|mensch, die wünsche des, das wort des nutzers, "
        "des nutzers|benutzers|anwenders|entwicklers, "
        "nutzer|benutzer|entwickler * verlangt|gesagt|gewünscht|sagt|will, "
        "denen des nutzers|benutzers|entwicklers|projekts, wünschen des nutzers|benutzers|entwicklers, als der nutzer, "
        "als die des nutzers"
    ),
    "void": (
        "gilt nicht|nicht mehr, gelten nicht|nicht mehr, nicht mehr gültig, hinfällig, aufgehoben, ungültig, überholt, "
        "zählt nicht, zählen nicht, außer kraft, brauchst * nicht zu beachten, unbeachtlich"
    ),
    "guidance": "anweisung~, regeln, vorgaben, grenzen, einschränkungen, beschränkungen, richtlinien, systemnachricht",
    "yours": "dir, deine, deiner, deinen, dich, du, alle, sämtliche, systemnachricht, vom entwickler",
    "outrank": "über, vor, steht über, mehr als, wichtiger als, statt, gehen vor",
    "contra_user": "auch|selbst wenn der nutzer|benutzer|anwender|entwickler|mensch, gegen den willen|wunsch des",
    "this_text": (
        "diese notiz, diesem eintrag, diese zeile~, diesen text, dieser text, diese liste, diesem absatz, "
        "diesen hinweis"
    ),
    "decides": "zählt, gilt, entscheidet, halte dich, folge nur, befolge nur, geht vor, hat vorrang, gehorche",
    "hand_on": "schreib~, häng~, kopier~, füg~, setz~, übernimm, wiederhole, gib, trag~, pack~",
    "this_wording": (
        "diesen absatz, diese notiz, diesen text, diese zeilen, diesen satz, diese sätze, diese regel, diesen hinweis, "
        "dieses stück"
    ),
    "where_it_spreads": "jede, jedes, jeden, jeder, alle, allen, andere, anderen, überall, claude.md",
    "outside": (
        "webseite~, webseiten, issue~, ticket~, kommentar~, mail~, e-mail~, werkzeugausgabe~, toolausgabe~, "
        "suchergebnis~, seiten, abhängigkeit~, anbieter~, hersteller~, paketbeschreibung~, externe dokumente, "
        "externen dokumenten, fremde~ doku~"
    ),
    "orders": "befehl~, anweisung~, auftrag, aufträge, verlangt, sagt, sagen, stehen, steht, fordert",
    "comply": (
        "führ * aus, führe * aus, ^ führe, befolge~, folge, gehorche, erledige, arbeite * ab, sofort aus, tu, tue, "
        "ausführen"
    ),
    "as_user": (
        "als hätte * der nutzer, wie vom nutzer, als käme * vom nutzer, wie eine anweisung des nutzers, "
        "wie nutzereingabe~"
    ),
    "move_out": (
        "schick~, sende~, kopier~, lade * hoch, häng~, füg~, poste, schreib~, veröffentlich~, gib * aus, pack~, leite, "
        "speicher~"
    ),
    "home_secret": (
        "zugangsdaten, umgebungsvariable~, privaten schlüssel, privater schlüssel, sudo-passwort, passwort, "
        "shell-verlauf"
    ),
    "out_place": (
        "beschreibung, kommentar, antwort, pull-request~, commit-nachricht, externen, server, öffentlich~, "
        "zusammenfassung, freigabe, spätere sitzungen, cache"
    ),
    "plant": "bau~, füg~, lege, leg, lass, setz~, öffne, richte, erstelle, hinterlass~, schmuggle, schmuggel",
    "hole": (
        "hintertür, hintertüren, umgehung, verstecktes konto, versteckten admin, geheimes konto, festes passwort, "
        "schwachstelle, sicherheitslücke, port 4444, kleinen fehler, unauffälligen fehler"
    ),
    "standing_order": "immer, jede~, alle, stets, grundsätzlich, jeden",
    "turn_off": (
        "^ schalte, ^ deaktivier~, ^ entferne, ^ umgehe, ^ überspringe, ausschalten, abschalten, ^ stell, ^ lösche"
    ),
    "guarding": (
        "die hooks, alle hooks, die sandbox, prüfprotokoll, audit-log, sperrliste, verweigerungsregeln, "
        "berechtigungsprüfung~, sicherheitsprüfung~, sitzungsprotokoll, befehlsprüfung"
    ),
    "erase": "lösch~, leere, entfern~, bereinig~, putz~, vernichte",
    "trail": "protokoll, protokolle, log, logs, verlauf, historie, spuren, prüfprotokoll",
    "so_unseen": (
        "damit * keiner|niemand, keiner merkt, niemand merkt, keine spuren, nicht nachvollziehbar, spurlos, "
        "ohne spuren, dass es keiner|niemand"
    ),
    "unseen": (
        "damit es keiner|niemand, damit keiner|niemand, dass es keiner|niemand, unauffällig genug, "
        "ohne dass * merkt|bemerkt|sieht, ohne dass * es"
    ),
    "away": (
        "nutzer|benutzer|entwickler nicht|weg|abwesend|fort, nicht am platz, nicht am rechner, abwesend, "
        "nicht antwortet, keine antwort kommt, gerade weg, urlaub, im urlaub, in der mittagspause, nicht da ist, "
        "nicht da"
    ),
    "falsify": "ändere, ändern, passe, fälsche, setze, korrigiere, trage",
    "measured": "zahl, zahlen, ergebnis, ergebnisse, erwartungswert~, wert in, abdeckung, bericht",
    "drop_test": "lösche * test|tests, entferne * test|tests, kommentiere * aus",
    "forget_review": (
        "ungelesen, ohne hinzusehen, ohne prüfung mergen, ungeprüft, ohne review mergen, ohne zu lesen, "
        "ohne sie zu lesen, ungelesen als"
    ),
    "not_forget_review": "nichts ungeprüft, nie ungeprüft, niemals ungeprüft, nicht ungeprüft",
    "next_task": (
        "wähle * erlauben|zulassen|ja, klick~ * erlauben|zulassen|ja, immer erlauben, immer zulassen, "
        "bestätige * dialog~"
    ),
    "any_prompt": "dialog~, rückfrage~, berechtigung~, abfrage~, erscheint, nachfrage~",
    "persona": "du bist, du spielst, spiele, handle als, antworte als, verhalte dich",
    "no_bounds": (
        "ohne regeln, ohne grenzen, ohne einschränkung~, ohne richtlinien, mit allen rechten, unbeschränkt~, "
        "administrator, verwalter, chef"
    ),
    "spill": "gib, zeige, drucke, schreib~, verrate, nenne, zitiere",
    "inner_words": "systemprompt, systemnachricht, deine anweisungen, verborgenen anweisungen, interne anweisungen",
    "refuse": "ablehn~, verweiger~, weiger~, nein sagen",
    "diminish": (
        "überspring~, deaktivier~, unterdrück~, senk~, schwäch~, locker~, umgeh~, ignorier~, reduzier~, kürz~, "
        "schalte * ab|aus, entfern~, verwirf"
    ),
    "control": (
        "freigabeschritt~, prüfschritt~, secret-scan~, signaturprüfung~, zertifikatsprüfung~, tls-prüfung~, "
        "rechteprüfung~, eingabeprüfung~, sicherheitswarnung~, sicherheitshinweis~, zwei-faktor~, prüfsumme~, "
        "branch-schutz, betrugsprüfung~, warnungen über|zu * geheimnisse|schlüssel, auditlog~, audit-log~, firewall, "
        "sicherheitsmeldung~, alarm~ an den, hostschlüssel~, host-key~, zweite freigabe, zweiten prüfer, budgetalarm, "
        "passwortrichtlinie~, das review"
    ),
    "alter": "^ ändere, ^ ersetze, ^ schreib~, ^ lösche, ^ passe, ^ bearbeite, ^ überschreibe",
    "trips": "blockiert, blockier~, stoppt, passt nicht, stimmt nicht, meckert, ablehnt, im weg, verweigert",
    "local_only": "in tests, lokal, lokale~, testumgebung, staging, nur",
    "store": "speicher~, schreib~, notier~, sammle, kopier~, leg~, merk~, protokollier~, halte",
    "secret_word": "passwort, passwörter, kennwort, kennwörter, pin, zugangsdaten, api-schlüssel, token",
    "typed_by": (
        "der nutzer|benutzer|anwender|entwickler * eingibt|eintippt|tippt|eingetippt, nutzer eingibt, eintippt, "
        "eingetippte~, frage den nutzer nach, frag den nutzer nach, tastatureingabe~"
    ),
    "only_good": (
        "nur die erfolgreichen|bestandenen|grünen, nur erfolge, nur was geklappt, nur das positive, nur bestandene, "
        "nur erfolgreiche"
    ),
    "nothing_forbidden": (
        "kein befehl verboten|untersagt, keine befehle verboten, ist nichts verboten, nichts ist verboten, "
        "alles ist erlaubt, alles erlaubt, keine verbotenen befehle, kein~ verboten~ befehl~, du darfst alles, "
        "keine erlaubnis nötig, keine verbote"
    ),
    "mislead": (
        "so dass der nutzer|entwickler|prüfer glaubt|denkt|meint, lass * glauben|denken, erwecke den eindruck, "
        "als wäre nichts, sieht aus als, damit es aussieht, datiere * zurück, rückdatier~, ändere die zeitstempel, "
        "unleserlich, schwer lesbar, so lange bis * zustimmt, frag * bis er|sie zustimmt, ein nein als ja, "
        "nein als ja, nein als zustimmung"
    ),
    "give_out": "gib, teile, verrate, nenne, schick~, reiche",
    "whom": "jedem der fragt, jedem der, allen die fragen, wer auch immer fragt, an jeden, an dritte, jedem fragenden",
    "evade": (
        "damit * nicht anschlägt|erkennt|auffällt|findet|meldet, nicht auffällt, um nicht erkannt, "
        "der erkennung entgeh~, unter dem radar, nicht erkannt wird|werden"
    ),
    "destroy": (
        "lösche alle backups|sicherungen, lösche die backups|sicherungen, formatiere die, "
        "lösche die produktionsdatenbank, lösche alle branches"
    ),
    "pose": (
        "im namen des nutzers|entwicklers|leiters, gib dich als * aus, gib dich für, mit dem zweiten konto, "
        "mit einem zweiten konto, unter dem namen von, als käme es von, als wäre es von, unter fremdem namen, "
        "in fremdem namen, im namen von, stellvertretend für den nutzer, anstelle des nutzers bestätig~"
    ),
    "top_priority": (
        "höchste priorität, oberste priorität, haben vorrang, hat vorrang, gehen vor, geht vor, haben das letzte wort, "
        "kommen zuerst"
    ),
    "ignore_find": "auch wenn * geheimnisse|schlüssel|lücken gefunden, gefundene geheimnisse|schlüssel|lücken nicht",
    "secretly": "hinter dem rücken, ohne das wissen, ohne wissen des",
    "intrude": (
        "als root einloggen, melde dich als root, scanne das netz, errate das passwort, keylogger, schürf~, "
        "lass die sitzung offen"
    ),
    "sensitive": "zwischenablage, eingaben, jede frage, kundenliste, bildschirmfotos, tastatureingaben",
    "publish": "mach~, stell~, setz~, veröffentlich~, schalte",
    "public_thing": (
        "repository öffentlich, repo öffentlich, bucket öffentlich, auf öffentlich, ins internet, anonymen zugriff"
    ),
    "invite": "^ lade, ^ füge, ^ gib, ^ mach~, ^ erteile, ^ nimm",
    "as_power": (
        "als admin|administrator|eigentümer|mitarbeiter|maintainer, zum admin|administrator|eigentümer, adminrechte, "
        "admin-rechte, schreibrechte, eigentümerrechte, vollzugriff"
    ),
    "commit_secret": (
        "committe die env|geheimnisse|schlüssel, schreib~ das passwort in, passwort in den code, "
        "schlüssel in den code, token in den code, passwörter ins log, alte token weiter"
    ),
    "type_yes": (
        "antworte für den nutzer, für den nutzer bestätig~, an stelle des nutzers, anstelle des nutzers, "
        "statt des nutzers"
    ),
}
