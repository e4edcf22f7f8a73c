## Befehle.

what-milkomeda-is = Milkomeda, ein strategisches Brettspiel in einer eben verschmolzenen Galaxie; und Starflick.
examples-are = Beispiele:
example-is = Beispiel: { $command }
example-nothing = der Tisch im Browser: gegen Bots oder mit Freunden
example-play = du gegen einen Bot
example-seats = du gegen drei
example-hotseat = drei Leute an dieser Tastatur
example-starflick = Sternenschiffe schnippen
example-load = ein gespeichertes Spiel weiterspielen
example-watch = Bots spielen, du schaust zu
example-replay = in einem gespeicherten Spiel blättern
example-rules = die Spielregeln
example-rulings = alle Entscheidungen und Optionen
command-play = in diesem Terminal spielen
command-table = den Tisch im Browser öffnen
command-admin = nach den Tischen sehen, die ein Server aufbewahrt
command-record = ein Spiel mit Karton mitschreiben, während ihr spielt
command-watch = Bots spielen lassen
command-replay = in einem gespeicherten Spiel blättern
command-rules = die Spielregeln
command-rulings = alle Entscheidungen und Optionen
command-cards = die Karten
command-edition = eigene Ausgaben: eine Datei anlegen, prüfen, Ausgaben vergleichen und zeigen
command-check = in einem Spiel nach Fehlern suchen
command-learn = ein Spiel lernen, im Spiel gegen sich selbst
command-ladder = messen, wie stark Bots sind
command-combat = die Aussichten eines Kampfes
command-playtest = viele Partien spielen und messen, wie sie sind

## Was sie annehmen.

