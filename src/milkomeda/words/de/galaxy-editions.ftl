## Ausgaben: geänderte Karten, und was keinen Sinn ergibt.

options-too-long = Optionen dürfen höchstens { $most } Zeichen haben
no-such-kind-of-card = eine Kartenart „{ $name }“ gibt es nicht: die Arten sind { $words }
no-such-card = eine Karte „{ $text }“ der Art { $kind } gibt es nicht, die ähnlichste ist „{ $near }“
no-such-figure = eine Karte der Art { $kind } hat kein „{ $name }“, am ähnlichsten ist „{ $near }“
no-such-word = { $name }: „{ $text }“ bedeutet nichts, am ähnlichsten ist „{ $near }“
too-many-parts = { $name } darf höchstens { $most } Teile haben
part-twice = { $name }: „{ $text }“ sagt etwas doppelt
neither-in-nor-out = { $name }: „{ $text }“ ist weder „out“ noch „in“ noch „new/…“
mark-is-true = „{ $name }“ ist ein Schalter: { $name } = true, oder weglassen
marks-together = „{ $name }“ kann nicht zugleich { $words } sein
figure-of-a-card-less = „{ $name }“ ist mit out entfernt, „{ $figure }“ sagt also nichts: eins von beiden weglassen
card-is-there = eine Karte „{ $name }“ gibt es schon
protocol-is-called = ein Protokoll heißt nach dem, was es ist, etwa „move for 2 red“: „{ $name }“ sagt nichts
no-name-for-a-card = so kann keine Karte heißen: „{ $name }“. zuerst ein Buchstabe, dann Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Bindestriche und Apostrophe, zwei bis { $most } Zeichen
new-card-needs = „{ $name }“ ist eine neue Karte der Art { $kind }: es fehlt „{ $figure }“
so-many-cards = { $count } Karten der Art { $kind } kann es nicht geben: 1 bis { $most } sind möglich
protocols-alike = zwei Protokolle wären „{ $name }“
deck-of-no-technologies = zu „{ $keyword }“ bliebe keine Technologie
needs-and-points = das Ziel „{ $name }“ braucht so viele „needs“ wie „points“
needs-that-fall = „needs“ des Ziels „{ $name }“ dürfen von Feld zu Feld nicht fallen
needs-out-of-reach = das Ziel „{ $name }“ verlangt mehr, als es geben kann: höchstens { $most }
deck-needs-sectors = ein Stapel von { $sectors } Sektoren lässt sich nicht aus { $cards } Karten ziehen
too-few-objectives = { $objectives } Ziele lassen sich nicht auslegen: so viele gibt es nicht
too-few-for-the-display = die Auslage braucht { $count } Karten der Art { $kind } von Stufe { $tier }: so viele sind nicht übrig

# Dateien.

file-too-large = die Datei darf höchstens { $most } Zeichen haben
file-too-deep = die Datei ist zu tief geschachtelt
no-toml = das ist kein TOML: { $text }
base-is-a-file = „{ $name }“, worauf sie aufbaut, ist eine eigene Datei und kommt nicht mit: „milkomeda edition flatten“ macht aus beiden eine
bases-in-a-circle = { $file } würde auf sich selbst aufbauen
no-such-entry = ein „{ $name }“ gibt es in einer Ausgabe nicht, am ähnlichsten ist „{ $near }“
no-such-name = eine Option „{ $name }“ gibt es nicht, die ähnlichste ist „{ $near }“
name-of-an-edition = der Name einer Ausgabe ist eine Zeile von höchstens { $most } Zeichen
not-a-text = „{ $name }“ muss ein Text in Anführungszeichen sein, von höchstens { $most } Zeichen
not-a-table = „{ $name }“ muss eine eigene Tabelle sein, etwa [options] oder [sectors."Mineron V"]
not-a-value = „{ $text }“ ist kein Wert: eine Zahl, true oder false, ein Wort, oder mehrere davon in Klammern
too-many-passages = die Texte dürfen höchstens { $most } Abschnitte ändern
no-such-mark = ein Text hat kein „{ $name }“, am ähnlichsten ist „{ $near }“
no-passage = „{ $name }“ ist kein Text eines Abschnitts: eine Sprache wie en mit einem Text von höchstens { $most } Zeichen, add = true oder new = true
passage-too-involved = der Text von „{ $name }“ füllt zu viel ein: höchstens { $most } Entscheidungen oder Angaben
passage-in-english = der Abschnitt „{ $name }“ braucht einen englischen Text: en = "…"
no-such-tongue = eine Sprache „{ $name }“ gibt es nicht, die ähnlichste ist „{ $near }“
no-such-section = das Regelheft hat keinen Abschnitt „{ $name }“, am ähnlichsten ist „{ $near }“; ein eigener Abschnitt hat new = true
passage-asks-for = der Text zu „{ $name }“ fragt nach „{ $text }“, das es nicht gibt; am ähnlichsten ist „{ $near }“
passage-not-understood = der Text zu „{ $name }“ ist bei „{ $text }“ nicht wohlgeformt: Eine Wahl ist <<option? dies || das>>, ein Wert {"{"}option{"}"}

