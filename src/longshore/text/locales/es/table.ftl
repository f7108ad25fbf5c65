# A qué dice que no una mesa: qué está mal y qué estaría bien.

refused-no-such-table = Aquí no hay ninguna mesa { $table }; revisa la dirección.
refused-busy = En esta mesa pasan demasiadas cosas a la vez; inténtalo de nuevo.
refused-store-trouble = El servidor no consigue acceder a su base de datos en este momento; vuelve a enviarlo, con la misma clave, dentro de un segundo.
refused-table-damaged = El registro de la mesa { $table } está dañado y no se puede leer; las demás mesas siguen. Quien lleva el servidor encuentra el lugar con «longshore audit» y puede restaurar una copia.
refused-edition-gone = En la mesa { $table } se juega la edición «{ $edition-key }», que este servidor no tiene; las demás mesas siguen. Quien administra el servidor puede recuperarla con --editions.
refused-metrics-closed = Los datos de este servidor solo se muestran en su propia red.
refused-http = { $reason } ({ $status }).

# Asientos y claves
refused-plan-length = El plan nombra { $planned } asientos, pero la mesa tiene { $seats }.
refused-plan-bot = Se ha nombrado un bot para un asiento previsto como { $kind }; el tipo para un bot es «bot».
refused-no-such-bot = No hay ningún bot «{ $bot }»; hay: { $bots }.
refused-clock-empty = Un reloj necesita tiempo por jugada, tiempo por partida o ambos.
refused-empty-text = En este texto no hay nada que leer.
refused-text-too-long = Este texto es demasiado largo: el máximo son { $most } caracteres.
refused-unknown-token = Este token no vale (o ya no vale) en esta mesa; vuelve a unirte, o usa el enlace que te dieron.
refused-bearer-needed = Un token se envía como «Authorization: Bearer …».
refused-token-needed = Para esto hace falta el token de un asiento, como «Authorization: Bearer …» o como la cookie que se recibe al unirse.
refused-no-seat = Tu token no corresponde a ningún asiento de esta mesa.
refused-which-seat = Ocupas varios asientos ({ $seats }); di cuál, por su número en «seat».
refused-not-your-seat = El asiento { $seat } no es tuyo.
refused-host-only = Solo el anfitrión de la mesa puede hacer eso.
refused-too-many-keys = Una mesa tiene como máximo { $most } claves; revoca antes una.
refused-no-such-key = Aquí no tienes ninguna clave «{ $key }» que puedas revocar.
refused-last-host-key = Es la última clave del anfitrión; sin ella nadie podría cerrar la mesa. Crea antes otra.
refused-offer-is-for = Esta invitación es para el asiento { $seat }.
refused-seat-in-use = Alguien juega en el asiento { $seat }; el anfitrión solo puede ceder un asiento cuando su ocupante ya no está.
refused-seat-left = El asiento { $seat } ya está abandonado: un bot sigue jugando.
refused-seat-sealed = { $seat } tiene una puja secreta; el asiento se podrá ocupar cuando se hayan descubierto las pujas.
refused-hand-needs-leave = El anfitrión solo cede el asiento { $seat } con el permiso de los demás; pídeselo antes.
refused-hand-nobody-to-ask = No hay nadie más en la mesa que esté desde el principio y pueda aceptar que se ceda { $seat }: un bot lo juega hasta el final.
refused-asked-already = A los demás ya se les ha preguntado por { $seat }; todavía tienen que responder.
refused-nothing-to-do = No hay nada que cambiar.
refused-hand-agreed = Los demás ya han aceptado: el asiento { $seat } se puede ceder.
refused-leave-not-asked = El anfitrión no ha pedido nada con la entrada { $asked }, o ya está decidido.
refused-leave-not-yours = Son los demás de la mesa quienes tienen que aceptarlo, no tú.
refused-before-your-time = La entrada { $given } es anterior a que ocuparas este asiento; un estudio empieza por lo que has visto tú.
refused-plays-already = Ya juegas en esta mesa; nadie juega en dos asientos que no fueran de la misma persona desde el principio.
refused-quota = { $kind ->
        [talk] Desde este asiento se ha dicho tanto que no cabe nada más en el registro de la mesa ({ $most } líneas por asiento).
        [guests] Los espectadores han dicho tanto que no cabe nada más en el registro de la mesa ({ $most } líneas).
        [names] Este asiento ha cambiado de nombre { $most } veces; no puede hacerlo más.
        [keys] Para este asiento se han creado { $most } claves; es el máximo, contando las revocadas.
        [comings] En esta mesa se han sentado ya tantas personas ({ $most }) que nadie más puede, hasta que el anfitrión vuelva a asignar un asiento: a un bot, o libre.
        [seating] El anfitrión ha asignado el asiento { $seat } { $most } veces; es el máximo.
        [ordering] El anfitrión ha cambiado el orden de los asientos { $most } veces; es el máximo.
        [handing] El asiento { $seat } se ha cedido { $most } veces; es el máximo.
        [asking] { $seat } ha pedido { $most } veces deshacer algo; es el máximo.
        [leave] El anfitrión ha preguntado { $most } veces por { $seat }; es el máximo.
        [undo] { $seat } ha deshecho algo { $most } veces; es el máximo.
        [returns] { $seat } ha vuelto { $most } veces; es el máximo. Basta con jugar: quien actúa ya está de vuelta.
        [play] { $seat } ha actuado { $most } veces, el máximo de un asiento en una mesa; un bot puede seguir por él.
       *[bots] En esta mesa los bots han actuado { $most } veces; es el máximo. Abre otra mesa.
    }
