## Worauf ein Zug, eine Aktion, ein Kampf und das Ende hinauslaufen: auf Übersichten und in der Zusammenfassung.

# Zwischen den Runden, und ein Zug.

aid-order =
    { $display-word ->
        [none]
            { $bribes-word ->
                [none] Ordnung: Der Meister schlägt eine Ordnung vor und entscheidet.
               *[other] Ordnung: Der Meister schlägt eine Ordnung vor, nimmt Angebote an oder lehnt sie ab und entscheidet.
            }
       *[other]
            { $bribes-word ->
                [none] Ordnung: Der Meister erneuert eine Position, schlägt eine Ordnung vor und entscheidet.
               *[other]
                    { $refresh-offers-word ->
                        [yes] Ordnung: Der Meister hört Angebote, erneuert eine Position, schlägt eine Ordnung vor, hört wieder Angebote und entscheidet.
                       *[no] Ordnung: Der Meister erneuert eine Position, schlägt eine Ordnung vor, hört Angebote und entscheidet.
                    }
            }
    }
aid-promise =
    { $bribes-word ->
        [binding] Wer ein Angebot annimmt, muss sein Versprechen halten.
       *[free] Versprechen binden nicht.
    }
aid-income = Einkommen: je { $homeworld-income } von deiner Heimatwelt, und was deine anderen Sektoren zeigen.
aid-catch-up = Wer allein die wenigsten SP hat: je { $catch-up } mehr.
aid-upkeep =
    { $upkeep ->
        [one] Danach 1 { colour-orange } für jede Flotte auf der Karte.
       *[other] Danach 1 { colour-orange } je { $upkeep } Flotten auf der Karte.
    }
aid-storage-limit = Nicht mehr als { $storage-limit } von jedem.
aid-action = Hauptaktion: eine andere als in deinem letzten Zug.
aid-action-repeats = Forschen darf wiederholt werden.
aid-module = Höchstens ein { $shown }, dessen Direktive dort passt, wo du einen Sektor kontrollierst.
aid-claim =
    { $claims-word ->
        [each] Beanspruche höchstens ein Feld eines Ziels: nach einem beliebigen dieser Schritte.
       *[end] Beanspruche höchstens ein Feld eines Ziels.
    }

# Aktionen.

aid-several =
    { $options ->
        [one] Eines davon:
       *[other] Bis zu { $options } davon:
    }
aid-explore =
    { $explore-draw ->
        [one] Zieh 1 Sektor, und 1 mehr für jedes { colour-green }, das du vorher ausgibst.
       *[other] Zieh { $explore-draw } Sektoren, und 1 mehr für jedes { colour-green }, das du vorher ausgibst.
    }
aid-explore-where =
    { $explore-from-word ->
        [fleets] Sie kommen neben Sektoren, die du mit einer Flotte kontrollierst.
        [probes] Sie kommen neben einen oder zwei Sektoren, die du mit einer Flotte kontrollierst.
       *[control] Sie kommen neben Sektoren, die du kontrollierst.
    }
aid-explore-must =
    { $explore-must-word ->
        [all] Leg alle, die du kannst.
        [one] Leg einen, wenn du kannst, oder mehr.
       *[none] Du musst keinen legen.
    }
aid-explore-paid = Einen Sektor zu legen kostet das { colour-green } auf seiner Rückseite.
aid-research = Wähl ein Schlüsselwort eines Sektors, den du kontrollierst, zahl { $research-cost } { colour-green }, zieh von seinem Stapel und behalte eine.
aid-move =
    { $move-origins ->
        [one] Beliebig viele Flotten aus einem Sektor, den du kontrollierst, Reichweite { $move-range }, und 1 mehr für jedes { colour-blue }, das du ausgibst.
       *[other] Beliebig viele Flotten aus bis zu { $move-origins } Sektoren, die du kontrollierst, Reichweite { $move-range }, und 1 mehr für jedes { colour-blue }, das du ausgibst.
    }
aid-pindown = Unterwegs hält jede gegnerische Flotte in einem eigenen Sektor eine von deinen auf.
aid-build =
    { $build-fleets ->
        [one] Eine Flotte auf deiner Heimatwelt, 1 { colour-orange }; oder ein Bauwerk in einem Sektor, den du kontrollierst.
       *[other] Bis zu { $build-fleets } Flotten auf deiner Heimatwelt, je 1 { colour-orange }; oder ein Bauwerk in einem Sektor, den du kontrollierst.
    }
aid-attack =
    { $attack-origins ->
        [one] Gegnerische Flotten, aus einem Nachbarsektor, 1 { colour-blue } für jede Grenze, die eine Gruppe überschreitet, mindestens 1.
       *[other] Gegnerische Flotten, aus bis zu { $attack-origins } Nachbarsektoren, 1 { colour-blue } für jede Grenze, die eine Gruppe überschreitet, mindestens 1.
    }
aid-attack-structure =
    { $resources-count ->
        [0] Oder mit einer Sternenlanze ein Bauwerk daneben.
       *[other] Oder mit einer Sternenlanze ein Bauwerk daneben, für { $resources }.
    }

# Ein Kampf.

