## Bauen.

build-one = Bau Flotten oder ein Bauwerk.
build-options =
    { $options ->
        [one] Bauen: noch { $options } Option.
       *[other] Bauen: noch { $options } Optionen.
    }

nothing-to-build = du kannst weder Flotte noch Bauwerk bezahlen oder hast keinen Ort dafür
build-something-first = bau zuerst etwas
cannot-be-built = das kann man nicht bauen
build-at-least-one = bau mindestens eine Flotte
no-fleets-built-there = Flotten baust du auf deiner Heimatwelt und bei deinen Außenposten
too-many-fleets-there = so viele Flotten kann man dort nicht auf einmal bauen
fleets-in-one-sector = alle Flotten einer Option werden in einem Sektor gebaut
fleets-in-supply =
    { $fleets ->
        [one] in deinem Vorrat ist { $fleets } Flotte
       *[other] in deinem Vorrat sind { $fleets } Flotten
    }
fleets-at-most =
    { $fleets ->
        [one] höchstens { $fleets } Flotte
       *[other] höchstens { $fleets } Flotten
    }
fleets-already-built = du hast in dieser Aktion schon Flotten gebaut
structure-already-built = du hast in dieser Aktion schon ein Bauwerk gebaut
none-in-supply =
    { $structure-gender ->
        [f] keine { $structure } mehr im Vorrat
       *[other] kein { $structure } mehr im Vorrat
    }
no-such-place = diesen Ort gibt es nicht
not-your-sector = du kontrollierst diesen Sektor nicht
structure-of-yours-there = du hast dort ein Bauwerk
structure-there-already = dort steht schon ein Bauwerk
structure-of-opponent-there = ein Gegner hat dort ein Bauwerk
one-of-yours-there =
    { $structure-gender ->
        [m] du hast dort einen { $structure }
        [f] du hast dort eine { $structure }
       *[other] du hast dort ein { $structure }
    }

galaxy-help-build = Flotten auf deiner Heimatwelt und bei Außenposten, ein Bauwerk in einem Sektor, den du kontrollierst.
    .typed = „build fleets 2 A1“ oder „build outpost B1“.
galaxy-do-build = Bauen
galaxy-typed-build =
    { $structure-word ->
        [none] Flotten: { $sites }
       *[other] { $structure } auf { $cell }
    }
galaxy-fleets-at-shipyards = an deinen Werften

## Was Bauwerke tun, nach den Optionen, die von ihnen handeln.

deed-outpost =
    { $outpost-word ->
        [extra] Du darfst hier 1 Flotte mehr bauen.
       *[cheap] Hier können Flotten gebaut werden, 1 { colour-orange } billiger.
    }
deed-starlance =
    { $lance-blue ->
        [0] Dein Angriff darf für { $lance-red } { colour-red } ein Bauwerk zerstören.
       *[other] Dein Angriff darf für { $lance-red } { colour-red } und { $lance-blue } { colour-blue } ein Bauwerk zerstören.
    }
deed-hypergate =
    { $gate-move-word ->
        [range] Deine Flotten kommen von hier 1 weiter.
        [home] { $gate-attack-word ->
            [link] Für deine Flotten liegt es neben deiner Heimatwelt, auch beim Angriff.
           *[other] Für deine Flotten liegt es neben deiner Heimatwelt.
        }
        [all] { $gate-attack-word ->
            [link] Für deine Flotten liegt es neben allen anderen Hypertoren, auch beim Angriff.
           *[other] Für deine Flotten liegt es neben allen anderen Hypertoren.
        }
       *[none] { "" }
    }{ $gate-attack-word ->
        [path] { " " }Von hier greifst du an, so weit erkundete Sektoren führen, für 1 { colour-blue } je Grenze.
       *[other] { "" }
    }{ $explore-gate-word ->
        [yes] { " " }Von hier erkundest du bis zu 2 weit.
       *[no] { "" }
    }
deed-m-brain =
    { $mbrain-income-word ->
        [yes] 1 Ressource deiner Wahl für jeden deiner Sektoren daneben.{ " " }
       *[no] { "" }
    }{ $mbrain-protocol ->
        [0] { "" }
       *[other] Protokolle kosten dich { $mbrain-protocol } weniger.{ " " }
    }Du darfst deine letzte Hauptaktion wiederholen.
