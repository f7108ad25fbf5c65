# La mesa dibujada, y lo que un lector de pantalla dice de ella.
# $name es el nombre de una persona (o el color del asiento si nadie tiene uno), $names una lista de ellos.
# $goods es una lista como «dos negros a $3 y marrón claro a $2», o «nada» (board-nothing).

## Lugares

board-factory-short = Fábrica
board-harbour-short = Puerto
board-factory-own = Tus naves de la fábrica
board-factory-of = Naves de la fábrica de { $name }
board-harbour-own = Tus naves del puerto
board-harbour-of = Naves del puerto de { $name }
board-store = { $name }, { $used } de { $capacity } containers: { $goods }
board-used = { $used }/{ $capacity }
board-machines = { $count ->
        [one] Una máquina, de color { $colours }
       *[other] { $count } máquinas, de colores { $colours }
    }{ $price ->
        [0] .
       *[other] . La siguiente cuesta ${ $price }.
    }
board-warehouses = { $count ->
        [one] Un almacén
       *[other] { $count } almacenes
    }{ $price ->
        [0] .
       *[other] . El siguiente cuesta ${ $price }.
    }
board-nothing = nada
board-sea = El mar
board-sea-unfold = Ver mar e isla
board-sea-fold = Ocultar mar e isla
board-landed = { $count ->
        [one] 1 en la isla
       *[other] { $count } en la isla
    }
board-open-sea = Mar abierto
board-harbour-berth-of = Puerto de { $name }
board-harbour-berth-own = Tu puerto
board-island = Isla extranjera
board-island-quay = Puerto de la isla
board-island-of = { $name } en la isla: { $count ->
        [0] nada todavía
        [one] un container { $goods }
       *[other] { $count } containers, { $goods }
    }
board-bank-harbours = Puertos del Banco
board-bank-harbour-of = { $name } en el Banco de Inversión: { $count ->
        [0] nada
        [one] un container { $goods }
       *[other] { $count } containers, { $goods }
    }
board-board-of = Tablero de { $name }
board-board-own = Tu tablero
board-enlarge = , ver de cerca
board-hand = En la mano
board-hand-holds = Containers en la mano, por poner precio: { $goods }

## Barcos

board-ship = Barco
board-ship-of = Barco de { $name }, { $berth }, con este cargamento: { $goods }
board-ship-own = Tu barco, { $berth }, con este cargamento: { $goods }
board-at-sea = en mar abierto
board-at-island = en la isla
board-at-bank = en el Banco de Inversión
board-at-harbour = en el puerto de { $name }

## Asientos y dinero

board-you = (tú)
board-colour-of-seat = , { $seat }
board-to-decide = debe decidir
# Se oye, no se ve; sigue la puntuación.
board-winner = Victoria:
board-money = Dinero
board-cash-hidden = Dinero oculto
board-cash-counted = contado
board-cash-counted-why = Aquí el dinero está oculto. Esta es la suma de lo que todos vieron pagar, como la sabría alguien con buena memoria.
board-money-cards = { $count ->
        [one] un billete
       *[other] { $count } billetes
    }
board-loan = préstamo
board-loans = { $count ->
        [0] ningún préstamo
        [one] un préstamo
       *[other] { $count } préstamos
    }
board-card = Carta de valor
board-value-card = Carta de valor: { $worths }
board-value-card-hidden = Carta de valor, boca abajo
board-two-values = { $low }/{ $high }

## El turno

