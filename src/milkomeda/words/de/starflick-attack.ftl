## Angriffe.

attack-what-with-which = Was greifst du an, mit welchen Schiffen?

starflick-help-attack = Schiffe, die noch nicht angegriffen haben, müssen es, solange sie etwas zerstören können.
starflick-choice-attack =
    { $hole-word ->
        [none] { $ship-word ->
            [battleship] Schlachtschiff von { $seat } mit { $own-ships }
           *[other] Sternenschiff { $ship } von { $seat } mit { $own-ships }
        }
       *[other] { $hole } mit { $own-ships }
    }
