# Buscar con quién jugar, donde el anfitrión ofrece cuentas.

refused-seeking-too-much = Ya buscas { $most } partidas a la vez: deja antes de buscar una de ellas.

matches-seek-title = Una partida con clasificación
matches-seek-sign-in = Inicia sesión y tendrás un puesto en una partida con clasificación en cuanto haya gente suficiente.
matches-seek-about = Tienes un puesto en cuanto haya gente suficiente que quiera lo mismo. Tu posición final cuenta para tu clasificación.
matches-clock = Cada decisión tiene { $move }; después corren tus { $game } para toda la partida.
matches-seek-go = Buscar gente
matches-seek-change = Cambiar
matches-seek-bots = Pasado un minuto, los bots pueden ocupar puestos libres
matches-seek-bots-soon = Pasado un minuto llegan bots.
matches-seek-bots-now = Jugar con bots
matches-seek-mine = Lo que esperas
matches-seek-waits = { $waiting ->
        [1] Solo estás tú, hacen falta { $n }.
       *[other] Ya son { $waiting } de { $n }.
    }
matches-seek-since = Llevas esperando { $time }
matches-seek-give-up = Dejar de buscar
matches-seek-give-up-named = Dejar de buscar: { $place }
matches-seek-others = Otros están esperando
matches-seek-others-wait = { $waiting ->
        [1] Hay { $waiting } de { $n }.
       *[other] Ya son { $waiting } de { $n }.
    }
matches-seek-join = Unirse
matches-seek-join-named = Unirse: { $place }
matches-pace = Ritmo
matches-place = { $pace ->
        [live] { $edition }, { $n } puestos, en vivo
       *[days] { $edition }, { $n } puestos, en varios días
    }
matches-found = Tu mesa está completa: { $edition }, { $n } puestos
matches-found-title = Tu mesa está completa
matches-found-text = La partida con clasificación que esperabas ha empezado, y los relojes corren.
matches-found-go = Ir a la mesa
