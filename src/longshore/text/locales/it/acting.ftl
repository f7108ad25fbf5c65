# Dove si agisce: ciò che si chiede, le scelte, il turno che si compone, le offerte e le altre decisioni.
# La pagina dà del tu. $seat, $seller, $winner e simili sono giocatori («Blu»),
# $names sono i nomi delle persone in un elenco. Le azioni sono all'imperativo.

## Ciò che si chiede adesso, o chi il tavolo aspetta

acting-title = Le tue azioni
acting-over = La partita è terminata.
acting-looking-back = Stai guardando un momento passato della partita.
acting-to-now = Torna al presente
acting-not-running = Il tavolo è stato chiuso prima della fine della partita.
acting-asked-act = { $actions ->
        [0] Non hai più azioni: concludi il turno, o prima rimborsa un prestito.
        [one] { $draft ->
            [yes] Hai ancora un’azione.
           *[no] Il tuo turno: ancora un’azione.
        }
       *[other] { $draft ->
            [yes] Hai ancora { $actions } azioni.
           *[no] Il tuo turno: { $actions } azioni.
        }
    }
acting-asked-draft = { $ends ->
        [auction] Questo è il tuo turno. L’asta sarà l’ultima cosa che fai.
        [game] Questo è il tuo turno, l’ultimo della partita.
        [waits] Questo è il tuo turno fin qui. Poi tocca prima ad altri.
       *[turn] Questo è il tuo turno. Va bene così?
    }
acting-asked-bids = { $seller } mette all’asta il suo carico ({ $goods }). Quanto offri?
acting-asked-tiebreak = Le offerte più alte sono uguali. Quanto aggiungi?
acting-asked-raise = { $seller } mette all’asta il suo carico ({ $goods }). Rilanci o passi?
acting-asked-decide = { $tied ->
        [yes] L’offerta più alta è di ${ $amount }, di più giocatori. Vendi o tieni il carico?
       *[no] L’offerta più alta è di ${ $amount }, di { $winner }. Vendi o tieni il carico?
    }
acting-asked-seize = { $seat } non può pagare gli interessi. Scegli tu che cosa prende la banca.
acting-asked-seize-kind = { $own ->
        [yes] Non puoi pagare gli interessi, e un edificio deve andare via. Di che tipo?
       *[no] { $seat } non può pagare gli interessi, e un edificio deve andare via. Di che tipo?
    }
acting-asked-seize-machine = { $seat } perde un macchinario. Scegli tu quale.
acting-asked-price = La tua offerta al broker è stata superata. I tuoi container sono tornati: prezzali.
acting-asked-pay = Hai vinto il denaro del broker. In che ordine i broker ricevono i tuoi container?
# Adesso a chi legge non si chiede nulla.
acting-waiting = { $sealed ->
        [yes] La tua offerta segreta è fatta. In attesa di { $names }.
       *[no] { $phase ->
            [act] È il turno di { $names }.
            [bids] Si fanno offerte segrete. In attesa di { $names }.
            [tiebreak] Si risolve la parità con offerte addizionali. In attesa di { $names }.
            [raise] Tocca a { $names } rilanciare o passare.
            [decide] { $names } decide se vendere il carico.
            [seize] { $names } sceglie che cosa prende la banca.
            [seize-kind] { $names } sceglie che tipo di edificio cedere.
            [seize-machine] { $names } sceglie il macchinario che va via.
            [price] { $names } prezza i container che sono tornati.
            [pay] { $names } paga i broker.
           *[other] In attesa di { $names }.
        }
    }
acting-waiting-server = Un momento …
acting-watching = { $phase ->
        [decide] Le offerte vengono scoperte.
       *[other] Prima, che cosa hanno fatto gli altri.
    }
acting-skip = Salta
acting-now-asked = Tocca a te: { $question }
acting-fold = Rimpicciolisci
acting-unfold = Mostra che cosa puoi fare

## Le azioni come frasi: ciò che il giocatore dice al tavolo di fare

acting-do-build-machine = Compra un macchinario { $colour }
acting-do-build-warehouse = Compra un magazzino
acting-do-produce = { $count ->
        [0] Riprezza il tuo deposito industriale
        [one] Produci un container { $goods }
       *[other] Produci { $count } container: { $goods }
    }
