# Il gioco nel terminale. Ciò che si scrive (`produce k@2`, `help`, `log all`, le lettere dei colori, i nomi dei posti
# come in `stock red`) è uguale in tutte le lingue. Le tabelle sono strette: ciò che vi sta resti breve.
# $goods e simili sono container con le loro lettere («kk n»); $seats-count è il numero di $seats.

## In testa al tavolo: fatti separati da punti

terminal-round = { $limit ->
        [0] Giro { $round }
       *[other] Giro { $round } di { $limit }
    }
terminal-over = la partita è terminata
terminal-turn = { $actions ->
        [0] turno di { $seat }, nessuna azione rimasta
        [one] turno di { $seat }, ancora { $actions } azione
       *[other] turno di { $seat }, ancora { $actions } azioni
    }
# Ciò che il giocatore di turno ha già fatto
terminal-done-produced = ha prodotto
terminal-done-called = ha chiamato un broker
terminal-done-won = ha vinto da un broker
terminal-done-sold = ha fatto una vendita interna
# Chi aspetta il tavolo, e per che cosa
terminal-asked = { $phase ->
        [price] tocca a { $seats } prezzare ciò che è tornato
        [bids] tocca a { $seats } fare un’offerta
        [tiebreak] tocca a { $seats } fare un’offerta addizionale
        [raise] tocca a { $seats } rilanciare o passare
        [decide] tocca a { $seats } accettare o rifiutare
        [seize] tocca a { $seats } scegliere che cosa sequestrare
        [seize-kind] tocca a { $seats } cedere un magazzino o un macchinario
        [seize-machine] tocca a { $seats } scegliere quale macchinario se ne va
       *[pay] tocca a { $seats } pagare i broker
    }
terminal-edition = { $edition-key ->
        [classic] edizione classica
        [anniversary] edizione anniversario
       *[other] { $edition }
    }

## La tabella dei giocatori

terminal-seat = Giocatore
terminal-machines = Macchinari
terminal-factory = Industria
terminal-harbour = Porto
terminal-ship = Nave
terminal-island = Isola
terminal-you = { $seat } (tu)
terminal-loans = { $loans ->
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    }
terminal-money-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
# Quanto costa il prossimo macchinario; 0: non c'è più spazio
terminal-next = { $price ->
        [0] completo
       *[other] pross. ${ $price }
    }
# Gli spazi del porto, occupati e totali, e quanto costa il prossimo magazzino
terminal-places = { $price ->
        [0] { $used }/{ $warehouses }, completo
       *[other] { $used }/{ $warehouses }, pross. ${ $price }
    }
# Dov'è la nave
terminal-at-sea = in mare
terminal-at-island = all’isola
terminal-at-bank = alla banca
terminal-at-seat = da { $seat }
# Nel porto di un giocatore alla Banca d'Investimento
terminal-in-bank = banca { $goods }

## La scorta e le carte valore

terminal-supply = Scorta
terminal-none-left = esaurito
terminal-warehouses = { $count ->
        [one] { $count } magazzino
       *[other] { $count } magazzini
    }
terminal-gone = { $gone } di { $end } esauriti
terminal-last-turn = l’ultimo turno
terminal-your-card = La tua carta
terminal-card-of = Carta di { $seat }
terminal-card = carta { $card }

## I broker

terminal-brokers = Broker
terminal-no-goods = nessun container
terminal-payment-free = carta di pagamento libera
terminal-payment-for-goods = { $seat } offre ${ $amount } per i container di { $broker }
terminal-payment-for-money = { $seat } offre { $goods } per il denaro di { $broker }

## Ciò che si sta risolvendo

terminal-default = { $loans ->
        [one] { $seat } è insolvente per { $loans } prestito
       *[other] { $seat } è insolvente per { $loans } prestiti
    }
terminal-in-hand = { $seat } ha in mano: { $goods }
terminal-for-sale = { $seat } vende: { $goods }
terminal-bids-in = Offerte segrete già fatte: { $seats }
terminal-bid-in = { $cards ->
        [0] { $seat }
        [one] { $seat } ({ $cards } carta)
       *[other] { $seat } ({ $cards } carte)
    }
terminal-your-bid = La tua offerta segreta: { $bid }
terminal-bid-of = Offerta segreta di { $seat }: { $bid }
# Un'offerta da sola, come nei due messaggi precedenti
terminal-bid = { $bluff ->
        [0] ${ $amount }
        [one] ${ $amount } con { $bluff } carta bluff
       *[other] ${ $amount } con { $bluff } carte bluff
    }
