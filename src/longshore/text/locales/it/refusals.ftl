# Perché un'azione non si può fare: che cosa non va, e che cosa andrebbe.
refused-game-over = La partita è terminata.
refused-not-asked = { $seat } non ha nulla da decidere adesso; il tavolo aspetta: { $others }.
refused-wrong-moment = { $seat } non può farlo adesso: { $needed ->
        [act] deve fare un’azione o passare
        [price] deve fissare il prezzo dei container che gli sono tornati
        [bids] deve fare un’offerta per il carico
        [tiebreak] deve fare un’offerta addizionale per risolvere la parità, anche di $0
        [raise] deve rilanciare o passare
        [decide] deve accettare o rifiutare l’offerta più alta
        [seize] deve scegliere il container da sequestrare
        [seize-kind] deve dire se se ne va un magazzino o un macchinario
        [seize-machine] deve scegliere il macchinario che se ne va
        [pay] deve pagare ai broker i container offerti
       *[other] gli si chiede altro
    }.
refused-no-actions = { $seat } non ha più azioni: può rimborsare un prestito o concludere il turno passando.
refused-not-possible = { $seat } non può farlo adesso.
refused-no-such-colour = Non c’è nessun colore numero { $number }; i colori sono numerati da 0 a 4.
refused-no-such-seat = Non c’è nessun posto numero { $number }; i { $seats } posti sono numerati a partire da 0.
refused-no-such-price = Un container { $colour } non può essere venduto lì a ${ $price }: i prezzi vanno da ${ $lowest } a ${ $highest }.
refused-not-for-sale = Lì non c’è nessun container { $colour } a ${ $price }; ci sono: { $goods }.
refused-too-dear = { $seat } non può pagare ${ $price }: ha ${ $cash }{ $loans ->
        [0] {""}
        [one] , ma prima può prendere un prestito
       *[other] , ma prima può prendere { $loans } prestiti
    }.
refused-wage-too-dear = { $seat } non può pagare ${ $price } al boss del sindacato: ha ${ $cash }{ $loans ->
        [0] {""}
       *[other] , ma prima può prendere un prestito
    }.
refused-store-differs = Bisogna disporre tutto il deposito, né più né meno: { $goods }.
refused-no-machine-space = { $seat } non ha spazio per un altro macchinario: quattro è il massimo.
refused-no-warehouse-space = { $seat } non ha spazio per un altro magazzino: cinque è il massimo.
refused-machine-owned = { $seat } possiede già un macchinario { $colour }: mai due dello stesso colore.
refused-machines-gone = Nella scorta non c’è più nessun macchinario { $colour }.
refused-warehouses-gone = Nella scorta non ci sono più magazzini.
refused-produced-already = { $seat } ha già prodotto in questo turno; una volta per turno è il massimo.
refused-nothing-to-produce = { $seat } non può produrre nulla e nel deposito industriale non ha nulla da riprezzare.
refused-thrown-away = Nulla può essere buttato via; il deposito industriale contiene già: { $goods }.
refused-must-make = Bisogna disporre tutto il deposito industriale, ciò che c’era e un container per ogni macchinario che può produrne uno: { $goods }.
refused-must-choose = C’è spazio per { $count }; bisogna produrne esattamente { $count } tra: { $goods }.
refused-called-and-ending = Chi in questo turno ha chiamato il broker non può far finire la partita producendo.
refused-own-factory = { $seat } non può comprare dal proprio deposito industriale.
refused-takes-nothing = Bisogna prendere almeno un container.
refused-factory-empty = { $host } non ha nulla nel deposito industriale.
refused-harbour-full = { $seat } non può comprare { $count } container: nel deposito portuale c’è spazio per { $room }.
refused-nothing-to-reprice = { $seat } non ha nulla da riprezzare nel deposito portuale.
refused-no-domestic-sale = A questo tavolo non c’è la vendita interna.
refused-nothing-to-sell = { $seat } non ha nulla da vendere nei suoi depositi.
refused-first-turn = { $seat } non può fare una vendita interna nel suo primo turno.
refused-sale-comes-first = { $seat } può fare una sola vendita interna per turno, prima delle sue azioni.
refused-not-at-sea = { $seat } deve prima uscire in mare aperto: da un porto all’altro servono due azioni.
refused-at-sea-already = La nave di { $seat } è già in mare aperto.
refused-empty-ship = { $seat } deve avere almeno un container a bordo per andare all’isola straniera.
refused-own-harbour = { $seat } non può attraccare nel proprio porto.
refused-no-investment-bank = A questo tavolo non c’è la Banca d’Investimento.
refused-not-in-harbour = La nave di { $seat } non è nel porto di nessun giocatore: per caricare deve attraccare in uno di essi.
refused-not-in-bank-harbour = La nave di { $seat } non è nel suo porto alla Banca d’Investimento.
refused-no-docked-loading = A questo tavolo una nave carica solo quando arriva.
refused-ship-full = { $seat } non può caricare { $count } container: sulla nave c’è spazio per { $room }.
refused-harbour-empty = { $host } non ha nulla nel deposito portuale.
refused-bank-harbour-empty = { $seat } non ha nessun container nel suo porto alla Banca d’Investimento.
refused-not-on-pier = Lì non c’è nessun container { $colour }; ci sono: { $goods }.
refused-negative-bid = L’importo, i prestiti e le carte bluff di un’offerta sono numeri a partire da 0.
refused-too-many-loans = { $seat } { $free ->
        [0] non può prendere altri prestiti
        [1] può prendere ancora un prestito
       *[other] può prendere ancora { $free } prestiti
    }: il massimo è due alla volta.
