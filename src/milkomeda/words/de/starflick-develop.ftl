## Technologien entwickeln.

which-technology = Welche Technologie entwickelst du?
track-is-complete = diese Spur ist vollendet
needs-labs =
    { $labs ->
        [one] braucht ein Labor auf { $track }, du hast { $have }
       *[other] braucht { $labs } Labore auf { $track }, du hast { $have }
    }
too-few-labs = du hast für jede Technologie zu wenige Labore

starflick-help-develop = Eine Stufe braucht ebenso viele Labore auf Planeten ihrer Farbe; wer sie zuerst erreicht, bekommt ebenso viele SP.
starflick-choice-develop = { $track } { $level }

which-starship-leaves = Welches Sternenschiff verlässt das Spiel?

starflick-help-give-up = Das Schlachtschiff kostet Sternenschiffe, vom Brett oder aus dem Vorrat.
starflick-choice-give-up = Sternenschiff { $ship }

## Was Technologien bringen.

technology-gives =
    { $boons-count ->
        [0] nichts
       *[other] { $boons }
    }
boons-comma = { $before }, { $after }
boon-three-moves = 3 Bewegungspunkte
boon-no-blockade = trotz Blockade starten und landen
boon-four-moves = 4 Bewegungspunkte
boon-second-action = Bewegen und eine andere Aktion
boon-three-recruits = 3 rekrutieren
boon-two-troops = eine Stadt bringt 2 Truppen oder 1 Sternenschiff
boon-four-recruits = 4 rekrutieren
boon-unoccupied-planets = auf einem unbesetzten Planeten rekrutieren
boon-face-down-planets = auf einem verdeckten Planeten rekrutieren
boon-several-targets = mehrere Ziele nacheinander
boon-battleship = das Schlachtschiff
boon-trophies = +1 SP für jedes zerstörte Schiff
boon-long-range = große Reichweite
boon-rammed = +2 SP, wenn gerammt
boon-ramming = +1 SP beim Rammen
boon-counts-two = ein eigenes Schiff im Orbit zählt 2
boon-counts-two-attacking = ein eigenes Schiff im Orbit zählt 2, auch beim Angriff
boon-counts-two-against-battleships = ein eigenes Schiff im Orbit zählt 2 gegen ein Schlachtschiff
boon-labs-defend = Labore verteidigen 1

card-level = { $track } { $level }
card-level-needs =
    { $labs ->
        [one] Braucht 1 Labor auf Planeten der Farbe { $track } und die Stufen darunter.
       *[other] Braucht { $labs } Labore auf Planeten der Farbe { $track } und die Stufen darunter.
    }
card-level-first = Wer sie als Erster erreicht, bekommt { $points } SP.
