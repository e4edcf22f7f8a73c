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
typed-shift = X,Y
print-needs-packages = zum Drucken braucht es weitere Pakete: pip install 'milkomeda[print]'
nothing-to-print = von diesem Spiel gibt es nichts zu drucken
print-bleed = --bleed reicht von 0 bis { $most }
print-shift = --shift sind zwei Zahlen von Millimetern wie 0.5,-1, jede von -{ $most } bis { $most }
print-nothing-new = nichts zu drucken: in { $name } ist alles dasselbe
print-done =
    { $pages ->
        [one] { $file }: 1 Seite
       *[other] { $file }: { $pages } Seiten
    }
print-front = Vorderseiten
print-back = Rückseiten
print-calibration =
    .front = Beide Seiten mit 100 % drucken, um die gewohnte Kante gewendet. Den Bogen gegen das Licht halten: Das Kreuz der anderen Seite liegt neben der Mitte von diesem.
    .back = Ablesen, wie weit das Kreuz der Rückseite von der Mitte der Vorderseite liegt, nach rechts und nach unten. Mit dem Gegenteil drucken, als --shift X,Y.
