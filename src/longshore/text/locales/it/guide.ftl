# La prima partita guidata: la sua porta, la guida al tavolo e le lezioni. La guida dà del tu, calma e breve. Una
# lezione «guide-produce» ha un titolo (…-title) e un testo. $seat, $boss, $other, $seller, $winner sono giocatori
# («Rosso»), $colour e $wanted colori di container («nero»).

## La porta

guide-door-title = Impara giocando
guide-door-text = Una vera partita in dieci brevi giri contro due bot facili: una guida accanto al tabellone spiega ogni cosa quando capita la prima volta.
guide-door-go = Inizia la partita guidata
guide-door-busy = Si apre il tavolo …
guide-door-resume = Continua la tua partita guidata
guide-door-again = Iniziane una nuova
guide-door-rules = O prima leggi le regole
guide-table-title = Prima partita

## La guida

guide-name = Guida
guide-progress = Lezioni: { $done } su { $all }
guide-pause = Pausa
guide-resume = Richiama la guida
guide-paused = La guida riposa.
guide-next = Ho capito
guide-skip = Salta
guide-where = Dove?
guide-show-me = Mostrami
guide-do-it = Fallo tu
guide-try = Prova così: «{ $action }».
guide-idle-waiting = Giocano gli altri. Guarda chi compra che cosa, e a quale prezzo.
guide-idle-turn = Tocca a te. Fai ciò che ti sembra meglio. Se hai dubbi, chiedi che cosa farebbe un bot.
guide-idle-commit = Il tuo turno è pronto. Premi il pulsante evidenziato: solo allora gli altri lo vedono.
guide-idle-past = Stai ripercorrendo la partita. La guida continua quando torni al presente.

## Lezioni: l'inizio

guide-welcome-title = Ecco il tuo porto
guide-welcome = Produci merci, le vendi e le trasporti. { $begins ->
        [own] Cominci tu.
        [own-before] Hai cominciato tu.
        [other-before] Ha cominciato { $seat }.
       *[other] Comincia { $seat }.
    } Dopo { $rounds } giri, o quando due colori sono esauriti, vince chi è più ricco.
guide-card-title = La tua carta segreta
guide-card = Ecco quanto varranno per te, alla fine, i container sull’isola: { $colour } $10 ciascuno, { $wanted } $5 o $10, gli altri meno. Ognuno ha una carta diversa, quindi ognuno vuole altro.
guide-turn-title = Due azioni per turno
guide-turn = In ogni turno hai fino a due azioni. Tutto ciò che puoi fare adesso sta qui e sul tabellone; ciò che non puoi fare ti dice perché.

## Lezioni: produrre e vendere

guide-produce-title = Produci le prime merci
guide-produce = Il tuo macchinario produce container di colore { $colour }. Produrre costa $1, poi fissi un prezzo da $1 a $4. Gli altri compreranno da te solo se è abbastanza basso.
guide-boss-title = Il boss del sindacato
guide-boss = Il tuo dollaro è andato a { $boss }, che gioca prima di te ed è il tuo boss del sindacato. Funziona anche a tuo favore: ogni volta che { $other } produce, ricevi $1.
guide-sold-title = La tua prima vendita
guide-sold = { $seat } ha comprato dal tuo deposito industriale e ti ha pagato ${ $amount }. Queste merci non puoi venderle a te: ogni passaggio del commercio avviene con qualcun altro.
guide-stock-title = Riempi il tuo porto
guide-stock = Compra merci da un deposito industriale altrui e offrile nel tuo deposito portuale a un prezzo più alto: da $2 a $6. Lì caricano le navi degli altri. Hai spazio per { $room ->
        [one] un altro container
       *[other] altri { $room } container
    }.
