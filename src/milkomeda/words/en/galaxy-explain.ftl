## What a word means.

word-could-be =
    { $more ->
        [0] '{ $text }' could be: { $topics }.
       *[other] '{ $text }' could be: { $topics } ….
    }
nothing-called-so = Nothing here is called '{ $text }'. Try a card, a place like A1, a keyword, a structure, an option.

cell-unexplored = { $cell } is unexplored.
cell-of-sector = { $cell }: { $sector }.
cell-of-homeworld = { $cell }: Homeworld of { $seat }.
about-sector = { $sector }: { $yields }. Exploring it costs { $green } { colour-green }.
about-directive = { $directive }: { $left-colour } and { $right-colour } above { $lower-left-colour } and { $lower-right-colour }, where four sectors meet.
about-objective = { $objective }: '{ $condition }': { $slots }.
slot-worth = { $need } for { $points } VP
slots-comma = { $before }, { $after }
about-technology = { $technology } ({ $keyword }, { $field }): { $effect }
about-action = { $action }: { $meaning }.
about-keyword = { $keyword }: a keyword of sectors. Its technologies: { $topics }.
about-structure = { $structure }: costs { $blue } { colour-blue } { $orange } { colour-orange }, scores { $points } VP.
about-ship = { $ship }: beats { $beaten-ships }; is beaten by { $feared-ships }.
about-civilization = { $civilization }: { $abilities }.
about-colour =
    { $colour-word ->
        [blue] { $colour }. Logistic: moves fleets farther, carries attacks over borders, goes into structures.
        [orange] { $colour }. Economic: builds fleets and structures, and scores at the end.
        [red] { $colour }. Strategic: fires the Starlance.
       *[green] { $colour }. Scientific: draws and places sectors, pays research.
    }
option-stands = { $option }={ $text }. { $rule }
option-can-be = Possible: { $topics }.
option-between = Possible: { $low } to { $high }.
