# La primera partida guiada: su entrada, la guía en la mesa y las lecciones. La guía trata de «tú» al jugador, con calma y
# brevedad. Una lección «guide-produce» tiene un título (…-title) y un texto. $seat, $boss, $other, $seller y $winner son
# jugadores («Rojo»), $colour y $wanted colores de containers («negro»).

## La entrada

guide-door-title = Aprender jugando
guide-door-text = Una partida de verdad en diez rondas cortas contra dos bots fáciles: junto al tablero, una guía te explica cada cosa cuando aparece por primera vez.
guide-door-go = Empezar la partida guiada
guide-door-busy = Abriendo la mesa …
guide-door-resume = Seguir con tu partida guiada
guide-door-again = Empezar otra
guide-door-rules = O leer antes las reglas
guide-table-title = Primera partida

## La guía

guide-name = Guía
guide-progress = { $done } de { $all } lecciones
guide-pause = Pausa
guide-resume = Seguir con la guía
guide-paused = La guía está en pausa.
guide-next = Entendido
guide-skip = Saltar
guide-where = ¿Dónde?
guide-show-me = Muéstramelo
guide-do-it = Hazlo por mí
# $action es una frase como «Producir un container negro».
guide-try = Prueba esto: «{ $action }».
guide-idle-waiting = Juegan los demás. Fíjate en quién compra qué, y a qué precio.
guide-idle-turn = Te toca. Haz lo que te parezca mejor. Si no lo tienes claro, pregunta qué haría un bot.
guide-idle-commit = Tu turno está listo. Pulsa el botón marcado: solo entonces lo ven los demás.
guide-idle-past = Estás mirando atrás. La guía sigue cuando vuelvas al presente.

## Lecciones: el principio

guide-welcome-title = Te damos la bienvenida
guide-welcome = Produces containers, comercias con ellos y los transportas. { $begins ->
        [own] Empiezas tú.
        [own-before] Empezaste tú.
        [other-before] Empezó { $seat }.
       *[other] Empieza { $seat }.
    } Después de { $rounds } rondas, o cuando se agotan dos colores, gana el más rico.
guide-card-title = Tu carta secreta
guide-card = Esto es lo que valdrán para ti al final los containers en la isla: color { $colour }, $10 cada uno; color { $wanted }, $5 o $10; los demás, menos. Cada jugador tiene otra carta, así que cada uno quiere otra cosa.
guide-turn-title = Dos acciones por turno
guide-turn = En cada turno tienes hasta dos acciones. Todo lo que puedes hacer ahora está aquí y en el tablero; lo que no puedes hacer te dice por qué.

## Lecciones: producir y vender

guide-produce-title = Tus primeros containers
guide-produce = Tu máquina produce containers de color { $colour }. Producir cuesta $1, y después pones un precio de $1 a $4. Los demás solo te comprarán si es lo bastante bajo.
guide-boss-title = El jefe del sindicato
guide-boss = Tu $1 ha ido a { $boss }, que juega antes que tú y es el jefe de tu sindicato. También funciona a tu favor: cada vez que { $other } produce, recibes $1.
guide-sold-title = Tu primera venta
guide-sold = { $seat } ha comprado en tu fábrica y te ha pagado ${ $amount }. No puedes comprar tú estos containers: cada paso del comercio pasa por otra persona.
guide-stock-title = Llena tu puerto
guide-stock = Compra containers en la fábrica de otro y ofrécelos en tus naves del puerto por más de lo que pagaste: de $2 a $6. Los barcos de los demás cargan allí. Tienes sitio para { $room ->
        [one] un container más
       *[other] { $room } containers más
    }.
guide-shipped-title = Ha venido un barco
guide-shipped = { $seat } ha cargado en tu puerto y te ha pagado ${ $amount }. Lo que cobras allí por encima de lo que pagaste es tu ganancia.
guide-build-title = Máquinas y almacenes
guide-build = Con más almacenes caben más containers en tus naves del puerto. Con una segunda máquina produces dos colores por el mismo $1. Comprarlos compensa al principio de la partida; al final no cuentan nada.
guide-prices-title = Cambia tus precios
guide-prices = Lo que hay en tus naves del puerto no se vende. Con una acción puedes ponerle otro precio sin comprar nada.
guide-home-title = Venta doméstica
guide-home = Al principio de un turno puedes devolver un container al suministro por $2. No cuesta ninguna acción. Es un mal precio, pero mejor que no tener dinero.

## Lecciones: el barco y la isla

guide-sail-title = De compras en barco
guide-sail = Tu barco va al puerto de { $seat } y carga a los precios de allí. Caben cinco containers. Te interesan los que los demás querrían en sus islas.
guide-sea-title = A mar abierto
guide-sea = Desde un puerto, tu barco sale siempre primero a mar abierto. Desde allí puede llegar a la isla con su siguiente acción.
guide-island-title = A la isla
guide-island = Ve a la isla, y los demás ofrecerán en secreto por todo tu cargamento. El banco dobla lo que paga el ganador. La subasta termina tu turno, así que haz antes lo demás.
guide-worth = { $open ->
        [yes] { $sign ->
            [minus] −${ $now } ahora, como mucho ${ $most }
           *[plus] ${ $now } ahora, como mucho ${ $most }
        }
       *[no] { $sign ->
            [minus] −${ $now }
           *[plus] ${ $now }
        }
    }
guide-bid-title = Un cargamento en venta
guide-bid = { $seller } vende todo este cargamento. Para ti vale { guide-worth }. { $amount ->
        [0] Es muy poco, así que ofrece $0 y guarda tu dinero.
       *[other] Ofrece menos para ganar algo: por ejemplo, ${ $amount }. Nadie ve tu oferta hasta que se muestran todas.
    }
