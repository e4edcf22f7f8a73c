## What several rules say.

needs = needs { $need } { $colour }, you have { $held }
price = { $resources }
free = free
no-such-cell = '{ $text }' is no place in this galaxy (A1 to { $last-cell })
