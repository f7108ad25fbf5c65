# Il passato di una partita: il diario, il ripercorrere, il punteggio passo per passo, i grafici dell'economia.

past-round = Giro { $round }
past-turn = Giro { $round }, { $seat }
past-seat = { $name } ({ $seat })
past-number = { $value }

## Il diario

past-log = Diario
past-log-entries = Che cosa è successo
past-log-filter = Mostra ciò che riguarda
past-log-all = Tutti
past-log-only = Solo ciò che riguarda { $name } ({ $seat })
past-log-earlier = Mostra i turni prima
past-log-newest = Alle ultime voci
past-log-nothing = Qui non è ancora successo nulla.
past-since = Dal tuo turno
past-log-see = Vedi quel momento
past-log-taken-back = Annullato:
past-log-by-clock = tempo scaduto
past-log-by-bot = giocato da un bot

# Ciò che ha fatto il tavolo stesso. $name è una persona, $seat il colore del posto, $bot il nome di un bot.
past-log-opened = Il tavolo è stato aperto.
past-log-forked = { $study ->
        [yes] Questo tavolo è lo studio di un momento di un’altra partita. Ciò che non si poteva sapere è stato distribuito di nuovo.
       *[no] Questo tavolo continua da un momento di un’altra partita.
    }
past-log-joined = { $name } ha preso posto come { $seat }.
past-log-left = { $running ->
        [yes] { $name } ({ $seat }) ha lasciato il tavolo. Ora gioca un bot.
       *[no] { $name } ({ $seat }) ha lasciato il tavolo.
    }
past-log-dropped = { $running ->
        [yes] L’host ha dato a un bot il posto di { $name } ({ $seat }).
       *[no] L’host ha liberato il posto di { $name } ({ $seat }).
    }
past-log-took-over = { $name } ha rilevato { $seat }: carta e denaro da adesso in poi, non i segreti di prima.
past-log-dropped-together = Tutti hanno acconsentito: per { $name } ({ $seat }) continua un bot.
past-log-seat-asked = { $what ->
        [drop] L’host chiede agli altri: può un bot continuare per { $name } ({ $seat })?
       *[hand] L’host chiede agli altri: si può cedere a qualcun altro il posto di { $name } ({ $seat })?
    }
past-log-seat-answered = { $agree ->
        [yes] { $seat } è d’accordo con l’host.
       *[no] { $seat } non è d’accordo: il posto resta com’è.
    }
past-log-seat-settled = Tutti hanno acconsentito: l’host può cedere il posto di { $name } ({ $seat }).
past-log-seat-withdrawn = L’host ritira la richiesta.
past-log-bot = Il bot { $bot } ha preso posto come { $seat }.
past-log-emptied = Il posto { $seat } è di nuovo libero.
past-log-seats-ordered = { $drawn ->
        [yes] L’ordine dei posti è stato sorteggiato.
       *[no] L’host ha cambiato l’ordine dei posti.
    }
past-log-offered = Il posto { $seat } viene ceduto a un’altra persona.
past-log-renamed = { $seat } ora si chiama { $name }.
past-log-renamed-by-server = { $seat } ora si chiama { $name }: il nome di prima non è ammesso su questo server.
past-log-closed = L’host ha chiuso il tavolo.
past-log-closed-by-server = Chi gestisce il server ha chiuso il tavolo.
past-log-undo-asked = { $count ->
        [one] { $seat } chiede di annullare un’azione.
       *[other] { $seat } chiede di annullare { $count } azioni.
    }
past-log-undo-answered = { $agree ->
        [yes] { $seat } è d’accordo ad annullare.
       *[no] { $seat } non è d’accordo. Non si annulla nulla.
    }
past-log-undone = { $count ->
        [one] { $seat } ha annullato un’azione.
       *[other] { $seat } ha annullato { $count } azioni.
    }
past-log-undone-together = { $count ->
        [one] Tutti d’accordo: un’azione è stata annullata.
       *[other] Tutti d’accordo: { $count } azioni sono state annullate.
    }
past-log-taken-over = Il tempo di { $seat } è scaduto. Ora gioca il bot { $bot }.
past-log-returned = { $name } ({ $seat }) è di nuovo al tavolo.

