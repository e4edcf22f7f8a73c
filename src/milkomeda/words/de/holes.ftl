## Die Jagd nach Löchern in den Regeln.

command-holes = jagen, was ein Autor fürchtet: Partien ohne Ende, Karten, die niemand nutzen kann, Optionen ohne Wirkung, eine Strategie, die immer gewinnt
argument-holes-bots = wer gefragt wird, mit Namen; den ersten muss eine Strategie schlagen ({ $bots }). Ist nichts genannt: der übliche Bot, alle seine Charaktere und random
argument-holes-players = an einem Tisch: so viele wie möglich, wenn nichts genannt ist
argument-holes-games = wie viele Partien die Gefragten spielen
argument-holes-keep = ein Ordner für die Protokolle und alles, was zum Weitermachen nötig ist
argument-learn = Partien, aus denen ein Ausnutzer lernt, den ersten zu schlagen; 0 für keine
learn-at-most = --learn ist von 0 bis { $most } Partien
hunts-games = Spielt
hunts-options = Versucht andere Regeln
hunts-lessons = Lernt auszunutzen
hunts-rivals = Versucht Strategien
hunts-proofs = Kürzt die Protokolle
hunts-champion = Versucht die beste noch einmal
hunt-title = Löcher in den Regeln von { $game }
hunt-about =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } nach diesen Regeln: { $options }. Gefragt wurden { $bots }, jeder an eigenen Tischen und alle zusammen; jede zweite Partie begann in irgendeinem Augenblick einer Zufallspartie.
hunt-trust = Was gefunden wurde, gibt es: Jedes Protokoll lässt sich nachspielen. Was nicht gefunden wurde, haben nur diese Bots in so vielen Partien nicht gefunden. Eine Karte, die sie nie nutzen, mögen Menschen lieben; stärkere Bots und mehr Partien sagen mehr.
hunt-replay = Das Protokoll, das es zeigt
hunt-thing =
    { $name } (nie in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: unter { $most })
hunt-step =
    { $name } (in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    })

## Was gefunden wurde.

hunt-dead-end = { $times } von { $games } Partien ({ $share }) kamen zu einer Frage, auf die es keine Antwort gibt.
hunt-endless = { $times } von { $games } Partien ({ $share }) waren nach { $answers } Antworten nicht zu Ende, und von dieser Stellung an beendet sie niemand, der gefragt wurde. Das Protokoll geht von dort eine Runde weiter.
hunt-dawdling = { $times } von { $games } Partien ({ $share }) waren nach { $answers } Antworten nicht zu Ende: { $bots } spielen ewig weiter, obwohl andere die Partie von dort beenden würden. Das Protokoll ist die letzte Runde.
hunt-exploit = { $bots } gewinnt { $interval } von { $games } Partien gegen { $others }; { $even } wären ausgeglichen. Das Protokoll ist die kürzeste Partie, die er gewann.
hunt-stuck = In { $times } von { $games } Partien ({ $share }) hatte jemand mehr als { $rounds } Runden lang keine Wahl der Aktion.
hunt-unmet =
    { $count ->
        [one] Eines ({ $kind }) war zu haben, und niemand hatte es je:
       *[other] { $count } einer Art ({ $kind }) waren zu haben, und niemand hatte je eines davon:
    }
hunt-idle =
    { $count ->
        [one] Eines ({ $kind }) war im Spiel und bewirkte nie etwas:
       *[other] { $count } einer Art ({ $kind }) waren im Spiel und bewirkten nie etwas:
    }
hunt-unseen =
    { $count ->
        [one] Eines ({ $kind }) kam nie vor:
       *[other] { $count } einer Art ({ $kind }) kamen nie vor:
    }
hunt-shunned =
    { $count ->
        [one] Eines ({ $kind }) war da, und niemand, der gewinnen will, hatte es je, nur wer alles nimmt:
       *[other] { $count } einer Art ({ $kind }) waren da, und niemand, der gewinnen will, hatte je eines, nur wer alles nimmt:
    }
hunt-inert = Kein anderer Wert dieser Optionen änderte etwas: weder was man antworten konnte noch was daraus wurde ({ $count }). Das Protokoll ist dieselbe Partie mit einem anderen Wert der ersten.

## Was nicht.

clear-dead-end = Keine Frage ohne Antwort in { $games } Partien: unter { $most }.
clear-endless = Alle { $games } Partien endeten: Solche ohne Ende sind unter { $most }.
clear-stuck = Niemand war in { $games } Partien je lange ohne Wahl der Aktion: unter { $most }.
clear-unmet = Was in { $least } Partien oder mehr zu haben war, hatte irgendwer.
clear-idle = Was jemand in { $least } Partien oder mehr hatte, bewirkte etwas.
clear-unseen = Nichts ist bekannt, was in { $games } Partien nie vorkam.
clear-shunned = Nichts, was in { $least } Partien oder mehr da war, bleibt denen überlassen, die alles nehmen.
clear-inert = Jede Option ändert etwas, in { $scripts } Partien, die nach anderen Regeln noch einmal gespielt wurden.
clear-exploit = Keine Strategie gewinnt fast immer: Die beste der versuchten, { $bots }, gewinnt { $interval } gegen { $others }; { $even } wären ausgeglichen.
