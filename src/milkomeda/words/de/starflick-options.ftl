## Optionen: worum es geht, und was die Werte bedeuten.

# Aufbau.

starflick-option-troops = Truppen, die ein Spieler insgesamt hat; 6 davon zu Beginn.
starflick-option-starships = Sternenschiffe, die ein Spieler insgesamt hat; 2 zu Beginn.
starflick-option-pool = SP im Topf (0: 32, 36, 40 für 2, 3, 4 Spieler).
starflick-option-last-turns = Nach dem letzten SP des Topfs …
    .others = haben alle anderen noch einen Zug
    .round = wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten
starflick-option-starter = Es beginnt …
    .chance = wen der Zufall nennt
    .first = der erste Platz

# Aktionen.

starflick-option-two-actions = Die Stufe von Grau, mit der ein Zug aus Bewegen und einer anderen Aktion besteht (0: von Anfang an).
starflick-option-scan = Bei zwei Aktionen wird gescannt …
    .turn = einmal, nach beiden Aktionen
    .action = nach jeder Aktion
starflick-option-brown4 = Mit Braun 4 rekrutiert man auf …
    .unoccupied = jedem unbesetzten Planeten
    .face-down = verdeckten Planeten, auf keinen anderen
starflick-option-asteroid-mining = Auf Asteroiden kann geschürft werden.

# Bauen.

starflick-option-asteroid-labs = Forschungslabore dürfen auf Asteroiden stehen.
starflick-option-asteroid-colonies = Kolonien und Städte dürfen auf Asteroiden stehen.
starflick-option-two-labs = Zwei Labore dürfen stehen auf …
    .player = einem Planeten jedes Spielers
    .board = einem einzigen Planeten

# Technologie.

starflick-option-lab-defence = Labore verteidigen ihren Planeten …
    .pink1 = mit Rosa 1
    .pink3 = mit Rosa 3
starflick-option-pink3 = Mit Rosa 3 zählt ein Schiff im Orbit …
    .defence = 2, wenn es angegriffen wird
    .both = 2, auch wenn es angreift
    .battleships = 2, wenn ein Schlachtschiff es angreift
starflick-option-long-range-level = Die Stufe von Orange, die große Reichweite gibt.
starflick-option-battleship-cost = Sternenschiffe, die das Schlachtschiff kostet.
starflick-option-bonus-rows = Reihen, die eine Truppe und ein Sternenschiff bringen.

# Das Brett.

ranges-are-turned = Die große Reichweite ({ $far } mm) ist nicht größer als die kleine ({ $short } mm).
starflick-option-short-range = Kleine Reichweite, in Millimetern von Rand zu Rand.
starflick-option-long-range = Große Reichweite, in Millimetern von Rand zu Rand.

# Angreifen.

starflick-option-attack-points = SP für jedes Sternenschiff oder Ding, das ein Angriff zerstört; für ein Schlachtschiff doppelt so viele.
starflick-option-defenders = Einen Planeten verteidigen Schiffe im Orbit …
    .owner = seines Besitzers
    .anyone = jedes Gegners

# Schnippen.

starflick-option-top-speed = Das schnellste Schnippen, in mm/s.
starflick-option-friction = Gleitreibung des Bretts, in Hundertsteln.
starflick-option-ship-bounce = Tempo, das zwischen Schiffen bleibt, in Hundertsteln.
starflick-option-planet-bounce = Tempo, das an einem Planeten bleibt, in Hundertsteln.
starflick-option-aim-line = Wie weit beim Zielen die Bahn gezeigt wird, in mm.

# Varianten.

starflick-option-navigation = Ein Schiff fliegt …
    .flick = wie es geschnippt wird
    .dice = von zwei Würfeln verschoben
starflick-option-wormholes = Zwei Paare Wurmlöcher.
starflick-option-minefields = Zwei Minenfelder je Spieler.
starflick-option-seams = Die Nähte des Bretts bremsen und drehen Schiffe.
