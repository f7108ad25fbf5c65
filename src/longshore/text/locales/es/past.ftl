# El pasado de una partida: el registro, mirar atrás, la puntuación, gráficos de la economía.

past-round = Ronda { $round }
past-turn = Ronda { $round }, { $seat }
past-seat = { $name } ({ $seat })
past-number = { $value }

## El registro

past-log = Registro
past-log-entries = Lo que ha pasado
past-log-filter = Mostrar lo que afecta a
past-log-all = Todos
past-log-only = Solo lo que afecta a { $name } ({ $seat })
past-log-earlier = Ver turnos anteriores
past-log-newest = A lo más reciente
past-log-nothing = Aquí aún no ha pasado nada.
past-since = Desde tu turno
past-log-see = Ver la mesa de entonces
past-log-taken-back = Deshecho:
past-log-by-clock = se acabó el tiempo
past-log-by-bot = jugado por un bot

past-log-opened = Se abrió la mesa.
past-log-forked = { $study ->
        [yes] Esta mesa es un estudio de un momento de otra partida. Lo que no se podía saber se repartió de nuevo.
       *[no] Esta mesa continúa desde un momento de otra partida.
    }
past-log-joined = { $name } ocupó el asiento { $seat }.
past-log-left = { $running ->
        [yes] { $name } ({ $seat }) se fue. Un bot sigue jugando.
       *[no] { $name } ({ $seat }) se fue.
    }
past-log-dropped = { $running ->
        [yes] El anfitrión dio el asiento de { $name } ({ $seat }) a un bot.
       *[no] El anfitrión dejó libre el asiento de { $name } ({ $seat }).
    }
past-log-took-over = { $name } ha ocupado { $seat }: su carta y su dinero desde ahora, no sus secretos de antes.
past-log-dropped-together = Todos han aceptado: un bot sigue jugando por { $name } ({ $seat }).
past-log-seat-asked = { $what ->
        [drop] El anfitrión pregunta a los demás: ¿puede un bot seguir jugando por { $name } ({ $seat })?
       *[hand] El anfitrión pregunta a los demás: ¿se puede ceder a otra persona el asiento de { $name } ({ $seat })?
    }
past-log-seat-answered = { $agree ->
        [yes] { $seat } está de acuerdo con el anfitrión.
       *[no] { $seat } no está de acuerdo: el asiento sigue como está.
    }
past-log-seat-settled = Todos han aceptado: el anfitrión puede ceder el asiento de { $name } ({ $seat }).
past-log-seat-withdrawn = El anfitrión retira la petición.
past-log-bot = El bot { $bot } ocupó el asiento { $seat }.
past-log-emptied = El asiento { $seat } vuelve a estar libre.
past-log-seats-ordered = { $drawn ->
        [yes] El orden de los asientos se ha sorteado.
       *[no] El anfitrión ha cambiado el orden de los asientos.
    }
past-log-offered = El asiento { $seat } se está cediendo a otra persona.
past-log-renamed = { $seat } se llama ahora { $name }.
past-log-renamed-by-server = { $seat } se llama ahora { $name }: el nombre anterior no está permitido en este servidor.
past-log-closed = El anfitrión cerró la mesa.
past-log-closed-by-server = Quien aloja el servidor cerró la mesa.
past-log-undo-asked = { $count ->
        [one] { $seat } pide deshacer una acción.
       *[other] { $seat } pide deshacer { $count } acciones.
    }
past-log-undo-answered = { $agree ->
        [yes] { $seat } está de acuerdo en deshacerlo.
       *[no] { $seat } no está de acuerdo. No se deshace nada.
    }
past-log-undone = { $count ->
        [one] { $seat } deshizo una acción.
       *[other] { $seat } deshizo { $count } acciones.
    }
past-log-undone-together = { $count ->
        [one] Todos estuvieron de acuerdo: se deshizo una acción.
       *[other] Todos estuvieron de acuerdo: se deshicieron { $count } acciones.
    }
