## Attack: what is asked, why not, what it means, what is behind it.

attack-what = Attack which sector or structure?
attack-again = Attack again, or finish.
bring-fleets = Bring fleets to { $cell }: from where, how many? Or fight.

nothing-in-reach = no fleet or structure of an opponent is in reach, or you cannot pay
attack-something-first = attack something first
no-such-target = there is no such target
fleets-already-attacked = you have attacked fleets in this action already
no-opponent-there = no fleet of an opponent is there
no-fleet-can-reach-it = no fleet of yours can reach it
structure-already-attacked = you have attacked a structure in this action already
no-such-structure = there is no such structure
no-working-starlance = you have no working Starlance
not-beside-the-starlance = it is not adjacent to your Starlance
your-own-structure = it is your own
bring-fleets-first = bring fleets first
not-yours-since-the-action-began = you do not control that sector, or not since the action began
joined-already = fleets from there have joined already
from-sectors-at-most =
    { $sectors ->
        [one] from { $sectors } sector at most
       *[other] from { $sectors } sectors at most
    }
fleets-of-yours-there =
    { $fleets ->
        [one] { $fleets } fleet of yours is there
       *[other] { $fleets } fleets of yours are there
    }
they-cannot-reach-it = they cannot reach it

fleets-there = { $garrisons } fleets there
garrison = { $seat } { $fleets }
garrisons-comma = { $before }, { $after }

galaxy-help-attack = A sector with fleets of others, or a structure beside your Starlance.
galaxy-choice-attack =
    { $structure-word ->
        [none] Attack { $cell-title }
       *[other] Destroy: { $structure-title } of { $seat } at { $cell }
    }
galaxy-typed-attack =
    { $structure-word ->
        [none] fight at { $cell }
       *[other] destroy the { $structure } of { $seat } at { $cell }
    }
galaxy-help-attack-from = Fleets of several sectors can join the attack, for 1 { colour-blue } a border they cross.
    .typed = 'bring 2 B1' joins two fleets from B1; 'fight' begins.
galaxy-do-attack-from = Bring them
galaxy-point-attack-from =
    { $fleets ->
        [one] bring { $fleets } fleet from { $from-cell }
       *[other] bring { $fleets } fleets from { $from-cell }
    }
galaxy-typed-attack-from =
    { $fleets ->
        [one] { $fleets } fleet from { $from-cell } joins
       *[other] { $fleets } fleets from { $from-cell } join
    }
