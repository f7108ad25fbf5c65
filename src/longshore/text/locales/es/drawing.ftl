# La imagen de la mesa
drawing-title = Longshore: edición { $edition-key ->
        [classic] clásica
        [anniversary] aniversario
       *[other] { $edition }
    }, { $seats } jugadores
drawing-seen-by-seat = tal como la ve { $seat }
drawing-seen-by-spectator = tal como la ve un espectador
drawing-seen-by-referee = todas las manos a la vista
drawing-round = Ronda { $round } · jugador inicial: { $first }
drawing-turn = turno de { $active }
drawing-default = { $loans ->
        [one] un préstamo impagado
       *[other] { $loans } préstamos impagados
    }{ $containers ->
        [0] {""}
        [one] , un container por incautar
       *[other] , { $containers } containers por incautar
    }
drawing-waiting = Esperando a { $seats }: { $decision }
drawing-decision = { $phase ->
        [act] { $actions ->
            [0] terminar el turno
            [one] una acción más, o pasar
           *[other] { $actions } acciones, o pasar
        }
        [make] qué containers producir
        [price] los precios de los containers en la mano
        [stock] qué comprar en las naves de la fábrica
        [load] qué cargar
        [bids] ofertas secretas por el cargamento
        [tiebreak] ofertas adicionales secretas, para romper el empate
        [raise] subir la oferta o pasar
        [decide] aceptar o rechazar la oferta más alta
        [seize] qué container se incauta
        [seize-kind] ceder un almacén o una máquina
        [seize-machine] qué máquina se incauta
        [call-bid] cuánto ofrecer al bróker
        [offer] qué containers ofrecer al bróker
        [pay] en qué orden pagar a los brókeres
       *[other] una decisión
    }
drawing-won = { $winners ->
        [one] La partida ha terminado: ha ganado { $seats }
       *[other] La partida ha terminado: victoria compartida de { $seats }
    }
drawing-last-turn = El segundo color se ha agotado: la partida termina después del turno de { $active }
drawing-container = container { $colour }
drawing-container-priced = container { $colour } a ${ $price }
drawing-containers = { $count ->
        [0] ningún container { $colour }
        [one] un container { $colour }
       *[other] { $count } containers de color { $colour }
    }
# $colour está en masculino: «máquina de color negro».
drawing-machine = máquina de color { $colour }
drawing-warehouse = almacén
drawing-supply = Suministro
drawing-supply-of = color { $colour }: quedan { $count } { $count ->
        [one] container
       *[other] containers
    } y { $machines } { $machines ->
        [one] máquina
       *[other] máquinas
    }
drawing-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
drawing-gone = agotado
drawing-machines-left = máquinas: { $count }
drawing-warehouses-left = almacenes: { $count }
drawing-seized = Incautados
drawing-sea = El mar
drawing-island = Isla extranjera
drawing-island-of = { $seat } en la isla extranjera: { $count ->
        [0] ningún container
        [one] un container
       *[other] { $count } containers
    }
drawing-bank-harbours = Puertos del Banco de Inversión
drawing-bank-harbour-of = { $seat } en el Banco de Inversión: { $count ->
        [0] ningún container
        [one] un container
       *[other] { $count } containers
    }
drawing-open-sea = Mar abierto
drawing-harbours = Puertos
drawing-harbour-of = Puerto de { $seat }
drawing-at-sea = en mar abierto
drawing-at-island = en la isla extranjera
drawing-at-bank = en el banco
drawing-at-harbour = en el puerto de { $seat }
drawing-ship-at = Barco de { $seat }, { $berth }
drawing-ship = Barco { $berth }
drawing-board-of = Tablero de { $seat }
drawing-you = { $name } (tú)
drawing-to-decide = debe decidir
drawing-harbour-store = Naves del puerto: { $used } de { $room }
drawing-factory-store = Naves de la fábrica: { $used } de { $room }
drawing-cash-hidden = $ ocultos
drawing-money = Dinero: { $cash }; préstamos: { $loans }
drawing-money-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
drawing-loan = préstamo
drawing-loan-taken = un préstamo
drawing-card = carta de valor: { $values }
drawing-card-hidden = carta de valor oculta
drawing-auction = Subasta: { $seat } vende { $count ->
        [one] un container
       *[other] { $count } containers
    }
drawing-bid = ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}y un farol
       *[other] {" "}y { $bluff } faroles
    }
drawing-bid-cancelled = $0 (${ $amount } anulados)
drawing-bid-sealed = ${ $amount }{ $loans ->
        [0] {""}
        [one] {" "}con un préstamo
       *[other] {" "}con { $loans } préstamos
    }{ $bluff ->
        [0] {""}
        [one] {" "}y un farol
       *[other] {" "}y { $bluff } faroles
    }
drawing-sealed = { $cards ->
        [0] oferta secreta
        [one] oferta secreta, { $cards } carta
       *[other] oferta secreta, { $cards } cartas
    }
drawing-sealed-own = oferta secreta
drawing-no-bid = aún sin oferta
drawing-passed = ha pasado
drawing-highest = oferta más alta
drawing-in-hand = En la mano de { $seat }, por poner precio
drawing-for-factory = naves de fábrica
drawing-for-harbour = naves del puerto
drawing-bank = Banco de Inversión
drawing-broker = Bróker { $name }
drawing-broker-holds = Bróker { $name }: { $count ->
        [0] ningún container
        [one] un container
       *[other] { $count } containers
    } y ${ $money }
drawing-arrow = el espacio marcado
drawing-payment-card = Carta de pago
drawing-payment-card-free = libre
drawing-payment-card-held = Oferta de { $seat }
drawing-from-factory = fábrica
drawing-from-harbour = puerto
drawing-result = Puntuación final
drawing-score-cash = dinero
drawing-score-island = isla extranjera
drawing-score-harbour = naves del puerto
drawing-score-ship = barco
drawing-score-bank = puerto del banco
drawing-score-loans = préstamos
drawing-score-of = { $name }: { $total }
drawing-discarded = color descartado en la isla: { $colour }
