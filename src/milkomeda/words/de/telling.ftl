## What people are told when they are asked, where an answer may take days: by push, mail or a hook.

notice-turn = Du bist am Zug in { $name }
notice-reminder = Deine Zeit in { $name } läuft ab
notice-about =
    { $players-count ->
        [0] Gegen Bots. { $left }.
       *[other] Mit { $players }. { $left }.
    }
notice-test = Es klappt: So erreicht dich Milkomeda.
notice-test-about = Milkomeda sagt dir Bescheid, wenn du an einem Tisch am Zug bist, dessen Uhr einen Tag oder mehr hat.
notice-line = { $player }, du bist am Zug in { $name }. { $left }: { $link }
notice-line-reminder = { $player }, deine Zeit in { $name } läuft ab. { $left }: { $link }
left-days =
    { $count ->
        [one] Noch ein Tag
       *[other] Noch { $count } Tage
    }
left-hours =
    { $count ->
        [one] Noch eine Stunde
       *[other] Noch { $count } Stunden
    }
left-minutes =
    { $count ->
        [one] Noch eine Minute
       *[other] Noch { $count } Minuten
    }
mail-turns = Du bist in { $count } Spielen am Zug
mail-confirm = Ist das deine Adresse?
mail-confirm-about =
    Jemand, wahrscheinlich du, möchte hier Bescheid bekommen, wenn er auf { $url } am Zug ist. Wenn du das warst, öffne binnen eines Tages diesen Link:

    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.
mail-stop =
    Du bekommst das, weil du darum gebeten hast; höchstens zwei Mails am Tag. Keine mehr davon:
    { $link }

## What is refused.

no-web-address = das ist keine Adresse im Web: https://…
address-not-public = dorthin wird nichts geschickt: Die Adresse ist nicht öffentlich
no-mail-address = das ist keine E-Mail-Adresse
no-push-keys = das ist kein Schlüssel eines Browsers
no-mail-here = dieser Server verschickt keine E-Mails
no-such-way = auf diesem Weg bekommst du nicht (mehr) Bescheid
many-ways = du kannst auf höchstens { $most } Wegen Bescheid bekommen
mail-was-asked = an diese Adresse ist schon eine Mail unterwegs: Öffne den Link darin
mail-link-used-up = dieser Link gilt nicht (mehr)
hooks-at-slow-tables = Bescheid gibt es nur, wo die Uhr einen Tag oder mehr hat
entry-address = eine Adresse
way-unreachable = sie war nicht zu erreichen
way-refused = sie antwortete mit Status { $status }
