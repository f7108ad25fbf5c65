# Las cuentas, donde quien aloja las ofrece: iniciar sesión, y la página propia.

refused-no-accounts = En este servidor no hay cuentas.
refused-not-signed-in = Aquí no has iniciado sesión, o ya no: iníciala primero.
refused-account-gone = Esta cuenta ya no existe.
refused-account-name-neutral = Ninguna cuenta puede llamarse { $name }: así se llama quien no ha dicho ningún nombre.
refused-account-name-taken = El nombre { $name } está ocupado, o se parece a uno que lo está: elige otro.
refused-ceremony-over = Ha tardado demasiado, ya se hizo, o se empezó en otro navegador: empieza de nuevo.
refused-passkey-refused = Esta llave de acceso no se creó o no se mostró como se pedía: inténtalo de nuevo.
refused-passkey-unknown = Esta llave de acceso no abre aquí ninguna cuenta, o ya no.
refused-passkey-known = Esta llave de acceso ya abre aquí una cuenta.
refused-passkeys-elsewhere = Aquí las llaves de acceso valen para la dirección { $address }: abre esta página allí.
refused-passkeys-address = Las llaves de acceso necesitan una dirección con nombre, como tables.example.org o localhost, y no { $address }.
refused-too-many-passkeys = Una cuenta tiene como máximo { $most } llaves de acceso: quita antes una.
refused-no-such-passkey = Tu cuenta no tiene esa llave de acceso.
refused-no-such-session = Allí no has iniciado sesión, o ya no.
refused-no-such-identity = Ese proveedor no abre tu cuenta.
refused-last-way-in = Solo los códigos de recuperación abrirían tu cuenta: añade antes otra llave de acceso.
refused-wrong-code = Este no es un código de recuperación, o ya se usó.
refused-provider-none = Este servidor no tiene proveedor con el que iniciar sesión.
refused-provider-refused = El inicio de sesión allí no llegó a nada: empieza de nuevo.
refused-provider-trouble = { $name } no responde como debería: inténtalo más tarde.
refused-identity-taken = Ese inicio de sesión ya abre aquí otra cuenta.
refused-claimed-already = Tu cuenta ya tiene este asiento.
refused-claimed-by-another = Otra cuenta tiene este asiento.
refused-claimed-not = Tu cuenta no tiene ningún asiento en esta mesa.

## Iniciar sesión

people-sign-in = Iniciar sesión
people-sign-up = Cuenta nueva
people-about = Para jugar aquí bastan los enlaces. Con una cuenta tus partidas están en todos tus dispositivos, sin contraseña.
people-by-passkey = Iniciar sesión con una llave de acceso
people-by-provider = Iniciar sesión con { $provider }
people-by-code = Iniciar sesión con un código de recuperación
people-code = Código de recuperación
people-name = Nombre
people-name-about = Los demás lo ven en la mesa. Ninguna otra cuenta puede tenerlo aquí.
people-passkey-about = La llave se queda en tu dispositivo: te pide el dedo, la cara o el PIN.
people-make = Crear la cuenta con una llave de acceso
people-vouched = { $provider } te conoce. Elige un nombre para terminar.
people-make-vouched = Crear la cuenta
people-cancelled = No se eligió ninguna llave de acceso, o tu dispositivo no tiene ninguna para este servidor.
people-unable = Este navegador no tiene llaves de acceso.

## La página propia

people-title = Mi cuenta
people-since = Desde el { $day }
people-blocked = Quien aloja este servidor te ha quitado el nombre. Elige otro.
people-rename = Cambiar el nombre
people-rename-about = Vale a partir de la próxima mesa.
people-passkeys = Llaves de acceso
people-passkeys-about = Cada una abre esta cuenta. Ten una en dos dispositivos, para poder perder uno.
people-passkeys-none = Todavía ninguna.
people-passkey-add = Añadir una llave de acceso
people-passkey-label = ¿Cómo se llama?
people-passkey-used = usada { $when }
people-passkey-new = nunca usada
people-passkey-unnamed = Llave de acceso
people-remove = Quitar
people-remove-named = Quitar { $name }
people-remove-title = ¿Quitar { $name }?
people-remove-passkey-text = Ya no abre esta cuenta. Puede que tu dispositivo la siga mostrando: bórrala también allí.
people-remove-provider-text = Iniciar sesión allí ya no abre esta cuenta.
people-provider = Proveedor
people-provider-about = También puedes iniciar sesión con { $provider }. No se entera de tus partidas, y de ti solo dice que eres tú.
people-provider-add = Iniciar sesión también con { $provider } desde ahora
people-provider-gone = { $issuer }, que este servidor ya no usa
people-codes = Códigos de recuperación
people-codes-about = Si pierdes todas tus llaves de acceso, un código de recuperación te deja entrar, una vez. Guárdalos en papel.
people-codes-left = { $n ->
        [0] No tienes ninguno.
        [one] Te queda uno.
       *[other] Te quedan { $n }.
    }
