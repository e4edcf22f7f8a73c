## Ziele.

claim-a-slot = Beanspruchst du das Feld eines Ziels? Eins pro Zug.

no-such-slot = dieses Feld gibt es nicht
slot-is-taken = dieses Feld ist vergeben
slot-needs = braucht { $need }, du hast { $held }
lower-slot-is-open = ein niedrigeres Feld ist noch frei

slot-scores = { $condition }: { $need } für { $points } SP

galaxy-help-claim = Jedes Feld zählt für den, der es zuerst beansprucht.
galaxy-choice-claim = { $objective }: { $need } → { $points } SP
galaxy-typed-claim = { $objective }, Feld { $slot } beanspruchen

## Was Ziele verlangen.

condition-sectors-held = Ich kontrolliere Sektoren
condition-structures-built = Ich habe Bauwerke auf der Karte
condition-fleets-afloat = Ich habe Schiffe auf der Karte
condition-technologies-owned = Ich habe Technologien
condition-battle-won = Ich habe in diesem Zug einen Kampf gewonnen
condition-resource-held =
    { $colour-word ->
        [red] Ich habe strategische Ressourcen ({ colour-red })
        [orange] Ich habe wirtschaftliche Ressourcen ({ colour-orange })
        [green] Ich habe wissenschaftliche Ressourcen ({ colour-green })
       *[blue] Ich habe logistische Ressourcen ({ colour-blue })
    }
condition-structure-destroyed = In diesem Zug habe ich ein Bauwerk zerstört
condition-jumped-to-attack = In diesem Zug sprangen meine Schiffe zum Angriff
condition-types-held = Ich kontrolliere Sektortypen
condition-one-type-held = Ich kontrolliere Sektoren eines Typs
condition-held-at-a-distance = Ich kontrolliere einen Sektor in Entfernung zu meiner Heimatwelt
condition-keyword-held =
    { $keyword-word ->
        [warzone] Ich kontrolliere Kriegsgebiete
        [biosphere] Ich kontrolliere Biosphären
        [observatory] Ich kontrolliere Observatorien
        [unstable] Ich kontrolliere instabile Sektoren
       *[other] Ich kontrolliere Sektoren mit { $keyword }
    }
condition-battle-won-in = In diesem Zug habe ich einen Kampf gewonnen ({ $keyword })
condition-explored-two = In diesem Zug habe ich 2 Systeme erkundet
