## Kämpfe.

split-your-fleets =
    { $fleets ->
        [one] Wähl den Schiffstyp deiner einzigen Flotte (noch sieht es niemand).
       *[other] Verteil deine { $fleets } Flotten auf die Schiffstypen (noch sieht es niemand).
    }
reshape-a-ship = Form eines deiner Schiffe entlang eines Pfeils um oder halte die Formation.
reshape-a-ship-in-secret = Form eines deiner Schiffe entlang eines Pfeils um oder halte die Formation (noch sieht es niemand).

types-must-add-up = die Typen müssen zusammen { $fleets } ergeben, so viele Flotten hast du
beyond-the-roster = ein Einsatzblatt zeigt höchstens { $most } von einem Typ

galaxy-help-configure = Ein Typ schießt auf die zwei, die er schlägt. Jeder Pfeil zu einem Typ, den Gegner besetzen, ist ein Würfel.
    .typed = Sag, wie viele von jedem: „3 beam 1 drone“ oder kurz „3b 1d“. „? beam“ sagt, was ein Typ schlägt.
galaxy-do-configure = Versiegeln
galaxy-typed-configure = { $ships }
galaxy-help-reshape = Ein Schiff wird zu einem der zwei Typen, die es schlägt.
galaxy-choice-reshape = { $ship-title } → { $into-ship-title }
galaxy-typed-reshape = { $ship } wird { $into-ship }
galaxy-help-reshape-secretly = { galaxy-help-reshape }
galaxy-choice-reshape-secretly = { galaxy-choice-reshape }
galaxy-typed-reshape-secretly = { galaxy-typed-reshape }
