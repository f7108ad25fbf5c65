# Donde se actúa: qué se pregunta, las opciones, el turno que se va formando, ofertas y otras decisiones.
# La página trata de «tú» al jugador. $seat, $seller, $winner, etc. son jugadores («Azul»), $names una lista con los
# nombres de las personas. $goods es una lista como «negro y dos marrones», en unas naves con sus precios.

## Lo que se pregunta ahora, o a quién espera la mesa

acting-title = Tus acciones
acting-over = La partida ha terminado.
acting-looking-back = Estás viendo un momento anterior de la partida.
acting-to-now = Volver al presente
acting-not-running = La mesa se cerró antes de que terminara la partida.
acting-asked-act = { $actions ->
        [0] No te quedan acciones: termina tu turno o devuelve antes un préstamo.
        [one] { $draft ->
            [yes] Tienes una acción más.
           *[no] Te toca: queda una acción.
        }
       *[other] { $draft ->
            [yes] Tienes { $actions } acciones más.
           *[no] Te toca: { $actions } acciones.
        }
    }
acting-asked-draft = { $ends ->
        [auction] Este es tu turno. Lo último será la subasta.
        [game] Este es tu turno, y el último de la partida.
        [waits] Este es tu turno hasta aquí. Antes de seguir, deciden otros.
       *[turn] Este es tu turno. ¿Está bien así?
    }
acting-asked-bids = { $seller } ha llegado a la isla con este cargamento: { $goods }. ¿Cuánto ofreces?
acting-asked-tiebreak = Las ofertas más altas son iguales. ¿Cuánto añades?
acting-asked-raise = { $seller } ha llegado a la isla con este cargamento: { $goods }. ¿Subes la oferta o pasas?
acting-asked-decide = { $tied ->
        [yes] La oferta más alta es de ${ $amount }, de más de un jugador. ¿Vendes el cargamento o te lo quedas?
       *[no] La oferta más alta es de ${ $amount }, de { $winner }. ¿Vendes el cargamento o te lo quedas?
    }
acting-asked-seize = { $seat } no puede pagar sus intereses. Tú eliges lo que se lleva el banco.
acting-asked-seize-kind = { $own ->
        [yes] No puedes pagar tus intereses y pierdes un edificio. ¿De qué tipo?
       *[no] { $seat } no puede pagar sus intereses y pierde un edificio. ¿De qué tipo?
    }
acting-asked-seize-machine = { $seat } pierde una máquina. Tú eliges cuál.
acting-asked-price = Han superado tu oferta al bróker. Has recuperado tus containers: ponles precio.
acting-asked-pay = Has ganado el dinero del bróker. ¿En qué orden reciben los brókeres tus containers?
acting-waiting = { $sealed ->
        [yes] Tu oferta secreta está hecha. Faltan: { $names }.
       *[no] { $phase ->
            [act] Es el turno de { $names }.
            [bids] Se hacen ofertas secretas. Faltan: { $names }.
            [tiebreak] Se rompe el empate con ofertas adicionales. Faltan: { $names }.
            [raise] { $names } puede subir la oferta o pasar.
            [decide] { $names } decide si vende el cargamento.
            [seize] { $names } elige lo que se lleva el banco.
            [seize-kind] { $names } elige qué edificio ceder.
            [seize-machine] { $names } elige la máquina que se pierde.
            [price] { $names } pone precio a los containers que ha recuperado.
            [pay] { $names } paga a los brókeres.
           *[other] Esperando a { $names }.
        }
    }
acting-waiting-server = Un momento …
acting-watching = { $phase ->
        [decide] Se descubren las ofertas.
       *[other] Primero, lo que han hecho los demás.
    }
acting-skip = Saltar
acting-now-asked = Te toca decidir: { $question }
acting-fold = Reducir
acting-unfold = Ver lo que puedes hacer

## Las acciones como frases: lo que el jugador encarga a la mesa

acting-do-build-machine = Comprar una máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    }
acting-do-build-warehouse = Comprar un almacén
acting-do-produce = { $count ->
        [0] Cambiar los precios de tus naves de la fábrica
        [one] Producir un container { $goods }
       *[other] Producir { $count } containers: { $goods }
    }
