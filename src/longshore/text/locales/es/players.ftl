# Las partidas propias, lo que suman, y otros jugadores; donde hay cuentas.

refused-no-such-player = Aquí no hay nadie llamado { $name } que deje ver su página a todos.

## La página propia

players-part-games = Partidas
players-part-sums = Estadísticas
players-part-account = Cuenta
players-games = Partidas en curso
players-games-none = Ninguna partida te espera y ninguna está en curso.
players-rated = puntuada
players-past = Partidas terminadas
players-past-none = Con esta cuenta aún no has terminado ninguna partida.
players-more = Mostrar más
players-result = { $place ->
        [1] primer puesto con { $score }
        [2] segundo puesto con { $score }
        [3] tercer puesto con { $score }
        [4] cuarto puesto con { $score }
       *[other] quinto puesto con { $score }
    }
players-lost = { $how ->
        [left] abandonada antes del final: último puesto
       *[clock] sin tiempo al final: último puesto
    }
players-change = puntuación { $change }
players-closed = cerrada antes del final

## Estadísticas

players-sums-none = Todavía nada: habrá algo que ver cuando termine una partida.
players-pool = Partidas
players-count = { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
players-wins = Victorias
players-wins-value = { $wins } de { $games }
players-wins-about = Una victoria compartida cuenta en parte.
players-places = Puestos
players-place = { $place }.º
players-score = Dinero al final
players-score-value = { $mean } de media, { $best } como mucho
players-money = De dónde vino tu dinero, de media por partida
players-source = { $source ->
        [start] Dinero inicial
        [auctions] Cargas vendidas en subasta
        [subsidies] Subvenciones por ellas
        [factory] Ventas de la fábrica
        [harbour] Ventas del puerto
        [domestic] Ventas nacionales
        [wages] Salarios del sindicato
        [brokers] Intermediarios
        [island] Contenedores en la isla
        [left-over] Contenedores en otros sitios
        [stocked] Compras para el puerto
        [loaded] Compras para el barco
        [bought] Cargas compradas en subasta
        [kept] Cargas propias guardadas
        [buildings] Máquinas y almacenes
        [interest] Intereses
       *[loans] Préstamos
    }
players-colours = Tus colores
players-colour = Color
players-colour-made = Producidos
players-colour-island = En la isla al final
players-bidding = Cómo pujas
players-bidding-none = Aún no has pujado por ninguna carga ajena.
players-bidding-all = { $bids ->
        [one] Has pujado por una carga, { $part } de lo que valía para ti.
       *[other] Has pujado por { $bids } cargas, de media { $part } de lo que valían para ti.
    }
players-bidding-won = { $won ->
        [0] No conseguiste ninguna.
        [one] Conseguiste una, por { $part } de su valor.
       *[other] Conseguiste { $won }, por { $part } de su valor.
    }
players-bidding-about = El valor es lo que una carga te daría al final, tal como se veía en ese momento.
players-ratings = Puntuaciones
players-ratings-about = De las partidas puntuadas, una por edición y número de jugadores. Quien es nuevo tiene 1500; lo que sigue a ± dice lo seguro que es.
players-ratings-none = Aún no hay partidas puntuadas.
players-rating = { $points } ± { $spread }
players-provisional = provisional
players-list-link = Las puntuaciones de todos
players-against = Cara a cara
players-against-none = Nadie todavía.
players-against-value = { $games ->
        [one] una partida: por delante en { $ahead }, por detrás en { $behind }
       *[other] { $games } partidas: por delante en { $ahead }, por detrás en { $behind }
    }
players-gone = alguien cuya cuenta ya no existe

## Quién puede verlo

players-public = Quién ve tus puntuaciones
players-public-about = Solo tú, mientras no las muestres: entonces todos ven tu nombre, tus puntuaciones y cómo acabaron tus partidas puntuadas, y estás en la lista. Las partidas que no cuentan no se muestran nunca.
players-public-switch = Todos pueden verlas
players-public-link = Tu página

## Páginas para todos

players-page-games = Partidas puntuadas
players-list = Puntuaciones
players-list-about = Los bots, y quienes muestran sus puntuaciones.
players-list-none = Aquí nadie tiene aún puntuación.
