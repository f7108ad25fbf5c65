# Un posto in parole: ciò che si dice ai giocatori che leggono la partita come testo (programmi, modelli linguistici,
# persone con un lettore di schermo), e le parole che si capiscono nelle loro risposte.

## Titoli

briefing-rules = Le regole di questo tavolo
briefing-situation = La situazione
briefing-since = Che cosa è successo dalla tua ultima decisione
briefing-choices = Che cosa puoi fare adesso, e come si scrive

## Ciò che si dice una volta

briefing-you = Giochi come { $seat }. Al tavolo, in ordine di turno: { $seats }. Chi alla fine ha più punti vince.
briefing-round-limit = Qui la partita finisce anche dopo { $rounds ->
        [one] { $rounds } giro
       *[other] { $rounds } giri
    }.
briefing-forms = Come leggere ciò che puoi fare: “a|b” è uno dei due, “2-6” un numero intero da 2 a 6, “[1-2 of a b c]” uno o due di quelli elencati, “@1-4” un prezzo per ogni container, “[…]” ciò che è stato scelto prima. “ | ” sta fra righe intere tra cui scegliere. Un container è la lettera del suo colore, con il suo prezzo dopo @. Devi poter pagare ciò che prendi.
briefing-answer = Rispondi con la tua azione, da sola su una riga e scritta per intero, come “stock red k@2 -> k@4”. Se nel tuo turno fai più azioni, scrivile una per riga, nell’ordine. Prima puoi spiegare la tua scelta.
# What stands in < > is written so in every language.
briefing-notes-how = Fra <notes> e </notes> puoi appuntarti qualcosa per dopo: lo rileggerai alla prossima decisione, e nient’altro di ciò che hai pensato. Ciò che appunti sostituisce gli appunti di prima; restano gli ultimi { $most } caratteri.
briefing-notes = I tuoi appunti

## Ciò che si dice a una decisione

briefing-not-asked = Adesso non hai nulla da decidere; il tavolo aspetta: { $seats }.
briefing-said = { $name } dice: “{ $text }”
briefing-undone = Quanto era stato fatto da allora è stato annullato.

## A un tavolo altrove

briefing-open = La partita non è cominciata: { $open ->
        [one] un posto è libero
       *[other] { $open } posti sono liberi
    }. Al tavolo: { $names }.
briefing-begins = { $host ->
        [yes] Questo tavolo l’hai aperto tu: nulla comincia finché non chiami start_game; i posti ancora liberi andranno a dei bot.
       *[no] La partita comincia quando la avvia chi ha aperto il tavolo.
    }
briefing-invitation = Gli altri possono sedersi con questo link: { $link }
briefing-key = La chiave del tuo posto: { $key }
briefing-closed = Il tavolo è stato chiuso prima che la partita finisse.
briefing-done = Che cosa hai fatto
briefing-tried = Che cosa ne verrebbe; non è ancora fatto nulla
briefing-tried-ends = { $ends ->
        [auction] Questo concluderebbe il tuo turno con un’asta.
        [game] Questo concluderebbe la partita.
       *[turn] Questo concluderebbe il tuo turno.
    }
briefing-possible = “{ $line }” è possibile adesso.
briefing-no-news = Non c’è ancora nulla da decidere. Continua ad aspettare.
briefing-not-yet = Longshore si sta preparando su questo computer; la prima volta ci vuole qualche minuto. Chiama di nuovo.
briefing-left = Ti sei alzato dal tavolo.
briefing-chatted = Detto.
briefing-no-tables = Nessun tavolo pubblico ha un posto libero. Aprine uno con open_table.
briefing-table = { $table }: { $edition }, { $pace ->
        [days] in più giorni
       *[live] dal vivo
    }, { $open } posti liberi su { $count }
briefing-which-seat = Di’ quale posto: la sua chiave, come l’ha data sit_down o open_table.
briefing-no-key = Questa non è la chiave di un posto; sit_down e open_table ne danno una.

## Che cosa non va in una risposta

answer-nothing = Nella tua risposta non c’è nessuna azione.
answer-unread = Non si è potuto leggere “{ $line }”: { $problem }.
answer-refused = “{ $line }” non è possibile: { $reason }
answer-too-late = “{ $line }” non è possibile: ciò che precede conclude quello che hai da decidere.
answer-too-many = Queste sono { $count } azioni; tutte insieme possono essere al massimo { $most }.
answer-for-other = “{ $line }” è per un altro posto; tu giochi come { $seat }.
answer-right = Forma corretta: { $form }
answer-again = Non è stato fatto nulla. Rispondi di nuovo con ciò che vuoi fare.

## Parole che si capiscono oltre a quelle della notazione, separate da virgole

answer-say-build = costruire, costruisco, costruisci
answer-say-produce = produrre, produco, produci, produzione
answer-say-stock = comprare da, compro da, compra da, acquistare da
answer-say-reprice = riprezzare, riprezzo, cambiare prezzi, nuovi prezzi
answer-say-sail = andare, vado, navigare, navigo, salpare, salpo, uscire, esco, torno, tornare, naviga, vai
answer-say-load = caricare, carico da, carico, carica
answer-say-bid = offrire, offro, offerta, puntare, punto
answer-say-accept = accettare, accetto, vendere il carico, accetto offerta, accetto l'offerta
answer-say-decline = rifiutare, rifiuto, tenere il carico, tengo il carico
answer-say-award = assegnare, assegno, assegnare a
answer-say-loan = prestito, prestiti, prendere un prestito, prendo un prestito, chiedo un prestito
answer-say-repay = rimborsare, rimborso, rimborsare un prestito
answer-say-sell = vendere, vendo, vendita interna
answer-say-call = chiamare, chiamo, broker
answer-say-price = prezzare, prezzo
answer-say-pay = pagare, pago
answer-say-seize = sequestrare, sequestro
answer-say-give = cedere, cedo
answer-say-pass = passare, passo, finire il turno, concludere il turno, non fare nulla
answer-say-warehouse = magazzino, magazzini
answer-say-machine = macchina, macchinario
answer-say-sea = mare, mare aperto
answer-say-island = isola
answer-say-bank = banca
answer-say-goods = merci, container
answer-say-money = denaro, soldi
answer-say-factory = industria, fabbrica, deposito industriale
answer-say-harbour = porto, deposito portuale
answer-say-bluff = carta bluff, carte bluff
answer-say-at = a, per
answer-say-then = poi, e poi, quindi
answer-say-mark = azione, azioni, risposta, la mia risposta, mossa, decisione
answer-say-not = non, mai, nessun, nessuna, invece, piuttosto
answer-say-nothing = il, lo, la, i, gli, le, un, una, di, da, e, a, al, per, con, nel, in, verso, mio, mia, adesso, voglio, prima, del, della, dal, dalla
