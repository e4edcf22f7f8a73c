## Ein Zug.

choose-your-main-action = Wähle deine Hauptaktion.
activate-what-it-unlocks = Eine Direktive ist erfüllt: aktivierst du, was sie freigibt?

no-such-action = diese Aktion gibt es nicht
pass-only-when-stuck = nur, wenn keine Aktion möglich ist
you-took-it-last-turn = die hattest du im letzten Zug
no-such-position = diese Position gibt es nicht

meaning-of-explore = { $sectors } oder mehr Sektoren ziehen und legen
meaning-of-research = eine Technologie wählen, für { $green } { colour-green }
meaning-of-move = Flotten so weit sie reichen, ohne Kampf
meaning-of-build =
    { $options ->
        [one] Flotten für { colour-orange } oder ein Bauwerk
       *[other] bis zu { $options } Optionen: Flotten für { colour-orange } oder ein Bauwerk
    }
meaning-of-attack =
    { $options ->
        [one] Kampf oder Schuss auf ein Bauwerk
       *[other] bis zu { $options } Optionen: Kampf oder Schuss auf ein Bauwerk
    }
meaning-of-pass = nichts tun
for-so-much = für { $resources }

galaxy-help-choose = Jeden Zug hast du eine Hauptaktion, eine andere als im letzten Zug, außer ein M-Brain arbeitet für dich.
galaxy-choice-choose = { $action-title }
galaxy-typed-choose = { $action }
galaxy-help-activate = Die Direktive passt, wo vier Sektoren zusammentreffen, einer davon deiner.
galaxy-choice-activate =
    { $action-word ->
        [none] { $position }
       *[other] { $position } · { $action-title }
    }
galaxy-typed-activate =
    { $action-word ->
        [none] Position { $position } aktivieren
       *[other] Position { $position } aktivieren: { $action }
    }
