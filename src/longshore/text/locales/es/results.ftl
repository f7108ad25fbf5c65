# Mesas con clasificación

refused-rated-sign-in = Esta mesa cuenta para la clasificación: inicia sesión para sentarte.
refused-rated-options = Una partida con clasificación se juega con la edición tal cual, sin: { $options }.
refused-rated-clock = Una mesa con clasificación tiene reloj: indica el tiempo por decisión, para la partida o ambos.
refused-rated-hints = En una mesa con clasificación nadie consulta a un bot: deja los consejos desactivados.
refused-rated-one-seat = En una mesa con clasificación cada persona tiene un solo asiento.
refused-rated-no-bots = En esta mesa con clasificación no juegan bots.
refused-rated-no-links = En una mesa con clasificación nadie juega por otro: no hay enlaces a un asiento.
refused-rated-no-drop = En una mesa con clasificación solo el reloj da un asiento a un bot.
refused-rated-name = En una mesa con clasificación cada cual juega con el nombre de su cuenta.
refused-rated-going-on = Una partida con clasificación se juega hasta el final. Quien la deja ha perdido.
refused-rated-nobody = Una partida con clasificación necesita al menos una persona.
refused-rated-no-study = Una partida con clasificación no se estudia antes de que termine.