terminal-bid-counting = { $bluff ->
        [0] ${ $amount }, vale ${ $counts }
        [one] ${ $amount } con { $bluff } carta bluff, vale ${ $counts }
       *[other] ${ $amount } con { $bluff } carte bluff, vale ${ $counts }
    }
# $bids è un elenco fatto dei tre seguenti
terminal-bids = Offerte: { $bids }
terminal-seat-bid = { $seat } { $bid }
terminal-seat-bids = { $seat } { $bid } + { $extra }
terminal-seat-passed = { $seat } ha passato
terminal-highest = Offerta più alta: ${ $amount } di { $seats }

## Ciò che si può fare: righe dopo «Puoi», ognuna con accanto un esempio da scrivere

terminal-you-can = Puoi
terminal-for-example = per esempio
terminal-can-build-machine = comprare un macchinario per ${ $price }: { $goods }
terminal-can-build-warehouse = comprare un magazzino per ${ $price }
terminal-can-produce = produrre { $goods } e pagare $1 a { $boss }
terminal-can-produce-some = produrre { $count } tra { $goods } e pagare $1 a { $boss }
terminal-can-set-out = { $fee ->
        [0] riprezzare il deposito industriale
       *[other] riprezzare il deposito industriale e pagare ${ $fee } a { $boss }
    }
# Seguono i container, con i loro prezzi
terminal-can-stock = comprare da { $seat } (spazio per { $room })
terminal-can-reprice = riprezzare il deposito portuale
terminal-can-sell = fare una vendita interna per $2, uno tra { $goods }
# Seguono i container, con i loro prezzi
terminal-can-sail = andare da { $seat }
terminal-can-sail-empty = andare da { $seats } (niente da caricare)
terminal-can-sail-sea = uscire in mare aperto
terminal-can-sail-island = andare all’isola e mettere all’asta { $goods }
terminal-can-sail-bank = andare nel tuo porto alla banca: { $goods }
terminal-can-sail-bank-empty = andare nel tuo porto alla banca (niente da caricare)
# Seguono i container, con i loro prezzi
terminal-can-load = caricare da { $seat }
terminal-can-load-bank = caricare alla banca: { $goods }
terminal-can-bid = offrire da ${ $least } a ${ $most }
terminal-can-add = aggiungere alla tua offerta da ${ $least } a ${ $most }
# Questi due continuano la riga precedente
terminal-can-bid-loan = … fino a ${ $most } con un prestito apposta
terminal-can-bid-bluff = { $cards ->
        [one] … con { $cards } carta bluff
       *[other] … con { $cards } carte bluff
    }
terminal-can-accept = vendere il carico a { $seat }, che paga ${ $price }; la banca aggiunge ${ $price }
terminal-can-decline = tenere il carico e pagare ${ $price } alla banca
terminal-can-call-goods = chiamare il broker { $broker } per { $goods } e offrire da ${ $least } a ${ $most }
# $brokers è «I ($4) o II ($5)», fatto del messaggio sotto
terminal-can-call-money = { $least ->
        [one] chiamare il broker { $brokers } per il denaro e offrire almeno { $least } container
       *[other] chiamare il broker { $brokers } per il denaro e offrire almeno { $least } container
    }
terminal-broker-money = { $broker } (${ $money })
terminal-can-price = prezzare ciò che è tornato, nel deposito industriale { $factory }, nel deposito portuale { $harbour }
terminal-can-pay = pagare i broker I, II, III, I, … nell’ordine che vuoi: { $goods }
terminal-can-seize = scegliere che cosa perde { $seat }: { $goods }
# Seguono i container, con i loro prezzi
terminal-can-seize-priced = scegliere che cosa perde { $seat }:
terminal-can-seize-machine = scegliere il macchinario che se ne va: { $goods }
terminal-can-give-up-warehouse = cedere un magazzino
terminal-can-give-up-machine = cedere un macchinario
terminal-can-loan = prendere un prestito di ${ $amount }; non è un’azione
terminal-can-loan-to-decline = prendere un prestito di ${ $amount }, perché rifiutare costa ${ $price }
terminal-can-repay = rimborsare un prestito con ${ $amount }; non è un’azione
terminal-can-pass = passare e concludere il tuo turno
terminal-can-stop = non rilanciare più

## Aiuto

