# Los jugadores (por su color) y los containers.
# Un color concuerda con «container» y «color»: siempre en masculino singular.
seat-blue = Azul
seat-red = Rojo
seat-yellow = Amarillo
seat-green = Verde
seat-purple = Púrpura
colour-black = negro
colour-brown = marrón
colour-orange = naranja
colour-tan = marrón claro
colour-white = blanco
colour-purple = púrpura
colour-beige = beige
colour-grey = gris
