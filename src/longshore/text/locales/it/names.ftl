# I giocatori (con il loro colore) e i container.
# Un colore concorda con «container», «macchinario» e «colore»: sempre al maschile singolare.
seat-blue = Blu
seat-red = Rosso
seat-yellow = Giallo
seat-green = Verde
seat-purple = Viola
colour-black = nero
colour-brown = marrone
colour-orange = arancio
colour-tan = legno
colour-white = bianco
colour-purple = viola
colour-beige = beige
colour-grey = grigio
