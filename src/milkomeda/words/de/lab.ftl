## Das Labor: viele Partien, und was sie zeigen.

cluster-needs-packages = ein Cluster braucht weitere Pakete: pip install "milkomeda[cluster]"
no-cluster-there = { $address }: dort antwortet kein Dask-Scheduler
another-run-is-there = { $folder }: dort liegt ein anderer Lauf
no-run-there = { $folder }: dort liegt kein Lauf
playtest-is-played = Spielt
playtest-stopped = Angehalten. { $folder } hält alles fest, was gespielt wurde; weiter geht es mit: { $command }
playtest-is-kept = Alles davon liegt in { $folder }

## Messgrößen: wie jede heißt, und was sie ist.

measure-rounds = Runden
    .about = Runden einer Partie, das Mittel aller Partien.
measure-turns = Züge
    .about = Züge einer Partie, aller Spieler zusammen.
measure-decisions = Entscheidungen
    .about = Antworten, die Spieler in einer Partie gaben, auch erzwungene.
measure-minutes = Minuten
    .about = Geschätzte Zeit in menschlichem Tempo: eine Sekunde für eine erzwungene Antwort, sonst fünf und vier mehr für jede Verdopplung der Möglichkeiten.
measure-completion = Partien, die enden
    .about = Anteil der Partien, die zu Ende gingen; die anderen wurden abgebrochen.
measure-endings = Was die Partie beendet
    .about = Anteil der Partien, die aus diesem Grund endeten.
measure-wins-by-seat = Siege nach Sitz
    .about = Anteil der Partien, die ein Sitz gewann.
measure-wins-by-place = Siege nach Platz in der ersten Reihenfolge
    .about = Anteil der Partien, die gewann, wer in der Reihenfolge der ersten Züge diesen Platz hatte.
measure-wins-by-character = Siege nach Zivilisation
    .about = Anteil der Partien, die gewann, wer sie spielte.
measure-wins-by-opening = Siege nach Eröffnung
    .about = Anteil der Partien, die gewann, wer mit diesen Aktionen begann.
measure-wins-by-bot = Siege nach Bot
    .about = Anteil der Partien, die ein Sitz dieses Bots gewann.
measure-victories-by-bot = Siege aller Sitze eines Bots
    .about = Was die Sitze dieses Bots von allen Siegen haben.
measure-rounds-spread = Partien nach Länge
    .about = Anteil der Partien, die so viele Runden hatten.
measure-rounds-by-objective = Runden je Ziel
    .about = Runden der Spiele, in denen es ausliegt.
measure-downtime = Warten auf den eigenen Zug
    .about = Geschätzte Minuten, die die anderen zwischen zwei Zügen eines Spielers brauchen.
measure-time-by-step = Wohin die Zeit geht
    .about = Anteil der geschätzten Zeit, der auf solche Entscheidungen verwendet wird.
measure-lead-changes = Führungswechsel
    .about = Wie oft in einer Partie zu Beginn eines Zuges jemand anderes die meisten Punkte hat.
measure-favourite-changes = Wechsel des Favoriten
    .about = Wie oft in einer Partie zu Beginn eines Zuges jemand anderes die besten Aussichten hat.
measure-drama = Dramatik
    .about = Um wie viel die Aussichten des späteren Siegers hinter denen des Favoriten liegen, im Mittel aller Züge.
measure-comebacks = Aufholjagden
    .about = Anteil der Partien, deren Sieger zur Halbzeit weniger als die Hälfte einer gleichen Aussicht hatte.
measure-favourite-wins = Der Favorit gewinnt
    .about = Anteil der Partien, die der Favorit zur Halbzeit gewann.
measure-leader-wins = Der Führende gewinnt
    .about = Anteil der Partien, die gewann, wer zur Halbzeit die meisten Punkte hatte.
measure-runaways = Enteilte Führende
    .about = Anteil der Partien, deren Sieger in jedem Zug der zweiten Hälfte Favorit war.
measure-dead-time = Tote Zeit
    .about = Anteil der Züge, nach denen die Aussichten des Siegers nie mehr unter 80 % fielen.
measure-decided = Wann es entschieden ist
    .about = Welcher Teil der Züge vorüber ist, wenn die Aussichten des Siegers für immer bei 95 % sind, im Mittel aller Partien.
measure-uncertainty = Ungewissheit
    .about = Wie offen die Partie ist: die Entropie aller Aussichten, 1 bei gleichen, im Mittel aller Züge.
measure-uncertainty-over-time = Ungewissheit im Verlauf
    .about = Dasselbe in jedem Zehntel einer Partie.
measure-hopeless = Züge ohne Hoffnung
    .about = Anteil der Züge von Spielern, deren Aussichten unter 5 % liegen.
measure-kingmaking = Königsmacher
    .about = Anteil der Züge von Spielern ohne Hoffnung, nach denen jemand anderes Favorit ist.
