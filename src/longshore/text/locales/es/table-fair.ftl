# Las exportaciones, y lo que encuentra `longshore verify`.
refused-not-over = La partida no ha terminado: mientras dura, sus cartas y sus ofertas secretas siguen siendo secretas. Lo que puedes saber se obtiene en JSON Lines y CSV.
refused-not-started = La partida no ha empezado: aún no hay nada que exportar.

# Las dos palabras son femeninas: «la { $place }».
finding-at = { $place ->
        [entry] entrada { $number }
       *[action] acción { $number }
    }
finding-other-rules = Se jugó con las reglas { $played }, y este programa tiene { $here }: de ahí puede venir una diferencia en la partida.
finding-not-compared = El archivo dice que el compromiso sobre el reparto era { $commitment }. Eso solo prueba algo si la mesa lo dijo al principio: compáralo, o indícalo con --commitment.
finding-kept-deal = El compromiso { $commitment } que guardaste es el del reparto.
finding-kept-bid = El compromiso { $commitment } que guardaste es el de la oferta de { $seat } ({ $place }: { $text }).
finding-kept-unknown = El compromiso { $commitment } que guardaste no está en este archivo, según el cual el del reparto era { $deal }.
finding-secret = El secreto no abre ni el compromiso sobre el reparto ni { $bids ->
        [one] el de la oferta secreta
       *[other] los de las { $bids } ofertas secretas
    }: no es el secreto de esta mesa.
finding-deal = El reparto y las reglas de la mesa son aquellos a los que se comprometió.
finding-deal-changed = El reparto, o las reglas de la mesa, no son aquellos a los que se comprometió, aunque el secreto abre sus ofertas.
finding-deal-or-secret = El reparto, las reglas de la mesa o el secreto no son aquellos a los que se comprometió.
finding-all-bids = Ninguna de las { $bids } ofertas secretas corresponde a su compromiso, aunque el reparto sí: se cambiaron el nombre de la mesa o los compromisos.
finding-many-bids = De las { $bids } ofertas secretas, { $wrong } no corresponden al compromiso que se tomó al hacerlas; la primera es la de { $seat } ({ $place }: { $text }).
finding-bid = La oferta de { $seat } ({ $place }: { $text }) no corresponde al compromiso que se tomó al hacerla.
finding-bids = { $bids ->
        [0] No hay ofertas secretas.
        [one] La oferta secreta corresponde al compromiso que se tomó al hacerla.
       *[other] Las { $bids } ofertas secretas corresponden todas al compromiso que se tomó al hacerlas.
    }
finding-bid-missing = La oferta secreta de { $seat } ({ $place }: { $text }) no tiene compromiso.
finding-bid-stray = Lo que dijo { $seat } ({ $place }: { $text }) tiene un compromiso, pero no es una oferta secreta.
finding-illegal = { $seat } no puede haber dicho eso ({ $place }: { $text }): { $reason }
finding-differs = Después de la { $place }, la partida no es como la mesa la anotó entonces.
finding-events = Lo que el archivo dice de la { $place } no es lo que pasó ahí.
finding-undo = El deshacer de la { $place } vuelve a la entrada { $to }, que no es una acción que contara entonces.
finding-count = El archivo dice que tiene { $said } acciones, y tiene { $found }: faltan algunas, o sobran.
finding-not-over = La partida no ha terminado después de { $found } acciones: falta el resto.
finding-changed = La partida no fue siempre como la mesa la anotó: se cambió una acción.
finding-result = El archivo dice que el resultado fue { $said }, y la partida llega a { $found }.
finding-replayed = Las reglas permiten las { $found } acciones, y la partida termina como está anotado.
finding-before = Las primeras { $found } acciones se jugaron antes, en la mesa de la que deriva esta; sobre ellas no hay compromisos.
finding-closed = La partida no se terminó: se cerró su mesa.
finding-start = Lo que el archivo dice del inicio no es lo que resulta del reparto que revela.
finding-no-action = Hay un compromiso sobre la acción { $number }, y las acciones que pueden tenerlo terminan en la { $actions }.
finding-order = El compromiso sobre la acción { $number } es de la entrada { $seq }, pero uno anterior es de la entrada { $last }.
finding-gap = Donde debería estar la entrada { $seq } está la entrada { $found }: faltan algunas, o no están en orden.
finding-entries = El archivo dice que tiene { $said } entradas, y tiene { $found }.
finding-disagree = La entrada { $seq } da otras reglas de la mesa que el encabezado del archivo.
finding-marked = La entrada { $seq } está marcada como deshecha por otra entrada que la que lo hizo, o no está marcada, o no se deshizo.

# Lo que encuentra `longshore audit`.
audit-unreadable = La entrada no se puede leer, así que lo que sigue no se volvió a jugar: { $reason }.
audit-broken = A partir de aquí no se puede seguir el registro: { $reason }.
audit-deal = El compromiso sobre el reparto no corresponde al reparto guardado.
audit-bid = El compromiso guardado con lo que dijo { $seat } ({ $text }) no le corresponde.
audit-illegal = Según las reglas de este programa, { $seat } no puede decir «{ $text }»: { $reason }
audit-illegal-before = Lo que se jugó antes de esta bifurcación no se puede jugar según las reglas de este programa: { $reason }
audit-differs = Después de que { $seat } dijera «{ $text }», la partida no es como se guardó: { $found } en lugar de { $stored }.
