## Rekrutieren und Truppen zurückholen.

where-does-a-troop-go = Wohin kommt eine Truppe? Noch { $left }.
not-your-homeworld = das ist nicht deine Heimatwelt
occupying-needs-brown = du hältst ihn nicht besetzt: dafür braucht es Braun 4
recruit-at-least-one = rekrutiere mindestens eine Truppe

starflick-help-recruit = Truppen kommen aus deinem Vorrat auf Planeten, die du besetzt hältst, oder auf deine Heimatwelt.
    .typed = „troop to alpha-b“ oder kurz „ab“.
starflick-choice-recruit = { $hole }

where-does-a-troop-return-from = Von welchem Planeten holst du eine Truppe zurück?
return-at-least-one = hol mindestens eine Truppe zurück
no-troops-on-planets = du hast keine Truppen auf Planeten
homeworld-is-no-planet = eine Heimatwelt ist kein Planet
there-is-no-troop = dort ist keine Truppe

starflick-help-return = Beliebig viele Truppen kehren in den Vorrat zurück, auch von blockierten Planeten.
starflick-choice-return = { $hole }
