## Hits: what is asked, why not, what is behind it.

allocate-your-hits =
    { $hits ->
        [one] Allocate { $hits } hit to enemy types in reach ({ $ships }); nobody sees it yet.
       *[other] Allocate { $hits } hits to enemy types in reach ({ $ships }); nobody sees it yet.
    }
whose-ship = Whose { $ship } do you hit?

all-hits-must-go =
    { $hits ->
        [one] your hit must be allocated
       *[other] all { $hits } hits must be allocated
    }
no-enemy-in-reach = no enemy { $ship } is in reach

galaxy-help-allocate = All your hits go to enemy types; whose ships they take is said later.
    .typed = 'hit 2 beam 1 drone', or short '2b 1d'.
galaxy-do-allocate = Seal
galaxy-typed-allocate = { $ships }
galaxy-help-victim = Several enemies have that type; you choose whose ship is hit.
galaxy-choice-victim = { $seat }: { $ship-title }
galaxy-typed-victim = { $ship } of { $seat }
