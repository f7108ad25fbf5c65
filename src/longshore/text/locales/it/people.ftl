# Gli account, dove il gestore li offre: accedere, e la propria pagina.

refused-no-accounts = Su questo server non ci sono account.
refused-not-signed-in = Qui non hai effettuato l’accesso, o non più: prima accedi.
refused-account-gone = Questo account non c’è più.
refused-account-name-neutral = Nessun account può chiamarsi { $name }: si chiama così chi non ha detto un nome.
refused-account-name-taken = Il nome { $name } è già preso, o somiglia a uno già preso: scegline un altro.
refused-ceremony-over = È passato troppo tempo, è già stato fatto, o è cominciato in un altro browser: ricomincia.
refused-passkey-refused = Questa passkey non è stata creata o mostrata come richiesto: riprova.
refused-passkey-unknown = Questa passkey non apre alcun account qui, o non più.
refused-passkey-known = Questa passkey apre già un account qui.
refused-passkeys-elsewhere = Qui le passkey valgono per l’indirizzo { $address }: apri questa pagina da lì.
refused-passkeys-address = Le passkey hanno bisogno di un indirizzo con un nome, come tables.example.org o localhost, e non { $address }.
refused-too-many-passkeys = Un account ha al massimo { $most } passkey: prima rimuovine una.
refused-no-such-passkey = Il tuo account non ha questa passkey.
refused-no-such-session = Lì non hai effettuato l’accesso, o non più.
refused-no-such-identity = Questo fornitore non apre il tuo account.
refused-last-way-in = Nient’altro che i codici di recupero aprirebbe il tuo account: prima aggiungi un’altra passkey.
refused-wrong-code = Questo non è un codice di recupero, o è già stato usato.
refused-provider-none = Questo server non ha un fornitore con cui accedere.
refused-provider-refused = L’accesso da lì non è riuscito: ricomincia.
refused-provider-trouble = { $name } non risponde come dovrebbe: riprova più tardi.
refused-identity-taken = Questo accesso apre già un altro account qui.
refused-claimed-already = Il tuo account ha già questo posto.
refused-claimed-by-another = Un altro account ha questo posto.
refused-claimed-not = Il tuo account non ha posti a questo tavolo.

## Accedere

people-sign-in = Accedi
people-sign-up = Nuovo account
people-about = Per giocare qui bastano i link. Con un account le tue partite sono su ogni dispositivo, senza password.
people-by-passkey = Accedi con una passkey
people-by-provider = Accedi con { $provider }
people-by-code = Accedi con un codice di recupero
people-code = Codice di recupero
people-name = Nome
people-name-about = Gli altri lo vedono al tavolo. Nessun altro account qui può averlo.
people-passkey-about = La chiave resta sul tuo dispositivo: chiede il dito, il viso o il PIN.
people-make = Crea l’account con una passkey
people-vouched = { $provider } ti conosce. Scegli un nome per finire.
people-make-vouched = Crea l’account
people-cancelled = Non è stata scelta alcuna passkey, o il tuo dispositivo non ne ha per questo server.
people-unable = Questo browser non ha le passkey.

## La propria pagina

people-title = Il mio account
people-since = Dal { $day }
people-blocked = Il gestore di questo server ti ha tolto il nome. Scegline un altro.
people-rename = Cambia nome
people-rename-about = Vale dal prossimo tavolo in poi.
people-passkeys = Passkey
people-passkeys-about = Ognuna apre questo account. Tienine su due dispositivi, così puoi perderne uno.
people-passkeys-none = Ancora nessuna.
people-passkey-add = Aggiungi una passkey
people-passkey-label = Come si chiama?
people-passkey-used = usata { $when }
people-passkey-new = mai usata
people-passkey-unnamed = Passkey
people-remove = Rimuovi
people-remove-named = Rimuovi { $name }
people-remove-title = Rimuovere { $name }?
people-remove-passkey-text = Non apre più questo account. Forse il tuo dispositivo la mostra ancora: eliminala anche lì.
people-remove-provider-text = Accedere da lì non apre più questo account.
people-provider = Fornitore
people-provider-about = Puoi accedere anche con { $provider }. Non viene a sapere nulla delle tue partite, e di te dice solo che sei tu.
people-provider-add = Accedi anche con { $provider } d’ora in poi
people-provider-gone = { $issuer }, che questo server non usa più
people-codes = Codici di recupero
people-codes-about = Se perdi tutte le passkey, un codice di recupero ti fa entrare, una volta. Conservali su carta.
people-codes-left = { $n ->
        [0] Non ne hai.
        [one] Te ne resta uno.
       *[other] Te ne restano { $n }.
    }
