## Angreifen.

attack-what = Welchen Sektor oder welches Bauwerk greifst du an?
attack-again = Greif noch einmal an oder schließ ab.
bring-fleets = Bring Flotten nach { $cell }: von wo und wie viele? Oder kämpfe.

nothing-in-reach = keine gegnerische Flotte und kein gegnerisches Bauwerk ist erreichbar, oder du kannst nicht zahlen
attack-something-first = greif zuerst etwas an
no-such-target = dieses Ziel gibt es nicht
fleets-already-attacked = du hast in dieser Aktion schon Flotten angegriffen
no-opponent-there = dort ist keine gegnerische Flotte
no-fleet-can-reach-it = keine deiner Flotten erreicht es
structure-already-attacked = du hast in dieser Aktion schon ein Bauwerk angegriffen
no-such-structure = dieses Bauwerk gibt es nicht
no-working-starlance = du hast keine Sternenlanze, die funktioniert
not-beside-the-starlance = es grenzt nicht an deine Sternenlanze
your-own-structure = es ist dein eigenes
bring-fleets-first = bring zuerst Flotten
not-yours-since-the-action-began = du kontrollierst diesen Sektor nicht oder nicht seit Beginn der Aktion
joined-already = von dort sind schon Flotten dabei
from-sectors-at-most =
    { $sectors ->
        [one] höchstens von { $sectors } Sektor
       *[other] höchstens von { $sectors } Sektoren
    }
fleets-of-yours-there =
    { $fleets ->
        [one] dort ist { $fleets } deiner Flotten
       *[other] dort sind { $fleets } deiner Flotten
    }
they-cannot-reach-it = sie erreichen es nicht

fleets-there = Flotten dort: { $garrisons }
garrison = { $seat } { $fleets }
garrisons-comma = { $before }, { $after }

galaxy-help-attack = Ein Sektor mit fremden Flotten oder ein Bauwerk neben deiner Sternenlanze.
galaxy-choice-attack =
    { $structure-word ->
        [none] { $cell-title } angreifen
       *[other] Zerstören: { $structure-title } von { $seat } auf { $cell }
    }
galaxy-typed-attack =
    { $structure-word ->
        [none] Kampf auf { $cell }
       *[other] { $structure } von { $seat } auf { $cell } zerstören
    }
galaxy-help-attack-from = Flotten mehrerer Sektoren können mit angreifen, für 1 { colour-blue } je überquerter Grenze.
    .typed = „bring 2 B1“ bringt zwei Flotten von B1 dazu; „fight“ beginnt den Kampf.
galaxy-do-attack-from = Heranführen
galaxy-point-attack-from =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } bringen
       *[other] { $fleets } Flotten von { $from-cell } bringen
    }
galaxy-typed-attack-from =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } dazuholen
       *[other] { $fleets } Flotten von { $from-cell } dazuholen
    }