board-moment-draft = Como quedará
board-moment-past = Un momento anterior
board-round = Ronda { $round }
board-turn-of = Turno de { $name }.
board-last-turn = Último turno de la partida
board-turns = Puestos en orden de turno
board-awaited = { $phase ->
        [act] { $actions ->
            [0] { $names } puede terminar el turno.
            [one] A { $names } le queda una acción.
           *[other] { $names } tiene { $actions } acciones.
        }
        [make] { $names } elige qué producir.
        [price] { $names } está poniendo precios.
        [stock] { $names } elige qué comprar.
        [load] { $names } elige qué cargar.
        [bids] Faltan ofertas secretas: { $names }.
        [tiebreak] Empate. Faltan ofertas adicionales: { $names }.
        [raise] { $names } puede subir la oferta.
        [decide] { $names } decide: vender el cargamento o quedárselo.
        [seize] { $names } elige el container que se incauta.
        [seize-kind] { $names } cede una máquina o un almacén.
        [seize-machine] { $names } elige la máquina que se incauta.
        [call-bid] { $names } está llamando al bróker.
        [offer] { $names } está llamando al bróker.
        [pay] { $names } paga a los brókeres.
       *[other] Esperando a { $names }.
    }
board-awaited-you = { $phase ->
        [act] { $actions ->
            [0] Tu turno: sin más acciones.
            [one] Tu turno: te queda una acción.
           *[other] Tu turno: { $actions } acciones.
        }
        [make] Elige qué producir.
        [price] Pon precio a los containers que tienes en la mano.
        [stock] Elige qué comprar.
        [load] Elige qué cargar.
        [bids] Haz tu oferta secreta.
        [tiebreak] Empate: haz tu oferta adicional.
        [raise] Sube la oferta o pasa.
        [decide] ¿Vendes el cargamento o te lo quedas?
        [seize] Elige el container que se incauta.
        [seize-kind] Cede una máquina o un almacén.
        [seize-machine] Elige la máquina que se incauta.
        [pay] Di en qué orden cobran los brókeres.
       *[other] Tú decides.
    }
board-won = { $count ->
        [one] La partida ha terminado. Ha ganado { $names }.
       *[other] La partida ha terminado. { $names } comparten la victoria.
    }
board-default = { $loans ->
        [one] Un préstamo impagado
       *[other] { $loans } préstamos impagados
    }{ $containers ->
        [0] {""}
        [one] : un container por incautar
       *[other] : { $containers } containers por incautar
    }

## El suministro

board-supply = Suministro
board-bank = Banco
board-supply-of = Color { $colour }: { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } de { $start } containers, { $machines ->
        [0] ninguna máquina
        [one] una máquina
       *[other] { $machines } máquinas
    }
board-warehouses-left = { $count ->
        [0] no queda ningún almacén
        [one] queda un almacén
       *[other] quedan { $count } almacenes
    }
board-end-near = { $left ->
        [0] El color { $colour } se ha agotado. La partida termina cuando se agote también el { $wanted }: { $then ->
            [one] queda { $then } container.
           *[other] quedan { $then } containers.
        }
        [one] La partida termina cuando se agotan dos colores: queda { $left } container de color { $colour } y { $then } de color { $wanted }.
       *[other] La partida termina cuando se agotan dos colores: quedan { $left } containers de color { $colour } y { $then } de color { $wanted }.
    }
board-end-triggered = Se han agotado dos colores: este es el último turno.
board-end-over = La partida ha terminado.
board-seized = Incautados

## La subasta

board-auction = Subasta
board-auction-of = Subasta del cargamento de { $name }
board-bid = Oferta: ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}y una carta de farol
       *[other] {" "}y { $bluff } cartas de farol
    }{ $cancelled ->
        [yes] , que cuenta como $0
       *[no] {""}
    }
board-bid-sealed = { $cards ->
        [0] Oferta secreta
        [one] Oferta secreta: { $cards } carta
       *[other] Oferta secreta: { $cards } cartas
    }
board-bid-cards = × { $cards }
board-bid-none = Aún sin oferta
board-bid-passed = ha pasado
board-bid-highest = la más alta
board-bluffs = { $count ->
        [one] + farol
       *[other] + { $count } faroles
    }