acting-do-stock = Comprar containers a { $seat } por ${ $amount }: { $goods }
acting-do-reprice = Cambiar los precios de tus naves del puerto
acting-do-sail-sea = Zarpar a mar abierto
acting-do-sail-island = Ir a la isla y hacer la subasta
acting-do-sail-harbour = { $count ->
        [0] Amarrar en el puerto de { $seat }
        [one] Amarrar en el puerto de { $seat } y cargar un container { $goods } por ${ $amount }
       *[other] Amarrar en el puerto de { $seat } y cargar { $count } containers por ${ $amount }: { $goods }
    }
acting-do-sail-bank = { $count ->
        [0] Amarrar en tu puerto del Banco de Inversión
        [one] Amarrar en tu puerto del Banco de Inversión y cargar un container { $goods }
       *[other] Amarrar en tu puerto del Banco de Inversión y cargar { $count } containers: { $goods }
    }
acting-do-load = Cargar containers por ${ $amount }: { $goods }
acting-do-load-bank = Cargar containers en el Banco de Inversión: { $goods }
acting-do-bid = { $loans ->
        [0] { $bluff ->
            [0] Ofrecer ${ $amount }
            [one] Ofrecer ${ $amount }, con una carta de farol
           *[other] Ofrecer ${ $amount }, con { $bluff } cartas de farol
        }
        [one] { $bluff ->
            [0] Ofrecer ${ $amount }, con un préstamo
            [one] Ofrecer ${ $amount }, con un préstamo y una carta de farol
           *[other] Ofrecer ${ $amount }, con un préstamo y { $bluff } cartas de farol
        }
       *[other] { $bluff ->
            [0] Ofrecer ${ $amount }, con { $loans } préstamos
            [one] Ofrecer ${ $amount }, con { $loans } préstamos y una carta de farol
           *[other] Ofrecer ${ $amount }, con { $loans } préstamos y { $bluff } cartas de farol
        }
    }
acting-do-accept = Vender el cargamento por la oferta más alta
acting-do-decline = Quedarse con el cargamento y pagar la oferta al banco
acting-do-award = Vender el cargamento a { $seat }
acting-do-loan = Pedir un préstamo de $10
acting-do-repay = Devolver un préstamo de $10
acting-do-sell = Vender al suministro por $2 un container { $colour } a ${ $price }
acting-do-call-goods = Ofrecer ${ $amount } por los containers del bróker { $broker }
acting-do-call-money = Ofrecer containers por el dinero del bróker { $broker }: { $goods }
acting-do-price = Colocar containers en las naves: { $goods }
acting-do-pay = Pagar containers a los brókeres en este orden: { $goods }
acting-do-seize = { $priced ->
        [yes] El banco se lleva un container { $colour } a ${ $price }
       *[no] El banco se lleva un container { $colour }
    }
acting-do-give-up-warehouse = Ceder un almacén
acting-do-give-up-machine = Ceder una máquina
acting-do-seize-machine = El banco se lleva la máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    }
acting-do-pass = Terminar el turno
acting-factory-then = Tus naves de la fábrica quedan así: { $goods }.
acting-harbour-then = Tus naves del puerto quedan así: { $goods }.

## Las opciones, en grupos

acting-group-build = Edificios
acting-group-produce = Producir
acting-group-harbour = Comprar para el puerto
acting-group-sail = Navegar
acting-group-home = Venta doméstica
acting-group-brokers = Banco de Inversión
acting-group-bank = Préstamos
acting-group-end = Terminar
acting-choose-build-machine = Máquina
acting-choose-build-warehouse = Almacén
acting-choose-produce = Producir
acting-choose-produce-prices = Otros precios
acting-choose-stock = De una fábrica
acting-choose-reprice = Otros precios
acting-choose-sail-harbour = Un puerto
acting-choose-sail-sea = Mar abierto
acting-choose-sail-island = Isla, a vender
acting-choose-sail-bank = Tu puerto del banco
acting-choose-load = Cargar más aquí
acting-choose-load-bank = Cargar más aquí
acting-choose-sell = Un container
acting-choose-call-goods = Pagar y recibir containers
acting-choose-call-money = Dar containers y recibir dinero
acting-choose-loan = Pedir préstamo
acting-choose-repay = Devolver uno
acting-choose-pass = { $actions ->
        [0] Terminar el turno
        [one] Terminar y perder una acción
       *[other] Pasar y perder { $actions } acciones
    }
