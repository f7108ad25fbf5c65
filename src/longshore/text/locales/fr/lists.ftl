# Listes : « a », « a et b », « a, b et c » ; entre parenthèses « a, b, c ».
list-none = rien

# Ce qu'énumèrent les refus, en mots : des joueurs (« Rouge, Vert »), des caisses (« noire, brune »),
# des caisses avec leur prix (« noire à 2 $, brune à 3 $ »).
list-seat = { $seat }
list-colour = { $colour }
list-container = { list-colour } à { $price } $
list-goods-next = { $left }, { $right }
list-goods-none = rien
