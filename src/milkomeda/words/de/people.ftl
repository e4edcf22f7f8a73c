## Partien, die Menschen gespielt haben, im Labor: was gelesen wurde, und wie gut Bots sie vorhersagen.

command-people = Partien lesen, die Menschen gespielt haben, aufgezeichnet oder von einem Tisch, und sagen, wie gut Bots vorhersagen, was Menschen wählen
argument-people-logs = Protokolle beendeter Partien oder Ordner damit
argument-people-edition = nur Partien nach dieser Ausgabe, wenn auch andere dabei sind ({ $editions })
argument-people-options = nur Partien nach diesen Regeln
argument-people-players = nur Partien von so vielen
argument-people-bots = wer gefragt wird, was er gewählt hätte ({ $bots } oder Dateien mit Gewichten für reflex)
argument-people-processes = in denen Bots gleichzeitig gefragt werden
argument-people-cluster = die Adresse eines Dask-Schedulers, dessen Worker sie fragen
argument-people-keep = ein Ordner für alles, wie bei einem playtest, um weiterzumachen oder weiterzusuchen
typed-files = DATEI

bots-are-asked = Fragt Bots
no-evening = keine beendete Partie von Menschen ist übrig
evening-is-left-out = Weggelassen: { $why }
evening-of-file = { $file }: { $why }
evening-begins-later = das ist nur der spätere Teil einer Partie, oder sie beginnt mit einer Stellung
evening-is-unfinished =
    { $answers ->
        [one] die Partie ist nicht zu Ende ({ $answers } Antwort)
       *[other] die Partie ist nicht zu Ende ({ $answers } Antworten)
    }
evening-of-bots = nur Bots haben gespielt, soweit ihre Namen das sagen
evening-is-there = dieselbe Partie wie { $file }
evening-of-another-game = eine Partie { $game }; --game fragt danach
evening-of-so-many =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
evening-by-other-rules = nach anderen Regeln: { $options }
evenings-differ = diese Partien haben verschiedene Regeln, also nenne die gemeinten mit --players und mit --edition oder --options: { $kinds }
evenings-of-a-kind =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } von { $players } Spielern nach „{ $options }“
evenings-about =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, die Menschen gespielt haben, von { $players } Spielern. Regeln: { $options }. Bei jeder Zahl steht ihr Intervall (95 %); von einer einzigen Partie her weiß man darüber nichts.
evenings-trust =
    { $games ->
        [one] Eine einzige Partie von Menschen: Sie sagt, was geschah, und nichts darüber, was gewöhnlich geschieht.
       *[other] Das sind { $games } Partien von Menschen. Ein Urteil, dessen Intervall weit reicht, ist keines: Richte dich nach dem Intervall.
    }
evenings-decisions =
    { $decisions ->
        [one] Menschen haben einmal entschieden:
       *[other] Menschen haben { $decisions }-mal entschieden:
    } { $forced ->
        [one] einmal gab es nur eine Wahl,
       *[other] { $forced }-mal gab es nur eine Wahl,
    } { $endless ->
        [one] einmal lassen sich die Möglichkeiten nicht aufzählen (wie bei Angeboten und beim Schnippen). Nach den übrigen { $free } werden Bots gefragt.
       *[other] { $endless }-mal lassen sich die Möglichkeiten nicht aufzählen (wie bei Angeboten und beim Schnippen). Nach den übrigen { $free } werden Bots gefragt.
    }
evenings-put-right =
    { $times ->
        [one] Einmal wurde eine Stellung von Hand berichtigt. Das ist niemandes Entscheidung; die Partie zählt.
       *[other] { $times }-mal wurde eine Stellung von Hand berichtigt. Das ist niemandes Entscheidung; die Partien zählen.
    }
evenings-with-bots =
    { $seats ->
        [one] { $seats } Sitz hatte dem Namen nach ein Bot: Nach dem, was er wählte, wird nicht gefragt.
       *[other] { $seats } Sitze hatten den Namen nach Bots: Nach dem, was sie wählten, wird nicht gefragt.
    }