acting-fee = { $fee ->
        [0] gratis
       *[other] ${ $fee } a { $boss }
    }
acting-for-sale = { $count ->
        [0] vacío
        [one] uno, a ${ $least }
       *[other] { $count }, desde ${ $least }
    }
acting-waiting-there = { $count ->
        [0] nada allí
        [one] uno espera
       *[other] { $count } esperan
    }
acting-on-board = { $count ->
        [one] uno a bordo
       *[other] { $count } a bordo
    }
acting-call-goods-small = { $count ->
        [one] desde ${ $least } por uno
       *[other] desde ${ $least } por { $count }
    }
acting-call-money-small = { $least ->
        [one] desde uno por ${ $amount }
       *[other] desde { $least } por ${ $amount }
    }
acting-gain = +${ $amount }
acting-loss = −${ $amount }
acting-needs-loan = { $loans ->
        [one] con préstamo
       *[other] con { $loans } préstamos
    }
acting-not-now = Ahora no: { $reason }
acting-pick-first = Elige primero un container.
acting-take-all-none = No tienes sitio o dinero para ninguno de estos.
acting-bid-empty = Escribe primero un importe.
acting-bid-least-is = ${ $least } es el mínimo.
acting-bid-most-is = ${ $most } es el máximo.
acting-pay-first-is = Ya es el primero.
acting-pay-last-is = Ya es el último.

## Paneles: lo que tienen en común

acting-back = Atrás
acting-add = Añadir al turno
acting-total = { $count ->
        [0] Nada elegido
        [one] Un container por ${ $cost }
       *[other] { $count } containers por ${ $cost }
    }
acting-total-free = { $count ->
        [0] Nada elegido
        [one] Un container
       *[other] { $count } containers
    }
acting-money-left = { $amount ->
        [one] te queda ${ $amount }
       *[other] te quedan ${ $amount }
    }
acting-room-left = { $room ->
        [0] no queda sitio
        [one] sitio para uno más
       *[other] sitio para { $room } más
    }
acting-hindered-room = No hay sitio para más.
acting-hindered-money = ${ $price } es más de lo que te queda (${ $left }).
acting-hindered-money-loan = ${ $price } es más de lo que te queda (${ $left }). Bastaría con un préstamo.
acting-take-all = Todos los posibles
acting-take-none = Ninguno
acting-with-loans = { $loans ->
        [0] sin préstamo
        [one] con un préstamo
       *[other] con { $loans } préstamos
    }
acting-loan-more = Préstamo: +$10
acting-loan-less = Sin préstamo
acting-loan-cost = Un préstamo da $10 ahora. Cuesta $1 al principio de cada uno de tus turnos; devolverlo cuesta $10, y si aún lo tienes al final cuenta −$11.
acting-loan-with = { $loans ->
        [one] Para esto se pide antes un préstamo de $10.
       *[other] Para esto se piden antes { $loans } préstamos de $10.
    }
acting-pickable = container { $colour } por ${ $price }
acting-pick-list = Elegir containers: las teclas de flecha mueven, la barra espaciadora elige.

## Precios

acting-price-title-factory = Tus naves de la fábrica
acting-price-title-harbour = Tus naves del puerto
acting-price-how = Arrastra a un precio o púlsalo: vale para los elegidos o para todos.
acting-price-keys = Las flechas izquierda y derecha cambian el precio, arriba y abajo pasan de un container a otro, una cifra pone el precio.
acting-priced-box = { $fresh ->
        [yes] container { $colour }, nuevo, a ${ $price }
       *[no] container { $colour } a ${ $price }
    }
acting-price-now = El container { $colour } está ahora a ${ $price }.
acting-price-all = Todos a ${ $price }
acting-price-some = Los elegidos a ${ $price }
acting-price-column = ${ $price }: { $count ->
        [0] ninguno
        [one] un container
       *[other] { $count } containers
    }
acting-new = nuevo
acting-store-empty = Tus naves están vacías.

## Máquinas y almacenes

acting-build-machine-title = ¿Qué máquina? Cuesta ${ $price }.
acting-build-machine-why = Cada máquina hace un container de su color siempre que produces, y da sitio para dos más.
acting-machine = Máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    }

## Producir