people-codes-make = Crea nuovi codici
people-codes-again = Con i nuovi codici i vecchi non valgono più.
people-codes-shown = Scrivili adesso: non saranno mai più mostrati.
people-copy = Copia
people-copied = Copiato.
people-sessions = Dove hai effettuato l’accesso
people-session-this = questo browser
people-session-unnamed = Un altro programma
people-session-end = Disconnetti
people-session-end-named = Disconnetti { $name }
people-sessions-end = Disconnetti ovunque altrove
people-sessions-ended = { $n ->
        [0] Non avevi altri accessi.
        [one] È stato chiuso un altro accesso.
       *[other] Sono stati chiusi altri { $n } accessi.
    }
people-sign-out = Esci
refused-account-barred = Chi gestisce questo server non lascia più entrare nessuno con questo account.
refused-other-account-name = Non è il nome del tuo account, che è { $name }: scrivi quello per eliminarlo.
refused-nobody-to-report = Lì non c’è nessuno di cui segnalare il nome.
refused-too-many-reports = Hai segnalato { $most } nomi che chi gestisce il server non ha ancora guardato: aspetta che lo faccia.
refused-no-such-account = Qui nessun account si chiama { $name }.

## Dati, e nomi offensivi

people-data = I tuoi dati
people-data-about = Un file con tutto ciò che questo server conserva del tuo account. Le partite stesse si trovano ai loro tavoli.
people-data-take = Scarica i miei dati
people-delete = Elimina l’account
people-delete-about = Lasci tutti i tavoli non finiti: a quelli con punteggio è una sconfitta. Nome, punteggi e modi di accedere spariscono per sempre; come sono finite le tue partite resta, senza nome, perché ne dipendono i punteggi degli altri. Ciò che hai detto ai tavoli resta lì.
people-delete-type = Scrivi { $name } per eliminare il tuo account
people-report = Segnala il nome
people-report-about = Se un nome è offensivo, dillo a chi gestisce questo server. Nessun altro lo saprà.
people-report-named = Segnala il nome { $name }
people-reported = Segnalato: chi gestisce questo server lo guarderà.

## E-mail

people-mail = E-mail
people-mail-about = Ricevi avvisi delle tue partite per e-mail. L’indirizzo non lo vede nessuno e non serve ad altro.
people-mail-address = Indirizzo
people-mail-turn = Quando una partita su più giorni mi aspetta
people-mail-start = Quando un tavolo è stato aperto per me
people-mail-digest = Una volta al giorno, tutte le partite su più giorni che mi aspettano
people-mail-at = A che ora
people-mail-save = Salva
people-mail-saved = Salvato.
people-mail-code = Codice
people-mail-code-about = Un codice è stato mandato a questo indirizzo: scrivilo qui.
people-mail-confirm = Conferma
people-mail-confirmed = Questo indirizzo è confermato.
people-mail-forget = Dimentica l’indirizzo
people-push = Dai tuoi browser
people-push-about = Ricevi avvisi delle tue partite su questo dispositivo, anche a pagina chiusa, finché hai l’accesso qui.
people-push-turn = Quando una partita mi aspetta
people-push-start = Quando un tavolo è stato aperto per me, anche in un torneo o in un campionato
people-push-here = Avvisami con questo browser
people-push-save = Salva
people-push-saved = Salvato.
people-push-browsers = { $n ->
        [0] Nessun browser ti avvisa.
        [one] Un browser ti avvisa.
       *[other] { $n } browser ti avvisano.
    }
people-push-refused = Questo browser non permette avvisi: consenti le notifiche di questa pagina nelle sue impostazioni.
