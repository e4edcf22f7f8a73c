## What people are told when they are asked, where an answer may take days: by push, mail or a hook.

notice-turn = Your turn in { $name }
notice-reminder = Your time in { $name } runs out
notice-about =
    { $players-count ->
        [0] Against bots. You have { $left }.
       *[other] With { $players }. You have { $left }.
    }
notice-test = It works: this is how Milkomeda reaches you.
notice-test-about = Milkomeda tells you when it is your turn at a table whose clock has a day or more.
notice-line = { $player }, it is your turn in { $name }. You have { $left }: { $link }
notice-line-reminder = { $player }, your time in { $name } runs out. You have { $left }: { $link }
left-days =
    { $count ->
        [one] one day left
       *[other] { $count } days left
    }
left-hours =
    { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
left-minutes =
    { $count ->
        [one] one minute left
       *[other] { $count } minutes left
    }
mail-turns = It is your turn in { $count } games
mail-confirm = Is this your address?
mail-confirm-about =
    Somebody, you most likely, wants to be told here when it is their turn at { $url }. If it was you, open this link within a day:

    { $link }

    If it was not, do nothing: no other mail will come.
mail-stop =
    You get this because you asked for it; two mails a day at most. No more of them:
    { $link }

## What is refused.

no-web-address = that is no address of the web: https://…
address-not-public = nothing is sent to that address: it is not a public one
no-mail-address = that is no e-mail address
no-push-keys = that is no browser's key
no-mail-here = this server sends no e-mail
no-such-way = you are not told that way (any more)
many-ways = you can be told in { $most } ways at most
mail-was-asked = a mail is on its way to that address already: open the link in it
mail-link-used-up = that link is not valid (any more)
hooks-at-slow-tables = only where the clock has a day or more anybody is told
entry-address = an address
way-unreachable = it could not be reached
way-refused = it answered with status { $status }
