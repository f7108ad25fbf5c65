# Aufzählungen: „a“, „a und b“, „a, b und c“; in Klammern „a, b, c“.
list-none = nichts

# Was Ablehnungen aufzählen. Plätze: „Rot, Grün“. Container: „schwarz, braun“, in einem Lager mit dem Preis:
# „schwarz zu 2 $, braun zu 3 $“.
list-seat = { $seat }
list-colour = { $colour }
list-container = { list-colour } zu { $price } $
list-goods-next = { $left }, { $right }
list-goods-none = nichts
