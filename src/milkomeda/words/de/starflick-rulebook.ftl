## Was der Text des Regelhefts einsetzt. Der Text selbst ist starflick-rulebook.md.

nouns-troop =
    { $n ->
        [one] { $n } Truppe
       *[other] { $n } Truppen
    }
nouns-starship =
    { $n ->
        [one] { $n } Sternenschiff
       *[other] { $n } Sternenschiffe
    }

rules-of-the-manual = Die Regeln des Handbuchs, wie sie hier entschieden sind.
rules-with = Die Regeln mit `{ $options }`.
share-of-one = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
head-track = Spur
track-and-skill = { $track }, { $skill }

starflick-figure-board = Das Brett für zwei: Heimatwelten in gegenüberliegenden Ecken, sechs verdeckte Planeten in jedem Quadranten, und Schiffe. Die gestrichelten Ringe sind Umlaufbahnen.
    .alt = Ein quadratisches Brett mit Planeten in Ringen, zwei Heimatwelten und vier Schiffen.
starflick-figure-ranges = Ein Schiff reicht { $short } mm weit, von Rand zu Rand gemessen, und { $long } mm (gestrichelt) mit großer Reichweite.
    .alt = Ein Schiff von Türkis mit zwei Kreisen darum, und ein Schiff von Gold, das es treffen kann.
