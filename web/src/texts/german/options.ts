/** Options: what each one is about, and what its values mean. */

import type { Pair } from "./templates.ts";

export const OPTIONS: Pair[] = [
  ["Blue in each storage at the start.", "Blau in jedem Lager zu Beginn."],
  ["Orange in each storage at the start.", "Orange in jedem Lager zu Beginn."],
  ["Red in each storage at the start.", "Rot in jedem Lager zu Beginn."],
  ["Green in each storage at the start.", "Grün in jedem Lager zu Beginn."],
  ["Fleets on each Homeworld at the start.", "Flotten auf jeder Heimatwelt zu Beginn."],
  ["Fleets a player has in all.", "Flotten, die ein Spieler insgesamt hat."],
  ["How players come by their civilization.", "Wie die Spieler zu ihrer Zivilisation kommen:"],
  ["dealt at random", "zufällig ausgeteilt"],
  ["chosen in seat order", "gewählt in Sitzordnung"],
  ["Each player turns the own Homeworld as they like.", "Jeder Spieler dreht seine Heimatwelt, wie er will."],
  ["The first sectors are placed in …", "Die ersten Sektoren werden gelegt in …"],
  ["seat order", "Sitzordnung"],
  [
    "the order of the first round, which is dealt before",
    "der Reihenfolge der ersten Runde, die vorher ausgeteilt wird",
  ],
  ["The first two sectors cost their exploration cost in green.", "Die ersten zwei Sektoren kosten ihren Erkundungspreis in Grün."],
  [
    "A player who can afford both first sectors may place only one.",
    "Wer beide ersten Sektoren bezahlen kann, darf auch nur einen legen.",
  ],
  ["A player must be able to pay for a first sector …", "Einen ersten Sektor muss ein Spieler bezahlen können …"],
  ["by itself: who can pay only one places one", "für sich: wer nur einen bezahlen kann, legt einen"],
  ["together with the other, or not at all", "zusammen mit dem anderen, sonst gar nicht"],
  ["A player who cannot afford either of the first sectors …", "Wer keinen der ersten Sektoren bezahlen kann, …"],
  ["draws replacements until one is affordable", "zieht Ersatz, bis einer bezahlbar ist"],
  ["places none", "legt keinen"],
  ["First sectors that were not placed go …", "Erste Sektoren, die nicht gelegt wurden, kommen …"],
  ["shuffled back into the deck", "gemischt zurück in den Stapel"],
  ["back on top of the deck", "zurück auf den Stapel"],
  [
    "Directives on display, each with the module or protocol it unlocks.",
    "Direktiven in der Auslage, jede mit dem Modul oder Protokoll, das sie freigibt:",
  ],
  ["no directives", "keine Direktiven"],
  ["three positions: {given}", "drei Positionen: {given}"],
  ["four positions: {given}", "vier Positionen: {given}"],
  ["Public objectives.", "Öffentliche Ziele."],
  ["Objectives that ask for technologies are in the deck.", "Ziele, die Technologien verlangen, sind im Stapel."],
  ["Columns of the area (0: 6, 7, 9 for 2, 3, 4 players).", "Spalten der Fläche (0: 6, 7, 9 für 2, 3, 4 Spieler)."],
  ["Rows of the area (0: 5, 6, 6 for 2, 3, 4 players).", "Zeilen der Fläche (0: 5, 6, 6 für 2, 3, 4 Spieler)."],
  [
    "Sectors in the deck, at random from the 72 (0: 28, 39, 50 for 2, 3, 4 players).",
    "Sektoren im Stapel, zufällig aus den 72 (0: 28, 39, 50 für 2, 3, 4 Spieler).",
  ],

  // Civilizations.
  ["{civilization}: {say}", "{civilization}: {say}"],
  ["orange less for a megastructure.", "so viel Orange weniger für eine Megastruktur."],
  ["VP at the end for each megastructure.", "SP am Ende für jede Megastruktur."],
  ["for this goal megastructures count that …", "für dieses Ziel zählen Megastrukturen, die …"],
  ["stand on the map at the end", "am Ende auf der Karte stehen"],
  ["were built, even if destroyed since", "gebaut wurden, auch wenn sie inzwischen zerstört sind"],
  ["red for each Attack action.", "Rot für jede Angriffsaktion."],
  ["an Attack by module or protocol counts too.", "auch ein Angriff durch Modul oder Protokoll zählt."],
  ["VP for each combat won (as the only survivor).", "SP für jeden gewonnenen Kampf (als einziger Überlebender)."],
  [
    "VP for each combat round won (more casualties caused than taken).",
    "SP für jede gewonnene Kampfrunde (mehr Verluste zugefügt als erlitten).",
  ],
  ["base Move range.", "Grundreichweite beim Bewegen."],
  ["Pindown.", "Bindung."],
  ["at the end …", "am Ende …"],
  ["1 VP for each explored sector", "1 SP für jeden erkundeten Sektor"],
  [
    "1 VP for each explored sector not adjacent to the own Homeworld",
    "1 SP für jeden erkundeten Sektor, der nicht an die eigene Heimatwelt grenzt",
  ],
  ["nothing", "nichts"],
  ["VP at once when one action spends 5 or more green.", "SP sofort, wenn eine Aktion 5 oder mehr Grün ausgibt."],
  ["5 VP for holding this at the end.", "5 SP für diesen Besitz am Ende:"],
  ["green on claiming an objective slot.", "Grün beim Beanspruchen eines Zielfelds."],

  // Order and income.
  ["Order cards for N players.", "Ordnungskarten für N Spieler:"],
  [
    "N−1 numbered cards and the Master card, so that everybody draws exactly one",
    "N−1 nummerierte Karten und die Meisterkarte, damit jeder genau eine zieht",
  ],
  ["Bribes to the Master of the Order.", "Bestechung des Meisters der Ordnung:"],
  [
    "taken offers are paid at once; the promise does not bind",
    "angenommene Angebote werden sofort bezahlt; das Versprechen bindet nicht",
  ],
  [
    "taken offers are paid at once; the Master must keep the promise",
    "angenommene Angebote werden sofort bezahlt; der Meister muss sein Versprechen halten",
  ],
  ["no bribes", "keine Bestechung"],
  [
    "Offers each player may make before the refresh, and again after the proposal.",
    "Angebote, die jeder Spieler vor dem Erneuern machen darf, und noch einmal nach dem Vorschlag.",
  ],
  ["Of each resource from the own Homeworld.", "Von jeder Ressource aus der eigenen Heimatwelt."],
  [
    "The own Homeworld pays nothing while an opponent controls it.",
    "Die eigene Heimatwelt zahlt nichts, solange ein Gegner sie kontrolliert.",
  ],
  ["A captured Homeworld pays its captor.", "Eine eroberte Heimatwelt zahlt dem Eroberer."],
  [
    "M-Brain: 1 resource of the owner's choice for each controlled sector adjacent to it.",
    "M-Brain: 1 Ressource nach Wahl für jeden kontrollierten Sektor daneben.",
  ],

  // Actions, directives, objectives.
  [
    "Without an M-Brain the main action must differ from …",
    "Ohne M-Brain muss die Hauptaktion eine andere sein als …",
  ],
  ["last turn's main action", "die Hauptaktion des letzten Zugs"],
  [
    "last turn's last action, by module or protocol included",
    "die letzte Aktion des letzten Zugs, auch durch Modul oder Protokoll",
  ],
  ["A player may pass …", "Passen darf man …"],
  ["only when no action is possible", "nur, wenn keine Aktion möglich ist"],
  ["whenever they like", "jederzeit"],
  [
    "A Move, Build or Attack action may be ended without having done anything.",
    "Bewegen, Bauen oder Angreifen darf man beenden, ohne etwas getan zu haben.",
  ],
  [
    "A module or protocol may be activated after a pass.",
    "Ein Modul oder Protokoll darf auch nach dem Passen aktiviert werden.",
  ],
  ["A directive's pattern may be rotated to match.", "Das Muster einer Direktive darf gedreht werden."],
  [
    "M-Brain: activating a module or protocol costs so much less (not below 0).",
    "M-Brain: ein Protokoll zu aktivieren kostet so viel weniger (mindestens 0).",
  ],
  ["When a slot may be claimed, at most one a turn.", "Wann ein Feld beansprucht werden darf, höchstens eins pro Zug:"],
  [
    "after income, after the main action and after the module",
    "nach dem Einkommen, nach der Hauptaktion und nach dem Modul",
  ],
  ["at the end of the turn", "am Ende des Zugs"],
  [
    "What was done 'this turn' may still be claimed at a later moment of the turn.",
    "Was „in diesem Zug“ getan wurde, darf auch in einem späteren Moment des Zugs beansprucht werden.",
  ],
  ["Which slot of a card may be claimed.", "Welches Feld einer Karte beansprucht werden darf:"],
  ["any open slot whose threshold is met", "jedes freie Feld, dessen Schwelle erreicht ist"],
  ["the lowest open slot only", "nur das niedrigste freie Feld"],
  ["How the objectives' conditions are read.", "Wie die Bedingungen der Ziele gelesen werden:"],
  ["won a battle: only survivor in the own turn", "Kampf gewonnen: einziger Überlebender im eigenen Zug"],
  ["explored 2 systems: placed two sectors this turn", "2 Systeme erkundet: in diesem Zug zwei Sektoren gelegt"],
  [
    "jumped: attacked from a Hypergate (over its link where it has one)",
    "gesprungen: von einem Hypertor aus angegriffen (über seine Verbindung, wo es eine hat)",
  ],
  ["distance: grid steps", "Entfernung: Schritte im Raster"],
  ["sector types: different keywords", "Sektortypen: verschiedene Schlüsselwörter"],
  ["of 1 type: sharing a keyword", "eines Typs: mit gemeinsamem Schlüsselwort"],
  ["industrial: orange", "wirtschaftlich: Orange"],

  // Explore and research.
  [
    "Sectors drawn, 1 more for each green spent beforehand.",
    "Gezogene Sektoren, 1 mehr für jedes vorher bezahlte Grün.",
  ],
  ["Where sectors are placed.", "Wohin Sektoren gelegt werden:"],
  ["next to any controlled sector with a fleet", "neben jeden kontrollierten Sektor mit einer Flotte"],
  [
    "next to an origin of up to two probes: controlled sectors with a fleet",
    "neben einen Startort von bis zu zwei Sonden: kontrollierte Sektoren mit einer Flotte",
  ],
  ["next to any controlled sector", "neben jeden kontrollierten Sektor"],
  ["Sectors are placed next to one placed by this action too.", "Sektoren dürfen auch neben eben gelegte gelegt werden."],
  [
    "From the own Hypergate one explores up to two away, through an explored sector.",
    "Vom eigenen Hypertor aus erkundet man bis zu zwei weit, durch einen erkundeten Sektor.",
  ],
  ["The Hypergate's probe places up to two away …", "Die Sonde des Hypertors legt bis zu zwei weit …"],
  ["every sector of the action", "jeden Sektor der Aktion"],
  ["the first sector that is placed", "den ersten Sektor, der gelegt wird"],
  ["A placed sector costs its printed cost in green.", "Ein gelegter Sektor kostet seinen aufgedruckten Preis in Grün."],
  ["Of the drawn sectors, the player must place …", "Von den gezogenen Sektoren muss man legen: …"],
  ["all that fit and can be paid", "alle, die passen und bezahlbar sind"],
  ["at least one, if one fits and can be paid", "mindestens einen, wenn einer passt und bezahlbar ist"],
  ["as many as the player likes, or none", "so viele man will, oder keinen"],
  ["Drawn sectors that are not placed go …", "Gezogene Sektoren, die nicht gelegt werden, kommen …"],
  [
    "back on top, in the player's order, open to all",
    "zurück obenauf, in der Reihenfolge des Spielers, offen für alle",
  ],
  ["VP for placing the last sector.", "SP für das Legen des letzten Sektors."],
  ["There is a Research action.", "Es gibt die Aktion Forschen."],
  ["Green for Research.", "Grün fürs Forschen."],
  [
    "Research may be repeated turn after turn, unlike the other actions.",
    "Forschen darf man Zug für Zug wiederholen, anders als die übrigen Aktionen.",
  ],

  // Move.
  ["Base range of a Move.", "Grundreichweite beim Bewegen."],
  ["Sectors that fleets move from in one action.", "Sektoren, von denen Flotten in einer Aktion aufbrechen."],
  ["What the own Hypergate does for a Move.", "Was das eigene Hypertor beim Bewegen tut:"],
  ["1 more range from its sector", "1 mehr Reichweite von seinem Sektor aus"],
  ["it and the own Homeworld are adjacent for the owner", "es und die eigene Heimatwelt sind für den Besitzer benachbart"],
  [
    "all Hypergates on the map are adjacent to the own one",
    "alle Hypertore auf der Karte sind dem eigenen benachbart",
  ],
  ["A sector that all fleets have left is …", "Ein Sektor, den alle Flotten verlassen haben, gehört …"],
  ["nobody's", "niemandem"],
  [
    "still its controller's, until somebody else brings fleets",
    "weiter dem, der ihn kontrolliert hat, bis jemand anders Flotten bringt",
  ],
  [
    "In an opponent-controlled sector passed through, each opponent fleet stops one moving fleet.",
    "In einem durchquerten gegnerischen Sektor hält jede gegnerische Flotte eine bewegte Flotte auf.",
  ],
  ["Pindown n means:", "Bindung n heißt:"],
  ["n more fleets pass per opponent present", "n Flotten mehr kommen durch, je anwesendem Gegner"],
  ["just n fleets pass per opponent present", "nur n Flotten kommen durch, je anwesendem Gegner"],
  ["The route of a group that may be pinned.", "Der Weg einer Gruppe, die gebunden werden kann:"],
  [
    "the one that brings most fleets through, then the shortest",
    "der, auf dem die meisten Flotten durchkommen, dann der kürzeste",
  ],
  ["the shortest", "der kürzeste"],
  [
    "When several groups pass through one sector, its fleets pin …",
    "Ziehen mehrere Gruppen durch einen Sektor, binden dessen Flotten …",
  ],
  ["every group anew", "jede Gruppe neu"],
  ["each opponent fleet only once an action", "jede gegnerische Flotte nur einmal je Aktion"],

  // Build.
  ["Options in one Build action.", "Optionen in einer Bauaktion."],
  ["The same Build option may be taken twice.", "Dieselbe Bauoption darf zweimal gewählt werden."],
  [
    "Fleets of one option may be split between the Homeworld and sectors with Outposts.",
    "Die Flotten einer Option dürfen auf die Heimatwelt und Sektoren mit Außenposten verteilt werden.",
  ],
  ["The same Attack option may be taken twice.", "Dieselbe Angriffsoption darf zweimal gewählt werden."],
  ["Fleets built on the Homeworld by one option.", "Flotten, die eine Option auf der Heimatwelt baut."],
  ["What an Outpost does.", "Was ein Außenposten tut:"],
  [
    "1 more fleet may be built in each controlled sector with an own Outpost",
    "1 Flotte mehr darf in jedem kontrollierten Sektor mit eigenem Außenposten gebaut werden",
  ],
  [
    "fleets may be built there instead of on the Homeworld, 1 orange cheaper",
    "Flotten dürfen dort statt auf der Heimatwelt gebaut werden, 1 Orange billiger",
  ],
  [
    "No fleets are built on a Homeworld that an opponent controls.",
    "Auf einer Heimatwelt, die ein Gegner kontrolliert, werden keine Flotten gebaut.",
  ],
  ["Blue for {say}.", "Blau für {say}."],
  ["Orange for {say}.", "Orange für {say}."],
  ["Red for {say}.", "Rot für {say}."],
  ["VP for {say}.", "SP für {say}."],
  ["an Outpost", "einen Außenposten"],
  ["the Starlance", "die Sternenlanze"],
  ["the Hypergate", "das Hypertor"],
  ["the M-Brain", "das M-Brain"],
  ["an attack on a structure", "einen Angriff auf ein Bauwerk"],
  ["each controlled sector", "jeden kontrollierten Sektor"],
  ["each orange", "jedes Orange"],
  ["A structure cannot be built where there is …", "Ein Bauwerk darf nicht stehen, wo es schon gibt: …"],
  [
    "any structure; Outposts neither block nor are blocked",
    "irgendein Bauwerk; Außenposten blockieren nicht und werden nicht blockiert",
  ],
  ["an own structure", "ein eigenes Bauwerk"],
  ["an own structure of that type, Outposts excepted", "ein eigenes Bauwerk dieser Art, außer Außenposten"],
  [
    "an own structure of that type, Outposts excepted, or any opponent's",
    "ein eigenes Bauwerk dieser Art, außer Außenposten, oder irgendein gegnerisches",
  ],
  [
    "A new structure works at once, not from the owner's next turn on.",
    "Ein neues Bauwerk wirkt sofort, nicht erst ab dem nächsten Zug des Besitzers.",
  ],
  [
    "A structure works only while its owner controls its sector.",
    "Ein Bauwerk wirkt nur, solange sein Besitzer den Sektor kontrolliert.",
  ],

  // Attack and combat.
  ["Options in one Attack action.", "Optionen in einer Angriffsaktion."],
  ["Sectors that fleets attack from.", "Sektoren, von denen Flotten angreifen."],
  [
    "Fleets already in a sector may start the fight, for 1 blue.",
    "Flotten, die schon im Sektor sind, dürfen den Kampf beginnen, für 1 Blau.",
  ],
  ["What the own Hypergate does for an Attack.", "Was das eigene Hypertor beim Angreifen tut:"],
  [
    "attacks from it reach any sector through explored ones, 1 blue per border",
    "Angriffe von dort erreichen jeden Sektor durch erkundete, 1 Blau je Grenze",
  ],
  [
    "its link to another sector counts as one border",
    "seine Verbindung zu einem anderen Sektor zählt als eine Grenze",
  ],
  ["An attack may hit any structure, an own one too.", "Ein Angriff darf jedes Bauwerk treffen, auch ein eigenes."],
  [
    "Ships of one type, or hits on one type, that a player can set, at most (25: any number).",
    "Schiffe eines Typs oder Treffer auf einen Typ, die ein Spieler setzen kann, höchstens (25: beliebig viele).",
  ],
  ["A die hits with this or more.", "Ein Würfel trifft ab diesem Wert."],
  [
    "Dice of one player in a round, at most (0: no limit).",
    "Würfel eines Spielers in einer Runde, höchstens (0: keine Grenze).",
  ],
  ["Command Points in each round.", "Kommandopunkte in jeder Runde."],
  [
    "Order in a round with Command Points (it changes nothing, for the ships decide the dice).",
    "Ablauf einer Runde mit Kommandopunkten (er ändert nichts, denn die Schiffe bestimmen die Würfel):",
  ],
  ["points are spent, then dice placed", "erst Punkte ausgeben, dann Würfel legen"],
  ["dice are placed, then points spent", "erst Würfel legen, dann Punkte ausgeben"],
  ["The same boost may be bought twice in a round.", "Dieselbe Verstärkung darf in einer Runde zweimal gekauft werden."],
  ["A boost die needs at least one arrow.", "Ein Zusatzwürfel braucht mindestens einen Pfeil."],
  [
    "Formation advantage between two players: on equal hits the one with fewer counter points loses a hit.",
    "Formationsvorteil zwischen zwei Spielern: bei gleich vielen Treffern verliert der mit weniger Konterpunkten einen Treffer.",
  ],
  [
    "counter points are pairs of an own ship and an enemy ship it beats",
    "Konterpunkte sind Paare aus einem eigenen Schiff und einem gegnerischen, das es schlägt",
  ],
  [
    "counter points are pairs of an own type and an enemy type it beats",
    "Konterpunkte sind Paare aus einem eigenen Typ und einem gegnerischen, den er schlägt",
  ],
  ["there is none", "gibt es nicht"],
  ["Ships that are hit are …", "Getroffene Schiffe werden …"],
  ["removed at once, in order", "sofort entfernt, der Reihe nach"],
  ["marked, a ship may get several marks; removed together", "markiert, auch mehrfach, und gemeinsam entfernt"],
  [
    "moved to the damaged area, not targetable again this round; removed together",
    "in den Schadensbereich gelegt, sind in dieser Runde kein Ziel mehr und werden gemeinsam entfernt",
  ],
  ["Hits are resolved in …", "Treffer werden ausgewertet in …"],
  ["this round's turn order", "der Reihenfolge dieser Runde"],
  [
    "this round's turn order, but the attacker first",
    "der Reihenfolge dieser Runde, aber der Angreifer zuerst",
  ],
  ["seat order, but the attacker first", "Sitzordnung, aber der Angreifer zuerst"],
  ["After the attacker, this order begins with …", "Nach dem Angreifer beginnt diese Reihenfolge mit …"],
  ["the first in it", "dem Ersten darin"],
  [
    "whoever follows the attacker in it, round to the one before",
    "dem, der darin auf den Angreifer folgt, reihum bis zu dem vor ihm",
  ],
  ["Players who prepared a reshape choose it …", "Wer eine Umformung vorbereitet hat, wählt sie …"],
  [
    "openly, in the order in which hits are resolved",
    "offen, in der Reihenfolge, in der Treffer ausgewertet werden",
  ],
  ["in secret, and reveal together", "geheim, und alle decken gemeinsam auf"],
  ["Hits are allocated to ship types of enemies …", "Treffer werden auf gegnerische Schiffstypen verteilt, …"],
  ["that an own arrow reaches", "die ein eigener Pfeil erreicht"],
  ["whatever they are", "welche es auch sind"],
  [
    "Where several players have most fleets, the sector is controlled by …",
    "Wo mehrere Spieler die meisten Flotten haben, kontrolliert den Sektor …",
  ],
  [
    "who controlled it before, if part of the tie; else nobody",
    "wer ihn vorher kontrolliert hat, wenn am Gleichstand beteiligt; sonst niemand",
  ],
  [
    "who controlled it before, if a fleet of theirs is there; else nobody",
    "wer ihn vorher kontrolliert hat, wenn dort noch eine eigene Flotte ist; sonst niemand",
  ],
  ["When a fight comes to a stand-off …", "Wenn ein Kampf im Patt endet: …"],
  ["everybody stays, control as always", "alle bleiben, Kontrolle wie immer"],
  [
    "the attacker's fleets go back to where they came from",
    "die Flotten des Angreifers kehren zurück, woher sie kamen",
  ],
  [
    "everybody stays; the defender whom a structure there lets keep the sector controls it",
    "alle bleiben; der Verteidiger, dem ein Bauwerk dort den Sektor erhält, kontrolliert ihn",
  ],
  [
    "Reconfigurations in a row without a die for anybody, after which a fight is a stand-off.",
    "Neuaufstellungen in Folge ohne einen einzigen Würfel, nach denen ein Kampf im Patt endet.",
  ],
  [
    "When nobody is left, a defender who had a structure there keeps the sector:",
    "Ist niemand übrig, behält ein Verteidiger mit einem Bauwerk dort den Sektor:",
  ],
  [
    "the previous controller first, else the only such defender",
    "zuerst der, der ihn vorher kontrolliert hat, sonst der einzige solche Verteidiger",
  ],
  ["nobody", "niemand"],
  [
    "Hits that each structure of a defender absorbs in a fight.",
    "Treffer, die jedes Bauwerk eines Verteidigers im Kampf schluckt.",
  ],

  // The end.
  [
    "Full objectives that end the game (0: none do; where fewer lie out, all of them).",
    "Volle Ziele, die das Spiel beenden (0: keine; wo weniger ausliegen, alle).",
  ],
  [
    "Slots claimed in all that end the game (0: none do).",
    "Insgesamt beanspruchte Felder, die das Spiel beenden (0: keine).",
  ],
  ["The last round (0: there is none).", "Die letzte Runde (0: es gibt keine)."],
  ["The sector deck ends the game when …", "Der Sektorstapel beendet das Spiel, wenn …"],
  ["all sectors are placed", "alle Sektoren gelegt sind"],
  [
    "an Explore has drawn the last sector and ends",
    "ein Erkunden den letzten Sektor gezogen hat und zu Ende ist",
  ],
  ["The game ends …", "Das Spiel endet …"],
  ["at once", "sofort"],
  [
    "with the round, so that all have had equally many turns",
    "mit der Runde, damit alle gleich oft dran waren",
  ],
  ["Fleets on the map for 1 VP.", "Flotten auf der Karte für 1 SP."],
  [
    "Equal in VP, in blue+red+green and in fleets on the map:",
    "Gleich in SP, in Blau+Rot+Grün und in Flotten auf der Karte:",
  ],
  ["the victory is shared", "der Sieg wird geteilt"],
  [
    "the one who acted earlier in the last round wins",
    "wer in der letzten Runde früher dran war, gewinnt",
  ],
];

/** The German of "text value" and "text: value", in which an option's value follows its text. */
export const OPTION_TEXTS = OPTIONS.map(([english]) => english).filter((english) => /[.…:]$/.test(english));
