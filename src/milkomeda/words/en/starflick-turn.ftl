## A turn.

which-action = Which action do you take?
which-action-besides = Which action besides?
action-was-taken = that action has been taken
only-a-move-besides = only a Move besides
something-can-be-done = something can be done
action-recruits = Troops onto your planets
action-returns = Troops back to the supply
action-moves = Launch, land, flick, attack
action-mines = Troops for VP
action-builds = Lab, colony or city
action-develops = The next technology

starflick-help-action = One action a turn; where there are two, a Move and one other, in either order.
starflick-choice-action =
    { $deed-word ->
        [recruit] Recruit
        [return] Return troops
        [move] Move
        [mine] Mine
        [build] Build
        [develop] Develop
        [pass] Pass
       *[done] Done
    }
