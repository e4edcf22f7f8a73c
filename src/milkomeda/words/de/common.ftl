list-comma = { $before }, { $after }
list-and = { $before } und { $after }

seat-teal = Türkis
seat-gold = Gold
seat-violet = Violett
seat-rose = Rosa

answered-in-secret = { $seat } hat verdeckt geantwortet.
turn-began = { $seat } ist am Zug.
rules-changed = Die Regeln haben sich seitdem geändert ({ $rules }, jetzt { $now }).
would-gain = { $seat }: +{ $points } SP.
would-lose = { $seat }: −{ $points } SP.
would-decide-chance = Dann entscheidet der Zufall.