people-codes-make = Crear códigos nuevos
people-codes-again = Los códigos nuevos dejan sin valor los antiguos.
people-codes-shown = Anótalos ahora: no se volverán a mostrar.
people-copy = Copiar
people-copied = Copiado.
people-sessions = Dónde tienes la sesión abierta
people-session-this = este navegador
people-session-unnamed = Otro programa
people-session-end = Cerrar sesión
people-session-end-named = Cerrar la sesión de { $name }
people-sessions-end = Cerrar sesión en todos los demás sitios
people-sessions-ended = { $n ->
        [0] No tenías ninguna otra sesión abierta.
        [one] Se ha cerrado una sesión en otro sitio.
       *[other] Se han cerrado sesiones en otros { $n } sitios.
    }
people-sign-out = Cerrar sesión
refused-account-barred = Quien lleva este servidor no deja entrar a nadie más con esta cuenta.
refused-other-account-name = No es el nombre de tu cuenta, que es { $name }: escríbelo para borrarla.
refused-nobody-to-report = Ahí no hay nadie cuyo nombre se pueda denunciar.
refused-too-many-reports = Has denunciado { $most } nombres que quien lleva el servidor aún no ha visto: espera a que lo haga.
refused-no-such-account = Aquí ninguna cuenta se llama { $name }.

## Datos, y nombres que ofenden

people-data = Tus datos
people-data-about = Un archivo con todo lo que este servidor guarda de tu cuenta. Las partidas mismas están en sus mesas.
people-data-take = Descargar mis datos
people-delete = Borrar la cuenta
people-delete-about = Dejas todas las mesas que no han acabado: en las puntuadas es una derrota. Tu nombre, tus puntuaciones y tus formas de entrar desaparecen para siempre; cómo acabaron tus partidas queda, sin nombre, porque de ello dependen las puntuaciones de los demás. Lo que dijiste en las mesas queda allí.
people-delete-type = Escribe { $name } para borrar tu cuenta
people-report = Denunciar el nombre
people-report-about = Si un nombre ofende, díselo a quien lleva este servidor. Nadie más se enterará.
people-report-named = Denunciar el nombre { $name }
people-reported = Denunciado: quien lleva este servidor lo mirará.

## Correo

people-mail = Correo
people-mail-about = Recibe avisos de tus partidas por correo. Nadie ve la dirección, y no sirve para nada más.
people-mail-address = Dirección
people-mail-turn = Cuando una partida de varios días me espera
people-mail-start = Cuando se ha abierto una mesa para mí
people-mail-digest = Una vez al día, todas las partidas de varios días que me esperan
people-mail-at = A qué hora
people-mail-save = Guardar
people-mail-saved = Guardado.
people-mail-code = Código
people-mail-code-about = Se ha enviado un código a esta dirección: escríbelo aquí.
people-mail-confirm = Confirmar
people-mail-confirmed = Esta dirección está confirmada.
people-mail-forget = Olvidar la dirección
people-push = Por tus navegadores
people-push-about = Recibe avisos de tus partidas en este dispositivo, también con la página cerrada, mientras tengas aquí la sesión abierta.
people-push-turn = Cuando una partida me espera
people-push-start = Cuando se ha abierto una mesa para mí, también en un torneo o una liga
people-push-here = Avisarme en este navegador
people-push-save = Guardar
people-push-saved = Guardado.
people-push-browsers = { $n ->
        [0] Ningún navegador te avisa.
        [one] Un navegador te avisa.
       *[other] { $n } navegadores te avisan.
    }
people-push-refused = Este navegador no permite avisos: autoriza las notificaciones de esta página en sus ajustes.
