## Dateien.

no-such-home = { $file }: so einen persönlichen Ordner gibt es nicht
file-is-unusable = { $file }: { $errno }
file-is-no-text = { $file }: das ist kein Text in UTF-8
file-is-too-large = { $file }: das ist zu groß für ein Spiel
file-exists = { $file } gibt es schon: „save! { $file }“ ersetzt die Datei
no-name-for-a-file = { $file }: so kann keine Datei heißen
errno-EACCES = Zugriff verweigert
errno-EBUSY = Gerät oder Datei wird gerade gebraucht
errno-EDQUOT = Der zugeteilte Speicherplatz ist voll
errno-EEXIST = Die Datei gibt es schon
errno-EFBIG = Die Datei ist zu groß
errno-EINVAL = Das geht damit nicht
errno-EIO = Fehler beim Lesen oder Schreiben
errno-EISDIR = Das ist ein Ordner
errno-ELOOP = Zu viele Verweise hintereinander
errno-EMFILE = Zu viele offene Dateien
errno-ENAMETOOLONG = Der Name ist zu lang
errno-ENOENT = Datei oder Ordner nicht gefunden
errno-ENOSPC = Kein Platz mehr auf dem Datenträger
errno-ENOTDIR = Das ist kein Ordner
errno-EPERM = Das ist nicht erlaubt
errno-EROFS = Hier kann nur gelesen werden
wrong-in-file = { $file }, { $problem }
other-rules = { $file }, Zeile 2: gespielt nach Regelversion { $rules }, dies ist Version { $now }; --snapshot lädt die letzte Stellung, --as-far-as-it-goes spielt nach, was noch passt
from-its-snapshot = ab der letzten Stellung
stopped-at = angehalten: { $problem }
load-which-file = welche Datei? Zum Beispiel: load abend.log
save-under-which-name = unter welchem Namen? Zum Beispiel: save abend.log
saved-nowhere = das Spiel ließ sich nirgends speichern
saved-as = Gespeichert: { $file }
loaded-from = Geladen: { $file }
go-on-with = Weiter geht es mit: { $command }
another-game = { $file } ist eine Partie { $game }, hier wird { $other-game } gespielt
another-number-of-players =
    { $players ->
        [one] { $file } ist ein Spiel für { $players } Person, dieser Tisch hat { $number } Plätze
       *[other] { $file } ist ein Spiel für { $players } Personen, dieser Tisch hat { $number } Plätze
    }

## Am Tisch.

look-at-what = Was willst du ansehen? { $parts }
part-map = Karte
part-board = Brett
part-players = wer spielt
part-directives = Direktiven
part-objectives = Ziele
part-technologies = Technologien
part-planets = Planeten
part-ships = Schiffe
part-legend = Zeichen
when-read = Drück die Eingabetaste, wenn du das gelesen hast.
when-alone = Drück die Eingabetaste, wenn nur du den Bildschirm siehst.
pass-the-keyboard = Gib die Tastatur weiter: { $seat } ist dran.
lines-left =
    { $lines ->
        [one] noch 1 Zeile: tippe „more“
       *[other] noch { $lines } Zeilen: tippe „more“
    }
bot-would-answer = Ein Bot würde antworten: { $text }
bot-would-answer-number = Ein Bot würde antworten: { $text } (Nummer { $number })
name-for-the-game = Unter welchem Namen speichern? (Eingabetaste: Es findet sich einer.)
name-for-the-log = Unter welchem Namen das Protokoll speichern? (Eingabetaste: gar nicht)

## Was man außer Antworten tippen kann.

how-to-answer = Antworte mit einer Nummer oder in der Notation. Außerdem:
typed-word = WORT
typed-part = TEIL
typed-file = DATEI
explains-the-question = erklärt, was gerade gefragt ist
explains-a-word = erklärt ein Ding, einen Ort …
draws-the-table = zeichnet den Tisch neu
draws-a-part = nur einen Teil davon: { $parts }
shows-more = zeigt mehr von der Auswahl
asks-a-bot = fragt einen Bot
lets-a-bot-play = lässt einen Bot diesen Zug beenden
takes-back = nimmt die letzte Antwort zurück
tells-again = erzählt, was geschehen ist
saves-the-game = speichert; save! ersetzt eine Datei
loads-a-game = spielt ein gespeichertes Spiel weiter
shows-the-rules = die Spielregeln
saves-and-leaves = speichert und beendet

## Die Auswahl.

