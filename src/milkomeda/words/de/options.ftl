## Optionen und Entscheidungen jedes Spiels.

# Was nicht geht.

value-is-none-of = Option { $name }: „{ $text }“ ist keins von { $words }; am ähnlichsten ist „{ $near }“
neither-yes-nor-no = Option { $name }: „{ $text }“ ist weder yes noch no
no-number-between = Option { $name }: „{ $text }“ ist keine Zahl von { $low } bis { $high }
option-given-twice = die Option { $name } steht zweimal da
no-such-edition = eine Ausgabe „{ $name }“ gibt es nicht: die Ausgaben sind { $words }; die ähnlichste ist „{ $near }“
no-such-option = eine Option „{ $name }“ gibt es nicht, die ähnlichste ist „{ $near }“: „{ $command }“ nennt alle
words-comma = { $before }, { $after }

# Eine Option mit ihrem Wert.

rule-stands = { LEAD($option) } { $value }
value-yes = ja
value-no = nein
phase-of = { $before } Phase { $after }

# Wo Optionen stehen.

section-set-up = Aufbau
section-civilizations = Zivilisationen
section-order = Die Reihenfolge einer Runde
section-income = Einkommen
section-actions = Aktionen
section-explore = Erkunden
section-research = Forschen
section-move = Bewegen
section-build = Bauen
section-attack = Angreifen
section-combat = Kampf
section-directives = Direktiven
section-objectives = Ziele
section-end = Ende und Wertung
section-technology = Technologie
section-board = Das Brett
section-flicking = Schnippen
section-variants = Varianten

# Entscheidungen und Seiten davon.

ruling-said = { $question } { $answer }
ruling-named = { $name }: { $ruling }
ruling-stands = { $name }: { $answer }
ruling-topic = ## { $name } { $topic }
ruling-question = *Offen:* { $question } ({ $passage })
ruling-answer = *Entscheidung:* { $answer }
option-usually = Option `{ $name }`: { $option } { $possible }; üblich ist `{ $usual }`.
word-means = `{ $name }` { $value }
one-of-these = { $words }
yes-or-no = `yes` oder `no`
from-to = { $low } bis { $high }
no-cards-to-change = Karten dieses Spiels kann man nicht ändern

# Die Verweise eines Regelhefts: was vor einem Abschnitt steht, und was eine Entscheidung sagt.

book-see = siehe
book-ruled = - <a id="{ $anchor }"></a>**{ $name } { $topic }.** { $question } *{ $here }*
