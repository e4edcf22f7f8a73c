## Options: what each is about, and what its values mean.

# Set-up.

galaxy-option-start-blue = Blue in each storage at the start.
galaxy-option-start-orange = Orange in each storage at the start.
galaxy-option-start-red = Red in each storage at the start.
galaxy-option-start-green = Green in each storage at the start.
galaxy-option-start-fleets = Fleets on each Homeworld at the start.
galaxy-option-fleets = Fleets a player has in all.
galaxy-option-civilizations = How players come by their civilization.
    .deal = dealt at random
    .choose = chosen in seat order
galaxy-option-homeworld-turned = Each player turns the own Homeworld as they like.
galaxy-option-first-order = The first sectors are placed in …
    .seats = seat order
    .turns = the order of the first round, which is dealt before
galaxy-option-first-paid = The first two sectors cost their exploration cost in { colour-green }.
galaxy-option-first-fewer = A player who can afford both first sectors may place only one.
galaxy-option-first-cost = A player must be able to pay for a first sector …
    .each = by itself: who can pay only one places one
    .sum = together with the other, or not at all
galaxy-option-first-stuck = A player who cannot afford either of the first sectors …
    .replace = draws replacements until one is affordable
    .skip = places none
galaxy-option-first-unplaced = First sectors that were not placed go …
    .shuffled = shuffled back into the deck
    .top = back on top of the deck
galaxy-option-display = Directives on display, each with the module or protocol it unlocks.
    .none = no directives
    .three = three positions: D1/P3, D2/P2, D3/P1
    .four = four positions: D1/M3, D1/M2, D2/M2, D3/M1
galaxy-option-objectives = Public objectives.
galaxy-option-technology-objectives = Objectives that ask for technologies are in the deck.
galaxy-option-space = How much room there is, for 2, 3, 4 players:
    .wide = 6 × 5, 7 × 6, 9 × 6, with 28, 39, 50 sectors in the deck
    .tight = 5 × 4, 6 × 5, 7 × 6, with 16, 24, 32 sectors in the deck
galaxy-option-width = Columns of the area (0: as the room says).
galaxy-option-height = Rows of the area (0: as the room says).
galaxy-option-deck = Sectors in the deck, at random from the 72 (0: as the room says).

# Civilizations.

galaxy-option-architects-discount = Architects: { galaxy-option-architects-discount.ability }
    .ability = { colour-orange } less for a megastructure.
galaxy-option-architects-points = Architects: { galaxy-option-architects-points.ability }
    .ability = VP at the end for each megastructure.
galaxy-option-architects-count = Architects: { galaxy-option-architects-count.ability }
    .ability = for this goal megastructures count that …
    .standing = stand on the map at the end
    .built = were built, even if destroyed since
galaxy-option-sentinels-red = Sentinels: { galaxy-option-sentinels-red.ability }
    .ability = { colour-red } for each Attack action.
galaxy-option-sentinels-module = Sentinels: { galaxy-option-sentinels-module.ability }
    .ability = an Attack by module or protocol counts too.
galaxy-option-sentinels-combat = Sentinels: { galaxy-option-sentinels-combat.ability }
    .ability = VP for each combat won (as the only survivor).
galaxy-option-sentinels-round = Sentinels: { galaxy-option-sentinels-round.ability }
    .ability = VP for each combat round won (more casualties caused than taken).
galaxy-option-navigators-range = Navigators: { galaxy-option-navigators-range.ability }
    .ability = base Move range.
galaxy-option-navigators-pindown = Navigators: { galaxy-option-navigators-pindown.ability }
    .ability = Pindown.
galaxy-option-navigators-points = Navigators: { galaxy-option-navigators-points.ability }
    .ability = at the end …
    .all = 1 VP for each explored sector
    .far = 1 VP for each explored sector not adjacent to the own Homeworld
    .none = nothing
