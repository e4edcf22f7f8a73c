## Build: what is asked, why not, what is behind it.

build-one = Build fleets or a structure.
build-options =
    { $options ->
        [one] Build: { $options } option left.
       *[other] Build: { $options } options left.
    }

nothing-to-build = you cannot pay for a fleet or a structure, or have nowhere to put it
build-something-first = build something first
cannot-be-built = that cannot be built
build-at-least-one = build at least one fleet
no-fleets-built-there = fleets are built on your Homeworld and at your Outposts
too-many-fleets-there = so many fleets cannot be built there at once
fleets-in-one-sector = all fleets of one option are built in one sector
fleets-in-supply =
    { $fleets ->
        [one] your supply holds { $fleets } fleet
       *[other] your supply holds { $fleets } fleets
    }
fleets-at-most =
    { $fleets ->
        [one] { $fleets } fleet at most
       *[other] { $fleets } fleets at most
    }
fleets-already-built = you have built fleets in this action already
structure-already-built = you have built a structure in this action already
none-in-supply =
    { $structure-word ->
        [outpost] all your Outposts are on the map
       *[other] your { $structure } is on the map already
    }
no-such-place = there is no such place
not-your-sector = you do not control that sector
structure-of-yours-there = you have a structure there
structure-there-already = there is a structure already
structure-of-opponent-there = an opponent has a structure there
one-of-yours-there =
    { $structure-word ->
        [outpost] you have an Outpost there
        [m-brain] you have an M-Brain there
       *[other] you have a { $structure } there
    }

galaxy-help-build = Fleets on your Homeworld and at Outposts, a structure in a sector you control.
    .typed = 'build fleets 2 A1' or 'build outpost B1'.
galaxy-do-build = Build
galaxy-typed-build =
    { $structure-word ->
        [none] fleets: { $sites }
       *[other] { $structure } at { $cell }
    }
galaxy-fleets-at-shipyards = at your shipyards

## What structures do, by the options that are about them.

deed-outpost =
    { $outpost-word ->
        [extra] You may build 1 more fleet here.
       *[cheap] Fleets can be built here, 1 { colour-orange } cheaper.
    }
deed-starlance =
    { $lance-blue ->
        [0] Your Attack may destroy a structure for { $lance-red } { colour-red }.
       *[other] Your Attack may destroy a structure for { $lance-red } { colour-red } and { $lance-blue } { colour-blue }.
    }
deed-hypergate =
    { $gate-move-word ->
        [range] Your fleets move 1 further from here.
        [home] { $gate-attack-word ->
            [link] It is beside your Homeworld for your fleets, also when they attack.
           *[other] It is beside your Homeworld for your fleets.
        }
        [all] { $gate-attack-word ->
            [link] It is beside all other Hypergates for your fleets, also when they attack.
           *[other] It is beside all other Hypergates for your fleets.
        }
       *[none] { "" }
    }{ $gate-attack-word ->
        [path] { " " }You attack from here as far as explored sectors lead, for 1 { colour-blue } a border.
       *[other] { "" }
    }{ $explore-gate-word ->
        [yes] { " " }You explore from here up to 2 away.
       *[no] { "" }
    }
deed-m-brain =
    { $mbrain-income-word ->
        [yes] 1 resource of your choice for each of your sectors beside it.{ " " }
       *[no] { "" }
    }{ $mbrain-protocol ->
        [0] { "" }
       *[other] Protocols cost you { $mbrain-protocol } less.{ " " }
    }You may repeat your last main action.
