## What if: a finished game again, by other rules.

page-whatif = What if?
page-whatif-about = Change the rules, and let that game be played again by them: with the same luck, by bots in everybody's manner.
page-whatif-do = Play it again
page-again-title = The game again
page-again-about = A is that game by its own rules, B by the others; both are played again by the same bots. Chance answers what it answered then, in the same order, as long as that is possible, and by lot where it is not.
page-again-table = The game as it was
page-again-preparing = The lab looks at how everybody played …
page-again-parting = As it was, by the other rules:
page-again-parting-refused = it could go on until round { $round }. What { $name } did then is not possible any more:
page-again-parting-asked = it could go on until round { $round }. There { $name } was asked something that is not asked any more.
page-again-parting-over = in round { $round } it would have been over already.
page-again-parting-on = all of it could have been played, and it would not have been over then.
page-again-parting-won = all of it could have been played, but somebody else would have won.
page-again-parting-same = all of it could have been played, and the same would have won.
page-again-chance = chance
page-again-moment = Look at that moment
page-again-who = Who
page-again-then = In that game
page-again-wins = Wins by { $side }
page-again-manner = Played in the manner of
page-again-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
page-again-won = won
page-again-alike =
    { $actions ->
        [0] (chose no action that could tell)
       *[other] (chooses { $alike } of { $actions } actions alike; guessing, { NUMBER($guessed, maximumFractionDigits: 0) })
    }
page-again-trust = How far can that be trusted? A manner is only the habit that comes nearest, told from a few dozen choices of an action; bots do not bluff, hold grudges or learn. Compare A with what really happened: where A already differs, the bots are not those people. What A and B differ in is due to the rules alone.