acting-do-stock = Compra da { $seat } per ${ $amount }: { $goods }
acting-do-reprice = Riprezza il tuo deposito portuale
acting-do-sail-sea = Esci in mare aperto
acting-do-sail-island = Attracca all’isola e tieni l’asta
acting-do-sail-harbour = { $count ->
        [0] Attracca nel porto di { $seat }
        [one] Attracca nel porto di { $seat } e carica un container { $goods } per ${ $amount }
       *[other] Attracca nel porto di { $seat } e carica { $count } container ({ $goods }) per ${ $amount }
    }
acting-do-sail-bank = { $count ->
        [0] Attracca nel tuo porto alla Banca d’Investimento
        [one] Attracca nel tuo porto alla Banca d’Investimento e carica un container { $goods }
       *[other] Attracca nel tuo porto alla Banca d’Investimento e carica { $count } container: { $goods }
    }
acting-do-load = Carica per ${ $amount }: { $goods }
acting-do-load-bank = Carica alla Banca d’Investimento: { $goods }
acting-do-bid = { $loans ->
        [0] { $bluff ->
            [0] Offri ${ $amount }
            [one] Offri ${ $amount }, con una carta bluff
           *[other] Offri ${ $amount }, con { $bluff } carte bluff
        }
        [one] { $bluff ->
            [0] Offri ${ $amount }, con un prestito
            [one] Offri ${ $amount }, con un prestito e una carta bluff
           *[other] Offri ${ $amount }, con un prestito e { $bluff } carte bluff
        }
       *[other] { $bluff ->
            [0] Offri ${ $amount }, con { $loans } prestiti
            [one] Offri ${ $amount }, con { $loans } prestiti e una carta bluff
           *[other] Offri ${ $amount }, con { $loans } prestiti e { $bluff } carte bluff
        }
    }
acting-do-accept = Vendi il carico a chi ha offerto di più
acting-do-decline = Tieni il carico e paga l’offerta alla banca
acting-do-award = Vendi il carico a { $seat }
acting-do-loan = Prendi un prestito di $10
acting-do-repay = Rimborsa un prestito di $10
acting-do-sell = Rivendi alla scorta un container { $colour } a ${ $price }, per $2
acting-do-call-goods = Offri ${ $amount } per i container del broker { $broker }
acting-do-call-money = Offri dei container ({ $goods }) per il denaro del broker { $broker }
acting-do-price = Rimetti nei depositi: { $goods }
acting-do-pay = Paga i broker in quest’ordine: { $goods }
acting-do-seize = { $priced ->
        [yes] La banca prende un container { $colour } a ${ $price }
       *[no] La banca prende un container { $colour }
    }
acting-do-give-up-warehouse = Va via un magazzino
acting-do-give-up-machine = Va via un macchinario
acting-do-seize-machine = Va via il macchinario { $colour }
acting-do-pass = Concludi il turno
acting-factory-then = Il tuo deposito industriale dopo: { $goods }.
acting-harbour-then = Il tuo deposito portuale dopo: { $goods }.

## Le scelte, in gruppi

acting-group-build = Edifici
acting-group-produce = Produci
acting-group-harbour = Compra per il porto
acting-group-sail = Naviga
acting-group-home = Vendita interna
acting-group-brokers = Broker
acting-group-bank = Prestiti
acting-group-end = Fine
acting-choose-build-machine = Macchinario
acting-choose-build-warehouse = Magazzino
acting-choose-produce = Produci
acting-choose-produce-prices = Nuovi prezzi
acting-choose-stock = Da un deposito
acting-choose-reprice = Nuovi prezzi
acting-choose-sail-harbour = Un porto
acting-choose-sail-sea = Mare aperto
acting-choose-sail-island = Isola, per vendere
acting-choose-sail-bank = Tuo porto in banca
acting-choose-load = Carica altro qui
acting-choose-load-bank = Carica altro qui
acting-choose-sell = Un container
acting-choose-call-goods = Paga, ricevi container
acting-choose-call-money = Dai container, ricevi denaro
acting-choose-loan = Prendine uno
acting-choose-repay = Rimborsane uno
acting-choose-pass = { $actions ->
        [0] Concludi il turno
        [one] Concludi il turno, rinuncia a un’azione
       *[other] Passa, rinuncia a { $actions } azioni
    }
