## Würfel und Kommandopunkte.

spend-command-points = Gib bis zu { $points } Kommandopunkte aus: Angriff (1: ein Würfel mehr), Abwehr (1: ein Gegner würfelt einen Treffer neu), Umformen (2).

command-points =
    { $points ->
        [one] du hast { $points } Kommandopunkt
       *[other] du hast { $points } Kommandopunkte
    }
boost-needs-an-arrow = ein Zusatzwürfel braucht mindestens einen Pfeil
points-cannot-be-spent-so = so kann man die Punkte nicht ausgeben
dice-are-rolled =
    { $dice ->
        [one] { $dice } Würfel wird geworfen
       *[other] { $dice } Würfel werden geworfen
    }
not-that-roll =
    { $dice ->
        [one] hier würfelt { $seat } mit { $dice } Würfel
       *[other] hier würfelt { $seat } mit { $dice } Würfeln
    }
no-face-of-a-die = { $face } steht auf keinem Würfel

galaxy-help-command = Kommandopunkte, die du nicht ausgibst, verfallen.
    .typed = „attack 1“, „defend gold 1“, „reshape“, zusammen oder einzeln; oder „save points“.
galaxy-do-command = Versiegeln
galaxy-typed-command = { $commands }
galaxy-command-attack = Ein Würfel mehr (1)
galaxy-command-defend = { $seat } wiederholt einen Treffer (1)
galaxy-command-reshape = Umformung vorbereiten (2)

which-dice =
    { $dice ->
        [one] { $seat } wirft einen Würfel: Was zeigt er?
       *[other] { $seat } wirft { $dice } Würfel: Was zeigen sie?
    }
