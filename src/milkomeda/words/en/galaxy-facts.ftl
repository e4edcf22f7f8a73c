## What happens in Milkomeda.

objective-laid = The objective { $objective } is laid out.
civilization-taken = { $seat } plays the { $civilization }.
homeworld-turned = { $seat } turns the Homeworld's { $colour } corner to the galaxy.
drew = { $seat } draws { $sector }.

## The order of a round.

round-began = Round { $round } begins.
last-round-began = It is the last round.
master-named = { $seat } is Master of the Order.
directive-shown = Position { $position } now shows { $directive }.
protocol-shown = Position { $position } now shows { $action } for { $resources }.
refreshed = { $seat } refreshes the { $shown } at position { $position }.
order-card-hidden = Of the order cards, { $place } stays hidden.
order-dealt = { $seat } draws place { $place } in the order.
order-proposed = { $seat } proposes the order { $seats }.
order-decided = { $seat } decides the order { $seats }.
offered =
    { $wish-word ->
        [place] { $seat } offers { $resources } for place { $number }.
        [refresh] { $seat } offers { $resources } for a refresh of position { $number }.
       *[none] { $seat } offers { $resources }.
    }
offered-nothing = { $seat } makes no offer.
offer-taken = { $seat } takes { $other-seat }'s offer.
offer-declined = { $seat } declines { $other-seat }'s offer.
promise-kept = { $seat } keeps the promise to { $other-seat }.
promise-broken = { $seat } breaks the promise to { $other-seat }.

## A turn.

income = { $seat }'s income: { $resources }.
caught-up = { $seat } has the fewest VP and gains { $resources }.
upkeep-paid = { $seat } pays { $resources } for fleets on the map.
action-chosen =
    { $action-word ->
        [explore] { $seat } explores.
        [research] { $seat } does research.
        [move] { $seat } moves fleets.
        [build] { $seat } builds.
        [attack] { $seat } attacks.
       *[pass] { $seat } passes.
    }
passed = { $seat } can take no action and passes.
activated = { $seat } activates position { $position }: { $action } for { $resources }.
activated-nothing = { $seat } activates nothing.
claimed = { $seat } claims { $objective } ({ $need }: { $points } VP).
claimed-nothing = { $seat } claims nothing.

## Explore, Research, Move, Build.

probes-sent = { $seat } sends out probes from { $cells }.
draw-boosted =
    { $green ->
        [0] { $seat } draws { $sectors ->
            [one] { $sectors } sector
           *[other] { $sectors } sectors
        }.
       *[other] { $seat } spends { $green } { colour-green } to draw { $sectors ->
            [one] { $sectors } sector
           *[other] { $sectors } sectors
        }.
    }
placed =
    { $turned ->
        [1] { $seat } places { $sector } at { $cell }, turned once.
        [2] { $seat } places { $sector } at { $cell }, turned twice.
        [3] { $seat } places { $sector } at { $cell }, turned three times.
       *[0] { $seat } places { $sector } at { $cell }.
    }
placed-no-more = { $seat } places no more.
last-sector =
    { $deck-word ->
        [drawn] { $seat } drew the last sector: { $points } VP.
       *[placed] { $seat } placed the last sector: { $points } VP.
    }
sector-put-back = { $seat } puts { $sector } back on top of the deck.
focused = { $seat } researches { $keyword }.
drew-technology = { $seat } draws { $technology }.
drew-in-secret = { $seat } draws a technology in secret.
learned = { $seat } learns { $technology }: { $effects }
range-boosted =
    { $blue ->
        [0] { $seat } moves up to { $range } far.
       *[other] { $seat } spends { $blue } { colour-blue } to move up to { $range } far.
    }
moved =
    { $fleets ->
        [one] { $seat } moves { $fleets } fleet from { $from-cell } to { $to-cell }.
       *[other] { $seat } moves { $fleets } fleets from { $from-cell } to { $to-cell }.
    }
built-fleets =
    { $fleets ->
        [one] { $seat } builds { $fleets } fleet at { $cell }.
       *[other] { $seat } builds { $fleets } fleets at { $cell }.
    }
built =
    { $structure-word ->
        [outpost] { $seat } builds an Outpost at { $cell }.
        [m-brain] { $seat } builds an M-Brain at { $cell }.
       *[other] { $seat } builds a { $structure } at { $cell }.
    }

## Attack and fights.

attacked = { $seat } attacks { $cell }.
brought =
    { $fleets ->
        [one] { $seat } brings { $fleets } fleet from { $from-cell }.
       *[other] { $seat } brings { $fleets } fleets from { $from-cell }.
    }
fight-opened = { $seat } opens the fight.
lance-fired = { $seat } fires the Starlance at { $other-seat }'s { $structure } at { $cell }.
structure-lost = { $seat }'s { $structure } at { $cell } is destroyed.
fight-began = A fight begins at { $cell } ({ $sector }): { $forces }.
force = { $seat } ({ $fleets })
forces-comma = { $before } against { $after }
fight-round-began = Round { $round } of the fight: { $pools }.
pool =
    { $dice ->
        [one] { $seat } { $dice } die
       *[other] { $seat } { $dice } dice
    }
formed-anew = Nobody has a die: all form up anew.
formed-up = { $seat } forms up: { $ships }.
commanded =
    { $commands-count ->
        [0] { $seat } saves Command Points.
       *[other] { $seat } commands: { $commands }.
    }
