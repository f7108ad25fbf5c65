# Les joueurs (par leur couleur) et les caisses.
# Une couleur s'accorde avec « caisse », « usine » et « couleur » : toujours au féminin singulier.
seat-blue = Bleu
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-purple = Mauve
colour-black = noire
colour-brown = brune
colour-orange = orange
colour-tan = beige
colour-white = blanche
colour-purple = violette
colour-beige = beige
colour-grey = grise
