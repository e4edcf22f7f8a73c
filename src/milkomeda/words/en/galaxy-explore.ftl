## Explore: what is asked, why not, what it means, what is behind it.

send-probes = Send out one or two probes: from which sectors?
boost-your-draw =
    { $sectors ->
        [one] Draw { $sectors } sector, and one more for each { colour-green } you spend now. How much { colour-green }?
       *[other] Draw { $sectors } sectors, and one more for each { colour-green } you spend now. How much { colour-green }?
    }
place-a-sector = Place a sector: { $drawn }.
    .brief = Place a sector.
drawn-each = { $word } ({ $n } { colour-green })
drawn-comma = { $before }, { $after }
put-a-sector-back = Put a sector back on top of the deck (the last one is drawn first).

sector-deck-is-empty = the sector deck is empty
nothing-unexplored-beside = there is no unexplored space next to a sector you control
no-fleet-beside-unexplored = no fleet of yours stands in a controlled sector next to unexplored space
only-so-many-in-the-deck =
    { $sectors ->
        [one] there is only { $sectors } sector in the deck
       *[other] there are only { $sectors } sectors in the deck
    }
must-place-what-fits = you must place a sector that fits and that you can pay
sector-not-drawn = you have not drawn that sector
no-place-for-a-sector = you cannot place a sector there
no-such-turn = a card can be turned by r1, r2 or r3

placing-costs =
    { $green ->
        [0] free
       *[other] costs { $green } { colour-green }
    }
placing-yields = yields { $yields }
sector-yields =
    { $resources-count ->
        [0] no income
       *[other] { $resources }
    } · { $keywords }
keywords-comma = { $before }, { $after }

galaxy-help-probes = Probes start in controlled sectors with a fleet; sectors go next to them.
galaxy-do-probes = Send probes
galaxy-typed-probes = probes from { $cells }
galaxy-help-boost-explore = More { colour-green } now means more sectors to choose from; placing costs { colour-green } too.
galaxy-do-boost-explore = Draw
galaxy-help-place = Where four sectors meet, their corners can fulfil directives: turn the card for that.
    .typed = Type 'place NAME CELL' and r1, r2 or r3 to turn the card; or the number of the rotation you like.
galaxy-do-place = Place
galaxy-nowhere-to-put-it = nowhere to put it
galaxy-help-put-back = The one you put back last is drawn first.
galaxy-choice-put-back = { $sector }
galaxy-typed-put-back = { $sector } back on top of the deck

which-sector = Which sector was drawn?{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } to go)
    }
galaxy-choice-draw = { $sector }
galaxy-choice-first-draw = { galaxy-choice-draw }
