## What several rules say.

needs = needs { $need } { $colour }, you have { $held }
