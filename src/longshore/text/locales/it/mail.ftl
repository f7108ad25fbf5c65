# E-mail a chi ha un account.

refused-mail-none = Chi gestisce questo server non manda e-mail.
refused-mail-address = A questo indirizzo non si può mandare nulla: ne serve uno come ann@example.org.
refused-mail-code-over = Non c’è un codice da scrivere, o è troppo vecchio: salva di nuovo l’indirizzo.
refused-mail-code-wrong = Non è il codice che è stato mandato lì.
refused-mail-too-soon = Un codice è appena partito: aspetta un minuto per il prossimo.
refused-mail-too-many = Oggi sono già partiti { $most } codici, e per un giorno bastano: riprova domani.
refused-mail-stop-unknown = Questo non ferma nessuna e-mail, o nessuna più.
mail-hello = Ciao { $name },
mail-confirm-subject = Il tuo codice per le e-mail di Longshore
mail-confirm-text = Qualcuno con un account vuole essere avvisato delle partite a questo indirizzo. Se sei tu, scrivi questo codice sulla tua pagina entro un’ora: { $code }. Se no, non fare nulla.
mail-turn-subject = Tocca a te: { $title }
mail-turn-text = Una partita su più giorni ti aspetta:
mail-start-subject = La tua partita è cominciata: { $title }
mail-start-text = Un tavolo è stato aperto per te, e gli orologi corrono:
mail-digest-subject = { $n ->
        [one] Una partita ti aspetta
       *[other] { $n } partite ti aspettano
    }
mail-digest-text = Le partite su più giorni che ti aspettano, da quella che aspetta di più:
mail-why = Ricevi questo perché l’hai scelto. Cambialo o fermalo qui:
mail-stop-title = E-mail di Longshore
mail-stop-text = Fermare tutte le e-mail a questo indirizzo? Puoi scegliere di nuovo sulla tua pagina quando vuoi.
mail-stop-button = Niente più e-mail
mail-stopped = Non riceverai più e-mail.