foretelling-of = Wie gut Bots Menschen vorhersagen: { $game }
foretelling-trust = Alle Intervalle gehen von Partien aus, denn was an einem Abend entschieden wird, hängt zusammen. Von zwanzig solchen Intervallen ist eines falsch, und hier stehen viele.
guessing = Raten
one-game-tells-nothing = 1 Partie: Darüber, wie gut Bots Menschen vorhersagen, lässt sich nichts sagen, denn wie sehr sich Partien unterscheiden, sieht man erst ab der zweiten.
foretold = { $bot } hätte in { $same } der Entscheidungen genau dasselbe gewählt wie die Menschen. Raten trifft in { $guess } zu.
not-foretold = { $bot } hätte in { $same } der Entscheidungen genau dasselbe gewählt wie die Menschen, seltener als Raten, das in { $guess } zutrifft.
foretold-unknown =
    { $games } Partien: Ob { $bot } Menschen besser vorhersagt als Raten, lässt sich nicht sagen. { $wanted ->
        [0] Wie es aussieht, würden so viele Partien, wie Menschen spielen, nie genügen.
       *[other] Etwa { $wanted } würden genügen.
    }
foretold-best = Am besten sagt { $bot } sie vorher: { $sure }.
surely-before = sicher vor { $bot }
perhaps-before =
    { $wanted ->
        [0] oder { $bot }, was sich nicht sagen lässt
       *[other] oder { $bot }, was etwa { $wanted } Partien zeigen würden
    }
chances-are-better = Die genannten Gewinnchancen treffen auch bei Menschen besser zu als gleiche.
chances-are-worse = Die genannten Gewinnchancen treffen schlechter zu als gleiche: Für diese Menschen sind sie falsch.
chances-unknown =
    { $games ->
        [one] { $games } Partie:
       *[other] { $games } Partien:
    } Ob die genannten Gewinnchancen besser zutreffen als gleiche, lässt sich nicht sagen. { $wanted ->
        [0] Wie es aussieht, würden so viele Partien, wie Menschen spielen, nie genügen.
       *[other] Etwa { $wanted } würden genügen.
    }
foretelling-by-bot = Wie oft genau dasselbe gewählt wurde
foretelling-by-likelihood = Wie wahrscheinlich die Wahl war
foretelling-by-step = Nach Art der Entscheidung
foretelling-by-player = Wer wie wer spielt
foretelling-by-chances = Wie sehr die genannten Chancen stimmen
column-bot = Bot
column-games = Partien
column-decisions = Entscheidungen
column-same = Dasselbe
column-above = Mehr als Raten
column-bits = Überraschung in Bit
column-among = So unsicher wie unter so vielen
column-step = Entscheidung
column-guess = Raten
column-player = Spieler
column-like = Am ehesten wie
column-sure = Sicher?
column-measure = Maß
column-error = Zahl

measure-predicted = Bots wählen dasselbe
    .about = Anteil der Entscheidungen von Menschen, mit mehreren Möglichkeiten, die sich aufzählen lassen, in denen der Bot genau dasselbe gewählt hätte.
measure-guessed = Raten trifft zu
    .about = Dasselbe von jemandem, der irgendetwas nimmt: das Mittel von eins durch die Zahl der Möglichkeiten.
measure-predicted-above = Besser als Raten
    .about = Um wie viel der Anteil des Bots über dem des Ratens liegt.
measure-predicted-by-step = Bots wählen dasselbe, nach Entscheidung
    .about = Der Anteil des Bots bei jeder Art von Entscheidung.
measure-guessed-by-step = Raten trifft zu, nach Entscheidung
    .about = Der Anteil des Ratens bei jeder Art von Entscheidung.
measure-predicted-by-player = Bots wählen dasselbe, nach Spielern
    .about = Der Anteil des Bots bei jedem Spieler.
measure-guessed-by-player = Raten trifft zu, nach Spielern
    .about = Der Anteil des Ratens bei jedem Spieler.
measure-surprise = Überraschung
    .about = Wie unwahrscheinlich das, was Menschen wählten, für einen Bot war, der nach dem Gelernten auslost, in Bit: Weniger ist besser, eines mehr ist halb so wahrscheinlich.
measure-surprise-of-guessing = Überraschung beim Raten
    .about = Dasselbe von jemandem, der irgendetwas nimmt.
measure-foresight = Besser als gleiche Chancen
    .about = Um wie viel das mittlere Quadrat aus Vorhergesagtem weniger Eingetroffenem kleiner ist, als wenn alle immer die gleichen Chancen gehabt hätten.
