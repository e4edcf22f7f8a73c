## Untersuchungen: Regeln und Bots nebeneinander.

lab-measure = Maß
lab-verdict = Urteil
verdict-not-yet = die ersten Partien abwarten
verdict-open =
    { $games ->
        [one] weiter: etwa { $games } Partie mehr
       *[other] weiter: etwa { $games } Partien mehr
    }
verdict-alike = gleich in allen Partien
verdict-equal = gleich bis auf { $margin }
verdict-better = B ist besser
verdict-worse = B ist schlechter
verdict-more = B hat mehr
verdict-less = B hat weniger
verdict-doubted = { $measure }: { $bot } kommt zu einem anderen Urteil. Keinem von beiden ist zu trauen, bevor bessere Bots gespielt haben.
comparison-so-far =
    { $games ->
        [one] { $games } Partie.
       *[other] { $games } Partien.
    } Alle Intervalle gelten zusammen mit einer Wahrscheinlichkeit von 95 %, wie oft man auch hinsieht.
comparison-announced =
    { $games ->
        [one] Etwa { $games } Partie unterscheidet Abstände so groß wie die Spielräume von keinem.
       *[other] Etwa { $games } Partien unterscheiden Abstände so groß wie die Spielräume von keinem.
    }
study-stopped = Angehalten. { $file } enthält, was gefunden wurde; weiter mit: { $command }
another-study = { $file }: dort wurde etwas anderes untersucht
no-such-measure = es gibt kein Maß „{ $name }“: die Maße sind { $names }
measure-needs-a-key = das Maß { $name } hat einen Wert für jedes von mehreren: nenne eines, wie in { $name }:1, oder mehrere zusammen, wie in { $name }:1+2
measure-has-no-keys = das Maß { $name } ist eine einzige Zahl: lass weg, was nach dem Doppelpunkt kommt
no-such-margin = --margin schreibt man wie „rounds=0.5,completion=0.02“, mit Maßen, nach denen gefragt ist
compared-with-itself = beide Seiten sind dieselben
sweep-of-so-many =
    { $points ->
        [0] keiner dieser Werte ergibt einen Sinn
       *[other] das sind { $points } Punkte, und { $most } sind die meisten
    }
lab-option = Option
lab-share = Anteil
lab-ruling = Regelung
lab-spreads = Streuungen
lab-matters = Von Belang
explanation-of = Welche Optionen den Unterschied von A zu B machen
explanation-of-all = alle zusammen
sweep-so-far =
    { $games ->
        [one] { $games } Partie an jedem Punkt.
       *[other] { $games } Partien an jedem Punkt.
    } Die Intervalle eines Maßes gelten zusammen mit einer Wahrscheinlichkeit von 95 %, wie oft man auch hinsieht.
rulings-by-weight = Was andere Antworten auf offene Regelungen bewirken ({ $options })
rulings-so-far =
    { $games ->
        [one] { $games } Partie von jeder.
       *[other] { $games } Partien von jeder.
    } Gezeigt ist das Maß, das eine Antwort am meisten ändert, in Streuungen eines Blocks. Von denen, die von Belang sein sollen, kann eine von zwanzig Zufall sein.
picture-in-margins = Unterschiede in Spielräumen; schattiert ist, was als gleich gilt
picture-in-spreads = Unterschiede in Streuungen eines Blocks; schattiert ist, was klein ist
no-way-between = kein Weg führt von der einen Seite zur anderen: alles dazwischen ergibt keinen Sinn
sweep-of-two = untersucht werden eine Option oder zwei
target-file-problem = { $file }: { $problem }
target-line-problem = { $file }, Zeile { $line }: { $problem }
no-target-file = { $file }: diese Datei gibt es nicht
nothing-is-wanted = es ist nichts gewünscht: schreib ein [targets]
target-unknown = „{ $text }“ gibt es hier nicht, am nächsten kommt „{ $near }“
target-needs-a-key = das Maß { $name } hat einen Wert für jedes von mehreren: nenne eines, wie in { $name }:1, oder { $name }:* für jedes
target-is-none = „{ $text }“ kann man nicht wünschen: schreib „>= 3“, „<= 0.6“, „8..14“, „10“ oder „mean ± 0.08“
target-of-another-kind = { $name } ist hier etwas anderes
target-of-so-many = players sind { $counts }
tuning-searches = Sucht: { $rules } Regelwerke, { $changes ->
        [one] { $changes } Änderung
       *[other] { $changes } Änderungen
    } im besten