argument-language = die Sprache: { $codes } (oder MILKOMEDA_LANGUAGE)
argument-version = nennt die Version
argument-game = das Spiel: { $games }
argument-edition = eine Ausgabe oder deren Datei; die neueste, wenn keine genannt ist ({ $editions })
argument-edition-deed = new, check, diff, show oder flatten
argument-edition-names = wie die neue heißt; eine Datei oder eine Ausgabe; zwei davon für diff
argument-edition-base = womit eine neue beginnt: eine Ausgabe
argument-options = geänderte Regeln, etwa "bribes=none fleets=20"
argument-players = 2, 3 oder 4
argument-seed = noch einmal derselbe Zufall
argument-snapshot = von einem Protokoll nur die letzte Stellung
argument-as-far-as-it-goes = von einem Protokoll alles, was diese Regeln nachspielen können
argument-play-seats = me oder ein Bot für jeden Platz ({ $bots })
argument-hotseat = Menschen auf allen Plätzen, an einer Tastatur
argument-load = ein gespeichertes Spiel weiterspielen
argument-position = mit einer Stellung beginnen
argument-open = und ihn im Browser dieses Rechners öffnen, wenn er einen Bildschirm hat
argument-host = die Adresse, unter der der Tisch zu erreichen ist
argument-port = der Port (8470 oder der nächste freie)
argument-table-database = sqlite:///DATEI oder postgresql://… (oder DATABASE_URL)
argument-table-pace = die Bots mindestens brauchen
argument-think = die Bots höchstens brauchen
argument-limits = so viel wie die üblichen Grenzen
argument-hosts = unter denen nach dem Tisch gefragt werden darf (alle)
argument-url = unter der man den Tisch erreicht, für Links in Nachrichten
argument-private-hooks = Nachrichten auch an Adressen in diesem Netz schicken
argument-workers = Prozesse, in denen Bots denken
argument-idle = bis ein leerer Tisch den Speicher verlässt
argument-lab = so viele Prozesse des Labors, das für alle spielt, die Regeln ändern; 0 für kein Labor
argument-lab-games = höchstens so viele Partien darf ein Lauf des Labors nach jedem Regelwerk verlangen
argument-lab-cluster = für das Labor spielt der Dask-Cluster, dessen Scheduler dort ist
argument-deed = list, show, log, export, close, reopen, delete, mute, unmute, ban, unban, forget, purge oder ratings
argument-target = ein Tisch, eine Person oder eine Adresse
argument-days = wie lange jemand stumm oder ausgesperrt ist (0: für immer)
argument-admin-database = die des Servers (oder DATABASE_URL)
argument-bots = wer spielt ({ $bots })
argument-watch-pace = für jeden Zug (0: ohne Pause)
argument-watch-games = mehr als eins: nur, wie sie enden
argument-rounds = nach so vielen Runden bleibt ein Spiel unbeendet
argument-file = ein gespeichertes Spiel
argument-record-file = wo es bleibt; ein Spiel, das dort ist, geht weiter
argument-record-players = wer spielt, in der Reihenfolge der Plätze
argument-at = nach N Antworten beginnen
argument-diff = wie sich zwei Ausgaben unterscheiden
argument-kind = sectors, directives, objectives, protocols oder technologies
argument-check-seats = wie viele spielen (0: nacheinander jede Zahl)
argument-check-games = wie viele gespielt werden
argument-learn-file = wohin die Gewichte kommen; DATEI.part daneben hält fest, was zum Weitermachen nötig ist
argument-minutes = wie lange gelernt wird
argument-from = Gewichte, mit denen begonnen wird
argument-learn-edition = alle, wenn keine genannt ist ({ $editions })
argument-learn-seed = noch einmal derselbe Anfang
argument-against = gegen wen am Ende gemessen wird ({ $bots } oder Dateien mit Gewichten)
argument-learn-games = mit denen gemessen wird, gegen jeden von ihnen
argument-ladder-file = die Seite, in die das Ergebnis kommt; sonst wird es nur gezeigt
argument-ladder-bots = wer spielt ({ $bots } oder Dateien mit Gewichten für reflex)
argument-characters = zuschauen, wie die Charaktere einer Stufe spielen, statt Bots zu messen
argument-chances = statt Bots zu messen, sehen, wie sehr die Gewinnchancen in Partien einer Stufe stimmen
argument-ladder-players = an einem Tisch: so viele wie möglich, wenn nichts genannt ist
argument-ladder-games = in denen sich je zwei von ihnen mindestens treffen
argument-fleets = des Angriffs, dann jeder Verteidigung
argument-technologies = des Angriffs: Namen, mit Kommas
argument-defender-technologies = der ersten Verteidigung
argument-picture = zeichnet die Aussichten aller Kämpfe mit bis zu sechs Schiffen je Seite in diese Datei (SVG)
argument-json = für Programme
argument-fights = wo Aussichten nicht exakt sein können: wie viele ausgefochten werden
argument-processes = die gleichzeitig spielen
argument-folder = wo alles bleibt, um weiterzumachen oder weiterzufragen; sonst bleibt nichts
argument-playtest-bots = wer spielt: ein Name für jeden Sitz oder einer für alle ({ $bots } oder Dateien mit Gewichten für reflex)
argument-playtest-players = an einem Tisch: so viele wie möglich, wenn nichts genannt ist
argument-playtest-games = wie viele gespielt werden
argument-cluster = die Adresse eines Dask-Schedulers, dessen Arbeiter spielen
argument-confirm = ein anderer Bot spielt ein Zehntel so viele Spiele, und es wird gesagt, wo er zu einem anderen Urteil kommt
argument-facts = was geschieht, wird von jedem so vielten Block erzählt, 0 für keinen; von etwa 1000 Partien, wenn nichts genannt ist
argument-report = die Seite, die sagt, was herauskam

## Was für das steht, was getippt wird.

typed-command = Befehl
typed-code = CODE
typed-number = N
typed-seconds = SEKUNDEN
typed-days = TAGE
typed-times = MAL
typed-url = URL
typed-address = ADRESSE
typed-names = NAME,NAME
typed-who = WER,WER
typed-bot = BOT
typed-bots = BOT,BOT
typed-folder = ORDNER
typed-edition = AUSGABE
typed-two-editions = A B
typed-options = OPTIONEN
typed-deed = Tat
typed-target = Ziel
typed-kind = Art

## Was daran falsch ist.

usage-is = Aufruf:
positional-arguments = Angaben
optional-arguments = Optionen
shows-this-help = diese Hilfe zeigen
program-error = { $prog }: Fehler: { $message }
argument-error = { $argument-name }: { $message }
arguments-unknown = unbekannte Angaben: { $what }
arguments-missing = diese Angaben fehlen: { $what }
argument-excluded-by = geht nicht zusammen mit { $what }
argument-takes-nothing = nimmt keinen Wert an: { $what }
argument-expects-one = braucht einen Wert
argument-expects = braucht { $what } Werte
argument-ambiguous = mehrdeutige Option: { $option } könnte { $matches } sein
argument-of-another-type = kein Wert der Art { $type }: { $value }
argument-none-of = steht nicht zur Wahl: { $value } (möglich sind { $choices })
no-such-language = es gibt keine Sprache „{ $code }“: die Sprachen sind { $codes }
seed-at-most = --seed ist höchstens { $most }
not-for-so-many = { $name } ist für { $some } oder { $most } Personen, nicht für { $players }
no-such-character =
    { $count ->
        [0] „{ $text }“ gibt es nicht: { $bot } hat keinen Charakter
       *[other] „{ $text }“ gibt es nicht: { $bot } kann { $names } sein
    }
