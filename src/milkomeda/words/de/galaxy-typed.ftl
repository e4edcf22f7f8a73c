## Was Antworten sind, neben ihrer Schreibweise. Was eine nicht sagt, ist `none`.

galaxy-typed-civilization = { $civilization }
galaxy-typed-turn-homeworld = { $colour } zeigt zur Galaxie
galaxy-typed-refresh =
    { $shown-word ->
        [pair] beide Karten auf Position { $position } erneuern
        [directive] die Direktive auf Position { $position } erneuern
        [protocol] das Protokoll auf Position { $position } erneuern
       *[module] das Modul auf Position { $position } erneuern
    }
galaxy-typed-propose-order = { $seats }
galaxy-typed-decide-order = { $seats }
galaxy-typed-offer =
    { $place ->
        [none] { $position ->
            [none] { $resources } bieten
           *[other] { $resources } bieten, damit Position { $position } erneuert wird
        }
       *[other] { $resources } für Platz { $place } bieten
    }
galaxy-typed-decide-offer =
    { $verdict-word ->
        [take] annehmen
       *[decline] ablehnen
    }
galaxy-typed-bonus = { $resources }
galaxy-typed-choose = { $action }
galaxy-typed-activate =
    { $action-word ->
        [none] Position { $position } aktivieren
       *[other] Position { $position } aktivieren: { $action }
    }
galaxy-typed-claim = { $objective }, Feld { $slot } beanspruchen
galaxy-typed-probes = Sonden von { $cells }
galaxy-typed-put-back = { $sector } zurück auf den Stapel
galaxy-typed-focus = { $keyword }
galaxy-typed-keep = { $technology } behalten
galaxy-typed-move-from = von { $cell }
galaxy-typed-move =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } nach { $to-cell }
       *[other] { $fleets } Flotten von { $from-cell } nach { $to-cell }
    }
galaxy-typed-build =
    { $structure-word ->
        [none] Flotten: { $sites }
       *[other] { $structure } auf { $cell }
    }
galaxy-typed-attack =
    { $structure-word ->
        [none] Kampf auf { $cell }
       *[other] { $structure } von { $seat } auf { $cell } zerstören
    }
galaxy-typed-attack-from =
    { $fleets ->
        [one] { $fleets } Flotte von { $from-cell } dazuholen
       *[other] { $fleets } Flotten von { $from-cell } dazuholen
    }
galaxy-typed-configure = { $ships }
galaxy-typed-allocate = { $ships }
galaxy-typed-command = { $commands }
galaxy-typed-victim = { $ship } von { $seat }
galaxy-typed-reshape = { $ship } wird { $into-ship }
galaxy-typed-reshape-secretly = { galaxy-typed-reshape }
