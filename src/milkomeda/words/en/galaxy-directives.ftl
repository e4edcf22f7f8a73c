## Directives: why not, what protocols are.

no-pair-there = there is no pair at that position
was-your-main-action = { $action } was your main action this turn
matches-nowhere = { $directive } matches at no point of yours

protocol-card = { $action } for { $resources }
