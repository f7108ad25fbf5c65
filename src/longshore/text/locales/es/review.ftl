# El análisis después de la partida: dónde se ganó y se perdió el dinero. En la página y con `longshore review`.

review-title = Dónde se ganó y se perdió el dinero
review-about = Una búsqueda revisa cada decisión sabiendo solo lo que el jugador podía saber entonces. Los importes miden la ventaja: cuánto puede esperar un jugador aventajar al mejor de los demás seis rondas después, o al final.
review-waiting = El análisis espera su turno…
review-running = El análisis está en marcha: { $done } de { $all }…
review-failed = No se pudo hacer el análisis. Otro intento puede lograrlo.
review-again = Intentar de nuevo
review-back = Volver a la mesa
review-not-over = { $name }: esta partida no ha terminado; solo se analizan partidas terminadas.
review-playouts-range = --playouts va de { $least } a { $most }, no { $given }.

## Las perspectivas

review-standing = Perspectivas
review-standing-reading = La puntuación final que cada jugador podía esperar al comienzo de cada turno, con las cartas de valor como estaban y si todos siguen jugando con sensatez. El último punto es el resultado.
review-chances = Probabilidad de ganar
review-chances-reading = Con qué frecuencia ganó cada jugador cuando la partida se seguía desde el comienzo de cada turno.
review-end = Final
review-axis-percent = Por ciento
review-percent = { $value } %

## Un jugador

review-account = De dónde viene la ventaja
review-opening = Asiento y primera máquina
review-own-card = Su carta de valor ({ $card })
review-other-cards = Las cartas de valor de los demás
review-decisions = Sus decisiones costosas
review-rest = Todo lo demás: las decisiones de los otros, pequeñeces, el azar
review-final = Ventaja al final
review-costliest = Las decisiones más costosas
review-none = Ninguna decisión costó claramente más de lo que explica el azar.
review-played = Jugado: { $action }
review-better = Mejor: { $action }
review-cost = Costó ${ $amount }, más o menos ${ $error }
review-hindsight = { $sign ->
        [plus] Con las cartas de valor como estaban costó ${ $amount }.
        [minus] Con las cartas de valor como estaban dio ${ $amount }: suerte, porque nadie podía conocerlas.
       *[none] Con las cartas de valor como estaban no costó nada.
    }
review-see = Ver la mesa
review-see-round = Ronda { $round }: ver la mesa
review-every = Todas las decisiones
review-before = Mejor opción
review-after = Como se jugó
review-loss = Diferencia
review-error = ± ${ $error }

## Las razones

review-cause-sold-below-worth = El cargamento se vendió por ${ $bid }, ${ $dollars } por debajo de su valor: en la propia isla valía ${ $worth }.
review-cause-kept-above-worth = El cargamento se guardó por ${ $bid } aunque allí solo valía ${ $worth }: venderlo, con la subvención, valía ${ $dollars } más.
review-cause-bid-above-worth = La oferta de ${ $bid } superaba en ${ $dollars } lo que valía el cargamento (${ $worth }).
review-cause-bid-too-high = La oferta de ${ $bid } era más de lo necesario: ${ $better } era la mejor oferta.
review-cause-bid-too-low = Se ofrecieron ${ $bid } por un cargamento que valía ${ $worth }: ${ $better } era la mejor oferta.
review-cause-priced-too-low = { $store ->
        [factory] Las mercancías de las naves de la fábrica estaban marcadas ${ $dollars } demasiado bajo en total.
       *[harbour] Las mercancías de las naves del puerto estaban marcadas ${ $dollars } demasiado bajo en total.
    }
review-cause-priced-too-high = { $store ->
        [factory] Las mercancías de las naves de la fábrica estaban marcadas ${ $dollars } demasiado alto en total.
       *[harbour] Las mercancías de las naves del puerto estaban marcadas ${ $dollars } demasiado alto en total.
    }
review-cause-store-empty-for = { $store ->
        [factory] Las naves de la fábrica estuvieron vacías durante { $rounds } rondas.
       *[harbour] Las naves del puerto estuvieron vacías durante { $rounds } rondas.
    }