measure-set-up = Was der Aufbau entscheidet
    .about = Um wie viel die Aussichten vor dem ersten Zug von gleichen abweichen.
measure-calibration = Stimmen die Aussichten?
    .about = Anteil der Siege, wo eine Aussicht in diesem Zehntel vorhergesagt war.
measure-brier = Fehler der Aussichten
    .about = Mittleres Quadrat aus Vorhersage weniger Ergebnis; 0 ist am besten, gleiche Aussichten von vieren geben 0,19.
measure-branching = Möglichkeiten
    .about = Wie viele Möglichkeiten eine Entscheidung bietet, wo es mehrere gibt und man sie aufzählen kann.
measure-forced = Erzwungene Antworten
    .about = Anteil der Entscheidungen mit einer einzigen Möglichkeit.
measure-decisions-per-turn = Entscheidungen je Zug
    .about = Entscheidungen, bei denen es etwas zu wählen gibt, je Zug.
measure-declined = Ausgeschlagenes
    .about = Anteil der Entscheidungen dieser Art, bei denen es etwas zu wählen gab, mit der Antwort, die am wenigsten tut.
measure-agency = Einfluss
    .about = Um wie viel die Aussichten nach der besten Wahl über denen nach irgendeiner liegen, im Mittel aller betrachteten Entscheidungen.
measure-agency-by-step = Einfluss nach Entscheidung
    .about = Dasselbe für jede Art von Entscheidung.
measure-stakes = Entscheidungen, auf die es ankommt
    .about = Anteil der Entscheidungen, bei denen sich beste und schlechteste Wahl um 5 % der Aussichten oder mehr unterscheiden.
measure-missed = Verpasste Aussichten
    .about = Um wie viel die Aussichten nach der besten Wahl über denen nach der getroffenen liegen.
measure-actions = Aktionen
    .about = Anteil jeder Aktion an allen, die gewählt wurden.
measure-action-worth = Was eine Aktion wert ist
    .about = Um wie viel die Aussichten eines Spielers von einem Zug, der mit ihr beginnt, bis zum nächsten wachsen.
measure-place-worth = Was ein Platz in der Reihenfolge wert ist
    .about = Um wie viel die Aussichten eines Spielers von einem Zug auf diesem Platz einer Runde bis zum nächsten wachsen.
measure-shared-victories = Geteilte Siege
    .about = Anteil der Partien mit mehreren Siegern.
measure-score-of-winner = Punkte des Besten
    .about = Die höchste Punktzahl einer Partie.
measure-margin = Abstand
    .about = Um wie viele Punkte die höchste Punktzahl über der nächsten liegt.
measure-relative-margin = Abstand, anteilig
    .about = Dasselbe als Anteil der höchsten Punktzahl.
measure-score-spread = Vom Ersten zum Letzten
    .about = Um wie viele Punkte die höchste Punktzahl über der niedrigsten liegt.
measure-points-by-source = Punkte nach Quelle
    .about = Punkte, die ein Spieler am Ende daraus hat.
measure-points-of-winner = Punkte der Sieger nach Quelle
    .about = Punkte, die ein Sieger am Ende daraus hat.
measure-source-share = Anteil an allen Punkten nach Quelle
    .about = Was davon an allen Punkten aller Spieler stammt.
measure-source-share-of-winners = Anteil an den Punkten der Sieger nach Quelle
    .about = Was davon an allen Punkten der Sieger stammt.
measure-points-over-time = Punkte im Verlauf
    .about = Punkte eines Spielers, wenn der letzte Zug einer Runde beginnt, in Partien, die so weit kommen.
measure-lucky-wins = Der Glücklichste gewinnt
    .about = Anteil der Partien, die gewann, wer das meiste Würfelglück hatte, wo mehrere würfelten.
measure-fights = Kämpfe
    .about = Wie viele in einer Partie beginnen.
measure-peaceful = Partien ohne Kampf
    .about = Anteil der Partien, in denen keiner beginnt.
measure-fight-worth = Was ein Kampf wert ist
    .about = Um wie viel die Aussichten eines Spielers von einem Zug mit einem Kampf bis zum nächsten wachsen.
measure-fights-by-place = Kämpfe nach Ort
    .about = Wie viele Kämpfe dort in einer Partie beginnen.
measure-visits = Was wo geschieht
    .about = Wie viel von dem, was Spieler tun, dort in einer Partie geschieht.
measure-happenings = Was geschieht
    .about = Wie oft es in einer Partie geschieht.
measure-card-use = Karten im Gebrauch
    .about = Anteil der Spieler einer Partie, die sie hatten.
measure-wins-by-card = Siege nach Karte
    .about = Anteil der Partien, die gewann, wer sie hatte.
measure-card-effect = Was eine Karte bewirkt
    .about = Wie oft sie in einer Partie bei dem, der sie hat, etwas ändert.
measure-styles = Wie jeder Bot spielt
    .about = Anteil jeder Aktion an allen, die ein Bot gewählt hat.
