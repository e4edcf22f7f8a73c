## Drucken: der Befehl, und was auf Bögen steht.

command-print = Karten, Tafeln und Marker auf Papier, als PDF zum Drucken und Schneiden
argument-print-file = was geschrieben wird
argument-print-players = für wie viele: so viele wie mitspielen können, wenn nichts gesagt wird
argument-print-paper = { $words }
argument-print-sides = { $words }: Rückseiten hinten auf dem Bogen, unter einem Falz oder auf eigenen Bögen
argument-print-flip = { $words }: die Kante, um die der Drucker einen Bogen wendet
argument-print-ink = { $words }
argument-print-bleed = Millimeter, die Bilder über die Schnittkante hinausreichen: 0 bis 5
argument-print-shift = wohin die Rückseiten rücken, in Millimetern nach rechts und nach unten: was der Einrichtbogen sagt
argument-print-since = nur, was in dieser Ausgabe nicht dasselbe ist
argument-print-calibrate = ein Bogen, der herausfindet, wie weit der Drucker Rückseiten verschiebt
argument-print-images = stattdessen einzelne Bilder einer Art, Vorder- und Rückseiten, als ZIP-Archiv: { $words }
typed-shift = X,Y
nothing-to-print = von diesem Spiel gibt es nichts zu drucken
print-bleed = ein Beschnitt reicht von 0 bis { $most } Millimeter
print-shift = eine Verschiebung sind zwei Zahlen von Millimetern wie 0.5,-1, jede von -{ $most } bis { $most }
print-nothing-new = nichts zu drucken: in { $name } ist alles dasselbe
print-done =
    { $pages ->
        [one] { $file }: 1 Seite
       *[other] { $file }: { $pages } Seiten
    }
print-pictures =
    { $pages ->
        [one] { $file }: 1 Bild
       *[other] { $file }: { $pages } Bilder
    }
print-gone = Nimm aus der Schachtel
print-front = Vorderseiten
print-back = Rückseiten
print-both = Vorder- und Rückseiten
print-calibration =
    .front = Beide Seiten mit 100 % drucken, um die gewohnte Kante gewendet. Den Bogen gegen das Licht halten, das Lineal der anderen Seite zu sich.
    .back = Ablesen, wo das Kreuz der anderen Seite durchscheint, nach rechts und nach unten: Das ist --shift X,Y. Gibt es schon eine Verschiebung, kommt es dazu.

## Teile der Schachtel.

print-kind-sector = Sektor
print-kind-homeworld = Heimatwelt
print-kind-directive = Direktive
print-kind-objective = Ziel
print-kind-technology = Technologie
print-kind-civilization = Zivilisation
print-kind-order = Ordnung
print-kind-summary = Übersicht
print-kind-details = Kleingedrucktes
print-kind-structures = Bauwerke
print-kind-dice = Würfel
print-kind-mat = Kampfplan
print-kind-storage = Lager
print-kind-roster = Einsatzblatt
print-kind-actions = Aktionen
print-kind-screen = Sichtschirm
print-tier = Stufe { $tier }
print-vp = SP
print-beyond = Über { $most }: Dreh den Zähler um und beginne wieder bei 0.
print-order = Ordnung { $n }
print-order-acts = Die niedrigste Zahl ist zuerst an der Reihe, der Meister zuletzt.
print-master = Meister der Ordnung
print-master-last = Ist in dieser Runde zuletzt an der Reihe und Meister der nächsten.
print-storage = Lager
print-roster = Einsatzblatt
print-actions = Hauptaktionen
print-screen = Sichtschirm
print-summary = Eine Runde und ein Zug
print-scores = Siegpunkte
print-details = Kleingedrucktes
print-dice = Würfel
print-dice-hits = trifft
print-mat = Kampfplan
print-beats = Von jedem Typ führt ein Pfeil zu denen, die er schlägt.
print-damaged = Getroffene Schiffe warten im Ring um ihren Typ: im Schadensbereich.
print-kind-protocol = Protokoll oder Modul
print-kind-token = Marker
print-kind-tracker = Zähler

print-book-contents = Inhalt

argument-rules-file = wird geschrieben statt gezeigt: ein PDF, wenn es auf .pdf endet, Markdown mit Bildern, wenn auf .md
argument-part = { $words }: die Abschnitte zum Lernen, zum Nachschlagen geordnet, oder eine Übersicht auf einer Seite
argument-rules-paper = eines PDF: { $words }
rules-file-ends = { $file } endet weder auf .pdf noch auf .md
rules-are-written = { $file } ist geschrieben.
