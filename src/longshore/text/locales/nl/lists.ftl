# Opsommingen: “a”, “a en b”, “a, b en c”; tussen haakjes “a, b, c”.
list-none = niets

# Wat weigeringen opsommen. Plaatsen: “Rood, Groen”. Containers: “zwart, bruin”, in een winkel met de prijs:
# “zwart van $2, bruin van $3”.
list-seat = { $seat }
list-colour = { $colour }
list-container = { list-colour } van ${ $price }
list-goods-next = { $left }, { $right }
list-goods-none = niets
