## Wörter von Starflick.

planet-grey = grauer Planet
planet-brown = brauner Planet
planet-orange = oranger Planet
planet-pink = rosa Planet
planet-asteroid = Asteroid
planet-homeworld = Heimatwelt

track-grey = Grau
track-brown = Braun
track-orange = Orange
track-pink = Rosa

item-lab = Labor
    .gender = n
item-colony = Kolonie
    .gender = f
item-city = Stadt
    .gender = f

quadrant-alpha = Alpha
quadrant-beta = Beta
quadrant-gamma = Gamma
quadrant-delta = Delta

deed-done = fertig
deed-recruit = rekrutieren
deed-return = zurückholen
deed-move = bewegen
deed-mine = schürfen
deed-build = bauen
deed-develop = entwickeln
deed-pass = passen

source-mining = Schürfen
source-ships = Zerstörte Schiffe
source-planets = Eroberte Planeten
source-technology = Zuerst bei einer Technologie
source-ramming = Rammen
source-occupied-planets = Besetzte Planeten
source-colonies = Kolonien
source-cities = Städte
source-quadrants = Städte in vielen Quadranten

vessel =
    { $number ->
        [0] Schlachtschiff { $seat }
       *[other] { $seat } { $number }
    }

## Was in Starflick geschieht.

planets-spread = In jedem Quadranten liegt ein Planet mehr: { $extras }.
extra = { $quadrant } ({ $planet })
starter-drawn = { $seat } beginnt.
minefield-laid = { $seat } legt ein Minenfeld.
action-taken = { $seat } wählt: { $deed }.
recruited = { $seat } rekrutiert auf { $hole } eine Truppe.
troop-returned = { $seat } holt von { $hole } eine Truppe zurück.
item-built =
    { $seat } baut { $item-gender ->
        [m] einen
        [f] eine
       *[n] ein
    } { $item } auf { $hole }.
city-rewarded =
    { $reward-word ->
        [starship] { $seat } gewinnt ein Sternenschiff.
        [troops] { $seat } gewinnt 2 Truppen.
       *[troop] { $seat } gewinnt eine Truppe.
    }
planet-mined =
    { $troops ->
        [one] { $seat } schürft auf { $hole } mit { $troops } Truppe.
       *[other] { $seat } schürft auf { $hole } mit { $troops } Truppen.
    }
developed = { $seat } entwickelt { $track } { $level }.
starship-given-up =
    { $number ->
        [0] { $seat } gibt ein Sternenschiff des Vorrats auf.
       *[other] { $seat } gibt Sternenschiff { $number } auf.
    }
scanned = { $seat } scannt { $hole }.
planet-seen =
    { $planet-word ->
        [homeworld] { $seat } scannt: { $hole } ist eine { $planet }.
       *[other] { $seat } scannt: { $hole } ist ein { $planet }.
    }
planet-revealed =
    { $planet-word ->
        [homeworld] { $hole } ist eine { $planet }.
       *[other] { $hole } ist ein { $planet }.
    }
launched =
    { $craft-word ->
        [battleship] { $seat } startet mit dem Schlachtschiff von { $hole }.
       *[starship] { $seat } startet mit einem Sternenschiff von { $hole }.
    }
landed = { $seat } landet mit { $ship } auf { $hole }.
flicked = { $seat } schnippt { $ship } mit { $speed } mm/s, { $angle }°.
dice-shifted = Die Würfel zeigen { $distance } für die Weite und { $direction } für die Richtung.
rammed = { $ship } rammt { $other-ship }: beide sind zerstört.
left-board = { $ship } verlässt das Brett: ein Navigationsfehler.
ran-into-mine = { $ship } gerät in ein Minenfeld.
came-to-rest = { $ship } bleibt liegen.
ship-attacked = { $seat } greift { $ship } mit { $own-ships } an.
planet-attacked = { $seat } greift { $hole } mit { $own-ships } an.
gained-points = { $seat } bekommt { $points } SP.
pool-emptied = Der Topf ist leer: die letzten Züge beginnen.
sky-ended = Das Spiel ist aus.
ended-by-pool = { $seat } hat den Topf geleert, und die letzten Züge sind vorbei.
sky-won = { $seat } gewinnt mit { $points } SP.
sky-shared = { $seats } teilen sich den Sieg mit { $points } SP.
sky-tie-won =
    { $tie-word ->
        [taken] { $seat } gewinnt bei Gleichstand ({ $points } SP): die meisten SP wurden während des Spiels errungen.
       *[levels] { $seat } gewinnt bei Gleichstand ({ $points } SP) durch Technologiestufen.
    }
would-slide = { $millimetres } mm, wenn nichts im Weg ist.
