## A game with cardboard is recorded.

page-record-title = Record a game with cardboard
page-record-about = You play with cards and ships on a real table. Here somebody enters what happens, and it is checked by the rules. Afterwards there is the review, the replay, and the game is among yours.
page-record-link = You play with cardboard? Record the game here.
page-record-players = Players
page-record-names = Who plays, in the order of the seats
page-record-name = Name of player { $seat }
page-record-me = me
page-record-not-me = I only record
page-record-begin = Begin
page-record-mark = with cardboard
page-record-sheet = Recording
page-record-entered =
    { $count ->
        [one] { $count } answer entered
       *[other] { $count } answers entered
    }
page-record-wrong = Something is wrong here
page-record-conclude = It was so: keep the game
page-record-over = The game is over. Does everything agree with the table?
page-record-asks = { $name }: { $asked }
page-record-later =
    { $count ->
        [one] One answer was entered further on.
       *[other] { $count } answers were entered further on; { $fits } of them fit from here.
    }
page-record-go-on =
    { $fits ->
        [0] Nothing fits
       *[other] Go on as entered ({ $fits })
    }
page-record-forget = Forget them
page-record-past = Back to a moment
page-record-past-about = Choose what was entered wrong: the game goes back to just before it. What followed stays at hand, and is entered again by itself where all of it still fits.
page-record-restore = Bring back the course from before the last return
page-record-earlier = Earlier
page-record-by-hand = By hand
page-record-by-hand-about = Where you have played against the rules, and it shall stay so: change the position itself. The log says that it was put right here.
page-record-seek = Look for a player, a place, a card
page-record-line = A line of the position
page-record-type = type
page-record-less = One less than { $number }
page-record-more = One more than { $number }
page-record-add-line = One more line
page-record-put-right = Go on from this position
page-record-others = Other phones
page-record-look-on = By this link others look on:
page-record-pen = By this link others record as well:
page-record-fell = What has fallen
page-record-face = A { $face }