guide-tie-title = Un empate
guide-tie = Las ofertas más altas son iguales. Tu oferta se mantiene, y puedes añadir algo en secreto; se permite $0. Si sigue el empate, { $seller } elige al ganador.
guide-decide-title = ¿Vender o quedártelo?
guide-decide = { $winner } ofrece ${ $amount }. Si vendes, recibes ${ $total }, porque el banco añade otro tanto. Si te quedas con el cargamento, pagas tú ${ $amount }; para ti vale { guide-worth }. { $better ->
        [accept] Vender parece mejor.
       *[decline] Quedártelo parece mejor.
    }
guide-earned-title = Doble paga
guide-earned = { $winner } te ha pagado ${ $amount }, y el banco, ${ $amount } más. Así entra dinero nuevo en la partida.
guide-won-title = Tu primer cargamento
guide-won = El cargamento es tuyo por ${ $amount } y está en tu isla. Se queda allí hasta el final y cuenta según tu carta secreta.
guide-lost-title = Oferta superada
guide-lost = No has conseguido este cargamento, así que no pagas nada. Solo paga el ganador. Mira las ofertas: te dicen cuánto vale para los demás.
guide-leave-title = Dejar la isla
guide-leave = Tu barco vacío sigue en la isla. Volver a mar abierto cuesta una acción; después puede ir a por más containers.

## Lecciones: el dinero

guide-loan-title = Préstamos
guide-loan = Cuando falta dinero, el banco te presta $10 en cualquier momento, dos veces como máximo. Cada préstamo cuesta $1 al principio de cada turno, y $11 si aún lo tienes al final.
guide-interest-title = Intereses
guide-interest = Pagas $1 por cada préstamo cuando empieza tu turno. Quien no puede pagar tiene que pedir otro préstamo; a quien ya tiene dos, el banco le incauta containers.
guide-repay-title = Devuelve tu préstamo
guide-repay = Tienes bastante para devolver $10. No cuesta ninguna acción y te ahorra los intereses. Al final te costaría $11.
guide-seize-title = El banco incauta
guide-seize = Alguien no ha podido pagar los intereses. El jugador que va antes en el orden de turno elige lo que se lleva el banco. Eso sale del juego.

## Lecciones: el turno, el final y la puntuación

guide-draft-title = Aún no está hecho
guide-draft = Así quedaría la mesa. Añade tu segunda acción, o deshaz algo. Solo el botón de tu panel se lo dice a los demás.
guide-score-title = Ojo con tu color más numeroso
guide-score = Al final pierdes todos los containers del color del que más tengas, aquí el { $colour }. Así que reúne varios colores. Con los cinco, tu color { $wanted } cuenta $10 en lugar de $5.
guide-end-title = Se acerca el final
guide-end = La partida termina cuando se agota un segundo color. { $rounds ->
        [0] No pierdas de vista el suministro.
       *[other] En esta mesa termina también después de la ronda { $rounds }.
    } Es hora de llevar containers a la isla.
guide-last-title = Los últimos turnos
guide-last = Cuenta lo que tienes: todo tu dinero, $3 por cada container de tu barco, $2 por cada uno de tus naves del puerto, nada por los de tu fábrica. No gastes dinero que ya no pueda volver.

## El final

guide-over-title = { $won ->
        [yes] ¡Has ganado tu primera partida!
       *[no] Tu primera partida ha terminado
    }
guide-over-score = { $place ->
        [1] Has llegado a ${ $total }: primer puesto de { $seats }.
        [2] Has llegado a ${ $total }: segundo puesto de { $seats }.
        [3] Has llegado a ${ $total }: tercer puesto de { $seats }.
       *[other] Has llegado a ${ $total }: puesto { $place } de { $seats }.
    }
guide-over-debt = Has terminado con una deuda de ${ $total }: puesto { $place } de { $seats }.
guide-over-made = { $count ->
        [0] No has producido ningún container.
        [one] Has producido un container.
       *[other] Has producido { $count } containers.
    }
guide-over-traded = { $count ->
        [0] Nadie ha comprado en tus naves.
        [one] Has vendido un container de tus naves, por ${ $amount }.
       *[other] Has vendido { $count } containers de tus naves, por ${ $amount } en total.
    }
guide-over-landed = { $count ->
        [0] No has hecho ninguna subasta.
        [one] Has hecho una subasta, que te ha dado ${ $amount }.
       *[other] Has hecho { $count } subastas, que te han dado ${ $amount } en total.
    }
guide-over-island = { $count ->
        [0] En tu isla no hay ningún container.
        [one] En tu isla hay un container, que ha contado ${ $amount }.
       *[other] En tu isla hay { $count } containers, que han contado ${ $amount }.
    }
guide-over-advice = { $advice ->
        [ship] La próxima vez, manda antes tu barco: las subastas son lo que más dinero da.
        [island] La próxima vez, ofrece un poco más cuando se venda tu color de $10: la isla decide muchas partidas.
        [colours] La próxima vez, reúne más colores distintos en tu isla, y así perderás menos al final.
        [loans] La próxima vez, devuelve tus préstamos antes del final: cada uno te ha costado $11.
       *[well] Ha salido bien. Prueba ahora con bots de nivel «Sólido», o juega con amigos.
    }
guide-over-next = ¿Y ahora?
guide-over-play = Jugar una partida entera
guide-over-rules = Leer las reglas
guide-over-again = Otra partida guiada
guide-over-close = Cerrar
guide-over-open = El resultado
guide-over-sheet = Cómo se ha calculado la puntuación se ve junto al tablero, en «Puntuación».
