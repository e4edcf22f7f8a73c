## Ein Zug.

which-action = Welche Aktion wählst du?
which-action-besides = Welche Aktion noch?
action-was-taken = diese Aktion hattest du schon
only-a-move-besides = außerdem nur Bewegen
something-can-be-done = etwas ist möglich
action-recruits = Truppen auf deine Planeten
action-returns = Truppen zurück in den Vorrat
action-moves = Starten, landen, schnippen, angreifen
action-mines = Truppen für SP
action-builds = Labor, Kolonie oder Stadt
action-develops = Die nächste Technologie

starflick-help-action = Eine Aktion pro Zug; wo es zwei sind, Bewegen und eine andere, in beliebiger Reihenfolge.
starflick-choice-action =
    { $deed-word ->
        [recruit] Rekrutieren
        [return] Truppen zurück
        [move] Bewegen
        [mine] Schürfen
        [build] Bauen
        [develop] Entwickeln
        [pass] Passen
       *[done] Fertig
    }
