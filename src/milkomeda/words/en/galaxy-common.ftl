## What several rules say.

needs = needs { $need } { $colour }, you have { $held }
price = { $resources }
free = free
no-such-cell = '{ $text }' is no place in this galaxy (A1 to { $last-cell })

# Of each step: `help`, what is behind it; `choice`, what a choice is called on the page; `do`, the button that sends
# an answer that was put together, with `n` as what was counted; `point`, what pointing at a cell means; `typed`, what
# a choice is beside its spelling, for whoever does not speak the notation. A part is there by its name, and as `-title`
# as it stands on a button: "B1 Novatron", "Outpost". What a choice does not say is `none`. `plain` has no parts.

galaxy-plain-done = Done
galaxy-plain-enough = That is enough
galaxy-plain-fight = Fight
galaxy-plain-no-claim = Claim nothing
galaxy-plain-no-module = Activate nothing
galaxy-plain-no-protocol = Activate nothing
galaxy-plain-no-offer = No offer
galaxy-plain-save-points = Spend nothing
galaxy-plain-keep-formation = Keep the formation
