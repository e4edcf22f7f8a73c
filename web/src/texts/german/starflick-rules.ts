/** Starflick: options, technologies and rulings, these sentence by sentence. */

import type { Pair } from "./templates.ts";

export const STARFLICK_OPTIONS: Pair[] = [
  ["Troops a player has in all; 6 of them at the start.", "Truppen, die ein Spieler insgesamt hat; 6 davon zu Beginn."],
  ["Starships a player has in all; 2 at the start.", "Sternenschiffe, die ein Spieler insgesamt hat; 2 zu Beginn."],
  ["VP in the pool (0: 32, 36, 40 for 2, 3, 4 players).", "SP im Topf (0: 32, 36, 40 für 2, 3, 4 Spieler)."],
  ["It begins …", "Es beginnt …"],
  ["whom chance names", "wen der Zufall nennt"],
  ["the first seat", "der erste Platz"],
  ["With grey 4 one scans …", "Mit Grau 4 wird gescannt …"],
  ["once, after both actions", "einmal, nach beiden Aktionen"],
  ["after each action", "nach jeder Aktion"],
  ["Brown 4 recruits to …", "Mit Braun 4 rekrutiert man auf …"],
  ["any unoccupied planet", "jedem unbesetzten Planeten"],
  ["face-down planets only", "verdeckten Planeten, auf keinen anderen"],
  ["Asteroids can be mined.", "Auf Asteroiden kann geschürft werden."],
  ["Research labs may stand on asteroids.", "Forschungslabore dürfen auf Asteroiden stehen."],
  ["Colonies and cities may stand on asteroids.", "Kolonien und Städte dürfen auf Asteroiden stehen."],
  ["Two labs may stand on …", "Zwei Labore dürfen stehen auf …"],
  ["one planet of each player", "einem Planeten jedes Spielers"],
  ["one planet in all", "einem einzigen Planeten"],
  ["With pink 3 a ship in orbit counts …", "Mit Rosa 3 zählt ein Schiff im Orbit …"],
  ["2 when it is attacked", "2, wenn es angegriffen wird"],
  ["2 when it attacks, too", "2, auch wenn es angreift"],
  ["2 when a battleship attacks it", "2, wenn ein Schlachtschiff es angreift"],
  ["The level of orange that gives long range.", "Die Stufe von Orange, die große Reichweite gibt."],
  ["A planet is defended by orbiting ships …", "Einen Planeten verteidigen Schiffe im Orbit …"],
  ["of its owner", "seines Besitzers"],
  ["of any rival", "jedes Gegners"],
  ["Labs defend their planet …", "Labore verteidigen ihren Planeten …"],
  ["with pink 1", "mit Rosa 1"],
  ["with pink 3", "mit Rosa 3"],
  ["Starships given up for the battleship.", "Sternenschiffe, die das Schlachtschiff kostet."],
  ["Rows that give a troop and a starship.", "Reihen, die eine Truppe und ein Sternenschiff bringen."],
  ["Short range, in millimetres from edge to edge.", "Kleine Reichweite, in Millimetern von Rand zu Rand."],
  ["Long range, in millimetres from edge to edge.", "Große Reichweite, in Millimetern von Rand zu Rand."],
  ["The fastest flick, in mm/s.", "Das schnellste Schnippen, in mm/s."],
  ["Sliding friction of the board, in hundredths.", "Gleitreibung des Bretts, in Hundertsteln."],
  ["Speed kept between ships, in hundredths.", "Tempo, das zwischen Schiffen bleibt, in Hundertsteln."],
  ["Speed kept off a planet, in hundredths.", "Tempo, das an einem Planeten bleibt, in Hundertsteln."],
  ["How far the aim of a flick is shown, in mm.", "Wie weit beim Zielen die Bahn gezeigt wird, in mm."],
  ["A ship goes …", "Ein Schiff fliegt …"],
  ["as it is flicked", "wie es geschnippt wird"],
  ["shifted by two dice", "von zwei Würfeln verschoben"],
  ["Two pairs of wormholes.", "Zwei Paare Wurmlöcher."],
  ["Two minefields a player.", "Zwei Minenfelder je Spieler."],
  ["The seams of the board slow and turn ships.", "Die Nähte des Bretts bremsen und drehen Schiffe."],
];