past-log-taken-over = A { $seat } se le acabó el tiempo. El bot { $bot } sigue jugando.
past-log-returned = { $name } ({ $seat }) ha vuelto.

## Deshacer

past-undo-here = Deshacer hasta aquí
past-undo-title = ¿Deshacer hasta este momento?
past-undo-free = { $count ->
        [one] Se deshace una acción. Después puedes decidir de nuevo.
       *[other] Se deshacen { $count } acciones. Después puedes decidir de nuevo.
    }
past-undo-ask = { $count ->
        [one] Se desharía una acción. Antes se pregunta a los demás; si uno de ellos dice que no, todo queda como está.
       *[other] Se desharían { $count } acciones. Antes se pregunta a los demás; si uno de ellos dice que no, todo queda como está.
    }
past-undo-yes = Deshacer
past-undo-yes-ask = Preguntar

## Mirar atrás

past-scrub = Mirar atrás
past-scrub-slider = Momento de la partida
past-scrub-keys = Teclas de flecha: una acción. Mayúsculas y flecha: un turno. Re Pág y Av Pág: diez acciones. Espacio: reproducir o pausar.
past-scrub-spoken = Ronda { $round }, { $seat }: { $what }
past-scrub-deal = El reparto
past-scrub-turn-back = Un turno atrás
past-scrub-back = Una acción atrás
past-scrub-play = Reproducir
past-scrub-pause = Pausa
past-scrub-forward = Una acción adelante
past-scrub-turn-forward = Un turno adelante
past-scrub-first-is = La partida empieza aquí.
past-scrub-last-is = Después de esto no ha pasado nada.
past-scrub-go = Ir a …
past-scrub-rounds = Rondas
past-scrub-auctions = Subastas
past-scrub-auction = Ronda { $round }: cargamento de { $seat }
past-scrub-end = Se desencadena el final
past-scrub-copy = Copiar enlace
past-scrub-copied = Copiado
past-fork = Jugar desde aquí
past-fork-title = ¿Jugar desde este momento?
past-fork-again = Se abre una mesa nueva que continúa desde aquí. Tú juegas con { $seat }; los demás asientos son de bots. Esta partida queda como está.
past-fork-study = Se abre una mesa privada nueva que continúa desde aquí. Tú juegas con { $seat }; los demás asientos son de bots. Las cartas de valor que no conoces se reparten de nuevo. Esta partida sigue su curso.
past-fork-yes = Abrir la mesa

## La puntuación

past-score = La puntuación, paso a paso
past-score-of = La puntuación de { $name }
past-score-large = Ver como tabla
past-score-later = Cuando termine la partida, aquí se calculará la puntuación paso a paso.
past-end-standing = La clasificación
past-score-won-alone = Gana { $names } con ${ $amount }.
past-score-won-island = Gana { $names }: hay empate en la mejor puntuación, ${ $amount }, y a { $names } le quedan más containers en la isla ({ $count } frente a { $less }).
past-score-won-factory = Gana { $names }: hay empate en la mejor puntuación, ${ $amount }, y { $names } tiene más containers en sus naves de la fábrica ({ $count } frente a { $less }).
past-score-won-shared = { $names } comparten la victoria con ${ $amount }.
past-score-f1 = El color $5/$10
past-score-f2 = Descartar el color más numeroso
past-score-f3 = Sumar
past-score-f4 = Quién gana
past-score-every = En la isla están los cinco colores: el color { $colour } cuenta ${ $amount }.
past-score-missing = { $count ->
        [5] La isla está vacía: el color { $colour } cuenta ${ $amount }.
        [one] En la isla falta el color { $missing }: el color { $colour } cuenta ${ $amount }.
       *[other] En la isla no están los cinco colores (faltan { $missing }): el color { $colour } cuenta ${ $amount }.
    }
past-score-discard-nothing = No hay nada que descartar.
past-score-discard-most = { $count ->
        [one] Con un container, el color { $colour } es el más numeroso y se descarta.
       *[other] Con { $count } containers, el color { $colour } es el más numeroso y se descarta.
    }
