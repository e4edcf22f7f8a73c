## Ein Regelvorschlag auf einer Seite.

page-proposal-open-page = Vorschlag auf einer Seite
page-proposal-kicker = Ein Vorschlag für { $game }
page-proposal-title = Andere Regeln
page-proposal-old = wie es ist
page-proposal-new = wie es wäre
page-proposal-all = Alles, was herauskam
page-proposal-found = Was Bots daraus machten
page-proposal-measure = Maß
page-proposal-values = Werte
page-proposal-verdict = Urteil
page-proposal-nothing = Nichts unterscheidet sich mit Sicherheit.
page-proposal-equal = So gut wie gleich: { $measures }.
page-proposal-open =
    { $count ->
        [one] Ein Maß ist offen.
       *[other] { $count } Maße sind offen.
    }
page-proposal-how =
    { $games ->
        [one] Nach je einer Partie mit { $players } Mitspielern und demselben Glück, gespielt von { $bots }; die sichersten Unterschiede zuerst, höchstens zwei je Maß.
       *[other] Nach je { $games } Partien mit { $players } Mitspielern und demselben Glück, gespielt von { $bots }; die sichersten Unterschiede zuerst, höchstens zwei je Maß.
    }
page-proposal-games = Zwei Partien, die es zeigen
page-proposal-games-about = Niemand hat sie ausgesucht. Von den Maßen einer ganzen Partie ist es das, dessen Unterschied neben seinem Intervall am größten ist: { $measure }. Von allen Partien, die nach beiden Regeln mit demselben Glück gespielt wurden, unterscheidet sich die eine darin etwa so sehr wie alle im Mittel, die andere am meisten.
page-proposal-usual = Wie gewöhnlich
page-proposal-most = Am meisten
page-proposal-one = Es ist nur eine: Mehr als gewöhnlich ist es nie.
page-proposal-game = Partie { $number }:
page-proposal-look = Nach { $side }
page-proposal-more =
    { $count ->
        [one] Noch eine steht im vollen Bericht.
       *[other] { $count } weitere stehen im vollen Bericht.
    }
page-proposal-alone = Dieser Lauf vergleicht nichts.