acting-produce-title = { $count ->
        [0] Otros precios en tus naves de la fábrica
        [one] Producir un container: { $goods }
       *[other] Producir { $count } containers: { $goods }
    }
acting-produce-fee = { $fee ->
        [0] Es gratis.
       *[other] Pagas ${ $fee } a { $boss }, el jefe de tu sindicato.
    }
acting-produce-choose = { $count ->
        [one] Hay sitio para uno. ¿Cuál?
       *[other] Hay sitio para { $count }. ¿Cuáles?
    }
acting-produce-more = { $count ->
        [one] Elige uno más.
       *[other] Elige { $count } más.
    }
acting-produce-not-these = Ahora no se pueden producir estos juntos: terminaría la partida, y en este turno has llamado al bróker.

## Comprar para el puerto

acting-stock-title = Comprar en las naves de la fábrica de { $seat }
acting-stock-what = ¿Qué compras?
acting-reprice-title = Otros precios en tus naves del puerto
acting-reprice-same = Aún no ha cambiado ningún precio.

## Navegar y cargar

acting-sail-harbour-title = Amarrar en el puerto de { $seat }
acting-load-title = Cargar en el puerto de { $seat }
acting-sail-bank-title = Amarrar en tu puerto del Banco de Inversión
acting-load-bank-title = Cargar en el Banco de Inversión
acting-load-what = ¿Qué sube a bordo?
acting-load-nothing-there = Ahora no hay nada que cargar allí.
acting-sail-empty = Amarrar sin cargar
acting-sail-and-load = { $count ->
        [one] Amarrar y cargarlo
       *[other] Amarrar y cargarlos
    }
acting-load-them = { $count ->
        [one] Cargarlo
       *[other] Cargarlos
    }

## Venta doméstica

acting-sell-title = { $store ->
        [factory] Vender al suministro un container de tus naves de la fábrica
       *[harbour] Vender al suministro un container de tus naves del puerto
    }
acting-sell-why = El banco paga ${ $paid } por él, sea cual sea su precio.
acting-sell-it = Vender un container { $colour } por ${ $paid }

## Los brókeres

acting-call-goods-title = Pagar y recibir los containers de un bróker
acting-call-money-title = Dar containers y recibir el dinero de un bróker
acting-call-broker = Bróker { $broker }
acting-call-which = ¿Qué bróker?
acting-call-least = { $side ->
        [goods] paga ${ $least } o más, recibe
       *[money] { $least ->
            [one] da un container o más, recibe
           *[other] da { $least } containers o más, recibe
        }
    }
acting-call-how = Si nadie supera tu oferta antes de tu próximo turno, has ganado. Hasta entonces, tu oferta está en la carta de pago.
acting-call-bid = Tu oferta
acting-call-from-factory = De tus naves de la fábrica
acting-call-from-harbour = De tus naves del puerto
acting-call-more = { $count ->
        [one] Elige un container más.
       *[other] Elige { $count } containers más.
    }
acting-pay-title = Tus containers para los brókeres
acting-pay-how = Los brókeres se turnan: I, II, III y vuelta a empezar. Arrastra un container a otro lugar, o muévelo con las teclas de flecha.
acting-pay-slot = container { $colour } para el bróker { $broker }
acting-pay-earlier = Adelantar el container { $colour }
acting-pay-later = Retrasar el container { $colour }
acting-pay-do = Pagar a los brókeres

## Containers recuperados

acting-price-back-title = Tus containers
acting-price-back-do = Colocarlos

## Impago

acting-seize-why = { $place ->
        [factory] { $count ->
            [one] Por un préstamo impagado, el banco se lleva un container de las naves de la fábrica de { $seat }. Sale del juego.
           *[other] Por un préstamo impagado, el banco se lleva { $count } containers de las naves de { $seat }, uno tras otro. Salen del juego.
        }
        [harbour] { $count ->
            [one] Por un préstamo impagado, el banco se lleva un container de las naves del puerto de { $seat }. Sale del juego.
           *[other] Por un préstamo impagado, el banco se lleva { $count } containers de las naves de { $seat }, uno tras otro. Salen del juego.
        }
        [ship] Por un préstamo impagado, el banco se lleva un container del barco de { $seat }. Sale del juego.
        [island] Por un préstamo impagado, el banco se lleva un container de la isla de { $seat }. Sale del juego.
       *[bank] Por un préstamo impagado, el banco se lleva un container del puerto de { $seat } en el Banco de Inversión. Sale del juego.
    }
