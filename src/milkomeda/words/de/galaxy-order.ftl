## Die Reihenfolge.

refresh-one-position = Meister der Ordnung: erneuere eine Position (Paar, Direktive oder { $shown }).
propose-an-order = Meister der Ordnung: schlag eine Reihenfolge für diese Runde vor.
decide-the-order = Meister der Ordnung: bestimme die Reihenfolge dieser Runde.
offer-the-master = Bietest du { $seat }, Meister der Ordnung, etwas?
offer-the-master-who-proposes = { $seat } schlägt die Reihenfolge { $seats } vor. Bietest du etwas?
take-the-offer = { $seat } bietet { $resources }. Nimmst du an?
take-the-offer-for-place = { $seat } bietet { $resources } für Platz { $place }. Nimmst du an?
take-the-offer-for-refresh = { $seat } bietet { $resources } für das Erneuern von Position { $position }. Nimmst du an?

promised-another-position = du hast versprochen, eine andere Position zu erneuern
no-order-of-players = das ist keine Reihenfolge der Spieler
promised-another-place = du hast einen anderen Platz versprochen
promised-otherwise = du hast anderes versprochen
offer-something = ein Angebot ist mindestens eine Ressource
you-have = du hast { $held } { $colour }
places-in-the-order = die Reihenfolge hat { $places } Plätze
no-such-refresh = so ein Erneuern steht nicht an
take-it-or-decline-it = nimm an oder lehn ab

replaces = ersetzt { $cards }
wish-for-place = Platz { $place }
wish-for-position = Position { $position } erneuern
wish-for-place-and-position = Platz { $place } und Position { $position } erneuern
kept-promises = Gehaltene Versprechen: { $kept } von { $promises }.

galaxy-help-refresh = Auf diese Position kommen neue Karten.
galaxy-choice-refresh =
    { $shown-word ->
        [pair] Beide
        [directive] Direktive
        [protocol] Protokoll
       *[module] Modul
    }
galaxy-typed-refresh =
    { $shown-word ->
        [pair] beide Karten auf Position { $position } erneuern
        [directive] die Direktive auf Position { $position } erneuern
        [protocol] das Protokoll auf Position { $position } erneuern
       *[module] das Modul auf Position { $position } erneuern
    }
galaxy-help-propose-order = Die anderen dürfen dir etwas bieten, bevor du entscheidest.
galaxy-do-propose-order = Vorschlagen
galaxy-typed-propose-order = { $seats }
galaxy-help-decide-order = Wer zuletzt dran ist, wird der nächste Meister.
galaxy-do-decide-order = Entscheiden
galaxy-typed-decide-order = { $seats }
galaxy-help-offer = Ressourcen für den Meister der Ordnung, mit oder ohne Wunsch.
    .typed = „offer 2 blue for place 1“, „offer 1 red for refresh 2“ oder nur „offer 1 green“; kurz: „2b for p1“. Oder „no offer“.
galaxy-do-offer =
    { $n ->
        [0] Kein Angebot
       *[other] Anbieten
    }
galaxy-typed-offer =
    { $place ->
        [none] { $position ->
            [none] { $resources } bieten
           *[other] { $resources } bieten, damit Position { $position } erneuert wird
        }
       *[other] { $resources } für Platz { $place } bieten
    }
galaxy-help-decide-offer = Angenommene Ressourcen gehören dir sofort.
galaxy-choice-decide-offer =
    { $verdict-word ->
        [take] Annehmen
       *[decline] Ablehnen
    }
galaxy-typed-decide-offer =
    { $verdict-word ->
        [take] annehmen
       *[decline] ablehnen
    }

galaxy-waive-offer = Keine Angebote

who-comes-at = Reihenfolgekarten: Wer kommt auf Platz { $place }?
which-stays-hidden = Zwei Reihenfolgekarten wurden gezeigt. Welche Zahl bleibt verdeckt?
galaxy-choice-deal-order = { $seat }
galaxy-choice-reveal-order = { $place }
