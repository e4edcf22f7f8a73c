## Attacks.

attack-what-with-which = What do you attack, with which ships?

starflick-help-attack = Ships that have not attacked yet must, while they can destroy something.
starflick-choice-attack =
    { $hole-word ->
        [none] { $ship-word ->
            [battleship] battleship of { $seat } with { $own-ships }
           *[other] starship { $ship } of { $seat } with { $own-ships }
        }
       *[other] { $hole } with { $own-ships }
    }
