language-name = English

list-comma = { $before }, { $after }
list-and = { $before } and { $after }
topics-comma = { $before }, { $after }
list-or = { $before } or { $after }

seat-teal = teal
seat-gold = gold
seat-violet = violet
seat-rose = rose

answered-in-secret = { $seat } has answered in secret.
turn-began = It is { $seat }'s turn.
lead-taken = { $seat } takes the lead with { $points } VP.
rules-changed = The rules have changed since ({ $rules }, now { $now }).
put-right = The position was put right by hand: { $lines }.
would-gain = { $seat }: +{ $points } VP.
would-lose = { $seat }: −{ $points } VP.
would-decide-chance = Then chance decides.

## What any game says.

plain = { $text }
chance-decides = Chance decides.
game-is-over = the game is over
no-matter-of-luck = this is not a matter of luck
not-your-turn = it is not your turn to answer
nothing-to-take-back = there is nothing to take back: something new was learned since, or another acted
no-choice = that is not one of the choices
one-index-a-game = { $games } games are answered by { $wanted } bytes, four each, not by { $bytes }
answers-something-else = Next there is '{ $text }', which answers something else.
not-one-of-the-choices = '{ $text }' is not one of the choices
not-like = '{ $text }' is not one of the choices, nor like { $forms }
forms-comma = { $before } or { $after }
there-is-no =
    { $kind-word ->
        [cell] '{ $text }' is no place in this galaxy
       *[other] there is no { $kind } '{ $text }'
    }
not-a-number =
    { $kind-word ->
        [mm] '{ $text }' is not a length like 123.4
        [angle] '{ $text }' is not an angle like 45.00
        [speed] '{ $text }' is not a speed like 1200
       *[other] '{ $text }' is not a number
    }
not-amounts = '{ $text }' is not an amount of something
not-a-part = '{ $text }' is not like name=value
no-step = there is no step '{ $text }'
step-with-other-parts = step '{ $text }' has other parts than it needs
something-is-hidden = something is hidden in it, so it cannot be played