galaxy-option-helix-spending = Helix: { galaxy-option-helix-spending.ability }
    .ability = VP at once when one action spends 5 or more { colour-green }.
galaxy-option-helix-hoard = Helix: { galaxy-option-helix-hoard.ability }
    .ability = 5 VP for holding this at the end.
    .red = 15 { colour-red }
    .green = 15 { colour-green }
    .none = nothing
galaxy-option-helix-claim = Helix: { galaxy-option-helix-claim.ability }
    .ability = { colour-green } on claiming an objective slot.

# The order of a round.

galaxy-option-order-cards = Order cards for N players.
    .exact = N−1 numbered cards and the Master card, so that everybody draws exactly one
galaxy-option-bribes = Bribes to the Master of the Order.
    .free = taken offers are paid at once; the promise does not bind
    .binding = taken offers are paid at once; the Master must keep the promise
    .none = no bribes
galaxy-option-offers = Offers each player may make each time.
galaxy-option-refresh-offers = Offers are made before the refresh, too, and not after the proposal alone.

# Income.

galaxy-option-homeworld-income = Of each resource from the own Homeworld.
galaxy-option-homeworld-blocked = The own Homeworld pays nothing while an opponent controls it.
galaxy-option-homeworld-captured = A captured Homeworld pays its captor.
galaxy-option-mbrain-income = M-Brain: 1 resource of the owner's choice for each controlled sector adjacent to it.
galaxy-option-catch-up = More of each resource at income for whoever alone has the fewest VP.
galaxy-option-upkeep = Fleets on the map for which 1 { colour-orange } is due at income, as far as one has it (0: there is no upkeep).
galaxy-option-storage-limit = Of each resource a storage holds at most (0: any number); what is gained beyond that is lost.

# Actions.

galaxy-option-repetition = Without an M-Brain the main action must differ from …
    .main = last turn's main action
    .last = last turn's last action, by module or protocol included
galaxy-option-passing = A player may pass …
    .stuck = only when no action is possible
    .free = whenever they like
galaxy-option-idle = A Move, Build or Attack action may be ended without having done anything.

# Directives.

galaxy-option-rotate-patterns = A directive's pattern may be rotated to match.
galaxy-option-module-after-pass = A module or protocol may be activated after a pass.
galaxy-option-mbrain-protocol = M-Brain: activating a module or protocol costs so much less (not below 0).

# Objectives.

galaxy-option-claims = When a slot may be claimed, at most one a turn.
    .each = after income, after the main action and after the module
    .end = at the end of the turn
galaxy-option-claims-later = What was done 'this turn' may still be claimed at a later moment of the turn.
galaxy-option-slots = Which slot of a card may be claimed.
    .any = any open slot whose threshold is met
    .lowest = the lowest open slot only
galaxy-option-objective-readings = How the objectives' conditions are read.
    .literal = won a battle: only survivor in the own turn; explored 2 systems: placed two sectors this turn; jumped: attacked from a Hypergate (over its link where it has one); distance: grid steps; sector types: different keywords; of 1 type: sharing a keyword; industrial: { colour-orange }

# Explore.

galaxy-option-explore-draw = Sectors drawn, 1 more for each { colour-green } spent beforehand.
galaxy-option-explore-from = Where sectors are placed.
    .fleets = next to any controlled sector with a fleet
    .probes = next to an origin of up to two probes: controlled sectors with a fleet
    .control = next to any controlled sector
galaxy-option-explore-chain = Sectors are placed next to one placed by this action too.
galaxy-option-explore-gate = From the own Hypergate one explores up to two away, through an explored sector.
galaxy-option-gate-cards = The Hypergate's probe places up to two away …
    .every = every sector of the action
    .first = the first sector that is placed
galaxy-option-explore-paid = A placed sector costs its printed cost in { colour-green }.
galaxy-option-explore-must = Of the drawn sectors, the player must place …
    .all = all that fit and can be paid
    .one = at least one, if one fits and can be paid
    .none = as many as the player likes, or none