guide-shipped-title = È arrivata una nave
guide-shipped = { $seat } ha caricato dal tuo porto e ti ha pagato ${ $amount }. Ciò che hai incassato in più di quanto avevi speso è il tuo guadagno.
guide-build-title = Macchinari e magazzini
guide-build = Più magazzini danno più spazio al tuo deposito portuale. Con un secondo macchinario produci due colori per lo stesso dollaro. Gli edifici rendono all’inizio della partita; alla fine non valgono nulla.
guide-prices-title = Cambia i prezzi
guide-prices = Ciò che sta nel tuo deposito portuale non si vende. Con un’azione puoi riprezzarlo, senza comprare nulla.
guide-home-title = La vendita interna
guide-home = All’inizio di un turno puoi restituire un container alla scorta per $2. Non costa azioni. È un prezzo misero, ma meglio che restare senza denaro.

## Lezioni: nave e isola

guide-sail-title = Fai la spesa con la nave
guide-sail = La tua nave attracca nel porto di { $seat } e carica ai prezzi di lì. Porta cinque container. Cerca merci che gli altri vorrebbero sulla loro isola.
guide-sea-title = In mare aperto
guide-sea = Da un porto la tua nave esce sempre prima in mare aperto. Da lì può arrivare all’isola con l’azione seguente.
guide-island-title = All’isola
guide-island = Vai all’isola, e gli altri fanno offerte segrete per tutto il tuo carico. La banca raddoppia ciò che paga chi vince. L’asta conclude il tuo turno, quindi prima fai il resto.
guide-worth = { $open ->
        [yes] { $sign ->
            [minus] −${ $now } adesso, al massimo ${ $most }
           *[plus] ${ $now } adesso, al massimo ${ $most }
        }
       *[no] { $sign ->
            [minus] −${ $now }
           *[plus] ${ $now }
        }
    }
guide-bid-title = Un carico in vendita
guide-bid = { $seller } vende tutto questo carico. Per te vale { guide-worth }. { $amount ->
        [0] È molto poco: offri $0 e tieni il tuo denaro.
       *[other] Per guadagnarci offri di meno: per esempio ${ $amount }. Nessuno vede la tua offerta prima che si rivelino tutte.
    }
guide-tie-title = Una parità
guide-tie = Le offerte più alte sono uguali. La tua resta valida, e in segreto puoi aggiungere qualcosa; anche $0 va bene. Se è ancora parità, { $seller } sceglie chi vince.
guide-decide-title = Vendere o tenere?
guide-decide = { $winner } offre ${ $amount }. Se vendi ricevi ${ $total }, perché la banca aggiunge altrettanto. Se tieni il carico, paghi tu ${ $amount }; per te vale { guide-worth }. { $better ->
        [accept] Sembra meglio vendere.
       *[decline] Sembra meglio tenerlo.
    }
guide-earned-title = Pagato due volte
guide-earned = { $winner } ti ha pagato ${ $amount }, e la banca altri ${ $amount }. È così che nel gioco arriva nuovo denaro.
guide-won-title = Il tuo primo carico
guide-won = Il carico è tuo per ${ $amount } e sta sulla tua isola. Ci resta fino alla fine e vale secondo la tua carta segreta.
guide-lost-title = Offerta superata
guide-lost = Questo carico non è tuo, quindi non paghi nulla. Paga solo chi vince. Guarda le offerte: ti dicono quanto vale secondo gli altri.
guide-leave-title = Lascia l’isola
guide-leave = La tua nave vuota è ancora all’isola. Tornare in mare aperto costa un’azione; poi può cercare nuove merci.

## Lezioni: il denaro

guide-loan-title = I prestiti
guide-loan = Quando il denaro scarseggia, la banca ti presta $10 in qualsiasi momento, al massimo due volte. Ogni prestito costa $1 all’inizio di ogni turno, e $11 se alla fine lo hai ancora.
guide-interest-title = Gli interessi
guide-interest = Quando comincia il tuo turno paghi $1 per ogni prestito. Chi non può pagare deve prendere un altro prestito; chi ne ha già due perde dei container, che vanno alla banca.
guide-repay-title = Rimborsa il prestito
guide-repay = Hai abbastanza per rimborsare $10. Non costa azioni, e ti risparmia gli interessi. Alla fine costerebbe $11.
guide-seize-title = La banca prende merci
guide-seize = Qualcuno non ha potuto pagare gli interessi. Chi gioca prima di lui sceglie che cosa prende la banca. Esce dal gioco.