measure-beats = Wer wen schlägt
    .about = Anteil der Spiele, in denen der eine Bot vor dem anderen liegt; geteilte Plätze zählen halb.
measure-luck = Was das Glück entscheidet
    .about = Anteil der Spiele, die jemand anders gewinnt, wenn nur dies anders fällt und alles andere Glück bleibt.
measure-bribes = Gezahlte Bestechungen
    .about = Ressourcen, die in einem Spiel für angenommene Angebote gegeben werden.
measure-place-price = Was für einen Platz in der Reihenfolge gezahlt wird
    .about = Ressourcen eines angenommenen Angebots dafür.
measure-card-worth = Was es wert ist, eine Karte zu bekommen
    .about = Um wie viel die Chancen eines Spielers von einem Zug, mit dem sie kommt, bis zum nächsten wachsen.

## Der Bericht.

report-title = { $game } im Labor
report-about =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcken
    } mit gemeinsamem Glück. Regeln: { $options }. Es spielen: { $bots }. Jede Zahl steht mit ihrem 95-%-Intervall.
report-trust = Dies sind Partien von { $bots }: Menschen spielen vielleicht anders. Ein Urteil, das ein stärkerer Bot nicht bestätigt, ist keines.
report-fast = Schnell
report-epic = Episch
report-fun = Spaß
report-fair = Wer gewinnt
report-full = Was geschieht
report-cards = Karten
report-musts = Karten der Sieger: wer eine davon hat, gewinnt öfter als andere
report-weak = Karten der Verlierer: wer eine davon hat, gewinnt seltener als andere
report-dead =
    { $cards ->
        [one] { $cards } tote Karte: kaum jemand hat sie je
       *[other] { $cards } tote Karten: kaum jemand hat je eine davon
    }
report-replay = Partie { $number } ansehen
report-is-written = { $file } sagt, was herauskam
headline-minutes = Eine Partie dauert etwa { $value } Minuten ({ $least } – { $most }).
headline-downtime = Auf den nächsten Zug wartet man { $value } Minuten ({ $least } – { $most }).
headline-completion = { $value } der Partien gehen zu Ende ({ $least } – { $most }).
headline-forced = { $value } aller Antworten sind erzwungen ({ $least } – { $most }).
headline-dead-time = Während { $value } der Züge ist die Partie schon entschieden ({ $least } – { $most }).
headline-lead-changes = Die Führung wechselt { $value } mal in einer Partie ({ $least } – { $most }).
headline-comebacks = { $value } der Partien gewinnt jemand, der zur Halbzeit geschlagen schien ({ $least } – { $most }).
headline-peaceful = { $value } der Partien vergehen ohne Kampf ({ $least } – { $most }).
headline-source-share = { $value } aller Punkte kommen aus einer Quelle: { $what } ({ $least } – { $most }).
headline-stakes = Auf { $value } der Entscheidungen kommt es an ({ $least } – { $most }).
headline-hopeless = { $value } der Züge werden ohne Hoffnung gespielt ({ $least } – { $most }).
headline-wins-by-seat = Von den Sitzen liegt { $what } am weitesten von einem gleichen Anteil: es gewinnt { $value } ({ $least } – { $most }).
headline-wins-by-character = Von den Zivilisationen liegt { $what } am weitesten von einem gleichen Anteil: sie gewinnt { $value } ({ $least } – { $most }).
headline-confirmed = { $bot } bestätigt das: { $value } ({ $bounds }).
headline-open = { $bot } spielt zu wenige Spiele, um das zu bestätigen: { $value } ({ $bounds }).
headline-doubted = { $bot } kommt zu einem anderen Urteil: { $value } ({ $bounds }). Keinem von beiden ist zu trauen, bevor bessere Bots gespielt haben.
ending-cut = abgebrochen: sie ging nicht zu Ende
ending-ended-by-sectors = alle Sektoren sind gelegt
ending-ended-by-claim = ein Anspruch, der die Ziele vollendet
ending-ended-by-objectives = genug Ziele sind voll
ending-ended-by-last-claim = der letzte Anspruch
ending-ended-by-slots = genug Plätze sind beansprucht
ending-ended-by-rounds = die letzte Runde
ending-ended-by-pool = der Vorrat ist leer

## Woher Glück kommt.

luck-all = alles Glück
luck-thoughts = was Bots dem Zufall überlassen
luck-roll = Würfel
luck-deal-order = die erste Reihenfolge
luck-reveal-order = Reihenfolgekarten
luck-objective = ausliegende Ziele
luck-civilization = wer welche Zivilisation hat
luck-show = Direktiven und Protokolle
luck-draw-technology = gezogene Technologien
luck-first-draw = Sektoren zu Beginn
luck-draw = erkundete Sektoren
luck-spread = wie Planeten verteilt sind
luck-starter = wer beginnt
luck-dice = Würfel
luck-physics = wo Geschnipptes endet
luck-reveal = aufgedeckte Planeten
