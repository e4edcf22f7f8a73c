## Editions of people's own: what differs, on paper and on cards.

page-editions-title = What is different here
page-editions-from = Compared with the edition { $edition }:
page-editions-own = “{ $title }”, after { $edition }
page-editions-rules = Rules
page-editions-cards = Cards
page-editions-texts = Texts of the rulebook
page-editions-new = new
page-editions-gone = taken out
page-editions-changed = changed
page-editions-nothing = Nothing is different here.
page-editions-read-first = This table does not play by an edition as it stands. Look before you sit down.
page-editions-opened = { $count ->
    [0] { $name }
    [one] { $name }, with one text of its own
   *[other] { $name }, with { $count } texts of its own
}
page-editions-impossible = This cannot be played
page-editions-doubts = Is this meant?
page-editions-nameless = An edition of your own
page-editions-without = Without its name and texts
