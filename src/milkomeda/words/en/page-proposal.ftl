## A rules proposal on one page.

page-proposal-open-page = Proposal on one page
page-proposal-kicker = A proposal for { $game }
page-proposal-title = Other rules
page-proposal-old = as it is
page-proposal-new = as it would be
page-proposal-all = All that was found
page-proposal-found = What bots made of it
page-proposal-measure = Measure
page-proposal-values = Values
page-proposal-verdict = Verdict
page-proposal-nothing = Nothing differs for certain.
page-proposal-equal = As good as equal: { $measures }.
page-proposal-open =
    { $count ->
        [one] One measure is open.
       *[other] { $count } measures are open.
    }
page-proposal-how =
    { $games ->
        [one] By one game of each for { $players } players, with the same luck, played by { $bots }; the surest differences first, two of a measure at most.
       *[other] By { $games } games of each for { $players } players, with the same luck, played by { $bots }; the surest differences first, two of a measure at most.
    }
page-proposal-games = Two games that show it
page-proposal-games-about = Nobody picked them. Of the measures of a whole game it is the one whose difference is largest beside its interval: { $measure }. Of all games that were played by both rules with the same luck, one differs in it about as much as they do in the mean, the other differs most.
page-proposal-usual = As usual
page-proposal-most = At most
page-proposal-one = There is only one: as usual is already as much as it gets.
page-proposal-game = Game { $number }:
page-proposal-look = By { $side }
page-proposal-more =
    { $count ->
        [one] One more is in the full report.
       *[other] { $count } more are in the full report.
    }
page-proposal-alone = This run compares nothing.
