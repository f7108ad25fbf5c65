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
briefing-answer = Rispondi con la tua azione su una riga tutta sua, scritta per intero, come “stock red k@2 -> k@4”. Più azioni del tuo turno stanno ognuna su una riga, nel loro ordine. Prima puoi spiegarti.

## Ciò che si dice a una decisione

briefing-not-asked = Adesso non hai nulla da decidere; il tavolo aspetta: { $seats }.

## Che cosa non va in una risposta

answer-nothing = Nella tua risposta non c’è nessuna azione.
answer-unread = Non si è potuto leggere “{ $line }”: { $problem }.
answer-refused = “{ $line }” non è possibile: { $reason }
answer-too-late = “{ $line }” non è possibile: ciò che precede conclude quello che hai da decidere.
answer-for-other = “{ $line }” è per un altro posto; tu giochi come { $seat }.
answer-right = Giusto sarebbe: { $form }
answer-again = Non è stato fatto nulla. Rispondi di nuovo con ciò che vuoi fare.

## Parole che si capiscono oltre a quelle della notazione, separate da virgole

answer-say-build = costruire, costruisco, costruisci
answer-say-produce = produrre, produco, produci, produzione
answer-say-stock = comprare da, compro da, compra da, acquistare da
answer-say-reprice = riprezzare, riprezzo, cambiare prezzi, nuovi prezzi
answer-say-sail = andare, vado, navigare, navigo, salpare, salpo, uscire
answer-say-load = caricare, carico da
answer-say-bid = offrire, offro, offerta, puntare, punto
answer-say-accept = accettare, accetto, vendere il carico
answer-say-decline = rifiutare, rifiuto, tenere il carico
answer-say-award = assegnare, assegno, assegnare a
answer-say-loan = prestito, prestiti, prendere un prestito
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
answer-say-nothing = il, lo, la, i, gli, le, un, una, di, da, e, a, al, per, con, nel, in, verso, mio, mia, adesso
