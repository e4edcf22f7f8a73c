## Directives: why not, what protocols are.

no-pair-there = there is no pair at that position
was-your-main-action = { $action } was your main action this turn
matches-nowhere = { $directive } matches at no point of yours

protocol-card = { $action } for { $resources }

which-directive = Position { $position }: which directive was turned up?
which-protocol = Position { $position }: which { $shown } was turned up?
galaxy-choice-show =
    { $directive ->
        [none] { $protocol }
       *[other] { $directive }
    }
