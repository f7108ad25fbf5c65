# El juego en la terminal. Lo que se escribe (`produce k@2`, `help`, `log all`, las letras de los colores, los nombres
# de los asientos como en `stock red`) es igual en todos los idiomas. Las tablas son estrechas: que lo suyo sea breve.
# $goods y similares son containers por sus letras («kk n»); $seats-count es el número de $seats.

## Encima del tablero: datos separados por puntos

terminal-round = { $limit ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $limit }
    }
terminal-over = la partida ha terminado
terminal-turn = { $actions ->
        [0] turno de { $seat }, sin acciones
        [one] turno de { $seat }, queda { $actions } acción
       *[other] turno de { $seat }, quedan { $actions } acciones
    }
# Lo que ya ha hecho el jugador que tiene el turno
terminal-done-produced = ha producido
terminal-done-called = ha llamado a un bróker
terminal-done-won = ha ganado a un bróker
terminal-done-sold = ha hecho una venta doméstica
# A quién espera la mesa, y para qué
terminal-asked = { $phase ->
        [price] { $seats } pone precio a lo que ha vuelto
        [bids] { $seats-count ->
            [one] { $seats } debe hacer su oferta
           *[other] { $seats } deben hacer su oferta
        }
        [tiebreak] { $seats-count ->
            [one] { $seats } debe hacer una oferta adicional
           *[other] { $seats } deben hacer una oferta adicional
        }
        [raise] { $seats } sube la oferta o pasa
        [decide] { $seats } acepta o rechaza
        [seize] { $seats } elige qué se incauta
        [seize-kind] { $seats } cede un almacén o una máquina
        [seize-machine] { $seats } elige qué máquina se incauta
       *[pay] { $seats } paga a los brókeres
    }
terminal-edition = { $edition-key ->
        [classic] edición clásica
        [anniversary] edición aniversario
       *[other] { $edition }
    }

## La tabla de los jugadores

terminal-seat = Jugador
terminal-machines = Máquinas
terminal-factory = Fábrica
terminal-harbour = Puerto
terminal-ship = Barco
terminal-island = Isla
terminal-you = { $seat } (tú)
terminal-loans = { $loans ->
        [one] { $loans } préstamo
       *[other] { $loans } préstamos
    }
terminal-money-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
# Lo que cuesta la próxima máquina; 0: ya no hay sitio
terminal-next = { $price ->
        [0] completo
       *[other] otra ${ $price }
    }
# Los sitios del puerto, ocupados y todos, y lo que cuesta el próximo almacén
terminal-places = { $price ->
        [0] { $used }/{ $warehouses }, completo
       *[other] { $used }/{ $warehouses }, otro ${ $price }
    }
# Dónde está el barco
terminal-at-sea = en el mar
terminal-at-island = en la isla
terminal-at-bank = en el banco
terminal-at-seat = junto a { $seat }
# En el puerto de un jugador en el Banco de Inversión
terminal-in-bank = banco { $goods }

## El suministro y las cartas de valor

terminal-supply = Suministro
terminal-none-left = agotado
terminal-warehouses = { $count ->
        [one] { $count } almacén
       *[other] { $count } almacenes
    }
terminal-gone = { $gone } de { $end } agotados
terminal-last-turn = el último turno
terminal-your-card = Tu carta
terminal-card-of = Carta de { $seat }
terminal-card = carta { $card }

## Los brókeres

terminal-brokers = Brókeres
terminal-no-goods = sin containers
terminal-payment-free = carta de pago libre
terminal-payment-for-goods = { $seat } ofrece ${ $amount } por los containers de { $broker }
terminal-payment-for-money = { $seat } ofrece { $goods } por el dinero de { $broker }

## Lo que se está resolviendo

terminal-default = { $loans ->
        [one] { $seat } tiene { $loans } préstamo impagado
       *[other] { $seat } tiene { $loans } préstamos impagados
    }
terminal-in-hand = { $seat } tiene en la mano: { $goods }
terminal-for-sale = { $seat } vende: { $goods }
terminal-bids-in = Ofertas secretas ya hechas: { $seats }
terminal-bid-in = { $cards ->
        [0] { $seat }
        [one] { $seat } ({ $cards } carta)
       *[other] { $seat } ({ $cards } cartas)
    }
terminal-your-bid = Tu oferta secreta: { $bid }
terminal-bid-of = Oferta secreta de { $seat }: { $bid }
# Una oferta sola, como en las dos anteriores
terminal-bid = { $bluff ->
        [0] ${ $amount }
        [one] ${ $amount } con { $bluff } carta de farol
       *[other] ${ $amount } con { $bluff } cartas de farol
    }
