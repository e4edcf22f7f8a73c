## Nach dem Spiel.

page-after-you-win = Du gewinnst mit { $count } SP!
page-after-points = Woher die Punkte kommen
page-after-total = Summe
page-after-rounds = Punkte über die Runden
page-after-round = Runde
page-after-chart-help = Ein Liniendiagramm der Punkte aller, Runde für Runde. Die Zahlen stehen in der Tabelle darunter.
page-after-chart-hint = Zeig auf eine Runde, um ihre Zahlen zu lesen.
page-after-as-table = Die Zahlen als Tabelle
page-after-luck = Das Glücksbuch
page-after-luck-help = Der Strich ist, was von den Würfeln zu erwarten war, die Balken sind eine und zwei Standardabweichungen darum, der Punkt ist, was fiel.
page-after-rolled = { $rolled }, erwartet { $expected } ± { $spread }
page-after-as-expected = wie erwartet
page-after-lucky = Glück gehabt
page-after-very-lucky = viel Glück gehabt
page-after-unlucky = Pech gehabt
page-after-very-unlucky = viel Pech gehabt
page-after-no-luck = In diesem Spiel wurde nicht gewürfelt.
page-after-replay = Das Spiel noch einmal
page-after-leap-back = Zurück zum Kapitel davor
page-after-leap-on = Weiter zum nächsten Kapitel
page-after-chapters = Springen zwischen
page-after-chapters-all = Allem
page-after-chapters-round = Runden
page-after-chapters-fight = Kämpfen
page-after-chapters-milestone = Meilensteinen
page-after-chapters-none = In dieser Partie gibt es keine.
page-after-moment-address = Adresse dieses Moments
page-after-share = Bild zum Teilen
page-after-share-picture = Das Spielfeld am Ende und die Punkte aller. { $who }
page-after-share-send = Senden
page-after-share-keep = Bild behalten
page-after-poster-foot =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
page-after-previous = Einen Moment zurück
page-after-next = Einen Moment weiter
page-after-play = Abspielen
page-after-pause = Anhalten
page-after-speed = Tempo: { $speed }-fach
page-after-scrubber = Moment des Spiels
page-after-moment = { $at } von { $all }
page-after-beginning = Die Galaxie vor der ersten Antwort.
page-after-silent = Nichts zu erzählen.
page-after-fork = Ab hier weiterspielen
page-after-fork-title = Ein anderes Spiel ab Moment { $at }
page-after-fork-help = Ein neuer Tisch beginnt mit genau dieser Stellung. Das Glück ist ab hier neu. Wer spielt?
page-after-fork-private = Privat: nur über den Link
page-after-fork-now = Tisch eröffnen
page-after-me = Ich
page-after-cancel = Abbrechen
page-after-fair = Faire Würfel: der Beweis
page-after-fair-help = Vor dem ersten Wurf wurde der Fingerabdruck eines Geheimnisses gezeigt. Hier ist das Geheimnis: nur es hat diesen Fingerabdruck, also konnte es niemand nachträglich wählen. Und vorher konnte es niemand passend zu den Wörtern wählen, die nach dem Fingerabdruck kamen.
page-after-hash = Fingerabdruck (SHA-256)
page-after-secret = Geheimnis
page-after-salts = Wörter der Browser
page-after-early = von vor dem Fingerabdruck
page-after-whom = Wen das überzeugen kann
page-after-convinced = { $names }, durch ein Wort, das nach dem Fingerabdruck kam: es sei denn, jemand, der sich später setzte, spielt dem in die Hände, der den Server betreibt, denn der kennt das Geheimnis.
page-after-nobody = Niemanden: kein Wort kam nach dem Fingerabdruck. Das Geheimnis ist noch dasselbe, aber wer den Server betreibt, konnte es wählen.
page-after-check = In diesem Browser prüfen
page-after-kept = Das Geheimnis hat den Fingerabdruck, der diesem Browser gezeigt wurde, bevor er sein Wort dazugab.
page-after-matches = Das Geheimnis hat diesen Fingerabdruck.
page-after-differs = Das Geheimnis hat nicht den Fingerabdruck, der gezeigt wurde, oder dein Wort ist nicht das, das dein Browser dazugab!
page-after-cannot = Dieser Browser prüft nur an https-Adressen. Vergleiche die Ausgabe von: printf %s GEHEIMNIS | sha256sum
page-after-derive = Wie sich jeder Wurf und jede Karte nachrechnen lässt
page-after-derive1 = Alles Glück dieses Tisches kommt aus einem Schlüssel:
page-after-derive2 = Die Zahl k (ab 0), die Antwort n (ab 0) des Protokolls braucht, kommt aus
page-after-derive3 = Eine Zahl unterhalb so vieler Seiten oder Karten entsteht aus
page-after-derive4 = Alles Weitere sagt docs/fairness.md. Oder lass es dessen Skript tun, ein paar Zeilen Python, mit den beiden Dateien hier:
page-after-download = Protokoll herunterladen
page-after-download-table = Geheimnis und Wörter herunterladen
page-after-again = Zur Lobby
page-after-rematch = Revanche
page-after-rematch-join = Zur Revanche dazukommen

## Was Bots von einer beendeten Partie halten.

page-review = Rückblick
page-review-chances = Siegchancen im Lauf der Partie, in Prozent
page-review-chances-help = Ein Liniendiagramm der Siegchancen aller, in Prozent, wie Bots sie sehen. Die Zahlen am Ende jeder Runde stehen in der Tabelle darunter.
page-review-progress = Angesehene Entscheidungen
page-review-done = { $done } von { $of } Entscheidungen
page-review-turnings = Wendepunkte
page-review-turnings-help = Wo jemandes Siegchancen am weitesten sprangen und so blieben. Die Nummern stehen im Diagramm.
page-review-rose = { $name }: von { $before } hinauf auf { $after } %.
page-review-fell = { $name }: von { $before } hinab auf { $after } %.
page-review-level = In dieser Partie sprangen niemandes Siegchancen.
page-review-costly = Was am meisten kostete
page-review-costly-help = In Siegchancen, im Mittel über Würfel und geheime Antworten, wie sie hätten fallen können, nicht wie sie fielen; ± ist, um wie viel es anders sein kann.
page-review-cost = −{ $points } ± { $margin } %
page-review-better = Besser: { $what }
page-review-look = Ansehen
page-review-nothing = Keine Entscheidung hat viel gekostet.
