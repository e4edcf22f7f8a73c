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
