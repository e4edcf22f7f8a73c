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
print-gone = Take out of the box
print-front = fronts
print-back = backs
print-both = fronts and backs
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
print-kind-details = small print
print-kind-structures = structures
print-kind-dice = dice
print-kind-mat = battle mat
print-kind-storage = storage
print-kind-roster = roster
print-kind-actions = actions
print-kind-screen = screen
print-tier = tier { $tier }
print-vp = VP
print-beyond = Beyond { $most }: turn the tracker round, and begin again at 0.
print-order = Order { $n }
print-order-acts = The lowest number acts first, the Master last.
print-master = Master of the Order
print-master-last = Acts last in this round, and is the Master of the next one.
print-storage = Storage
print-roster = Roster
print-actions = Main actions
print-screen = Screen
print-summary = A round and a turn
print-scores = Victory points
print-details = Small print
print-dice = Dice
print-dice-hits = hits
print-mat = Battle mat
print-beats = An arrow leads from each type to those that it beats.
print-damaged = Ships that are hit wait in the ring around their type: the damaged area.
print-kind-protocol = protocol or module
print-kind-token = token
print-kind-tracker = tracker

print-book-contents = Contents

argument-rules-file = written instead of shown: a PDF if it ends with .pdf, Markdown with its pictures if with .md
argument-part = { $words }: the sections in the order to learn them, to look them up, or what it comes to on a page
argument-rules-paper = of a PDF: { $words }
rules-file-ends = { $file } ends with neither .pdf nor .md
rules-are-written = { $file } is written.
