## What the rulebook's text fills in. The text itself is galaxy-rulebook.md.

book-of-edition = The rules of the edition **{ $name }**.
book-of-edition-with = The rules of the edition **{ $name }**, with { $codes }.
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
