# La cornice della pagina: la barra, le porte chiuse, ciò che ogni stanza ha.
page-name = Longshore
page-home = Longshore, alla pagina iniziale
page-skip = Vai al contenuto
page-sign-in = Accedi
page-settings = Impostazioni
page-loading = Un momento …
page-loading-part = Caricamento di questa parte della pagina …
page-loading-table = Il tavolo viene chiesto al server …
page-loading-game = Lettura della partita fin qui …
page-close = Chiudi
page-cancel = Annulla
page-again = Riprova
page-help = Che cosa dicono le regole? ({ $rule })
page-rules = Le regole (in una nuova scheda)
page-trouble = Qualcosa è andato storto: { $problem }
# Una somma di denaro da sola.
money = ${ $amount }
# Una somma sotto zero da sola.
money-minus = −${ $amount }

# Un tavolo
page-table = Un tavolo
page-no-table = Questo tavolo non può essere mostrato
page-menu = Tavolo
page-line-cut = La connessione è caduta. Nuovo tentativo …
page-beside = Accanto al tabellone
page-tab-log = Diario
page-tab-chat = Chat
page-tab-notes = Note
page-tab-economy = Economia
page-tab-score = Punteggio
page-look-back = Ripercorri la partita
page-look-from = Cambia posto
page-seen-from = Visto da

# Più persone giocano su un solo dispositivo, ognuna con la sua mano. $name è il nome della persona, $seat il colore.
page-hand-over = Passa il dispositivo a { $name } ({ $seat })
page-hand-over-why = Gli altri guardano altrove: la prossima schermata mostra una carta valore nascosta e denaro nascosto.
page-hand-over-here = Sono io, { $name }

# Ciò che la pagina stessa deve rifiutare.
refused-no-answer = Il server non risponde. Controlla la connessione; la pagina riprova.

# Un indirizzo che non porta da nessuna parte.
page-not-found-title = Qui non c’è nulla
page-not-found-text = L’indirizzo non porta da nessuna parte. Forse il link a un tavolo è stato tagliato: controlla che sia stato copiato per intero.
page-not-found-home = Alla pagina iniziale

page-no-accounts-title = Qui non ci sono account
page-no-accounts-text = Questo server non offre account, e quindi niente pagine dei giocatori, punteggi o tornei. A tutti i tavoli si gioca senza account. Chi gestisce il server può offrirli: «longshore serve --accounts».

# Un server che gira dai sorgenti, la cui pagina non è ancora stata costruita. «make web» è un comando.
page-not-built-title = La pagina non è ancora costruita
page-not-built-text = Questo Longshore gira dai suoi sorgenti, e prima bisogna costruire la sua pagina: ci pensa «make web». Poi riavvia il server. Tutto il resto funziona già.
