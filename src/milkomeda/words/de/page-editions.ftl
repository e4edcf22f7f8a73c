## Eigene Ausgaben: was anders ist, im Regelheft und auf Karten.

page-editions-title = Was hier anders ist
page-editions-from = Verglichen mit der Ausgabe { $edition }:
page-editions-own = „{ $title }“, nach { $edition }
page-editions-rules = Regeln
page-editions-cards = Karten
page-editions-texts = Texte des Regelhefts
page-editions-new = neu
page-editions-gone = herausgenommen
page-editions-changed = geändert
page-editions-nothing = Hier ist nichts anders.
page-editions-read-first = Dieser Tisch spielt nicht nach einer Ausgabe, wie sie ist. Sieh dir das an, bevor du dich setzt.
page-editions-opened = { $count ->
    [0] { $name }
    [one] { $name }, mit einem eigenen Text
   *[other] { $name }, mit { $count } eigenen Texten
}
page-editions-impossible = Das lässt sich nicht spielen
page-editions-doubts = Ist das so gemeint?
page-editions-nameless = Eine eigene Ausgabe
page-editions-without = Ohne ihren Namen und ihre Texte
