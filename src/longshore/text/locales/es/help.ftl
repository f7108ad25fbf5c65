# La ayuda de las reglas: cada regla en pocas frases sencillas. «help-P4» es la regla P4 y «help-P4-title» su título;
# «help-P4-on» y «help-P4-off» dicen lo que vale según la opción de la que depende la regla. Los textos tratan de «tú» al jugador.
# El nombre de una regla entre paréntesis, como (P4), se convierte en un enlace: se deja tal cual. Los nombres de las
# ediciones y las opciones están en options.ftl.

## El marco

help-rules-title = Las reglas
help-rules-about = Todas las reglas del juego, con nuestras palabras. Cada regla tiene un nombre corto, como P4; la mesa y sus mensajes usan los mismos nombres.
help-learn-link = ¿Prefieres aprender jugando? Empieza la primera partida guiada.
help-contents = Capítulos
help-search = Buscar en las reglas
help-search-hint = Una palabra o el nombre de una regla, como «préstamo» o «P4»
help-search-clear = Borrar la búsqueda
help-found = { $count ->
        [0] Ninguna regla contiene estas palabras.
        [one] Una regla encontrada.
       *[other] { $count } reglas encontradas.
    }
help-edition-only = { $count ->
        [one] Solo en la edición { $editions }
       *[other] Solo en las ediciones { $editions }
    }
help-option-only = Solo si la mesa juega así
help-whole-rules = Todas las reglas
help-opens-tab = (se abre en otra pestaña)
help-link-to = Enlace a la regla { $rule }
help-rule = Regla { $rule }

## Capítulos

help-chapter-setup = Preparación
help-chapter-turn = El turno
help-chapter-interest = Intereses
help-chapter-loans = Préstamos
help-chapter-domestic = Venta doméstica
help-chapter-build = Máquinas y almacenes
help-chapter-produce = Producir
help-chapter-stock = Comprar para el puerto
help-chapter-sail = Navegar y cargar
help-chapter-auction = La subasta en la isla
help-chapter-open = Oculto y a la vista
help-chapter-end = Final y puntuación
help-chapter-bank = El Banco de Inversión
help-chapter-options = Opciones de una mesa
help-options-about = Una edición es un conjunto de estas opciones. Quien abre una mesa puede cambiar cada una de ellas.

## Cómo encaja todo

help-flow-title = En pocas palabras
help-flow-1 = Produces containers en tu fábrica y les pones un precio. Otro jugador los compra para las naves de su puerto y les pone un precio más alto. El barco de un tercero los carga allí, va a la isla y vende todo el cargamento en una subasta.
help-flow-2 = En cada paso alguien cobra, pero nadie puede comerciar consigo mismo. Solo vendes a otros y solo compras a otros.
help-flow-3 = En la isla, los containers valen dinero al final, y cada jugador valora los colores de otra manera. Gana quien entonces sea más rico.

## Preparación

help-S1-title = Jugadores
help-S1 = Juegan tres, cuatro o cinco. El azar decide quién empieza; después se sigue en el sentido de las agujas del reloj.
help-S2-title = Containers en el suministro
help-S2 = Hay cinco colores y el mismo número de containers de cada uno. Cuántos, depende del número de jugadores.
help-S2-numbers = Para tres, cuatro y cinco jugadores: { $supply } de cada color.
help-S3-title = Máquinas y almacenes en el suministro
help-S3 = También las máquinas y los almacenes son limitados. Los que cada jugador tiene al empezar salen de ahí.
help-S3-numbers = Para tres, cuatro y cinco jugadores: { $machines } máquinas de cada color y { $warehouses } almacenes.
help-S4-title = Con qué empiezas
help-S4 = Empiezas con un almacén y una máquina sacada al azar; cada jugador recibe un color distinto. En tus naves de la fábrica ya hay un container de ese color, a $2.
help-S5-title = Tu primer dinero y tu carta
help-S5 = Tienes $20, un barco en mar abierto y ningún préstamo. Además recibes una carta de valor secreta, que solo puedes ver tú.
help-S6-title = La carta de valor
help-S6 = Dice cuánto vale para ti cada color en la isla al final: $10, $5 o $10, $6, $4 y $2. Un mismo color nunca vale lo mismo para dos jugadores.
help-S6-colours = Los colores son { $colours }.
help-S7-title = Cartas de farol
help-S7 = Cada jugador recibe dos billetes de $0. Pueden acompañar a una oferta para ocultar lo grande que es (A7).

## El turno

