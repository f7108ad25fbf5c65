# Il tavolo disegnato, e ciò che ne dice un lettore di schermo.
# $name è il nome di una persona (o il colore del posto, se non ne ha uno), $names un elenco di nomi.
# $goods è un elenco del tipo «due neri a $3 e legno a $2».

## Luoghi

board-factory-short = Industria
board-harbour-short = Porto
board-factory-own = Il tuo deposito industriale
board-factory-of = Deposito industriale di { $name }
board-harbour-own = Il tuo deposito portuale
board-harbour-of = Deposito portuale di { $name }
board-store = { $name }, { $used } su { $capacity }: { $goods }
board-used = { $used }/{ $capacity }
board-machines = { $count ->
        [one] Un macchinario: { $colours }
       *[other] { $count } macchinari: { $colours }
    }{ $price ->
        [0] .
       *[other] . Il prossimo costa ${ $price }.
    }
board-warehouses = { $count ->
        [one] Un magazzino
       *[other] { $count } magazzini
    }{ $price ->
        [0] .
       *[other] . Il prossimo costa ${ $price }.
    }
# Al posto di un elenco di container: in un deposito, su una nave, da un broker.
board-nothing = niente
board-sea = Il mare
board-sea-unfold = Mostra mare e isola
board-sea-fold = Nascondi mare e isola
board-landed = { $count ->
        [one] 1 sull’isola
       *[other] { $count } sull’isola
    }
board-open-sea = Mare aperto
board-harbour-berth-of = Porto di { $name }
board-harbour-berth-own = Il tuo porto
board-island = Isola straniera
board-island-quay = Porto dell’isola
board-island-of = { $name } sull’isola: { $count ->
        [0] ancora niente
        [one] un container { $goods }
       *[other] { $count } container, { $goods }
    }
board-bank-harbours = Porti in banca
board-bank-harbour-of = { $name } alla Banca d’Investimento: { $count ->
        [0] niente
        [one] un container { $goods }
       *[other] { $count } container, { $goods }
    }
board-board-of = Pannello di { $name }
board-board-own = Il tuo pannello
board-enlarge = , guarda da vicino
board-hand = In mano
board-hand-holds = In mano, da prezzare: { $goods }

## Navi

board-ship = Nave
board-ship-of = Nave di { $name }, { $berth }; carico: { $goods }
board-ship-own = La tua nave, { $berth }; carico: { $goods }
board-at-sea = in mare aperto
board-at-island = all’isola
board-at-bank = alla Banca d’Investimento
board-at-harbour = nel porto di { $name }

## Posti e denaro

board-you = (tu)
board-colour-of-seat = , { $seat }
board-to-decide = deve decidere
board-winner = Vittoria:
board-money = Denaro
board-cash-hidden = Denaro nascosto
# Accanto a una somma: «$12 contati».
board-cash-counted = contati
board-cash-counted-why = Qui il denaro è nascosto. Questa è la somma di ciò che tutti hanno visto pagare, come la saprebbe chi ha buona memoria.
board-money-cards = { $count ->
        [one] una carta denaro
       *[other] { $count } carte denaro
    }
board-loan = prestito
board-loans = { $count ->
        [0] nessun prestito
        [one] un prestito
       *[other] { $count } prestiti
    }
board-card = Carta valore
board-value-card = Carta valore: { $worths }
board-value-card-hidden = Carta valore, coperta
board-two-values = { $low }/{ $high }

## Il turno

