## Ein Schnippen.

flick-which-way =
    { $ship-word ->
        [battleship] In welche Richtung und wie schnell schnippst du das Schlachtschiff?
       *[other] In welche Richtung und wie schnell schnippst du Sternenschiff { $ship }?
    }
what-angles-there-are = ein Winkel geht von 0.00 bis 359.99
what-speeds-there-are = ein Tempo geht von 1 bis { $top } mm/s

starflick-help-shoot = Der erste Gegner, den das Schiff berührt, wird gerammt.
    .typed = „45 1200“ schnippt unter 45 Grad mit 1200 mm/s. 0 Grad ist nach rechts, 90 nach unten.
starflick-do-shoot = Los!

the-ships-slide = Die Schiffe gleiten.
that-is-no-event = das ist kein Ereignis
ship-is-gone-or-at-rest = dieses Schiff ist nicht auf dem Brett oder liegt schon still
there-is-no-such-enemy = diesen Gegner gibt es nicht
there-is-no-such-minefield = dieses Minenfeld gibt es nicht
