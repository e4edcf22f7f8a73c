## Karten und Typen mit vollem Namen.

title-outpost = einen Außenposten
title-starlance = die Sternenlanze
title-hypergate = das Hypertor
title-m-brain = das M-Brain

title-beam = Strahlenfregatte
title-shield = Schildkreuzer
title-artillery = Artillerieplattform
title-drone = Drohnenträger
title-fighter = Jägerstaffel

field-astrobiology = Astrobiologie
field-ecology = Ökologie
field-terraforming = Terraforming
field-climatology = Klimatologie
field-mining = Bergbau
field-geology = Geologie
field-metallurgy = Metallurgie
field-chemistry = Chemie
field-radiation = Strahlung
field-gravitational = Gravitation
field-safety = Sicherheit
field-survival = Überleben
field-astrophysics = Astrophysik
field-cosmology = Kosmologie
field-spectroscopy = Spektroskopie
field-stellar = Sternkunde
field-navigation = Navigation
field-logistics = Logistik
field-communication = Kommunikation
field-infrastructure = Infrastruktur
field-supernova = Supernova
field-turbulence = Turbulenz
field-dynamics = Dynamik
field-instability = Instabilität
field-defense = Verteidigung
field-tactics = Taktik
field-diplomacy = Diplomatie
field-intelligence = Aufklärung
field-void = Leere
field-dark = Dunkelheit
field-surveying = Vermessung
field-mapping = Kartografie
