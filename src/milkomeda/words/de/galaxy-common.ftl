## Was mehrere Regeln sagen.

needs = kostet { $need } { $colour }, du hast { $held }
