## Direktiven.

no-pair-there = auf dieser Position liegt kein Paar
was-your-main-action = { $action } war in diesem Zug deine Hauptaktion
matches-nowhere = { $directive } passt an keinem deiner Punkte

protocol-card = { $action } für { $resources }

which-directive = Position { $position }: Welche Direktive wurde aufgedeckt?
which-protocol = Position { $position }: { $shown-word ->
        [protocol] Welches Protokoll
       *[module] Welches Modul
    } wurde aufgedeckt?
galaxy-choice-show =
    { $directive ->
        [none] { $protocol }
       *[other] { $directive }
    }
