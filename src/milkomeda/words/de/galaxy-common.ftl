## Was mehrere Regeln sagen.

needs = kostet { $need } { $colour }, du hast { $held }
price = { $resources }
free = kostenlos
no-such-cell = „{ $text }“ ist kein Ort dieser Galaxie (A1 bis { $last-cell })

# Antworten, die nichts weiter sagen.

galaxy-plain-done = Fertig
galaxy-plain-enough = Das genügt
galaxy-plain-fight = Kämpfen
galaxy-plain-no-claim = Nichts beanspruchen
galaxy-plain-no-module = Nichts aktivieren
galaxy-plain-no-protocol = Nichts aktivieren
galaxy-plain-no-offer = Kein Angebot
galaxy-plain-save-points = Nichts ausgeben
galaxy-plain-keep-formation = Formation behalten
