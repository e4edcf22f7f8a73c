## Stellungen und Protokolle als Text: was daran falsch ist, und wo.

in-line = Zeile { NUMBER($line, useGrouping: 0) }: { $problem }
something-is-missing-in = in „{ $text }“ fehlt etwas
is-too-much = { $text } ist zu viel
words-are-too-much = „{ $text }“ ist zu viel
step-does-not-fit = der Schritt „{ $text }“ passt nicht zur Stellung

# Protokolle.

expected-here = hier sollte „{ $text }“ stehen
no-number-of-answers = „{ $text }“ ist keine Zahl von Antworten
log-of-another-game = das ist ein Protokoll von „{ $text }“, nicht von { $name }
starts-with-players = die Stellung, mit der es beginnt, hat { $players } Spieler
game-is-not-for = { $name } ist nicht für { $players } Spieler
log-without-snapshot = dieses Protokoll hat keine Stellung am Ende
in-start = Anfangsstellung: { $problem }
in-snapshot = Stellung am Ende: { $problem }
another-game-there = diese Position gehört zu anderen Spielern oder Optionen als dieses Spiel
