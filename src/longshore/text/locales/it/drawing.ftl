# L'immagine del tavolo
drawing-title = Longshore: edizione { $edition-key ->
        [classic] classica
        [anniversary] anniversario
       *[other] { $edition }
    }, { $seats } giocatori
drawing-seen-by-seat = come lo vede { $seat }
drawing-seen-by-spectator = come lo vede uno spettatore
drawing-seen-by-referee = tutte le mani scoperte
drawing-round = Giro { $round } · giocatore iniziale: { $first }
drawing-turn = turno di { $active }
drawing-default = { $loans ->
        [one] un prestito insoluto
       *[other] { $loans } prestiti insoluti
    }{ $containers ->
        [0] {""}
        [one] , un container da sequestrare
       *[other] , { $containers } container da sequestrare
    }
drawing-waiting = In attesa di { $seats }: { $decision }
drawing-decision = { $phase ->
        [act] { $actions ->
            [0] concludere il turno
            [one] ancora un’azione, o passare
           *[other] { $actions } azioni, o passare
        }
        [make] quali container produrre
        [price] i prezzi dei container in mano
        [stock] che cosa comprare dal deposito industriale
        [load] che cosa caricare
        [bids] offerte segrete per il carico
        [tiebreak] offerte addizionali segrete, per risolvere la parità
        [raise] rilanciare o passare
        [decide] accettare o rifiutare l’offerta più alta
        [seize] quale container sequestrare
        [seize-kind] cedere un magazzino o un macchinario
        [seize-machine] quale macchinario se ne va
        [call-bid] quanto offrire al broker
        [offer] quali container offrire al broker
        [pay] in che ordine pagare i broker
       *[other] una decisione
    }
drawing-won = { $winners ->
        [one] La partita è terminata: ha vinto { $seats }
       *[other] La partita è terminata: vittoria condivisa di { $seats }
    }
drawing-last-turn = Il secondo colore è esaurito: la partita finisce dopo il turno di { $active }
drawing-container = container { $colour }
drawing-container-priced = container { $colour } a ${ $price }
drawing-containers = { $count ->
        [0] nessun container { $colour }
        [one] un container { $colour }
       *[other] { $count } container di colore { $colour }
    }
drawing-machine = macchinario { $colour }
drawing-warehouse = magazzino
drawing-supply = Scorta
drawing-supply-of = colore { $colour }: container rimasti { $count }, macchinari rimasti { $machines }
drawing-left = { $count ->
        [one] resta { $count }
       *[other] restano { $count }
    }
drawing-gone = esaurito
drawing-machines-left = macchinari: { $count }
drawing-warehouses-left = magazzini: { $count }
drawing-seized = Sequestrati
drawing-sea = Il mare
drawing-island = Isola straniera
drawing-island-of = { $seat } sull’isola straniera: { $count ->
        [0] nessun container
        [one] un container
       *[other] { $count } container
    }
drawing-bank-harbours = Porti della Banca d’Investimento
drawing-bank-harbour-of = { $seat } alla Banca d’Investimento: { $count ->
        [0] nessun container
        [one] un container
       *[other] { $count } container
    }
drawing-open-sea = Mare aperto
drawing-harbours = Porti
drawing-harbour-of = Porto di { $seat }
drawing-at-sea = in mare aperto
drawing-at-island = all’isola straniera
drawing-at-bank = alla banca
drawing-at-harbour = nel porto di { $seat }
drawing-ship-at = Nave di { $seat }, { $berth }
drawing-ship = Nave { $berth }
drawing-board-of = Pannello di { $seat }
drawing-you = { $name } (tu)
drawing-to-decide = deve decidere
drawing-harbour-store = Deposito portuale: { $used } su { $room }
drawing-factory-store = Deposito industriale: { $used } su { $room }
drawing-cash-hidden = $ nascosti
drawing-money = Denaro: { $cash }; prestiti: { $loans }
drawing-money-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
drawing-loan = prestito
drawing-loan-taken = un prestito
drawing-card = carta valore: { $values }
drawing-card-hidden = carta valore nascosta
drawing-auction = Asta: { $seat } vende { $count ->
        [one] un container
       *[other] { $count } container
    }
drawing-bid = ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}e un bluff
       *[other] {" "}e { $bluff } bluff
    }
drawing-bid-cancelled = $0 (annullati ${ $amount })
drawing-bid-sealed = ${ $amount }{ $loans ->
        [0] {""}
        [one] {" "}con un prestito
       *[other] {" "}con { $loans } prestiti
    }{ $bluff ->
        [0] {""}
        [one] {" "}e un bluff
       *[other] {" "}e { $bluff } bluff
    }
drawing-sealed = { $cards ->
        [0] offerta segreta
        [one] offerta segreta, { $cards } carta
       *[other] offerta segreta, { $cards } carte
    }
drawing-sealed-own = offerta segreta
drawing-no-bid = ancora nessuna offerta
drawing-passed = ha passato
drawing-highest = offerta più alta
drawing-in-hand = In mano a { $seat }, da prezzare
# Poco spazio per questi quattro: la parte del pannello, senza il nome intero.
drawing-for-factory = dep. industriale
drawing-for-harbour = dep. portuale
drawing-bank = Banca d’Investimento
drawing-broker = Broker { $name }
drawing-broker-holds = Broker { $name }: { $count ->
        [0] nessun container
        [one] un container
       *[other] { $count } container
    } e ${ $money }
drawing-arrow = lo spazio indicato
drawing-payment-card = Carta di pagamento
drawing-payment-card-free = libera
drawing-payment-card-held = Offerta di { $seat }
drawing-from-factory = industriale
drawing-from-harbour = portuale
drawing-result = Punteggio finale
drawing-score-cash = denaro
drawing-score-island = isola straniera
drawing-score-harbour = deposito portuale
drawing-score-ship = nave
drawing-score-bank = porto della banca
drawing-score-loans = prestiti
drawing-score-of = { $name }: { $total }
drawing-discarded = colore scartato sull’isola: { $colour }