acting-seize-do = Incautar el container { $colour }
acting-seize-pick = Elige uno
acting-seize-machine-pick = Elige una
acting-give-up-title = ¿Qué se pierde?
acting-give-up-why = No queda ningún container que incautar. Un edificio que no sea de los dos primeros de su clase vuelve al suministro{ $struck ->
        [yes] , y se cancela un préstamo.
       *[no] .
    }
acting-seize-machine-do = Incautar la máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    }
acting-seize-machine-why = A { $seat } no le queda ningún container que incautar. Una de estas máquinas vuelve al suministro.

## El turno que se va formando

acting-draft-title = Tu turno hasta aquí
acting-take-back = Deshacer lo último
acting-start-over = Empezar de nuevo
acting-commit = { $ends ->
        [turn] Hacerlo y terminar el turno
        [auction] Hacerlo y abrir la subasta
        [game] Hacerlo y terminar la partida
        [waits] Hacerlo
        [last] { $count ->
            [0] Terminar el turno
           *[other] Hacerlo y terminar el turno
        }
       *[open] Hacerlo y seguir
    }
acting-commit-note = { $actions ->
        [one] Después te queda una acción.
       *[other] Después te quedan { $actions } acciones.
    }
acting-commit-waits = Después le toca a { $names }, y luego sigue tu turno.
acting-draft-note = Nadie ve esto hasta que pulses el botón.
acting-cash-then = Después tienes ${ $amount } en mano.
acting-busy = Un momento …
acting-ask-island-title = ¿Ir a la isla?
acting-ask-island = Tu cargamento ({ $goods }) sale enseguida a subasta, y con ella termina tu turno.
acting-ask-island-yes = Hacer la subasta
acting-ask-pass-title = ¿Terminar ya el turno?
acting-ask-pass = { $actions ->
        [one] Renuncias a una acción.
       *[other] Renuncias a { $actions } acciones.
    }
acting-ask-pass-yes = Terminar el turno
acting-ask-game-title = ¿Terminar ya la partida?
acting-ask-game = Después de este turno, la partida termina y se puntúa.
acting-ask-game-yes = Terminar la partida

## Ofertas

acting-bid-title = Tu oferta
acting-bid-extra-title = Tu oferta adicional
acting-bid-standing = Tu primera oferta de ${ $amount } se mantiene. Lo que añadas ahora se suma; se permite $0.
acting-cash-have = Tienes ${ $amount }.
acting-cash-left = Tras esta oferta te quedan ${ $amount }.
acting-bid-amount = Importe en dólares
acting-bid-step = { $by ->
        [-5] Cinco menos
        [-1] Uno menos
        [1] Uno más
       *[5] Cinco más
    }
acting-bid-step-short = { $by ->
        [-5] −5
        [-1] −1
        [1] +1
       *[5] +5
    }
acting-bid-slide = Deslizar hasta un importe
acting-bid-range = De ${ $least } a ${ $most }
acting-bid-show = Ver el importe
acting-bid-hide = Ocultar el importe
acting-bid-hidden = El importe está oculto para quien mire por encima de tu hombro.
acting-bid-loans = Préstamos con esta oferta
acting-bid-loans-hidden = Cuántos son está oculto, como el importe.
acting-bid-loan-note = { $loans ->
        [0] Sin préstamo puedes ofrecer hasta ${ $most }.
        [one] Con un préstamo puedes ofrecer hasta ${ $most }. El préstamo es tuyo, ganes o no.
       *[other] Con { $loans } préstamos puedes ofrecer hasta ${ $most }. Los préstamos son tuyos, ganes o no.
    }
acting-bid-bluff = Cartas de farol con esta oferta
acting-bid-bluff-note = { $bluff ->
        [cancel] Una oferta con una carta de farol cuenta como $0. Todos ven cuántas cartas pones, no cuáles.
       *[plain] No valen nada. Todos ven cuántas cartas pones, no cuáles: con ellas parece más.
    }
acting-bid-cards = { $count ->
        [0] ninguna
        [one] una carta
       *[other] { $count } cartas
    }
