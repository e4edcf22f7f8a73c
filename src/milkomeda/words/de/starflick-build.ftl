## Bauen.

build-what-and-where = Was baust du, und wo?
nothing-is-built-on-a-homeworld = auf einer Heimatwelt wird nicht gebaut
not-held-when-the-turn-began = zu Beginn deines Zugs hattest du ihn noch nicht
city-takes-the-place-of-a-colony = eine Stadt tritt an die Stelle einer Kolonie
no-lab-on-an-asteroid = auf einem Asteroiden kann kein Labor stehen
no-colony-on-an-asteroid = auf einem Asteroiden kann weder Kolonie noch Stadt stehen
one-of-your-planets-has-two-labs = nur einer deiner Planeten darf zwei Labore haben
one-planet-has-two-labs = nur ein einziger Planet darf zwei Labore haben
no-such-item-left =
    du hast { $item-gender ->
        [m] keinen
        [f] keine
       *[n] kein
    } { $item } mehr
nowhere-to-build = es gibt keinen Planeten, auf dem du bauen könntest

starflick-help-build = Auf einem Planeten, den du schon zu Beginn des Zugs hattest, bezahlt mit seinen Truppen.
    .typed = „lab on alpha-b“ oder kurz „lab ab“.
starflick-choice-build = { $item }: { $hole }

troops-or-a-starship = Truppen oder ein Sternenschiff für die Stadt?
none-left-to-be-gained = es sind keine mehr zu gewinnen

starflick-help-reward = Eine Stadt bringt Truppen oder ein Sternenschiff in den Vorrat.
starflick-choice-reward = { $reward } gewinnen
