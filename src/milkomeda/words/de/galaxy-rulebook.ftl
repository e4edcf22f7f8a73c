## Was der Text des Regelhefts einsetzt. Der Text selbst ist galaxy-rulebook.md.

book-of-edition = Die Regeln der Ausgabe `{ $name }`.
book-of-edition-with = Die Regeln der Ausgabe `{ $name }`, mit { $count ->
    [one] einer Abweichung
   *[other] { $count } Abweichungen
  }.
book-cost = { $resources }
book-no-cost = nichts
book-shows = der { $corner } seine Ecke in { $colour } ({ $quarter })
book-example = Von den vier Sektoren zeigt { $shows }. Zu weißen Punkten passt jede Ecke.

number-0 = kein
number-1 = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht

nouns-fleet =
    { $n ->
        [one] { $n } Flotte
       *[other] { $n } Flotten
    }
nouns-objective =
    { $n ->
        [one] { $n } Ziel
       *[other] { $n } Ziele
    }
nouns-sector =
    { $n ->
        [one] { $n } Sektor
       *[other] { $n } Sektoren
    }
nouns-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
nouns-die = { $n } Würfel
nouns-time = { $n } Mal

several-module = Module
several-protocol = Protokolle

colour-any = beliebig

corner-top-left = oben links
corner-top-right = oben rechts
corner-bottom-left = unten links
corner-bottom-right = unten rechts

quarter-0 = ungedreht
quarter-1 = eine Vierteldrehung nach rechts
quarter-2 = eine halbe Drehung
quarter-3 = eine Vierteldrehung nach links

# Was sich von einer Ausgabe zur anderen ändert.

from-edition-to = Von { $before } zu { $after }
nothing-changes = Nichts ändert sich.
changes-to = { STEM($option) }: { $before } → { $after }
is-new = Neu: { $option }
is-no-longer = Nicht mehr: { $option }
does-not-apply = (ohne Bedeutung)
meaning-of = { $value } (`{ $name }`)

# Die Seite der Entscheidungen und Optionen.

draft-is = { $number } ist *{ $name }*
no-other-value = Ein anderer Wert wird nicht angeboten.
no-other-value-of = Ein anderer Wert wird nicht angeboten. Es betrifft { $codes }.
option-is = Option `{ $name }`: { $option }
numbers-from-to = { $low } bis { $high }: { $numbers }
numbers-comma = { $before }, { $after }
number-in = { $value } in { $editions }
all-editions = allen Ausgaben
editions-so = { $codes }
all-options = Alle Optionen

# Tabellen.

column-option = Option
column-what = was
column-values = Werte
column-passages = Stellen
column-rulings = Entscheidungen
column-players = Spieler
column-area = Fläche
column-sectors-in-the-deck = Sektoren im Stapel
column-sector = Sektor
column-keywords = Schlüsselwörter
column-keyword = Schlüsselwort
column-cost = Preis
column-costs = kostet
column-tier = Stufe
column-directive = Direktive
column-action = Aktion
column-objective = Ziel
column-condition = Bedingung
column-slots = Felder: Schwelle → SP
column-field = Gebiet
column-technology = Technologie
column-effect = Wirkung
column-civilization = Zivilisation
column-ability = Fähigkeit
column-structure = Bauwerk
column-a-player-has = je Spieler
column-points = SP
column-what-they-do = was sie bewirken
column-ship = Schiff
column-beats = schlägt
column-is-beaten-by = wird geschlagen von
column-kind = Art
column-how-many = wie viele

# Listen der Karten.

all-cards = Karten
cards-sectors = Sektoren
    .about = die Karte: Erträge, Schlüsselwörter, Erkundungspreise
cards-directives = Direktiven
    .about = Muster, in drei Stufen
cards-protocols = Protokolle
    .about = zusätzliche Aktionen (auch Module genannt), in drei Stufen
cards-objectives = Ziele
    .about = öffentliche Ziele
cards-technologies = Technologien
    .about = was Forschen findet
cards-civilizations = Zivilisationen
    .about = wer spielt
cards-structures = Bauwerke
    .about = was außer Flotten gebaut wird
cards-ships = Schiffe
    .about = die Typen, die Flotten im Kampf annehmen
no-such-cards = Karten namens „{ $name }“ gibt es nicht: es gibt { $words }

# Words in the rulebook's pictures.

