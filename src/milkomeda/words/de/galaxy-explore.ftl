## Erkunden.

send-probes = Schick eine oder zwei Sonden aus: von welchen Sektoren?
boost-your-draw =
    { $sectors ->
        [one] Zieh { $sectors } Sektor und für jedes { colour-green }, das du jetzt zahlst, einen mehr. Wie viel { colour-green }?
       *[other] Zieh { $sectors } Sektoren und für jedes { colour-green }, das du jetzt zahlst, einen mehr. Wie viel { colour-green }?
    }
place-a-sector = Lege einen Sektor: { $drawn }.
    .brief = Lege einen Sektor.
drawn-each = { $word } ({ $n } { colour-green })
drawn-comma = { $before }, { $after }
put-a-sector-back = Leg einen Sektor zurück auf den Stapel (der letzte wird zuerst gezogen).

sector-deck-is-empty = der Sektorenstapel ist leer
nothing-unexplored-beside = neben deinen Sektoren ist nichts Unerkundetes
no-fleet-beside-unexplored = keine deiner Flotten steht in einem kontrollierten Sektor neben Unerkundetem
only-so-many-in-the-deck =
    { $sectors ->
        [one] im Stapel ist nur { $sectors } Sektor
       *[other] im Stapel sind nur { $sectors } Sektoren
    }
must-place-what-fits = du musst einen Sektor legen, der passt und den du bezahlen kannst
sector-not-drawn = diesen Sektor hast du nicht gezogen
no-place-for-a-sector = dort kannst du keinen Sektor legen
no-such-turn = eine Karte kann man um r1, r2 oder r3 drehen

placing-costs =
    { $green ->
        [0] kostenlos
       *[other] kostet { $green } { colour-green }
    }
placing-yields = liefert { $yields }
sector-yields =
    { $resources-count ->
        [0] kein Einkommen
       *[other] { $resources }
    } · { $keywords }
keywords-comma = { $before }, { $after }

galaxy-help-probes = Sonden starten in kontrollierten Sektoren mit einer Flotte; daneben werden Sektoren gelegt.
galaxy-do-probes = Sonden senden
galaxy-typed-probes = Sonden von { $cells }
galaxy-help-boost-explore = Mehr { colour-green } jetzt heißt mehr Auswahl; auch das Legen kostet { colour-green }.
galaxy-do-boost-explore = Ziehen
galaxy-help-place = Wo vier Sektoren zusammentreffen, können ihre Ecken Direktiven erfüllen: dreh die Karte dafür.
    .typed = Tipp „place NAME ORT“ und r1, r2 oder r3, um die Karte zu drehen; oder die Nummer der Drehung, die dir gefällt.
galaxy-do-place = Legen
galaxy-nowhere-to-put-it = dafür ist nirgends Platz
galaxy-help-put-back = Was du zuletzt zurücklegst, wird zuerst gezogen.
galaxy-choice-put-back = { $sector }
galaxy-typed-put-back = { $sector } zurück auf den Stapel

which-sector = Welcher Sektor wurde gezogen?{ $left ->
        [one] { "" }
       *[other] { " " }(noch { $left })
    }
galaxy-choice-draw = { $sector }
galaxy-choice-first-draw = { galaxy-choice-draw }
