## Move: what is asked, why not, what is behind it, how a choice is called.

boost-your-move = Your range is { $range }, and one more for each { colour-blue }. How much { colour-blue }?
    .brief = Pick up fleets and drop them where they go: { $range } far, and one further for each { colour-blue }.
move-from-where = Move up to { $range } far: from which sector?
move-from-one-more = Move from one more sector, or go on.
move-fleets = Move fleets up to { $range } far ({ $sites }), or finish.
sites-each = { $n } in { $word }
sites-comma = { $before }, { $after }

no-fleet-to-move = you have no fleet in a controlled sector with a way out
no-range-could-use-that = no range could use that
move-at-least-one = move at least one fleet
not-moving-from-there = you do not move from there
fleets-ready-there =
    { $fleets ->
        [one] { $fleets } fleet is ready there
       *[other] { $fleets } fleets are ready there
    }
out-of-range = that is out of range

galaxy-help-boost-move = The range counts for the whole action.
galaxy-do-boost-move = Move
galaxy-help-move-from = Only fleets of the sectors you name now can move.
galaxy-choice-move-from = { $cell-title }
galaxy-point-move-from = from { $cell }
galaxy-typed-move-from = from { $cell }
galaxy-help-move = Groups may split. Control changes when all have arrived.
    .typed = 'move 2 A1 B1' moves two fleets from A1 to B1.
galaxy-do-move = Move
galaxy-point-move =
    { $fleets ->
        [one] { $fleets } fleet from { $from-cell } to { $to-cell }
       *[other] { $fleets } fleets from { $from-cell } to { $to-cell }
    }
galaxy-typed-move =
    { $fleets ->
        [one] { $fleets } fleet from { $from-cell } to { $to-cell }
       *[other] { $fleets } fleets from { $from-cell } to { $to-cell }
    }
