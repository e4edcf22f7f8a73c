## Was in Milkomeda geschieht.

objective-laid = Das Ziel { $objective } wird ausgelegt.
civilization-taken = { $seat } spielt die { $civilization }.
homeworld-turned = { $seat } wendet die Ecke in { $colour } der Heimatwelt der Galaxie zu.
drew = { $seat } zieht { $sector }.

## Die Reihenfolge einer Runde.

round-began = Runde { $round } beginnt.
last-round-began = Es ist die letzte Runde.
master-named = { $seat } ist Meister der Ordnung.
directive-shown = Position { $position } zeigt jetzt { $directive }.
protocol-shown = Position { $position } zeigt jetzt { $action } für { $resources }.
refreshed =
    { $seat } erneuert { $shown-gender ->
        [m] den
        [f] die
       *[n] das
    } { $shown } auf Position { $position }.
order-card-hidden = Von den Ordnungskarten bleibt die { $place } verdeckt.
order-dealt = { $seat } zieht Platz { $place } der Reihenfolge.
order-proposed = { $seat } schlägt die Reihenfolge { $seats } vor.
order-decided = { $seat } bestimmt die Reihenfolge { $seats }.
offered =
    { $wish-word ->
        [place] { $seat } bietet { $resources } für Platz { $number }.
        [refresh] { $seat } bietet { $resources } für das Erneuern von Position { $number }.
       *[none] { $seat } bietet { $resources }.
    }
offered-nothing = { $seat } bietet nichts.
offer-taken = { $seat } nimmt das Angebot von { $other-seat } an.
offer-declined = { $seat } lehnt das Angebot von { $other-seat } ab.
promise-kept = { $seat } hält das Versprechen gegenüber { $other-seat }.
promise-broken = { $seat } bricht das Versprechen gegenüber { $other-seat }.

## Ein Zug.

income = Einkommen von { $seat }: { $resources }.
caught-up = { $seat } hat die wenigsten SP und bekommt { $resources }.
upkeep-paid = { $seat } zahlt { $resources } für Flotten auf der Karte.
action-chosen =
    { $action-word ->
        [explore] { $seat } erkundet.
        [research] { $seat } forscht.
        [move] { $seat } bewegt Flotten.
        [build] { $seat } baut.
        [attack] { $seat } greift an.
       *[pass] { $seat } passt.
    }
passed = { $seat } kann nichts tun und passt.
activated = { $seat } aktiviert Position { $position }: { $action } für { $resources }.
activated-nothing = { $seat } aktiviert nichts.
claimed = { $seat } beansprucht { $objective } ({ $need }: { $points } SP).
claimed-nothing = { $seat } beansprucht nichts.

## Erkunden, Forschen, Bewegen, Bauen.

probes-sent = { $seat } schickt Sonden von { $cells } aus.
draw-boosted =
    { $green ->
        [0] { $seat } zieht { $sectors ->
            [one] { $sectors } Sektor
           *[other] { $sectors } Sektoren
        }.
       *[other] { $seat } zahlt { $green } { colour-green } und zieht { $sectors ->
            [one] { $sectors } Sektor
           *[other] { $sectors } Sektoren
        }.
    }
placed =
    { $turned ->
        [1] { $seat } legt { $sector } auf { $cell }, einmal gedreht.
        [2] { $seat } legt { $sector } auf { $cell }, zweimal gedreht.
        [3] { $seat } legt { $sector } auf { $cell }, dreimal gedreht.
       *[0] { $seat } legt { $sector } auf { $cell }.
    }
placed-no-more = { $seat } legt nichts mehr.
last-sector =
    { $deck-word ->
        [drawn] { $seat } hat den letzten Sektor gezogen: { $points } SP.
       *[placed] { $seat } hat den letzten Sektor gelegt: { $points } SP.
    }
sector-put-back = { $seat } legt { $sector } zurück auf den Stapel.
focused = { $seat } erforscht { $keyword }.
drew-technology = { $seat } zieht { $technology }.
drew-in-secret = { $seat } zieht verdeckt eine Technologie.
learned = { $seat } lernt { $technology }: { $effects }
range-boosted =
    { $blue ->
        [0] { $seat } bewegt mit Reichweite { $range }.
       *[other] { $seat } zahlt { $blue } { colour-blue } für Reichweite { $range }.
    }
