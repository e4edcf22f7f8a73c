## The order of play: what is asked, why not, what it means, what is behind it.

refresh-one-position = Master of the Order: refresh one position (pair, directive or { $shown }).
propose-an-order = Master of the Order: propose an order for this round.
decide-the-order = Master of the Order: decide the order of this round.
offer-the-master = Offer something to { $seat }, the Master of the Order?
offer-the-master-who-proposes = { $seat } proposes the order { $seats }. Offer something?
take-the-offer = { $seat } offers { $resources }. Take it?
take-the-offer-for-place = { $seat } offers { $resources } for place { $place }. Take it?
take-the-offer-for-refresh = { $seat } offers { $resources } for a refresh of position { $position }. Take it?

promised-another-position = you promised to refresh another position
no-order-of-players = that is no order of the players
promised-another-place = you promised another place
promised-otherwise = you promised otherwise
offer-something = an offer is at least one resource
you-have = you have { $held } { $colour }
places-in-the-order = there are { $places } places in the order
no-such-refresh = no such refresh is to come
take-it-or-decline-it = take it or decline it

replaces = replaces { $cards }
wish-for-place = place { $place }
wish-for-position = refresh { $position }
wish-for-place-and-position = place { $place } and refresh { $position }
kept-promises = Promises kept: { $kept } of { $promises }.

galaxy-help-refresh = New cards come to that position.
galaxy-choice-refresh =
    { $shown-word ->
        [pair] Both
        [directive] Directive
        [protocol] Protocol
       *[module] Module
    }
galaxy-typed-refresh =
    { $shown-word ->
        [pair] refresh both cards of position { $position }
        [directive] refresh the directive of position { $position }
        [protocol] refresh the protocol of position { $position }
       *[module] refresh the module of position { $position }
    }
galaxy-help-propose-order = Others may make you offers before you decide.
galaxy-do-propose-order = Propose
galaxy-typed-propose-order = { $seats }
galaxy-help-decide-order = Whoever is last will be the next Master.
galaxy-do-decide-order = Decide
galaxy-typed-decide-order = { $seats }
galaxy-help-offer = Resources for the Master of the Order, with a wish or without one.
    .typed = 'offer 2 blue for place 1', 'offer 1 red for refresh 2', or just 'offer 1 green'; short: '2b for p1'. Or 'no offer'.
galaxy-do-offer =
    { $n ->
        [0] No offer
       *[other] Offer
    }
galaxy-typed-offer =
    { $place ->
        [none] { $position ->
            [none] offer { $resources }
           *[other] offer { $resources } for a refresh of position { $position }
        }
       *[other] offer { $resources } for place { $place }
    }
galaxy-help-decide-offer = Taken resources are yours at once.
galaxy-choice-decide-offer =
    { $verdict-word ->
        [take] Take it
       *[decline] Decline
    }
galaxy-typed-decide-offer =
    { $verdict-word ->
        [take] take it
       *[decline] decline it
    }

galaxy-waive-offer = No offers

who-comes-at = Order cards: who comes at place { $place }?
which-stays-hidden = Two order cards were shown. Which number stays hidden?
galaxy-choice-deal-order = { $seat }
galaxy-choice-reveal-order = { $place }