tuning-decides = Entscheidet zwischen den besten
tuning-takes-back = Nimmt zurück, was sich nicht lohnt, von { $changes ->
        [one] { $changes } Änderung
       *[other] { $changes } Änderungen
    }
tuning-tests = Prüft mit neuem Glück
tuning-title = Was gefunden wurde, ausgehend von { $options }
tuning-so-far = { $games } Partien nach { $rules } Regelwerken.
tuning-distance = Abstand vom Gewünschten, mit neuem Glück: vorher { $before }, nachher { $after }; mit Preisen und Grenzen { $gap }.
tuning-intervals =
    { $games ->
        [one] Vorher und nachher: je { $games } Partie
       *[other] Vorher und nachher: je { $games } Partien
    } mit demselben Glück, nach dem nichts ausgesucht wurde. Wo ein Ziel mehrere betrifft, ist das gezeigt, das am weitesten davon entfernt ist, und ihre Intervalle gelten zusammen.
tuning-key-unseen = { $name }: nichts dieses Namens kam je vor; es gab { $seen }
tuning-reached = Was erreicht ist
tuning-target = Ziel
tuning-wanted = Gewünscht
tuning-before = Vorher
tuning-after = Nachher
tuning-limit = (Grenze)
tuning-met-yes = gilt
tuning-met-no = gilt nicht
tuning-met-open = nicht sicher
tuning-met-unknown = unbekannt
tuning-changed = Änderungen
tuning-change = Von → nach
tuning-price = Preis
tuning-worth = Was es über seinen Preis hinaus bringt
tuning-importance = Auf welche Optionen es ankommt, nach allem Versuchten
tuning-fewest = Wie nah so viele Änderungen kommen
tuning-changes = Änderungen
tuning-away = Abstand
tuning-tried = Was versucht wurde
tuning-number = Vorschlag
tuning-cost = Abstand und Preis
tuning-games = Partien
tuning-about = Gefunden von milkomeda tune für { $targets } Ziele, in { $games } Partien.
tuning-play = Zum Spielen: { $command }

## Die Befehle.

command-compare = zwei Regelwerke oder zwei Bots nebeneinander, bis klar ist, was sich unterscheidet
argument-one = was verglichen wird: eine Ausgabe, Optionen wie "end_cards=3", oder ein Bot
argument-other = womit
argument-compare-bots = wer spielt: ein Name für jeden Sitz, oder einer für alle ({ $bots }, oder Dateien mit Gewichten für reflex)
argument-compare-players = an einem Tisch: so viele wie möglich, wenn nichts gesagt wird
argument-compare-games = höchstens; es endet, sobald es zu allen Maßen ein Urteil gibt
argument-compare-options = Regeln, die beide Seiten haben
argument-measures = was gemessen wird
argument-margin = was als gleich gilt, wie "rounds=0.5,completion=0.02"; sonst 3 Punkte eines Anteils, ein Fünftel der Streuung von allem anderen
argument-keep = wo bleibt, was gefunden wurde, um weiterzumachen
typed-side = SEITE
typed-measures = MASS,MASS
typed-margins = MASS=ZAHL
command-explain = welche der Optionen, in denen sich zwei Regelwerke unterscheiden, den Unterschied machen
command-sweep = Maße entlang den Werten einer Option, oder zweier
argument-spans = Optionen mit ihren Werten, wie "end_cards=1..4", "deck=20,28,36" oder "bribes"
argument-measure = jede offene Regelung anders spielen und ordnen, was das bewirkt
argument-rulings-games = mit --measure: von jeder anderen Antwort
argument-sweep-games = an jedem Punkt
argument-explain-games = höchstens, aller Schritte von der einen Seite zur anderen
typed-spans = OPTION=WERTE
command-tune = ändert Regeln, so wenig wie möglich, bis Partien sind, wie eine Datei sie wünscht
argument-tune-target = was gewünscht ist, und was dafür geändert werden darf (siehe docs/lab.md)
argument-tune-file = wohin die gefundene Ausgabe kommt
argument-tune-games = zum Suchen; etwa ebenso viele entscheiden
argument-fresh = mit denen am Ende geprüft wird, was gefunden wurde und was da war
