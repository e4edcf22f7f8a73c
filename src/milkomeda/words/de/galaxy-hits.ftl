## Treffer.

allocate-your-hits = Verteil { $hits } Treffer auf gegnerische Typen in Reichweite ({ $ships }); noch sieht es niemand.
whose-ship = Wessen { $ship } triffst du?

all-hits-must-go =
    { $hits ->
        [one] dein Treffer muss verteilt werden
       *[other] alle { $hits } Treffer müssen verteilt werden
    }
no-enemy-in-reach =
    { $ship-gender ->
        [f] keine gegnerische { $ship } ist in Reichweite
       *[other] kein gegnerischer { $ship } ist in Reichweite
    }

galaxy-help-allocate = Alle deine Treffer gehen an gegnerische Typen; wessen Schiffe sie treffen, wird später gesagt.
    .typed = „hit 2 beam 1 drone“ oder kurz „2b 1d“.
galaxy-do-allocate = Versiegeln
galaxy-typed-allocate = { $ships }
galaxy-help-victim = Mehrere Gegner haben diesen Typ; du wählst, wessen Schiff getroffen wird.
galaxy-choice-victim = { $seat }: { $ship-title }
galaxy-typed-victim = { $ship } von { $seat }
