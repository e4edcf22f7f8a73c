## Direktiven.

no-pair-there = auf dieser Position liegt kein Paar
was-your-main-action = { $action } war in diesem Zug deine Hauptaktion
matches-nowhere = { $directive } passt an keinem deiner Punkte

protocol-card = { $action } für { $resources }
