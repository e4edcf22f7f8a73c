list-comma = { $before }, { $after }
list-and = { $before } and { $after }

seat-teal = teal
seat-gold = gold
seat-violet = violet
seat-rose = rose

answered-in-secret = { $seat } has answered in secret.
turn-began = It is { $seat }'s turn.
rules-changed = The rules have changed since ({ $rules }, now { $now }).
would-gain = { $seat }: +{ $points } VP.
would-lose = { $seat }: −{ $points } VP.
would-decide-chance = Then chance decides.
