# Alrededor de la partida: la página de inicio, mesas nuevas, salas de espera, chat, notas, el menú de una mesa, ajustes.

# La página de inicio
around-start-title = Tu puerto está abierto
around-start-lead = Produce containers, llena tu puerto, navega a la isla y haz ofertas por los cargamentos. De tres a cinco jugadores llevan todo el comercio y ponen ellos mismos cada precio.
around-start-independent = Longshore es una implementación independiente de las reglas del juego de mesa Container y no tiene relación con sus editores.
around-start-learn = ¿Es tu primera vez?
around-start-learn-about = Juega una partida corta contra bots fáciles. Un guía te dice paso a paso qué hacer y por qué.
around-start-learn-go = Aprender jugando
around-start-rules = Leer las reglas
around-start-friends = Con amigos
around-start-friends-about = Abre una mesa, envía el enlace y siéntate: en un solo dispositivo o por la red, en vivo o a lo largo de varios días.
around-start-new = Mesa nueva
around-start-join = ¿Te han invitado?
around-start-lobby = Todas las mesas
around-start-games = Partidas terminadas
around-to-start = A la página de inicio

# El botón grande, y lo que hará
around-play-now = Jugar ya
around-play-busy = Preparando …
around-play-how = Contra bots: { $bot }, { $edition }, { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
around-play-change = Cambiar
around-play-bot = Bots

around-join-label = Pega aquí el enlace
around-join-go = Ir a la mesa
around-join-empty = Pega el enlace que te han enviado.
around-join-no-link = Esto no es un enlace a una mesa. Un enlace así contiene «/t/» y el nombre de la mesa; comprueba que se ha copiado entero.

# Las mesas de este navegador
around-mine-title = Tus mesas
around-mine-turns = { $n ->
        [one] { $n } te espera
       *[other] { $n } te esperan
    }
# In the bar of every page: so many other tables wait for whoever reads this
around-waits = { $n ->
        [one] Una mesa te espera
       *[other] { $n } mesas te esperan
    }
around-mine-state = { $state ->
        [turn] Te toca
        [waiting] No ha empezado
        [playing] Piensan los demás
        [looking] En juego
        [finished] Ha terminado
        [away] Un bot juega por ti
        [gone] Ya no está disponible
       *[closed] Está cerrada
    }
around-mine-with = con { $names }
around-mine-role = { $role ->
        [host] (eres el anfitrión)
       *[guest] (miras)
    }
around-mine-forget = Olvidar
around-mine-forget-named = Olvidar aquí «{ $title }»; la mesa en sí se queda

# Listas de mesas
around-lobby-title = Mesas públicas
around-lobby-about = Siéntate en una mesa abierta, o mira una partida en juego.
around-lobby-open = Mesas abiertas
around-lobby-running = Partidas en juego
around-lobby-none-open = Ahora mismo no hay ninguna mesa abierta. Abre tú una y se verá aquí.
around-lobby-none-running = Ahora mismo no se juega ninguna partida pública.
around-all-editions = Todas las ediciones
around-more = Ver más
around-free-seats = { $n ->
        [one] { $n } asiento libre
       *[other] { $n } asientos libres
    }
around-untitled = Partida { $edition }
around-over-days = en varios días
around-clocked = con reloj
around-own-options = reglas propias
around-bot-named = { $bot } (bot)

around-games-title = Partidas terminadas
around-games-about = Mira una partida desde el primer turno hasta la puntuación, desde cualquier asiento.
around-games-own = Tus partidas
around-games-public = Partidas públicas
around-games-none = Aquí aún no ha terminado ninguna partida pública.
around-games-won = { $n ->
        [one] Ganó { $names }
       *[other] Ganaron juntos { $names }
    }

# Los bots, por tipos
around-bots = { $kind ->
        [level] Por nivel
        [personality] Por carácter
       *[other] Otros
    }
around-bot-name-random = Azar
around-bot-random = Hace cualquier acción permitida, al azar.
around-bot-name-merchant = Mercader
around-bot-merchant = Juega bien y al instante, con reglas sencillas.
around-bot-name-search = Pensador
around-bot-search = Juega muchas partidas en su cabeza antes de decidir.
around-bot-name-learned = Autodidacta
around-bot-learned = Aprendió jugando contra sí mismo: una red que decide al instante.
around-bot-name-easy = Fácil
around-bot-easy = Sabe comerciar, pero a menudo elige la peor opción y calcula mal sus ofertas.
around-bot-name-steady = Sólido
around-bot-steady = Un buen comerciante que no comete errores graves.
around-bot-name-hard = Difícil
around-bot-hard = Piensa un poco por adelantado antes de decidir.
around-bot-name-master = Maestro
around-bot-master = Piensa muy por adelantado y se toma un momento.
around-bot-name-shipper = Naviero
around-bot-shipper = Siempre en el mar: carga donde está barato y llega el primero a la isla.
around-bot-name-hoarder = Acaparador
around-bot-hoarder = Quiere todos los cargamentos para su propia isla, y ofrece y rechaza en consecuencia.
around-bot-name-price-cutter = Rebajas
around-bot-price-cutter = Pide más o menos una quinta parte menos que otros, y vende mucho.
around-bot-name-maker = Fabricante
around-bot-maker = Pone en marcha sus máquinas siempre que puede e inunda la mesa con sus containers.
around-bot-name-harbour-master = Capitán de puerto
around-bot-harbour-master = Llena sus almacenes y deja que naveguen los demás.

# Una mesa nueva
around-new-title = Mesa nueva
around-new-what = ¿A qué se juega?
around-new-who = ¿Quién se sienta dónde?
around-new-who-about = Quién empieza se sortea. Un asiento libre es para quien llegue con tu enlace.
around-new-how = ¿Cómo se juega?
around-new-rules = Todas las opciones de las reglas
around-new-rules-changed = { $n ->
        [0] todo como en la edición
        [one] { $n } distinta de la edición
       *[other] { $n } distintas de la edición
    }
around-new-as-edition = Todo como en la edición
around-new-limit = Después de unas rondas
around-your-name = Tu nombre
around-name-example = Capitán
around-new-seat = { $seat }: ¿quién se sienta?
around-new-bot = { $seat }: ¿qué bot?
around-new-name = { $seat }: nombre
around-new-kind-me = Yo
around-new-kind-me-about = Juegas tú en este asiento.
around-new-kind-open = Libre
around-new-kind-open-about = Quien tenga tu enlace puede ocupar este asiento.
around-new-kind-bot = Un bot
around-new-kind-bot-about = Un bot juega en este asiento.
around-new-hot-seat = En este dispositivo juegan varias personas. Antes de cada turno, la página pide que se pase el dispositivo, para que nadie vea la mano de otro.
around-new-no-me = No tienes asiento: eres el anfitrión y miras.
around-new-same-name = Hay dos nombres iguales. Se puede jugar así, pero es fácil confundirse.
around-new-public-full = No hay ningún asiento libre: los demás solo pueden mirar.
around-new-name-of-table = Título
around-new-title-example = Viernes por la noche
around-new-pace = Ritmo
around-pace-live = En vivo
around-pace-live-about = Todos están presentes y juegan de un tirón.
around-pace-days = En varios días
around-pace-days-about = Cada uno viene cuando le toca. Pon relojes más abajo, para que nadie espere sin fin.
around-new-clock = Relojes
around-new-clock-about = Sin relojes, cada uno se toma el tiempo que necesite.
around-new-clock-move = Tiempo por decisión
around-new-clock-game = Tiempo por partida
around-new-clock-out = Cuando se acaba el tiempo
around-new-clock-out-bot = Un bot sigue jugando hasta que la persona vuelva
around-new-clock-out-safe = Se toma la decisión más segura, solo por esta vez
around-new-clock-bot = Bot
around-new-clock-range = Elige un tiempo de 5 segundos a 30 días.
around-new-clock-short = Es poco tiempo para una partida de varios días: a quien duerma se le acaba.
around-new-clock-long = Es mucho tiempo para una partida en vivo.
around-unit = Unidad de tiempo
around-unit-seconds = segundos
around-unit-minutes = minutos
around-unit-hours = horas
around-unit-days = días
around-new-company = Espectadores y ayuda
around-new-public = Mesa pública
around-new-public-about = Todos los que visitan este servidor ven la mesa y pueden sentarse. Si no, hace falta tu enlace.
around-new-spectators = Con espectadores
around-new-spectators-about = Otros pueden mirar. Ven lo que está a la vista, pero ninguna mano oculta.
around-new-spectator-chat = Los espectadores pueden chatear
around-new-spectator-chat-about = Los espectadores pueden escribir a la mesa, y se indica que miran. Si no, solo leen.
around-new-spectator-chat-off = Permite antes que haya espectadores.
around-new-counted-cash = Dinero contado
around-new-counted-cash-about = La página lleva la cuenta de lo que se ha visto pagar a cada uno, como podría hacerlo una buena memoria.
around-new-counted-open = Con el dinero a la vista no hay nada que contar, así que esto no tiene efecto.
around-new-hints = Consejos
around-new-hints-about = Cada uno puede preguntar a un bot qué haría.
around-new-undo = Deshacer
around-new-undo-about = El propio turno solo se puede deshacer mientras no se haya revelado nada oculto.
around-undo-consent = El propio turno, y más atrás si todos están de acuerdo
around-undo-turn = Solo el propio turno
around-undo-none = Nada
around-new-open = Abrir la mesa
around-new-open-about = Después recibes el enlace para los demás. La partida empieza cuando tú digas.
around-new-start = Empezar la partida
around-new-start-about = No tiene que venir nadie: la partida empieza enseguida.
around-new-mend = { $n ->
        [one] Más arriba hay algo que no va junto. Corrígelo antes.
       *[other] Más arriba hay cosas que no van juntas. Corrígelas antes.
    }

# Mesas que se preparan con una sola elección
around-preset-first = Primera partida
around-preset-first-about = Más corta, con la venta doméstica para que nadie se quede seco, y con consejos.
around-preset-short = Partida corta
around-preset-short-about = La clásica con la mitad de los containers.
around-preset-five = Cinco a la mesa
around-preset-five-about = La clásica para cinco, con la venta doméstica que aconseja el editor.
around-preset-experts = Expertos
around-preset-experts-about = Aniversario; una carta de farol anula toda la oferta.
around-preset-open = Cuentas claras
around-preset-open-about = La clásica; todos ven todo el dinero.
around-preset-outcry = Subasta abierta
around-preset-outcry-about = La clásica; las ofertas suben a la vista de todos, una tras otra.
around-preset-unbanked = Aniversario sin banco
around-preset-unbanked-about = La edición de aniversario sin el Banco de Inversión.
around-preset-own = Estas son opciones propias. Elige una mesa de arriba para empezar de nuevo.

# La sala de espera
around-waiting-title = Antes de la partida
around-waiting-count = { $n ->
        [0] Todos los asientos están ocupados.
        [one] Aún queda { $n } asiento libre.
       *[other] Aún quedan { $n } asientos libres.
    }
around-waiting-link = Envía este enlace a las personas con las que quieres jugar
around-waiting-link-public = Esta mesa está entre las mesas públicas y cualquiera puede encontrarla. También puedes enviar el enlace
around-waiting-no-link = Solo quien abrió la mesa, o tiene una invitación, dispone del enlace para los demás. Pídeselo.
around-waiting-fill = Bots para los asientos libres
around-waiting-start = Empezar la partida
around-waiting-start-bots = { $n ->
        [one] Empezar con un bot en el asiento libre
       *[other] Empezar con bots en los { $n } asientos libres
    }
around-waiting-for-host = El anfitrión empieza la partida. Quédate aquí: empezará por sí sola.
around-seat-open = libre
around-seat-you = (tú)
around-seat-away = (fuera; juega { $bot })
around-watching = { $n ->
        [one] { $n } persona está mirando.
       *[other] { $n } personas están mirando.
    }
around-put-bot = Sentar un bot
around-free-seat = Dejar libre
around-get-up = Levantarse
# Moving somebody in the turn order, before the start; $name is who sits there
around-order-up = Adelantar a { $name }
around-order-down = Atrasar a { $name }
around-order-first-is = Es el primer asiento.
around-order-last-is = Es el último asiento.
around-order-chance = Sortear el orden
around-order-about = Se juega en este orden. Quién empieza se sortea al comenzar la partida.
around-order-told = { $name } está ahora en el asiento { $seat }.
around-order-drawn = El orden se ha sorteado.
# Who is moved where nobody sits
around-order-nobody = el asiento libre { $seat }
around-for-seat = : { $seat }
around-sit-title = Siéntate
around-sit-seat = Asiento
around-sit-down = Sentarse
around-sit-another = En este dispositivo juega también otra persona
around-sit-name-other = Su nombre
around-sit-no-name = Escribe el nombre con el que quieres jugar.
around-drop = Retirar
around-drop-title = ¿Retirar a { $name }?
around-drop-waiting = El asiento vuelve a estar libre, y cualquiera que tenga el enlace puede ocuparlo.
around-drop-running = Si los demás están de acuerdo, un bot sigue jugando; al momento, si no hay nadie más o si a este asiento se le ha acabado el tiempo.
around-drop-asked = Se pregunta a los demás.
around-ended-title = { $status ->
        [finished] Esta partida ha terminado
       *[closed] Esta mesa está cerrada
    }
around-ended-text = { $status ->
        [finished] Aquí ya no hay nada que hacer.
       *[closed] Se cerró antes de que se jugara nada.
    }

# Lo que se juega en una mesa
around-facts-title = Lo que se juega aquí
around-facts-move = { $time } por decisión.
around-facts-game = { $time } por partida.
around-facts-public = Mesa pública.
around-facts-private = Solo con invitación.
around-facts-spectators = Con espectadores.
around-facts-spectator-chat = { $may ->
        [yes] Pueden chatear.
       *[no] Leen el chat.
    }
around-facts-no-spectators = Sin espectadores.
around-facts-counted = El dinero se cuenta para todos.
around-facts-hints = Los bots dan consejos.

# Enlaces
around-copy = Copiar
around-copied = Copiado.
around-copy-by-hand = Está seleccionado: cópialo con el teclado o con el menú de tu dispositivo.
around-share = Compartir …
around-qr = Código QR
# $what is what the code leads to, as “Invitation link”
around-qr-of = Código QR: { $what }
around-qr-about = Enfócalo con la cámara de un móvil.
around-share-title = Longshore: { $title }
around-save = Guardar

# Chat y notas
around-chat = Chat
around-chat-log = Mensajes
around-chat-new = Nuevo
around-chat-host = El anfitrión
around-chat-say = Escribe a la mesa
around-chat-send = Enviar
around-chat-nothing = Escribe algo primero.
around-chat-empty = Nadie ha dicho nada todavía.
around-chat-none = Nadie ha dicho nada todavía. Solo pueden hablar los que están en la mesa.
around-chat-guest = (mira)
around-chat-no-name = Escribe el nombre con el que quieres chatear.
around-notes = Tus notas. Nadie más puede leerlas.
around-notes-none = Solo quienes tienen un asiento pueden tomar notas.
around-notes-saved-at = Guardado: { $time }.
around-notes-state = { $state ->
        [loading] Un momento …
        [typing] Aún sin guardar.
        [saving] Guardando …
        [kept] Aún sin guardar: queda en este navegador hasta que funcione.
       *[saved] Guardado.
    }

# Relojes: el tiempo que queda
around-clock-days = { $days } d { $hours } h
around-clock-hours = { $hours } h { $minutes } min
around-clock-minutes = { $minutes }:{ $seconds }
around-clock-bank = + { $time }
around-clock-left = tiempo restante: { $time }
around-clock-bank-left = tiempo restante para la partida: { $time }
around-clock-until = Hasta: { $time }
around-clock-soon = Te queda poco tiempo.
around-clock-now = Tu tiempo está a punto de acabarse.
around-time-days = { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
around-time-hours = { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
around-time-minutes = { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
around-time-seconds = { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }

# El título de la pestaña, y lo que dice una notificación
around-page-title = { $title } – Longshore
around-title-turn = ● Te toca – { $title }
around-news-turn = Te toca.
around-news-start = La partida ha empezado.
around-news-finish = La partida ha terminado.
around-news-undo = Alguien pide deshacer algo.

# El menú de una mesa
around-menu-title = La mesa
around-menu-choose = Elige
around-menu-invite = Invitar
around-menu-seats = Asientos y nombres
around-menu-orders = Órdenes permanentes
around-menu-webhook = Notificaciones
around-menu-devices = Otros dispositivos
around-menu-study = Probar algo
around-menu-downloads = Descargas
around-menu-fair = Reparto limpio
around-menu-about = Sobre esta mesa
around-menu-report = Denunciar un nombre
around-menu-leaving = Irse o cerrar
around-invite-open = Quien tenga este enlace puede sentarse o mirar.
around-invite-running = Quien tenga este enlace puede mirar. Para dar un asiento a alguien, cédelo en «Asientos y nombres».
around-invite-link = Enlace para los demás
around-invite-here-alone = Este enlace solo funciona en este ordenador. Para otros de tu red, cambia en él «{ $host }» por el nombre o la dirección de este ordenador; el servidor les responde si se arrancó con «longshore serve --host 0.0.0.0».
around-invite-here-alone-guest = Este enlace solo funciona en este ordenador. Quien abrió la mesa puede invitar a otros de la red.
around-rename = Cambiar nombre
around-renamed = El nombre ha cambiado.
around-hand = Ceder
around-hand-about = Quien abre el enlace de un asiento cedido lo ocupa: su carta y su dinero, pero no lo que antes era secreto. El anfitrión puede ceder un asiento cuyo ocupante ya no está, si están de acuerdo todos los que están desde el principio.
around-hand-ask = Pedir ceder
around-hand-asked = Se pregunta a los demás si se puede ceder el asiento.
around-asked-drop = El anfitrión pregunta: ¿puede un bot seguir jugando por { $name } ({ $seat })?
around-asked-hand = El anfitrión pregunta: ¿se puede ceder a otra persona el asiento de { $name } ({ $seat })? Esa persona verá su carta y su dinero.
around-asked-waiting = Has preguntado a los demás por { $name } ({ $seat }). Tienen que estar de acuerdo.
around-asked-silence = Quien no responde en { $pace ->
        [days] tres días
       *[live] cinco minutos
    } está de acuerdo, salvo que { $name } haga algo mientras tanto.
around-asked-you-drop = El anfitrión pregunta a los demás si un bot puede seguir jugando por ti. Quien no responde acaba estando de acuerdo al cabo de un rato, salvo que hagas algo.
around-asked-you-hand = El anfitrión pregunta a los demás si tu asiento se puede ceder a otra persona. En cuanto hagas algo, seguirá siendo tuyo.
around-asked-all = Todos están de acuerdo: se puede retirar a { $name } ({ $seat }).
around-asked-go = Dejar que siga un bot
around-asked-withdraw = Retirar la petición
around-hand-own = Envía este enlace a quien vaya a jugar con { $seat } en tu lugar. Cuando lo abra y se siente, el asiento será suyo.
around-hand-gone = Envía este enlace a quien vaya a jugar con { $seat } a partir de ahora.
around-hand-link = Enlace al asiento { $seat }
around-take-title = Te ceden un asiento
around-take-text = Ocúpalo y sigue jugando desde donde está la partida.
around-take = Ocupar el asiento
around-devices-about = Crea un enlace, ábrelo en tu teléfono o en otro ordenador y sigue jugando allí en el mismo asiento.
around-devices-label = Nombre del dispositivo
around-devices-example = Teléfono
around-devices-make = Crear un enlace
around-devices-link = Enlace para tu otro dispositivo
around-devices-secret = Quien tenga este enlace tiene tu asiento: no se lo envíes a nadie más.
around-devices-keys = Claves en uso
around-key-unnamed = Un dispositivo
around-key-host = anfitrión
around-key-this = {" "}– este dispositivo
around-revoke = Revocar
around-revoke-title = ¿Revocar esta clave?
around-revoke-text = El dispositivo que la tiene pierde el asiento.
around-revoke-this = Es la clave de este dispositivo: aquí pierdes tu asiento.
around-downloads-over = La partida ha terminado, así que los archivos lo contienen todo: todas las cartas y todas las ofertas.
around-downloads-running = Mientras dura la partida, los archivos contienen solo lo que puedes saber.
around-download-text = Partida como texto
around-download-text-about = Para leerla, volver a jugarla y comprobar que el reparto fue limpio.
around-download-jsonl = Registro como JSON Lines
around-download-jsonl-about = Cada entrada con sus sucesos, para programas.
around-download-csv = Tabla como CSV
around-download-csv-about = Para una hoja de cálculo: quién hizo qué, y el dinero de cada uno.
around-fair-about = Antes de que nadie juegue, la mesa fija lo que ha repartido: da un número del que nadie puede leer el reparto, pero que solo corresponde a este reparto. Lo mismo vale para cada oferta secreta.
around-fair-deal = Número del reparto
around-fair-secret = Secreto que lo abre
around-fair-rules = Versión de las reglas
around-fair-keep = Apunta el número si quieres comprobarlo. Cuando termina la partida, la mesa dice su secreto, y «longshore verify» compara los dos.
around-fair-over = Descarga la partida como texto, y «longshore verify» comprueba el reparto y cada oferta secreta con estos números.
around-fair-bids = { $n ->
        [one] { $n } oferta secreta
       *[other] { $n } ofertas secretas
    }
around-fair-bid = { $seat }, entrada { $seq }:
around-about-opened = Abierta: { $time }. Mesa { $table }.
around-about-fork = Esta mesa continúa desde la entrada { $seq } de otra partida.
around-about-study = Este es un estudio privado desde la entrada { $seq } de otra partida: lo que no podías saber se repartió de nuevo.
around-about-origin = A esa partida
around-study-running = Abre una mesa privada que continúa desde aquí contra bots. Lo que tu asiento no puede saber, cartas y ofertas secretas, se reparte de nuevo. La partida de verdad te espera tal como está.
around-study-finished = Abre una mesa propia que continúa desde cualquier momento de esta partida, contra bots.
around-study-scrub = Estás al final de la partida. Mira atrás hasta el momento desde el que quieras seguir y vuelve aquí.
around-study-from-now = Continúa desde ahora.
around-study-from = Continúa desde el momento que estás mirando (entrada { $seq }).
around-study-play = Juegas con
around-study-no-seat = Elige al menos un asiento para jugar.
around-study-bot = Bots en los otros asientos
around-study-open = Probarlo
around-leave = Dejar la mesa
around-leave-seat = Dejar el asiento { $seat }
around-leave-title = ¿Irte para siempre?
around-leave-running = Un bot sigue jugando por ti, y no puedes volver por tu cuenta. Para irte un rato, basta con cerrar la página.
around-leave-waiting = Tu asiento queda libre para otra persona.
around-close = Cerrar la mesa
around-close-title = ¿Cerrar la mesa para todos?
around-close-running = La partida termina sin ganador, y se muestran todas las cartas.
around-close-waiting = El enlace deja de servir.

# Avisos fuera de aquí
around-webhook-about = El servidor puede llamar a una dirección tuya cuando aquí pasa algo, para que no tengas que mirar: para un mensaje en tu teléfono, en un chat o a un programa propio.
around-webhook-form = Servicio
around-webhook-form-ntfy = ntfy (mensajes en tu teléfono)
around-webhook-form-discord = Discord
around-webhook-form-slack = Slack
around-webhook-form-json = Un programa propio (JSON)
around-webhook-url = Dirección
around-webhook-example = { $form ->
        [ntfy] https://ntfy.example.org/mi-tema
        [discord] https://discord.example.org/api/webhooks/…
        [slack] https://hooks.example.org/services/…
       *[json] https://example.org/mi-turno
    }
around-webhook-on = Avisarme cuando
around-webhook-on-turn = me toca
around-webhook-on-start = empieza la partida
around-webhook-on-finish = termina la partida
around-webhook-on-chat = alguien dice algo
around-webhook-on-undo = alguien pide deshacer algo
around-webhook-no-url = Escribe la dirección a la que hay que llamar.
around-webhook-bad-url = A esta dirección no se puede llamar: tiene que empezar por https:// o http://.
around-webhook-no-what = Elige al menos una cosa de la que quieras aviso.
around-webhook-saved = Guardado. Los avisos llegarán allí.
around-webhook-secret = Las llamadas se firman con este secreto. Cópialo ahora: solo se muestra esta vez.
around-webhook-drop = No avisar más
around-webhook-dropped = Ya no llegan avisos allí.

# Órdenes permanentes
around-orders-about = Mientras no estás, tu asiento puede hacer algunas cosas por sí solo. Nadie más ve tus órdenes: lo que hacen parece hecho por ti. Donde no dicen nada, la mesa te espera.
around-orders-saved = Tus órdenes están en vigor.
around-orders-withdrawn = Tus órdenes están retiradas.
around-orders-withdraw = Retirar todas
around-orders-standing = { $n ->
        [0] No hay ninguna orden en vigor.
        [one] Hay { $n } orden en vigor.
       *[other] Hay { $n } órdenes en vigor.
    }
around-order-bid = Ofrecer por mí
around-order-bid-about = Cuando alguien lleva un cargamento a la isla.
around-orders-most = Como máximo
around-orders-bid-colours = Por color: tanto por cada container a bordo
around-orders-accept-colours = Por color: al menos tanto por cada container a bordo
around-orders-colour = Dólares por el color { $colour }
around-orders-extra = En un empate, añadir hasta
around-orders-loans = Préstamos que puede pedir
around-orders-loans-value = { $n ->
        [0] ninguno
        [one] { $n } préstamo
       *[other] { $n } préstamos
    }
around-orders-bluff = Cartas de farol con la oferta
around-orders-some = Solo por cargamentos de algunos jugadores
around-orders-sellers = Cargamentos de
around-orders-cargoes = Vale
around-orders-one = para el próximo cargamento
around-orders-all = para todos, hasta que la retire
around-order-accept = Decidir sobre mi cargamento
around-order-accept-about = Cuando se muestran las ofertas por tu propio cargamento.
around-orders-least = Venderlo por una oferta de al menos
around-orders-otherwise = Por menos
around-orders-ask = esperarme
around-orders-decline = rechazar: pagar la oferta y quedármelo
around-orders-award = Si sigue habiendo empate, es para (en este orden)
around-order-pass = Pasar mis turnos
around-order-pass-about = Hasta que haya algo que hacer para ti.
around-orders-until = Hasta que se cumpla lo primero de esto (deja vacío lo demás):
around-until-turns = Se han pasado estos turnos
around-until-round = Ha empezado esta ronda
around-until-cash = Tengo estos dólares
around-until-factory-left = En mis naves de la fábrica quedan tan pocos containers
around-until-harbour-left = En mis naves del puerto quedan tan pocos containers
around-until-factory-price = En las naves de una fábrica hay uno por este precio o menos
around-until-harbour-price = En las naves de un puerto hay uno por este precio o menos
around-until-supply-left = De algún color quedan tan pocos en el suministro
around-order-seize = Elegir lo que se incauta
around-order-seize-about = Cuando tu vecino no puede pagar los intereses, o no puedes tú.
around-orders-seize-colours = Primero estos colores, en este orden
around-orders-prefer = Entre ellos
around-prefer-dearest = el más caro
around-prefer-cheapest = el más barato
around-prefer-fewest = un color del que haya pocos
around-prefer-most = un color del que haya muchos
around-orders-building = Si se pierde un edificio
around-building-ask = esperarme
around-building-warehouse = un almacén
around-building-machine = una máquina
around-order-price = Poner precio a lo que vuelve
around-order-price-about = Cuando superan tu oferta en el Banco de Inversión y tus containers vuelven a tus naves.
around-orders-price-factory = En las naves de la fábrica
around-orders-price-harbour = En las naves del puerto
around-order-pay = Pagar a los brókeres
around-order-pay-about = Cuando has ganado dinero en el Banco de Inversión y pagas con containers.
around-orders-pay-colours = Primero estos colores, en este orden
around-orders-range = Tienen que ser números enteros de { $least } a { $most }.
around-orders-bid-limit = Di cuánto puede ofrecer: en total, o por cada color.
around-orders-accept-limit = Di por cuánto puede vender: en total, o por cada color.
around-orders-no-colour = Da un importe al menos a un color, o no vayas por colores.
around-orders-no-seller = Elige al menos un jugador, o haz ofertas por todos los cargamentos.
around-orders-no-until = Di hasta cuándo: rellena al menos un campo.
around-orders-no-price = Elige un precio al menos para las naves de la fábrica o para las del puerto.

# Ajustes
around-set-language = Idioma
around-set-language-auto = El que prefiera el navegador
around-set-theme = Colores
around-theme-auto = Como el dispositivo
around-theme-light = Claro
around-theme-dark = Oscuro
around-set-pace = Turnos de los demás
around-set-pace-about = Con qué rapidez ves lo que hacen los demás.
around-set-pace-calm = Con calma, uno tras otro
around-set-pace-quick = Rápido
around-set-pace-instant = Al instante
around-set-motion = Movimiento
around-set-motion-about = Los containers se deslizan y los barcos navegan. Si tu dispositivo pide menos movimiento, no hay ninguno.
around-set-sounds = Sonidos
around-set-sounds-about = Suaves: una campana cuando te toca.
around-set-notify = Notificaciones
around-set-notify-about = Tu dispositivo te avisa cuando te toca y no estás mirando la página: en las mesas donde tienes asiento, también con la página cerrada, si tu navegador puede. El mensaje pasa cifrado por el servicio push de tu navegador, que es el único que puede leerlo.
around-set-notify-never = Este navegador, o esta conexión, no puede mostrar notificaciones.
around-set-notify-denied = El navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes para este sitio.
around-set-kept = Todo esto se guarda en este navegador.

around-again = Jugar otra vez
around-review = Análisis
around-again-end = El final de la partida
around-again-unfold = Ver cómo terminó la partida
around-again-same = Misma mesa
around-again-same-about = Se invita a las mismas personas a una partida nueva.
around-next-waits = «{ $title }» te espera.
around-next-go = Ir a la mesa
around-again-called = { $name } ha abierto una mesa nueva.
around-again-go = Ir a la mesa nueva
around-again-overheard = A los demás se les llama con un enlace en el chat. Quien mira aquí también lo lee y puede sentarse allí.
around-again-said = ¿Otra partida? Aquí está la mesa nueva: { $link }