moved =
    { $fleets ->
        [one] { $seat } bewegt { $fleets } Flotte von { $from-cell } nach { $to-cell }.
       *[other] { $seat } bewegt { $fleets } Flotten von { $from-cell } nach { $to-cell }.
    }
built-fleets =
    { $fleets ->
        [one] { $seat } baut { $fleets } Flotte auf { $cell }.
       *[other] { $seat } baut { $fleets } Flotten auf { $cell }.
    }
built =
    { $seat } baut { $structure-gender ->
        [m] einen
        [f] eine
       *[n] ein
    } { $structure } auf { $cell }.

## Angriff und Kämpfe.

attacked = { $seat } greift { $cell } an.
brought =
    { $fleets ->
        [one] { $seat } bringt { $fleets } Flotte von { $from-cell } heran.
       *[other] { $seat } bringt { $fleets } Flotten von { $from-cell } heran.
    }
fight-opened = { $seat } eröffnet den Kampf.
lance-fired =
    { $seat } feuert die Sternenlanze auf { $structure-gender ->
        [m] den
        [f] die
       *[n] das
    } { $structure } von { $other-seat } auf { $cell }.
structure-lost =
    { $structure-gender ->
        [m] Der
        [f] Die
       *[n] Das
    } { $structure } von { $seat } auf { $cell } ist zerstört.
fight-began = Kampf um { $cell } ({ $sector }): { $forces }.
force = { $seat } ({ $fleets })
forces-comma = { $before } gegen { $after }
fight-round-began = Kampfrunde { $round }: { $pools }.
pool = { $seat } { $dice } Würfel
formed-anew = Niemand hat einen Würfel: alle stellen neu auf.
formed-up = { $seat } stellt auf: { $ships }.
commanded =
    { $commands-count ->
        [0] { $seat } gibt keine Kommandopunkte aus.
       *[other] { $seat } befiehlt: { $commands }.
    }
rolled = { $seat } würfelt { $faces }: { $hits } Treffer.
faces-comma = { $before } { $after }
aimed = { $seat } zielt: { $ships }.
hit-ship =
    { $seat } trifft { $ship-gender ->
        [m] einen
        [f] eine
       *[n] ein
    } { $ship } von { $other-seat }.
reshaped = { $seat } formt um: { $ship } in { $into-ship }.
kept-formation = { $seat } hält die Formation.
lost-fleets =
    { $fleets ->
        [one] { $seat } verliert { $fleets } Flotte{ $ships-count ->
            [0] .
           *[other] { " " }({ $ships }).
        }
       *[other] { $seat } verliert { $fleets } Flotten{ $ships-count ->
            [0] .
           *[other] { " " }({ $ships }).
        }
    }
fight-won = { $seat } gewinnt den Kampf um { $cell }.
fight-stood-off = Der Kampf um { $cell } endet im Patt: { $seats } bleiben.
fight-emptied = Auf { $cell } ist niemand übrig.
control-taken = { $seat } kontrolliert jetzt { $cell } ({ $sector }).
control-won = { $seat } nimmt { $other-seat } { $cell } ({ $sector }) ab.
control-lost = { $seat } kontrolliert { $cell } ({ $sector }) nicht mehr.
control-kept = { $seat } behält { $cell } ({ $sector }) durch eine Struktur dort.

## Was man einer Technologie, einer Zivilisation oder einer Struktur verdankt.

by-technology = { $technology }
by-civilization = { $civilization }
by-structure = { $structure }
saved = { $source } von { $seat }: { $resources } weniger zu zahlen.
yielded = { $source } von { $seat }: { $resources } mehr.
allowed = Möglich dank { $source } von { $seat }.
drew-more =
    { $sectors ->
        [one] { $source } von { $seat }: { $sectors } Sektor mehr.
       *[other] { $source } von { $seat }: { $sectors } Sektoren mehr.
    }
found-more =
    { $technologies ->
        [one] { $source } von { $seat }: { $technologies } Technologie mehr zur Auswahl.
       *[other] { $source } von { $seat }: { $technologies } Technologien mehr zur Auswahl.
    }
