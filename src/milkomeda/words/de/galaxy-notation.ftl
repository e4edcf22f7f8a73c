## Was an einer Stellung von Milkomeda falsch ist.

position-is-empty = die Stellung ist leer
position-begins-with = eine Stellung beginnt mit „milkomeda“ und ihren Optionen
no-turn-says = „{ $text }“ ist nichts, was zu einem Zug gehört
no-player-has = „{ $text }“ ist nichts, was ein Spieler haben kann
no-battle-says = „{ $text }“ ist nichts, was zu einem Kampf gehört
no-mat-has = „{ $text }“ ist nichts, was auf einem Kampfplan liegt
does-not-play-here = { $seat } spielt hier nicht mit
every-player-once = die Reihenfolge muss jeden Spieler einmal nennen
a-storage-is = ein Lager sind vier Zahlen: { $text }
is-a-homeworld = { $cell } ist eine Heimatwelt
fleets-in-all = { $seat } hat insgesamt { $fleets } Flotten
has-no-more = { $seat } hat { $structure-gender ->
        [m] keinen
        [f] keine
       *[n] kein
    } { $structure } mehr
there-twice = { $name } ist zweimal da
positions-on-display = es gibt { $positions } Positionen in der Auslage
a-position-shows = eine Position zeigt „{ $text }“
is-of-tier = { $name } ist von Stufe { $tier }, nicht { $wanted }
five-objectives-at-most = es gibt höchstens fünf Ziele
objective-has-slots = { $objective } hat { $slots } Felder
fleets-come-from = Flotten kommen aus höchstens { $sectors } Sektoren
a-battle-has-an-attacker = ein Kampf hat einen Angreifer
a-mat-needs-a-battle = vor einem Kampfplan muss ein Kampf stehen
a-battle-needs-its-steps = zu einem Kampf gehören Schritte, die noch kommen
place-is-unexplored = { $cell } ist unerkundet
more-ships-than-fleets = { $seat } hat mehr Schiffe als Flotten dort
more-marks-than-ships = { $seat } hat mehr Markierungen als Schiffe
deck-cannot-hold = der Stapel kann keine { $sectors } Sektoren haben
no-answer-to-step = auf den Schritt „{ $text }“ kann man nichts antworten

# Was es nicht geben kann.

kind-player = Spieler
kind-seat = Spieler
kind-colour = Farbe
kind-action = Aktion
kind-keyword = Schlüsselwort
kind-sector = Sektor
kind-structure = Bauwerk
kind-megastructure = Megastruktur
kind-ship = Schiffstyp
kind-civilization = Zivilisation
kind-directive = Direktive
kind-protocol = Protokoll
kind-module = Modul
kind-card = Karte
kind-objective = Ziel
kind-technology = Technologie
kind-promise = Versprechen
