## The table, whatever is played there.

page-table-zoom-in = Zoom in
page-table-zoom-out = Zoom out
page-table-fit = Show all
page-table-title = { $what } – { $name }
page-table-your-turn = Your turn
page-table-call = Your turn. { $ask }
page-table-thinks =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
page-table-moment = One moment…
page-table-over = The game is over
page-table-waiting-title = Waiting for players
page-table-heading = The table
page-table-loading = Unfolding the chart…
page-table-cannot-open = This table cannot be opened
page-table-to-lobby = To the lobby
page-table-no-stage = This page cannot show the game { $game }.
page-table-rules = Rules
page-table-watching = You are watching
page-table-left = Time left: { $time }
page-table-sending = Your answer is on its way
page-table-saying = on its way …
page-table-see-table = See the table
page-table-see-after = See the result
page-table-put-away = Put away
page-table-ended = The game is over.
page-table-players = Players
page-table-you = you
page-table-bot = bot
page-table-free = free seat
page-table-gone = away
page-table-to-act = to act
page-table-points = { $count } VP
page-table-points-title = Victory points now
page-table-panels = Panels
page-table-bar = What to do now
page-table-talk = Log & chat
page-table-log = Log
page-table-log-help = What has happened. The arrow keys go from line to line and to the cards named there; each line shows its places on the map.
page-table-round = Round { $round }
page-table-earlier = Show earlier ({ $count })
page-table-undone = Taken back:
page-table-nothing-yet = Nothing has happened yet.
page-table-since = Since your last turn
page-table-chat = Chat
page-table-no-chat = Nobody has said anything yet. Be the first.
page-table-message = Message
page-table-message-hint = Say something (C)
page-table-send = Send
page-table-let-bot = Let a bot play
page-table-leave = A bot takes my seat
page-table-leave-help = The bot plays on for you from now on. You can come back whenever you like and take your seat again.
page-table-which-bot = Which one?
page-table-leave-now = Leave the seat
page-table-stay = Stay
page-table-bot-plays = A bot plays in your seat.
page-table-take-back = Take my seat back
page-table-private-table = Private table
page-table-public-table = Open table
page-table-missing =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
page-table-starts-itself = The game starts by itself as soon as every seat is taken.
page-table-you-watch-open = Take a seat, or stay and watch.
page-table-open-seat = Free
page-table-thats-you = That is you
page-table-here = Is here
page-table-away = Not here right now
page-table-sit-down = Sit down
page-table-stand-up = Stand up
page-table-free-do = Free this seat
page-table-close = Close this table
page-table-close-help = It disappears for everybody, and cannot be opened again.
page-table-who-plays = Who plays { $seat }?
page-table-which-character = Character of { $seat }
page-table-keep-open = Open for anybody
page-table-take-name = That is my name
page-table-who-are-you = What shall we call you?
page-table-nickname = Your name at the table. No account, no password.
page-table-invite = Invite friends
page-table-invite-help = Whoever opens this link can sit down or watch.
page-table-link = Link to this table
page-table-edition = Edition
page-table-clock = Clock
page-table-clock-bot = { $time } an answer, then a bot plays on
page-table-clock-pass = { $time } an answer, then it is passed
page-table-hints = Hints
page-table-hints-allowed = whoever plays may ask a bot for advice
page-table-read-rules = Read these rules
page-table-fair = Fair dice
page-table-fair-help = All luck is made from a secret and a word from each browser. This is the secret’s fingerprint; the secret itself is shown after the game, so anybody can check every roll.
page-table-map = Map
page-table-cards = Cards

## Planning my next turn.

page-plan = Your plan
page-plan-begin = Plan my turn
page-plan-change = Change my plan
page-plan-keep = Keep the plan
page-plan-play = Play my plan
page-plan-play-part = Play what still fits
page-plan-discard = Drop the plan
page-plan-asks = Your plan, which nobody sees: { $asked }
page-plan-ends = From here on chance or the others decide.

## Advice of a bot.

page-hint-ask = Hint
page-hint-thinks = A bot thinks…
page-hint-answer = Advice: { $answer }
page-hint-gain = It wins { $chance } % of the games thought through, { $gain } ± { $margin } % more than the next best: { $other }
page-hint-even = It wins { $chance } % of the games thought through, no more than the next best: { $other }
page-hint-alone =
    { $games ->
        [one] It wins { $chance } % of the one game thought through.
       *[other] It wins { $chance } % of { $games } games thought through.
    }
page-hint-onward = Then: { $answer }
page-hint-nothing = nothing more.
page-hint-here = advised
page-hint-take = Do it
page-hint-allowed = Hints: whoever plays may ask a bot for advice
