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
typed-shift = X,Y
print-needs-packages = printing needs more packages: pip install 'milkomeda[print]'
nothing-to-print = there is nothing to print of this game
print-bleed = --bleed is from 0 to { $most }
print-shift = --shift is two numbers of millimetres like 0.5,-1, each from -{ $most } to { $most }
print-nothing-new = nothing to print: all of it is the same in { $name }
print-done =
    { $pages ->
        [one] { $file }: 1 page
       *[other] { $file }: { $pages } pages
    }
print-front = fronts
print-back = backs
print-calibration =
    .front = Print both sides at 100 %, turned about the edge that you use. Hold the sheet against a light: the cross of the other side lies away from the middle of this one.
    .back = Read off how far the cross of the back lies from the middle of the front's, to the right and down. Print with the opposite, as --shift X,Y.
