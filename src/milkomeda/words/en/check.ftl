## What the contract check finds in a game.

check-endless = the game does not end within { NUMBER($answers, useGrouping: 0) } answers
check-undo = undo after '{ $step }' does not restore the state
check-scores = scores are not one a seat
check-copy = playing on a copy at '{ $step }' changes the original
check-samples-refused = '{ $step }' samples a choice that it refuses: { $refusal }
check-no-choice = '{ $step }' has no choice
check-twice = '{ $step }' lists a choice twice
check-samples-unlisted = '{ $step }' samples a choice that it does not list
check-no-candidate = '{ $step }' lists a choice that is no candidate
check-refusals = '{ $step }' lists a choice that it refuses, or does not refuse one that it does not list
check-weights = '{ $step }' has other weights than choices
check-odds = '{ $step }' is not sampled as its weights say
check-nonsense = '{ $step }' accepts nonsense
check-refused = a refused answer at '{ $step }' changes the state
check-spelling = '{ $step }' does not read '{ $text }' as it was spelt
check-notation = a position at '{ $step }' does not survive the notation
check-view = a view at '{ $step }' sees less when looked at again
check-imagined = what is imagined at '{ $step }' does not agree with the view
check-leak = '{ $step }' lets a seat see what it may not
check-winners = a finished game has no winner among its seats
check-waits = a finished game still waits for an answer
check-log = the log does not replay to the same end
