## After the game.

page-after-you-win = You win with { $count } VP!
page-after-points = Where the points come from
page-after-total = Total
page-after-rounds = Points over the rounds
page-after-round = Round
page-after-chart-help = A line chart of everybody’s points, round by round. The numbers stand in the table below it.
page-after-chart-hint = Point at a round to read its numbers.
page-after-as-table = The numbers as a table
page-after-luck = The luck ledger
page-after-luck-help = The stroke is what was to be expected of the dice, the bars are one and two standard deviations around it, the dot is what fell.
page-after-rolled = { $rolled }, expected { $expected } ± { $spread }
page-after-as-expected = as expected
page-after-lucky = lucky
page-after-very-lucky = very lucky
page-after-unlucky = unlucky
page-after-very-unlucky = very unlucky
page-after-no-luck = No dice were rolled in this game.
page-after-replay = The game once more
page-after-leap-back = Back to the chapter before
page-after-leap-on = On to the next chapter
page-after-chapters = Leap between
page-after-chapters-all = Everything
page-after-chapters-round = Rounds
page-after-chapters-fight = Fights
page-after-chapters-milestone = Milestones
page-after-chapters-none = There is none in this game.
page-after-moment-address = Address of this moment
page-after-share = Picture to share
page-after-share-picture = The board at the end, and everybody’s points. { $who }
page-after-share-send = Send
page-after-share-keep = Keep the picture
page-after-poster-foot =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
page-after-previous = One moment back
page-after-next = One moment on
page-after-play = Play
page-after-pause = Pause
page-after-speed = Speed: { $speed } times
page-after-scrubber = Moment of the game
page-after-moment = { $at } of { $all }
page-after-beginning = The galaxy before the first answer.
page-after-silent = Nothing to tell.
page-after-fork = Play on from here
page-after-fork-title = Another game from moment { $at }
page-after-fork-help = A new table begins with exactly this position. The luck from here on is new. Who plays?
page-after-fork-private = Private: only by link
page-after-fork-now = Open the table
page-after-me = Me
page-after-cancel = Cancel
page-after-fair = Fair dice: the proof
page-after-fair-help = Before the first roll the fingerprint of a secret was shown. Here is the secret: only it has this fingerprint, so nobody could choose it afterwards. And nobody could choose it beforehand to suit the words that came after the fingerprint.
page-after-hash = Fingerprint (SHA-256)
page-after-secret = Secret
page-after-salts = Words of the browsers
page-after-early = from before the fingerprint was shown
page-after-whom = Whom this can convince
page-after-convinced = { $names }, by a word that came after the fingerprint: unless somebody who sat down later plays into the hands of whoever runs the server, for they know the secret.
page-after-nobody = Nobody: no word came after the fingerprint. The secret is still the same, but whoever runs the server could choose it.
page-after-check = Check it in this browser
page-after-kept = The secret has the fingerprint that this browser was shown before it added its word.
page-after-matches = The secret has this fingerprint.
page-after-differs = The secret does not have the fingerprint that was shown, or your word is not the one that your browser added!
page-after-cannot = This browser checks only at https addresses. Compare the output of: printf %s SECRET | sha256sum
page-after-derive = How to derive every roll and every card again
page-after-derive1 = All luck of this table comes from one key:
page-after-derive2 = The number k (from 0) that answer n (from 0) of the log needs comes from
page-after-derive3 = A number below so many sides, or cards, is made of its
page-after-derive4 = docs/fairness.md says all the rest. Or let its script do it, a few lines of Python, with the two files below:
page-after-download = Download the log
page-after-download-table = Download the secret and the words
page-after-again = To the lobby
page-after-rematch = Rematch
page-after-rematch-join = Join the rematch

## What bots think of a finished game.

page-review = Review
page-review-chances = Chances to win over the game, in percent
page-review-chances-help = A line chart of everybody’s chances to win, in percent, as bots see them. The numbers at the end of each round stand in the table below it.
page-review-progress = Decisions that were looked at
page-review-done = { $done } of { $of } decisions
page-review-turnings = Turning points
page-review-turnings-help = Where somebody’s chances jumped most, and stayed so. The numbers stand on the chart.
page-review-rose = { $name }: from { $before } up to { $after } %.
page-review-fell = { $name }: from { $before } down to { $after } %.
page-review-level = Nobody’s chances jumped in this game.
page-review-costly = What cost most
page-review-costly-help = In chances to win, in the mean over dice and secret answers as they could have come, not as they came; ± is by how much it may be otherwise.
page-review-cost = −{ $points } ± { $margin } %
page-review-better = Better: { $what }
page-review-look = See it
page-review-nothing = No decision cost much.
