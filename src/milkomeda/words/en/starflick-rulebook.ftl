## What the rulebook's text fills in. The text itself is starflick-rulebook.md.

nouns-troop =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
nouns-starship =
    { $n ->
        [one] { $n } starship
       *[other] { $n } starships
    }

rules-of-the-manual = The rules of the reference manual, as they are ruled here.
rules-with = The rules with `{ $options }`.
share-of-one = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
head-track = track
track-and-skill = { $track }, { $skill }
