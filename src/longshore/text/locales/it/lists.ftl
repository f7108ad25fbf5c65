# Elenchi: «a», «a e b», «a, b e c»; tra parentesi «a, b, c».
list-none = niente

# Ciò che i rifiuti elencano, a parole: giocatori («Rosso, Verde»), container («nero, marrone»),
# container con il prezzo («nero a $2, marrone a $3»).
list-seat = { $seat }
list-colour = { $colour }
list-container = { list-colour } a ${ $price }
list-goods-next = { $left }, { $right }
list-goods-none = niente
