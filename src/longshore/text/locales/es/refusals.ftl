# Por qué no se puede hacer una acción: qué está mal y qué estaría bien.
refused-game-over = La partida ha terminado.
refused-not-asked = { $seat } no tiene nada que decidir ahora; la mesa espera a: { $others }.
refused-wrong-moment = { $seat } no puede hacer eso ahora: { $needed ->
        [act] tiene que hacer una acción o pasar
        [price] tiene que poner precio a los containers que ha recuperado
        [bids] tiene que hacer una oferta por el cargamento
        [tiebreak] tiene que hacer una oferta adicional para romper el empate, aunque sea de $0
        [raise] tiene que subir la oferta o pasar
        [decide] tiene que aceptar o rechazar la oferta más alta
        [seize] tiene que elegir el container que se incauta
        [seize-kind] tiene que decir si pierde un almacén o una máquina
        [seize-machine] tiene que elegir la máquina que se incauta
        [pay] tiene que pagar sus containers a los brókeres
       *[other] se le pide otra cosa
    }.
refused-no-actions = A { $seat } no le quedan acciones: puede devolver un préstamo o terminar su turno pasando.
refused-not-possible = { $seat } no puede hacer eso ahora.
refused-no-such-colour = No hay ningún color número { $number }; los colores van numerados del 0 al 4.
refused-no-such-seat = No hay ningún asiento número { $number }; los { $seats } asientos se numeran desde el 0.
refused-no-such-price = Un container { $colour } no puede venderse ahí a ${ $price }: los precios van de ${ $lowest } a ${ $highest }.
refused-not-for-sale = Ahí no hay ningún container { $colour } a ${ $price }; hay: { $goods }.
refused-too-dear = { $seat } no puede pagar ${ $price }: tiene ${ $cash }{ $loans ->
        [0] {""}
        [one] , pero antes puede pedir un préstamo
       *[other] , pero antes puede pedir { $loans } préstamos
    }.
refused-wage-too-dear = { $seat } no puede pagar ${ $price } al jefe del sindicato: tiene ${ $cash }{ $loans ->
        [0] {""}
       *[other] , pero antes puede pedir un préstamo
    }.
refused-store-differs = Hay que colocar todo lo que hay en las naves, ni más ni menos: { $goods }.
refused-no-machine-space = { $seat } no tiene sitio para otra máquina: cuatro es el máximo.
refused-no-warehouse-space = { $seat } no tiene sitio para otro almacén: cinco es el máximo.
refused-machine-owned = { $seat } ya tiene su máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    }: nunca dos del mismo color.
refused-machines-gone = No queda ninguna máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    } en el suministro.
refused-warehouses-gone = No queda ningún almacén en el suministro.
refused-produced-already = { $seat } ya ha producido en este turno; una vez por turno es el máximo.
refused-nothing-to-produce = { $seat } no puede producir nada ni tiene en sus naves de la fábrica nada a lo que cambiar el precio.
refused-thrown-away = No se puede tirar nada; en las naves de la fábrica ya hay: { $goods }.
refused-must-make = Hay que colocar todo en las naves de la fábrica, lo que ya había y un container de cada máquina que pueda producirlo: { $goods }.
refused-must-choose = Hay sitio para { $count }; hay que producir exactamente { $count } de estos: { $goods }.
refused-called-and-ending = Quien ha llamado al bróker en este turno no puede terminar la partida produciendo.
refused-own-factory = { $seat } no puede comprar en sus propias naves de la fábrica.
refused-takes-nothing = Hay que tomar al menos un container.
refused-factory-empty = { $host } no tiene nada en sus naves de la fábrica.
refused-harbour-full = { $seat } no puede comprar { $count } { $count ->
        [one] container
       *[other] containers
    }: en las naves del puerto hay sitio para { $room }.
