## Erklärungen in einem Terminal.

nothing-is-called-so = Hier heißt nichts „{ $text }“. Versuch es mit einem Planeten, einem Schiff, „grey 2“, einem Spielstein, einer Aktion.

about-troop = Truppe: Sie hält einen Planeten, verteidigt ihn mit 1 und zahlt: 1 für eine Kolonie, 2 für ein Labor; mit 2 oder 3 wird geschürft.
about-colony = Kolonie: Sie kostet 1 Truppe, verteidigt mit 1 und ist am Ende 1 SP wert.
about-city = Stadt: Sie tritt für 1 Truppe an die Stelle einer Kolonie, verteidigt mit 2 und ist am Ende 2 SP wert; sie zu bauen bringt eine Truppe oder ein Sternenschiff.
about-lab = Labor: Es kostet 2 Truppen; eine Stufe einer Technologie braucht ebenso viele Labore auf Planeten ihrer Farbe.
about-starship = Sternenschiff: Es startet für eine Truppe und landet als eine. Es zählt 1 bei Angriffen und ist 1 SP wert.
about-battleship = Schlachtschiff: Es kommt mit Orange 3 für zwei Sternenschiffe. Es zählt 2 und ist 2 SP wert.
about-recruit = Rekrutieren: Truppen des Vorrats kommen auf Planeten, die du besetzt hältst, oder auf deine Heimatwelt.
about-return = Zurückholen: Beliebig viele Truppen gehen von Planeten zurück in den Vorrat.
about-move = Bewegen: Starten, landen und schnippen mit Bewegungspunkten; dann Angriffe.
about-mine = Schürfen: 2 Truppen eines Planeten für 1 SP oder 3 für 2 SP.
about-build = Bauen: Ein Labor, eine Kolonie oder eine Stadt auf einem Planeten, den du schon zu Beginn des Zugs hattest.
about-develop = Entwickeln: Die nächste Stufe einer Technologie, wenn du die Labore dafür hast.
about-scan = Scannen: Nach der Aktion: unter einen verdeckten Planeten sehen, in dessen Orbit du bist.
about-blockade = Blockade: Solange ein Gegner im Orbit eines Planeten ist, geschieht dort nichts; Grau 2 lässt Schiffe starten und landen.
about-ram = Rammen: Das erste gegnerische Schiff, das ein geschnipptes berührt: Beide kehren in den Vorrat zurück.

skill-movement = Bewegung
skill-production = Produktion
skill-attack = Angriff
skill-defence = Verteidigung
about-track = { $track }, { $skill }.
about-level = { $track } { $level }: { $gives }.

stock-comma = { $before }, { $after }
stock-troops = Truppen: { $n }
stock-colonies = Kolonien: { $n }
stock-cities = Städte: { $n }
stock-labs = Labore: { $n }
about-homeworld = { $hole }: die Heimatwelt von { $seat }, Truppen: { $troops }.
about-down = { $hole }: verdeckt.
about-known = { $hole }: verdeckt; gesehen hast du: { $planet }.
about-unoccupied = { $hole }: { $planet }, unbesetzt.
about-held = { $hole }: { $planet }, gehört { $seat }; { $stock }; Abwehr { $defence }.
about-blockaded = { $hole }: { $planet }, gehört { $seat }; { $stock }; Abwehr { $defence }, blockiert.
about-adrift = { $ship }: bei { $x } { $y }, in keinem Orbit.
about-orbiting = { $ship }: bei { $x } { $y }, im Orbit von { $hole }.
about-option = { $name }={ $value }. { $text }
about-ruling = { $name } { $topic }: { $answer }
