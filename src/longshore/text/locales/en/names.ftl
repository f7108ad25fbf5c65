# Seats and containers
seat-blue = Blue
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
colour-black = black
colour-brown = brown
colour-orange = orange
colour-tan = tan
colour-white = white
colour-purple = purple
colour-beige = beige
colour-grey = grey