terminal-help-actions = Un’azione si scrive su una riga. Comincia con una di queste parole: { $words }.
terminal-help-letters = Un container con il suo prezzo è la sua lettera, @ e il prezzo. Le lettere qui:
# $seats è «blue (Blu), red (Rosso)»
terminal-help-seats = I posti si scrivono così: { $seats }.
terminal-help-examples = L’elenco sotto il tavolo ha degli esempi; «help produce» mostra come si scrive un’azione.
terminal-help-keys = Il tasto TAB completa le parole. Una riga non permessa non cambia nulla.
terminal-help-commands = Oltre alle azioni ci sono:
# Al posto del nome di un file: «save FILE»
terminal-word-file = FILE
# $word ha già le sue virgolette
terminal-no-help = Non c’è nessun aiuto su { $word }.
terminal-no-help-near = Non c’è nessun aiuto su { $word }. Intendi { $near }?
# Che cosa fa ognuna delle parole
terminal-about-produce = Ogni macchinario produce un container se c’è spazio e se la scorta ne ha uno; il tuo vicino di destra riceve $1. Scrivi tutto il deposito industriale con i suoi prezzi, da $1 a $4: ciò che c’era e ciò che viene prodotto. Una volta per turno.
terminal-about-stock = Compra dal deposito industriale di un altro giocatore ai suoi prezzi. Dopo la freccia sta tutto il tuo deposito portuale con i suoi prezzi, da $2 a $6; contiene un container per magazzino.
terminal-about-reprice = Riprezza il tuo deposito portuale senza comprare: tutto il deposito, da $2 a $6.
terminal-about-sail = Un’azione porta la nave dal mare aperto in un porto, o di nuovo in mare. Nel porto di un altro giocatore può caricare subito, al massimo cinque container a bordo. All’isola il carico va all’asta e il tuo turno finisce. «bank» è il tuo porto alla Banca d’Investimento.
terminal-about-load = Carica dove la nave è già attraccata; con i prezzi nel porto di un giocatore, senza prezzi nel tuo porto alla Banca d’Investimento.
terminal-about-build = Compra un macchinario di un colore che non hai, o un magazzino. Quanto costa il prossimo sta sotto i tuoi macchinari e accanto agli spazi del tuo porto.
terminal-about-bid = Fai un’offerta per il carico: al massimo ciò che hai, di più con un prestito insieme all’offerta. Con l’offerta vanno le carte bluff, dove il tavolo le ha. Dopo una parità, l’importo è ciò che aggiungi.
terminal-about-accept = Vendi il carico: chi vince paga la sua offerta, la banca ti paga altrettanto.
terminal-about-decline = Tieni il carico e paga l’offerta più alta alla banca.
terminal-about-award = Le offerte sono in parità: vendi il carico a uno dei giocatori in parità.
terminal-about-call = Chiama un broker: offri denaro per i suoi container, o container dei tuoi depositi per il suo denaro. Se nessuno offre di più, vinci all’inizio del tuo prossimo turno. Una volta per turno.
terminal-about-price = La tua offerta ai broker è stata superata: prezza i container che sono tornati, deposito per deposito.
terminal-about-pay = Paga i container offerti ai broker I, II, III, I, … nell’ordine in cui li scrivi.
terminal-about-sell = Vendita interna: un container torna nella scorta, per $2 dalla banca.
terminal-about-loan = Prendi $10 dalla banca quando vuoi; al massimo due prestiti, $1 di interessi ciascuno all’inizio del tuo turno. Non è un’azione. Se si gioca in più persone allo stesso schermo, «red: loan» ne prende uno per Rosso.
terminal-about-repay = Rimborsa un prestito con $10, nel tuo turno. Non è un’azione.
terminal-about-seize = Il tuo vicino di sinistra è insolvente: scegli il container, o il macchinario, che se ne va.
terminal-about-give = Sei insolvente: di’ quale dei due se ne va.
terminal-about-pass = Rinuncia alle azioni che ti restano; nell’asta al rialzo, non rilanciare più.
terminal-about-help = Spiega che cosa si può scrivere, o una parola sola.
terminal-about-board = Mostra il tavolo e che cosa puoi fare.
terminal-about-log = Racconta che cosa è appena successo, o tutto.
terminal-about-who = Dice chi gioca ai posti dove non siede nessuno.
terminal-about-undo = Torna alla tua ultima decisione, finché nulla di segreto è stato rivelato e nessun’altra persona ha deciso nel frattempo.
terminal-about-position = Scrive la posizione come testo, senza ciò che non puoi sapere.
terminal-about-save = Scrive la partita in un file, con le carte di tutti; `longshore play --terminal --from FILE` la continua. Un nome che finisce in .json ne fa JSON.
terminal-about-quit = Lascia la partita.

## Allo schermo

