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

starflick-figure-board = The board for two: Homeworlds in opposite corners, six face-down planets in each quadrant, and ships. The dashed rings are orbits.
    .alt = A square board with planets in rings, two Homeworlds and four ships.
starflick-figure-ranges = A ship reaches { $short } mm, measured from edge to edge, and { $long } mm (dashed) with long range.
    .alt = A ship of Teal's with two circles around it, and a ship of Gold's that it can hit.