help-T1-title = Un turno
help-T1 = Primero pagas los intereses (I1), si tienes préstamos. Después tienes hasta dos acciones: comprar una máquina o un almacén, producir, comprar para el puerto o mover el barco. Puedes hacer dos veces lo mismo, pero solo una vez producir.
help-T1-on = Llamar al bróker también es una acción, una vez por turno.
help-T2-title = Pasar
help-T2 = Nunca tienes que actuar. Puedes renunciar a tu segunda acción, o a las dos.
help-T3-title = Una subasta termina el turno
help-T3 = Si vas a la isla y haces una subasta, después de ella se acaba tu turno, aunque fuera tu primera acción. Ya ni siquiera puedes devolver un préstamo.

## Intereses

help-I1-title = Intereses
help-I1 = Al principio de tu turno pagas $1 por cada préstamo que tengas.
help-I1-off = Lo recibe el banco.
help-I1-on = Con el Banco de Inversión, el bróker I recibe el primer dólar y el bróker II el segundo.
help-I2-title = Cuando no puedes pagar los intereses
help-I2 = Si puedes pagar, tienes que hacerlo. Si te falta dinero y tienes menos de dos préstamos, debes pedir otro, que en este turno no cuesta intereses. Con dos préstamos pagas lo que tengas; cada préstamo que se queda sin su dólar está impagado.
help-I3-title = Impago
help-I3 = Por cada préstamo impagado, el banco se lleva un container de tu isla. Si no hay ninguno, se lleva dos de tus naves del puerto, o de tus naves de la fábrica si en el puerto hay pocos. Si no tienes ningún container, pierdes una máquina o un almacén, nunca los dos primeros de cada clase, y con eso se cancela un préstamo.
help-I4-title = Quién elige en un impago
help-I4 = El jugador que va antes que tú en el orden de turno elige los containers y el color de una máquina. Si pierdes una máquina o un almacén lo decides tú.
help-I5-title = El impago de la primera impresión
help-I5 = Esta forma más antigua es como I3, pero el jugador que va antes que tú lo decide todo, y perder un edificio no cancela ningún préstamo. Una mesa puede elegirla como opción.
help-I6-title = El impago suave
help-I6 = Cada préstamo impagado te cuesta un container, del primer lugar donde haya uno: isla, barco, tu puerto del Banco de Inversión, naves del puerto, naves de la fábrica. El jugador que va antes que tú elige el color. Los edificios no se tocan.
help-I7-title = Containers incautados
help-I7 = Los containers que se lleva el banco salen del juego. No vuelven al suministro.

## Préstamos

help-L1-title = Pedir un préstamo
help-L1 = Puedes pedir un préstamo de $10 en cualquier momento, incluso en el turno de otro jugador o mientras haces una oferta. Puedes tener dos como máximo.
help-L2-title = Devolver un préstamo
help-L2 = Devuelves $10 al banco en tu propio turno, después de los intereses y antes de que una subasta lo termine. No cuesta ninguna acción.
help-L3-title = Un préstamo con una oferta
help-L3 = Un préstamo que pides para una oferta secreta se muestra junto con ella, no antes. Te quedas con el préstamo aunque tu oferta no gane.

## Venta doméstica

help-D1-title = Venta doméstica antes de las acciones
help-D1 = Una vez por turno, después de los intereses, puedes devolver al suministro un container de tus naves de la fábrica y recibir $2. Solo si están vacías puede ser de las naves del puerto. En tu primer turno no puedes hacerlo.
help-D2-title = Venta doméstica como acción
help-D2 = En esta forma, la misma venta es una de tus dos acciones. Puedes usar las dos para ello.
help-D3-title = No evita el final de la partida
help-D3 = Cuando se han agotado dos colores, el final está decidido (E1). Un container que vuelve al suministro no cambia nada.

## Máquinas y almacenes

help-B1-title = Lo que cuestan
help-B1 = Una máquina cuesta $6, luego $9, luego $12; puedes tener cuatro. Un almacén cuesta $4, $5, $6 y $7; puedes tener cinco. Pagas al banco, y el sitio nuevo cuenta enseguida.
help-B2-title = Solo máquinas distintas
help-B2 = Nunca puedes tener dos máquinas del mismo color. Y solo puedes comprar lo que quede en el suministro.

## Producir

