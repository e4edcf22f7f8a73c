/** Rulings of Milkomeda, sentence by sentence: what the drafts leave open, and how it is played. */

import type { Pair } from "./templates.ts";

export const RULINGS: Pair[] = [
  ["R{n}: {say}", "R{n}: {say}"],
  ["{passage}", "{passage}"],
  ["{passage} phase {given}", "{passage} Phase {given}"],

  // Set-up.
  [
    "The draft leaves the starting value as 'e.g. 2 or 3'; the later editions say 3, and 5 green.",
    "Der Entwurf lässt den Startwert bei „z. B. 2 oder 3“; die späteren Ausgaben sagen 3, und 5 Grün.",
  ],
  ["3 of each in the draft too.", "Auch im Entwurf 3 von allem."],
  [
    "With 3 green a player may draw two first sectors that both cost more.",
    "Mit 3 Grün kann man zwei erste Sektoren ziehen, die beide mehr kosten.",
  ],
  [
    "The consolidated text only wonders about replacements or a starting bonus.",
    "Der zweite Entwurf überlegt nur, ob es Ersatz oder einen Startbonus geben soll.",
  ],
  ["Draw replacements one by one until a sector can be paid.", "Zieh einzeln Ersatz, bis ein Sektor bezahlbar ist."],
  [
    "They go 'to the top of the deck (or shuffle back in - TBD)'.",
    "Sie kommen „oben auf den Stapel (oder werden zurückgemischt, noch offen)“.",
  ],
  ["Shuffled back, as the later editions say.", "Zurückgemischt, wie es die späteren Ausgaben sagen."],
  [
    "Homeworlds stand in corners of 'the designated grid area', but no text gives its size, and only the draft gives a number of sectors (50).",
    "Heimatwelten liegen in Ecken „der vorgesehenen Fläche“, aber kein Text nennt ihre Größe, und nur der Entwurf nennt eine Zahl von Sektoren (50).",
  ],
  [
    "A bounded area that the deck just fills: 9×6 with 50 sectors for four players, 7×6 with 39 for three, 6×5 with 28 for two; the deck is drawn at random from all sectors.",
    "Eine begrenzte Fläche, die der Stapel gerade füllt: 9×6 mit 50 Sektoren für vier Spieler, 7×6 mit 39 für drei, 6×5 mit 28 für zwei; der Stapel wird zufällig aus allen Sektoren gezogen.",
  ],
  [
    "The texts speak of cards numbered 1 to N and a Master card besides: one card more than there are players.",
    "Die Texte sprechen von Karten mit den Zahlen 1 bis N und dazu einer Meisterkarte: eine Karte mehr, als es Spieler gibt.",
  ],
  [
    "One objective counts technologies, which exist only where there is Research.",
    "Ein Ziel zählt Technologien, die es nur gibt, wo geforscht wird.",
  ],
  ["It is left out of editions without Research.", "In Ausgaben ohne Forschen bleibt es weg."],

  // Civilizations.
  [
    "The Sentinels score for every combat won; the draft asks itself what that means.",
    "Die Wächter bekommen Punkte für jeden gewonnenen Kampf; der Entwurf fragt sich selbst, was das heißt.",
  ],
  [
    "Being the only one with ships left, as attacker or as defender.",
    "Als Einziger noch Schiffe haben, ob als Angreifer oder als Verteidiger.",
  ],
  [
    "The Sentinels score for every combat round won; the text offers three readings.",
    "Die Wächter bekommen Punkte für jede gewonnene Kampfrunde; der Text bietet drei Lesarten an.",
  ],
  ["Causing more casualties than taking in that round.", "In dieser Runde mehr Verluste zufügen als erleiden."],
  [
    "Pindown is gone and the Navigators' ability is 'TBD'.",
    "Die Bindung ist weggefallen, und die Fähigkeit der Navigatoren ist „noch offen“.",
  ],
  ["The later edition's ability: base Move range 2.", "Die Fähigkeit der späteren Ausgabe: Grundreichweite 2 beim Bewegen."],
  ["It is a placeholder ('TODO: define ability').", "Sie ist ein Platzhalter („noch zu tun: Fähigkeit festlegen“)."],
  ["They have none.", "Sie haben keine."],
  [
    "The draft asks for 15 red, at the end or at some time, and gives no points for it.",
    "Der Entwurf verlangt 15 Rot, am Ende oder irgendwann, und gibt dafür keine Punkte.",
  ],
  ["15 red held at the end are worth the later edition's 5 VP.", "15 Rot am Ende sind die 5 SP der späteren Ausgabe wert."],
  [
    "The VP for spending 5 green in one action is only an example with a question mark.",
    "Der SP für 5 Grün, die eine Aktion ausgibt, ist nur ein Beispiel mit Fragezeichen.",
  ],
  [
    "It is played as written: 1 VP at once for every action that spends 5 green or more.",
    "Gespielt wird es, wie es dasteht: sofort 1 SP für jede Aktion, die 5 Grün oder mehr ausgibt.",
  ],

  // Order and income.
  [
    "Players 'may openly discuss and bribe', before the refresh and before the order is final; how, and whether a promise binds, is not said.",
    "Spieler „dürfen offen verhandeln und bestechen“, vor dem Erneuern und bevor die Reihenfolge feststeht; wie, und ob ein Versprechen bindet, steht nicht da.",
  ],
  [
    "Before the refresh and again after the proposal every other player may offer resources with a wish (a place in the order, a refresh, or none).",
    "Vor dem Erneuern und noch einmal nach dem Vorschlag darf jeder andere Spieler Ressourcen mit einem Wunsch bieten (ein Platz in der Reihenfolge, ein Erneuern oder keiner).",
  ],
  [
    "The Master takes or declines; what is taken changes hands at once; the promise does not bind.",
    "Der Meister nimmt an oder lehnt ab; was er annimmt, wechselt sofort den Besitzer; das Versprechen bindet nicht.",
  ],
  [
    "Everybody gains 3 of each 'from your Homeworld', even if an opponent sits on it?",
    "Jeder bekommt 3 von allem „aus deiner Heimatwelt“, auch wenn ein Gegner darauf sitzt?",
  ],
  [
    "Yes: the texts make no condition, and nobody is put out of the game.",
    "Ja: Die Texte stellen keine Bedingung, und niemand scheidet aus dem Spiel aus.",
  ],
  [
    "A Homeworld is a sector card too; whether it pays its captor is not said.",
    "Auch eine Heimatwelt ist eine Sektorkarte; ob sie ihrem Eroberer zahlt, steht nicht da.",
  ],
  ["It pays its captor as it paid its owner.", "Sie zahlt ihrem Eroberer, wie sie ihrem Besitzer gezahlt hat."],

  // Actions, directives, objectives.
  [
    "One passage compares with last turn's main action, another with the last action of the turn, by module or protocol included.",
    "Eine Stelle vergleicht mit der Hauptaktion des letzten Zugs, eine andere mit der letzten Aktion des Zugs, auch durch Modul oder Protokoll.",
  ],
  [
    "No text says what a player does who can take no action.",
    "Kein Text sagt, was ein Spieler tut, der keine Aktion ausführen kann.",
  ],
  ["Such a player passes; nobody else may.", "Er passt; sonst darf es niemand."],
  [
    "A directive's dots have places; whether the pattern may be turned is not said.",
    "Die Punkte einer Direktive haben ihre Plätze; ob das Muster gedreht werden darf, steht nicht da.",
  ],
  ["It is read as it is printed.", "Es wird gelesen, wie es gedruckt ist."],
  [
    "The first two drafts have objectives but no moment for claiming them.",
    "Die ersten zwei Entwürfe haben Ziele, aber keinen Moment, sie zu beanspruchen.",
  ],
  [
    "As in the directives edition: after income, after the main action, after the module.",
    "Wie in der Ausgabe Directives: nach dem Einkommen, nach der Hauptaktion, nach dem Modul.",
  ],
  [
    "Whether a player who meets a high threshold may take its slot while a lower one is open is not said.",
    "Ob man ein Feld mit hoher Schwelle nehmen darf, solange ein niedrigeres frei ist, steht nicht da.",
  ],
  [
    "Any open slot whose threshold is met; over the game a player may hold several slots of one card.",
    "Jedes freie Feld, dessen Schwelle erreicht ist; im Lauf des Spiels darf man mehrere Felder einer Karte haben.",
  ],
  [
    "The cards' conditions are short: 'won a battle', 'explored 2 Systems', 'jumped to attack'.",
    "Die Bedingungen der Karten sind kurz: „einen Kampf gewonnen“, „2 Systeme erkundet“, „zum Angriff gesprungen“.",
  ],
  ["Read literally, as the section on objectives says.", "Wörtlich gelesen, wie es der Abschnitt über Ziele sagt."],
  [
    "'This turn' objectives are lost 'if you proceed without claiming'; there are several moments to claim.",
    "Ziele für „diesen Zug“ sind verloren, „wenn du weitergehst, ohne sie zu beanspruchen“; es gibt mehrere Momente dafür.",
  ],
  [
    "They are lost when the next moment to claim is left unused.",
    "Sie sind verloren, wenn man den nächsten solchen Moment verstreichen lässt.",
  ],
  [
    "The turn list names four actions, the section on actions five.",
    "Die Liste zum Zug nennt vier Aktionen, der Abschnitt über Aktionen fünf.",
  ],
  [
    "It is one like the others, with the same rule about repetition.",
    "Forschen ist eine wie die anderen, mit derselben Regel zur Wiederholung.",
  ],
  [
    "Whether one may choose an action and then do nothing is not said; nor when origins are judged.",
    "Ob man eine Aktion wählen und dann nichts tun darf, steht nicht da; auch nicht, wann Startorte geprüft werden.",
  ],
  [
    "An action needs at least one possible effect, and one must be done.",
    "Eine Aktion braucht mindestens eine mögliche Wirkung, und eine muss ausgeführt werden.",
  ],
  [
    "Origins of a Move or an Attack are those controlled when the action starts; the second of two options sees the result of the first.",
    "Startorte beim Bewegen und Angreifen sind, was bei Beginn der Aktion kontrolliert wird; die zweite von zwei Optionen sieht das Ergebnis der ersten.",
  ],
  [
    "What 'the action you took last turn' is for a player who passed is not said.",
    "Was „die Aktion des letzten Zugs“ für einen Spieler ist, der gepasst hat, steht nicht da.",
  ],
  ["None: any action may follow a pass.", "Keine: Nach dem Passen darf jede Aktion folgen."],
  [
    "Some gain resources by taking an action; whether these count when it is judged possible is open.",
    "Manche bekommen Ressourcen, wenn sie eine Aktion wählen; ob diese zählen, wenn geprüft wird, ob sie möglich ist, ist offen.",
  ],
  [
    "They do: an action is possible if it is with what it brings.",
    "Sie zählen: Eine Aktion ist möglich, wenn sie es mit dem ist, was sie bringt.",
  ],

  // Explore and research.
  [
    "In the draft all drawn sectors are placed; nothing is said about those for which there is no room.",
    "Im Entwurf werden alle gezogenen Sektoren gelegt; über die, für die kein Platz ist, steht nichts da.",
  ],
  [
    "All that fit must be placed; the others are shuffled back.",
    "Alle, die passen, müssen gelegt werden; die übrigen werden zurückgemischt.",
  ],
  [
    "May a player leave drawn sectors unplaced that fit and can be paid?",
    "Darf man gezogene Sektoren liegen lassen, die passen und bezahlbar sind?",
  ],
  [
    "The middle editions only allow it for want of green; the newest says 'one or more'.",
    "Die mittleren Ausgaben erlauben es nur, wenn Grün fehlt; die neueste sagt „einen oder mehr“.",
  ],
  [
    "All must be placed in the first three editions, at least one in the newest.",
    "In den ersten drei Ausgaben müssen alle gelegt werden, in der neuesten mindestens einer.",
  ],
  [
    "Sectors go back 'in any order'; whether the others may know that order is not said.",
    "Sektoren kommen „in beliebiger Reihenfolge“ zurück; ob die anderen sie kennen dürfen, steht nicht da.",
  ],
  ["They were drawn openly and return openly.", "Sie wurden offen gezogen und kommen offen zurück."],
  [
    "One 'must be able to pay for at least one card' to explore, but sees the cards only afterwards.",
    "Zum Erkunden „muss man mindestens eine Karte bezahlen können“, sieht die Karten aber erst danach.",
  ],
  [
    "Where sectors are paid, Explore needs at least 1 green, for every sector costs at least 1.",
    "Wo Sektoren bezahlt werden, braucht Erkunden mindestens 1 Grün, denn jeder Sektor kostet mindestens 1.",
  ],
  [
    "The action says 'up to two spaces away', the structure tables 'Explore range +2'.",
    "Bei der Aktion steht „bis zu zwei Felder entfernt“, in den Tabellen der Bauwerke „Reichweite beim Erkunden +2“.",
  ],
  ["Up to two spaces away, through an explored sector.", "Bis zu zwei Felder entfernt, durch einen erkundeten Sektor."],
  [
    "One looks at the technologies drawn and discards all but one; whether others see these is not said.",
    "Man sieht sich die gezogenen Technologien an und legt alle bis auf eine ab; ob andere diese sehen, steht nicht da.",
  ],
  ["Discarded technologies lie open to all.", "Abgelegte Technologien liegen offen für alle."],
  [
    "A technology works 'now'; whether it rewards its own research is not said, nor what a lasting Master gains.",
    "Eine Technologie wirkt „jetzt“; ob sie ihre eigene Erforschung belohnt, steht nicht da, und auch nicht, was ein bleibender Meister bekommt.",
  ],
  [
    "Gains for research are not paid for the card just kept; gains for becoming Master only when the token changes hands.",
    "Was es fürs Forschen gibt, gibt es nicht für die eben behaltene Karte; was es für den Meister gibt, nur, wenn der Marker den Besitzer wechselt.",
  ],

  // Move and build.
  [
    "It makes 'sectors containing your Hypergates' adjacent, but a player has only one.",
    "Sie macht „Sektoren mit deinen Hypertoren“ benachbart, aber ein Spieler hat nur eines.",
  ],
  [
    "The own Hypergate and the own Homeworld are adjacent to each other, for the owner alone.",
    "Das eigene Hypertor und die eigene Heimatwelt sind benachbart, nur für den Besitzer.",
  ],
  [
    "Without Pindown each enemy fleet stops one fleet; with Pindown 1 'only one of your fleets may continue', which is worse.",
    "Ohne Bindung hält jede gegnerische Flotte eine Flotte auf; mit Bindung 1 „darf nur eine deiner Flotten weiter“, was schlechter ist.",
  ],
  ["Pindown n lets n fleets more pass for each opponent present.", "Bindung n lässt n Flotten mehr durch, je anwesendem Gegner."],
  [
    "Which way a group takes when several lead to its goal is not said, though Pindown makes it matter.",
    "Welchen Weg eine Gruppe nimmt, wenn mehrere zum Ziel führen, steht nicht da, obwohl es durch die Bindung wichtig wird.",
  ],
  [
    "The one that brings most fleets through, and among those the shortest.",
    "Den, auf dem die meisten Flotten durchkommen, und unter diesen den kürzesten.",
  ],
  [
    "When several groups pass one sector in the same action, does each enemy fleet stop one fleet in all or one of every group?",
    "Ziehen in einer Aktion mehrere Gruppen durch einen Sektor, hält dann jede gegnerische Flotte insgesamt eine Flotte auf oder eine jeder Gruppe?",
  ],
  ["One of every group.", "Eine jeder Gruppe."],
  [
    "'Up to 2 in any combination' may or may not mean the same one twice.",
    "„Bis zu 2 in beliebiger Kombination“ kann heißen, dass auch zweimal dieselbe erlaubt ist, oder nicht.",
  ],
  ["It does.", "Sie ist erlaubt."],
  [
    "Whether a player may build fleets on a Homeworld that an opponent controls is not said.",
    "Ob man Flotten auf einer Heimatwelt bauen darf, die ein Gegner kontrolliert, steht nicht da.",
  ],
  [
    "A structure goes where there is no other, '(exception: Outposts?)'.",
    "Ein Bauwerk kommt dorthin, wo kein anderes ist, „(Ausnahme: Außenposten?)“.",
  ],
  ["Outposts neither block nor are blocked.", "Außenposten blockieren nicht und werden nicht blockiert."],
  [
    "The earlier texts say from the next turn on; the newest is silent.",
    "Die früheren Texte sagen: ab dem nächsten Zug; der neueste schweigt.",
  ],
  ["At once in the newest edition.", "In der neuesten Ausgabe sofort."],
  [
    "Effects ask that one 'controls' a structure, scoring that one owns it.",
    "Wirkungen verlangen, dass man ein Bauwerk „kontrolliert“, die Wertung, dass es einem gehört.",
  ],
  [
    "A structure works only while its owner controls its sector; it scores for its owner wherever it stands.",
    "Ein Bauwerk wirkt nur, solange sein Besitzer den Sektor kontrolliert; es zählt für seinen Besitzer, wo immer es steht.",
  ],
  [
    "An Outpost gives fleets 'in its sector'; the Homeworld is a controlled sector and already builds fleets.",
    "Ein Außenposten bringt Flotten „in seinem Sektor“; die Heimatwelt ist ein kontrollierter Sektor und baut ohnehin Flotten.",
  ],
  [
    "Where Outposts allow a fleet more, the Homeworld may build one more; where they make fleets cheaper, fleets on the Homeworld are cheaper.",
    "Wo Außenposten eine Flotte mehr erlauben, darf die Heimatwelt eine mehr bauen; wo sie Flotten billiger machen, sind auch Flotten auf der Heimatwelt billiger.",
  ],

  // Attack and combat.
  [
    "An attack costs at least 1 blue, though every attack from next door crosses a border: the minimum only makes sense if no border need be crossed.",
    "Ein Angriff kostet mindestens 1 Blau, obwohl jeder Angriff von nebenan eine Grenze überquert: Das Minimum ergibt nur Sinn, wenn keine Grenze überquert werden muss.",
  ],
  [
    "Fleets that already are in a sector with enemies may start the fight for 1 blue.",
    "Flotten, die schon in einem Sektor mit Gegnern sind, dürfen den Kampf für 1 Blau beginnen.",
  ],
  [
    "The newest Hypergate text speaks of the Move action only, but Attack refers to it as well.",
    "Der neueste Text zum Hypertor spricht nur vom Bewegen, aber auch das Angreifen bezieht sich darauf.",
  ],
  ["The link counts as one border for an Attack too.", "Die Verbindung zählt auch beim Angreifen als eine Grenze."],
  [
    "Formation Advantage goes to the player with 'more counter points', which are not defined.",
    "Den Formationsvorteil hat der Spieler mit „mehr Konterpunkten“, aber was das ist, steht nicht da.",
  ],
  [
    "A point for every pair of an own ship and an enemy ship that it beats.",
    "Ein Punkt für jedes Paar aus einem eigenen Schiff und einem gegnerischen, das es schlägt.",
  ],
  [
    "The advantage is found once, after the first configuration; a stand-off leads to a new one.",
    "Der Vorteil wird einmal bestimmt, nach der ersten Aufstellung; ein Patt führt zu einer neuen.",
  ],
  ["It is found anew whenever configurations are revealed.", "Er wird neu bestimmt, wann immer Aufstellungen aufgedeckt werden."],
  [
    "A fight that began with three or more players has none, even when two are left.",
    "Ein Kampf, der zu dritt oder zu viert begonnen hat, kennt keinen, auch wenn zwei übrig sind.",
  ],
  [
    "Whether the same boost may be bought twice, and whether points may be kept unspent, is not said.",
    "Ob dieselbe Verstärkung zweimal gekauft werden darf, und ob man Punkte übrig lassen darf, steht nicht da.",
  ],
  ["Both are allowed; unspent points are lost.", "Beides ist erlaubt; was übrig bleibt, verfällt."],
  [
    "A boost die is added 'to one chosen vector pool'; a player without any arrow has none.",
    "Ein Zusatzwürfel kommt „zu einem gewählten Pfeil“; wer keinen Pfeil hat, kann keinen wählen.",
  ],
  [
    "Defence boosts force hits to be rolled again; one after the other, or together, is not said.",
    "Verstärkte Abwehr lässt Treffer neu würfeln; ob nacheinander oder zusammen, steht nicht da.",
  ],
  [
    "Together, and at most as many as there are hits; a die is not forced twice.",
    "Zusammen, und höchstens so viele, wie es Treffer gibt; kein Würfel wird zweimal wiederholt.",
  ],
  [
    "When no ship beats another (all are Beams, say) nobody ever rolls, and the texts never end the fight.",
    "Wenn kein Schiff ein anderes schlägt (weil alle Strahler sind, zum Beispiel), würfelt nie jemand, und die Texte beenden den Kampf nie.",
  ],
  ["If nobody has a die, all configure anew.", "Hat niemand einen Würfel, stellen alle neu auf."],
  [
    "After three such times in a row the fight ends: everybody stays, and control is settled as always.",
    "Nach drei solchen Malen in Folge endet der Kampf: Alle bleiben, und die Kontrolle wird geklärt wie immer.",
  ],
  ["As long as anybody has a die it goes on.", "Solange irgendwer einen Würfel hat, geht er weiter."],
  [
    "The draft resolves hits in turn order, the later texts the attacker's first and then the others' in turn order; that order changes every round.",
    "Der Entwurf wertet Treffer in der Reihenfolge der Züge aus, die späteren Texte erst die des Angreifers und dann die der anderen in dieser Reihenfolge; sie ändert sich jede Runde.",
  ],
  [
    "The current round's turn order; the attacker comes first in the later editions, not in the draft.",
    "Die Reihenfolge der laufenden Runde; der Angreifer kommt in den späteren Ausgaben zuerst, im Entwurf nicht.",
  ],
  [
    "A reshaped ship goes to another type 'following RPS arrows'; forwards only, or backwards too?",
    "Ein umgeformtes Schiff wechselt den Typ „entlang der Pfeile“; nur vorwärts oder auch rückwärts?",
  ],
  ["Forwards: to a type that it beats.", "Vorwärts: zu einem Typ, den es schlägt."],
  [
    "After mutual destruction 'the Defender' with a structure keeps the sector; there may be several defenders.",
    "Zerstören sich alle gegenseitig, behält „der Verteidiger“ mit einem Bauwerk den Sektor; es kann mehrere Verteidiger geben.",
  ],
  [
    "The one who controlled it before, if a defender with a structure there; else the only such defender.",
    "Der, der ihn vorher kontrolliert hat, wenn er ein Verteidiger mit einem Bauwerk dort ist; sonst der einzige solche Verteidiger.",
  ],
  [
    "A sector kept by a structure after mutual destruction has no fleets, but control is a matter of fleets.",
    "Ein Sektor, den ein Bauwerk nach gegenseitiger Zerstörung erhält, hat keine Flotten, aber Kontrolle hängt an Flotten.",
  ],
  [
    "It stays controlled until somebody brings fleets, or its keeper's last structure there is destroyed.",
    "Er bleibt kontrolliert, bis jemand Flotten bringt oder das letzte Bauwerk dessen, der ihn behalten hat, dort zerstört wird.",
  ],

  // The end.
  [
    "Two passages end the game with the last slot of any card, one with the last slot of all five.",
    "Zwei Stellen beenden das Spiel mit dem letzten Feld irgendeiner Karte, eine mit dem letzten Feld aller fünf.",
  ],
  ["Any card.", "Irgendeiner Karte."],
  ["The draft asks whether a claim can end the game.", "Der Entwurf fragt, ob das Beanspruchen das Spiel beenden kann."],
  ["It cannot.", "Nein, das kann es nicht."],
  [
    "In the older texts 'ties are friendly', with a tie-breaker only suggested; the later ones have one, and even that can leave a tie.",
    "In den älteren Texten „sind Gleichstände freundlich“, ein Entscheid ist nur vorgeschlagen; die späteren haben einen, und selbst der kann einen Gleichstand lassen.",
  ],
  [
    "Most blue, red and green together, then most fleets on the map, then the victory is shared.",
    "Das meiste Blau, Rot und Grün zusammen, dann die meisten Flotten auf der Karte, dann wird der Sieg geteilt.",
  ],
  [
    "The texts end the game with the last sector and with a full objective: the one takes a hundred rounds, the other may take four.",
    "Die Texte beenden das Spiel mit dem letzten Sektor und mit einem vollen Ziel: Das eine dauert hundert Runden, das andere vielleicht vier.",
  ],
  ["No text says how long a game should last.", "Kein Text sagt, wie lange ein Spiel dauern soll."],
  [
    "Nothing else ends it; so many slots claimed in all, or a last round, can be chosen.",
    "Nichts anderes beendet es; eine Zahl insgesamt beanspruchter Felder oder eine letzte Runde kann gewählt werden.",
  ],
  [
    "The Navigators score for explored sectors; Homeworlds are sector cards, but nobody explored them.",
    "Die Navigatoren bekommen Punkte für erkundete Sektoren; Heimatwelten sind Sektorkarten, aber niemand hat sie erkundet.",
  ],
  ["Homeworlds do not count.", "Heimatwelten zählen nicht."],

  // What the texts leave unsaid.
  [
    "Attack says 'Choose up to 2 of the following options', Build 'up to 2 in any combination'.",
    "Beim Angreifen heißt es „bis zu 2 der folgenden Optionen“, beim Bauen „bis zu 2 in beliebiger Kombination“.",
  ],
  [
    "May both be attacks on fleets, or both shots of the Starlance?",
    "Dürfen beide Angriffe auf Flotten sein, oder beide Schüsse der Sternenlanze?",
  ],
  ["They may.", "Sie dürfen."],
  [
    "Up to 2 fleets are placed 'in your Homeworld sector, or in an Outpost sector': all in one sector, or some here and some there?",
    "Bis zu 2 Flotten kommen „in deinen Heimatweltsektor oder in einen Außenpostensektor“: alle in einen Sektor, oder einige hierhin und einige dorthin?",
  ],
  ["They may be split.", "Sie dürfen verteilt werden."],
  [
    "The older texts say that ties 'generally' change nothing and ask to confirm it; the newer ones let the previous controller keep the sector 'if involved in the tie'.",
    "Die älteren Texte sagen, dass Gleichstände „im Allgemeinen“ nichts ändern, und bitten um Bestätigung; die neueren lassen den Sektor dem, der ihn vorher kontrolliert hat, „falls am Gleichstand beteiligt“.",
  ],
  [
    "As the newer ones say, in every edition: who controlled it before keeps it if part of the tie; otherwise nobody controls it.",
    "Wie die neueren sagen, in jeder Ausgabe: Wer ihn vorher kontrolliert hat, behält ihn, wenn am Gleichstand beteiligt; sonst kontrolliert ihn niemand.",
  ],
  [
    "The later texts ask for valid targets, that is, for an arrow from an own ship; the draft only lets players mark 'which opponent ship types to target'.",
    "Die späteren Texte verlangen gültige Ziele, also einen Pfeil von einem eigenen Schiff; der Entwurf lässt nur markieren, „auf welche gegnerischen Schiffstypen“ gezielt wird.",
  ],
  ["Hits follow the own arrows in the draft too.", "Auch im Entwurf folgen Treffer den eigenen Pfeilen."],
  [
    "The Architects score for each megastructure 'built' in the draft, for each 'on the grid at game end' in the next text.",
    "Die Architekten bekommen im Entwurf Punkte für jede „gebaute“ Megastruktur, im nächsten Text für jede „am Spielende auf dem Raster“.",
  ],
  ["Does one count that was destroyed?", "Zählt eine, die zerstört wurde?"],
  ["No: those count that stand at the end.", "Nein: Es zählen die, die am Ende stehen."],
  [
    "Where those built count, each counts once, however often it was rebuilt.",
    "Wo die gebauten zählen, zählt jede einmal, wie oft sie auch neu gebaut wurde.",
  ],
  [
    "R43 says in which order the others follow the attacker.",
    "R43 sagt, in welcher Reihenfolge die anderen auf den Angreifer folgen.",
  ],
  [
    "Does it begin with the first in it, or, as 'proceed in normal turn order' may mean, go on from the attacker's own place?",
    "Beginnt sie mit dem Ersten darin, oder geht sie, wie „in normaler Reihenfolge weiter“ auch heißen kann, vom Platz des Angreifers aus weiter?",
  ],
  ["With the first in it; the attacker is only taken out of it.", "Mit dem Ersten darin; der Angreifer wird nur herausgenommen."],
  [
    "Configurations, Command Points and targets are secret; of reshapes it is only said that players 'now' do them.",
    "Aufstellungen, Kommandopunkte und Ziele sind geheim; von Umformungen heißt es nur, dass sie „jetzt“ geschehen.",
  ],
  [
    "Openly, one after the other, in the order in which hits are resolved.",
    "Offen, einer nach dem anderen, in der Reihenfolge, in der Treffer ausgewertet werden.",
  ],
  [
    "The draft asks whether structures 'absorb 1 hit'; the next text suggests that they do not, the third defines no combat bonus.",
    "Der Entwurf fragt, ob Bauwerke „1 Treffer schlucken“; der nächste Text schlägt vor, dass sie es nicht tun, der dritte kennt keinen Kampfbonus.",
  ],
  ["They absorb none.", "Sie schlucken keinen."],
  [
    "Both first sectors are paid as one total; 'if a player cannot afford the initial cost', is that the total, or the cost of each?",
    "Beide ersten Sektoren werden als eine Summe bezahlt; „wenn ein Spieler die anfänglichen Kosten nicht zahlen kann“, ist das die Summe, oder der Preis jedes einzelnen?",
  ],
  ["The later texts let such a player place one.", "Die späteren Texte lassen so einen Spieler einen legen."],
  [
    "The cost of each: who cannot pay the total but one of them places that one.",
    "Der Preis jedes einzelnen: Wer nicht die Summe, aber einen davon bezahlen kann, legt diesen.",
  ],
  [
    "Control belongs to the player with most fleets; yet probes start from controlled sectors 'containing at least one fleet', as if there were controlled sectors without.",
    "Kontrolle hat der Spieler mit den meisten Flotten; doch Sonden starten von kontrollierten Sektoren „mit mindestens einer Flotte“, als gäbe es kontrollierte Sektoren ohne.",
  ],
  [
    "It is nobody's, unless a structure keeps it after mutual destruction.",
    "Er gehört niemandem, außer ein Bauwerk erhält ihn nach gegenseitiger Zerstörung.",
  ],
  [
    "One passage ends the game immediately, another checks for the end after all players have acted.",
    "Eine Stelle beendet das Spiel sofort, eine andere prüft das Ende, nachdem alle Spieler dran waren.",
  ],
  ["The game ends at once.", "Das Spiel endet sofort."],
  [
    "In the newest text the lowest number acts first, 'highest # next'; in the others the next lowest does.",
    "Im neuesten Text ist die niedrigste Zahl zuerst dran, „dann die höchste“; in den anderen die nächstniedrige.",
  ],
  ["Ascending.", "Aufsteigend."],
  [
    "It makes no difference: first the cards are dealt blindly, and later the Master, who knows every number, hands out places.",
    "Es macht keinen Unterschied: Zuerst werden die Karten blind ausgeteilt, und später verteilt der Meister, der jede Zahl kennt, Plätze.",
  ],
  ["A player chooses the rotation of a sector card when placing it.", "Wer eine Sektorkarte legt, wählt ihre Drehung."],
  [
    "A Homeworld is a sector card too; whether it has corner colours and may be turned is not said.",
    "Auch eine Heimatwelt ist eine Sektorkarte; ob sie Eckfarben hat und gedreht werden darf, steht nicht da.",
  ],
  ["It has the usual corners and is not turned.", "Sie hat die üblichen Ecken und wird nicht gedreht."],
  [
    "Sector cards bear keywords; no text says which one a Homeworld bears, if any.",
    "Sektorkarten tragen Schlüsselwörter; kein Text sagt, welches eine Heimatwelt trägt, falls überhaupt eins.",
  ],
  ["None.", "Keins."],
  [
    "It is activated 'after resolving the Main Action'; whether it may be after a pass is not said.",
    "Es wird „nach der Hauptaktion“ aktiviert; ob das auch nach dem Passen geht, steht nicht da.",
  ],
  ["It may, with any action.", "Ja, mit jeder Aktion."],
  [
    "A probe from a Hypergate may place 'its' card up to two spaces away; cards are drawn for the action, not for a probe.",
    "Eine Sonde von einem Hypertor darf „ihre“ Karte bis zu zwei Plätze weit legen; Karten werden für die Aktion gezogen, nicht für eine Sonde.",
  ],
  ["Every card of the action.", "Jede Karte der Aktion."],
  [
    "The roster has a track for each ship type with values 'e.g. 0-5', for ships and later for hits; whether more than 5 can be set is not said.",
    "Das Einsatzblatt hat für jeden Schiffstyp eine Leiste mit Werten „z. B. 0–5“, für Schiffe und später für Treffer; ob mehr als 5 gesetzt werden können, steht nicht da.",
  ],
  ["Any number can be set.", "Jede Zahl kann gesetzt werden."],
  [
    "'Structure income is handled separately, see Section 12', but that section names no income.",
    "„Das Einkommen der Bauwerke wird gesondert behandelt, siehe Abschnitt 12“, aber dieser Abschnitt nennt kein Einkommen.",
  ],
  ["Structures bring no income in the newest edition.", "Bauwerke bringen in der neuesten Ausgabe kein Einkommen."],
  [
    "'Each player' draws and places first sectors; in which order is not said, and order cards come later.",
    "„Jeder Spieler“ zieht und legt erste Sektoren; in welcher Reihenfolge, steht nicht da, und Ordnungskarten kommen später.",
  ],
  ["One player after the other, in seat order.", "Einer nach dem anderen, in Sitzordnung."],
  [
    "Players 'may openly discuss and bribe'; how many offers a player may make is not said.",
    "Die Spieler „dürfen offen verhandeln und bestechen“; wie viele Angebote ein Spieler machen darf, steht nicht da.",
  ],
  ["One before the refresh and one after the proposal.", "Eins vor dem Erneuern und eins nach dem Vorschlag."],
  [
    "One passage ends the game when drawing has emptied the deck and the final cards have been placed; another when the last card is placed and paid.",
    "Eine Stelle beendet das Spiel, wenn der Stapel leer gezogen ist und die letzten Karten gelegt sind; eine andere, wenn die letzte Karte gelegt und bezahlt ist.",
  ],
  ["They differ if a drawn card is not placed.", "Sie unterscheiden sich, wenn eine gezogene Karte nicht gelegt wird."],
  ["All sectors must be placed.", "Alle Sektoren müssen gelegt sein."],
];
