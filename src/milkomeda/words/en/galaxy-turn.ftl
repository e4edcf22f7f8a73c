## A turn: what is asked, why not, what it means, what is behind it.

choose-your-main-action = Choose your main action.
activate-what-it-unlocks = A directive is fulfilled: activate what it unlocks?

no-such-action = there is no such action
pass-only-when-stuck = pass only when no action is possible
you-took-it-last-turn = you took it last turn
no-such-position = there is no such position

meaning-of-explore =
    { $sectors ->
        [one] draw { $sectors } sector or more, and place them
       *[other] draw { $sectors } sectors or more, and place them
    }
meaning-of-research = draw technologies for { $green } { colour-green }, keep one
meaning-of-move = fleets to sectors in range, without a fight
meaning-of-build =
    { $options ->
        [one] fleets for { colour-orange }, or a structure
       *[other] up to { $options } options: fleets for { colour-orange }, or a structure
    }
meaning-of-attack =
    { $options ->
        [one] a fight, or a structure hit
       *[other] up to { $options } options: a fight, or a structure hit
    }
meaning-of-pass = do nothing
for-so-much = for { $resources }

galaxy-help-choose = Each turn you take one main action, another one than last turn unless an M-Brain works for you.
galaxy-choice-choose = { $action-title }
galaxy-typed-choose = { $action }
galaxy-help-activate = The directive matches where four sectors meet, one of them yours.
galaxy-choice-activate =
    { $action-word ->
        [none] { $position }
       *[other] { $position } · { $action-title }
    }
galaxy-typed-activate =
    { $action-word ->
        [none] activate position { $position }
       *[other] activate position { $position }: { $action }
    }
