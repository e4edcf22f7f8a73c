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
