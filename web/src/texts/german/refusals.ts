/** Why something is impossible. */

import type { Pair } from "./templates.ts";

export const REFUSALS: Pair[] = [
  ["needs {n} {colour}, you have {n2}", "kostet {n} {colour}, du hast {n2}"],
  ["needs {n}, you have {n2}", "braucht {n}, du hast {n2}"],
  ["you have {n} {colour}", "du hast {n} {colour}"],
  ["the game is over", "das Spiel ist aus"],
  ["the game has not begun yet", "das Spiel hat noch nicht begonnen"],
  ["this is not a matter of luck", "darüber entscheidet nicht der Zufall"],
  ["it is not your turn to answer", "du bist nicht dran"],
  ["that is not one of the choices", "das steht nicht zur Wahl"],
  ["{quoted} is not one of the choices", "{quoted} steht nicht zur Wahl"],
  ["{quoted} is not one of the choices, nor like {quoted2}", "{quoted} steht nicht zur Wahl und ist nicht wie {quoted2}"],
  ["{quoted} is not like {quoted2}", "{quoted} ist nicht wie {quoted2}"],
  ["{quoted} is not a roll of {n} dice by {who}", "{quoted} ist kein Wurf von {who} mit {n} Würfeln"],
  ["{quoted} is no face of a die", "{quoted} steht auf keinem Würfel"],
  ["{quoted} is no place in this galaxy (A1 to {at})", "{quoted} ist kein Ort dieser Galaxie (A1 bis {at})"],
  [
    "there is nothing to take back: something new was learned since, or another acted",
    "es gibt nichts zurückzunehmen: seither wurde Neues bekannt, oder ein anderer war dran",
  ],

  // Set-up and order.
  ["there is no such civilization", "diese Zivilisation gibt es nicht"],
  ["somebody else has it", "die hat schon jemand"],
  ["there is no such position", "diese Position gibt es nicht"],
  ["you promised to refresh another position", "du hast versprochen, eine andere Position zu erneuern"],
  ["that is no order of the players", "das ist keine Reihenfolge der Spieler"],
  ["you promised another place", "du hast einen anderen Platz versprochen"],
  ["you promised otherwise", "du hast anderes versprochen"],
  ["an offer is at least one resource", "ein Angebot ist mindestens eine Ressource"],
  ["there are {n} places in the order", "die Reihenfolge hat {n} Plätze"],
  ["no such refresh is to come", "so ein Erneuern steht nicht an"],
  ["take it or decline it", "nimm an oder lehn ab"],

  // Turns.
  ["there is no such action", "diese Aktion gibt es nicht"],
  ["you may pass only when no action is possible", "passen darfst du nur, wenn keine Aktion möglich ist"],
  ["you took it last turn", "die hattest du im letzten Zug"],
  ["there is no pair at that position", "auf dieser Position liegt kein Paar"],
  ["{action} was your main action this turn", "{action} war in diesem Zug deine Hauptaktion"],
  ["{card} matches at no point of yours", "{card} passt an keinem deiner Punkte"],
  ["there is no such slot", "dieses Feld gibt es nicht"],
  ["that slot is taken", "dieses Feld ist vergeben"],
  ["a lower slot is open", "ein niedrigeres Feld ist noch frei"],

  // Explore and research.
  ["the sector deck is empty", "der Sektorenstapel ist leer"],
  ["there is no unexplored space next to a sector you control", "neben deinen Sektoren ist nichts Unerforschtes"],
  [
    "no fleet of yours stands in a controlled sector next to unexplored space",
    "keine deiner Flotten steht in einem kontrollierten Sektor neben Unerforschtem",
  ],
  ["there are only {n} sectors in the deck", "im Stapel {n:ist|sind} nur {n} {n:Sektor|Sektoren}"],
  [
    "you must place a sector that fits and that you can pay",
    "du musst einen Sektor legen, der passt und den du bezahlen kannst",
  ],
  ["you must place a sector that you can pay", "du musst einen Sektor legen, den du bezahlen kannst"],
  ["you have not drawn that sector", "diesen Sektor hast du nicht gezogen"],
  ["you cannot place a sector there", "dort kannst du keinen Sektor legen"],
  ["there is no Research in this edition", "in dieser Ausgabe gibt es kein Forschen"],
  [
    "no keyword of a sector you control has technologies left",
    "kein Schlüsselwort deiner Sektoren hat noch Technologien",
  ],
  ["you control no sector with that keyword", "du kontrollierst keinen Sektor mit diesem Schlüsselwort"],
  ["no technology of that keyword is left", "zu diesem Schlüsselwort ist keine Technologie mehr da"],

  // Move.
  [
    "you have no fleet in a controlled sector with a way out",
    "du hast keine Flotte in einem kontrollierten Sektor mit Ausweg",
  ],
  ["no range could use that", "so viel Reichweite nützt nichts"],
  ["move at least one fleet", "bewege mindestens eine Flotte"],
  ["you do not move from there", "von dort bewegst du nicht"],
  ["{n} fleets are ready there", "dort {n:ist|sind} {n} {n:Flotte|Flotten} bereit"],
  ["that is out of range", "das ist außer Reichweite"],

  // Build.
  [
    "you cannot pay for a fleet or a structure, or have nowhere to put it",
    "du kannst weder Flotte noch Bauwerk bezahlen oder hast keinen Ort dafür",
  ],
  ["build at least one fleet", "bau mindestens eine Flotte"],
  ["so many fleets cannot be built there at once", "so viele Flotten kann man dort nicht auf einmal bauen"],
  ["your supply holds {n} fleets", "in deinem Vorrat {n:ist|sind} {n} {n:Flotte|Flotten}"],
  ["{n} fleets at most", "höchstens {n} {n:Flotte|Flotten}"],
  ["your {structure}s are all on the map", "{structure:kein|keine|kein} {structure} mehr im Vorrat"],
  ["you do not control that sector", "du kontrollierst diesen Sektor nicht"],
  ["you have a structure there", "du hast dort ein Bauwerk"],
  ["there is a structure already", "dort steht schon ein Bauwerk"],
  ["an opponent has a structure there", "ein Gegner hat dort ein Bauwerk"],
  ["you have a {structure} there", "du hast dort {structure:einen|eine|ein} {structure}"],
  ["build something first", "bau zuerst etwas"],
  ["that cannot be built", "das kann man nicht bauen"],
  ["you have built fleets in this action already", "du hast in dieser Aktion schon Flotten gebaut"],
  ["you have built a structure in this action already", "du hast in dieser Aktion schon ein Bauwerk gebaut"],
  ["there is no such place", "diesen Ort gibt es nicht"],

  // Attack and fights.
  [
    "no fleet or structure of an opponent is in reach, or you cannot pay",
    "keine gegnerische Flotte und kein gegnerisches Bauwerk ist erreichbar, oder du kannst nicht zahlen",
  ],
  ["attack something first", "greif zuerst etwas an"],
  ["there is no such target", "dieses Ziel gibt es nicht"],
  ["no fleet of an opponent is there", "dort ist keine gegnerische Flotte"],
  ["no fleet of yours can reach it", "keine deiner Flotten erreicht es"],
  ["there is no such structure", "dieses Bauwerk gibt es nicht"],
  ["you have no working starlance", "du hast keine Sternenlanze, die funktioniert"],
  ["it is not adjacent to your starlance", "es grenzt nicht an deine Sternenlanze"],
  ["it is your own", "es ist dein eigenes"],
  ["bring fleets first", "bring zuerst Flotten"],
  [
    "you do not control that sector, or not since the action began",
    "du kontrollierst diesen Sektor nicht oder nicht seit Beginn der Aktion",
  ],
  ["fleets from there have joined already", "von dort sind schon Flotten dabei"],
  ["from {n} sectors at most", "höchstens von {n} {n:Sektor|Sektoren}"],
  ["{n} fleets of yours are there", "dort {n:ist|sind} {n} deiner Flotten"],
  ["they cannot reach it", "sie erreichen es nicht"],
  ["the types must add up to your {n} fleets", "die Typen müssen zusammen {n} ergeben, so viele Flotten hast du"],
  ["all {n} hits must be allocated", "alle {n} Treffer müssen verteilt werden"],
  ["no arrow of yours reaches an enemy {ship}", "keiner deiner Pfeile erreicht {ship:einen gegnerischen|eine gegnerische} {ship}"],
  ["you have {n} Command Points", "du hast {n} {n:Kommandopunkt|Kommandopunkte}"],
  ["a boost die needs at least one arrow", "ein Zusatzwürfel braucht mindestens einen Pfeil"],
  ["points cannot be spent so", "so kann man die Punkte nicht ausgeben"],
  ["{n} dice are rolled", "{n} Würfel werden geworfen"],

  // Options that make no sense.
  ["option {given}: {quoted} is not one of {given2}", "Option {given}: {quoted} ist nicht eins von {given2}"],
  ["option {given}: {quoted} is neither yes nor no", "Option {given}: {quoted} ist weder yes noch no"],
  [
    "option {given}: {quoted} is not a number from {n} to {n2}",
    "Option {given}: {quoted} ist keine Zahl von {n} bis {n2}",
  ],
  ["option {given} is given twice", "Option {given} steht zweimal da"],
  ["there is no edition {quoted}: the editions are {given}", "es gibt keine Ausgabe {quoted}: die Ausgaben sind {given}"],
  ["there is no option {quoted}: {quoted2} lists them all", "es gibt keine Option {quoted}"],
  ["there is no option {quoted}", "es gibt keine Option {quoted}"],
  ["Milkomeda is for 2, 3 or 4 players, not {n}", "Milkomeda ist für 2, 3 oder 4 Spieler, nicht für {n}"],
  ["an area of {given} is too large: 60 cells at most", "eine Fläche von {given} ist zu groß: höchstens 60 Zellen"],
  ["an area of {given} is too small: 3x3 at least", "eine Fläche von {given} ist zu klein: mindestens 3x3"],
  [
    "a deck of {n} sectors does not fit: the area has room for {n2}",
    "ein Stapel von {n} Sektoren passt nicht: dort ist Platz für {n2}",
  ],
  ["a deck of {n} sectors is too small for {n2} players", "ein Stapel von {n} Sektoren ist zu klein für {n2} Spieler"],
  ["objectives that ask for technologies need research=yes", "Ziele, die Technologien verlangen, brauchen research=yes"],
  [
    "gate_attack=link needs a link: set gate_move to home or all",
    "gate_attack=link braucht eine Verbindung: setze gate_move auf home oder all",
  ],
];
