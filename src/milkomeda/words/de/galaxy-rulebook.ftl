## Was der Text des Regelhefts einsetzt. Der Text selbst ist galaxy-rulebook.md.

book-of-edition = Die Regeln der Ausgabe **{ $name }**.
book-of-edition-with = Die Regeln der Ausgabe **{ $name }**, mit { $codes }.
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