help-P1-title = El jefe del sindicato
help-P1 = Puedes producir una vez por turno. Cuesta $1, que recibe el jugador que va antes que tú en el orden de turno: el jefe de tu sindicato.
help-P2-title = Qué se produce
help-P2 = Cada una de tus máquinas produce un container de su color, si lo hay en el suministro. En tus naves de la fábrica caben dos containers por cada máquina. Si no caben todos, eliges cuáles se producen, pero tienes que producir tantos como quepan.
help-P3-title = Precios en las naves de la fábrica
help-P3 = Después puedes poner un precio nuevo a cada container de tus naves de la fábrica: $1, $2, $3 o $4. Los nuevos tienen que recibir uno.
help-P4-title = Cuando no se puede producir nada
help-P4 = Si tus naves están llenas, o en el suministro no queda ninguno de tus colores, aun así puedes usar la acción para cambiar tus precios.
help-P4-off = Es gratis.
help-P4-on = Cuesta el $1 habitual.
help-P5-title = No se tira nada
help-P5 = Nunca puedes tirar containers. Solo salen de tus naves cuando alguien se los lleva, con una venta doméstica o como oferta a un bróker.
help-P6-title = Sin dinero para el sindicato
help-P6 = Si no tienes el $1, puedes pedir un préstamo para pagarlo. Con dos préstamos y sin dinero no puedes producir, salvo que sea gratis (P4).

## Comprar para el puerto

help-H1-title = Comprar en una fábrica
help-H1 = Compras uno o más containers de las naves de la fábrica de otro jugador, a los precios marcados. El dinero es para ese jugador, que no puede negarse. Nunca puedes comprar en tu propia fábrica.
help-H2-title = Sitio en el puerto
help-H2 = En tus naves del puerto cabe un container por cada uno de tus almacenes.
help-H3-title = Precios en las naves del puerto
help-H3 = Después puedes poner un precio nuevo a cada container de tus naves del puerto, de $2 a $6. Los nuevos tienen que recibir uno; puede ser más bajo que lo que pagaste.
help-H4-title = Solo cambiar precios
help-H4 = Puedes usar esta acción sin comprar nada, solo para cambiar los precios en tus naves del puerto.

## Navegar y cargar

help-M1-title = Mover el barco
help-M1 = Una acción lleva tu barco de mar abierto a un puerto, o de un puerto a mar abierto. De un puerto a otro hacen falta dos acciones. Nunca puedes amarrar en tu propio puerto.
help-M2-title = Cargar
help-M2 = Al llegar al puerto de otro jugador puedes cargar enseguida containers de sus naves, a los precios marcados. El dinero es para ese jugador, que no puede negarse. En un barco caben cinco containers; también puedes no cargar nada.
help-M3-title = Cargar más
help-M3 = Si tu barco ya está en un puerto, puedes usar una acción para cargar allí sin navegar. Esa acción no mueve el barco.
help-M3-off = Un barco solo carga al llegar. Cargar mientras está en un puerto es una opción.
help-M4-title = Ir a la isla
help-M4 = Necesitas al menos un container a bordo. Al llegar empieza enseguida la subasta (A1). Tu barco se queda allí; para volver a zarpar hace falta una acción.
help-M5-title = Tu puerto del Banco de Inversión
help-M5 = Lo que has ganado a un bróker espera allí. Cuando llega tu barco, cargas gratis lo que quieras, hasta cinco a bordo.

## La subasta en la isla

help-A1-title = Ofertas secretas
help-A1 = Todos los demás ofrecen en secreto por todo tu cargamento: de $0 hasta el dinero que tengan, préstamos incluidos. Las ofertas se muestran a la vez.
help-A2-title = Ofertas iguales
help-A2 = Si varios comparten la oferta más alta, esos jugadores añaden algo más en secreto; se permite $0. Si siguen empatados, el dueño del barco elige a uno de ellos.
help-A3-title = Todos ofrecen $0
help-A3 = Las ediciones tratan de distinta manera un cargamento por el que nadie quiere pagar.
help-A3-seller = El dueño del barco se lo queda gratis.
help-A3-tie = Es un empate como cualquier otro: todos añaden algo a su oferta (A2).
help-A4-title = Vender el cargamento
help-A4 = Si aceptas, quien hizo la oferta más alta te la paga, y el banco te da otra vez lo mismo. El cargamento va a la isla de ese jugador. Nadie más paga.
help-A5-title = Quedarte con el cargamento
help-A5 = Si rechazas, pagas tú la oferta más alta al banco, y el cargamento va a tu propia isla. El banco no te da nada, y tienes que poder pagar, con un préstamo si hace falta.
help-A5-on = La parte del banco no se pierde: va a los brókeres, dólar a dólar (K8).
help-A6-title = Subasta abierta
help-A6 = Con esta opción nadie ofrece en secreto. Empezando a la izquierda del dueño del barco, cada jugador, por turno, ofrece más o se retira, hasta que solo queda uno.
help-A7-title = Farol
help-A7 = Puedes añadir a una oferta una carta de farol, o las dos. No valen nada, solo ocultan cuánto ofreces, y te las quedas. Todos ven enseguida de cuántas cartas es una oferta secreta, billetes y cartas de farol juntos; una oferta de nada muestra una.
help-A7-cancel = Una oferta con una carta así cuenta como $0.

## Oculto y a la vista

