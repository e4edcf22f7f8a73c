## Ein Zug.

choose-your-main-action = Wähle deine Hauptaktion.
activate-what-it-unlocks = Eine Direktive ist erfüllt: aktivierst du, was sie freigibt?

no-such-action = diese Aktion gibt es nicht
pass-only-when-stuck = passen darfst du nur, wenn keine Aktion möglich ist
you-took-it-last-turn = die hattest du im letzten Zug
no-such-position = diese Position gibt es nicht

meaning-of-explore = { $sectors } oder mehr Sektoren ziehen und legen
meaning-of-research = für { $green } { colour-green } Technologien ziehen, eine behalten
meaning-of-move = Flotten in erkundete Sektoren in Reichweite, ohne Kampf
meaning-of-build =
    { $options ->
        [one] eine Option: Flotten für { colour-orange } oder ein Bauwerk
       *[other] bis zu { $options } Optionen: Flotten für { colour-orange } oder ein Bauwerk
    }
meaning-of-attack =
    { $options ->
        [one] eine Option: ein Kampf oder ein Schuss auf ein Bauwerk
       *[other] bis zu { $options } Optionen: ein Kampf oder ein Schuss auf ein Bauwerk
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
