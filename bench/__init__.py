"""How fast is the engine? It is measured beside Catanatron and OpenSpiel, in one run (`make bench`)."""
