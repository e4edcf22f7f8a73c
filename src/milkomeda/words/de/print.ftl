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
print-needs-packages = zum Drucken braucht es weitere Pakete: pip install 'milkomeda[print]'
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
print-front = Vorderseiten
print-back = Rückseiten
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
print-kind-structures = Bauwerke
print-kind-dice = Würfel
print-kind-mat = Kampfplan
print-kind-storage = Lager
print-kind-roster = Einsatzblatt
print-kind-actions = Aktionen
print-kind-screen = Sichtschirm
print-tier = Stufe { $tier }
print-vp = SP
print-limited = Nicht mehr als { $most } von jedem.
print-beyond = Über { $most }: Dreh den Zähler um und beginne wieder bei 0.
print-order = Ordnung { $n }
print-master = Meister der Ordnung
print-master-last = Ist in dieser Runde zuletzt an der Reihe und Meister der nächsten.
print-storage = Lager
print-roster = Einsatzblatt
print-actions = Hauptaktionen
print-screen = Sichtschirm
print-summary = Eine Runde und ein Zug
print-ends = Das Spiel endet …
print-scores = Siegpunkte
print-dice = Würfel
print-dice-hits = trifft
print-dice-how = Ein Würfel für jeden Pfeil von einem Typ, in dem du Schiffe hast, zu einem Typ, in dem ein Gegner welche hat.
print-dice-hit = Ein Treffer geht auf einen Typ, den einer deiner Pfeile erreicht.
print-mat = Kampfplan
print-beats = Von jedem Typ führt ein Pfeil zu denen, die er schlägt.
print-explore = Ziehe { $draw } Sektoren, und 1 mehr für jedes { colour-green }, das du vorher ausgibst.
print-explore-paid = Einen Sektor zu legen kostet das { colour-green } auf seiner Rückseite.
print-research = Wähle ein Schlüsselwort eines Sektors, den du kontrollierst, zahle { $green } { colour-green }, ziehe von seinem Stapel und behalte eine.
print-move = Beliebig viele Flotten aus bis zu { $origins } Sektoren, die du kontrollierst, Reichweite { $reach }, und 1 mehr für jedes { colour-blue }, das du ausgibst.
print-build = Bis zu { $fleets } Flotten auf deiner Heimatwelt, je 1 { colour-orange }; oder ein Bauwerk in einem Sektor, den du kontrollierst.
print-several = Bis zu { $options } davon:
print-attack = Gegnerische Flotten in einem Nachbarsektor, 1 { colour-blue } für jede Grenze, die eine Gruppe überschreitet, mindestens 1.
print-attack-structure = Oder mit einer Sternenlanze ein Bauwerk daneben, für { $resources }.
print-turn-order =
    { $refreshes ->
        [yes] Ordnung: Der Meister erneuert eine Position, schlägt eine Ordnung vor, nimmt Angebote an oder lehnt sie ab und entscheidet.
       *[no] Ordnung: Der Meister schlägt eine Ordnung vor, nimmt Angebote an oder lehnt sie ab und entscheidet.
    }
print-turn-income = Einkommen: je { $income } von deiner Heimatwelt, und was deine anderen Sektoren zeigen.
print-turn-action = Hauptaktion: eine andere als in deinem letzten Zug.
print-turn-module = Höchstens ein { $shown }, dessen Direktive dort passt, wo du einen Sektor kontrollierst.
print-turn-claim = Beanspruche höchstens einen Platz auf einem Ziel.
print-end-deck = … wenn kein Sektor mehr zu erkunden ist; wer den letzten erkundet, erhält { $points } SP.
print-end-cards =
    { $count ->
        [one] … wenn { $count } Ziel voll ist.
       *[other] … wenn { $count } Ziele voll sind.
    }
print-end-slots = … wenn { $count } Plätze beansprucht sind.
print-end-round = … nach Runde { $round }.
print-worth-sectors = { $points } für jeden Sektor, den du kontrollierst
print-worth-fleets =
    { $fleets ->
        [one] 1 für jede Flotte auf der Karte
       *[other] 1 für { $fleets } Flotten auf der Karte
    }
print-worth-orange =
    { $count ->
        [one] { $points } für jedes { colour-orange }
       *[other] { $points } für { $count } { colour-orange }
    }
print-worth-fights = { $points } für jeden Kampf, den du gewinnst
print-kind-protocol = Protokoll oder Modul
print-kind-token = Marker
print-kind-tracker = Zähler

print-book-contents = Inhalt

argument-rules-file = wird geschrieben statt gezeigt: ein PDF, wenn es auf .pdf endet, Markdown mit Bildern, wenn auf .md
argument-part = { $words }: die Abschnitte zum Lernen, zum Nachschlagen geordnet, oder eine Übersicht auf einer Seite
argument-rules-paper = eines PDF: { $words }
rules-file-ends = { $file } endet weder auf .pdf noch auf .md
rules-are-written = { $file } ist geschrieben.
