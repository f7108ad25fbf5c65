# Tavoli classificati

refused-rated-sign-in = Questo tavolo vale per la classifica: per sedersi bisogna accedere.
refused-rated-options = Una partita classificata si gioca con l’edizione così com’è, senza: { $options }.
refused-rated-clock = Un tavolo classificato ha un orologio: indica il tempo per decisione, per la partita o entrambi.
refused-rated-hints = A un tavolo classificato nessuno chiede a un bot: lascia disattivati i suggerimenti.
refused-rated-one-seat = A un tavolo classificato ognuno ha un solo posto.
refused-rated-no-bots = A questo tavolo classificato non giocano bot.
refused-rated-no-links = A un tavolo classificato nessuno gioca per un altro: non ci sono link a un posto.
refused-rated-no-drop = A un tavolo classificato solo l’orologio dà un posto a un bot.
refused-rated-name = A un tavolo classificato ognuno gioca con il nome del proprio account.
refused-rated-going-on = Una partita classificata si gioca fino alla fine. Chi la lascia ha perso.
refused-rated-nobody = Una partita classificata richiede almeno una persona.
refused-rated-no-study = Una partita classificata si studia solo quando è finita.
