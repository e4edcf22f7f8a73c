## Wie die Seite nennt, was man wählen kann.

galaxy-plain-done = Fertig
galaxy-plain-enough = Das genügt
galaxy-plain-fight = Kämpfen
galaxy-plain-no-claim = Nichts beanspruchen
galaxy-plain-no-module = Nichts aktivieren
galaxy-plain-no-protocol = Nichts aktivieren
galaxy-plain-no-offer = Kein Angebot
galaxy-plain-save-points = Nichts ausgeben
galaxy-plain-keep-formation = Formation behalten

galaxy-choice-activate =
    { $action-word ->
        [none] { $position }
       *[other] { $position } · { $action-title }
    }
galaxy-choice-attack =
    { $structure-word ->
        [none] { $cell-title } angreifen
       *[other] Zerstören: { $structure-title } von { $seat } auf { $cell }
    }
galaxy-choice-choose = { $action-title }
galaxy-choice-civilization = { $civilization }
galaxy-choice-claim = { $objective }: { $need } → { $points } SP
galaxy-choice-decide-offer =
    { $verdict-word ->
        [take] Annehmen
       *[decline] Ablehnen
    }
galaxy-choice-focus = { $keyword-title }
galaxy-choice-keep = { $technology }
galaxy-choice-move-from = { $cell-title }
galaxy-choice-put-back = { $sector }
galaxy-choice-refresh =
    { $shown-word ->
        [pair] Beide
        [directive] Direktive
        [protocol] Protokoll
       *[module] Modul
    }
galaxy-choice-reshape = { $ship-title } → { $into-ship-title }
galaxy-choice-reshape-secretly = { galaxy-choice-reshape }
galaxy-choice-turn-homeworld = { $colour }
galaxy-choice-victim = { $seat }: { $ship-title }

## Was es heißt, auf einen Ort zu zeigen.

galaxy-point-attack-from =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } bringen
       *[other] { $fleets } Flotten von { $from-cell } bringen
    }
galaxy-point-move =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } nach { $to-cell }
       *[other] { $fleets } Flotten von { $from-cell } nach { $to-cell }
    }
galaxy-point-move-from = von { $cell }

## Wofür Kommandopunkte ausgegeben werden, und was das kostet.

galaxy-command-attack = Ein Würfel mehr (1)
galaxy-command-defend = { $seat } wiederholt einen Treffer (1)
galaxy-command-reshape = Umformung vorbereiten (2)

## Der Knopf, der eine zusammengesetzte Antwort abschickt; `n` ist, wie viel gezählt wurde.

galaxy-do-allocate = Versiegeln
galaxy-do-attack-from = Heranführen
galaxy-do-bonus = Nehmen
galaxy-do-boost-explore = Ziehen
galaxy-do-boost-move = Bewegen
galaxy-do-build = Bauen
galaxy-do-command = Versiegeln
galaxy-do-configure = Versiegeln
galaxy-do-decide-order = Entscheiden
galaxy-do-first-place = Legen
galaxy-do-move = Bewegen
galaxy-do-offer =
    { $n ->
        [0] Kein Angebot
       *[other] Anbieten
    }
galaxy-do-place = Legen
galaxy-do-probes = Sonden senden
galaxy-do-propose-order = Vorschlagen

galaxy-fleets-at-shipyards = an deinen Werften
galaxy-nowhere-to-put-it = dafür ist nirgends Platz
