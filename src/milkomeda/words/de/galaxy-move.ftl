## Bewegen.

boost-your-move = Deine Reichweite ist { $range } und für jedes { colour-blue } eins mehr. Wie viel { colour-blue }?
    .brief = Nimm Flotten und setz sie ab, wohin sie sollen: { $range } weit, und für jedes { colour-blue } eins weiter.
move-from-where = Bewegen mit Reichweite { $range }: von welchem Sektor?
move-from-one-more = Bewege von noch einem Sektor oder mach weiter.
move-fleets = Bewege Flotten mit Reichweite { $range } ({ $sites }) oder schließ ab.
sites-each = { $n } in { $word }
sites-comma = { $before }, { $after }

no-fleet-to-move = du hast keine Flotte in einem kontrollierten Sektor mit Ausweg
no-range-could-use-that = so viel Reichweite nützt nichts
move-at-least-one = bewege mindestens eine Flotte
not-moving-from-there = von dort bewegst du nicht
fleets-ready-there =
    { $fleets ->
        [one] dort ist { $fleets } Flotte bereit
       *[other] dort sind { $fleets } Flotten bereit
    }
out-of-range = das ist außer Reichweite

galaxy-help-boost-move = Die Reichweite gilt für die ganze Aktion.
galaxy-do-boost-move = Bewegen
galaxy-help-move-from = Nur Flotten der Sektoren, die du jetzt nennst, können sich bewegen.
galaxy-choice-move-from = { $cell-title }
galaxy-point-move-from = von { $cell }
galaxy-typed-move-from = von { $cell }
galaxy-help-move = Gruppen dürfen sich teilen. Die Kontrolle wechselt, wenn alle angekommen sind.
    .typed = „move 2 A1 B1“ bewegt zwei Flotten von A1 nach B1.
galaxy-do-move = Bewegen
galaxy-point-move =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } nach { $to-cell }
       *[other] { $fleets } Flotten von { $from-cell } nach { $to-cell }
    }
galaxy-typed-move =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } nach { $to-cell }
       *[other] { $fleets } Flotten von { $from-cell } nach { $to-cell }
    }
