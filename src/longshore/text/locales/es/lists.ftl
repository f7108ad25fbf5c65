# Listas: «a», «a y b», «a, b y c»; entre paréntesis «a, b, c».
list-none = nada

# Lo que enumeran las negativas, con palabras: jugadores («Rojo, Verde»), containers («negro, marrón»),
# containers con su precio («negro a $2, marrón a $3»).
list-seat = { $seat }
list-colour = { $colour }
list-container = { list-colour } a ${ $price }
list-goods-next = { $left }, { $right }
list-goods-none = nada
