# Lo que un servidor no acepta, y a qué no llama.
refused-rate = Eso fue demasiado de golpe: vuelve a intentarlo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
refused-channels = Desde aquí ya hay { $most } canales en vivo abiertos, que es el máximo: cierra antes uno.
refused-connections = Desde aquí ya hay { $most } conexiones abiertas, que es el máximo: cierra antes una.
refused-full = Las { $most } conexiones que puede tener este servidor están todas en uso: vuelve a intentarlo dentro de un momento.
refused-too-large = Lo enviado es demasiado grande: el máximo son { $most } bytes.
refused-origin = Una página de otro sitio ({ $origin }) no puede hacer esto: abre la página de la propia mesa.
refused-host = Este servidor no se llama { $name }. Quien lo aloja puede admitir el nombre: longshore serve --allowed-host { $name }

refused-webhook-url = No se puede llamar a esa dirección: un webhook es una dirección como https://example.com/path, de { $most } caracteres como máximo.
refused-webhook-credentials = La dirección de un webhook no puede contener un nombre ni una contraseña; pon un secreto en su ruta.
refused-webhook-port = No se puede llamar al puerto { $port }: un webhook está en el puerto 80, el 443 o uno del 8000 al 8999.
refused-webhook-address = No se puede llamar a «{ $address }»: un webhook tiene que estar en una dirección a la que todo el mundo pueda llegar por internet.
refused-push-endpoint = No se puede enviar nada a esa dirección: el servicio push de un navegador tiene una dirección https que todos pueden alcanzar en internet.
refused-push-keys = Las claves de esta suscripción no lo son: «p256dh» es un punto de P-256 y «auth» tiene 16 bytes, ambos en base64url.

# Lo que un webhook dice a quien ocupa un asiento.
notice-turn = Te toca.
notice-start = La partida ha empezado.
notice-finish = La partida ha terminado. Victoria: { $winners }.
notice-closed = La mesa se cerró antes de que terminara la partida.
notice-chat = { $name }: { $text }
notice-undo = { $name } pide deshacer algo.
notice-untitled = Una partida de Longshore