acting-fee = { $fee ->
        [0] gratis
       *[other] ${ $fee } a { $boss }
    }
acting-for-sale = { $count ->
        [0] vuoto
        [one] uno, a ${ $least }
       *[other] { $count }, da ${ $least }
    }
acting-waiting-there = { $count ->
        [0] niente lì
        [one] uno aspetta
       *[other] { $count } aspettano
    }
acting-on-board = { $count ->
        [one] uno a bordo
       *[other] { $count } a bordo
    }
acting-call-goods-small = { $count ->
        [one] da ${ $least } per uno
       *[other] da ${ $least } per { $count }
    }
acting-call-money-small = { $least ->
        [one] da uno per ${ $amount }
       *[other] da { $least } per ${ $amount }
    }
acting-gain = +${ $amount }
acting-loss = −${ $amount }
acting-needs-loan = { $loans ->
        [one] serve un prestito
       *[other] servono { $loans } prestiti
    }
acting-not-now = Non ora: { $reason }
acting-pick-first = Scegli prima un container.
acting-take-all-none = Non hai posto o denaro per nessuno di questi.
acting-bid-empty = Scrivi prima un importo.
acting-bid-least-is = ${ $least } è il minimo.
acting-bid-most-is = ${ $most } è il massimo.
acting-pay-first-is = È già il primo.
acting-pay-last-is = È già l’ultimo.

## Riquadri: parti comuni

acting-back = Indietro
acting-add = Aggiungi al turno
acting-total = { $count ->
        [0] Nulla di scelto
        [one] Un container per ${ $cost }
       *[other] { $count } container per ${ $cost }
    }
acting-total-free = { $count ->
        [0] Nulla di scelto
        [one] Un container
       *[other] { $count } container
    }
acting-money-left = restano ${ $amount }
acting-room-left = { $room ->
        [0] niente più spazio
        [one] spazio per un altro
       *[other] spazio per altri { $room }
    }
acting-hindered-room = Non c’è spazio per altri.
acting-hindered-money = ${ $price } è più dei ${ $left } che ti restano.
acting-hindered-money-loan = ${ $price } è più dei ${ $left } che ti restano. Basterebbe un prestito.
acting-take-all = Quanti possibile
acting-take-none = Nessuno
acting-with-loans = { $loans ->
        [0] nessun prestito
        [one] con un prestito
       *[other] con { $loans } prestiti
    }
acting-loan-more = Prestito: +$10
acting-loan-less = Senza prestito
acting-loan-cost = Un prestito porta $10 adesso. Costa $1 all’inizio di ogni tuo turno; per rimborsarlo servono $10, e se alla fine c’è ancora conta −$11.
acting-loan-with = { $loans ->
        [one] Così prendi prima un prestito di $10.
       *[other] Così prendi prima { $loans } prestiti di $10.
    }
acting-pickable = { $colour } a ${ $price }
acting-pick-list = Scegli i container: le frecce spostano, la barra spaziatrice sceglie.

## Prezzi

acting-price-title-factory = Il tuo deposito industriale
acting-price-title-harbour = Il tuo deposito portuale
acting-price-how = Trascina su un prezzo o premilo: vale per quelli scelti o per tutti.
acting-price-keys = Le frecce a sinistra e a destra cambiano il prezzo, in su e in giù passano da un container all’altro, una cifra indica il prezzo.
acting-priced-box = { $fresh ->
        [yes] { $colour }, nuovo, a ${ $price }
       *[no] { $colour } a ${ $price }
    }
acting-price-now = { $colour } ora è a ${ $price }.
acting-price-all = Tutti a ${ $price }
acting-price-some = Gli scelti a ${ $price }
acting-price-column = ${ $price }: { $count ->
        [0] nessuno
        [one] un container
       *[other] { $count } container
    }
acting-new = nuovo
acting-store-empty = Il tuo deposito è vuoto.

## Macchinari e magazzini

acting-build-machine-title = Quale macchinario? Costa ${ $price }.
acting-build-machine-why = Ogni macchinario produce un container del suo colore quando produci, e dà spazio per altri due.
acting-machine = macchinario { $colour }

## Produrre

acting-produce-title = { $count ->
        [0] Nuovi prezzi per il tuo deposito industriale
        [one] Produci un container { $goods }
       *[other] Produci { $count } container: { $goods }
    }