# Ciò che il tavolo mostra non è adesso: il proprio turno come sarà, o un momento passato.
board-moment-draft = Come sarà
board-moment-past = Un momento passato
board-round = Giro { $round }
board-turn-of = Turno di { $name }.
board-last-turn = Ultimo turno della partita
board-turns = Posti in ordine di turno
board-awaited = { $phase ->
        [act] { $actions ->
            [0] { $names } può concludere il turno.
            [one] { $names } ha ancora un’azione.
           *[other] { $names } ha { $actions } azioni.
        }
        [make] { $names } sceglie che cosa produrre.
        [price] { $names } fissa i prezzi.
        [stock] { $names } sceglie che cosa comprare.
        [load] { $names } sceglie che cosa caricare.
        [bids] Si attendono le offerte segrete: { $names }.
        [tiebreak] Parità. Si attendono le offerte addizionali: { $names }.
        [raise] { $names } può rilanciare.
        [decide] { $names } decide: vendere o tenere il carico.
        [seize] { $names } sceglie un container da sequestrare.
        [seize-kind] { $names } deve cedere un macchinario o un magazzino.
        [seize-machine] { $names } sceglie il macchinario da sequestrare.
        [call-bid] { $names } chiama un broker.
        [offer] { $names } chiama un broker.
        [pay] { $names } paga i broker.
       *[other] In attesa di { $names }.
    }
board-awaited-you = { $phase ->
        [act] { $actions ->
            [0] Il tuo turno: nessuna azione rimasta.
            [one] Il tuo turno: ancora un’azione.
           *[other] Il tuo turno: { $actions } azioni.
        }
        [make] Scegli che cosa produrre.
        [price] Fissa i prezzi dei container che hai in mano.
        [stock] Scegli che cosa comprare.
        [load] Scegli che cosa caricare.
        [bids] Fai la tua offerta segreta.
        [tiebreak] Parità: fai la tua offerta addizionale.
        [raise] Rilancia o passa.
        [decide] Vendi o tieni il carico?
        [seize] Scegli un container da sequestrare.
        [seize-kind] Cedi un macchinario o un magazzino.
        [seize-machine] Scegli il macchinario da sequestrare.
        [pay] Di’ in che ordine pagare i broker.
       *[other] Tocca a te.
    }
board-won = { $count ->
        [one] La partita è terminata. Ha vinto { $names }.
       *[other] La partita è terminata. { $names } si dividono la vittoria.
    }
board-default = { $loans ->
        [one] Un prestito insoluto
       *[other] { $loans } prestiti insoluti
    }{ $containers ->
        [0] {""}
        [one] : un container da sequestrare
       *[other] : { $containers } container da sequestrare
    }

## La scorta

board-supply = Scorta
board-bank = Banca
board-supply-of = { $colour }: container rimasti { $left } su { $start }, { $machines ->
        [0] nessun macchinario
        [one] un macchinario
       *[other] { $machines } macchinari
    }
board-warehouses-left = { $count ->
        [0] nessun magazzino rimasto
        [one] resta un magazzino
       *[other] restano { $count } magazzini
    }
# $colour è il colore più scarso, con $left container, $wanted il successivo, con $then.
board-end-near = { $left ->
        [0] Esaurito il colore { $colour }: la partita finisce quando si esaurisce anche il colore { $wanted } (ancora { $then }).
       *[other] La partita finisce quando due colori sono esauriti. Container rimasti: { $colour } { $left }, { $wanted } { $then }.
    }
board-end-triggered = Due colori sono esauriti: questo è l’ultimo turno.
board-end-over = La partita è terminata.
board-seized = Sequestrati

## L'asta

board-auction = Asta
board-auction-of = Asta del carico di { $name }
board-bid = Offerta: ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}e una carta bluff
       *[other] {" "}e { $bluff } carte bluff
    }{ $cancelled ->
        [yes] , che vale $0
       *[no] {""}
    }
board-bid-sealed = { $cards ->
        [0] Offerta fatta
        [one] Offerta fatta: { $cards } carta
       *[other] Offerta fatta: { $cards } carte
    }
board-bid-cards = × { $cards }
board-bid-none = Nessuna offerta
board-bid-passed = passa
board-bid-highest = la più alta
board-bluffs = { $count ->
        [one] + bluff
       *[other] + { $count } bluff
    }