rolled =
    { $hits ->
        [one] { $seat } rolls { $faces }: { $hits } hit.
       *[other] { $seat } rolls { $faces }: { $hits } hits.
    }
faces-comma = { $before } { $after }
aimed = { $seat } aims: { $ships }.
hit-ship = { $seat } hits { $other-seat }'s { $ship }.
reshaped = { $seat } reshapes: { $ship } into { $into-ship }.
kept-formation = { $seat } keeps formation.
lost-fleets =
    { $fleets ->
        [one] { $seat } loses { $fleets } fleet{ $ships-count ->
            [0] .
           *[other] { " " }({ $ships }).
        }
       *[other] { $seat } loses { $fleets } fleets{ $ships-count ->
            [0] .
           *[other] { " " }({ $ships }).
        }
    }
fight-won = { $seat } wins the fight at { $cell }.
fight-stood-off = The fight at { $cell } ends in a stand-off: { $seats } stay.
fight-emptied = Nobody is left at { $cell }.
control-taken = { $seat } takes control of { $cell } ({ $sector }).
control-won = { $seat } takes { $cell } ({ $sector }) from { $other-seat }.
control-lost = { $seat } no longer controls { $cell } ({ $sector }).
control-kept = { $seat } keeps { $cell } ({ $sector }) by a structure there.

## What is owed to a technology, a civilization or a structure.

by-technology = { $technology }
by-civilization = { $civilization }
by-structure = { $structure }
saved = { $seat }'s { $source }: { $resources } less to pay.
yielded = { $seat }'s { $source }: { $resources } more.
allowed = Possible thanks to { $seat }'s { $source }.
drew-more =
    { $sectors ->
        [one] { $seat }'s { $source }: { $sectors } more sector.
       *[other] { $seat }'s { $source }: { $sectors } more sectors.
    }
found-more =
    { $technologies ->
        [one] { $seat }'s { $source }: { $technologies } more technology to choose from.
       *[other] { $seat }'s { $source }: { $technologies } more technologies to choose from.
    }
went-farther = { $seat }'s { $source }: { $range } more range.
got-through =
    { $fleets ->
        [one] { $seat }'s { $source }: { $fleets } more fleet gets through.
       *[other] { $seat }'s { $source }: { $fleets } more fleets get through.
    }
dice-added =
    { $dice ->
        [one] { $seat }'s { $source }: { $dice } more die.
       *[other] { $seat }'s { $source }: { $dice } more dice.
    }
misses-rolled-again =
    { $dice ->
        [one] { $seat }'s { $source }: { $dice } miss is rolled again.
       *[other] { $seat }'s { $source }: { $dice } misses are rolled again.
    }
absorbed =
    { $hits ->
        [one] { $seat }'s { $source }: { $hits } hit absorbed.
       *[other] { $seat }'s { $source }: { $hits } hits absorbed.
    }
scored = { $seat }'s { $source }: +{ $points } VP.
points-lost = { $seat }'s { $source }: −{ $points } VP.

## The end.

end-nears = The game ends with this round.
game-ended = The game is over.
ended-by-sectors =
    { $deck-word ->
        [drawn] { $seat } drew the last sector.
       *[placed] { $seat } placed the last sector.
    }
ended-by-claim =
    { $objectives-count ->
        [one] { $seat } claimed the last slot of { $objectives }.
       *[other] { $objectives } are full by { $seat }'s claim.
    }
ended-by-objectives =
    { $objectives-count ->
        [one] { $objectives } is full.
       *[other] { $objectives } are full.
    }
ended-by-last-claim = { $seat } made the last claim.
ended-by-slots =
    { $slots ->
        [one] { $slots } slot is claimed.
       *[other] { $slots } slots are claimed in all.
    }
ended-by-rounds = Round { $round } was the last one.
objectives-end =
    { $end-word ->
        [once] { $needed ->
            [one] One full objective ends the game.
           *[other] { $needed } full objectives end the game.
        }
       *[round] { $needed ->
            [one] One full objective ends the game with the round.
           *[other] { $needed } full objectives end the game with the round.
        }
    }
slots-end =
    { $end-word ->
        [once] { $needed ->
            [one] One claimed slot ends the game.
           *[other] { $needed } claimed slots end the game.
        }
       *[round] { $needed ->
            [one] One claimed slot ends the game with the round.
           *[other] { $needed } claimed slots end the game with the round.
        }
    }
won = { $seat } wins with { $points } VP.
won-tie = { $seat } wins the tie at { $points } VP by { $measure }: { $own } against { $others }.
victory-shared = { $seats } share the victory: equal in VP, in { colour-blue }, { colour-red } and { colour-green } left and in fleets on the map.
unfinished = The game was not finished; { $seats } would win.
measure-resources = { colour-blue }, { colour-red } and { colour-green } left
measure-fleets = fleets on the map
measure-order = place in the order

## What would come of an answer.

would-cost = Costs { $resources }.
would-yield = Yields { $resources }.
would-go =
    { $steps ->
        [one] { $steps } step, of { $range } in range.
       *[other] { $steps } steps, of { $range } in range.
    }
would-be-stopped =
    { $fleets ->
        [one] { $fleets } fleet of { $of } would be stopped at { $cell }.
       *[other] { $fleets } fleets of { $of } would be stopped at { $cell }.
    }
would-match = { $directive } would match.
would-end =
    { $end-word ->
        [once] Ends the game.
       *[round] Ends the game with this round.
    }