galaxy-option-explore-left = Drawn sectors that are not placed go …
    .shuffled = shuffled back into the deck
    .top = back on top, in the player's order, open to all
galaxy-option-explore-bonus = VP for placing the last sector.

# Research.

galaxy-option-research = There is a Research action.
galaxy-option-research-cost = Green for Research.
galaxy-option-research-repeats = Research may be repeated turn after turn, unlike the other actions.

# Move.

galaxy-option-move-range = Base range of a Move.
galaxy-option-move-origins = Sectors that fleets move from in one action.
galaxy-option-gate-move = What the own Hypergate does for a Move.
    .range = 1 more range from its sector
    .home = it and the own Homeworld are adjacent for the owner
    .all = all Hypergates on the map are adjacent to the own one
    .none = nothing
galaxy-option-empty-sectors = A sector that all fleets have left is …
    .nobody = nobody's
    .kept = still its controller's, until somebody else brings fleets
galaxy-option-pindown = In an opponent-controlled sector passed through, each opponent fleet stops one moving fleet.
galaxy-option-pindown-pass = Pindown n means:
    .more = n more fleets pass per opponent present
    .only = just n fleets pass per opponent present
galaxy-option-pindown-route = The route of a group that may be pinned.
    .most = the one that brings most fleets through, then the shortest
    .shortest = the shortest
galaxy-option-pindown-again = When several groups pass through one sector, its fleets pin …
    .group = every group anew
    .action = each opponent fleet only once an action
galaxy-option-control-tie = Where several players have most fleets, the sector is controlled by …
    .involved = who controlled it before, if part of the tie; else nobody
    .present = who controlled it before, if a fleet of theirs is there; else nobody
    .nobody = nobody

# Build.

galaxy-option-build-options = Options in one Build action.
galaxy-option-build-twice = The same Build option may be taken twice.
galaxy-option-build-fleets = Fleets built on the Homeworld by one option.
galaxy-option-outpost = What an Outpost does.
    .extra = 1 more fleet may be built in each controlled sector with an own Outpost
    .cheap = fleets may be built there instead of on the Homeworld, 1 { colour-orange } cheaper
galaxy-option-build-split = Fleets of one option may be split between the Homeworld and sectors with Outposts.
galaxy-option-build-blocked = No fleets are built on a Homeworld that an opponent controls.
galaxy-option-structure-blue = Blue for { $title }.
galaxy-option-structure-orange = Orange for { $title }.
galaxy-option-structure-points = VP for { $title }.
galaxy-option-build-where = A structure cannot be built where there is …
    .any = any structure; Outposts neither block nor are blocked
    .own = an own structure
    .type = an own structure of that type, Outposts excepted
    .enemy = an own structure of that type, Outposts excepted, or any opponent's
galaxy-option-works-at-once = A new structure works at once, not from the owner's next turn on.
galaxy-option-works-controlled = A structure works only while its owner controls its sector.

# Attack.

galaxy-option-attack-options = Options in one Attack action.
galaxy-option-attack-twice = The same Attack option may be taken twice.
galaxy-option-attack-origins = Sectors that fleets attack from.
galaxy-option-attack-inside = Fleets already in a sector may start the fight, for 1 { colour-blue }.
galaxy-option-gate-attack = What the own Hypergate does for an Attack.
    .path = attacks from it reach any sector through explored ones, 1 { colour-blue } per border
    .link = its link to another sector counts as one border
    .none = nothing
galaxy-option-lance-red = Red for an attack on a structure.
galaxy-option-lance-blue = Blue for an attack on a structure.
galaxy-option-lance-any = An attack may hit any structure, an own one too.

# Combat.