help-V1-title = Lo que ven todos
help-V1 = Los tableros, los precios, los préstamos, el suministro y a quién le toca están a la vista de todos. Las cartas de valor son secretas hasta el final; las ofertas, hasta que se muestran a la vez.
help-V2-title = Dinero
help-V2 = Solo ves tu propio dinero, salvo que la mesa juegue con el dinero a la vista. Todos los pagos se ven, así que la página puede llevarte la cuenta si la mesa lo permite.
help-V2-hidden = Cuántos billetes tienen los demás también está oculto.
help-V2-open = Ves cuántos billetes tiene cada jugador, pero no cuáles.

## Final y puntuación

help-E1-title = El final de la partida
help-E1 = El final llega cuando se agota un segundo color en el suministro. El jugador que tiene el turno lo acaba, y entonces termina la partida. Algunas mesas tienen además un límite de rondas.
help-F1-title = El color con dos valores
help-F1 = Si en tu isla están los cinco colores, cada container de tu color $5/$10 cuenta $10; si no, $5. Esto se mira antes de descartar nada.
help-F2-title = El color que pierdes
help-F2 = Descartas todos los containers del color del que más tengas en tu isla.
help-F2-two-value = Si varios están igualados y tu color $5/$10 es uno de ellos, se descarta ese; si no, descartas el que menos te cueste.
help-F2-free = Si varios están igualados, descartas el que menos te cueste.
help-F3-title = La suma
help-F3 = Sumas tu dinero, los containers que queden en tu isla según los valores de tu carta, $2 por cada uno de tus naves del puerto y $3 por cada uno de tu barco. Cada préstamo te cuesta $11. Tus naves de la fábrica no cuentan nada.
help-F3-on = Cada container de tu puerto del Banco de Inversión cuenta también $3.
help-F4-title = Puntuaciones iguales
help-F4 = Gana la puntuación más alta. Si también la segunda comparación está igualada, se comparte la victoria.
help-F4-island = Si dos empatan, gana quien tenga más containers en la isla.
help-F4-factory = Si dos empatan, gana quien tenga más containers en las naves de la fábrica.
help-F5-title = Un ejemplo
help-F5 = Tienes 4 containers de color naranja a $10, 4 marrones a $2, 3 de color marrón claro a $5 o $10, 2 blancos a $6 y 2 negros a $4. Están los cinco colores, así que el marrón claro cuenta $10. El marrón se descarta, y el resto hace 40 + 30 + 12 + 8 = $90. Suma 3 en las naves del puerto ($6) y 2 en el barco ($6), y resta un préstamo ($11): $91, más tu dinero.

## El Banco de Inversión

help-K1-title = Los tres brókeres
help-K1 = Cada bróker tiene un espacio para containers y otro para dinero. Al principio, el bróker I tiene dos containers y $1, el bróker II un container y $2, y el bróker III solo $3. Cada jugador tiene allí su propio puerto.
help-K2-title = Llamar al bróker
help-K2 = Si no hay ninguna subasta en curso, eliges los containers o el dinero de un bróker y pones una oferta en la carta de pago: dinero por containers, o containers por dinero. Si la carta la tiene otro jugador, debes ofrecer al menos $1 o un container más. No puedes subir tu propia oferta.
help-K3-title = Cuándo no puedes llamar
help-K3 = No puedes llamar en un turno que empezó ganando a un bróker, ni en un turno en el que terminas la partida. Después de llamar no puedes producir si con eso terminara la partida.
help-K4-title = Lo que hay en la carta
help-K4 = El dinero que está en la carta de pago no se puede gastar, ni siquiera en intereses. Los containers que están en ella siguen ocupando su sitio en tus naves, pero no se pueden vender ni cambiar de precio.
help-K5-title = Cuando superan tu oferta
help-K5 = Tu dinero vuelve a tu mano. Los containers vuelven a las naves de donde salieron, y les pones precio enseguida, aunque no sea tu turno.
help-K6-title = Ganar
help-K6 = Si la carta sigue siendo tuya cuando empieza tu turno, ganas. Te llevas todo lo que haya entonces en el espacio, los containers a tu puerto de allí, y tu oferta va a los brókeres (K8).
help-K6-after-interest = Primero pagas tus intereses.
help-K6-before-interest = Ganas antes de los intereses y puedes pagarlos con lo ganado.
help-K7-title = Al final de la partida
help-K7 = Si hay una subasta en curso cuando termina la partida, el jugador que tiene la carta la gana enseguida y paga.
help-K8-title = Cómo cobran los brókeres
help-K8 = El dinero se reparte dólar a dólar: al I, al II, al III y vuelta a empezar. Los containers se reparten igual, uno a uno, en el orden que quieras.
