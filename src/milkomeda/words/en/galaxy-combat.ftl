## Fights: what is asked, why not, what is behind it.

split-your-fleets =
    { $fleets ->
        [one] Choose the ship type of your only fleet (nobody sees it yet).
       *[other] Split your { $fleets } fleets over the ship types (nobody sees it yet).
    }
reshape-a-ship = Reshape one of your ships along an arrow, or keep your formation.
reshape-a-ship-in-secret = Reshape one of your ships along an arrow, or keep your formation (nobody sees it yet).

types-must-add-up =
    { $fleets ->
        [one] the types must add up to your { $fleets } fleet
       *[other] the types must add up to your { $fleets } fleets
    }
beyond-the-roster = a roster shows { $most } of a type at most

galaxy-help-configure = A type shoots at the two it beats. Each arrow to a type that enemies occupy is a die.
    .typed = Say how many of each: '3 beam 1 drone', or short '3b 1d'. '? beam' says what a type beats.
galaxy-do-configure = Seal
galaxy-typed-configure = { $ships }
galaxy-help-reshape = One ship becomes one of the two types it beats.
galaxy-choice-reshape = { $ship-title } → { $into-ship-title }
galaxy-typed-reshape = { $ship } becomes { $into-ship }
galaxy-help-reshape-secretly = { galaxy-help-reshape }
galaxy-choice-reshape-secretly = { galaxy-choice-reshape }
galaxy-typed-reshape-secretly = { galaxy-typed-reshape }
