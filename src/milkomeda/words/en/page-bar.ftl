## Choosing, battle and council.

page-bar-over = The game is over.
page-bar-help = What is asked here?
page-bar-undo = Take my last answer back
page-bar-notation = Answer in notation
page-bar-notation-hint = /  or type it
page-bar-completions = Answers that fit
page-bar-again = Sure? Once more.
page-bar-again-last = Sure? It ends the game. Once more.
page-bar-end-game = End the game
page-bar-cancel = Cancel
page-bar-point = Point at a choice to see what would come of it.
page-bar-clear = Clear
page-bar-evenly = Even split
page-bar-total = { $sum } of { $total }
page-bar-more = One more: { $what }
page-bar-fewer = One fewer: { $what }
page-bar-impossible =
    { $count ->
        [one] 1 more that is impossible now
       *[other] { $count } more that are impossible now
    }
page-bar-not-possible = Not possible: { $why }
page-bar-chosen = chosen
page-bar-hand = Sectors in your hand
page-bar-card-for = { $card }, costs { $price } { colour-green }
page-bar-turn-left = Turn left
page-bar-turn-right = Turn right
page-bar-next-card = Next card
page-bar-where = where
page-bar-from = from
page-bar-to = to
page-bar-from-to = { $from } → { $to }
page-bar-cell-for = { $cell } ({ $cost } { $colour })
page-bar-pays = costs { $cost } of { $held }
page-bar-fleets = Fleets
page-bar-spend = How much { $colour }
page-bar-spend-some = Spend { $amount } { $colour }
page-bar-held = You have { $held } { $colour }; { $left } would be left.
page-bar-waive-round = { $what } this round
page-bar-waive-revoked = { $what } until I say otherwise
page-bar-waive-round-brief = … this round
page-bar-waive-revoked-brief = … until I say otherwise
page-bar-waived-round = { $what } this round
page-bar-waived-revoked = { $what } until you say otherwise
page-bar-revoke = { $waived }: ask me again

page-battle-title = Battle at { $cell }
page-battle-round = Round { $round }
page-battle-forming = Forming up
page-battle-standoff = Stand-off { $count } of { $tries }
page-battle-minimise = Look at the map
page-battle-open = Back to the battle
page-battle-rounds = Rounds of the battle
page-battle-go-on = Go on
page-battle-skip = Skip
page-battle-pause = Pause
page-battle-mat = Battle mat
page-battle-attacks = attacks
page-battle-defends = defends
page-battle-favoured = formation advantage
page-battle-fleets =
    { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
page-battle-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
page-battle-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
page-battle-shielded = absorbs { $count }
page-battle-command =
    { $count ->
        [one] 1 Command Point
       *[other] { $count } Command Points
    }
page-battle-sealed = has answered
page-battle-thinking = is choosing
page-battle-hit-on = A die hits on { $face } or more.
page-battle-story = Course of the battle
page-battle-tray = Fleets to assign
page-battle-tray-hits = Hits to allocate
page-battle-put = { $ship }: { $count }. Click or press { $key } for one more.
page-battle-beats = beats { $one } and { $other }
page-battle-rolled = { $seat } rolled { $faces }

page-council-title = The Master's hour
page-council-last = Last round
page-council-proposed = Proposed
page-council-taken = taken
page-council-declined = declined
page-council-order = Order of the round
page-council-order-help = Drag the seats, or press one to bring it forward.
page-council-seat-at = { $seat }, place { $place }. Press to bring forward; arrow keys move it.
page-council-offers = Offers of this round
page-council-wish = I wish for
page-council-no-wish = nothing
page-council-place = place { $number }
page-council-refresh = refresh of position { $number }
page-council-promised = promised { $what }
page-council-master = Master

# The odds of a fight.
page-odds-title = Odds
page-odds-exact = exact
page-odds-fought = from { $fights } fights, all at random
page-odds-reckoning = The odds are being reckoned …
page-odds-foreseen =
    You would win { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of such fights and lose { NUMBER($ships, minimumFractionDigits: 1, maximumFractionDigits: 1) } ships, with all at their best.
page-odds-foreseen-about =
    You would win about { NUMBER($percent, maximumFractionDigits: 0) } % of such fights and lose { NUMBER($ships, minimumFractionDigits: 1, maximumFractionDigits: 1) } ships, if all answer at random.
page-odds-losses = loses { NUMBER($ships, minimumFractionDigits: 1, maximumFractionDigits: 1) } ships
page-odds-nobody = nobody is left
page-odds-several = stand-off
page-odds-at-best = With both at their best.
page-odds-at-random = If all answer at random.
page-odds-mine =
    So you win { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. It costs { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points against the best mix.
page-odds-mine-best =
    So you win { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %: as good as the best mix.
page-odds-mine-about = So you win about { NUMBER($percent, maximumFractionDigits: 0) } %, at random { NUMBER($other, maximumFractionDigits: 0) } %.
page-odds-more = Rounds and formations
page-odds-rounds = Over by the end of round
page-odds-form-up = The best mix
page-odds-turned = Each turned around the ring by lot.
page-bar-find = Search { $count } names
page-bar-find-more = … and { $count } more