export const STARFLICK_TECHNOLOGIES: Pair[] = [
  ["{n} movement points", "{n} Bewegungspunkte"],
  ["launch and land despite a blockade", "trotz Blockade starten und landen"],
  ["a Move and one other action", "Bewegen und eine andere Aktion"],
  ["recruit {n}", "{n} rekrutieren"],
  ["a city gives 2 troops or 1 starship", "eine Stadt bringt 2 Truppen oder 1 Sternenschiff"],
  ["recruit onto an unoccupied planet", "auf einem unbesetzten Planeten rekrutieren"],
  ["recruit onto a face-down planet", "auf einem verdeckten Planeten rekrutieren"],
  ["long range", "große Reichweite"],
  ["several targets in turn", "mehrere Ziele nacheinander"],
  ["several targets in turn, long range", "mehrere Ziele nacheinander, große Reichweite"],
  ["the battleship", "das Schlachtschiff"],
  ["the battleship, long range", "das Schlachtschiff, große Reichweite"],
  ["+1 VP for each ship destroyed", "+1 SP für jedes zerstörte Schiff"],
  ["+1 VP for each ship destroyed, long range", "+1 SP für jedes zerstörte Schiff, große Reichweite"],
  ["labs defend 1", "Labore verteidigen 1"],
  ["+2 VP when rammed", "+2 SP, wenn gerammt"],
  ["an own ship in orbit counts 2", "ein eigenes Schiff im Orbit zählt 2"],
  ["an own ship in orbit counts 2 in attacks too", "ein eigenes Schiff im Orbit zählt 2, auch beim Angriff"],
  [
    "an own ship in orbit counts 2 against a battleship",
    "ein eigenes Schiff im Orbit zählt 2 gegen ein Schlachtschiff",
  ],
  ["{say}, labs defend 1", "{say}, Labore verteidigen 1"],
  ["+1 VP when ramming", "+1 SP beim Rammen"],
];

