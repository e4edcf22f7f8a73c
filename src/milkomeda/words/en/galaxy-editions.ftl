## Editions: cards that are changed, and what makes no sense.

options-too-long = options may have { $most } letters at most
no-such-kind-of-card = there is no kind of card '{ $name }': the kinds are { $words }
no-such-card = there is no { $kind } '{ $text }', the nearest is '{ $near }'
no-such-figure = a { $kind } has no '{ $name }', the nearest is '{ $near }'
no-such-word = { $name }: '{ $text }' means nothing, the nearest is '{ $near }'
too-many-parts = { $name } may have { $most } parts at most
part-twice = { $name }: '{ $text }' says something twice
neither-in-nor-out = { $name }: '{ $text }' is neither 'out' nor 'in' nor 'new/…'
mark-is-true = '{ $name }' is a switch: { $name } = true, or leave it out
marks-together = '{ $name }' cannot be { $words } at once
figure-of-a-card-less = '{ $name }' is out, so its '{ $figure }' says nothing: leave out one of the two
card-is-there = there is a card '{ $name }' already
protocol-is-called = a protocol is called by what it is, like 'move for 2 red': '{ $name }' says nothing
no-name-for-a-card = no card can be called '{ $name }': a letter first, then letters and digits, with single blanks, hyphens and apostrophes between them, two to { $most } in all
new-card-needs = the { $kind } '{ $name }' is new: say its '{ $figure }'
so-many-cards = { $count } cards of the kind { $kind } cannot be: 1 to { $most } can
protocols-alike = two protocols would be '{ $name }'
deck-of-no-technologies = no technology of '{ $keyword }' would be left
needs-and-points = the objective '{ $name }' needs as many 'needs' as 'points'
needs-that-fall = the 'needs' of the objective '{ $name }' must not fall from slot to slot
needs-out-of-reach = the objective '{ $name }' would need more than there can be: { $most } at most
deck-needs-sectors = a deck of { $sectors } sectors cannot be drawn from { $cards } cards
too-few-objectives = there are not { $objectives } objectives to lay out
too-few-for-the-display = the display needs { $count } cards of the kind { $kind } and tier { $tier }: so many are not left

# Files.

file-too-large = the file may have { $most } letters at most
file-too-deep = the file is nested too deeply
no-toml = this is not TOML: { $text }
base-is-a-file = the base '{ $name }' is a file of its own, which lies where it does not get along: "milkomeda edition flatten" makes one file of both
bases-in-a-circle = { $file } would be based on itself
no-such-entry = there is no '{ $name }' in an edition, the nearest is '{ $near }'
no-such-name = there is no option '{ $name }', the nearest is '{ $near }'
name-of-an-edition = the name of an edition is one line of { $most } letters at most
not-a-text = '{ $name }' must be a text in quotes, of { $most } letters at most
not-a-table = '{ $name }' must be a table of its own, like [options] or [sectors."Mineron V"]
not-a-value = '{ $text }' is no value: a number, true or false, a word, or several of them in brackets
too-many-passages = texts may change { $most } sections at most
no-such-mark = a text has no '{ $name }', the nearest is '{ $near }'
no-passage = '{ $name }' is no text of a section: a language like en with a text of { $most } letters at most, add = true or new = true
passage-too-involved = the text of '{ $name }' fills in too much: { $most } choices or facts at most
passage-in-english = the section '{ $name }' needs a text in English: en = "…"
no-such-tongue = there is no language '{ $name }', the nearest is '{ $near }'
no-such-section = the rulebook has no section '{ $name }', the nearest is '{ $near }'; a section of its own has new = true
passage-asks-for = the text of '{ $name }' asks for '{ $text }', which there is not; the nearest is '{ $near }'
passage-not-understood = the text of '{ $name }' is not well-formed at '{ $text }': a choice is <<option? this || that>>, a fact {"{"}option{"}"}

# Commands, and what they tell.

in-this-file = { $file }: { $problem }
for-so-many = for { $players } players { $problem }
edition-deed-of-names = edition { $deed } takes { $names ->
    [one] one name
   *[other] { $names } names
}
edition-is-made = { $file } is made: change it, and "milkomeda edition check { $file }" says whether it can be played.
slots-out-of-reach = Slots that need more than { $most } can never be claimed: { $names }.
no-way-to-jump = Nobody can attack through a Hypergate, so no slot of these can ever be claimed: { $names }.
cards-beyond-storage = A storage holds { $limit } at most, so without a discount nobody can ever pay for these cards: { $names }.
cost-beyond-storage = { LEAD($what) } { $cost }. But a storage holds { $limit } at most: without a discount nobody can ever pay it.
gain-beyond-storage = { LEAD($what) } { $amount }. But a storage holds { $limit } at most: the rest is lost.
points-beyond-storage = { LEAD($what) } { $need } would be needed. But a storage holds { $limit } at most: nobody ever gets it.
more-slots-than-there-are = { $slots } claimed slots are never needed: { $objectives ->
    [one] one objective has
   *[other] { $objectives } objectives have
} { $most } at most.
more-cards-than-there-are = { $cards } full objectives are never needed: only { $objectives } lie out.
slots-end-it-before = { $slots } claimed slots are never needed: { $each } end the game before, even for four.
option-says-nothing = { LEAD($what) } changes nothing here. ({ $because })
cards-are-idle = Cards of the kind { $kind } are changed, and not played with. ({ $because })
edition-is-flat = { $file } is made: it says all by itself, beside { $base }.
edition-is-well = { $file } can be played. It differs from { $base } in { $options ->
    [one] one option
   *[other] { $options } options
}, in { $cards ->
    [one] one thing on cards
   *[other] { $cards } things on cards
} and in { $passages ->
    [one] one text
   *[other] { $passages } texts
}.
changed-cards = Cards
card-is-new = New { $kind } { $name }: { $cells }
figure-is = { $figure }: { $cell }
figure-action = { $actions }
figure-colour = { $colours }
figure-field = { $fields }
figure-keyword = { $keywords }
card-is-gone = No longer the { $kind } { $name }
card-changes = { $name } ({ $kind }), { $figure }: { $before } → { $after }
other-texts = Other texts
edition-hint-options = Options of the rules ("milkomeda rulings" lists them) stand under [options]:
edition-hint-cards = A card has a table of its own. Figures that are not named stay as they are.
edition-hint-texts = What a section of the rulebook says instead, or besides (add = true), by its English title:
