## The odds of a fight.

odds-title = { $fleets } attack { $others }
odds-are-exact =
    Exact, for two sides that are both at their best: they form up and aim their hits so that the other one's chances to win
    are least. A split stands for all that are the same but for a turn of the ring; choose among these by lot.
odds-are-fought =
    { $fights ->
        [one] By one fight, in which all answer at random: these odds cannot be reckoned exactly.
       *[other] By { $fights } fights in which all answer at random: these odds cannot be reckoned exactly.
    }
odds-are-drawn = The odds of all fights of up to six ships a side are drawn in { $file }
odds-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-side = side
odds-attacker = attacker
odds-defender = defender
odds-wins = wins
odds-loses = loses
odds-fall = nobody left
odds-stand = stand-off
odds-losses = ships lost
odds-ships-lost = { NUMBER($losses, minimumFractionDigits: 2, maximumFractionDigits: 2) } of { $fleets }
odds-by-round = How long it takes
odds-round = after round
odds-round-last = { $round } and later
odds-over = over
odds-attacker-won = attacker has won
odds-defender-won = defender has won
odds-how-to-form-up =
    { $ships ->
        [one] How the { $side } should form up, with one ship
       *[other] How the { $side } should form up, with { $ships } ships
    }
odds-split = split
odds-share = how often
odds-cost = costs
odds-dominated = { $dominated } of { $splits } splits are dominated: another one is never worse, and sometimes better.

picture-title = Who wins a fight
picture-about = Chance of the attacker, both at their best; below: ships both lose
picture-attacker = ships of the attacker
picture-defender = ships of the defender
picture-cell = { $fleets } against { $others }: the attacker wins { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## What cannot be.

fight-of-sides = a fight is of { $least } to { $most } sides: name the fleets of each, the attacker's first
fights-at-least-one = there must be at least one fight
fleets-of-a-side = a side has 1 to { $most } fleets
structures-of-a-side = a side has at most { $most } structures there
no-technologies-here = this edition has no technologies
technology-only-once = every technology is there only once
picture-is-of-exact-odds = the picture is of exact odds: of two sides, without Command Points and formation advantage