acting-produce-fee = { $fee ->
        [0] È gratis.
       *[other] Paghi ${ $fee } a { $boss }, il tuo boss del sindacato.
    }
acting-produce-choose = { $count ->
        [one] C’è spazio per uno. Quale?
       *[other] C’è spazio per { $count }. Quali?
    }
acting-produce-more = { $count ->
        [one] Scegline ancora uno.
       *[other] Scegline altri { $count }.
    }
acting-produce-not-these = Questi insieme adesso non si possono produrre: la partita finirebbe, e in questo turno hai chiamato il broker.

## Comprare per il porto

acting-stock-title = Compra dal deposito industriale di { $seat }
acting-stock-what = Che cosa compri?
acting-reprice-title = Nuovi prezzi per il tuo deposito portuale
acting-reprice-same = Nessun prezzo è ancora cambiato.

## Navigare e caricare

acting-sail-harbour-title = Attracca nel porto di { $seat }
acting-load-title = Carica nel porto di { $seat }
acting-sail-bank-title = Attracca nel tuo porto alla Banca d’Investimento
acting-load-bank-title = Carica alla Banca d’Investimento
acting-load-what = Che cosa va a bordo?
acting-load-nothing-there = Adesso lì non c’è nulla da caricare.
acting-sail-empty = Attracca senza caricare
acting-sail-and-load = { $count ->
        [one] Attracca e caricalo
       *[other] Attracca e caricali
    }
acting-load-them = { $count ->
        [one] Caricalo
       *[other] Caricali
    }

## La vendita interna

acting-sell-title = { $store ->
        [factory] Rivendi alla scorta un container del tuo deposito industriale
       *[harbour] Rivendi alla scorta un container del tuo deposito portuale
    }
acting-sell-why = La banca lo paga ${ $paid }, qualunque sia il suo prezzo.
acting-sell-it = Vendi un container { $colour } per ${ $paid }

## I broker

acting-call-goods-title = Paga e ricevi i container di un broker
acting-call-money-title = Dai container e ricevi il denaro di un broker
acting-call-broker = Broker { $broker }
acting-call-which = Quale broker?
acting-call-least = { $side ->
        [goods] paga da ${ $least } in su, ricevi
       *[money] { $least ->
            [one] dai un container o più, ricevi
           *[other] dai { $least } container o più, ricevi
        }
    }
acting-call-how = Se nessuno offre di più prima del tuo prossimo turno, hai vinto. Fino ad allora la tua offerta resta sulla carta di pagamento.
acting-call-bid = La tua offerta
acting-call-from-factory = Dal tuo deposito industriale
acting-call-from-harbour = Dal tuo deposito portuale
acting-call-more = { $count ->
        [one] Scegli ancora un container.
       *[other] Scegli altri { $count } container.
    }
acting-pay-title = I tuoi container per i broker
acting-pay-how = I broker ricevono a turno: I, II, III e da capo. Trascina un container in un’altra posizione, o spostalo con le frecce.
acting-pay-slot = { $colour } al broker { $broker }
acting-pay-earlier = Sposta prima: { $colour }
acting-pay-later = Sposta dopo: { $colour }
acting-pay-do = Paga i broker

## Container tornati

acting-price-back-title = I tuoi container
acting-price-back-do = Rimettili a posto

## Insolvenza

acting-seize-why = { $place ->
        [factory] { $count ->
            [one] La banca prende un container dal deposito industriale di { $seat } per un prestito insoluto. Esce dal gioco.
           *[other] La banca prende { $count } container dai depositi di { $seat } per un prestito insoluto, uno dopo l’altro. Escono dal gioco.
        }
        [harbour] { $count ->
            [one] La banca prende un container dal deposito portuale di { $seat } per un prestito insoluto. Esce dal gioco.
           *[other] La banca prende { $count } container dai depositi di { $seat } per un prestito insoluto, uno dopo l’altro. Escono dal gioco.
        }
        [ship] La banca prende un container dalla nave di { $seat } per un prestito insoluto. Esce dal gioco.
        [island] La banca prende un container dall’isola di { $seat } per un prestito insoluto. Esce dal gioco.
       *[bank] La banca prende un container dal porto di { $seat } alla Banca d’Investimento per un prestito insoluto. Esce dal gioco.
    }
