## Der Tisch von Milkomeda.

page-galaxy-map = Galaxie
page-galaxy-map-help = Pfeiltasten gehen von Ort zu Ort, mit Umschalt über alle Sektoren. Plus und Minus zoomen, 0 zeigt alles. I zeigt die Karte eines Sektors.
page-galaxy-card-hint = Seine Karte: Rechtsklick, lange drücken oder I
page-galaxy-homeworld = Heimatwelt
page-galaxy-homeworld-of = Heimatwelt von { $seat }
page-galaxy-unexplored = Unerkundet
page-galaxy-frontier = Unerkundet, neben einem erkundeten Sektor
page-galaxy-controlled-by = Kontrolliert von { $seat }
page-galaxy-contested = umkämpft
page-galaxy-uncontrolled = Von niemandem kontrolliert
page-galaxy-yields-nothing = bringt nichts ein
page-galaxy-cost = Erkunden kostet { $cost } { colour-green }
page-galaxy-fleets-of =
    { $count ->
        [one] 1 Flotte von { $seat }
       *[other] { $count } Flotten von { $seat }
    }
page-galaxy-structure-of = { $kind } von { $seat }
page-galaxy-fresh = wirkt ab dem nächsten Zug
page-galaxy-voyage-from =
    { $fleets ->
        [one] Nimm 1 Flotte von hier
       *[other] Nimm bis zu { $fleets } Flotten von hier
    }
page-galaxy-voyage-back = Setz die Flotten wieder ab
page-galaxy-voyage-to =
    { $fleets ->
        [one] 1 Flotte von { $from } nach { $to }
       *[other] { $fleets } Flotten von { $from } nach { $to }
    }
page-galaxy-voyage-to-for =
    { $fleets ->
        [one] 1 Flotte von { $from } nach { $to } für { $more } { colour-blue }
       *[other] { $fleets } Flotten von { $from } nach { $to } für { $more } { colour-blue }
    }
page-galaxy-fight-here = Hier wird gekämpft
page-galaxy-match-here = { $seat } erfüllt an einer Ecke Direktive { $number }

page-galaxy-storage = Lager
page-galaxy-storage-of = { $count } { $colour } im Lager, { $income } beim nächsten Einkommen
page-galaxy-fleets = Flotten
page-galaxy-fleets-text = { $afloat } auf der Karte, { $supply } können noch gebaut werden.
page-galaxy-sectors-text = Kontrollierte Sektoren: { $count }, für { $count } SP.
page-galaxy-structures-left = Bauwerke im Vorrat
page-galaxy-last = zuletzt: { $action }
page-galaxy-promised = versprochen: { $what }
page-galaxy-technologies-count =
    { $count ->
        [one] 1 Technologie
       *[other] { $count } Technologien
    }
page-galaxy-master = Meister der Ordnung
page-galaxy-master-text = War zuletzt am Zug: erneuert eine Direktive und bestimmt die nächste Reihenfolge.

page-galaxy-order-of = Reihenfolge in Runde { $round }
page-galaxy-round = Runde { $round }

page-galaxy-end = Bis zum Ende des Spiels
page-galaxy-way-sectors = Sektoren übrig
page-galaxy-way-cards = Volle Ziele
page-galaxy-way-slots = Felder
page-galaxy-way-rounds = Runde
page-galaxy-way-count-sectors = { $left } von { $of }
page-galaxy-way-count-cards = { $done } von { $of }
page-galaxy-way-count-slots = { $done } von { $of }
page-galaxy-way-count-rounds = { $round } von { $of }
page-galaxy-ends = Das Spiel endet, { $when }.
page-galaxy-when-sectors = wenn der letzte von { $of } Sektoren liegt
page-galaxy-when-cards =
    { $of ->
        [one] wenn alle Felder eines Ziels vergeben sind
       *[other] wenn alle Felder von { $of } Zielen vergeben sind
    }
page-galaxy-when-slots = wenn insgesamt { $of } Felder vergeben sind
page-galaxy-when-rounds = wenn Runde { $of } vorbei ist
page-galaxy-most-win = Dann gewinnen die meisten Siegpunkte.
page-galaxy-claims-missing = Dazu fehlende Felder: { $count }.
page-galaxy-top = Offen auf dem Stapel: { $cards }
page-galaxy-end-near = Das Ende ist nah
page-galaxy-last-round = Das Spiel endet mit dieser Runde
page-galaxy-could-end-you-now = Du könntest das Spiel jetzt beenden: { $how }
page-galaxy-could-end-you-next = Du könntest das Spiel im nächsten Zug beenden: { $how }
page-galaxy-could-end-one-now = { $who } könnte das Spiel jetzt beenden: { $how }
page-galaxy-could-end-one-next = { $who } könnte das Spiel im nächsten Zug beenden: { $how }
page-galaxy-could-end-first = Du könntest das Spiel jetzt beenden, { $others } im nächsten Zug
page-galaxy-could-end-many = Könnten das Spiel beenden: { $who }
page-galaxy-by-sectors = letzter Sektor
page-galaxy-by-cards = letztes Feld von { $card }
page-galaxy-by-slots = noch ein Feld

page-galaxy-actions = Aktionen
page-galaxy-marker = Wiederholungsmarker
page-galaxy-marker-text = Das war die letzte Hauptaktion. Sie kann jetzt nicht noch einmal gewählt werden.
page-galaxy-now = Hauptaktion dieses Zuges
page-galaxy-action-about-explore = Zieh Sektoren vom Stapel und leg sie neben deine.
page-galaxy-action-about-research = Lerne eine Technologie zu einem Schlüsselwort, das du kontrollierst.
page-galaxy-action-about-move = Flotten reisen in erkundete Sektoren in Reichweite, ohne Kampf.
page-galaxy-action-about-build = Flotten für { colour-orange }, Bauwerke für { colour-blue } und { colour-orange }.
page-galaxy-action-about-attack = Flotten kämpfen um einen Sektor, oder eine Sternenlanze zerstört ein Bauwerk.
page-galaxy-action-about-pass = Nichts anderes ist möglich.

page-galaxy-display = Direktiven
page-galaxy-position = Position { $number }
page-galaxy-pattern = Muster: oben links { $a }, oben rechts { $b }, unten links { $c }, unten rechts { $d }
page-galaxy-empty-place = leer
page-galaxy-fulfilled-by = Erfüllt von { $seats }
page-galaxy-fulfilled-none = Von niemandem erfüllt
page-galaxy-would-match = würde erfüllt
page-galaxy-display-text = Wer einen Sektor an einem Punkt kontrolliert, an dem vier Sektoren diese Ecken zeigen, darf einmal im Zug nach einer anderen Hauptaktion diese Aktion für ihren Preis ausführen.
page-galaxy-tier = Stufe { $tier }
page-galaxy-points =
    { $count ->
        [one] 1 Punkt auf der Karte
       *[other] { $count } Punkte auf der Karte
    }

page-galaxy-objectives = Ziele
page-galaxy-slot = { $threshold } für { $points } SP
page-galaxy-slot-free = frei
page-galaxy-slot-of = beansprucht von { $seat }
page-galaxy-slot-ends = wer es beansprucht, beendet das Spiel
page-galaxy-objective-text = Höchstens ein Feld pro Zug. Ein beanspruchtes Feld bleibt deins.
