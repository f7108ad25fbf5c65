# El marco de la página: la barra, las puertas cerradas, lo que tiene cada sala.
page-name = Longshore
page-home = Longshore, a la página de inicio
page-skip = Ir al contenido
page-sign-in = Iniciar sesión
page-settings = Ajustes
page-loading = Un momento …
page-loading-part = Cargando esta parte de la página …
page-loading-table = Pidiendo la mesa al servidor …
page-loading-game = Leyendo la partida hasta ahora …
page-close = Cerrar
page-cancel = Cancelar
page-again = Reintentar
page-help = ¿Qué dicen las reglas? ({ $rule })
page-rules = Las reglas (en una pestaña nueva)
page-trouble = Algo ha ido mal: { $problem }
# Una cantidad de dinero sola.
money = ${ $amount }
# Una cantidad bajo cero sola.
money-minus = −${ $amount }

# Una mesa
page-table = Una mesa
page-no-table = Esta mesa no se puede mostrar
page-menu = Mesa
page-line-cut = Se ha cortado la conexión. Intentándolo de nuevo …
page-beside = Junto al tablero
page-tab-log = Registro
page-tab-chat = Chat
page-tab-notes = Notas
page-tab-economy = Economía
page-tab-score = Puntuación
page-look-back = Repasar la partida
page-look-from = Cambiar de asiento
page-seen-from = Visto desde

# Varias personas juegan en un mismo dispositivo, cada una con su mano. $name es el nombre de la persona, $seat el color.
page-hand-over = Pasa el dispositivo a { $name } ({ $seat })
page-hand-over-why = Los demás miran a otro lado: la pantalla siguiente muestra una carta de valor oculta y dinero oculto.
page-hand-over-here = Soy { $name }

# A lo que la propia página tiene que decir que no.
refused-no-answer = El servidor no responde. Revisa tu conexión; la página lo vuelve a intentar.

# Una dirección que no lleva a ninguna parte.
page-not-found-title = Aquí no hay nada
page-not-found-text = La dirección no lleva a ninguna parte. Puede que el enlace a una mesa se haya cortado: comprueba que se ha copiado entero.
page-not-found-home = A la página de inicio

page-no-accounts-title = Aquí no hay cuentas
page-no-accounts-text = Este servidor no ofrece cuentas, y por eso tampoco páginas de jugadores, puntuaciones ni torneos. En todas las mesas se juega sin cuenta. Quien administra el servidor puede ofrecerlas: «longshore serve --accounts».

# Un servidor que funciona desde las fuentes y cuya página aún no se ha construido. «make web» es una orden.
page-not-built-title = La página aún no está construida
page-not-built-text = Este Longshore funciona desde sus fuentes y antes hay que construir su página: lo hace «make web». Después, reinicia el servidor. Todo lo demás ya funciona.