refused-agreed-already = Ya has aceptado lo que se pidió con la entrada { $asked }; los demás todavía tienen que responder.
refused-invitation-needed = Esta mesa no es pública; para entrar hace falta su invitación.
refused-wrong-invitation = Esta invitación no es válida, o ya no lo es; pide una nueva.
refused-no-spectators = En esta mesa se juega sin espectadores.
refused-spectators-read = En esta mesa los que miran leen el chat; solo pueden hablar los que están en la mesa.
refused-guest-name-taken = Alguien en la mesa se llama { $name }; elige otro nombre.
refused-name-banned = El nombre { $name } no está permitido en este servidor; elige otro.
refused-table-full = Todos los asientos de esta mesa están ocupados.
refused-seat-taken = El asiento { $seat } está ocupado; aún libres: { $free }.
refused-seat-has-person = Alguien ocupa el asiento { $seat }; retíralo antes.
refused-seats-moved = Alguien se ha sentado, se ha levantado o ha cambiado de asiento desde la entrada { $given }; mira quién está dónde (entrada { $now }) y ordena de nuevo los asientos.
refused-seat-order = Un orden de los asientos nombra cada uno de los { $seats } asientos una vez, por su número de 0 a { $last }.
refused-seat-without-person = Nadie ocupa el asiento { $seat }: no hay sitio que ceder.
refused-seats-open = Hay asientos libres; espera a que alguien los ocupe, o nombra un bot para ellos en «fill».
refused-not-open = Eso solo es posible antes de que empiece la partida; esta mesa { $status ->
        [running] está en plena partida
        [finished] ha llegado a su fin
       *[closed] está cerrada
    }.
refused-table-ended = Esta mesa { $status ->
        [finished] ha llegado a su fin
       *[closed] está cerrada
    }; ya no se puede cambiar nada en ella.

# Jugar
refused-not-running = { $status ->
        [open] La partida aún no ha empezado.
        [finished] La partida ha terminado.
       *[closed] La mesa está cerrada.
    }
refused-seq-ahead = Aún no hay una entrada { $given }; la última es la { $now }.
refused-stale = La partida ha seguido desde la entrada { $given }; mira lo que ha pasado (la última entrada es la { $now }) y decide de nuevo.
refused-draft-not-now = { $seat } solo puede probar algo en su propio turno, cuando le toca actuar.
refused-turn-over = Lo que va antes termina el turno de { $seat }: envía el resto cuando la mesa vuelva a esperar a { $seat }.
refused-notation = { $problem }
refused-other-seats-action = El texto es una acción de { $seat }, que no es el asiento que lo envía.
refused-undo-off = En esta mesa se juega sin deshacer nada.
refused-undo-not-free = Eso no se puede deshacer sin preguntar: otros han actuado desde entonces, o se ha revelado algo. Indica en «to» la entrada a la que volver y se preguntará a los demás, si la mesa lo permite.
refused-undo-no-entry = La entrada { $to } no es una acción que cuente; no se puede volver hasta ahí.
refused-undo-not-asked = Nadie ha pedido deshacer con la entrada { $asked }, o ya está decidido.
refused-undo-own = Tú has pedido deshacer; son los demás quienes tienen que estar de acuerdo.
refused-not-away = Ningún bot juega por { $seat }.
refused-no-hints = En esta mesa los bots no dan consejos.
refused-news-of = Las novedades son de 1 a { $most } mesas, cada una como «mesa.vale», separadas por comas.
refused-news-ticket = Un vale para novedades no es válido: pídelo de nuevo a la mesa.
refused-no-webhook = No hay ningún webhook configurado para tu asiento.

# Mirar atrás
refused-no-such-entry = No hay ninguna entrada { $given }; van de la 1 a la { $last }.
refused-not-dealt-yet = En la entrada { $given } la partida aún no había empezado.
refused-no-such-format = No hay ningún formato «{ $given }»; hay: { $known }.
refused-no-such-language = No hay ningún idioma «{ $given }»; hay: { $known }.

# Lo que se ha enviado
refused-not-json = El cuerpo tiene que ser JSON (Content-Type: application/json), no { $sent }.
refused-broken-json = El cuerpo no es JSON válido.
refused-wrong-field = { $problem }.
refused-wrong-parameter = El parámetro { $name } es incorrecto: { $problem }.
refused-frame-too-large = Un mensaje tiene como máximo { $most } bytes.
refused-lobby-status = Las mesas se listan por su estado ({ $known }), no «{ $status }».
refused-lobby-edition = No hay ninguna edición «{ $edition }»; hay: { $known }.
refused-lobby-more = «more» tiene que ser lo que decía la última página de la lista de mesas.
refused-too-many-tables = Desde tu dirección hay { $most } mesas abiertas o en juego; cierra una, o termina una partida.
refused-review-not-over = La partida no ha terminado: solo se analizan partidas terminadas.
refused-too-many-reviews = Ya hay { $most } análisis en espera; vuelve a pedirlo dentro de un minuto.