acting-bid-wrong-hidden = Esto no se puede ofrecer. Muestra el importe para ver por qué.
acting-bid-low = La oferta tiene que ser de al menos ${ $least }.
acting-bid-high = { $loans ->
        [none] No puedes ofrecer más de ${ $most }.
        [one] Para esto necesitas un préstamo.
       *[other] Para esto necesitas { $needed } préstamos.
    }
acting-bid-add-loans = { $loans ->
        [one] Añadir un préstamo
       *[other] Añadir { $loans } préstamos
    }
acting-bid-seal = Hacer la oferta
acting-bid-seal-extra = Hacer la oferta adicional
acting-bid-sealed = Oferta secreta hecha. Todas se muestran a la vez.
acting-bid-peek = Ver tu oferta
acting-bid-own = { $loans ->
        [0] { $bluff ->
            [0] Ofreces ${ $amount }.
            [one] Ofreces ${ $amount } con una carta de farol.
           *[other] Ofreces ${ $amount } con { $bluff } cartas de farol.
        }
        [one] { $bluff ->
            [0] Ofreces ${ $amount } con un préstamo.
            [one] Ofreces ${ $amount } con un préstamo y una carta de farol.
           *[other] Ofreces ${ $amount } con un préstamo y { $bluff } cartas de farol.
        }
       *[other] { $bluff ->
            [0] Ofreces ${ $amount } con { $loans } préstamos.
            [one] Ofreces ${ $amount } con { $loans } préstamos y una carta de farol.
           *[other] Ofreces ${ $amount } con { $loans } préstamos y { $bluff } cartas de farol.
        }
    }
# Subasta abierta
acting-raise-standing = { $amount ->
        [0] Nadie ha ofrecido nada todavía.
       *[other] { $winner } va en cabeza con ${ $amount }.
    }
acting-raise-do = Subir la oferta
acting-raise-to = Subir a ${ $amount }
acting-raise-pass = No ofrecer más
acting-raise-out = Fuera: { $names }
acting-raise-loan = Para ofrecer más necesitas un préstamo. Se pide enseguida, a la vista de todos.
acting-ask-raise-pass-title = ¿No ofrecer más?
acting-ask-raise-pass = Sales de esta subasta y no puedes volver a entrar.

## Decide el vendedor

acting-decide-bids = Las ofertas
acting-decide-cargo = Tu cargamento
acting-decide-accept = Vendérselo a { $winner }
acting-decide-accept-brings = Recibes ${ $total }: ${ $amount } de { $winner } y ${ $subsidy } del banco.
acting-decide-award-brings = Recibes ${ $total }: ${ $amount } del ganador y ${ $subsidy } del banco.
acting-decide-accept-nothing = El ganador recibe el cargamento gratis.
acting-decide-decline = Quedármelo
acting-decide-cannot = No te lo puedes quedar: te costaría ${ $amount }, y tienes ${ $cash }.
acting-decide-sell = Vender
acting-decide-keep = Quedártelo
acting-decide-worth = { $open ->
        [yes] El cargamento vale ahora { $now } para ti, { $most } en el mejor caso.
       *[no] El cargamento vale { $now } para ti.
    }
acting-decide-in-all = { $open ->
        [yes] En total { $now } ahora, { $most } en el mejor caso.
       *[no] En total { $now }.
    }
acting-decide-brokers = Además, los brókeres reciben ${ $amount }.
acting-decide-loan-first = { $loans ->
        [one] Para quedártelo necesitas antes un préstamo.
       *[other] Para quedártelo necesitas antes { $loans } préstamos.
    }
acting-ask-decline-title = ¿Quedarte con el cargamento?
acting-ask-decline = { $amount ->
        [0] El cargamento va a tu isla, y termina tu turno.
       *[other] Pagas ${ $amount } al banco y no recibes subvención. Termina tu turno.
    }
acting-ask-decline-yes = Quedármelo
acting-tied = Empate a ${ $amount }: elige para quién es.

## Lo que vale un cargamento para uno mismo

acting-worth-title = Su valor para ti
acting-worth-now = Si la partida terminara ahora
acting-worth-end = Más de lo que cuenta en tu barco
acting-worth-card = Según tu carta, sin descartar nada
acting-worth-most = Según tu carta, en el mejor caso
acting-worth-line = { $count ->
        [one] un container { $colour }, que vale ${ $each }
       *[other] { $count } containers de color { $colour }, que valen ${ $each } cada uno
    }