terminal-bid-counting = { $bluff ->
        [0] ${ $amount }, vale ${ $counts }
        [one] ${ $amount } con { $bluff } carta de farol, vale ${ $counts }
       *[other] ${ $amount } con { $bluff } cartas de farol, vale ${ $counts }
    }
# $bids es una lista hecha de las tres siguientes
terminal-bids = Ofertas: { $bids }
terminal-seat-bid = { $seat } { $bid }
terminal-seat-bids = { $seat } { $bid } + { $extra }
terminal-seat-passed = { $seat } ha pasado
terminal-highest = Oferta más alta: ${ $amount } de { $seats }

## Lo que se puede hacer: líneas detrás de «Puedes», cada una con un ejemplo que escribir al lado

terminal-you-can = Puedes
terminal-for-example = por ejemplo
terminal-can-build-machine = comprar una máquina por ${ $price }: { $goods }
terminal-can-build-warehouse = comprar un almacén por ${ $price }
terminal-can-produce = producir { $goods } y pagar $1 a { $boss }
terminal-can-produce-some = producir { $count } de { $goods } y pagar $1 a { $boss }
terminal-can-set-out = { $fee ->
        [0] cambiar los precios de las naves de la fábrica
       *[other] cambiar los precios de las naves de la fábrica y pagar ${ $fee } a { $boss }
    }
# Siguen los containers, con sus precios
terminal-can-stock = comprar a { $seat } (sitio para { $room })
terminal-can-reprice = cambiar los precios de las naves del puerto
terminal-can-sell = hacer una venta doméstica por $2, uno de { $goods }
# Siguen los containers, con sus precios
terminal-can-sail = ir al puerto de { $seat }
terminal-can-sail-empty = ir al puerto de { $seats } (nada que cargar)
terminal-can-sail-sea = zarpar a mar abierto
terminal-can-sail-island = ir a la isla y subastar { $goods }
terminal-can-sail-bank = ir a tu puerto del banco: { $goods }
terminal-can-sail-bank-empty = ir a tu puerto del banco (nada que cargar)
# Siguen los containers, con sus precios
terminal-can-load = cargar en el puerto de { $seat }
terminal-can-load-bank = cargar en el banco: { $goods }
terminal-can-bid = ofrecer de ${ $least } a ${ $most }
terminal-can-add = añadir a tu oferta de ${ $least } a ${ $most }
# Estas dos continúan la línea anterior
terminal-can-bid-loan = … hasta ${ $most } con un préstamo para ello
terminal-can-bid-bluff = { $cards ->
        [one] … con { $cards } carta de farol
       *[other] … con { $cards } cartas de farol
    }
terminal-can-accept = vender el cargamento a { $seat }, que paga ${ $price }; el banco añade ${ $price }
terminal-can-decline = quedarte con el cargamento y pagar ${ $price } al banco
terminal-can-call-goods = llamar al bróker { $broker } por { $goods } y ofrecer de ${ $least } a ${ $most }
# $brokers es «I ($4) o II ($5)», hecho del mensaje de abajo
terminal-can-call-money = { $least ->
        [one] llamar al bróker { $brokers } por dinero y ofrecer al menos { $least } container
       *[other] llamar al bróker { $brokers } por dinero y ofrecer al menos { $least } containers
    }
terminal-broker-money = { $broker } (${ $money })
terminal-can-price = poner precio a lo que ha vuelto, en las naves de la fábrica { $factory }, en las naves del puerto { $harbour }
terminal-can-pay = pagar a los brókeres I, II, III, I, … en el orden que quieras: { $goods }
terminal-can-seize = elegir qué pierde { $seat }: { $goods }
# Siguen los containers, con sus precios
terminal-can-seize-priced = elegir qué pierde { $seat }:
terminal-can-seize-machine = elegir la máquina que se incauta: { $goods }
terminal-can-give-up-warehouse = ceder un almacén
terminal-can-give-up-machine = ceder una máquina
terminal-can-loan = pedir un préstamo de ${ $amount }; no es una acción
terminal-can-loan-to-decline = pedir un préstamo de ${ $amount }, porque rechazar cuesta ${ $price }
terminal-can-repay = devolver un préstamo con ${ $amount }; no es una acción
terminal-can-pass = pasar y terminar tu turno
terminal-can-stop = no subir más la oferta

## Ayuda

