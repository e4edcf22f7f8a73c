## Dateien.

no-such-home = { $file }: so einen persönlichen Ordner gibt es nicht
file-is-unusable = { $file }: { $errno }
file-is-no-text = { $file }: das ist kein Text
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
