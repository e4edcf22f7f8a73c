## Aufbau.

choose-your-civilization = Wähle deine Zivilisation.
turn-your-homeworld = Dreh deine Heimatwelt: Welche Ecke zeigt in die Galaxie?
place-beside-homeworld = Lege einen Sektor neben deine Heimatwelt: { $drawn }.
    .brief = Lege einen Sektor neben deine Heimatwelt.

no-such-civilization = diese Zivilisation gibt es nicht
somebody-else-has-it = die hat schon jemand
must-place-a-sector = du musst einen Sektor legen, den du bezahlen kannst

abilities =
    { $abilities-count ->
        [0] in diesem Spiel ohne Fähigkeit
       *[other] { $abilities }
    }
abilities-comma = { $before }; { $after }

galaxy-help-civilization = Deine Zivilisation hat eine Fähigkeit für das ganze Spiel.
galaxy-choice-civilization = { $civilization }
galaxy-typed-civilization = { $civilization }
galaxy-help-turn-homeworld = Direktiven passen, wo vier Sektoren zusammentreffen; deine Heimatwelt liegt an einem solchen Punkt.
galaxy-choice-turn-homeworld = { $colour }
galaxy-typed-turn-homeworld = { $colour } zeigt zur Galaxie
galaxy-help-first-place = Neben deine Heimatwelt. Direktiven zählen die Ecken der Karte: du kannst sie drehen.
    .typed = r1, r2, r3 drehen die Karte im Uhrzeigersinn.
galaxy-do-first-place = Legen

which-objective = Welches Ziel wurde ausgelegt?{ $left ->
        [one] { "" }
       *[other] { " " }(noch { $left })
    }
which-civilization = Welche Zivilisation hat { $seat }?
galaxy-choice-objective = { $objective }
