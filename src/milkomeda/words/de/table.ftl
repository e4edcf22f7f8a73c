## Der Server: was er ablehnt.

went-wrong = hier ist etwas schiefgegangen; es ist notiert
too-much = das ist zu viel auf einmal: warte einen Moment
too-fast = das ging zu schnell: warte einen Moment
nothing-can-be-kept = der Server kann gerade nichts festhalten: versuch es noch einmal
makes-no-sense = das ergibt keinen Sinn: { $text }
too-long = das ist zu lang
no-text = das ist kein Text
nested-too-deeply = das ist zu tief verschachtelt
no-such-thing = das gibt es nicht
no-such-file = diese Datei gibt es nicht
page-not-built = die Seite ist noch nicht gebaut: make page
not-the-address = das ist nicht die Adresse dieses Tisches
from-another-page = diese Anfrage kommt von einer anderen Seite
for-the-operator = das ist nur für den Betrieb
not-let-in = der Betreiber dieses Servers lässt dich nicht herein
not-let-speak = der Betreiber dieses Servers lässt dich nicht sprechen

## Wer jemand ist.

nickname-first = wähl zuerst einen Namen
token-opens-nothing = dieser Schlüssel öffnet nichts
token-of-another-table = dieser Schlüssel gehört zu einem anderen Tisch
not-with-a-token = das kann der Schlüssel eines Programms nicht
recovery-link-used-up = dieser Link gilt nicht (mehr)
no-such-person = diese Person gibt es nicht (mehr)
entry-empty = { $entry } darf nicht leer sein
entry-too-long = { $entry } hat höchstens { $most } Zeichen
entry-needs-a-letter = { $entry } braucht einen Buchstaben oder eine Ziffer
entry-piles-up-marks = { $entry } kann keine Zeichen übereinanderstapeln
entry-mixes-alphabets = { $entry } kann keine Alphabete mischen
entry-name = ein Name
entry-nickname = ein Name
entry-line = eine Nachricht
entry-key = ein Schlüssel

## Tische und Plätze.

too-many-runs-near = von hier laufen schon { $open } Läufe: warte, bis einer fertig ist
no-such-edition-here = diese Ausgabe gibt es hier nicht
no-such-table = diesen Tisch gibt es nicht (mehr)
table-cannot-be-opened = dieser Tisch lässt sich nicht mehr öffnen
table-too-busy = an diesem Tisch ist zu viel los: versuch es noch einmal
waiting-at-many-tables =
    { $tables ->
        [one] du wartest schon an einem Tisch auf Mitspieler: verlass ihn erst
       *[other] du wartest schon an { $tables } Tischen auf Mitspieler: verlass erst einen
    }
too-many-tables-wait = es warten schon zu viele Tische auf Mitspieler: setz dich an einen von ihnen
no-such-game = dieses Spiel gibt es nicht
no-fights-there = in diesem Spiel gibt es keine Kämpfe
clash-too-long = das ist zu lang für einen Kampf
no-game = es gibt kein Spiel „{ $text }“, nur { $names }
names-comma = { $before }, { $after }
for-so-many-players = { $game } ist für { $counts } Spieler
counts-comma = { $before }, { $after }
position-of-so-many-players = diese Stellung ist eine für { $players } Spieler
one-seat-only = du kannst nur einen Platz haben
clock-too-long = eine Uhr hat 0 bis { NUMBER($seconds, useGrouping: 0) } Sekunden
salt-after-hash = ein Wort für den Zufall kommt nach dem Fingerabdruck: frag zuerst nach dem deines nächsten Tisches
salt-of-letters = ein Wort für den Zufall besteht aus höchstens { $most } Buchstaben, Ziffern, - und _
another-hash = dein nächster Tisch hat einen anderen Fingerabdruck: versuch es noch einmal
no-character =
    { $count ->
        [0] dieser Bot hat keinen Charakter
       *[other] es gibt keinen Charakter „{ $text }“, nur { $names }
    }
no-bot = es gibt keinen Bot „{ $text }“, nur { $names }
all-seats-taken = alle Plätze sind besetzt
seat-taken = dieser Platz ist besetzt
no-such-seat = diesen Platz gibt es nicht
no-seat-there = du hast dort keinen Platz
somebody-sits-there = dort sitzt jemand
open-or-a-bot = ein Platz kann offen sein oder einen Bot haben
programs-at-private-tables = Programme setzen sich an private Tische oder mit dem Schlüssel zu jemandes Platz
only-the-host = das kann nur der Gastgeber
game-has-begun = das Spiel hat begonnen
game-not-begun = das Spiel hat noch nicht begonnen