## Lezioni: il turno, la fine e il punteggio

guide-draft-title = Ancora nulla è fatto
guide-draft = Così sarebbe il tavolo. Aggiungi la seconda azione, o annulla qualcosa. Gli altri lo sapranno solo quando premi il pulsante nel tuo riquadro.
guide-score-title = Occhio al colore più numeroso
guide-score = Alla fine perdi tutti i container del colore più numeroso, qui { $colour }. Quindi raccogli più colori. Se li hai tutti e cinque, { $wanted } vale $10 invece di $5.
guide-end-title = La fine si avvicina
guide-end = La partita finisce quando si esaurisce un secondo colore. { $rounds ->
        [0] Tieni d’occhio la scorta.
       *[other] A questo tavolo finisce anche dopo il giro { $rounds }.
    } È il momento di portare merci all’isola.
guide-last-title = Gli ultimi turni
guide-last = Conta ciò che hai: tutto il denaro, $3 per ogni container sulla nave, $2 nel deposito portuale, nulla in quello industriale. Non spendere denaro che non può tornare.

## La fine

guide-over-title = { $won ->
        [yes] Hai vinto la tua prima partita!
       *[no] La tua prima partita è terminata
    }
guide-over-score = { $place ->
        [1] Hai fatto ${ $total }: primo posto su { $seats }.
        [2] Hai fatto ${ $total }: secondo posto su { $seats }.
        [3] Hai fatto ${ $total }: terzo posto su { $seats }.
       *[other] Hai fatto ${ $total }: { $place }º posto su { $seats }.
    }
# $total qui è un debito.
guide-over-debt = Hai finito con ${ $total } di debiti: { $place }º posto su { $seats }.
guide-over-made = { $count ->
        [0] Non hai prodotto container.
        [one] Hai prodotto un container.
       *[other] Hai prodotto { $count } container.
    }
guide-over-traded = { $count ->
        [0] Nessuno ha comprato dai tuoi depositi.
        [one] Hai venduto un container dai tuoi depositi, per ${ $amount }.
       *[other] Hai venduto { $count } container dai tuoi depositi, per ${ $amount } in tutto.
    }
guide-over-landed = { $count ->
        [0] Non hai tenuto aste.
        [one] Hai tenuto un’asta, che ti ha portato ${ $amount }.
       *[other] Hai tenuto { $count } aste, che ti hanno portato ${ $amount } in tutto.
    }
guide-over-island = { $count ->
        [0] Sulla tua isola non c’è nessun container.
        [one] Sulla tua isola c’è un container, che valeva ${ $amount }.
       *[other] Sulla tua isola ci sono { $count } container, che valevano ${ $amount }.
    }
# Un consiglio per la prossima partita, secondo ciò che è mancato.
guide-over-advice = { $advice ->
        [ship] La prossima volta manda fuori la nave prima: sono le aste a portare più denaro.
        [island] La prossima volta offri un po’ di più quando è in vendita il tuo colore da $10: l’isola decide molte partite.
        [colours] La prossima volta raccogli più colori diversi sulla tua isola, così alla fine perdi di meno.
        [loans] La prossima volta rimborsa i prestiti prima della fine: ognuno ti è costato $11.
       *[well] È andata bene. Prova ora i bot solidi, o una partita con gli amici.
    }
guide-over-next = E adesso?
guide-over-play = Gioca una partita intera
guide-over-rules = Leggi le regole
guide-over-again = Un’altra partita guidata
guide-over-close = Chiudi
guide-over-open = Com’è andata
guide-over-sheet = Come si è calcolato il punteggio sta accanto al tabellone, in «Punteggio».
