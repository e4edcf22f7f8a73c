## Einkommen.

your-brain-yields =
    { $amount ->
        [one] Dein M-Brain liefert { $amount } Ressource deiner Wahl.
       *[other] Dein M-Brain liefert { $amount } Ressourcen deiner Wahl.
    }

galaxy-help-bonus = Für jeden kontrollierten Sektor neben deinem M-Brain.
galaxy-do-bonus = Nehmen
galaxy-typed-bonus = { $resources }
