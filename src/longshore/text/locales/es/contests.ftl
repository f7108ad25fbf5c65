# Torneos y ligas, donde quien lleva el servidor ofrece cuentas.

refused-no-such-contest = Aquí no hay un torneo ni una liga así.
refused-contest-organiser = Solo puede hacerlo quien lo organiza.
refused-contest-over = Ha acabado o se ha cancelado.
refused-contest-going = Sigue en marcha: cancélalo primero.
refused-contest-closed = Ya ha empezado: nadie puede apuntarse más.
refused-contest-too-few = Para empezar hacen falta { $least } personas y por ahora hay { $number }: espera a más gente o cancélalo.
refused-contest-full = Hay sitio para { $most } jugadores, y ya están todos.
refused-contest-start = Tiene que empezar a partir de ahora, en { $days } días como mucho.
refused-contest-damaged = El torneo o la liga { $id } está dañado y no se puede leer; los demás siguen. Quien lleva el servidor puede restaurar una copia.
refused-too-many-contests = Organizas { $most } que no han acabado: espera a que acabe uno o cancélalo.

## En la página

contests-title = Torneos y ligas
contests-about = Apúntate y tienes mesa en cada ronda: con gente que va como tú y que aún no has encontrado. Las partidas son puntuadas.
contests-none = Aún no hay.
contests-all = Todos
contests-kind = { $kind ->
        [league] Liga
       *[tournament] Torneo
    }
contests-status = { $status ->
        [open] La inscripción está abierta.
        [running] En curso.
        [over] Terminado.
       *[cancelled] Cancelado.
    }
contests-players = { $n ->
        [one] un jugador
       *[other] { $n } jugadores
    }
contests-rounds = { $n ->
        [one] una ronda
       *[other] { $n } rondas
    }
contests-round-of = ronda { $round } de { $rounds }
contests-round = Ronda { $round }
contests-every = { $n ->
        [one] una ronda al día
       *[other] una ronda cada { $n } días
    }
contests-by = de { $name }
contests-next = La próxima ronda empieza { $when }.
contests-begins = Empieza { $when }.
contests-waits = La próxima ronda empieza poco después de la última partida de esta; aquí se indicará la hora exacta.
contests-join = Apuntarse
contests-join-about = Todos ven tu nombre y cómo acaban tus partidas.
contests-sign-in = Entra para participar.
contests-leave = Retirarse
contests-back = He vuelto
contests-away-about = No jugaste tu última partida hasta el final, no dijiste que estabas, o te has retirado: no tienes mesa hasta que vuelvas.
contests-check-in-about = En el cuarto de hora antes del comienzo, di aquí que estás: quien no lo haga no tendrá mesa.
contests-check-in = Estoy aquí
contests-here = presente
contests-here-about = Estás, y tendrás mesa.
contests-start = Empezar ahora
contests-start-title = ¿Empezar «{ $title }» ahora?
contests-start-text = { $kind ->
        [league] Quienes se han apuntado tienen mesa enseguida. Otros pueden apuntarse más tarde.
       *[tournament] Quienes se han apuntado tienen mesa enseguida. Después ya no se puede apuntar nadie.
    }
contests-start-live = { $kind ->
        [league] Quien diga que está tendrá mesa: enseguida si ya lo han dicho todos; si no, en dos minutos como mucho. Otros pueden apuntarse más tarde.
       *[tournament] Quien diga que está tendrá mesa: enseguida si ya lo han dicho todos; si no, en dos minutos como mucho. Una vez empezado ya no se puede apuntar nadie.
    }
contests-cancel = Cancelarlo
contests-cancel-title = ¿Cancelar «{ $title }»?
contests-cancel-text = No hay más rondas. Las partidas en curso se juegan hasta el final y cuentan para las puntuaciones.
contests-rename = Cambiar el título
contests-delete-title = ¿Eliminar «{ $title }» para siempre?
contests-delete-text = La clasificación desaparece para todos. Las partidas se quedan y cuentan para las puntuaciones.
contests-table = A mi mesa
contests-standings = Clasificación
contests-standings-about = Un punto por cada persona de la mesa que queda detrás, medio si hay empate. Los empates se deshacen de izquierda a derecha.
contests-place = Puesto
contests-player = Jugador
contests-points = Puntos
contests-wins = Victorias
contests-opponents = Puntos de rivales
contests-lead = Ventaja en dinero
contests-games = Partidas
contests-away = ausente
contests-me = tú
contests-left-out = Había muy pocos presentes: esta ronda no se jugó.
contests-going = En curso.
contests-void = Cerrada antes del final: todos tienen la mitad de los puntos.
contests-lost = no jugada hasta el final
contests-seat-points = { $n ->
        [one] un punto
       *[other] { $n } puntos
    }
contests-new = Nuevo torneo o liga
contests-new-title = ¿Cómo se llama?
contests-new-kind = Tipo
contests-new-rounds = Rondas
contests-new-days = Días entre rondas
contests-new-start = Empieza el
contests-new-go = Abrir la inscripción
contests-new-about = Las rondas de un torneo van seguidas; una liga tiene una cada tantos días, y se puede entrar más tarde. Los bots ocupan los asientos vacíos.
