## What is everywhere on the page.

page-common-name = Milkomeda
page-common-offline = Connection lost. Trying again…
page-common-unreachable = The server does not answer. Is your connection all right?
page-common-retry = Try again
page-common-loading = Loading…
page-common-close = Close
page-common-cancel = Cancel
page-common-save = Save
page-common-copy = Copy
page-common-copied = Copied.
page-common-less = Less
page-common-more = More
page-common-explain = What is this? { $what }
page-common-skip = Skip to the content
page-common-home = Milkomeda: to the lobby
page-common-pages = Pages
page-common-contents = Contents
page-common-learn = Learn
page-common-rules = Rules
page-common-cards = Cards
page-common-lab = Lab
page-common-history = My games

page-common-title = Milkomeda: a strategy game in a newly merged galaxy
page-common-title-table = Table
page-common-title-learn = Learn by playing
page-common-title-lesson = Lesson
page-common-title-rules = Rulebook
page-common-title-cards = Cards
page-common-title-print = Print
page-common-print = Print all of it
page-common-title-me = My tables
page-common-title-mail = E-mail
page-common-title-fights = Fights
page-common-title-lab = The lab
page-common-title-proposal = A rules proposal
page-common-title-history = My games
page-common-title-record = Record a game
page-common-title-api = For programs
page-common-title-nowhere = Not found

page-common-settings = Settings
page-common-auto = Automatic
page-common-theme = Appearance
page-common-theme-dark = Dark
page-common-theme-light = Light
page-common-to-light = Light appearance
page-common-to-dark = Dark appearance
page-common-language = Language
page-common-sounds = Sounds
page-common-volume = Volume
page-common-confirm-end = Ask before my turn or the game ends

page-common-profile = You
page-common-nickname = Nickname
page-common-nickname-about = This is what others call you. No account, no password.
page-common-device = Continue on another device
page-common-device-about = Open your personal link there, and your name and your tables are there too.
page-common-device-show = Show my link
page-common-device-link = My personal link
page-common-device-secret = It works once, and whoever opens it plays as you. Then nobody who came by an older link does any more.
page-common-account = Your devices and data
page-common-account-elsewhere = Sign out everywhere else
page-common-account-elsewhere-about = All other browsers that play as you are signed out. Personal links and programs with a token of yours stop working too. You stay signed in here.
page-common-account-elsewhere-do = Sign out elsewhere
page-common-account-elsewhere-done = You are signed in here only.
page-common-account-here = Sign out here
page-common-account-here-about = This browser forgets who you are. You come back by your personal link, or from another device that is yours. Without either there is no way back.
page-common-account-here-do = Sign out
page-common-account-data = Get my data
page-common-account-forget = Delete me
page-common-account-forget-about = Your name, your messages and all that lets you in are deleted at once, and nobody can bring them back. In games that you have begun, bots play on for you; the moves that you made stay.
page-common-account-forget-do = Delete me for good
page-common-welcome = Welcome back, { $name }
page-common-welcome-device = This device is now yours too.
page-common-stranger = We have not met yet
page-common-stranger-about = Start a game or join one, and your tables will be listed here.

page-common-nowhere = Uncharted space
page-common-nowhere-about = There is nothing at this address.
page-common-to-lobby = To the lobby
page-common-rules-unchanged = Without these changes
page-common-rules-search = Search the rules
page-common-rules-found =
    { $count ->
        [0] Nothing found.
        [one] Found once
       *[other] Found { $count } times
    }
page-common-rules-before = Before
page-common-rules-next = Next

page-common-api-about = All that this page does, a program can do: look for tables, take a seat, and answer. A program plays with the token of a seat, sent as “Authorization: Bearer …”.
page-common-api-parameters = Parameters
page-common-api-request = Request
page-common-api-response = Response
page-common-api-example = Example
page-common-api-socket = The socket of a table
page-common-api-socket-about = A WebSocket for each seat or watcher; every message is a JSON object with a type. The first message is a whole scene. Each later scene replaces the one before; only what was told and the chat are added to.
page-common-api-from-client = From you
page-common-api-from-server = From the server
page-common-socket-answer = Answers the question with that number, in notation. Sending it twice does no harm.
page-common-socket-undo = Takes back my last answer, if the scene says that I may. The number is that of the question it answered.
page-common-socket-waive = Gives the answer that does least for me whenever that step asks me: in this round, until I revoke it, or, with now, not any more.
page-common-socket-revise = Where a game with cardboard is recorded: back to the moment after so many answers (back), on as it was entered (on), forget that (forget), the course before (restore), another position (right), the game is so (conclude).
page-common-socket-preview = Asks what would come of an answer.
page-common-socket-rehearse = Asks what my turn, or my next one as if it came now, would come to with these answers. Nothing happens by it.
page-common-socket-advise = Asks what a bot would answer, where the table allows hints.
page-common-socket-reckon = Asks how the fight will end that would begin by an answer; or the one that goes on, where the table allows hints. Only the last one asked about is reckoned.
page-common-socket-say = Says something to the table.
page-common-socket-leave = A bot takes my seat.
page-common-socket-return = I am back: the bot gives my seat up.
page-common-socket-look = Says whether somebody looks at the table here: whoever does is not told elsewhere that it is their turn.
page-common-socket-ping = Keeps the connection open.
page-common-socket-scene = All that this seat sees now: table, picture, question, news.
page-common-socket-accepted = That answer, or that undo, is kept. Sent again, the same is accepted again and does nothing.
page-common-socket-refused = That answer, or that undo, is not possible, and why.
page-common-socket-previewed = What would come of that answer.
page-common-socket-rehearsed = How many of these answers are possible, what would come of them, and what would be asked then.
page-common-socket-advised = The answer with the best chances to win, and the next best.
page-common-socket-reckoned = How that fight will end: exactly, or by fights at random where that cannot be reckoned.
page-common-socket-trouble = What was sent makes no sense, or came too fast.
page-common-socket-pong = The connection is open.