type-a-number = Tippe eine Zahl von { $low } bis { $high } ({ $text } … { $other-text }).
not-possible = Das geht nicht: { $why }.
too-many-to-number = Für Nummern ist die Auswahl zu groß: { $ask }
not-on-the-list = { $number } steht nicht auf der Liste, die von { $low } bis { $high } geht.
none-of-the-choices = „{ $text }“ steht nicht zur Wahl. Tippe ? für eine Erklärung.
could-be = „{ $text }“ könnte sein: { $texts }.
game-with-one-edition = { $name } hat nur eine Ausgabe
game-without-cards = { $name } hat keine Karten

## Milkomedas Tisch.

homeworld = Heimatwelt
home = Heim
at-cell = auf { $cell }
round-number = Runde { $number }
set-up = Aufbau
sectors-in-the-deck =
    { $sectors ->
        [one] { $sectors } Sektor im Stapel
       *[other] { $sectors } Sektoren im Stapel
    }
sector-on-top = obenauf { $sector }
game-ends-with = Bis zum Ende fehlen noch { $ways }.
ways-comma = { $before } oder { $after }
missing-sectors =
    { $n ->
        [one] { $n } Sektor
       *[other] { $n } Sektoren
    }
missing-cards =
    { $n ->
        [one] { $n } volles Ziel
       *[other] { $n } volle Ziele
    }
missing-slots =
    { $n ->
        [one] { $n } beanspruchtes Feld
       *[other] { $n } beanspruchte Felder
    }
missing-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
that-is-you = du
so-many-points = { $points } SP
victory-points = SP
is-master = Meister
could-end-the-game = könnte das Spiel beenden
ends-it-by = durch { $card }
ends-it-or-by = oder { $card }
by-exploring = Erkunden
so-many-fleets =
    { $fleets ->
        [one] { $fleets } Flotte
       *[other] { $fleets } Flotten
    }
in-supply = Vorrat
last-action = zuletzt
technologies-of = Technologien von { $seat }
directives-on-display = Direktiven
no-directive = keine Direktive
unlocks-nothing = schaltet nichts frei
unlocks-for = schaltet { $action } für { $price } frei
open-objectives = Ziele
objectives-and-ends = Ziele (! beendet das Spiel)

## Der Kampfplan.

fight-at = Kampf auf { $cell } { $sector }
fight-round = Runde { $number }
formed-up-anew = { $times } von { $most } Mal neu aufgestellt
so-many-hit = { $ships } getroffen
attacks-with = greift mit { $fleets } an
defends-with = verteidigt mit { $fleets }
is-favoured = im Vorteil
so-many-shielded = { $ships } geschützt
is-forming-up = stellt sich auf
so-many-dice = { $dice } Würfel
so-many-hits = { $hits } Treffer

## Das Ende, Zuschauen und Nachspielen.

final-score = Endstand
score-in-round = Nicht zu Ende gespielt: der Stand in Runde { $number }
points-from = SP durch
played-by = wer spielt
in-all = zusammen
column-game = Spiel
column-rounds = Runden
column-winner = gewonnen hat
column-wins = Siege
is-unfinished = nicht zu Ende
answer-of = { $at } von { $answers }
game-begins = Das Spiel beginnt.
nothing-to-replay = Es gibt nichts nachzuspielen: Noch wurde keine Antwort gegeben.
replay-keys = n weiter · p zurück · eine Zahl springt dorthin · end ans Ende · q beendet

# A game with cardboard.

lists-what-was-entered = was zuletzt eingegeben wurde, mit seinen Nummern
goes-back-before-that = dort stimmt etwas nicht: zurück bis kurz davor
goes-on-as-entered = danach: weiter wie eingegeben, so weit es passt
forgets-what-followed = vergessen, was schon weiter eingegeben war
restores-the-course = den Verlauf von vor der letzten Rückkehr zurückholen
puts-the-position-right = eine Zeile der Stellung von Hand ändern, wie in „right teal: helix, storage 4 4 4 4“
all-as-it-was = Enter, wenn alles so war; back N, undo oder right, wenn etwas nicht stimmt>
back-undo-or-nothing = tipp „back“ mit einer Nummer, „undo“, „right“ mit einer Zeile, oder nichts
type-its-name = Tipp den Anfang des Namens.
type-what-fell = Tipp, was die Würfel zeigen, wie in 5 2 6.
entered-further-on =
    { $later ->
        [one] Eine Antwort war schon weiter eingegeben
       *[other] { $later } Antworten waren schon weiter eingegeben
    }; von hier aus passen { $fits } („on“ gibt sie wieder ein, „forget“ vergisst sie).
right-which-line = welche Zeile? Wie in „right A1: 3 teal“
record-whom = zwei bis vier Spieler, mit Kommas: --players Ada,Bob
typed-line = ZEILE