acting-worth-why-every = Con él tienes los cinco colores: tu color $5/$10 cuenta $10.
acting-worth-why-not-every = Sigues sin tener los cinco colores: tu color $5/$10 cuenta $5.
acting-worth-why-discard = Al final descartas el color del que más tienes. Sería el { $colour }.
acting-worth-why-discard-other = Con él descartarías el color { $colour }, y ya no el { $wanted }.
acting-worth-for = por ${ $bid }
acting-worth-masked = por tu oferta
acting-worth-how = Cómo se calcula
acting-worth-why-ship = Si se queda en tu barco, cada container cuenta ${ $each } al final: ${ $amount } en total.
acting-ship-worth = { $sign ->
        [plus] En tu isla, tu cargamento sumaría ahora ${ $amount }.
        [minus] En tu isla, tu cargamento te costaría ahora ${ $amount }.
       *[none] En tu isla, tu cargamento no sumaría nada ahora.
    }
acting-load-worth = { $sign ->
        [plus] Con esto, tu cargamento sumaría ahora ${ $amount } en tu isla.
        [minus] Con esto, tu cargamento te costaría ahora ${ $amount } en tu isla.
       *[none] Con esto, tu cargamento no sumaría nada en tu isla ahora.
    }
acting-ship-others = En la isla los demás hacen ofertas: vendes a la más alta, o pagas ese importe al banco y te quedas con el cargamento.

## Préstamos en cualquier momento

acting-bank-title = Préstamos
acting-bank-open = Préstamos
acting-bank-loans = { $loans ->
        [0] No tienes ningún préstamo.
        [one] Tienes un préstamo.
       *[other] Tienes { $loans } préstamos.
    }
acting-bank-free = { $free ->
        [0] No puedes pedir otro.
        [one] Puedes pedir uno más.
       *[other] Puedes pedir { $free } más.
    }
acting-bank-take = Pedir préstamo: +$10
acting-bank-repay = Devolver uno: −$10
acting-ask-loan-title = ¿Pedir un préstamo?
acting-ask-loan-yes = Pedirlo

## Consejos, deshacer, volver

acting-hint = ¿Qué haría un bot?
acting-hint-planned = A un bot se le pregunta antes de planear nada: deshaz primero lo que has planeado.
acting-hint-title = El bot { $bot } haría esto:
acting-hint-bid-hidden = Una oferta. Va al campo, oculta como el importe.
acting-hint-learned = El bot { $bot }, de cada cien veces:
acting-hint-often = { $n ->
        [one] una vez: { $does }
       *[other] { $n } veces: { $does }
    }
acting-hint-do = Hacerlo
acting-hint-none = El bot tampoco tiene ninguna idea.
acting-hint-close = Quitar el consejo
acting-undo = Deshacer mi última acción
acting-undo-asked = { $name } pide deshacer algo: { $count ->
        [one] una acción.
       *[other] las últimas { $count } acciones.
    }
acting-undo-agree = Aceptar
acting-undo-refuse = Rechazar
acting-undo-waiting = Has pedido deshacer algo. Los demás tienen que estar de acuerdo.
acting-undo-agreed = Has dicho que sí. Falta que respondan los demás.
acting-away = El bot { $bot } juega por ti mientras no estás.
acting-come-back = He vuelto

## Teclas

acting-keys = Teclas
acting-keys-title = Teclas en la mesa
acting-keys-on = Usar estas teclas
acting-key-build = Edificios
acting-key-produce = Producir
acting-key-harbour = Comprar para el puerto
acting-key-sail = Navegar
acting-key-loan = Pedir un préstamo
acting-key-commit = Hacer lo que has preparado
acting-key-back = Deshacer lo último
acting-key-close = Salir de la elección
acting-key-skip = Saltar hasta ahora: ver de una vez lo que hacen los demás
acting-key-help = Ver estas teclas
acting-keyname-Enter = Intro
acting-keyname-Backspace = Retroceso
acting-keyname-Escape = Esc
acting-key-boxes = En una fila de containers: las flechas mueven, la barra espaciadora elige; donde se ponen precios, izquierda y derecha cambian el precio y una cifra lo pone.