no-such-player = es spielt niemand namens „{ $text }“ mit: möglich sind { $names }
other-number-of-seats =
    { $seats ->
        [one] { $seats } Platz ist benannt, aber --players sagt { $players }
       *[other] { $seats } Plätze sind benannt, aber --players sagt { $players }
    }
loaded-game-keeps-its-rules = ein geladenes Spiel behält seine Regeln: Lass --edition und --options weg
load-how = s: die letzte Stellung laden, f: nachspielen, so weit es geht, q: aufhören?
pace-games-rounds = --pace ist von 0 bis { $most }, --games und --rounds sind mindestens 1
holds-no-answer = in { $file } steht noch keine Antwort: milkomeda play --load { $file }
game-has-so-many-answers =
    { $answers ->
        [one] --at { $at }: dieses Spiel hat { $answers } Antwort
       *[other] --at { $at }: dieses Spiel hat { $answers } Antworten
    }
games-at-least-one = --games ist mindestens 1
minutes-processes-games = --minutes ist mehr als 0 und höchstens { $longest }, --processes von 1 bis { $most }, --games mindestens 1
processes-games = --processes ist von 1 bis { $most }, --games mindestens 1
extras-are-lacking = das braucht Pakete, die nicht installiert sind: uvx 'milkomeda[lab,print]' bringt sie mit, pip install 'milkomeda[lab,print]' auch, und ein mit EXTRAS=lab,print gebautes Image hat sie

## Lernen.

learning-begins = Spielt die ersten Spiele
learning-goes-on =
    { $games ->
        [one] Macht weiter nach { $games } Spiel und { $minutes } min
       *[other] Macht weiter nach { $games } Spielen und { $minutes } min
    }
learning-so-far =
    { $games ->
        [one] { $games } Spiel, von den letzten endeten { $ended }
       *[other] { $games } Spiele, von den letzten endeten { $ended }
    }
minutes-left = noch { $minutes } min
learning-stopped = Angehalten. In { $file } steht alles Gelernte; weiter geht es mit: { $command }
learning-is-over =
    { $games ->
        [one] Aus { $games } Spiel gelernt: { $file }
       *[other] Aus { $games } Spielen gelernt: { $file }
    }
wins-against = Gewinnt gegen { $others } ({ $options })
so-many-unfinished =
    { $games ->
        [0] alle Spiele endeten
        [one] { $games } Spiel endete nicht
       *[other] { $games } Spiele endeten nicht
    }
no-learning-to-go-on-with = { $file }: dort ist nichts, womit sich weiterlernen ließe
another-learning = { $file }: dort wird ein anderes Spiel gelernt, oder mit anderen Regeln
weights-of-something-else = { $file }: diese Gewichte gehören zu einem anderen Spiel
no-bot-in-there = in { $module } gibt es keinen Bot { $text }: { $problem }
that-is-no-bot = { $text } in { $module } ist kein Bot: ein Bot ist eine Unterklasse von milkomeda.bots.bot.Bot
ladder-is-played = Spielt
characters-are-watched = Sieht zu
chances-are-told = Sagt Chancen voraus
ladder-is-written =
    { $games ->
        [one] { $games } Spiel: { $file }
       *[other] { $games } Spiele: { $file }
    }
ladder-needs-more-bots = --bots nennt jeden Bot einmal, und mindestens { $seats } von ihnen; von genau { $seats } dürfen einige gleich sein, aber nicht alle
so-many-players = { $players } Personen
all-is-well =
    { $games ->
        [one] { $games } Spiel { $game }: alles in Ordnung.
       *[other] { $games } Spiele { $game }: alles in Ordnung.
    }
violations-found =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } { $game }: { $violations ->
        [one] { $violations } Verstoß
       *[other] { $violations } Verstöße
    } gefunden.
