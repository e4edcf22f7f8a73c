## The odds of any fight, by any rules.

page-fights-title = Fights
page-fights-about = Who wins, how long it takes and how to form up: exact wherever that can be worked out, by the rules that you are changing.
page-fights-workbench = Change all rules on the workbench
page-fights-rules =
    { $count ->
        [0] Rules of combat
        [one] Rules of combat: with one change
       *[other] Rules of combat: with { $count } changes
    }
page-fights-attacker = Attacker
page-fights-defender = Defender
page-fights-defender-of = Defender { $number }
page-fights-add = One more side
page-fights-remove = Take away
page-fights-fleets = Fleets
page-fights-structures = Structures there
page-fights-formation = Formation
page-fights-best = at its best
page-fights-random = at random
page-fights-own = as I say
page-fights-left =
    { $count ->
        [one] One ship has no type yet.
       *[other] { $count } ships have no type yet.
    }
page-fights-technologies =
    { $count ->
        [0] Technologies
       *[other] Technologies: { $count }
    }
page-fights-wins = { $name } wins { NUMBER($percent, maximumFractionDigits: 1) } %.
page-fights-instead = With both at their best the attacker wins { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
page-fights-instead-at-random = With all answering at random the attacker wins { NUMBER($percent, maximumFractionDigits: 0) } %.
page-fights-as-chosen = Formed up as you say; whoever is at its best does not know that, and from then on both are.
page-fights-how = How to form up
page-fights-how-about = A share says how often to choose that formation, turned around the ring by lot. What costs loses that many of a hundred fights against a side at its best. Choose one to see what comes of it.
page-fights-naive = Without thinking
page-fights-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
page-fights-link = The odds of any fight