past-score-discard-two-value = Los colores más numerosos son { $tied } ({ $count } de cada uno); se descarta el { $colour }, que es el color $5/$10.
past-score-discard-least = Los colores más numerosos son { $tied } ({ $count } de cada uno); se descarta el { $colour }, que es el que menos vale.
past-score-times = { $count } × ${ $amount }
past-score-none = ninguno
past-score-removed = descartado
past-score-island = Isla
past-score-cash = Dinero
past-score-harbour = Naves del puerto
past-score-ship = Barco
past-score-bank = Puerto del Banco de Inversión
past-score-loans = Préstamos
past-score-total = Total
past-score-place = Puesto { $place }
past-score-tie-island = { $count ->
        [one] Le queda un container en la isla
       *[other] Le quedan { $count } containers en la isla
    }
past-score-tie-factory = { $count ->
        [one] Un container en las naves de la fábrica
       *[other] { $count } containers en las naves de la fábrica
    }

## Gráficos de la economía

past-economy = La economía de esta partida
past-economy-how = Pasa por encima de un gráfico, o usa en él las teclas de flecha, para leer sus números. Un doble clic o Intro muestra la mesa en ese momento.
past-economy-running = Mientras dura la partida ves lo que puedes saber. Después del final lo ves todo.
past-economy-nothing = Aún no hay nada que mostrar.
past-economy-large = Ampliar

past-axis-round = Ronda
past-axis-turn = Turno
past-axis-seat = Asiento
past-axis-dollars = Dólares
past-axis-dollars-round = Dólares en la ronda
past-axis-each = Dólares por container
past-axis-containers = Containers

past-figure-worth = Patrimonio
past-figure-worth-reading = La puntuación que habría tenido cada jugador si la partida hubiera terminado después de ese turno.
past-figure-worth-own = La puntuación que tendrías si la partida terminara después de ese turno. Las cartas de valor de los demás son secretas hasta el final.
past-figure-cash = Dinero en mano
past-figure-cash-reading = Lo que tenía en mano cada jugador al final de cada turno.
past-figure-supply = Dinero en juego
past-figure-supply-reading = El dinero de todos los jugadores juntos, al final de cada turno.
past-figure-flows = De dónde viene el dinero y adónde va
past-figure-flows-reading = Por encima de la línea: lo que los jugadores recibieron de fuera en cada ronda. Por debajo: lo que pagaron hacia fuera. Lo que se pagan entre ellos no aparece aquí.
past-figure-prices = Precios a lo largo de la cadena
past-figure-prices-reading = Lo que costó un container, desde las naves de la fábrica hasta la isla. Un signo más grande representa más containers. En la isla es la oferta repartida entre el cargamento, sin la subvención, con su propia escala.
past-figure-deliveries = Entregas en el tiempo
past-figure-deliveries-reading = Containers que han llegado hasta entonces a la isla de cada jugador.
past-figure-colours = Entregas por color
past-figure-colours-reading = Qué colores llegaron a la isla de cada jugador.

past-money-seats = todos los jugadores
past-money-brokers = brókeres y carta de pago
past-flow-loans = préstamos pedidos
past-flow-subsidy = subvenciones
past-flow-domestic = ventas domésticas
past-flow-brokers = ganado a los brókeres
past-flow-interest = intereses
past-flow-machines = máquinas
past-flow-warehouses = almacenes
past-flow-declined = ofertas rechazadas
past-flow-repaid = préstamos devueltos
past-flow-bids = ofertas a los brókeres
past-place-factory = Naves de fábrica
past-place-harbour = Naves del puerto
past-place-island = Isla
past-cargo-sold = cargamento vendido
past-cargo-kept = el vendedor se lo quedó

past-plot-legend = Mostrar u ocultar
past-plot-part = { $title }: { $part }
past-plot-spoken = { $when }: { $values }
past-plot-value = { $what } { $value }
past-plot-as-table = Como tabla
past-plot-as-chart = Como gráfico
past-plot-csv = Números (CSV)
past-plot-svg = Imagen (SVG)
past-scrub-told = Lo que pasó en este momento