terminal-help-actions = Una acción se escribe en una línea. Empieza por una de estas palabras: { $words }.
terminal-help-letters = Un container con su precio es su letra, @ y el precio. Las letras aquí:
# $seats es «blue (Azul), red (Rojo)»
terminal-help-seats = Los asientos se escriben así: { $seats }.
terminal-help-examples = La lista debajo del tablero tiene ejemplos; «help produce» muestra cómo se escribe una acción.
terminal-help-keys = La tecla TAB completa palabras. Una línea que no está permitida no cambia nada.
terminal-help-commands = Además de las acciones hay:
# En lugar del nombre de un archivo: «save ARCHIVO»
terminal-word-file = ARCHIVO
# $word ya lleva sus comillas
terminal-no-help = No hay ayuda sobre { $word }.
terminal-no-help-near = No hay ayuda sobre { $word }. ¿Quieres decir { $near }?
# Qué hace cada una de las palabras
terminal-about-produce = Cada máquina produce un container si hay sitio y el suministro tiene uno; tu vecino de la derecha recibe $1. Escribe todas las naves de la fábrica con sus precios, de $1 a $4: lo que había y lo que se produce. Una vez por turno.
terminal-about-stock = Compra en las naves de la fábrica de otro jugador a sus precios. Detrás de la flecha van todas tus naves del puerto con sus precios, de $2 a $6; cabe un container por almacén.
terminal-about-reprice = Cambia los precios de tus naves del puerto sin comprar: todas las naves, de $2 a $6.
terminal-about-sail = Una acción lleva el barco de mar abierto a un puerto, o de vuelta al mar. En el puerto de otro jugador puede cargar enseguida, cinco containers a bordo como máximo. En la isla se subasta el cargamento y termina tu turno. «bank» es tu puerto del Banco de Inversión.
terminal-about-load = Carga donde el barco ya está amarrado; con precios en el puerto de un jugador, sin precios en tu puerto del Banco de Inversión.
terminal-about-build = Compra una máquina de un color que no tengas, o un almacén. Lo que cuesta el siguiente está debajo de tus máquinas y junto a los sitios de tu puerto.
terminal-about-bid = Haz una oferta por el cargamento: como máximo lo que tienes, más con un préstamo que va con la oferta. Con la oferta van las cartas de farol, donde la mesa las tiene. Tras un empate, el importe es lo que añades.
terminal-about-accept = Vende el cargamento: quien gana paga su oferta y el banco te paga otro tanto.
terminal-about-decline = Quédate con el cargamento y paga la oferta más alta al banco.
terminal-about-award = Las ofertas están empatadas: vende el cargamento a uno de los empatados.
terminal-about-call = Llama a un bróker: ofrece dinero por sus containers, o containers de tus naves por su dinero. Si nadie ofrece más, ganas al empezar tu próximo turno. Una vez por turno.
terminal-about-price = Han superado tu oferta a los brókeres: pon precio a los containers que han vuelto, nave por nave.
terminal-about-pay = Paga los containers ofrecidos a los brókeres I, II, III, I, … en el orden en que los escribes.
terminal-about-sell = Venta doméstica: un container vuelve al suministro, por $2 del banco.
terminal-about-loan = Toma $10 del banco en cualquier momento; dos préstamos como máximo, $1 de intereses cada uno al empezar tu turno. No es una acción. Si se juega entre varios en la misma pantalla, «red: loan» pide uno para Rojo.
terminal-about-repay = Devuelve un préstamo con $10, en tu turno. No es una acción.
terminal-about-seize = Tu vecino de la izquierda no ha pagado sus intereses: elige el container, o la máquina, que se incauta.
terminal-about-give = No has pagado tus intereses: di cuál de los dos cedes.
terminal-about-pass = Renuncia a las acciones que te quedan; en la subasta abierta, no subas más.
terminal-about-help = Explica qué se puede escribir, o una palabra.
terminal-about-board = Muestra el tablero y lo que puedes hacer.
terminal-about-log = Cuenta lo que ha pasado últimamente, o todo.
terminal-about-who = Dice quién juega en los asientos donde no hay nadie.
terminal-about-undo = Vuelve a tu última decisión, mientras no se haya revelado nada oculto ni haya decidido otra persona después.
terminal-about-position = Escribe la posición como texto, sin lo que no puedes saber.
terminal-about-save = Escribe la partida en un archivo, con las cartas de todos; `longshore play --terminal --from ARCHIVO` la continúa. Un nombre que termina en .json la escribe como JSON.
terminal-about-quit = Deja la partida.

## Ante la pantalla