board-outcome = Esito dell’asta
# L’esito di un’asta. $part: chi legge ha vinto, ha venduto, o né l’uno né l’altro.
board-outcome-sold = { $part ->
        [winner] Venduto: hai vinto il carico di { $owner } per ${ $price }.
        [seller] Venduto: { $buyer } ha vinto il tuo carico per ${ $price }.
       *[none] Venduto: { $buyer } ha vinto il carico di { $owner } per ${ $price }.
    }
board-outcome-kept = { $part ->
        [seller] Tenuto: hai pagato ${ $price } alla banca e hai il carico.
       *[none] Tenuto: { $owner } ha pagato ${ $price } alla banca e ha il carico.
    }
board-outcome-unsold = { $part ->
        [seller] Nessuna offerta: hai il tuo carico senza pagare nulla.
       *[none] Nessuna offerta: { $owner } ha il carico senza pagare nulla.
    }
board-outcome-own = Hai offerto ${ $amount }.
board-outcome-subsidy = { $part ->
        [seller] Con il sussidio di ${ $subsidy } della banca ricevi ${ $total }.
       *[none] Sussidio della banca: ${ $subsidy }.
    }
board-outcome-bids = Tutte le offerte
board-outcome-close = Chiudi l’esito

## La Banca d'Investimento

board-investment-bank = Banca d’Investimento
board-broker-holds = Broker { $name }: { $goods }; ${ $money }
board-payment-card = Carta di pagamento
board-card-is-free = libera
board-card-free = La carta di pagamento è libera
board-card-held = { $side ->
        [goods] { $name } offre ${ $amount } per i container del broker { $broker }
       *[money] { $name } offre dei container ({ $goods }) per il denaro del broker { $broker }
    }

## Ciò che si può fare qui: poche parole su un piccolo pulsante (board-do-…), e il resto per un lettore di schermo (board-act-…)

board-act = { $short }: { $full }
board-do-build-machine = Compra
board-act-build-machine = compra un macchinario
board-do-build-warehouse = Compra
board-act-build-warehouse = compra un magazzino
board-do-produce = Produci
board-act-produce = produci con i tuoi macchinari
board-do-stock = Compra
board-act-stock = compra dal deposito industriale di { $name }
board-do-reprice = Prezzi
board-act-reprice = cambia i prezzi nel tuo deposito portuale
board-do-sail-sea = Salpa
board-act-sail-sea = esci in mare aperto
board-do-sail-island = Attracca
board-act-sail-island = attracca all’isola e tieni un’asta
board-do-sail-harbour = Attracca
board-act-sail-harbour = attracca nel porto di { $name }
board-do-sail-bank = Attracca
board-act-sail-bank = attracca nel tuo porto alla Banca d’Investimento
board-do-load = Carica
board-act-load = carica dal deposito portuale di { $name }
board-do-load-bank = Carica
board-act-load-bank = carica dal tuo porto alla Banca d’Investimento
board-do-loan = Prestito
board-act-loan = prendi un prestito
board-do-repay = Rimborsa
board-act-repay = rimborsa un prestito
board-do-call-goods = Offri per merci
board-act-call-goods = chiama un broker per i suoi container
board-do-call-money = Offri per denaro
board-act-call-money = chiama un broker per il suo denaro
board-do-price = Prezzi
board-act-price = fissa i prezzi dei container che hai in mano
board-do-give-up-machine = Cedi
board-act-give-up-machine = cedi un macchinario
board-do-give-up-warehouse = Cedi
board-act-give-up-warehouse = cedi un magazzino
board-do-seize-machine = Sequestra
board-act-seize-machine = sequestra un macchinario di { $name }
board-do-seize = Sequestra
board-act-seize = sequestra un container di { $name }
board-do-sell = Vendi
board-act-sell = fai una vendita interna
# Whether the person at a seat is connected now
board-present = { $here ->
        [yes] in linea
       *[no] non in linea
    }
