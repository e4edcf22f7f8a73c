## Was wäre, wenn: eine beendete Partie noch einmal, nach anderen Regeln.

page-whatif = Was wäre, wenn?
page-whatif-about = Ändere die Regeln und lass jene Partie nach ihnen noch einmal spielen: mit demselben Glück, von Bots in der Art eines jeden.
page-whatif-do = Noch einmal spielen
page-again-title = Die Partie noch einmal
page-again-about = A ist jene Partie nach ihren eigenen Regeln, B nach den anderen; beide spielen dieselben Bots noch einmal. Der Zufall antwortet, was er damals antwortete, in derselben Reihenfolge, solange das möglich ist, und sonst nach Los.
page-again-table = Die Partie, wie sie war
page-again-preparing = Das Labor sieht sich an, wie alle gespielt haben …
page-again-parting = So, wie sie war, nach den anderen Regeln:
page-again-parting-refused = bis Runde { $round } hätte sie so gehen können. Was { $name } dann tat, ist nicht mehr möglich:
page-again-parting-asked = bis Runde { $round } hätte sie so gehen können. Dort wurde { $name } etwas gefragt, was nicht mehr gefragt wird.
page-again-parting-over = in Runde { $round } wäre sie schon zu Ende gewesen.
page-again-parting-on = alles hätte so gespielt werden können, und sie wäre dann nicht zu Ende gewesen.
page-again-parting-won = alles hätte so gespielt werden können, aber jemand anders hätte gewonnen.
page-again-parting-same = alles hätte so gespielt werden können, und gewonnen hätten dieselben.
page-again-chance = der Zufall
page-again-moment = Diesen Moment ansehen
page-again-who = Wer
page-again-then = In jener Partie
page-again-wins = Siege nach { $side }
page-again-manner = Gespielt in der Art von
page-again-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
page-again-won = gewonnen
page-again-alike =
    { $actions ->
        [0] (wählte keine Aktion, die etwas verriete)
       *[other] (wählt { $alike } von { $actions } Aktionen ebenso; geraten wären es { NUMBER($guessed, maximumFractionDigits: 0) })
    }
page-again-trust = Wie weit ist dem zu trauen? Eine Art ist nur die Gewohnheit, die am nächsten kommt, abgelesen an wenigen Dutzend Aktionen; Bots bluffen nicht, tragen nichts nach und lernen nicht. Vergleiche A mit dem, was wirklich geschah: Wo schon A abweicht, sind die Bots nicht jene Leute. Worin sich A und B unterscheiden, das liegt allein an den Regeln.