# Befehle, und was sie melden.

in-this-file = { $file }: { $problem }
for-so-many = für { $players } Spieler { $problem }
edition-deed-of-names = edition { $deed } braucht { $names ->
    [one] einen Namen
   *[other] { $names } Namen
}
edition-is-made = { $file } ist angelegt: ändere sie, und „milkomeda edition check { $file }“ sagt, ob sie sich spielen lässt.
slots-out-of-reach = Felder, die mehr als { $most } brauchen, kann niemand je beanspruchen: { $names }.
no-way-to-jump = Niemand kann durch ein Hypertor angreifen, also kann niemand je ein Feld von diesen beanspruchen: { $names }.
cards-beyond-storage = Ein Lager fasst höchstens { $limit }, ohne Nachlass kann also niemand je diese Karten bezahlen: { $names }.
cost-beyond-storage = { LEAD($what) } { $cost }. Ein Lager fasst aber höchstens { $limit }: Ohne Nachlass kann das niemand je bezahlen.
gain-beyond-storage = { LEAD($what) } { $amount }. Ein Lager fasst aber höchstens { $limit }: Der Rest verfällt.
points-beyond-storage = { LEAD($what) } { $need } wären nötig. Ein Lager fasst aber höchstens { $limit }: Das bekommt niemand je.
more-slots-than-there-are = { $slots } beanspruchte Felder sind nie nötig: { $objectives ->
    [one] Ein Ziel hat
   *[other] { $objectives } Ziele haben
} höchstens { $most }.
more-cards-than-there-are = { $cards } volle Ziele sind nie nötig: Es { $objectives ->
    [one] liegt nur eins
   *[other] liegen nur { $objectives }
} aus.
slots-end-it-before = { $slots } beanspruchte Felder sind nie nötig: Schon { $each } beenden das Spiel, selbst zu viert.
option-says-nothing = { LEAD($what) } ändert hier nichts. ({ $because })
cards-are-idle = Karten der Art { $kind } sind geändert, aber nicht im Spiel. ({ $because })
edition-is-flat = { $file } ist angelegt: Sie sagt alles selbst, gegenüber { $base }.
edition-is-well = { $file } lässt sich spielen. Gegenüber { $base } sind anders: { $options ->
    [one] eine Option
   *[other] { $options } Optionen
}, { $cards ->
    [one] eine Angabe auf Karten
   *[other] { $cards } Angaben auf Karten
} und { $passages ->
    [one] ein Text
   *[other] { $passages } Texte
}.
changed-cards = Karten
card-is-new = Neu ({ $kind }): { $name }, { $cells }
figure-is = { $figure }: { $cell }
figure-action = { $actions }
figure-colour = { $colours }
figure-field = { $fields }
figure-keyword = { $keywords }
card-is-gone = Nicht mehr dabei ({ $kind }): { $name }
card-changes = { $name } ({ $kind }), { $figure }: { $before } → { $after }
other-texts = Andere Texte
edition-hint-options = Optionen der Regeln („milkomeda rulings“ nennt alle) stehen unter [options]:
edition-hint-cards = Jede Karte hat eine eigene Tabelle. Was nicht genannt ist, bleibt, wie es ist.
edition-hint-texts = Was ein Abschnitt des Regelhefts stattdessen sagt oder außerdem (add = true), nach seinem englischen Titel:
