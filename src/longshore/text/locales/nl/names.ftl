# Plaatsen en containers
seat-blue = Blauw
seat-red = Rood
seat-yellow = Geel
seat-green = Groen
seat-purple = Paars
colour-black = zwart
colour-brown = bruin
colour-orange = oranje
colour-tan = beige
colour-white = wit
colour-purple = paars
colour-beige = beige
colour-grey = grijs
