# La página de administración: para quien aloja el servidor.

refused-host-token-needed = Hace falta la clave de la página de administración, como «Authorization: Bearer …».
refused-wrong-host-token = Esta no es la clave de la página de administración. Aparece al arrancar «longshore serve», o se fijó allí con LONGSHORE_HOST_TOKEN.
refused-host-export-finished = Aquí solo se obtienen partidas terminadas: lo secreto sigue siendo secreto, también si se cerró la mesa.
refused-table-going-on = Esta mesa no ha terminado: ciérrala primero y después se podrá eliminar.
refused-name-neutral = El nombre { $name } no se puede vetar: así se llama quien no ha elegido ninguno.
refused-too-many-names = Se pueden vetar como máximo { $most } nombres; antes vuelve a permitir alguno.

host-title = Página de administración
host-about = Para quien aloja este servidor. Se ve qué mesas hay y cómo está el servidor, nunca las cartas, el dinero, las pujas ni lo que la gente se escribe.
host-token = Clave
host-token-about = La clave aparece al arrancar «longshore serve», en un enlace a esta página.
host-token-missing = Escribe primero la clave, o pégala.
host-enter = Entrar
host-leave = Olvidar la clave
host-look-again = Actualizar

## El servidor

host-load = Carga
host-load-about = { $seconds ->
        [one] El proceso que respondió, en el último segundo.
       *[other] El proceso que respondió, en los últimos { $seconds } segundos.
    }
host-version = Versión
host-up = En marcha desde hace
host-cpu = Procesador
host-cpu-value = { $percent } % de un núcleo
host-memory = Memoria
host-database = Base de datos
host-database-value = { $kind ->
        [sqlite] SQLite, { $size }
       *[postgresql] PostgreSQL, { $size }
    }
host-live-tables = Mesas en memoria
host-connections = Conexiones
host-channels = Canales en directo
host-actions = Acciones por segundo
host-commits = Escrituras por segundo
host-commit = Duración de una escritura
host-commit-value = { $mean } ms
host-commit-most = { $mean } ms, 95 de cada 100 en { $most } ms como máximo
host-others = Otros procesos
host-unknown = desconocida

## Las mesas

host-tables = Mesas
host-status = Estado
host-status-all = Todas
host-status-value = { $status ->
        [open] Abierta
        [running] En juego
        [finished] Terminada
       *[closed] Cerrada
    }
host-player = Nombre en la mesa
host-search = Buscar
host-none = No hay mesas así.
host-none-yet = Ninguna hasta aquí; más atrás puede haber alguna.
host-by-link = solo con enlace
host-entries = { $n ->
        [one] { $n } anotación
       *[other] { $n } anotaciones
    }
host-connected = { $n ->
        [0] nadie conectado
        [one] { $n } conexión
       *[other] { $n } conexiones
    }
host-close = Cerrar la mesa
host-close-title = ¿Cerrar «{ $title }» ({ $table })?
host-close-text = La partida termina aquí para todos y no puede continuar. El registro de la mesa dirá que la cerró quien aloja el servidor.
host-delete = Eliminar
host-delete-title = ¿Eliminar para siempre «{ $title }» ({ $table })?
host-delete-text = La partida, el chat, las notas y el análisis desaparecen para todos, y solo una copia de seguridad los recupera.
host-export = Descargar como { $format }
host-export-text = texto
host-export-csv = CSV

## Los nombres

host-names = Nombres vetados
host-names-about = Nadie puede tomar ya estos nombres, se escriban como se escriban. Quien lleve uno en una mesa que no ha terminado se llama desde entonces «{ $name }» y conserva su sitio.
host-names-none = No hay ningún nombre vetado.
host-ban-name = Nombre
host-ban = Vetar
host-ban-missing = Escribe primero el nombre que quieres vetar.
host-allow = Volver a permitir
host-allow-name = Volver a permitir { $name }
host-renamed = { $n ->
        [0] Nadie tenía este nombre.
        [one] Una persona tenía este nombre y ahora se llama de otro modo.
       *[other] { $n } personas tenían este nombre y ahora se llaman de otro modo.
    }

## Lo que salió mal, límites, copias

host-troubles = Avisos y errores
host-troubles-none = Nada ha salido mal desde el arranque.
host-level = { $level ->
        [warning] Aviso
       *[error] Error
    }
host-refusals = Rechazado desde el arranque
host-refusals-none = No se ha rechazado nada.
host-limits = Límites
host-limits-about = Se fijan al arrancar el servidor: «longshore serve --help» dice cómo.
host-limit-requests = Peticiones de una dirección
host-limit-wishes = Acciones y otros deseos de un sitio
host-limit-chat = Líneas de chat de un sitio
host-limit-tables = Mesas abiertas desde una dirección
host-limit-guesses = Claves erróneas de una dirección
host-limit-heavy = Exportaciones y repeticiones de una dirección
host-limit-channels = Canales en directo de una dirección
host-limit-connections = Conexiones de una dirección
host-limit-connections_in_all = Conexiones en total
host-limit-tables_open = Mesas de una dirección que no han terminado
host-limit-largest_body = Tamaño de una petición
host-limit-request_seconds = Para la cabecera de una petición, y para su contenido
host-limit-idle_seconds = Para la siguiente petición de una conexión
host-rate-second = { $burst } de una vez, luego { $rate } por segundo
host-rate-minute = { $burst } de una vez, luego { $rate } por minuto
host-most = { $n } a la vez
host-unlimited = sin límite
host-backup = Copia de seguridad
host-backup-about = La orden «longshore backup ARCHIVO» escribe todas las mesas en un solo archivo mientras el servidor sigue; «longshore restore ARCHIVO» las devuelve.

## Cuentas y nombres denunciados

host-reports = Nombres denunciados
host-reports-about = Nombres que han ofendido a alguien. Vetar uno lo quita de las mesas y de su cuenta.
host-reports-none = Ningún nombre denunciado.
host-report-times = { $n ->
        [one] denunciado una vez
       *[other] denunciado { $n } veces
    }
host-report-account = nombre de una cuenta
host-report-dismiss = Dejarlo
host-report-dismiss-named = Dejarlo: { $name }
host-pairs = Puestos que se pagaron
host-pairs-about = Partidas puntuadas en las que gran parte del dinero entre puestos fue y vino entre dos de ellos. Quienes pujan todo lo que tienen por los cargamentos del otro cobran cada vez la subvención; las reglas lo permiten, y si fue un acuerdo lo juzgas tú.
host-pair-paid = { $one } pagó { $there } a { $other } y recibió { $back }, de { $whole } que se pagaron los puestos.
host-pairs-none = { $n ->
        [0] Aún no hay partidas puntuadas.
        [one] Nada llama la atención en la última partida puntuada.
       *[other] Nada llama la atención en las últimas { $n } partidas puntuadas.
    }
host-pairs-more = Ver partidas anteriores
host-ban-named = Vetar { $name }
host-accounts = Cuentas
host-accounts-about = Se buscan por una parte del nombre; sin nada, las expulsadas o que han perdido su nombre.
host-accounts-none = No hay cuentas así.
host-account-blocked = ha perdido su nombre
host-account-barred = expulsada
host-bar = Expulsar
host-bar-title = ¿Expulsar a { $name }?
host-bar-text = Nadie puede entrar con esta cuenta hasta que la readmitas; se cierra su sesión en todas partes.
host-let-in = Readmitir
host-account-delete = Borrar cuenta
host-account-delete-title = ¿Borrar la cuenta { $name } para siempre?
host-account-delete-text = Como si lo hiciera su dueño: deja todas las mesas, y solo una copia de seguridad la recupera.
