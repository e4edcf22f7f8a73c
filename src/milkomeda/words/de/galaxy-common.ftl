## Was mehrere Regeln sagen.

needs = kostet { $need } { $colour }, du hast { $held }
price = { $resources }
free = kostenlos
no-such-cell = „{ $text }“ ist kein Ort dieser Galaxie (A1 bis { $last-cell })