refused-no-bluffing-cards = A questo tavolo non ci sono carte bluff.
refused-too-many-bluffs = { $seat } ha in mano { $cards } { $cards ->
        [one] carta
       *[other] carte
    } bluff.
refused-bid-too-high = { $seat } può offrire al massimo ${ $limit }{ $loans ->
        [0] {""}
        [one] , o fino a ${ $most } con un prestito
       *[other] , o fino a ${ $most } con { $loans } prestiti
    }.
refused-open-loan-first = Nell’asta al rialzo il prestito si prende prima, sotto gli occhi di tutti: il prestito, poi l’offerta.
refused-no-bluffing-openly = Nell’asta al rialzo le carte bluff non servono.
refused-bid-too-low = L’offerta deve essere di almeno ${ $lowest }.
refused-award-instead = Le offerte sono in parità: assegna il carico a uno di questi giocatori ({ $others }) oppure rifiuta.
refused-accept-instead = Le offerte non sono in parità: accetta o rifiuta.
refused-not-tied = { $seat } non è tra i giocatori in parità, che sono: { $others }.
refused-loan-with-bid = { $seat } deve fare un’offerta segreta: il prestito va insieme all’offerta, come in «bid 12 loan».
refused-not-own-turn = { $seat } può rimborsare un prestito solo nel proprio turno.
refused-repay-later = { $seat } può rimborsare un prestito tra un’azione e l’altra, non adesso.
refused-in-default = { $seat } non può prendere un prestito finché la sua insolvenza non è regolata.
refused-no-loan = { $seat } non ha prestiti da rimborsare.
refused-repay-too-dear = { $seat } non può rimborsare $10: ha ${ $cash }.
refused-no-such-broker = I broker sono I, II e III.
refused-called-already = { $seat } ha già chiamato il broker in questo turno; una volta per turno è il massimo.
refused-won-this-turn = { $seat } ha vinto l’asta di un broker all’inizio di questo turno e in questo turno non può chiamare il broker.
refused-ending-no-call = La partita finisce con questo turno: { $seat } non può chiamare il broker.
refused-empty-space = Quel broker non ha nulla lì per cui chiamarlo.
refused-other-space = C’è un’asta in corso: si possono fare offerte solo per { $kind ->
        [goods] i container
       *[money] il denaro
    } del broker { $broker }.
refused-too-few-containers = L’offerta deve essere di almeno { $lowest } container.
refused-must-pay = Bisogna pagare ciò che è stato offerto, ogni container una volta: { $goods }.
refused-cannot-seize = Quel container { $colour } non può essere sequestrato; bisogna sceglierne uno tra: { $goods }.
refused-machine-safe = Il macchinario { $colour } non può essere sequestrato; bisogna sceglierne uno tra: { $goods }.