acting-seize-do = Prendi un container { $colour }
acting-seize-pick = Scegline uno
acting-seize-machine-pick = Scegline una
acting-give-up-title = Che cosa va via?
acting-give-up-why = Non c’è più nessun container da prendere. Un edificio oltre i primi due torna nella scorta{ $struck ->
        [yes] , e un prestito viene cancellato.
       *[no] .
    }
acting-seize-machine-do = Prendi il macchinario { $colour }
acting-seize-machine-why = { $seat } non ha più container da prendere. Uno di questi macchinari torna nella scorta.

## Il turno che si compone

acting-draft-title = Il tuo turno fin qui
acting-take-back = Annulla l’ultima
acting-start-over = Ricomincia
# L'unico pulsante che lo dice al tavolo. Prima che sia premuto non si dice nulla.
acting-commit = { $ends ->
        [turn] Conferma e concludi il turno
        [auction] Conferma e apri l’asta
        [game] Conferma e chiudi la partita
        [waits] Conferma
        [last] { $count ->
            [0] Concludi il turno
           *[other] Conferma e concludi il turno
        }
       *[open] Conferma, poi continua
    }
acting-commit-note = { $actions ->
        [one] Dopo ti resta un’azione.
       *[other] Dopo ti restano { $actions } azioni.
    }
acting-commit-waits = Poi tocca a { $names }, prima che il tuo turno continui.
acting-draft-note = Nessuno lo vede prima che tu prema il pulsante.
acting-cash-then = Dopo hai in mano ${ $amount }.
acting-busy = Un momento …
acting-ask-island-title = Andare all’isola?
acting-ask-island = Il tuo carico ({ $goods }) va subito all’asta, e con essa finisce il tuo turno.
acting-ask-island-yes = Tieni l’asta
acting-ask-pass-title = Concludere il turno adesso?
acting-ask-pass = { $actions ->
        [one] Rinunci a un’azione.
       *[other] Rinunci a { $actions } azioni.
    }
acting-ask-pass-yes = Concludi il turno
acting-ask-game-title = Far finire la partita adesso?
acting-ask-game = Dopo questo turno la partita è terminata e si calcola il punteggio.
acting-ask-game-yes = Chiudi la partita

## Offerte

acting-bid-title = La tua offerta
acting-bid-extra-title = La tua offerta addizionale
acting-bid-standing = La tua prima offerta di ${ $amount } resta valida. Ciò che aggiungi adesso si somma; anche $0 va bene.
acting-cash-have = Hai ${ $amount }.
acting-cash-left = Dopo questa offerta ti restano ${ $amount }.
acting-bid-amount = Importo in dollari
acting-bid-step = { $by ->
        [-5] Cinque in meno
        [-1] Uno in meno
        [1] Uno in più
       *[5] Cinque in più
    }
acting-bid-step-short = { $by ->
        [-5] −5
        [-1] −1
        [1] +1
       *[5] +5
    }
acting-bid-slide = Scorri fino a un importo
acting-bid-range = Da ${ $least } a ${ $most }
acting-bid-show = Mostra l’importo
acting-bid-hide = Nascondi l’importo
acting-bid-hidden = L’importo è nascosto a chi ti guarda da dietro.
acting-bid-loans = Prestiti con questa offerta
acting-bid-loans-hidden = Quanti sono è nascosto, come l’importo.
acting-bid-loan-note = { $loans ->
        [0] Senza prestiti puoi offrire fino a ${ $most }.
        [one] Con un prestito puoi offrire fino a ${ $most }. Il prestito ti resta, che tu vinca o no.
       *[other] Con { $loans } prestiti puoi offrire fino a ${ $most }. I prestiti ti restano, che tu vinca o no.
    }
acting-bid-bluff = Carte bluff con questa offerta
acting-bid-bluff-note = { $bluff ->
        [cancel] Un’offerta con una carta bluff vale $0. Tutti vedono quante carte metti, non quali.
       *[plain] Non valgono nulla. Tutti vedono quante carte metti, non quali: con loro sembrano di più.
    }
acting-bid-cards = { $count ->
        [0] nessuna
        [one] una carta
       *[other] { $count } carte
    }
