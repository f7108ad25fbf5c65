# Un asiento en palabras: lo que se dice a quienes leen la partida como texto (programas, modelos de lenguaje, personas
# con lector de pantalla), y las palabras que se entienden en sus respuestas.

## Títulos

briefing-rules = Las reglas de esta mesa
briefing-situation = La situación
briefing-since = Lo que ha pasado desde tu última decisión
briefing-choices = Lo que puedes hacer ahora, y cómo se escribe

## Lo que se dice una vez

briefing-you = Juegas con { $seat }. En la mesa, por orden de turno: { $seats }. Gana quien más puntos tenga al final.
briefing-round-limit = Aquí la partida también termina tras { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }.
briefing-forms = Cómo leer lo que puedes hacer: “a|b” es uno de los dos, “2-6” un número entero de 2 a 6, “[1-2 of a b c]” uno o dos de los que se nombran, “@1-4” un precio para cada container, “[…]” lo que se eligió antes. “ | ” separa líneas enteras entre las que elegir. Un container es la letra de su color, con su precio tras @. Tienes que poder pagar lo que tomas.
briefing-answer = Responde con tu acción, sola en una línea y escrita por completo, como “stock red k@2 -> k@4”. Si haces varias acciones en tu turno, escribe cada una en una línea, por orden. Antes puedes explicar tu decisión.
# What stands in < > is written so in every language.
briefing-notes-how = Entre <notes> y </notes> puedes apuntar algo para después: lo leerás en tu próxima decisión, y nada más de lo que pensaste. Lo que apuntes sustituye tus notas de antes; se guardan los últimos { $most } caracteres.
briefing-notes = Tus notas

## Lo que se dice en una decisión

briefing-not-asked = Ahora no tienes nada que decidir; la mesa espera a: { $seats }.
briefing-said = { $name } dice: “{ $text }”
briefing-undone = Lo que se había hecho desde entonces se ha deshecho.

## En una mesa de otro lugar

briefing-open = La partida no ha empezado: { $open ->
        [one] hay un asiento libre
       *[other] hay { $open } asientos libres
    }. En la mesa: { $names }.
briefing-begins = { $host ->
        [yes] Tú has abierto esta mesa: nada empieza hasta que llames a start_game; los asientos que sigan libres serán para bots.
       *[no] La partida empieza cuando la inicie quien abrió la mesa.
    }
briefing-invitation = Los demás pueden sentarse con este enlace: { $link }
briefing-key = La clave de tu asiento: { $key }
briefing-closed = La mesa se cerró antes de que acabara su partida.
briefing-done = Lo que has hecho
briefing-tried = Lo que resultaría; todavía no se ha hecho nada
briefing-tried-ends = { $ends ->
        [auction] Eso terminaría tu turno con una subasta.
        [game] Eso terminaría la partida.
       *[turn] Eso terminaría tu turno.
    }
briefing-possible = “{ $line }” es posible ahora.
briefing-no-news = Todavía no hay nada que decidir. Sigue esperando.
briefing-not-yet = Longshore se está preparando en este equipo; la primera vez tarda unos minutos. Vuelve a llamar.
briefing-left = Te has levantado de la mesa.
briefing-chatted = Dicho.
briefing-no-tables = Ninguna mesa pública tiene un asiento libre. Abre una con open_table.
briefing-table = { $table }: { $edition }, { $pace ->
        [days] a lo largo de días
       *[live] en directo
    }, { $open } de { $count } asientos libres
briefing-which-seat = Di qué asiento: su clave, tal como la dio sit_down u open_table.
briefing-no-key = Eso no es la clave de un asiento; sit_down y open_table dan una.

## Lo que está mal en una respuesta

answer-nothing = En tu respuesta no hay ninguna acción.
answer-unread = No se ha podido leer “{ $line }”: { $problem }.
answer-refused = “{ $line }” no es posible: { $reason }
answer-too-late = “{ $line }” no es posible: lo anterior ya cierra lo que tienes que decidir.
answer-too-many = Son { $count } acciones; a la vez pueden ser { $most } como máximo.
answer-for-other = “{ $line }” es de otro asiento; tú juegas con { $seat }.
answer-right = Forma correcta: { $form }
answer-again = No se ha hecho nada. Responde otra vez con lo que quieres hacer.

## Palabras que se entienden además de las de la notación, separadas por comas

answer-say-build = construir, construyo, construye
answer-say-produce = producir, produzco, produce, fabricar, producción
answer-say-stock = comprar a, compro a, comprar de, compro de
answer-say-reprice = cambiar precios, cambiar los precios, nuevos precios
answer-say-sail = zarpar, zarpo, navegar, navego, ir, voy, salir, salgo, volver, vuelvo
answer-say-load = cargar, cargo
answer-say-bid = pujar, pujo, puja, ofrecer, ofrezco, oferta
answer-say-accept = aceptar, acepto, vender el cargamento, acepto la oferta, acepto la puja
answer-say-decline = rechazar, rechazo, quedarme el cargamento
answer-say-award = adjudicar, adjudico, adjudicar a
answer-say-loan = préstamo, préstamos, pedir un préstamo, pedir préstamo, pido un préstamo, tomo un préstamo, pido prestado
answer-say-repay = devolver, devuelvo, devolver un préstamo
answer-say-sell = vender, vendo, venta doméstica
answer-say-call = llamar, llamo, agente, corredor
answer-say-price = poner precio, precio
answer-say-pay = pagar, pago
answer-say-seize = embargar, embargo, incautar
answer-say-give = ceder, cedo
answer-say-pass = pasar, paso, terminar mi turno, terminar turno, no hacer nada
answer-say-warehouse = almacén, almacenes
answer-say-machine = máquina
answer-say-sea = mar, mar abierto
answer-say-island = isla
answer-say-bank = banco
answer-say-goods = mercancías, containers
answer-say-money = dinero
answer-say-factory = fábrica, nave de la fábrica
answer-say-harbour = puerto, naves del puerto
answer-say-bluff = farol, carta de farol, cartas de farol
answer-say-at = a, por
answer-say-then = luego, y luego, después
answer-say-mark = acción, acciones, respuesta, mi respuesta, jugada, decisión
answer-say-not = no, nunca, ningún, ninguna, sino
answer-say-nothing = el, la, los, las, un, una, de, del, y, a, al, para, por, con, en, yo, mi, ahora, container, hacia, quiero, primero, hasta
