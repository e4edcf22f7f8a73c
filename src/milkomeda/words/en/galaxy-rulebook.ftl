## What the rulebook's text fills in. The text itself is galaxy-rulebook.md.

book-of-edition = The rules of the edition `{ $name }`.
book-of-edition-with = The rules of the edition `{ $name }`, with { $count ->
    [one] one thing different
   *[other] { $count } things different
  }.
book-cost = { $resources }
book-no-cost = nothing
book-shows = the one { $corner } shows its { $colour } corner ({ $quarter })
book-example = Of the four sectors, { $shows }. White dots take any corner.

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight

nouns-fleet =
    { $n ->
        [one] { $n } fleet
       *[other] { $n } fleets
    }
nouns-objective =
    { $n ->
        [one] { $n } objective
       *[other] { $n } objectives
    }
nouns-sector =
    { $n ->
        [one] { $n } sector
       *[other] { $n } sectors
    }
nouns-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
nouns-die =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
nouns-time =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }

several-module = modules
several-protocol = protocols

colour-any = any

corner-top-left = top left
corner-top-right = top right
corner-bottom-left = bottom left
corner-bottom-right = bottom right

quarter-0 = not turned
quarter-1 = a quarter turn clockwise
quarter-2 = half a turn
quarter-3 = a quarter turn anticlockwise

# What changes from one edition to another.

from-edition-to = From { $before } to { $after }
nothing-changes = Nothing changes.
changes-to = { STEM($option) }: { $before } → { $after }
is-new = New: { $option }
is-no-longer = No longer: { $option }
does-not-apply = (does not apply)
meaning-of = { $value } (`{ $name }`)

# The page of rulings and options.

draft-is = { $number } is *{ $name }*
no-other-value = No other value is offered.
no-other-value-of = No other value is offered. It bears on { $codes }.
option-is = Option `{ $name }`: { $option }
numbers-from-to = { $low } to { $high }: { $numbers }
numbers-comma = { $before }, { $after }
number-in = { $value } in { $editions }
all-editions = all editions
editions-so = { $codes }
all-options = All options

# Tables.

column-option = option
column-what = what
column-values = values
column-passages = passages
column-rulings = rulings
column-players = players
column-area = area
column-sectors-in-the-deck = sectors in the deck
column-sector = sector
column-keywords = keywords
column-keyword = keyword
column-cost = cost
column-costs = costs
column-tier = tier
column-directive = directive
column-action = action
column-objective = objective
column-condition = condition
column-slots = slots: threshold → VP
column-field = field
column-technology = technology
column-effect = effect
column-civilization = civilization
column-ability = ability
column-structure = structure
column-a-player-has = a player has
column-points = VP
column-what-they-do = what they do
column-ship = ship
column-beats = beats
column-is-beaten-by = is beaten by
column-kind = kind
column-how-many = how many

# Lists of cards.

all-cards = Cards
cards-sectors = Sectors
    .about = the map: yields, keywords, exploration costs
cards-directives = Directives
    .about = patterns, in three tiers
cards-protocols = Protocols
    .about = extra actions (also called modules), in three tiers
cards-objectives = Objectives
    .about = public goals
cards-technologies = Technologies
    .about = what Research finds
cards-civilizations = Civilizations
    .about = who plays
cards-structures = Structures
    .about = what is built, besides fleets
cards-ships = Ships
    .about = the types that fleets take in combat
no-such-cards = there are no cards called '{ $name }': the kinds are { $words }

# Words in the rulebook's pictures.

drawn-homeworld = Homeworld
drawn-income = Income
drawn-claim = Claim
drawn-action = Main action
drawn-module = Module
drawn-protocol = Protocol
drawn-anew = both configure anew
drawn-round = Round { $number }

drawn-outpost = Outpost
drawn-starlance = Starlance
drawn-hypergate = Hypergate
drawn-m-brain = M-Brain

# What stands below them, and what is said in place of them.

figure-sector = A sector. (1) In each corner a resource and how much of it the sector yields; a pale corner yields nothing. (2) Its keywords.{ $cost ->
        [0] { "" }
       *[other] { " " }(3) On its back, what exploring it costs: here { $cost } green.
    }
    .alt = A sector card with a resource in each corner and keywords above its name.
figure-setup = The area for two players. Each Homeworld, with { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    }, stands in a corner; the first sectors go where the dashes are.
    .alt = A grid with Homeworlds in opposite corners and two places beside each of them.
figure-map = (1) Teal's Homeworld, (2) a sector of Teal's with an Outpost, (3) a sector that nobody controls, (4) a sector where Teal and Gold both have fleets, (5) a sector of Gold's, (6) a free place.
    .alt = A part of the map with Teal's Homeworld, sectors of Teal and Gold, and free places.
figure-council = How the Master, here Teal, arranges a round of three: { $panels }
    .alt = The steps between two rounds, from left to right.
figure-council-refresh = ({ $n }) refresh a position,
figure-council-propose = ({ $n }) propose an order,
figure-council-offer = ({ $n }) hear offers: Gold would pay 2 orange to be first,
figure-council-decide = ({ $n }) decide. M is the Master card.
figure-turn = A turn, from left to right.
    .alt = The parts of a turn in their order.
figure-explore = (1) From here Teal explores. (2) Sectors may be placed where it is lit. (3) One has been placed{ $cost ->
        [0] { "" }
       *[other] , for { $cost } green
    }.
    .alt = The same part of the map before and after a sector was placed.
figure-move = A Move from the Homeworld with a range of { $range }: sectors with a tick are in range, to the others it takes as much blue as they show.
    .alt = Explored sectors around a Homeworld, each with the blue that a Move there takes.
figure-ships = Who beats whom: an arrow leads from each type to the two that it beats.
    .alt = The five ship types in a ring: { $ships }.
figure-ships-each = { $ship } beats { $ships }
figure-battle = A whole fight: the ships with their arrows, the dice, what is lost. A filled die is a hit, that is, { $hit ->
        [6] a 6
       *[other] { $hit } or more
    }.
    .alt = A fight round by round: { $rounds }.
figure-battle-round = round { $n }: Teal rolls { $teal }, Gold { $gold }; Teal loses { $teal-lost }, Gold { $gold-lost }
figure-battle-nothing = nothing
figure-structures = What each structure costs, and in the ring the VP that it is worth.
    .alt = The four structures with their costs and VP.
figure-patterns = All directives, by tier.
    .alt = The patterns of all directives.
figure-meeting = The directive { $directive } matches where these four sectors meet.
    .alt = Four sectors that meet at a point, and the pattern of the directive { $directive }.
