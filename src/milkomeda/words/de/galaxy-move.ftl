## Bewegen.

boost-your-move = Deine Reichweite ist { $range } und für jedes Blau eins mehr. Wie viel Blau?
move-from-where = Bis zu { $range } weit bewegen: von welchem Sektor aus?
move-from-one-more = Von einem weiteren Sektor aus bewegen oder weiter.
move-fleets = Flotten bis zu { $range } weit bewegen ({ $sites }) oder fertig.
sites-each = { $n } in { $word }
sites-comma = { $before }, { $after }

no-fleet-to-move = du hast keine Flotte in einem kontrollierten Sektor, aus dem ein Weg führt
no-range-could-use-that = so viel nützt keiner Reichweite
move-at-least-one = bewege mindestens eine Flotte
not-moving-from-there = du bewegst nicht von dort
fleets-ready-there = dort sind { $fleets } Flotten bereit
out-of-range = das ist außer Reichweite

galaxy-help-boost-move = Die Reichweite gilt für die ganze Aktion.
galaxy-help-move-from = Nur Flotten der jetzt genannten Sektoren können sich bewegen.
galaxy-help-move = Gruppen dürfen sich aufteilen. Kontrolle wechselt, wenn alle angekommen sind.
    .typed = „move 2 A1 B1“ bewegt zwei Flotten von A1 nach B1.