review-cause-ship-idle-for = { $cargo ->
        [0] El barco estuvo vacío en el mismo sitio durante { $rounds } rondas.
        [one] El barco estuvo en el mismo sitio durante { $rounds } rondas, con un container a bordo.
       *[other] El barco estuvo en el mismo sitio durante { $rounds } rondas, con { $cargo } containers a bordo.
    }
review-cause-passed-with-actions = { $actions ->
        [one] Se desperdició una acción.
       *[other] Se desperdiciaron { $actions } acciones.
    }
review-cause-paid-interest-for = Un préstamo que se podía devolver costó intereses durante { $rounds } rondas más, ${ $dollars } en total.
review-cause-borrowed-early = El préstamo aún no hacía falta: había ${ $dollars } en mano.
review-cause-built-late = { $building ->
        [machine] La máquina de ${ $price } llegó demasiado tarde para compensar: { $rounds ->
            [0] la partida terminó en la misma ronda.
            [one] la partida terminó una ronda después.
           *[other] la partida terminó { $rounds } rondas después.
        }
       *[warehouse] El almacén de ${ $price } llegó demasiado tarde para compensar: { $rounds ->
            [0] la partida terminó en la misma ronda.
            [one] la partida terminó una ronda después.
           *[other] la partida terminó { $rounds } rondas después.
        }
    }
review-cause-ended-behind = Provocó el final de la partida con ${ $dollars } de desventaja.
review-cause-auction-ended-turn = { $actions ->
        [one] La subasta terminó el turno con una acción aún por usar.
       *[other] La subasta terminó el turno con { $actions } acciones aún por usar.
    }
review-cause-sailed-with-room = { $cargo ->
        [one] El barco fue a la isla con un solo container, aunque se podía cargar más.
       *[other] El barco fue a la isla con { $cargo } containers, aunque se podía cargar más.
    }
review-cause-lost-to-bid = Con ${ $bid } se perdió el cargamento: la oferta más alta fue de ${ $high }, y ${ $better } lo habrían ganado.
review-cause-awarded-leader = De los empatados, el cargamento fue para quien llevaba ${ $dollars } de ventaja al otro.
review-cause-missed-goods = { $way ->
        [produce] { $count ->
            [one] En su lugar se podía producir un container.
           *[other] En su lugar se podían producir { $count } containers.
        }
        [stock] { $count ->
            [one] En su lugar se podía comprar un container para las naves del puerto, por ${ $paid }.
           *[other] En su lugar se podían comprar { $count } containers para las naves del puerto, por ${ $paid }.
        }
       *[load] { $count ->
            [one] En su lugar se podía cargar un container, por ${ $paid }.
           *[other] En su lugar se podían cargar { $count } containers, por ${ $paid }.
        }
    }
# Se tomaron $count containers por $paid; había otros $better por $cost.
review-cause-other-goods = { $way ->
        [stock] Comprados para las naves del puerto: { $count } por ${ $paid }. Había algo mejor: { $better } por ${ $cost }.
       *[load] Cargados: { $count } por ${ $paid }. Había algo mejor: { $better } por ${ $cost }.
    }
review-cause-ship-kept = { $to ->
        [island] { $cargo ->
            [one] El barco podía haber ido a la isla a vender el container que llevaba a bordo.
           *[other] El barco podía haber ido a la isla a vender los { $cargo } containers que llevaba a bordo.
        }
       *[sea] { $cargo ->
            [0] El barco podía haber zarpado a buscar containers.
            [one] El barco podía haber zarpado, con un container a bordo.
           *[other] El barco podía haber zarpado, con { $cargo } containers a bordo.
        }
    }
review-cause-missed-call = { $side ->
        [goods] { $count ->
            [one] Se podía conseguir el container de un bróker con una oferta de ${ $dollars }.
           *[other] Se podían conseguir { $count } containers de un bróker con una oferta de ${ $dollars }.
        }
       *[money] { $count ->
            [one] Se podían conseguir ${ $dollars } de un bróker por un container.
           *[other] Se podían conseguir ${ $dollars } de un bróker por { $count } containers.
        }
    }
review-cause-better-kept = Los ${ $dollars } que costó estaban mejor en la mano.
review-cause-better-only = La otra opción dio más cuando se siguió la partida; no hay una razón más sencilla.
