## Dice and Command Points: what is asked, why not, what is behind it.

spend-command-points = Spend up to { $points } Command Points: attack (1: a die more), defend (1: an opponent rolls a hit again), reshape (2).

command-points =
    { $points ->
        [one] you have { $points } Command Point
       *[other] you have { $points } Command Points
    }
boost-needs-an-arrow = a boost die needs at least one arrow
points-cannot-be-spent-so = points cannot be spent so
dice-are-rolled =
    { $dice ->
        [one] { $dice } die is rolled
       *[other] { $dice } dice are rolled
    }
not-that-roll =
    { $dice ->
        [one] this is a roll of { $dice } die by { $seat }
       *[other] this is a roll of { $dice } dice by { $seat }
    }
no-face-of-a-die = { $face } is no face of a die

galaxy-help-command = Command Points that you do not spend are lost.
    .typed = 'attack 1', 'defend gold 1', 'reshape', together or alone; or 'save points'.
galaxy-do-command = Seal
galaxy-typed-command = { $commands }
galaxy-command-attack = One more die (1)
galaxy-command-defend = { $seat } rolls a hit again (1)
galaxy-command-reshape = Prepare a reshape (2)

which-dice =
    { $dice ->
        [one] { $seat } rolls a die: what does it show?
       *[other] { $seat } rolls { $dice } dice: what do they show?
    }