## Annullare

past-undo-here = Annulla fin qui
past-undo-title = Tornare a questo momento?
past-undo-free = { $count ->
        [one] Un’azione viene annullata. Poi puoi decidere di nuovo.
       *[other] { $count } azioni vengono annullate. Poi puoi decidere di nuovo.
    }
past-undo-ask = { $count ->
        [one] Verrebbe annullata un’azione. Prima lo si chiede agli altri al tavolo; se uno di loro dice di no, tutto resta com’è.
       *[other] Verrebbero annullate { $count } azioni. Prima lo si chiede agli altri al tavolo; se uno di loro dice di no, tutto resta com’è.
    }
# Non «Annulla»: accanto c'è il pulsante che chiude la domanda, che si chiama così.
past-undo-yes = Sì, torna lì
past-undo-yes-ask = Chiedi agli altri

## Ripercorrere

past-scrub = Ripercorri la partita
past-scrub-slider = Momento della partita
past-scrub-keys = Frecce: un’azione. Maiusc e frecce: un turno. Tasti pagina: dieci azioni. Spazio: avvio o pausa.
past-scrub-spoken = Giro { $round }, { $seat }: { $what }
past-scrub-deal = Distribuzione
past-scrub-turn-back = Indietro di un turno
past-scrub-back = Indietro di un’azione
past-scrub-play = Avvia
past-scrub-pause = Pausa
past-scrub-forward = Avanti di un’azione
past-scrub-turn-forward = Avanti di un turno
past-scrub-first-is = La partita comincia qui.
past-scrub-last-is = Dopo questo non è successo nulla.
past-scrub-go = Vai a …
past-scrub-rounds = Giri
past-scrub-auctions = Aste
past-scrub-auction = Giro { $round }: carico di { $seat }
past-scrub-end = La fine è decisa
past-scrub-copy = Copia link
past-scrub-copied = Copiato
past-fork = Gioca da qui
past-fork-title = Giocare da questo momento?
past-fork-again = Si apre un nuovo tavolo che continua da qui. Tu giochi { $seat }, gli altri li giocano dei bot. Questa partita resta com’è.
past-fork-study = Si apre un nuovo tavolo privato che continua da qui. Tu giochi { $seat }, gli altri li giocano dei bot. Le carte valore che non conosci vengono distribuite di nuovo. Questa partita va avanti com’è.
past-fork-yes = Apri il tavolo

## Il punteggio

past-score = Il punteggio, passo per passo
past-score-of = Il punteggio di { $name }
past-score-large = Mostra come tabella
past-score-later = Quando la partita è terminata, qui si calcola il punteggio, passo per passo.
past-end-standing = La classifica
past-score-won-alone = { $names } vince con ${ $amount }.
past-score-won-island = { $names } vince: il punteggio migliore, ${ $amount }, è in parità, e { $names } ha il maggior numero di container rimasti sull’isola ({ $count } contro { $less }).
past-score-won-factory = { $names } vince: il punteggio migliore, ${ $amount }, è in parità, e { $names } ha il maggior numero di container nel deposito industriale ({ $count } contro { $less }).
past-score-won-shared = { $names } si dividono la vittoria con ${ $amount }.
past-score-f1 = Il colore $5/$10
past-score-f2 = Si scarta il colore più numeroso
past-score-f3 = Si conta
past-score-f4 = Chi vince
past-score-every = Sull’isola ci sono tutti e cinque i colori: { $colour } vale ${ $amount }.
past-score-missing = { $count ->
        [5] L’isola è vuota: { $colour } vale ${ $amount }.
        [one] Sull’isola manca un colore ({ $missing }): { $colour } vale ${ $amount }.
       *[other] Non ci sono tutti e cinque i colori (mancano { $missing }): { $colour } vale ${ $amount }.
    }
past-score-discard-nothing = Non c’è nulla da scartare.
past-score-discard-most = { $count ->
        [one] Il colore più numeroso è { $colour }, con un container, che viene scartato.
       *[other] Il colore più numeroso è { $colour }, con { $count } container, che vengono scartati.
    }
