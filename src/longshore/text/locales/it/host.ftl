# La pagina dei gestori: per chi gestisce il server.

refused-host-token-needed = Serve il token della pagina dei gestori, come «Authorization: Bearer …».
refused-wrong-host-token = Questo non è il token della pagina dei gestori. Appare all’avvio di «longshore serve», oppure è stato impostato lì con LONGSHORE_HOST_TOKEN.
refused-host-export-finished = Qui si hanno solo partite terminate: ciò che è segreto resta segreto, anche se un tavolo è stato chiuso.
refused-table-going-on = Questo tavolo non è finito: chiudilo prima, poi lo si può eliminare.
refused-name-neutral = Il nome { $name } non si può vietare: si chiama così chi non ne ha scelto uno.
refused-too-many-names = Si possono vietare al massimo { $most } nomi; prima ammettine di nuovo uno.

host-title = Pagina dei gestori
host-about = Per chi gestisce questo server. Si vede quali tavoli ci sono e come sta il server, mai le carte, il denaro, le offerte o ciò che le persone si scrivono.
host-token = Token
host-token-about = Il token appare all’avvio di «longshore serve», come link a questa pagina.
host-token-missing = Prima scrivi il token, o incollalo.
host-enter = Entra
host-leave = Dimentica il token
host-look-again = Aggiorna

## Il server

host-load = Carico
host-load-about = { $seconds ->
        [one] Il processo che ha risposto, nell’ultimo secondo.
       *[other] Il processo che ha risposto, negli ultimi { $seconds } secondi.
    }
host-version = Versione
host-up = In funzione da
host-cpu = Processore
host-cpu-value = { $percent } % di un core
host-memory = Memoria
host-database = Database
host-database-value = { $kind ->
        [sqlite] SQLite, { $size }
       *[postgresql] PostgreSQL, { $size }
    }
host-live-tables = Tavoli in memoria
host-connections = Connessioni
host-channels = Canali dal vivo
host-actions = Azioni al secondo
host-commits = Scritture al secondo
host-commit = Durata di una scrittura
host-commit-value = { $mean } ms
host-commit-most = { $mean } ms, 95 su 100 entro { $most } ms
host-others = Altri processi
host-unknown = sconosciuta

## I tavoli

host-tables = Tavoli
host-status = Stato
host-status-all = Tutti
host-status-value = { $status ->
        [open] Aperto
        [running] In corso
        [finished] Terminato
       *[closed] Chiuso
    }
host-player = Nome al tavolo
host-search = Cerca
host-none = Non ci sono tavoli così.
host-none-yet = Finora nessuno; più indietro potrebbero essercene.
host-by-link = solo con il link
host-entries = { $n ->
        [one] { $n } voce
       *[other] { $n } voci
    }
host-connected = { $n ->
        [0] nessuno connesso
        [one] { $n } connessione
       *[other] { $n } connessioni
    }
host-close = Chiudi il tavolo
host-close-title = Chiudere «{ $title }» ({ $table })?
host-close-text = La partita finisce qui per tutti e non può continuare. Il registro del tavolo dirà che l’ha chiuso chi gestisce il server.
host-delete = Elimina
host-delete-title = Eliminare per sempre «{ $title }» ({ $table })?
host-delete-text = La partita, la chat, le note e l’analisi spariscono per tutti, e solo un backup le riporta.
host-export = Scarica come { $format }
host-export-text = testo
host-export-csv = CSV

## I nomi

host-names = Nomi vietati
host-names-about = Nessuno può più prendere questi nomi, comunque siano scritti. Chi ne porta uno a un tavolo non terminato da allora si chiama «{ $name }» e conserva il posto.
host-names-none = Nessun nome è vietato.
host-ban-name = Nome
host-ban = Vieta
host-ban-missing = Prima scrivi il nome da vietare.
host-allow = Ammetti di nuovo
host-allow-name = Ammetti di nuovo { $name }
host-renamed = { $n ->
        [0] Nessuno aveva questo nome.
        [one] Una persona aveva questo nome e ora si chiama diversamente.
       *[other] { $n } persone avevano questo nome e ora si chiamano diversamente.
    }

## Ciò che è andato storto, limiti, copie

host-troubles = Avvisi ed errori
host-troubles-none = Dall’avvio non è andato storto nulla.
host-level = { $level ->
        [warning] Avviso
       *[error] Errore
    }
host-refusals = Rifiutato dall’avvio
host-refusals-none = Non è stato rifiutato nulla.
host-limits = Limiti
host-limits-about = Si impostano all’avvio del server: «longshore serve --help» dice come.
host-limit-requests = Richieste di un indirizzo
host-limit-wishes = Azioni e altri desideri di un posto
host-limit-chat = Righe di chat di un posto
host-limit-tables = Tavoli aperti da un indirizzo
host-limit-guesses = Token sbagliati di un indirizzo
host-limit-heavy = Esportazioni e riproduzioni di un indirizzo
host-limit-channels = Canali dal vivo di un indirizzo
host-limit-connections = Connessioni di un indirizzo
host-limit-connections_in_all = Connessioni in tutto
host-limit-tables_open = Tavoli di un indirizzo non ancora terminati
host-limit-largest_body = Dimensione di una richiesta
host-limit-request_seconds = Per l’intestazione di una richiesta, e per il suo contenuto
host-limit-idle_seconds = Per la richiesta successiva di una connessione
host-rate-second = { $burst } in una volta, poi { $rate } al secondo
host-rate-minute = { $burst } in una volta, poi { $rate } al minuto
host-most = { $n } alla volta
host-unlimited = nessun limite
host-backup = Copia di sicurezza
host-backup-about = Il comando «longshore backup FILE» scrive tutti i tavoli in un unico file mentre il server continua; «longshore restore FILE» li riporta.

## Account e nomi segnalati

host-reports = Nomi segnalati
host-reports-about = Nomi che hanno offeso qualcuno. Vietarne uno lo toglie ai tavoli e al suo account.
host-reports-none = Nessun nome segnalato.
host-report-times = { $n ->
        [one] segnalato una volta
       *[other] segnalato { $n } volte
    }
host-report-account = nome di un account
host-report-dismiss = Lascia
host-report-dismiss-named = Lascia: { $name }
host-pairs = Posti che si sono pagati
host-pairs-about = Partite classificate in cui gran parte del denaro tra i posti è andata e venuta fra due di loro. Chi offre tutto ciò che ha per i carichi dell’altro riceve ogni volta il sussidio; le regole lo permettono, e sta a te giudicare se era un accordo.
host-pair-paid = { $one } ha pagato { $there } a { $other } e ne ha ricevuti { $back }, su { $whole } che i posti si sono pagati.
host-pairs-none = { $n ->
        [0] Ancora nessuna partita classificata.
        [one] Niente di insolito nell’ultima partita classificata.
       *[other] Niente di insolito nelle ultime { $n } partite classificate.
    }
host-pairs-more = Guarda le partite precedenti
host-ban-named = Vieta { $name }
host-accounts = Account
host-accounts-about = Si trovano con una parte del nome; senza, quelli esclusi o che hanno perso il nome.
host-accounts-none = Non ci sono account così.
host-account-blocked = ha perso il nome
host-account-barred = escluso
host-bar = Escludi
host-bar-title = Escludere { $name }?
host-bar-text = Nessuno può accedere con questo account finché non lo riammetti; viene disconnesso ovunque.
host-let-in = Riammetti
host-account-delete = Elimina account
host-account-delete-title = Eliminare per sempre l’account { $name }?
host-account-delete-text = Come se lo facesse il proprietario: lascia tutti i tavoli, e solo un backup lo riporta.