aid-configure =
    { $roster-track ->
        [25] Verteil deine Flotten geheim auf die Typen, deckt gemeinsam auf.
       *[other] Verteil deine Flotten geheim auf die Typen, höchstens { $roster-track } auf jeden, deckt gemeinsam auf.
    }
aid-command = Gib geheim bis zu { $command-points } Kommandopunkte aus: 1 für einen Würfel mehr, 1 für einen Treffer, der neu gewürfelt wird, 2 für eine Umformung.
aid-dice =
    { $dice-cap ->
        [0] Ein Würfel für jeden Pfeil von einem Typ, in dem du Schiffe hast, zu einem Typ, in dem ein Gegner welche hat.
       *[other] Ein Würfel für jeden Pfeil von einem Typ, in dem du Schiffe hast, zu einem Typ, in dem ein Gegner welche hat, höchstens { $dice-cap }.
    }
aid-hit =
    { $hit-on ->
        [6] Eine 6 ist ein Treffer.
       *[other] { $hit-on } oder mehr ist ein Treffer.
    }
aid-formation =
    { $formation-word ->
        [pairs] Zu zweit, bei gleich vielen Treffern: Wer weniger Paare aus einem eigenen und einem gegnerischen Schiff hat, das es schlägt, verliert einen Treffer.
       *[types] Zu zweit, bei gleich vielen Treffern: Wer weniger Paare aus einem eigenen und einem gegnerischen Typ hat, den er schlägt, verliert einen Treffer.
    }
aid-allocate =
    { $hit-types-word ->
        [any] Treffer gehen geheim auf beliebige Typen von Gegnern.
       *[reached] Treffer gehen geheim auf Typen, die einer deiner Pfeile erreicht.
    }
aid-casualties =
    { $casualties-word ->
        [once] Getroffene Schiffe werden sofort entfernt.
        [marks] Getroffene Schiffe werden markiert, dann gemeinsam entfernt.
       *[damaged] Getroffene Schiffe kommen in den Schadensbereich, dann werden sie gemeinsam entfernt.
    }
aid-shield = Jedes Bauwerk eines Verteidigers schluckt in einem Kampf { $structure-shield ->
        [one] den ersten Treffer
       *[other] die ersten { $structure-shield } Treffer
    } auf seine Schiffe.
aid-again = Weiter, bis eine Seite übrig ist. Hat niemand einen Pfeil, verteilen alle ihre Flotten neu.
aid-standoff =
    { $standoff-word ->
        [stay] Nach { $standoff-tries }-mal in Folge bleiben alle.
        [retreat] Nach { $standoff-tries }-mal in Folge zieht sich der Angreifer zurück.
       *[structures] Nach { $standoff-tries }-mal in Folge bleiben alle, und ein Bauwerk hält den Sektor.
    }

# Das Ende.

aid-ends =
    { $end-at-word ->
        [once] Das Spiel endet sofort …
       *[round] Das Spiel endet mit der Runde …
    }
aid-end-deck = { $end-deck-word ->
        [placed] … wenn der letzte Sektor gelegt ist
       *[drawn] … wenn der letzte Sektor gezogen ist
    }{ $explore-bonus ->
        [0] .
       *[other] ; wer das macht, bekommt { $explore-bonus } SP.
    }
aid-end-cards =
    { $end-cards ->
        [one] … wenn ein Ziel voll ist.
       *[other] … wenn { $end-cards } Ziele voll sind.
    }
aid-end-slots = … wenn { $end-slots } Felder beansprucht sind.
aid-slots-each =
    { $slots-each ->
        [one] … wenn ein Feld für jeden Spieler und { $more } mehr beansprucht sind.
       *[other] … wenn { $slots-each } Felder für jeden Spieler und { $more } mehr beansprucht sind.
    }
aid-end-round = … nach Runde { $end-round }.
aid-worth-sectors = { $sector-points } für jeden Sektor, den du kontrollierst
aid-worth-structures = Bauwerke: wie aufgedruckt
aid-worth-fleets =
    { $fleets-per-point ->
        [one] 1 für jede Flotte auf der Karte
       *[other] 1 für { $fleets-per-point } Flotten auf der Karte
    }
aid-worth-orange =
    { $orange-per-point ->
        [one] { $orange-points } für jedes { colour-orange }
       *[other] { $orange-points } für { $orange-per-point } { colour-orange }
    }
aid-worth-objectives = Ziele: wie aufgedruckt
aid-worth-technologies =
    { $technology-points ->
        [0] Technologien: wie aufgedruckt
       *[other] { $technology-points } für jede Technologie, und was darauf steht
    }
aid-worth-fights = { $fight-points } für jeden Kampf, den du gewinnst
aid-worth-civilization = Ziel deiner Zivilisation: wie aufgedruckt
aid-tie =
    { $tie-word ->
        [shared] Bei Gleichstand meiste { colour-blue }, { colour-red } und { colour-green }; dann meiste Flotten; dann gewinnen alle.
       *[order] Bei Gleichstand meiste { colour-blue }, { colour-red } und { colour-green }; dann meiste Flotten; dann wer früher dran war.
    }