past-score-discard-two-value = { $tied } sono in parità ({ $count } per colore); { $colour } è il colore $5/$10, quindi viene scartato.
past-score-discard-least = { $tied } sono in parità ({ $count } per colore); { $colour } vale meno, quindi viene scartato.
past-score-times = { $count } × ${ $amount }
past-score-none = niente
past-score-removed = scartato
past-score-island = Isola
past-score-cash = Denaro
past-score-harbour = Deposito portuale
past-score-ship = Nave
past-score-bank = Porto alla Banca d’Investimento
past-score-loans = Prestiti
past-score-total = Totale
past-score-place = { $place }º posto
past-score-tie-island = { $count ->
        [one] Un container rimasto sull’isola
       *[other] { $count } container rimasti sull’isola
    }
past-score-tie-factory = { $count ->
        [one] Un container nel deposito industriale
       *[other] { $count } container nel deposito industriale
    }

## Grafici dell'economia

past-economy = L’economia di questa partita
past-economy-how = Passa su un grafico, o usa le frecce, per leggerne i numeri. Con un doppio clic o Invio vedi il tavolo in quel momento.
past-economy-running = Finché la partita dura, vedi ciò che puoi sapere. Dopo la fine vedi tutto.
past-economy-nothing = Non c’è ancora nulla da mostrare.
past-economy-large = Ingrandisci

past-axis-round = Giro
past-axis-turn = Turno
past-axis-seat = Giocatore
past-axis-dollars = Dollari
past-axis-dollars-round = Dollari nel giro
past-axis-each = Dollari per container
past-axis-containers = Container

past-figure-worth = Patrimonio
past-figure-worth-reading = Il punteggio che ogni giocatore avrebbe avuto se la partita fosse finita dopo quel turno.
past-figure-worth-own = Il punteggio che avresti se la partita finisse dopo quel turno. Le carte valore degli altri sono segrete fino alla fine.
past-figure-cash = Denaro
past-figure-cash-reading = Quanto aveva in mano ogni giocatore alla fine di ogni turno.
past-figure-supply = Denaro in gioco
past-figure-supply-reading = Il denaro di tutti i giocatori insieme, alla fine di ogni turno.
past-figure-flows = Da dove viene il denaro e dove va
past-figure-flows-reading = Sopra la linea: ciò che in ogni giro i giocatori hanno ricevuto da fuori. Sotto: ciò che hanno speso verso fuori. I pagamenti tra giocatori qui non ci sono.
past-figure-prices = Prezzi lungo la filiera
past-figure-prices-reading = Quanto è costato un container, dal deposito industriale all’isola. Un segno più grande sta per più container. All’isola è l’offerta, ripartita sul carico, senza il sussidio; ha una scala tutta sua.
past-figure-deliveries = Consegne nel tempo
past-figure-deliveries-reading = I container arrivati finora sull’isola di ogni giocatore.
past-figure-colours = Consegne per colore
past-figure-colours-reading = Quali colori sono arrivati sull’isola di ogni giocatore.

# Chi ha il denaro in gioco.
past-money-seats = tutti i giocatori
past-money-brokers = broker e carta di pagamento
# Da dove viene il denaro dei giocatori, e dove va.
past-flow-loans = prestiti presi
past-flow-subsidy = sussidi
past-flow-domestic = vendite interne
past-flow-brokers = vinto dai broker
past-flow-interest = interessi
past-flow-machines = macchinari
past-flow-warehouses = magazzini
past-flow-declined = offerte rifiutate
past-flow-repaid = prestiti rimborsati
past-flow-bids = offerte ai broker
# Dove si comprano i container.
past-place-factory = Depositi industriali
past-place-harbour = Depositi portuali
past-place-island = Isola
past-cargo-sold = carico venduto
past-cargo-kept = carico tenuto dal proprietario

past-plot-legend = Mostra o nascondi
past-plot-part = { $title }: { $part }
past-plot-spoken = { $when }: { $values }
past-plot-value = { $what } { $value }
past-plot-as-table = Come tabella
past-plot-as-chart = Come grafico
past-plot-csv = Numeri (CSV)
past-plot-svg = Immagine (SVG)
past-scrub-told = Che cosa è successo in questo momento
