## Objectives: what is asked, why not, what it means, what is behind it.

claim-a-slot = Claim an objective slot? One a turn.

no-such-slot = there is no such slot
slot-is-taken = that slot is taken
slot-needs = needs { $need }, you have { $held }
lower-slot-is-open = a lower slot is open

slot-scores = { $condition }: { $need } for { $points } VP

galaxy-help-claim = Each slot scores for whoever claims it first.
galaxy-choice-claim = { $objective }: { $need } → { $points } VP
galaxy-typed-claim = claim { $objective }, slot { $slot }

## What objectives ask for, as the cards have it.

condition-sectors-held = I have controlled sectors
condition-structures-built = I have structures on the map
condition-fleets-afloat = I have ships on the map
condition-technologies-owned = I have technologies
condition-battle-won = I won a battle this turn
condition-resource-held =
    { $colour-word ->
        [red] I have strategic resources ({ colour-red })
        [orange] I have industrial resources ({ colour-orange })
        [green] I have scientific resources ({ colour-green })
       *[blue] I have logistic resources ({ colour-blue })
    }
condition-structure-destroyed = This turn I destroyed a structure
condition-jumped-to-attack = This turn my ships jumped to attack
condition-types-held = I control sector types
condition-one-type-held = I control sectors of 1 type
condition-held-at-a-distance = I control a sector at a distance to my homeworld
condition-keyword-held =
    { $keyword-word ->
        [warzone] I control warzones
        [biosphere] I control biospheres
        [observatory] I control observatories
       *[other] I control { $keyword } sectors
    }
condition-battle-won-in =
    { $keyword-word ->
        [extraction] This turn I won a battle in an extraction sector
        [observatory] This turn I won a battle in an observatory sector
        [unstable] This turn I won a battle in an unstable sector
       *[other] This turn I won a battle in a { $keyword } sector
    }
condition-explored-two = This turn I explored 2 Systems