refused-nothing-to-reprice = { $seat } no tiene en sus naves del puerto nada a lo que cambiar el precio.
refused-no-domestic-sale = En esta mesa no hay venta doméstica.
refused-nothing-to-sell = { $seat } no tiene nada que vender en sus naves.
refused-first-turn = { $seat } no puede hacer una venta doméstica en su primer turno.
refused-sale-comes-first = { $seat } puede hacer una sola venta doméstica por turno, antes de sus acciones.
refused-not-at-sea = { $seat } tiene que salir primero a mar abierto: de puerto a puerto hacen falta dos acciones.
refused-at-sea-already = El barco de { $seat } ya está en mar abierto.
refused-empty-ship = { $seat } necesita al menos un container a bordo para ir a la isla extranjera.
refused-own-harbour = { $seat } no puede amarrar en su propio puerto.
refused-no-investment-bank = En esta mesa no hay Banco de Inversión.
refused-not-in-harbour = El barco de { $seat } no está en el puerto de ningún jugador: para cargar tiene que amarrar en uno.
refused-not-in-bank-harbour = El barco de { $seat } no está en su puerto del Banco de Inversión.
refused-no-docked-loading = En esta mesa un barco solo carga al llegar.
refused-ship-full = { $seat } no puede cargar { $count } { $count ->
        [one] container
       *[other] containers
    }: en el barco hay sitio para { $room }.
refused-harbour-empty = { $host } no tiene nada en sus naves del puerto.
refused-bank-harbour-empty = { $seat } no tiene ningún container en su puerto del Banco de Inversión.
refused-not-on-pier = Ahí no hay ningún container { $colour }; hay: { $goods }.
refused-negative-bid = El importe, los préstamos y las cartas de farol de una oferta son números a partir de 0.
refused-too-many-loans = { $seat } { $free ->
        [0] no puede pedir más préstamos
        [1] puede pedir un préstamo más
       *[other] puede pedir { $free } préstamos más
    }: el máximo es dos a la vez.
refused-no-bluffing-cards = En esta mesa no hay cartas de farol.
refused-too-many-bluffs = { $seat } tiene { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } de farol en la mano.
refused-bid-too-high = { $seat } puede ofrecer como mucho ${ $limit }{ $loans ->
        [0] {""}
        [one] , o hasta ${ $most } con un préstamo
       *[other] , o hasta ${ $most } con { $loans } préstamos
    }.
refused-open-loan-first = En la subasta abierta, el préstamo se pide antes, a la vista de todos: primero el préstamo, luego la oferta.
refused-no-bluffing-openly = Las cartas de farol no sirven en la subasta abierta.
refused-bid-too-low = La oferta tiene que ser de al menos ${ $lowest }.
refused-award-instead = Las ofertas están empatadas: adjudica el cargamento a uno de estos jugadores ({ $others }) o rechaza.
refused-accept-instead = Las ofertas no están empatadas: acepta o rechaza.
refused-not-tied = { $seat } no está entre los empatados, que son: { $others }.
refused-loan-with-bid = { $seat } debe una oferta secreta: el préstamo va con la oferta, como en «bid 12 loan».
refused-not-own-turn = { $seat } solo puede devolver un préstamo en su propio turno.
refused-repay-later = { $seat } puede devolver un préstamo entre sus acciones, no ahora.
refused-in-default = { $seat } no puede pedir un préstamo mientras se resuelve su impago.
refused-no-loan = { $seat } no tiene ningún préstamo que devolver.
refused-repay-too-dear = { $seat } no puede devolver $10: tiene ${ $cash }.
refused-no-such-broker = Los brókeres son I, II y III.
refused-called-already = { $seat } ya ha llamado al bróker en este turno; una vez por turno es el máximo.
refused-won-this-turn = { $seat } ganó la subasta de un bróker al principio de este turno y no puede llamar al bróker en él.
refused-ending-no-call = La partida termina con este turno: { $seat } no puede llamar al bróker.
refused-empty-space = Ese bróker no tiene ahí nada por lo que llamarlo.
refused-other-space = Hay una subasta en curso: solo se puede ofrecer por { $kind ->
        [goods] los containers
       *[money] el dinero
    } del bróker { $broker }.
refused-too-few-containers = La oferta tiene que ser de al menos { $lowest } { $lowest ->
        [one] container
       *[other] containers
    }.
refused-must-pay = Hay que pagar lo que se ofreció, cada container una vez: { $goods }.
refused-cannot-seize = Ese container { $colour } no se puede incautar; tiene que ser uno de estos: { $goods }.
refused-machine-safe = La máquina { $colour-key ->
        [black] negra
        [white] blanca
       *[other] { $colour }
    } no se puede incautar; tiene que ser de uno de estos colores: { $goods }.
