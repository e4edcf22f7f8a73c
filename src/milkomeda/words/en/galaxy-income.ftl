## Income: what is asked, what is behind it.

your-brain-yields =
    { $amount ->
        [one] Your M-Brain yields { $amount } resource of your choice.
       *[other] Your M-Brain yields { $amount } resources of your choice.
    }

galaxy-help-bonus = For each controlled sector beside your M-Brain.
galaxy-do-bonus = Take
galaxy-typed-bonus = { $resources }
