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