export const STARFLICK_RULINGS: Pair[] = [
  ["F{n}: {say}", "F{n}: {say}"],
  [
    "The manual gives the pieces at the start and lets players gain more, but not how many there are.",
    "Das Handbuch nennt die Spielsteine zu Beginn und lässt weitere gewinnen, sagt aber nicht, wie viele es gibt.",
  ],
  [
    "14 troops (6 in supply at the start), 8 starships (2 in orbit), 1 battleship, 4 colonies, 4 cities, 8 labs a player.",
    "Je Spieler 14 Truppen (6 zu Beginn im Vorrat), 8 Sternenschiffe (2 im Orbit), 1 Schlachtschiff, 4 Kolonien, 4 Städte, 8 Labore.",
  ],
  [
    "What has not been gained yet is out of play; bonuses beyond it are lost.",
    "Was noch nicht gewonnen ist, ist nicht im Spiel; was darüber hinausgeht, verfällt.",
  ],
  [
    "How many planets and asteroids there are, and how they are shuffled, is not said.",
    "Wie viele Planeten und Asteroiden es gibt, und wie sie gemischt werden, steht nicht da.",
  ],
  ["Six planets a quadrant.", "Sechs Planeten je Quadrant."],
  [
    "4 players: 6 a colour; 3 players: 5 a colour, one asteroid face down a quadrant and one face up in the unused Homeworld's hole; 2 players: 4 a colour, two asteroids face down a quadrant, two face up.",
    "4 Spieler: 6 je Farbe; 3 Spieler: 5 je Farbe, ein verdeckter Asteroid je Quadrant und ein offener am Platz der unbenutzten Heimatwelt; 2 Spieler: 4 je Farbe, zwei verdeckte Asteroiden je Quadrant, zwei offene.",
  ],
  [
    "Each quadrant has one planet of every colour; which colours it has more of is drawn openly, everything else only when a planet is seen.",
    "Jeder Quadrant hat einen Planeten jeder Farbe; welche Farben er mehrfach hat, wird offen gezogen, alles andere erst, wenn ein Planet gesehen wird.",
  ],
  [
    "'Cannot build on … Asteroids (except Research Lab, if allowed)' does not say whether it is allowed.",
    "„Kein Bau auf … Asteroiden (außer Forschungslabor, falls erlaubt)“ sagt nicht, ob es erlaubt ist.",
  ],
  [
    "It is: labs may stand on asteroids, colonies and cities may not.",
    "Es ist erlaubt: Labore dürfen auf Asteroiden stehen, Kolonien und Städte nicht.",
  ],
  [
    "The manual gives pink 3 two effects and pink 1 none.",
    "Das Handbuch gibt Rosa 3 zwei Wirkungen und Rosa 1 keine.",
  ],
  [
    "Labs defend with pink 1; with pink 3 an own ship in orbit counts 2.",
    "Labore verteidigen mit Rosa 1; mit Rosa 3 zählt ein eigenes Schiff im Orbit 2.",
  ],
  [
    "It is fought against, but no text says how one is gained.",
    "Gegen Schlachtschiffe wird gekämpft, aber kein Text sagt, wie man eines bekommt.",
  ],
  [
    "Orange 3 brings it to the supply, and two own starships, of board or supply, leave the game.",
    "Orange 3 bringt es in den Vorrat, und zwei eigene Sternenschiffe, vom Brett oder aus dem Vorrat, verlassen das Spiel.",
  ],
  [
    "It is larger, counts 2 attacking and defending, is worth 2 VP, launches and lands like a starship.",
    "Es ist größer, zählt bei Angriff und Verteidigung 2, ist 2 SP wert, startet und landet wie ein Sternenschiff.",
  ],
  ["Figures are given for some attacks only.", "Zahlen gibt es nur für manche Angriffe."],
  [
    "One law covers every attack: the attackers' strength must exceed the target's.",
    "Ein Gesetz gilt für jeden Angriff: Die Stärke der Angreifer muss die des Ziels übertreffen.",
  ],
  ["Bonuses are given for the first two rows only.", "Einen Bonus gibt es nur für die ersten zwei Reihen."],
  ["Rows 3 and 4 give nothing.", "Die Reihen 3 und 4 bringen nichts."],
  ["No measures are given.", "Maße sind nicht angegeben."],
  [
    "720 × 720 mm; planets of radius 19, orbits of 38, starships of 8, battleships of 11 with twice the mass.",
    "720 × 720 mm; Planeten mit Radius 19, Orbits mit 38, Sternenschiffe mit 8, Schlachtschiffe mit 11 und doppelter Masse.",
  ],
  ["In orbit is any part over the ring.", "Im Orbit ist, was mit irgendeinem Teil über dem Ring liegt."],
  [
    "Ranges are from edge to edge, and nothing blocks them.",
    "Reichweiten gelten von Rand zu Rand, und nichts versperrt sie.",
  ],
  ["How ships slide is left to the table.", "Wie Schiffe gleiten, bleibt dem Tisch überlassen."],
  [
    "Sliding friction of the board 0.20, no spin; ships keep 0.85 of their speed off ships and 0.70 off planets.",
    "Gleitreibung des Bretts 0,20, kein Drall; Schiffe behalten 0,85 ihres Tempos an Schiffen und 0,70 an Planeten.",
  ],
  [
    "Off the board is off when the centre passes the edge.",
    "Vom Brett ist ein Schiff, wenn seine Mitte über den Rand gerät.",
  ],
  [
    "The first enemy that the flicked ship touches is rammed; what already moves goes on.",
    "Der erste Gegner, den das geschnippte Schiff berührt, wird gerammt; was sich schon bewegt, bewegt sich weiter.",
  ],
  [
    "A pushed ship that touches an enemy is a mere bump.",
    "Berührt ein geschobenes Schiff einen Gegner, ist das nur ein Stoß.",
  ],
  [
    "'All eligible attacking ships must attack'; who chooses, and what counts as eligible, is not said.",
    "„Alle Schiffe, die angreifen können, müssen angreifen“; wer wählt, und was dazu zählt, steht nicht da.",
  ],
  [
    "Once, after the whole Move; obligatory while unused ships can destroy something, and no more ships than needed; the player assigns them.",
    "Einmal, nach dem ganzen Bewegen; Pflicht, solange unbenutzte Schiffe etwas zerstören können, und nicht mehr Schiffe als nötig; der Spieler teilt sie ein.",
  ],
  ["Each ship once, with orange 2 once per target.", "Jedes Schiff einmal, mit Orange 2 einmal je Ziel."],
  ["A planet is attacked from its orbit only.", "Ein Planet wird nur aus seinem Orbit angegriffen."],
  [
    "On an unoccupied planet rivals' orbiting ships block each other.",
    "An einem unbesetzten Planeten blockieren die Schiffe von Gegnern im Orbit einander.",
  ],
  [
    "Dice for optional movement are among the components, without rules.",
    "Würfel für eine andere Bewegung liegen bei, ohne Regeln.",
  ],
  [
    "Direction and distance are chosen, two dice shift them: distance by −40, −20, 0, 0, +20, +40 %, direction by −8, −4, 0, 0, +4, +8 degrees.",
    "Richtung und Weite werden gewählt, zwei Würfel verschieben sie: die Weite um −40, −20, 0, 0, +20, +40 %, die Richtung um −8, −4, 0, 0, +4, +8 Grad.",
  ],
  [
    "The board includes wormhole spaces (variant), without rules.",
    "Auf dem Brett sind Plätze für Wurmlöcher (Variante), ohne Regeln.",
  ],
  [
    "Mouths of radius 14 at (208, 196) and (512, 524), and at (524, 208) and (196, 512); a ship whose centre enters one comes out of the other, velocity kept; once a flick.",
    "Öffnungen mit Radius 14 bei (208, 196) und (512, 524) sowie bei (524, 208) und (196, 512); ein Schiff, dessen Mitte in eine gerät, kommt mit gleichem Tempo aus der anderen heraus; einmal je Schnippen.",
  ],
  [
    "Minefields (variant) are among the components, without rules.",
    "Minenfelder (Variante) liegen bei, ohne Regeln.",
  ],
  [
    "Two a player at set-up, of radius 10, 60 from any planet's centre, 40 apart; the first ship to touch one is lost with it, for no VP.",
    "Zwei je Spieler beim Aufbau, mit Radius 10, 60 von der Mitte jedes Planeten und 40 voneinander entfernt; das erste Schiff, das eines berührt, geht mit ihm verloren, ohne SP.",
  ],
  [
    "The board is assembled; whether its seams matter is not said.",
    "Das Brett wird zusammengesetzt; ob seine Nähte eine Rolle spielen, steht nicht da.",
  ],
  ["They do not.", "Sie spielen keine."],
  [
    "As a variant, crossing x or y = 240 or 480 takes 3 % of the speed and turns it by a deviation of 0.8 degrees.",
    "Als Variante kostet es 3 % des Tempos, x oder y = 240 oder 480 zu überqueren, und dreht mit einer Abweichung von 0,8 Grad.",
  ],
  ["'Pay 2 Troops' does not say from where.", "„Zahle 2 Truppen“ sagt nicht, von wo."],
  [
    "From the planet that is built on; they return to the supply.",
    "Von dem Planeten, auf dem gebaut wird; sie kehren in den Vorrat zurück.",
  ],
  [
    "The limit of three items is for planets, and a Homeworld is none.",
    "Die Grenze von drei Dingen gilt für Planeten, und eine Heimatwelt ist keiner.",
  ],
  [
    "Any number of troops may stand on a Homeworld.",
    "Auf einer Heimatwelt dürfen beliebig viele Truppen stehen.",
  ],
  ["They are not returned, they launch.", "Sie werden nicht zurückgeholt, sie starten."],
  [
    "Whether an action may be taken without effect is not said.",
    "Ob man eine Aktion ohne Wirkung wählen darf, steht nicht da.",
  ],
  [
    "An action needs a possible effect, and at least one must be done: a troop, a movement point.",
    "Eine Aktion braucht eine mögliche Wirkung, und mindestens eine muss ausgeführt werden: eine Truppe, ein Bewegungspunkt.",
  ],
  ["Only who can do nothing at all passes.", "Nur wer gar nichts tun kann, passt."],
  ["Two tiebreakers can leave a tie.", "Auch zwei Kriterien können einen Gleichstand lassen."],
  ["Then the victory is shared.", "Dann wird der Sieg geteilt."],
  [
    "A planet is attacked 'only if undefended (no enemy ships in orbit)'; whose ships is not said.",
    "Ein Planet wird „nur unverteidigt (keine gegnerischen Schiffe im Orbit)“ angegriffen; wessen Schiffe, steht nicht da.",
  ],
  ["Those of its owner.", "Die seines Besitzers."],
  ["A third player's ships do not defend it.", "Die Schiffe eines dritten Spielers verteidigen ihn nicht."],
  [
    "'One planet may have two' labs: of each player, or of all, is not said.",
    "„Ein Planet darf zwei haben“: einer jedes Spielers oder einer von allen, steht nicht da.",
  ],
  ["One planet of each player.", "Ein Planet jedes Spielers."],
  ["'Orange: Attack at long range' names no level.", "„Orange: Angriff mit großer Reichweite“ nennt keine Stufe."],
  ["Orange 1, which has no other effect.", "Orange 1, das sonst keine Wirkung hat."],
  [
    "'Starship in orbit gives +2 strength', with a battleship in brackets: when and against whom is not said.",
    "„Sternenschiff im Orbit gibt +2 Stärke“, in Klammern ein Schlachtschiff: wann und gegen wen, steht nicht da.",
  ],
  [
    "A ship in orbit that is attacked counts 2, whoever attacks it.",
    "Ein Schiff im Orbit, das angegriffen wird, zählt 2, wer es auch angreift.",
  ],
  [
    "It attacks with its own strength, and adds nothing to the defence of the planet.",
    "Es greift mit der eigenen Stärke an und trägt zur Verteidigung des Planeten nichts bei.",
  ],
  [
    "'Recruit directly to unoccupied (face-down) planet' does not say whether a planet may lie face up.",
    "„Direkt auf einem unbesetzten (verdeckten) Planeten rekrutieren“ sagt nicht, ob ein Planet offen liegen darf.",
  ],
  ["It may: any unoccupied planet.", "Er darf: jeder unbesetzte Planet."],
  [
    "Whether troops on an asteroid can be mined is not said.",
    "Ob auf einem Asteroiden geschürft werden kann, steht nicht da.",
  ],
  ["They can, as on any planet.", "Es geht, wie auf jedem Planeten."],
  [
    "One scans 'after action'; with two actions it is not said after which.",
    "Gescannt wird „nach der Aktion“; bei zwei Aktionen steht nicht da, nach welcher.",
  ],
  ["Once, after both.", "Einmal, nach beiden."],
  ["'Choose starting player' does not say how.", "„Wählt, wer beginnt“ sagt nicht, wie."],
  ["Chance says who.", "Der Zufall sagt, wer."],
];
