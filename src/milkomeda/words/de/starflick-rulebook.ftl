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
