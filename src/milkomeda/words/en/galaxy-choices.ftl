## What choices are called on the page. A part is there by its name, and as `-title` as it stands on a button:
## "B1 Novatron", "Outpost". What a choice does not say is `none`.

galaxy-plain-done = Done
galaxy-plain-enough = That is enough
galaxy-plain-fight = Fight
galaxy-plain-no-claim = Claim nothing
galaxy-plain-no-module = Activate nothing
galaxy-plain-no-protocol = Activate nothing
galaxy-plain-no-offer = No offer
galaxy-plain-save-points = Spend nothing
galaxy-plain-keep-formation = Keep the formation

galaxy-choice-activate =
    { $action-word ->
        [none] { $position }
       *[other] { $position } · { $action-title }
    }
galaxy-choice-attack =
    { $structure-word ->
        [none] Attack { $cell-title }
       *[other] Destroy: { $structure-title } of { $seat } at { $cell }
    }
galaxy-choice-choose = { $action-title }
galaxy-choice-civilization = { $civilization }
galaxy-choice-claim = { $objective }: { $need } → { $points } VP
galaxy-choice-decide-offer =
    { $verdict-word ->
        [take] Take it
       *[decline] Decline
    }
galaxy-choice-focus = { $keyword-title }
galaxy-choice-keep = { $technology }
galaxy-choice-move-from = { $cell-title }
galaxy-choice-put-back = { $sector }
galaxy-choice-refresh =
    { $shown-word ->
        [pair] Both
        [directive] Directive
        [protocol] Protocol
       *[module] Module
    }
galaxy-choice-reshape = { $ship-title } → { $into-ship-title }
galaxy-choice-reshape-secretly = { galaxy-choice-reshape }
galaxy-choice-turn-homeworld = { $colour }
galaxy-choice-victim = { $seat }: { $ship-title }

## What pointing at a cell means.

galaxy-point-attack-from =
    { $fleets ->
        [one] bring { $fleets } fleet from { $from-cell }
       *[other] bring { $fleets } fleets from { $from-cell }
    }
galaxy-point-move =
    { $fleets ->
        [one] { $fleets } fleet from { $from-cell } to { $to-cell }
       *[other] { $fleets } fleets from { $from-cell } to { $to-cell }
    }
galaxy-point-move-from = from { $cell }

## What Command Points are spent on, and what that costs.

galaxy-command-attack = One more die (1)
galaxy-command-defend = { $seat } rolls a hit again (1)
galaxy-command-reshape = Prepare a reshape (2)

## The button that sends an answer that was put together; `n` is how much was counted.

galaxy-do-allocate = Seal
galaxy-do-attack-from = Bring them
galaxy-do-bonus = Take
galaxy-do-boost-explore = Draw
galaxy-do-boost-move = Move
galaxy-do-build = Build
galaxy-do-command = Seal
galaxy-do-configure = Seal
galaxy-do-decide-order = Decide
galaxy-do-first-place = Place
galaxy-do-move = Move
galaxy-do-offer =
    { $n ->
        [0] No offer
       *[other] Offer
    }
galaxy-do-place = Place
galaxy-do-probes = Send probes
galaxy-do-propose-order = Propose

galaxy-fleets-at-shipyards = at your shipyards
galaxy-nowhere-to-put-it = nowhere to put it
