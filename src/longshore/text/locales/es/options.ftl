# Las opciones de una mesa: cada una con un nombre, una frase que la explica (…-about) y los nombres de sus valores.

option-edition = Edición
option-edition-about = Con qué versión impresa del juego se juega. Fija todas las opciones de abajo; aun así puedes cambiar cada una.
option-edition-classic = Clásica
option-edition-classic-about = La primera edición, de 2007: containers, barcos y ofertas secretas, nada más.
option-edition-anniversary = Aniversario
option-edition-anniversary-about = La edición del décimo aniversario, de 2018: con el Banco de Inversión, cartas de farol y menos máquinas.

option-seats = Jugadores
option-seats-about = Cuántos juegan. Fija también cuántos containers, máquinas y almacenes hay.
# Uno de los números de jugadores que se pueden elegir
option-seats-value = { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }

# Un interruptor de las reglas
option-on = Sí
option-off = No
# Junto a una opción que la edición fija de otro modo
option-edition-says = Según la edición: { $value }.
# Bajo un número que se puede elegir
option-range = De { $least } a { $most }.

# Grupos de opciones
option-group-length = Duración de la partida
option-group-market = Compras y transporte
option-group-auction = Subastas
option-group-money = Dinero
option-group-end = Puntuación final

option-supply = Containers de cada color
option-supply-about = La partida termina cuando se agotan dos colores, así que menos containers hacen una partida más corta.
option-machines = Máquinas de cada color
option-machines-about = Cuántas hay de cada color, contando las iniciales. Si son pocas, no todos tendrán el color que quieren.
option-warehouses = Almacenes
option-warehouses-about = Cuántos hay para todos, contando los iniciales. Si son pocos, hay carrera por el sitio.
option-round-limit = Límite de rondas
option-round-limit-about = Termina y puntúa la partida después de esas rondas, si no ha terminado antes. Ayuda cuando ya nadie quiere gastar dinero.
option-round-limit-none = Sin límite
option-round-limit-rounds = { $n ->
        [one] Después de { $n } ronda
       *[other] Después de { $n } rondas
    }

option-investment-bank = Banco de Inversión
option-investment-bank-about = Tres brókeres cobran intereses y ofertas, y venden lo que tienen en subastas que duran de un turno a otro.
option-domestic-sale = Venta doméstica
option-domestic-sale-about = Una ayuda para principiantes: vender al suministro un container de las propias naves de la fábrica por $2, para que nadie se quede sin dinero.
option-domestic-sale-off = No
option-domestic-sale-pre-turn = Una al principio del turno
option-domestic-sale-action = Como acción
option-docked-loading = Cargar con el barco amarrado en un puerto
option-docked-loading-about = Si una acción puede servir para cargar más sin salir antes del puerto.
option-broker-win = Ganancia con un bróker
option-broker-win-about = Quien tiene la carta de pago al empezar su turno gana. Esto dice si ocurre después de pagar los intereses o antes: entonces lo ganado puede pagarlos.
option-broker-win-after-interest = Después de los intereses
option-broker-win-before-interest = Antes de los intereses
option-idle-production-fee = Pagar al sindicato cuando no se produce nada
option-idle-production-fee-about = Se puede «producir» solo para cambiar los precios. Esto dice si entonces cuesta el $1 habitual.

option-auction = Tipo de subasta
option-auction-about = Cómo hacen los demás sus ofertas por un cargamento en la isla extranjera.
option-auction-sealed = Secreta: todos a la vez, sin que se vea
option-auction-progressive = Abierta: uno tras otro, cada vez más
option-all-zero = Cuando todos ofrecen $0
option-all-zero-about = Qué pasa con un cargamento por el que nadie quiere pagar.
option-all-zero-seller = Se lo queda el dueño del barco
option-all-zero-tie = Es un empate: se ofrece otra vez
option-bluff = Cartas de farol
option-bluff-about = Cartas de $0 que hacen que una oferta secreta parezca mayor de lo que es. En el juego para expertos, una oferta con una carta así cuenta como $0.
option-bluff-none = Ninguna
option-bluff-plain = Ocultan el tamaño de una oferta
option-bluff-cancel = Para expertos: anulan la oferta

option-money = Dinero en mano
option-money-about = Si se ve cuánto dinero tienen los demás.
option-money-hidden = Oculto
option-money-open = A la vista
option-money-cards = Número de billetes
option-money-cards-about = Si se ve cuántos billetes tienen los demás en la mano, pero no cuáles.
option-money-cards-hidden = Oculto
option-money-cards-open = A la vista
option-seizure = Cuando no se pueden pagar los intereses
option-seizure-about = Qué incauta el banco por un préstamo cuyos intereses no se pagan.
option-seizure-printed = Primera impresión: el vecino lo decide todo
option-seizure-erratum = Versión corregida: un container; si no, dos de las naves; si no, un edificio
option-seizure-anniversary = Suave: un container, nunca un edificio

option-discard-tie = Color que se descarta en caso de empate
option-discard-tie-about = Al final se pierden todos los containers del color más numeroso. Esto vale cuando varios colores empatan.
option-discard-tie-two-value = Primero el color $5/$10
option-discard-tie-free = A elegir
option-tie-break = Puntuaciones iguales
option-tie-break-about = Quién gana cuando dos tienen la misma puntuación.
option-tie-break-island = Más containers en la isla extranjera
option-tie-break-factory = Más containers en las naves de la fábrica

# Lo que no va junto
option-clash-few-warehouses = { $seats } jugadores necesitan { $seats } almacenes para empezar. Elige al menos { $seats }.
option-clash-bank-supply = El Banco de Inversión necesita containers de reserva: elige como máximo { $most } de cada color, o juega sin el banco.
option-clash-cancel-open = En la subasta abierta no se puede anular nada en secreto. Elige ofertas secretas, u otras cartas de farol.
option-clash-number = Tiene que ser un número entero de { $least } a { $most }.
# Lo que está permitido, pero no tiene efecto
option-clash-bluff-open = En la subasta abierta no hay nada que ocultar, así que las cartas de farol no sirven.
option-clash-cards-open = Si el dinero está a la vista, todos lo ven de todos modos: el número de billetes no dice nada nuevo.
option-clash-tiny-supply = { $n ->
        [one] Con solo { $n } container de cada color, esto se acaba en unos minutos.
       *[other] Con solo { $n } containers de cada color, esto se acaba en unos minutos.
    }
