## Printing: the command, and what stands on sheets.

command-print = cards, boards and tokens on paper, as a PDF to be printed and cut
argument-print-file = what is written
argument-print-players = for how many: as many as can play if nothing is said
argument-print-paper = { $words }
argument-print-sides = { $words }: backs on the back of the sheet, below a fold, or on sheets of their own
argument-print-flip = { $words }: the edge about which the printer turns a sheet
argument-print-ink = { $words }
argument-print-bleed = millimetres that pictures reach over the edge of what is cut: 0 to 5
argument-print-shift = where the backs go, in millimetres to the right and down: what the calibration sheet says
argument-print-since = only what is not the same in this edition
argument-print-calibrate = a sheet that finds out how far the printer shifts backs
argument-print-images = single pictures of a kind instead, fronts and backs, as a ZIP archive: { $words }
typed-shift = X,Y
print-needs-packages = printing needs more packages: pip install 'milkomeda[print]'
nothing-to-print = there is nothing to print of this game
print-bleed = a bleed is from 0 to { $most } millimetres
print-shift = a shift is two numbers of millimetres like 0.5,-1, each from -{ $most } to { $most }
print-nothing-new = nothing to print: all of it is the same in { $name }
print-done =
    { $pages ->
        [one] { $file }: 1 page
       *[other] { $file }: { $pages } pages
    }
print-pictures =
    { $pages ->
        [one] { $file }: 1 picture
       *[other] { $file }: { $pages } pictures
    }
print-front = fronts
print-back = backs
print-calibration =
    .front = Print both sides at 100 %, turned about the edge that you use. Hold the sheet against a light, with the ruler on the other side towards you.
    .back = Read off where the cross of the other side shines through, to the right and down: that is --shift X,Y. If there is a shift already, add to it.

## Pieces of the box.

print-kind-sector = sector
print-kind-homeworld = Homeworld
print-kind-directive = directive
print-kind-objective = objective
print-kind-technology = technology
print-kind-civilization = civilization
print-kind-order = order
print-kind-summary = summary
print-kind-structures = structures
print-kind-dice = dice
print-kind-mat = battle mat
print-kind-storage = storage
print-kind-roster = roster
print-kind-actions = actions
print-kind-screen = screen
print-tier = tier { $tier }
print-vp = VP
print-limited = No more than { $most } of each.
print-beyond = Beyond { $most }: turn the tracker round, and begin again at 0.
print-order = Order { $n }
print-master = Master of the Order
print-master-last = Acts last in this round, and is the Master of the next one.
print-storage = Storage
print-roster = Roster
print-actions = Main actions
print-screen = Screen
print-summary = A round and a turn
print-ends = The game ends …
print-scores = Victory points
print-dice = Dice
print-dice-hits = hits
print-dice-how = A die for each arrow from a type of yours that has ships to a type of an enemy that has some.
print-dice-hit = A hit goes to a type that an arrow of yours reaches.
print-mat = Battle mat
print-beats = An arrow leads from each type to those that it beats.
print-explore = Draw { $draw } sectors, and 1 more for each { colour-green } spent before.
print-explore-paid = Placing a sector costs the { colour-green } on its back.
print-research = Choose a keyword of a sector you control, pay { $green } { colour-green }, draw from its deck, keep one.
print-move = Any fleets from up to { $origins } sectors you control, range { $reach }, and 1 more for each { colour-blue } spent.
print-build = Up to { $fleets } fleets on your Homeworld, 1 { colour-orange } each; or a structure in a sector you control.
print-several = Up to { $options } of these:
print-attack = Enemy fleets in an adjacent sector, 1 { colour-blue } for each border that a group crosses, at least 1.
print-attack-structure = Or with a Starlance a structure beside it, for { $resources }.
print-turn-order =
    { $refreshes ->
        [yes] Order: the Master refreshes a position, proposes an order, takes or declines offers, and decides.
       *[no] Order: the Master proposes an order, takes or declines offers, and decides.
    }
print-turn-income = Income: { $income } of each from your Homeworld, and what your other sectors show.
print-turn-action = Main action: another one than in your last turn.
print-turn-module = One { $shown } at most, whose directive matches where you control a sector.
print-turn-claim = Claim one objective slot at most.
print-end-deck = … when no sector is left to explore; who explores the last one gains { $points } VP.
print-end-cards =
    { $count ->
        [one] … when { $count } objective is full.
       *[other] … when { $count } objectives are full.
    }
print-end-slots = … when { $count } slots are claimed.
print-end-round = … after round { $round }.
print-worth-sectors = { $points } for each sector you control
print-worth-fleets =
    { $fleets ->
        [one] 1 for each fleet on the map
       *[other] 1 for { $fleets } fleets on the map
    }
print-worth-orange =
    { $count ->
        [one] { $points } for each { colour-orange }
       *[other] { $points } for { $count } { colour-orange }
    }
print-worth-fights = { $points } for each fight you win
print-kind-protocol = protocol or module
print-kind-token = token
print-kind-tracker = tracker

print-book-contents = Contents

argument-rules-file = written instead of shown: a PDF if it ends with .pdf, Markdown with its pictures if with .md
argument-part = { $words }: the sections in the order to learn them, to look them up, or what it comes to on a page
argument-rules-paper = of a PDF: { $words }
rules-file-ends = { $file } ends with neither .pdf nor .md
rules-are-written = { $file } is written.