went-farther = { $source } von { $seat }: { $range } mehr Reichweite.
got-through =
    { $fleets ->
        [one] { $source } von { $seat }: { $fleets } Flotte mehr kommt durch.
       *[other] { $source } von { $seat }: { $fleets } Flotten mehr kommen durch.
    }
dice-added = { $source } von { $seat }: { $dice } Würfel mehr.
misses-rolled-again =
    { $dice ->
        [one] { $source } von { $seat }: { $dice } Fehlwurf wird wiederholt.
       *[other] { $source } von { $seat }: { $dice } Fehlwürfe werden wiederholt.
    }
absorbed = { $source } von { $seat }: { $hits } Treffer abgefangen.
scored = { $source } von { $seat }: +{ $points } SP.
points-lost = { $source } von { $seat }: −{ $points } SP.

## Das Ende.

end-nears = Das Spiel endet mit dieser Runde.
game-ended = Das Spiel ist aus.
ended-by-sectors =
    { $deck-word ->
        [drawn] { $seat } hat den letzten Sektor gezogen.
       *[placed] { $seat } hat den letzten Sektor gelegt.
    }
ended-by-claim =
    { $objectives-count ->
        [one] { $seat } hat das letzte Feld von { $objectives } beansprucht.
       *[other] { $objectives } sind durch das Feld voll, das { $seat } beansprucht hat.
    }
ended-by-objectives =
    { $objectives-count ->
        [one] { $objectives } ist voll.
       *[other] { $objectives } sind voll.
    }
ended-by-last-claim = { $seat } hat das letzte Feld beansprucht.
ended-by-slots =
    { $slots ->
        [one] { $slots } Feld ist beansprucht.
       *[other] Insgesamt sind { $slots } Felder beansprucht.
    }
ended-by-rounds = Runde { $round } war die letzte.
objectives-end =
    { $end-word ->
        [once] { $needed ->
            [one] Ein volles Ziel beendet das Spiel.
           *[other] { $needed } volle Ziele beenden das Spiel.
        }
       *[round] { $needed ->
            [one] Ein volles Ziel beendet das Spiel mit der Runde.
           *[other] { $needed } volle Ziele beenden das Spiel mit der Runde.
        }
    }
slots-end =
    { $end-word ->
        [once] { $needed ->
            [one] Ein beanspruchtes Feld beendet das Spiel.
           *[other] { $needed } beanspruchte Felder beenden das Spiel.
        }
       *[round] { $needed ->
            [one] Ein beanspruchtes Feld beendet das Spiel mit der Runde.
           *[other] { $needed } beanspruchte Felder beenden das Spiel mit der Runde.
        }
    }
won = { $seat } gewinnt mit { $points } SP.
won-tie = { $seat } gewinnt bei Gleichstand ({ $points } SP): { $measure }, { $own } gegen { $others }.
victory-shared = { $seats } teilen sich den Sieg: gleichauf bei SP, übrigem { colour-blue }, { colour-red } und { colour-green } und Flotten auf der Karte.
unfinished = Das Spiel wurde nicht beendet; { $seats } { $seats-count ->
        [one] würde
       *[other] würden
    } gewinnen.
measure-resources = übriges { colour-blue }, { colour-red } und { colour-green }
measure-fleets = Flotten auf der Karte
measure-order = Platz in der Reihenfolge

## Was eine Antwort bewirken würde.

would-cost = Kostet { $resources }.
would-yield = Bringt { $resources }.
would-go =
    { $steps ->
        [one] { $steps } Schritt, Reichweite { $range }.
       *[other] { $steps } Schritte, Reichweite { $range }.
    }
would-be-stopped =
    { $fleets ->
        [one] { $fleets } Flotte von { $of } würde auf { $cell } aufgehalten.
       *[other] { $fleets } Flotten von { $of } würden auf { $cell } aufgehalten.
    }
would-match = { $directive } würde passen.
would-end =
    { $end-word ->
        [once] Beendet das Spiel.
       *[round] Beendet das Spiel mit dieser Runde.
    }