galaxy-option-roster-track = Ships of one type, or hits on one type, that a player can set, at most (25: any number).
galaxy-option-hit-on = A die hits with this or more.
galaxy-option-dice-cap = Dice of one player in a round, at most (0: no limit).
galaxy-option-command-points = Command Points in each round.
galaxy-option-points-order = Order in a round with Command Points (it changes nothing, for the ships decide the dice).
    .points = points are spent, then dice placed
    .dice = dice are placed, then points spent
galaxy-option-boost-twice = The same boost may be bought twice in a round.
galaxy-option-boost-needs-arrow = A boost die needs at least one arrow.
galaxy-option-reshapes = Players who prepared a reshape choose it …
    .open = openly, in the order in which hits are resolved
    .secret = in secret, and reveal together
galaxy-option-formation = Formation advantage between two players: on equal hits the one with fewer counter points loses a hit.
    .pairs = counter points are pairs of an own ship and an enemy ship it beats
    .types = counter points are pairs of an own type and an enemy type it beats
    .none = there is none
galaxy-option-hit-types = Hits are allocated to ship types of enemies …
    .reached = that an own arrow reaches
    .any = whatever they are
galaxy-option-casualties = Ships that are hit are …
    .once = removed at once, in order
    .marks = marked, a ship may get several marks; removed together
    .damaged = moved to the damaged area, not targetable again this round; removed together
galaxy-option-resolution = Hits are resolved in …
    .plain = this round's turn order
    .turn = this round's turn order, but the attacker first
    .seat = seat order, but the attacker first
galaxy-option-resolution-from = After the attacker, this order begins with …
    .first = the first in it
    .next = whoever follows the attacker in it, round to the one before
galaxy-option-standoff = When a fight comes to a stand-off …
    .stay = everybody stays, control as always
    .retreat = the attacker's fleets go back to where they came from
    .structures = everybody stays; the defender whom a structure there lets keep the sector controls it
galaxy-option-standoff-tries = Reconfigurations in a row without a die for anybody, after which a fight is a stand-off.
galaxy-option-retain = When nobody is left, a defender who had a structure there keeps the sector:
    .controller = the previous controller first, else the only such defender
    .nobody = nobody
galaxy-option-structure-shield = Hits that each structure of a defender absorbs in a fight.

# End and scoring.

galaxy-option-end-cards = Full objectives that end the game (0: none do; where fewer lie out, all of them).
galaxy-option-end-slots = Slots claimed in all that end the game (0: none do).
galaxy-option-slots-each = So many claimed slots for each player, and two more, end the game (0: none do).
galaxy-option-end-round = The last round (0: there is none).
galaxy-option-end-deck = The sector deck ends the game when …
    .placed = all sectors are placed
    .drawn = an Explore has drawn the last sector and ends
galaxy-option-end-at = The game ends …
    .once = at once
    .round = with the round, so that all have had equally many turns
galaxy-option-sector-points = VP for each controlled sector.
galaxy-option-fleets-per-point = Fleets on the map for 1 VP.
galaxy-option-fight-points = VP for each combat won (as the only survivor).
galaxy-option-technology-points = VP for each technology.
galaxy-option-orange-points = VP for each { colour-orange }.
galaxy-option-orange-per-point = So many { colour-orange } score as one, rounded down.
galaxy-option-tie = Equal in VP, in { colour-blue }+{ colour-red }+{ colour-green } and in fleets on the map:
    .shared = the victory is shared
    .order = the one who acted earlier in the last round wins

# Values that make no sense together. An area is written as it is, 9x6.

milkomeda-is-for = Milkomeda is for 2, 3 or 4 players, not { $seats }
area-too-large = an area of { $width }x{ $height } is too large: 60 cells at most
area-too-small = an area of { $width }x{ $height } is too small: 3x3 at least
deck-does-not-fit = a deck of { $sectors } sectors does not fit: the area has room for { $room }
deck-too-small = a deck of { $sectors } sectors is too small for { $players } players
objectives-need-research = objectives that ask for technologies need research=yes
attack-needs-a-link = gate_attack=link needs a link: set gate_move to home or all