terminal-played-by = { $seat } è giocato da { $bot }. { $about }
terminal-all-people = A ogni posto siede qualcuno.
terminal-thinking = { $seat } sta pensando …
# Una richiesta: il giocatore deve premere un tasto
terminal-alone = { $seat }, premi Invio quando allo schermo ci sei solo tu.
terminal-left = La partita resta incompiuta.
terminal-input-ended = L’input è finito; la partita resta incompiuta.
terminal-other-seat = A questo schermo tu sei { $seat }.
# $reason è in inglese, del tipo «said 'sail to the moon' (str): …»
terminal-forfeit = Il bot di { $seat } ha fatto un errore ({ $reason }). Perde la decisione; al suo posto si fa una mossa sicura.
terminal-log-which = Scrivi «log» per gli ultimi fatti, o «log all».
terminal-save-name = Manca un nome, come in «save evening.game».
terminal-saved = La partita fin qui è in { $name }, con le carte di tutti.
terminal-undo-nothing = Non c’è nessuna tua decisione da annullare.
terminal-undo-others = { $seats-count ->
        [one] { $seats } ha deciso dopo di te; questo resta valido.
       *[other] { $seats } hanno deciso dopo di te; questo resta valido.
    }
terminal-undo-revealed = Dopo la tua ultima decisione sono state rivelate delle offerte; resta valida.
terminal-undone = Sei di nuovo alla tua ultima decisione.
# Una nota alla fine del testo di una posizione
terminal-position-note = Manca ciò che gli altri nascondono: denaro, carte e offerte segrete.
terminal-no-language-set = LONGSHORE_LANGUAGE è «{ $given }», ma questa lingua non c’è; ci sono: { $known }.

## Rivedere una partita

terminal-after = { $played ->
        [one] Dopo { $played } azione:
       *[other] Dopo { $played } azioni:
    }
terminal-after-some = { $played ->
        [one] Dopo { $played } azione di { $actions }:
       *[other] Dopo { $played } azioni di { $actions }:
    }
terminal-at-range = --at va da 0 a { $actions }, il numero di azioni di questa partita; non { $at }.

## Il punteggio finale

terminal-score = Punteggio
terminal-score-cash = Denaro
terminal-score-island = Isola
terminal-score-harbour = Porto
terminal-score-ship = Nave
terminal-score-bank = Banca
terminal-score-loans = Prestiti
terminal-score-total = Totale
terminal-seat-card = { $seat } carta { $card }
terminal-discarded = scartati
terminal-island-empty = niente sull’isola
terminal-wins = { $seat } vince con ${ $total }.
# Che cosa ha risolto la parità
terminal-wins-tie = { $by ->
        [island] { $seat } vince con ${ $total } e il maggior numero di container rimasti sull’isola.
       *[factory] { $seat } vince con ${ $total } e il maggior numero di container nel deposito industriale.
    }
terminal-shared = { $seats } si dividono la vittoria con ${ $total }.

## File; $source è «input» per lo standard input

terminal-file-too-large = { $source ->
        [input] Lo standard input è più grande di qualsiasi partita o posizione ({ $most } MB).
       *[file] { $name } è più grande di qualsiasi partita o posizione ({ $most } MB).
    }
terminal-file-not-text = { $source ->
        [input] Lo standard input non è testo.
       *[file] { $name } non è un file di testo.
    }
terminal-file-not-utf8 = { $source ->
        [input] Lo standard input non è testo UTF-8: nella riga { $line } c’è un byte che non lo è.
       *[file] { $name } non è testo UTF-8: nella riga { $line } c’è un byte che non lo è.
    }
terminal-file-empty = { $source ->
        [input] Lo standard input è vuoto.
       *[file] { $name } è vuoto.
    }
# $name ha già le sue virgolette
terminal-file-no-name = { $name } non è il nome di un file.
terminal-file-is-folder = { $name } è una cartella, non un file.
terminal-file-exists = { $name } esiste già; scegli un altro nome.
terminal-file-no-folder = Non c’è nessuna cartella { $folder } per { $name }.
terminal-file-missing = Non c’è nessun file { $name }.
terminal-file-forbidden = { $name }: manca il permesso.
# $reason è ciò che dice il sistema
terminal-file-trouble = { $name }: { $reason }.
terminal-file-is-position = { $name }: questa è una posizione, non una partita; vedi `longshore position`.
terminal-file-no-game = { $name }: questa non è una partita salvata. Il file di una partita viene da `save` nel terminale, o dal menu di un tavolo dopo la fine.
terminal-file-is-game = { $name }: questa è una partita, non una posizione; vedi `longshore replay`.
# $problem dice che cosa c'è di sbagliato nel testo, e dove
terminal-file-wrong = { $name }: { $problem }