drawn-homeworld = Heimatwelt
drawn-income = Einkommen
drawn-claim = Beanspruchen
drawn-action = Hauptaktion
drawn-module = Modul
drawn-protocol = Protokoll
drawn-anew = beide stellen sich neu auf
drawn-round = Runde { $number }

drawn-outpost = Außenposten
drawn-starlance = Sternenlanze
drawn-hypergate = Hypertor
drawn-m-brain = M-Brain

# Was unter ihnen steht, und was an ihrer Stelle gesagt wird.

figure-sector = Ein Sektor. (1) In jeder Ecke eine Ressource und wie viel der Sektor davon gibt; eine blasse Ecke gibt nichts. (2) Seine Schlüsselwörter.{ $cost ->
        [0] { "" }
       *[other] { " " }(3) Auf der Rückseite, was es kostet, ihn zu erkunden: hier { $cost } Grün.
    }
    .alt = Eine Sektorkarte mit einer Ressource in jeder Ecke und Schlüsselwörtern über ihrem Namen.
figure-setup = Die Fläche für zwei Spieler. Jede Heimatwelt, mit { $fleets ->
        [one] { $fleets } Flotte
       *[other] { $fleets } Flotten
    }, liegt in einer Ecke; die ersten Sektoren kommen dorthin, wo die Striche sind.
    .alt = Ein Gitter mit Heimatwelten in gegenüberliegenden Ecken und je zwei Plätzen daneben.
figure-map = (1) Die Heimatwelt von Türkis, (2) ein Sektor von Türkis mit einem Außenposten, (3) ein Sektor, den niemand kontrolliert, (4) ein Sektor, in dem Türkis und Gold Flotten haben, (5) ein Sektor von Gold, (6) ein freier Platz.
    .alt = Ein Teil der Karte mit der Heimatwelt von Türkis, Sektoren von Türkis und Gold und freien Plätzen.
figure-council = So ordnet der Meister, hier Türkis, eine Runde zu dritt: { $panels }
    .alt = Die Schritte zwischen zwei Runden, von links nach rechts.
figure-council-refresh = ({ $n }) eine Position erneuern,
figure-council-propose = ({ $n }) eine Reihenfolge vorschlagen,
figure-council-offer = ({ $n }) Angebote hören: Gold würde 2 Orange zahlen, um zuerst dran zu sein,
figure-council-decide = ({ $n }) entscheiden. M ist die Meisterkarte.
figure-turn = Ein Zug, von links nach rechts.
    .alt = Die Teile eines Zugs in ihrer Reihenfolge.
figure-explore = (1) Von hier erkundet Türkis. (2) Wo es leuchtet, dürfen Sektoren gelegt werden. (3) Einer wurde gelegt{ $cost ->
        [0] { "" }
       *[other] , für { $cost } Grün
    }.
    .alt = Derselbe Teil der Karte, bevor und nachdem ein Sektor gelegt wurde.
figure-move = Bewegen von der Heimatwelt mit einer Reichweite von { $range }: Sektoren mit einem Haken sind in Reichweite, zu den anderen braucht es so viel Blau, wie sie zeigen.
    .alt = Erkundete Sektoren um eine Heimatwelt, jeder mit dem Blau, das eine Bewegung dorthin braucht.
figure-ships = Wer wen schlägt: Von jedem Typ führt ein Pfeil zu den beiden, die er schlägt.
    .alt = Die fünf Schiffstypen im Kreis: { $ships }.
figure-ships-each = { $ship } schlägt { $ships }
figure-battle = Ein ganzer Kampf: die Schiffe mit ihren Pfeilen, die Würfel, was verloren geht. Ein ausgefüllter Würfel ist ein Treffer, also { $hit ->
        [6] eine 6
       *[other] { $hit } oder mehr
    }.
    .alt = Ein Kampf Runde für Runde: { $rounds }.
figure-battle-round = Runde { $n }: Türkis würfelt { $teal }, Gold { $gold }; Türkis verliert { $teal-lost }, Gold { $gold-lost }
figure-battle-nothing = nichts
figure-structures = Was jedes Bauwerk kostet, und im Ring die SP, die es wert ist.
    .alt = Die vier Bauwerke mit Kosten und SP.
figure-patterns = Alle Direktiven, nach Stufen.
    .alt = Die Muster aller Direktiven.
figure-meeting = Die Direktive { $directive } passt, wo diese vier Sektoren zusammentreffen.
    .alt = Vier Sektoren, die an einem Punkt zusammentreffen, und das Muster der Direktive { $directive }.
