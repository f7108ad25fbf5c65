# Plätze und Container
seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila
colour-black = schwarz
colour-brown = braun
colour-orange = orange
colour-tan = beige
colour-white = weiß
colour-purple = lila
colour-beige = beige
colour-grey = grau