## Spielen, und danach.

no-turn-to-rehearse = du hast keinen Zug vor dir, der sich jetzt planen ließe
no-hints-here = an diesem Tisch gibt es keine Tipps
only-those-who-play = du schaust zu: das können nur Mitspieler
another-question = das war eine andere Frage
not-to-be-waived = das wird nicht gefragt, oder es kann nicht für dich geantwortet werden
game-goes-on = die Partie ist noch nicht zu Ende
rematch-is-there = es gibt schon eine Revanche: komm dazu
answered-otherwise = diese Frage ist anders beantwortet worden
over-and-done = das Spiel ist aus: nichts lässt sich mehr zurücknehmen
no-game-to-leave = es gibt kein Spiel zu verlassen
shown-when-over = das wird gezeigt, wenn das Spiel aus ist
so-many-answers =
    { $answers ->
        [one] es gibt { $answers } Antwort
       *[other] es gibt { $answers } Antworten
    }
over-there = dort ist das Spiel schon aus
luck-hits = Treffer
luck-accuracy = Genauigkeit

## Bots: wie sie sind.

bot-takes-anything = nimmt irgendetwas, was die Regeln erlauben
bot-goes-by-what-it-learned = nimmt, was er zu mögen gelernt hat, ohne vorauszudenken
bot-plans-its-turn = plant seinen Zug nach dem, was er gelernt hat
bot-foresees-others = plant seinen Zug, und was die anderen darauf antworten könnten
bot-is-hasty = wie der gierige, hastig und mit unruhiger Hand
bot-looks-ahead-with-a-fair-hand = denkt einen Zug voraus und nimmt, was am besten aussieht, mit ordentlicher Hand
bot-has-a-good-hand = wie der gierige, mit guter Hand
bot-is-thoughtful = wie der gierige, überlegt und mit sehr guter Hand
bot-wins =
    { $won ->
        [10] gewinnt fast jede Partie gegen { $rival }
       *[other] gewinnt etwa { $won } von 10 Partien gegen { $rival }
    }
rival-random = den Zufallsbot
rival-quick = den schnellen Bot
rival-greedy = den gierigen Bot
rival-planner = den planenden Bot
rival-reflex = den Reflexbot
rival-novice = den Anfängerbot
rival-strong = den starken Bot

## Bots: was sie mögen, außer zu gewinnen.

character-expander = Entdecker
    .about = nimmt früh Sektoren ein und erkundet, wann immer es etwas zu finden gibt
character-raider = Plünderer
    .about = kämpft früh und oft und hält seine Flotten an fremden Grenzen
character-builder = Baumeister
    .about = baut Flotten und Bauwerke vor allem anderen
character-scholar = Gelehrter
    .about = forscht, wann immer es geht, und spart darauf
character-diplomat = Diplomat
    .about = schließt Geschäfte, ist gern Meister und lebt gern in Frieden
character-settler = Siedler
    .about = besiedelt so viele Planeten wie möglich
character-corsair = Korsar
    .about = jagt Schiffe und belagert Planeten
character-architect = Architekt
    .about = macht aus Planeten Kolonien und Städte
character-miner = Schürfer
    .about = schürft vor allem anderen

## Was Betreiber in ihrem Terminal lesen.

milkomeda-is-open = Milkomeda ist offen: { $address }
setting-from-to = --{ $setting } geht von { $least } bis { $most }
setting-url = --url ist die Adresse, unter der man den Tisch erreicht, wie https://milkomeda.example
setting-smtp = MILKOMEDA_SMTP ist wie smtp://NAME:PASSWORT@mail.example:587 und braucht --url, für die Links in Mails
no-port = ein Port ist 1 bis 65535, nicht { $port }
no-free-port = ab { $port } ist kein Port frei
cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $text }
database-address = eine Datenbank ist sqlite:///DATEI oder postgresql://…
database-cannot-be-opened = die Datenbank lässt sich nicht öffnen: { $text }
no-database = es gibt keine Datenbank { $file }
no-deed = „{ $text }“ lässt sich nicht tun, nur { $names }
deed-needs = { $deed }, aber was? Es braucht { $need }
need-table = einen Tisch
need-person = eine Person, wie milkomeda admin show TABLE sie nennt
need-table-or-person = einen Tisch oder eine Person
need-address-or-person = eine Adresse oder eine Person, wie milkomeda admin show TABLE sie nennt
no-table-called = es gibt keinen Tisch { $text }
no-table-in-list = So einen Tisch gibt es nicht.
table-in-list = { $table }  { $time }  { $game }, { $standing }: { $names }
private-table-in-list = { $table }  { $time }  { $game }, { $standing }, privat: { $names }
standing-open = offen
standing-playing = läuft
standing-over = aus
standing-closed = geschlossen
sitting-open = frei
sitting-person = Person
host-of = { $person }  Gastgeber von { $game }, { $options }
seat-of = { $person }  Platz { $number }: { $holder }
no-deeds-yet = Noch wurde nichts getan.
table-is-closed = Tisch { $table } ist geschlossen. milkomeda admin reopen { $table } öffnet ihn wieder.
table-is-open-again = Tisch { $table } ist wieder offen.
table-is-gone = Tisch { $table } ist weg.
no-person-nor-address = es gibt keine Person { $text }, und eine Adresse ist das auch nicht
sanction-for-good =
    { $deed-word ->
        [mute] { $target } kann nicht mehr chatten.
       *[ban] { $target } bleibt draußen.
    }
