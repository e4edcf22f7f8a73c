language-name = Deutsch

list-comma = { $before }, { $after }
list-and = { $before } und { $after }
topics-comma = { $before }, { $after }
list-or = { $before } oder { $after }

seat-teal = Türkis
seat-gold = Gold
seat-violet = Violett
seat-rose = Rosa

answered-in-secret = { $seat } hat verdeckt geantwortet.
turn-began = { $seat } ist am Zug.
lead-taken = { $seat } übernimmt mit { $points } SP die Führung.
rules-changed = Die Regeln haben sich seitdem geändert ({ $rules }, jetzt { $now }).
put-right = Die Stellung wurde von Hand berichtigt: { $lines }.
would-gain = { $seat }: +{ $points } SP.
would-lose = { $seat }: −{ $points } SP.
would-decide-chance = Dann entscheidet der Zufall.

## Was jedes Spiel sagt.

plain = { $text }
chance-decides = Der Zufall entscheidet.
game-is-over = das Spiel ist aus
no-matter-of-luck = darüber entscheidet nicht der Zufall
not-your-turn = du bist nicht dran
nothing-to-take-back = es gibt nichts zurückzunehmen: seither wurde Neues bekannt, oder ein anderer war dran
no-choice = das steht nicht zur Wahl
one-index-a-game = { $games } Partien werden mit { $wanted } Bytes beantwortet, vier für jede, nicht mit { $bytes }
answers-something-else = Als Nächstes kommt „{ $text }“, das auf etwas anderes antwortet.
not-one-of-the-choices = „{ $text }“ steht nicht zur Wahl
not-like = „{ $text }“ steht nicht zur Wahl und ist nicht wie { $forms }
forms-comma = { $before } oder { $after }
there-is-no =
    { $kind-word ->
        [cell] „{ $text }“ ist kein Ort in dieser Galaxie
       *[other] „{ $text }“ gibt es nicht ({ $kind })
    }
not-a-number =
    { $kind-word ->
        [mm] „{ $text }“ ist keine Länge wie 123.4
        [angle] „{ $text }“ ist kein Winkel wie 45.00
        [speed] „{ $text }“ ist kein Tempo wie 1200
       *[other] „{ $text }“ ist keine Zahl
    }
not-amounts = „{ $text }“ ist keine Menge von etwas
not-a-part = „{ $text }“ ist nicht wie name=wert
no-step = einen Schritt „{ $text }“ gibt es nicht
step-with-other-parts = der Schritt „{ $text }“ hat andere Teile, als er braucht
something-is-hidden = darin ist etwas verborgen, also kann man es nicht spielen
