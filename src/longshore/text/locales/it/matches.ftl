# Cercare con chi giocare, dove chi ospita offre account.

refused-seeking-too-much = Cerchi già { $most } partite insieme: smetti prima di cercarne una.

matches-seek-title = Una partita classificata
matches-seek-sign-in = Accedi, e avrai un posto in una partita classificata appena ci sarà abbastanza gente.
matches-seek-about = Hai un posto appena abbastanza persone vogliono lo stesso. Il piazzamento conta per la tua valutazione.
matches-clock = Ogni decisione ha { $move }, poi consumi { $game } che hai per tutta la partita.
matches-seek-go = Cerca persone
matches-seek-change = Modifica
matches-seek-bots = Dopo un minuto i bot possono prendere i posti liberi
matches-seek-bots-soon = Dopo un minuto arrivano i bot.
matches-seek-bots-now = Gioca con i bot
matches-seek-mine = Che cosa aspetti
matches-seek-waits = { $waiting ->
        [1] Ci sei solo tu, ne servono { $n }.
       *[other] Ci sono { $waiting } persone su { $n }.
    }
matches-seek-since = Aspetti da { $time }
matches-seek-give-up = Smetti di cercare
matches-seek-give-up-named = Smetti di cercare: { $place }
matches-seek-others = Altri aspettano
matches-seek-others-wait = { $waiting } su { $n }
matches-seek-join = Unisciti
matches-seek-join-named = Unisciti: { $place }
matches-pace = Ritmo
matches-place = { $pace ->
        [live] { $edition }, { $n } posti, dal vivo
       *[days] { $edition }, { $n } posti, in più giorni
    }
matches-found = Il tuo tavolo è al completo: { $edition }, { $n } posti
matches-found-title = Il tuo tavolo è al completo
matches-found-text = La partita classificata che aspettavi è cominciata, e gli orologi corrono.
matches-found-go = Vai al tavolo
