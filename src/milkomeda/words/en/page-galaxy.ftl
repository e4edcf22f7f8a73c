## Milkomeda's table.

page-galaxy-map = Galaxy
page-galaxy-map-help = Arrow keys move between the places, with Shift between all sectors. Plus and minus zoom, 0 shows all. I shows the card of a sector.
page-galaxy-card-hint = Its card: right click, long press or I
page-galaxy-homeworld = Homeworld
page-galaxy-homeworld-of = Homeworld of { $seat }
page-galaxy-unexplored = Unexplored
page-galaxy-frontier = Unexplored, beside an explored sector
page-galaxy-controlled-by = Controlled by { $seat }
page-galaxy-contested = contested
page-galaxy-uncontrolled = Controlled by nobody
page-galaxy-yields-nothing = yields nothing
page-galaxy-cost = Exploring cost { $cost } { colour-green }
page-galaxy-fleets-of =
    { $count ->
        [one] 1 fleet of { $seat }
       *[other] { $count } fleets of { $seat }
    }
page-galaxy-structure-of = { $kind } of { $seat }
page-galaxy-fresh = works from the next turn on
page-galaxy-voyage-from =
    { $fleets ->
        [one] Take 1 fleet from here
       *[other] Take up to { $fleets } fleets from here
    }
page-galaxy-voyage-back = Put the fleets down again
page-galaxy-voyage-to =
    { $fleets ->
        [one] 1 fleet from { $from } to { $to }
       *[other] { $fleets } fleets from { $from } to { $to }
    }
page-galaxy-voyage-to-for =
    { $fleets ->
        [one] 1 fleet from { $from } to { $to } for { $more } { colour-blue }
       *[other] { $fleets } fleets from { $from } to { $to } for { $more } { colour-blue }
    }
page-galaxy-fight-here = A battle is fought here
page-galaxy-match-here = Directive { $number } is fulfilled at its corner by { $seat }

page-galaxy-storage = Storage
page-galaxy-storage-of = { $count } { $colour } in storage, { $income } at the next income
page-galaxy-fleets = Fleets
page-galaxy-fleets-text = { $afloat } on the map, { $supply } can still be built.
page-galaxy-sectors-text = Sectors controlled: { $count }, for { $count } VP.
page-galaxy-structures-left = Structures left to build
page-galaxy-last = last: { $action }
page-galaxy-promised = promised: { $what }
page-galaxy-technologies-count =
    { $count ->
        [one] 1 technology
       *[other] { $count } technologies
    }
page-galaxy-master = Master of the Order
page-galaxy-master-text = Acted last: refreshes one directive and decides the next order.

page-galaxy-order-of = Order of round { $round }
page-galaxy-round = Round { $round }

page-galaxy-end = Until the end of the game
page-galaxy-way-sectors = Sectors left
page-galaxy-way-cards = Full objectives
page-galaxy-way-slots = Claims
page-galaxy-way-rounds = Round
page-galaxy-way-count-sectors = { $left } of { $of }
page-galaxy-way-count-cards = { $done } of { $of }
page-galaxy-way-count-slots = { $done } of { $of }
page-galaxy-way-count-rounds = { $round } of { $of }
page-galaxy-ends = The game ends { $when }.
page-galaxy-when-sectors = when the last of { $of } sectors is placed
page-galaxy-when-cards =
    { $of ->
        [one] when all slots of one objective are claimed
       *[other] when all slots of { $of } objectives are claimed
    }
page-galaxy-when-slots = when { $of } slots are claimed in all
page-galaxy-when-rounds = after round { $of }
page-galaxy-most-win = Then the most victory points win.
page-galaxy-claims-missing = Claims still missing: { $count }.
page-galaxy-top = Open on the deck: { $cards }
page-galaxy-end-near = The end is near
page-galaxy-last-round = The game ends with this round
page-galaxy-could-end-you-now = You could end the game now: { $how }
page-galaxy-could-end-you-next = You could end the game next turn: { $how }
page-galaxy-could-end-one-now = { $who } could end the game now: { $how }
page-galaxy-could-end-one-next = { $who } could end the game next turn: { $how }
page-galaxy-could-end-first = You could end the game now, { $others } next turn
page-galaxy-could-end-many = Could end the game: { $who }
page-galaxy-by-sectors = last sector
page-galaxy-by-cards = last slot of { $card }
page-galaxy-by-slots = one more claim

page-galaxy-actions = Actions
page-galaxy-marker = Repetition marker
page-galaxy-marker-text = This was the last main action. It cannot be chosen again now.
page-galaxy-now = Main action of this turn
page-galaxy-action-about-explore = Draw sectors from the deck and place them beside yours.
page-galaxy-action-about-research = Learn a technology of a keyword that you control.
page-galaxy-action-about-move = Fleets travel to explored sectors in range, without a fight.
page-galaxy-action-about-build = Fleets for { colour-orange }, structures for { colour-blue } and { colour-orange }.
page-galaxy-action-about-attack = Fleets fight for a sector, or a Starlance destroys a structure.
page-galaxy-action-about-pass = Nothing else is possible.

page-galaxy-display = Directives
page-galaxy-position = Position { $number }
page-galaxy-pattern = Pattern: top left { $a }, top right { $b }, bottom left { $c }, bottom right { $d }
page-galaxy-empty-place = empty
page-galaxy-fulfilled-by = Fulfilled by { $seats }
page-galaxy-fulfilled-none = Fulfilled by nobody
page-galaxy-would-match = would be fulfilled
page-galaxy-display-text = Whoever controls a sector at a point where four sectors show these corners may do this action once a turn, for its price, after another main action.
page-galaxy-tier = Tier { $tier }
page-galaxy-points =
    { $count ->
        [one] 1 point on the map
       *[other] { $count } points on the map
    }

page-galaxy-objectives = Objectives
page-galaxy-slot = { $threshold } for { $points } VP
page-galaxy-slot-free = free
page-galaxy-slot-of = claimed by { $seat }
page-galaxy-slot-ends = its claim ends the game
page-galaxy-objective-text = At most one slot a turn. A claimed slot stays yours.
