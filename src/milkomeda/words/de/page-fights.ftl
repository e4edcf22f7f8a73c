## Wie irgendein Kampf ausgeht, nach irgendwelchen Regeln.

page-fights-title = Kämpfe
page-fights-about = Wer gewinnt, wie lange es dauert und wie man sich aufstellt: genau, wo immer sich das ausrechnen lässt, nach den Regeln, die du gerade änderst.
page-fights-workbench = Alle Regeln auf der Werkbank ändern
page-fights-rules =
    { $count ->
        [0] Kampfregeln
        [one] Kampfregeln: mit einer Änderung
       *[other] Kampfregeln: mit { $count } Änderungen
    }
page-fights-attacker = Angriff
page-fights-defender = Verteidigung
page-fights-defender-of = Verteidigung { $number }
page-fights-add = Noch eine Seite
page-fights-remove = Wegnehmen
page-fights-fleets = Flotten
page-fights-structures = Bauwerke dort
page-fights-formation = Aufstellung
page-fights-best = die beste
page-fights-random = durch Los
page-fights-own = wie ich sage
page-fights-left =
    { $count ->
        [one] Ein Schiff hat noch keinen Typ.
       *[other] { $count } Schiffe haben noch keinen Typ.
    }
page-fights-technologies =
    { $count ->
        [0] Technologien
       *[other] Technologien: { $count }
    }
page-fights-wins = { $name } gewinnt { NUMBER($percent, maximumFractionDigits: 1) } %.
page-fights-instead = Wenn beide ihr Bestes geben, gewinnt der Angriff { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
page-fights-instead-at-random = Wenn alle zufällig antworten, gewinnt der Angriff { NUMBER($percent, maximumFractionDigits: 0) } %.
page-fights-as-chosen = Aufgestellt, wie du sagst; wer sein Bestes gibt, weiß davon nichts, und danach geben es beide.
page-fights-how = Wie man sich aufstellt
page-fights-how-about = Ein Anteil sagt, wie oft diese Aufstellung zu wählen ist, nach Los um den Ring gedreht. Was etwas kostet, verliert so viele von hundert Kämpfen gegen eine Seite, die ihr Bestes gibt. Wähle eine, um zu sehen, was daraus wird.
page-fights-naive = Ohne nachzudenken
page-fights-more =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
page-fights-link = Wie irgendein Kampf ausgeht