acting-bid-wrong-hidden = Così non puoi offrire. Mostra l’importo per vedere perché.
acting-bid-low = L’offerta deve essere di almeno ${ $least }.
acting-bid-high = { $loans ->
        [none] Puoi offrire al massimo ${ $most }.
        [one] Per questo ti serve un prestito.
       *[other] Per questo ti servono { $needed } prestiti.
    }
acting-bid-add-loans = { $loans ->
        [one] Aggiungi un prestito
       *[other] Aggiungi { $loans } prestiti
    }
acting-bid-seal = Fai l’offerta
acting-bid-seal-extra = Fai l’offerta addizionale
acting-bid-sealed = Fatta. Tutte le offerte si rivelano insieme.
acting-bid-peek = Guarda la tua offerta
acting-bid-own = { $loans ->
        [0] { $bluff ->
            [0] Offri ${ $amount }.
            [one] Offri ${ $amount } con una carta bluff.
           *[other] Offri ${ $amount } con { $bluff } carte bluff.
        }
        [one] { $bluff ->
            [0] Offri ${ $amount } con un prestito.
            [one] Offri ${ $amount } con un prestito e una carta bluff.
           *[other] Offri ${ $amount } con un prestito e { $bluff } carte bluff.
        }
       *[other] { $bluff ->
            [0] Offri ${ $amount } con { $loans } prestiti.
            [one] Offri ${ $amount } con { $loans } prestiti e una carta bluff.
           *[other] Offri ${ $amount } con { $loans } prestiti e { $bluff } carte bluff.
        }
    }
# L'asta al rialzo
acting-raise-standing = { $amount ->
        [0] Nessuno ha ancora fatto offerte.
       *[other] { $winner } è in testa con ${ $amount }.
    }
acting-raise-do = Rilancia
acting-raise-to = Rilancia a ${ $amount }
acting-raise-pass = Ritirati
acting-raise-out = Fuori: { $names }
acting-raise-loan = Per offrire di più ti serve un prestito. Si prende subito, sotto gli occhi di tutti.
acting-ask-raise-pass-title = Non offrire più?
acting-ask-raise-pass = Esci da questa asta e non puoi più rientrarci.

## Il venditore decide

acting-decide-bids = Le offerte
acting-decide-cargo = Il tuo carico
acting-decide-accept = Vendi a { $winner }
acting-decide-accept-brings = Ricevi ${ $total }: ${ $amount } da { $winner } e ${ $subsidy } dalla banca.
acting-decide-award-brings = Ricevi ${ $total }: ${ $amount } da chi vince e ${ $subsidy } dalla banca.
acting-decide-accept-nothing = Chi vince ha il carico gratis.
acting-decide-decline = Tieni il carico
acting-decide-cannot = Non puoi tenerlo: ti costerebbe ${ $amount }, e hai ${ $cash }.
acting-decide-sell = Vendere
acting-decide-keep = Tenere
acting-decide-worth = { $open ->
        [yes] Il carico per te vale { $now } ora, al meglio { $most }.
       *[no] Il carico per te vale { $now }.
    }
acting-decide-in-all = { $open ->
        [yes] In tutto { $now } ora, al meglio { $most }.
       *[no] In tutto { $now }.
    }
acting-decide-brokers = Inoltre i broker ricevono ${ $amount }.
acting-decide-loan-first = { $loans ->
        [one] Per tenerlo ti serve prima un prestito.
       *[other] Per tenerlo ti servono prima { $loans } prestiti.
    }
acting-ask-decline-title = Tenere il carico?
acting-ask-decline = { $amount ->
        [0] Il carico va sulla tua isola, e il tuo turno è finito.
       *[other] Paghi ${ $amount } alla banca e non ricevi il sussidio. Il tuo turno è finito.
    }
acting-ask-decline-yes = Tienilo
acting-tied = Parità a ${ $amount }: scegli a chi va.

## Quanto vale un carico per sé

acting-worth-title = Quanto vale per te
acting-worth-now = Se la partita finisse ora
acting-worth-end = Più di quanto conta sulla tua nave
acting-worth-card = Secondo la tua carta, senza scarti
acting-worth-most = Secondo la tua carta, al meglio
acting-worth-line = { $count ->
        [one] { $colour }, vale ${ $each }
       *[other] { $count } × { $colour }, ${ $each } ciascuno
    }
