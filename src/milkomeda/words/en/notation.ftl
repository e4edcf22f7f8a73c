## Positions and logs as text: what is wrong with them, and where.

in-line = line { NUMBER($line, useGrouping: 0) }: { $problem }
something-is-missing-in = something is missing in '{ $text }'
is-too-much = { $text } is too much
words-are-too-much = '{ $text }' is too much
step-does-not-fit = step '{ $text }' does not fit the position

# Logs.

expected-here = expected '{ $text }'
no-number-of-answers = '{ $text }' is no number of answers
log-of-another-game = this is a log of '{ $text }', not of { $name }
starts-with-players = the position it starts from has { $players } players
game-is-not-for = { $name } is not for { $players } players
log-without-snapshot = this log has no snapshot
in-start = start: { $problem }
in-snapshot = snapshot: { $problem }
another-game-there = this position is of other players or options than this game