sanction-until =
    { $deed-word ->
        [mute] Bis { $time } kann { $target } nicht chatten.
       *[ban] Bis { $time } bleibt { $target } draußen.
    }
no-sanction =
    { $sanction-word ->
        [mute] { $target } darf chatten
       *[ban] { $target } ist nicht ausgesperrt
    }
sanction-is-over =
    { $sanction-word ->
        [mute] { $target } kann wieder chatten.
       *[ban] { $target } darf wieder herein.
    }
person-is-forgotten = { $person } ist vergessen; Tische, an denen sie war: { $count }.
cleared-away = Aufgeräumt: { $tables } Tische, { $people } Personen, { $keys } Schlüssel.

# Wertung.

rated-from-the-start = ein gewertetes Spiel beginnt am Anfang, nicht mit einer Stellung
rated-as-it-stands = ein gewertetes Spiel folgt einer Edition, wie sie ist, oder dem schnellen Spiel
rated-needs-a-clock = ein gewerteter Tisch braucht eine Uhr, damit sein Spiel zu einem Ende kommt
rated-needs-history = ein gewertetes Spiel steht in deiner Chronik, und die hast du ausgeschaltet
rated-without-hints = eine gewertete Partie wird ohne Tipps gespielt
rated-without-programs = an einem gewerteten Tisch spielt kein Programm
table-not-rated = dieser Tisch wird nicht gewertet
ratings-again = Neu berechnet: { $games } gewertete Spiele, davon { $others } mit anderer Wertung als zuvor.

## Lektionen.

no-such-lesson = diese Lektion gibt es nicht
lesson-over = diese Lektion ist vorbei
lesson-too-long =
    { $most ->
        [one] das war 1 Antwort: beginn von vorn
       *[other] das waren { $most } Antworten: beginn von vorn
    }
lesson-astray = Das führt woandershin. Nimm es mit U zurück, oder beginn von vorn.

## Das Labor.

no-lab-here = an diesem Tisch gibt es kein Labor
no-such-run = einen solchen Lauf gibt es nicht
not-your-run = das ist jemand anderes Lauf
lab-is-full = das Labor hat zu viel zu tun: versuche es später noch einmal
too-many-runs = du hast { $open } unfertige oder insgesamt { $kept } Läufe: warte auf einen, halte einen an oder lösche einen
only-whole-games-again = nur eine Partie, die hier von Anfang an und nach den heutigen Regeln gespielt wurde, kann noch einmal gespielt werden
not-put-right-again = eine Partie, deren Stellung von Hand berichtigt wurde, kann nicht noch einmal gespielt werden
run-of-so-many = ein Lauf hat ein oder zwei Regelwerke und von jedem 1 bis { $most } Partien

# Ein Spiel mit Karton.

not-to-be-recorded = dieses Spiel lässt sich nicht mitschreiben: Wo geschnippte Teile liegen bleiben, lässt sich nicht so genau eingeben, wie seine Regeln es brauchen
no-pen = mit diesem Link darfst du hier nicht mitschreiben
nothing-to-restore = es gibt keinen früheren Verlauf
nothing-recorded-here = an diesem Tisch wird kein Spiel mitgeschrieben
not-where-recorded = das geht nicht, wo ein Spiel mitgeschrieben wird
so-many-at-once =
    { $most ->
        [one] nur { $most } Antwort kann auf einmal eingegeben werden
       *[other] nur { $most } Antworten können auf einmal eingegeben werden
    }