acting-worth-why-every = Con questo hai tutti e cinque i colori: il tuo colore $5/$10 vale $10.
acting-worth-why-not-every = Non hai ancora tutti e cinque i colori: il tuo colore $5/$10 vale $5.
acting-worth-why-discard = Alla fine scarti il colore più numeroso. Sarebbe { $colour }.
acting-worth-why-discard-other = Con questo scarteresti { $colour }, e non più { $wanted }.
# Titolo di una colonna: ciò che resta del valore dopo aver pagato questa offerta.
acting-worth-for = per ${ $bid }
acting-worth-masked = per l’offerta
acting-worth-how = Come si calcola
acting-worth-why-ship = Se resta sulla tua nave, ogni container conta ${ $each } alla fine: in tutto ${ $amount }.
acting-ship-worth = { $sign ->
        [plus] Sulla tua isola il tuo carico aggiungerebbe ora ${ $amount }.
        [minus] Sulla tua isola il tuo carico ti costerebbe ora ${ $amount }.
       *[none] Sulla tua isola il tuo carico ora non aggiungerebbe nulla.
    }
acting-load-worth = { $sign ->
        [plus] Con questo il tuo carico aggiungerebbe ora ${ $amount } sulla tua isola.
        [minus] Con questo il tuo carico ti costerebbe ora ${ $amount } sulla tua isola.
       *[none] Con questo il tuo carico ora non aggiungerebbe nulla sulla tua isola.
    }
acting-ship-others = All’isola gli altri fanno offerte: vendi all’offerta più alta, oppure paghi quella somma alla banca e tieni il carico.

## Prestiti in ogni momento

acting-bank-title = Prestiti
acting-bank-open = Prestiti
acting-bank-loans = { $loans ->
        [0] Non hai prestiti.
        [one] Hai un prestito.
       *[other] Hai { $loans } prestiti.
    }
acting-bank-free = { $free ->
        [0] Non puoi prenderne altri.
        [one] Puoi prenderne ancora uno.
       *[other] Puoi prenderne ancora { $free }.
    }
acting-bank-take = Prendi un prestito: +$10
acting-bank-repay = Rimborsa un prestito: −$10
acting-ask-loan-title = Prendere un prestito?
acting-ask-loan-yes = Prendilo

## Suggerimenti, annullare, tornare

acting-hint = Che cosa farebbe un bot?
acting-hint-planned = Un bot si interroga prima di pianificare: annulla prima ciò che hai in programma.
acting-hint-title = Il bot { $bot } farebbe così:
acting-hint-bid-hidden = Un’offerta. Va nel campo, nascosta come l’importo.
acting-hint-learned = Il bot { $bot }, su cento volte:
acting-hint-often = { $n ->
        [one] una volta: { $does }
       *[other] { $n } volte: { $does }
    }
acting-hint-do = Fai così
acting-hint-none = Nemmeno il bot ha un’idea.
acting-hint-close = Via il suggerimento
acting-undo = Annulla ultima azione
acting-undo-asked = { $name } chiede di annullare { $count ->
        [one] un’azione.
       *[other] le ultime { $count } azioni.
    }
acting-undo-agree = Accetto
acting-undo-refuse = Rifiuto
acting-undo-waiting = Hai chiesto di annullare qualcosa. Gli altri devono essere d’accordo.
acting-undo-agreed = Hai accettato. In attesa degli altri.
acting-away = Il bot { $bot } gioca per te mentre non ci sei.
acting-come-back = Eccomi

## Tasti

acting-keys = Tasti
acting-keys-title = Tasti al tavolo
acting-keys-on = Usa questi tasti
acting-key-build = Compra un edificio
acting-key-produce = Produci
acting-key-harbour = Compra per il porto
acting-key-sail = Naviga
acting-key-loan = Prendi un prestito
acting-key-commit = Conferma ciò che hai composto
acting-key-back = Annulla l’ultima azione
acting-key-close = Torna indietro da una scelta
acting-key-skip = Salta ad adesso: mostra subito che cosa fanno gli altri
acting-key-help = Mostra questi tasti
acting-keyname-Enter = Invio
acting-keyname-Backspace = Backspace
acting-keyname-Escape = Esc
acting-key-boxes = In una fila di container: le frecce spostano, la barra spaziatrice sceglie; dove si fissano i prezzi, sinistra e destra cambiano il prezzo e una cifra lo indica.
