## Options and rulings of any game.

# What stands in the way.

value-is-none-of = option { $name }: '{ $text }' is not one of { $words }; the nearest is '{ $near }'
neither-yes-nor-no = option { $name }: '{ $text }' is neither yes nor no
no-number-between = option { $name }: '{ $text }' is not a number from { $low } to { $high }
option-given-twice = option { $name } is given twice
no-such-edition = there is no edition '{ $name }': the editions are { $words }; the nearest is '{ $near }'
no-such-option = there is no option '{ $name }', the nearest is '{ $near }': '{ $command }' lists them all
words-comma = { $before }, { $after }

# An option with its value: "Green for Research: 4", "A player may pass whenever they like".

rule-stands = { LEAD($option) } { $value }
value-yes = yes
value-no = no
phase-of = { $before } phase { $after }

# Where options stand.

section-set-up = Set-up
section-civilizations = Civilizations
section-order = The order of a round
section-income = Income
section-actions = Actions
section-explore = Explore
section-research = Research
section-move = Move
section-build = Build
section-attack = Attack
section-combat = Combat
section-directives = Directives
section-objectives = Objectives
section-end = End and scoring
section-technology = Technology
section-board = The board
section-flicking = Flicking
section-variants = Variants

# Rulings, and pages of them.

ruling-said = { $question } { $answer }
ruling-named = { $name }: { $ruling }
ruling-stands = { $name }: { $answer }
ruling-topic = ## { $name } { $topic }
ruling-question = *Open:* { $question } ({ $passage })
ruling-answer = *Ruling:* { $answer }
option-usually = Option `{ $name }`: { $option } { $possible }; usually `{ $usual }`.
word-means = `{ $name }` { $value }
one-of-these = { $words }
yes-or-no = `yes` or `no`
from-to = { $low } to { $high }
no-cards-to-change = cards of this game cannot be changed

# A rulebook's links: what stands before a section's title, and what a ruling says.

book-see = see
book-ruled = - <a id="{ $anchor }"></a>**{ $name } { $topic }.** { $question } *{ $here }*
