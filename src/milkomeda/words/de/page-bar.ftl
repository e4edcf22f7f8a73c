## Wählen, Kampf und Rat.

page-bar-over = Das Spiel ist zu Ende.
page-bar-help = Was wird hier gefragt?
page-bar-undo = Meine letzte Antwort zurücknehmen
page-bar-notation = Antwort in Notation
page-bar-notation-hint = /  oder tippen
page-bar-completions = Passende Antworten
page-bar-again = Sicher? Noch einmal.
page-bar-again-last = Sicher? Das beendet das Spiel. Noch einmal.
page-bar-end-game = Spiel beenden
page-bar-cancel = Abbrechen
page-bar-point = Zeig auf eine Wahl, um zu sehen, was daraus würde.
page-bar-clear = Leeren
page-bar-evenly = Gleich verteilen
page-bar-total = { $sum } von { $total }
page-bar-more = Eins mehr: { $what }
page-bar-fewer = Eins weniger: { $what }
page-bar-impossible =
    { $count ->
        [one] 1 weitere, die jetzt nicht möglich ist
       *[other] { $count } weitere, die jetzt nicht möglich sind
    }
page-bar-not-possible = Nicht möglich: { $why }
page-bar-chosen = gewählt
page-bar-hand = Sektoren auf deiner Hand
page-bar-card-for = { $card }, kostet { $price } { colour-green }
page-bar-turn-left = Nach links drehen
page-bar-turn-right = Nach rechts drehen
page-bar-next-card = Nächste Karte
page-bar-where = wohin
page-bar-from = von
page-bar-to = nach
page-bar-from-to = { $from } → { $to }
page-bar-cell-for = { $cell } ({ $cost } { $colour })
page-bar-pays = kostet { $cost } von { $held }
page-bar-fleets = Flotten
page-bar-spend = Wie viel { $colour }
page-bar-spend-some = { $amount } { $colour } ausgeben
page-bar-held = Du hast { $held } { $colour }; { $left } blieben übrig.
page-bar-waive-round = { $what } in dieser Runde
page-bar-waive-revoked = { $what }, bis ich es widerrufe
page-bar-waive-round-brief = … in dieser Runde
page-bar-waive-revoked-brief = … bis auf Widerruf
page-bar-waived-round = { $what } in dieser Runde
page-bar-waived-revoked = { $what }, bis du es widerrufst
page-bar-revoke = { $waived }: wieder fragen

page-battle-title = Kampf auf { $cell }
page-battle-round = Runde { $round }
page-battle-forming = Aufstellung
page-battle-standoff = Patt { $count } von { $tries }
page-battle-minimise = Karte ansehen
page-battle-open = Zurück zum Kampf
page-battle-rounds = Runden des Kampfes
page-battle-go-on = Weiter
page-battle-skip = Überspringen
page-battle-pause = Anhalten
page-battle-mat = Kampfplan
page-battle-attacks = greift an
page-battle-defends = verteidigt
page-battle-favoured = Formationsvorteil
page-battle-fleets =
    { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    }
page-battle-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
page-battle-hits =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
page-battle-shielded = schluckt { $count }
page-battle-command =
    { $count ->
        [one] 1 Kommandopunkt
       *[other] { $count } Kommandopunkte
    }
page-battle-sealed = hat geantwortet
page-battle-thinking = wählt noch
page-battle-hit-on = Ein Würfel trifft ab { $face }.
page-battle-story = Verlauf des Kampfes
page-battle-tray = Flotten zu verteilen
page-battle-tray-hits = Treffer zu verteilen
page-battle-put = { $ship }: { $count }. Klick oder Taste { $key } für eins mehr.
page-battle-beats = schlägt { $one } und { $other }
page-battle-rolled = { $seat } hat { $faces } gewürfelt

page-council-title = Die Stunde des Meisters
page-council-last = Letzte Runde
page-council-proposed = Vorgeschlagen
page-council-taken = angenommen
page-council-declined = abgelehnt
page-council-order = Reihenfolge der Runde
page-council-order-help = Zieh die Plätze, oder drücke einen, um ihn vorzuholen.
page-council-seat-at = { $seat }, Platz { $place }. Drücken holt vor, Pfeiltasten verschieben.
page-council-offers = Angebote dieser Runde
page-council-wish = Ich wünsche mir
page-council-no-wish = nichts
page-council-place = Platz { $number }
page-council-refresh = Erneuerung von Position { $number }
page-council-promised = versprochen: { $what }
page-council-master = Meister

# Wie ein Kampf ausgehen mag.
page-odds-title = Aussichten
page-odds-exact = genau
page-odds-fought = aus { $fights } Kämpfen, alle zufällig
page-odds-reckoning = Die Aussichten werden berechnet …
page-odds-foreseen =
    Du gewönnest { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % solcher Kämpfe und verlörest { NUMBER($ships, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schiffe, wenn alle ihr Bestes geben.
page-odds-foreseen-about =
    Du gewönnest etwa { NUMBER($percent, maximumFractionDigits: 0) } % solcher Kämpfe und verlörest { NUMBER($ships, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schiffe, wenn alle zufällig antworten.
page-odds-losses = verliert { NUMBER($ships, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schiffe
page-odds-nobody = niemand bleibt übrig
page-odds-several = Patt
page-odds-at-best = Wenn beide ihr Bestes geben.
page-odds-at-random = Wenn alle zufällig antworten.
page-odds-mine =
    So gewinnst du { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. Das kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte gegenüber der besten Mischung.
page-odds-mine-best =
    So gewinnst du { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %: so gut wie die beste Mischung.
page-odds-mine-about = So gewinnst du etwa { NUMBER($percent, maximumFractionDigits: 0) } %, zufällig { NUMBER($other, maximumFractionDigits: 0) } %.
page-odds-more = Runden und Aufstellungen
page-odds-rounds = Vorbei am Ende der Runde
page-odds-form-up = Die beste Mischung
page-odds-turned = Jede nach Los um den Ring gedreht.
page-bar-find = Such unter { $count } Namen
page-bar-find-more = … und { $count } weitere
