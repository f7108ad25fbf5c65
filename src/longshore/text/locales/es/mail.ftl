# Correos a quienes tienen cuenta.

refused-mail-none = Quien lleva este servidor no envía correos.
refused-mail-address = A esta dirección no se puede enviar nada: una dirección es como ann@example.org.
refused-mail-code-over = No hay código que escribir, o es demasiado viejo: guarda la dirección otra vez.
refused-mail-code-wrong = No es el código que se envió allí.
refused-mail-too-soon = Acaba de salir un código: espera un minuto para el siguiente.
refused-mail-too-many = Hoy ya han salido { $most } códigos, y no hay más en un día: prueba otra vez mañana.
refused-mail-stop-unknown = Esto no detiene ningún correo, o ya ninguno.
mail-hello = Hola, { $name }:
mail-confirm-subject = Tu código para los correos de Longshore
mail-confirm-text = Alguien con una cuenta quiere avisos de sus partidas en esta dirección. Si fuiste tú, escribe este código en tu página antes de una hora: { $code }. Si no, no hagas nada.
mail-turn-subject = Te toca: { $title }
mail-turn-text = Una partida de varios días te espera:
mail-start-subject = Tu partida ha empezado: { $title }
mail-start-text = Se ha abierto una mesa para ti, y los relojes corren:
mail-digest-subject = { $n ->
        [one] Una partida te espera
       *[other] { $n } partidas te esperan
    }
mail-digest-text = Partidas de varios días que te esperan, primero la que más tiempo lleva:
mail-why = Recibes esto porque lo elegiste. Cámbialo o páralo aquí:
mail-stop-title = Correos de Longshore
mail-stop-text = ¿Parar todos los correos a esta dirección? Puedes elegir de nuevo en tu página cuando quieras.
mail-stop-button = No más correos
mail-stopped = No recibirás más correos.
