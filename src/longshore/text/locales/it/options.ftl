# Le opzioni di un tavolo: ognuna con un nome, una frase che la spiega (…-about) e i nomi dei suoi valori.

option-edition = Edizione
option-edition-about = Con quale versione stampata del gioco si gioca. Fissa tutte le opzioni qui sotto; puoi comunque cambiarle una per una.
option-edition-classic = Classica
option-edition-classic-about = La prima edizione, del 2007: container, navi e offerte segrete, nient’altro.
option-edition-anniversary = Anniversario
option-edition-anniversary-about = L’edizione del decimo anniversario, del 2018: con la Banca d’Investimento, le carte bluff e meno macchinari.

option-seats = Giocatori
option-seats-about = In quanti si gioca. Fissa anche quanti container, macchinari e magazzini ci sono.
# Uno dei numeri di giocatori tra cui scegliere
option-seats-value = { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }

# Un interruttore delle regole
option-on = Sì
option-off = No
# Accanto a un'opzione che l'edizione fissa diversamente
option-edition-says = Secondo l’edizione: { $value }.
# Sotto un numero da scegliere
option-range = Da { $least } a { $most }.

# Gruppi di opzioni
option-group-length = Durata della partita
option-group-market = Acquisti e trasporto
option-group-auction = Aste
option-group-money = Denaro
option-group-end = Punteggio finale

option-supply = Container per colore
option-supply-about = La partita finisce quando due colori sono esauriti, quindi meno container fanno una partita più breve.
option-machines = Macchinari per colore
option-machines-about = Quanti se ne possono comprare di ogni colore, compresi quelli iniziali. Se sono pochi, non tutti avranno il colore che vogliono.
option-warehouses = Magazzini
option-warehouses-about = Quanti ce ne sono per tutti, compresi quelli iniziali. Se sono pochi, si fa a gara per lo spazio.
option-round-limit = Limite di giri
option-round-limit-about = Fa finire la partita e calcola il punteggio dopo tanti giri, se non è finita prima. Aiuta quando nessuno vuole più spendere.
option-round-limit-none = Nessun limite
option-round-limit-rounds = { $n ->
        [one] Dopo { $n } giro
       *[other] Dopo { $n } giri
    }

option-investment-bank = Banca d’Investimento
option-investment-bank-about = Tre broker incassano interessi e offerte, e vendono ciò che hanno in aste che durano da un turno all’altro.
option-domestic-sale = Vendita interna
option-domestic-sale-about = Un aiuto per principianti: si rivende alla scorta un container del proprio deposito industriale per $2, così nessuno resta a secco.
option-domestic-sale-off = No
option-domestic-sale-pre-turn = Una all’inizio del turno
option-domestic-sale-action = Come azione
option-docked-loading = Caricare con la nave ferma in porto
option-docked-loading-about = Se un’azione può servire a caricare altro senza prima lasciare il porto.
option-broker-win = Vincita da un broker
option-broker-win-about = Chi ha la carta di pagamento all’inizio del suo turno vince. Questo dice se succede dopo aver pagato gli interessi o prima: allora la vincita può servire a pagarli.
option-broker-win-after-interest = Dopo gli interessi
option-broker-win-before-interest = Prima degli interessi
option-idle-production-fee = Pagare il sindacato quando non si produce nulla
option-idle-production-fee-about = Si può «produrre» anche solo per cambiare i prezzi. Qui si decide se allora costa comunque il solito $1.

option-auction = Tipo di asta
option-auction-about = Come gli altri fanno le offerte per un carico all’isola straniera.
option-auction-sealed = Segreta: tutti insieme, di nascosto
option-auction-progressive = Al rialzo: uno dopo l’altro, ogni volta di più
option-all-zero = Quando tutti offrono $0
option-all-zero-about = Che ne è di un carico per cui nessuno vuole pagare.
option-all-zero-seller = Lo tiene il proprietario della nave
option-all-zero-tie = È una parità: si offre di nuovo
option-bluff = Carte bluff
option-bluff-about = Carte da $0 che fanno sembrare un’offerta segreta più grande di quanto sia. Nel gioco per esperti un’offerta con una di queste carte vale $0.
option-bluff-none = Nessuna
option-bluff-plain = Nascondono l’entità di un’offerta
option-bluff-cancel = Per esperti: annullano l’offerta

option-money = Denaro in mano
option-money-about = Se si vede quanto denaro hanno gli altri.
option-money-hidden = Nascosto
option-money-open = Visibile
option-money-cards = Numero di carte denaro
option-money-cards-about = Se si vede quante banconote hanno in mano gli altri, ma non quali.
option-money-cards-hidden = Nascosto
option-money-cards-open = Visibile
option-seizure = Quando non si possono pagare gli interessi
option-seizure-about = Che cosa sequestra la banca per un prestito i cui interessi non sono pagati.
option-seizure-printed = Prima stampa: il vicino decide tutto
option-seizure-erratum = Versione corretta: un container, se no due dai depositi, se no un edificio
option-seizure-anniversary = Mite: un container, mai un edificio

option-discard-tie = Colore da scartare in caso di parità
option-discard-tie-about = Alla fine si perdono tutti i container del colore più numeroso. Questo vale quando più colori sono in parità.
option-discard-tie-two-value = Prima il colore $5/$10
option-discard-tie-free = A scelta
option-tie-break = Punteggi uguali
option-tie-break-about = Chi vince quando due hanno lo stesso punteggio.
option-tie-break-island = Più container sull’isola straniera
option-tie-break-factory = Più container nel deposito industriale

# Ciò che non va insieme
option-clash-few-warehouses = { $seats } giocatori hanno bisogno di { $seats } magazzini per cominciare. Prendine almeno { $seats }.
option-clash-bank-supply = La Banca d’Investimento ha bisogno di container di riserva: prendine al massimo { $most } per colore, o gioca senza la banca.
option-clash-cancel-open = In un’asta al rialzo non si può annullare nulla in segreto. Scegli le offerte segrete, o altre carte bluff.
option-clash-number = Deve essere un numero intero da { $least } a { $most }.
# Ciò che è permesso, ma senza effetto
option-clash-bluff-open = In un’asta al rialzo non c’è nulla da nascondere, quindi le carte bluff non servono.
option-clash-cards-open = Se il denaro è visibile, lo vedono comunque tutti: il numero di carte non dice nulla di nuovo.
option-clash-tiny-supply = { $n ->
        [one] Con solo { $n } container per colore si finisce in pochi minuti.
       *[other] Con solo { $n } container per colore si finisce in pochi minuti.
    }