terminal-played-by = { $seat } lo juega { $bot }. { $about }
terminal-all-people = Hay alguien en cada asiento.
terminal-thinking = { $seat } está pensando …
# Una petición: el jugador tiene que pulsar una tecla
terminal-alone = { $seat }, pulsa Intro cuando nadie más vea la pantalla.
terminal-left = La partida queda sin terminar.
terminal-input-ended = La entrada ha terminado; la partida queda sin terminar.
terminal-other-seat = En esta pantalla eres { $seat }.
# $reason está en inglés, del tipo «said 'sail to the moon' (str): …»
terminal-forfeit = El bot de { $seat } ha cometido un error ({ $reason }). Pierde la decisión; se hace por él una jugada segura.
terminal-log-which = Escribe «log» para lo último, o «log all».
terminal-save-name = Falta un nombre, como en «save evening.game».
terminal-saved = La partida hasta aquí está en { $name }, con las cartas de todos.
terminal-undo-nothing = No hay ninguna decisión tuya que deshacer.
terminal-undo-others = { $seats-count ->
        [one] { $seats } ha decidido después de ti; eso se queda así.
       *[other] { $seats } han decidido después de ti; eso se queda así.
    }
terminal-undo-revealed = Después de tu última decisión se han revelado ofertas; se queda así.
terminal-undone = Has vuelto a tu última decisión.
# Una nota al final del texto de una posición
terminal-position-note = Falta lo que ocultan los demás: dinero, cartas y ofertas secretas.
terminal-no-language-set = LONGSHORE_LANGUAGE es «{ $given }», y ese idioma no existe aquí; hay: { $known }.

## Ver una partida de nuevo

terminal-after = { $played ->
        [one] Después de { $played } acción:
       *[other] Después de { $played } acciones:
    }
terminal-after-some = { $played ->
        [one] Después de { $played } acción de { $actions }:
       *[other] Después de { $played } acciones de { $actions }:
    }
terminal-at-range = --at va de 0 a { $actions }, las acciones de esta partida; no { $at }.

## La puntuación final

terminal-score = Puntuación
terminal-score-cash = Dinero
terminal-score-island = Isla
terminal-score-harbour = Puerto
terminal-score-ship = Barco
terminal-score-bank = Banco
terminal-score-loans = Préstamos
terminal-score-total = Total
terminal-seat-card = { $seat } carta { $card }
terminal-discarded = descartados
terminal-island-empty = nada en la isla
terminal-wins = { $seat } gana con ${ $total }.
# Qué rompió el empate
terminal-wins-tie = { $by ->
        [island] { $seat } gana con ${ $total } y el mayor número de containers que quedan en la isla.
       *[factory] { $seat } gana con ${ $total } y el mayor número de containers en las naves de la fábrica.
    }
terminal-shared = { $seats } comparten la victoria con ${ $total }.

## Archivos; $source es «input» con la entrada estándar

terminal-file-too-large = { $source ->
        [input] La entrada estándar es más grande que cualquier partida o posición ({ $most } MB).
       *[file] { $name } es más grande que cualquier partida o posición ({ $most } MB).
    }
terminal-file-not-text = { $source ->
        [input] La entrada estándar no es texto.
       *[file] { $name } no es un archivo de texto.
    }
terminal-file-not-utf8 = { $source ->
        [input] La entrada estándar no es texto UTF-8: en la línea { $line } hay un byte que no lo es.
       *[file] { $name } no es texto UTF-8: en la línea { $line } hay un byte que no lo es.
    }
terminal-file-empty = { $source ->
        [input] La entrada estándar está vacía.
       *[file] { $name } está vacío.
    }
# $name ya lleva sus comillas
terminal-file-no-name = { $name } no es el nombre de un archivo.
terminal-file-is-folder = { $name } es una carpeta, no un archivo.
terminal-file-exists = { $name } ya existe; da otro nombre.
terminal-file-no-folder = No hay ninguna carpeta { $folder } para { $name }.
terminal-file-missing = No hay ningún archivo { $name }.
terminal-file-forbidden = { $name }: no hay permiso.
# $reason es lo que dice el sistema
terminal-file-trouble = { $name }: { $reason }.
terminal-file-is-position = { $name }: esto es una posición, no una partida; véase `longshore position`.
terminal-file-no-game = { $name }: esto no es una partida guardada. El archivo de una partida viene de `save` en la terminal, o del menú de una mesa tras el final.
terminal-file-is-game = { $name }: esto es una partida, no una posición; véase `longshore replay`.
# $problem dice qué está mal en el texto, y dónde
terminal-file-wrong = { $name }: { $problem }
