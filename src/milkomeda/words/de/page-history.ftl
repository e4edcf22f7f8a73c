## Meine beendeten Spiele, was sie ergeben, und die Wertung.

page-history-all = Alle meine Spiele
page-history-view = Zeige
page-history-view-games = Spiele
page-history-view-statistics = Statistik
page-history-none = Noch keine beendeten Spiele
page-history-none-about = Wenn du ein Spiel zu Ende gespielt hast, steht es hier.
page-history-none-such = So ist kein Spiel.
page-history-off-about = Du hast deine Chronik ausgeschaltet: Nichts wird aufbewahrt.
page-history-which = Welche Spiele
page-history-which-all = Alle Spiele
page-history-with = Mit wem
page-history-with-all = Wem auch immer
page-history-newer = Neuere
page-history-older = Ältere
page-history-pages = Seiten
page-history-some = { $from } bis { $to } von { $total }
page-history-place =
    { $place ->
        [1] Gewonnen
       *[other] Platz { $place } von { $of }
    }
page-history-place-shared = Gemeinsam gewonnen
page-history-length =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } · { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } · { $minutes ->
        [0] keine Minute
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
page-history-somebody = Jemand
page-history-open = Noch einmal ansehen
page-history-gone = Sein Tisch ist weg.

page-history-rated = Gewertet
page-history-rated-about = Gewertet: Es zählt für die Wertung aller, die sich setzen. Das kann niemand mehr ändern.
page-history-rated-create = Gewertet: Es zählt für die Wertung aller, auch wenn jemand geht. Es braucht eine Uhr und eine Ausgabe, wie sie ist.
page-history-rated-help = Dieses Spiel zählt für die Wertung aller, die mitspielen, auch wenn jemand geht: Dann spielt ein Bot weiter, und dessen Platz ist der ihre. Zurücknehmen ist erlaubt, denn es zeigt nie etwas Neues; Programme sind es nicht.
page-history-uncounted = Gewertet, doch keine Wertung hat sich bewegt: Zwei von euch hatten an dem Tag schon drei gewertete Spiele.
page-history-ratings = Wertung
page-history-rating = Wertung
page-history-unsure = { $low } bis { $high }, noch unsicher
page-history-sure = { $rating } ± { $spread }
page-history-rated-games =
    { $count ->
        [0] noch kein gewertetes Spiel
        [one] { $count } gewertetes Spiel
       *[other] { $count } gewertete Spiele
    }
page-history-rating-hidden = nicht gezeigt
page-history-after-rating = Wertung nach diesem Spiel

page-history-statistics-of = Statistik für
page-history-statistics-games =
    { $count ->
        [one] Aus { $count } beendeten Spiel.
       *[other] Aus { $count } beendeten Spielen.
    }
page-history-chart-help = Der Punkt ist, was du hast, der Balken, wo es in 95 von 100 Fällen wirklich liegt: je mehr Spiele, desto schmaler.
page-history-won = Gewonnene Spiele
page-history-won-all = Insgesamt
page-history-won-fair = Der Strich ist, was man gewönne, wenn alle gleich stark wären.
page-history-tally = { $count } von { $of }
page-history-actions = Aktionen
page-history-actions-help = Wie oft du welche gewählt hast.
page-history-share = { $share } %
page-history-mean = { $mean } ± { $strays }
page-history-sources = Punkte je Spiel
page-history-lengths = Wie lang ein Spiel ist
page-history-length-rounds = Runden
page-history-length-decisions = Entscheidungen
page-history-length-minutes = Minuten
page-history-dice = Würfel
page-history-dice-help = Der Strich ist, was zu erwarten war, der Balken zwei Standardabweichungen darum, der Punkt, was fiel.
page-history-course = Der Verlauf der Wertung
page-history-course-help = Deine Wertung nach jedem gewerteten Spiel, mit dem Bereich, in dem sie in neun von zehn Fällen liegt.

page-history-kept = Was aufbewahrt wird
page-history-keep = Meine beendeten Spiele, Statistik und Wertung aufbewahren
page-history-keep-about = Ohne das bleibt von deinen beendeten Spielen nichts, und du kannst keine gewerteten spielen.
page-history-drop = Die Chronik ausschalten?
page-history-drop-about = Deine Chronik, deine Statistik und deine Wertung werden sofort gelöscht, und niemand kann sie zurückholen. Die Tische bleiben, wo sie sind.
page-history-drop-do = Löschen und ausschalten
page-history-show = Anderen an gewerteten Tischen meine Wertung zeigen
page-history-show-about = Mehr sieht niemand: Chronik und Statistik sind für dich allein.
