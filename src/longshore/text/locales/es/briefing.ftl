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
briefing-answer = Responde con tu acción en una línea propia, escrita entera, como “stock red k@2 -> k@4”. Varias acciones de tu turno van cada una en una línea, por orden. Antes puedes explicarte.

## Lo que se dice en una decisión

briefing-not-asked = Ahora no tienes nada que decidir; la mesa espera a: { $seats }.

## Lo que está mal en una respuesta

answer-nothing = En tu respuesta no hay ninguna acción.
answer-unread = No se ha podido leer “{ $line }”: { $problem }.
answer-refused = “{ $line }” no es posible: { $reason }
answer-too-late = “{ $line }” no es posible: lo que va antes termina lo que tienes que decidir.
answer-for-other = “{ $line }” es de otro asiento; tú juegas con { $seat }.
answer-right = Lo correcto sería: { $form }
answer-again = No se ha hecho nada. Responde otra vez con lo que quieres hacer.

## Palabras que se entienden además de las de la notación, separadas por comas

answer-say-build = construir, construyo, construye
answer-say-produce = producir, produzco, produce, fabricar, producción
answer-say-stock = comprar a, compro a, comprar de, compro de
answer-say-reprice = cambiar precios, cambiar los precios, nuevos precios
answer-say-sail = zarpar, zarpo, navegar, navego, ir, voy
answer-say-load = cargar, cargo
answer-say-bid = pujar, pujo, puja, ofrecer, ofrezco, oferta
answer-say-accept = aceptar, acepto, vender el cargamento
answer-say-decline = rechazar, rechazo, quedarme el cargamento
answer-say-award = adjudicar, adjudico, adjudicar a
answer-say-loan = préstamo, préstamos, pedir un préstamo, pedir préstamo
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
answer-say-nothing = el, la, los, las, un, una, de, del, y, a, al, para, por, con, en, yo, mi, ahora, container