board-outcome = Resultado de la subasta
# El resultado de una subasta. $part: quien lee ha ganado, ha vendido, o ni lo uno ni lo otro.
board-outcome-sold = { $part ->
        [winner] Vendido: te has llevado el cargamento de { $owner } por ${ $price }.
        [seller] Vendido: { $buyer } se ha llevado tu cargamento por ${ $price }.
       *[none] Vendido: { $buyer } se ha llevado el cargamento de { $owner } por ${ $price }.
    }
board-outcome-kept = { $part ->
        [seller] No vendido: has pagado ${ $price } al banco y te quedas con el cargamento.
       *[none] No vendido: { $owner } ha pagado ${ $price } al banco y se queda con el cargamento.
    }
board-outcome-unsold = { $part ->
        [seller] Sin ofertas: te quedas con tu cargamento sin pagar nada.
       *[none] Sin ofertas: { $owner } se queda con el cargamento sin pagar nada.
    }
board-outcome-own = Has ofrecido ${ $amount }.
board-outcome-subsidy = { $part ->
        [seller] Con la subvención de ${ $subsidy } del banco recibes ${ $total }.
       *[none] Subvención del banco: ${ $subsidy }.
    }
board-outcome-bids = Todas las ofertas
board-outcome-close = Cerrar el resultado

## El Banco de Inversión

board-investment-bank = Banco de Inversión
board-broker-holds = Bróker { $name }, containers: { $goods }; dinero: ${ $money }
board-payment-card = Carta de pago
board-card-is-free = libre
board-card-free = La carta de pago está libre
board-card-held = { $side ->
        [goods] { $name } ofrece ${ $amount } por los containers del bróker { $broker }
       *[money] { $name } ofrece containers ({ $goods }) por el dinero del bróker { $broker }
    }

## Lo que se puede hacer aquí: pocas palabras en un botón pequeño (board-do-…) y lo que añade un lector de pantalla (board-act-…)

board-act = { $short }: { $full }
board-do-build-machine = Comprar
board-act-build-machine = comprar una máquina
board-do-build-warehouse = Comprar
board-act-build-warehouse = comprar un almacén
board-do-produce = Producir
board-act-produce = producir en tu fábrica
board-do-stock = Comprar
board-act-stock = comprar en las naves de la fábrica de { $name }
board-do-reprice = Precios
board-act-reprice = cambiar los precios en tus naves del puerto
board-do-sail-sea = Zarpar
board-act-sail-sea = zarpar a mar abierto
board-do-sail-island = Amarrar
board-act-sail-island = amarrar en la isla y abrir la subasta
board-do-sail-harbour = Amarrar
board-act-sail-harbour = amarrar en el puerto de { $name }
board-do-sail-bank = Amarrar
board-act-sail-bank = amarrar en tu puerto del Banco de Inversión
board-do-load = Cargar
board-act-load = cargar de las naves del puerto de { $name }
board-do-load-bank = Cargar
board-act-load-bank = cargar en tu puerto del Banco de Inversión
board-do-loan = Préstamo
board-act-loan = pedir un préstamo
board-do-repay = Devolver
board-act-repay = devolver un préstamo
board-do-call-goods = Por containers
board-act-call-goods = llamar al bróker por sus containers
board-do-call-money = Por dinero
board-act-call-money = llamar al bróker por su dinero
board-do-price = Precios
board-act-price = poner precio a los containers que tienes en la mano
board-do-give-up-machine = Ceder
board-act-give-up-machine = ceder una máquina
board-do-give-up-warehouse = Ceder
board-act-give-up-warehouse = ceder un almacén
board-do-seize-machine = Incautar
board-act-seize-machine = incautar una máquina de { $name }
board-do-seize = Incautar
board-act-seize = incautar un container de { $name }
board-do-sell = Vender
board-act-sell = hacer la venta doméstica de un container
# Whether the person at a seat is connected now
board-present = { $here ->
        [yes] en línea
       *[no] sin conexión
    }
