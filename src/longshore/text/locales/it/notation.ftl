# Che cosa c'è di sbagliato in una riga scritta: mezza frase, poi ciò che andrebbe bene. Segue il punto
# («colonna 5: …»). Le parole della notazione (give up warehouse, factory, goods) si scrivono così in tutte le lingue.
# Solo $found ha già le sue virgolette. $fault è «missing» o «wrong».

notation-at = { $place }: { $problem }
notation-line = riga { $line }
notation-column = colonna { $column }
notation-letter = { $letter } ({ $colour })
# Un posto in un elenco: come si scrive e come si chiama
notation-seat-name = { $seat-key } ({ $seat })

notation-none = qui non c’è nessuna azione; un’azione comincia con una di queste parole: { $words }
notation-second-line = un’azione è una riga; questa è una seconda
notation-too-much = { $found } è di troppo: prima l’azione è già completa
notation-action = { $fault ->
        [missing] qui manca un’azione; un’azione comincia con una di queste parole: { $words }
       *[wrong] { $found } non è un’azione; un’azione comincia con una di queste parole: { $words }
    }
notation-action-near = { $found } non è un’azione; un’azione comincia con una di queste parole: { $words }; intendi { $near }?
notation-build = { $fault ->
        [missing] qui manca che cosa comprare; compra un magazzino (warehouse) o un macchinario; i colori sono { $colours }
       *[wrong] { $found } non si può comprare; compra un magazzino (warehouse) o un macchinario; i colori sono { $colours }
    }
notation-place = { $fault ->
        [missing] qui manca dove va la nave: sea, island o un posto; i posti sono { $seats }
       *[wrong] la nave non può andare a { $found }, ma a sea, island o a un posto; i posti sono { $seats }
    }
notation-place-bank = { $fault ->
        [missing] qui manca dove va la nave: sea, island, bank o un posto; i posti sono { $seats }
       *[wrong] la nave non può andare a { $found }, ma a sea, island, bank o a un posto; i posti sono { $seats }
    }
notation-call = { $fault ->
        [missing] qui manca per che cosa chiami il broker: goods o money
       *[wrong] per { $found } non si chiama un broker, ma per goods o money
    }
notation-give = { $fault ->
        [missing] qui manca un’azione; scrivi give up warehouse o give up machine
       *[wrong] { $found } non è un’azione; scrivi give up warehouse o give up machine
    }
notation-give-up = { $fault ->
        [missing] qui manca che cosa cedi; scrivi give up warehouse o give up machine
       *[wrong] { $found } non si può cedere; scrivi give up warehouse o give up machine
    }

# Colori, posti, broker, depositi
notation-colour = { $fault ->
        [missing] qui manca un colore; i colori sono { $colours }
       *[wrong] { $found } non è un colore; i colori sono { $colours }
    }
notation-colour-near = { $found } non è un colore; i colori sono { $colours }; intendi { $near }?
notation-seat = { $fault ->
        [missing] qui manca un posto; i posti sono { $seats }
       *[wrong] { $found } non è un posto; i posti sono { $seats }
    }
notation-broker = { $fault ->
        [missing] qui manca un broker; i broker sono { $brokers }
       *[wrong] { $found } non è un broker; i broker sono { $brokers }
    }
notation-store = { $fault ->
        [missing] qui manca un deposito; scrivi factory o harbour, poi dei suoi container
       *[wrong] { $found } non è un deposito; scrivi factory o harbour, poi dei suoi container
    }
# $store è la parola scritta: factory o harbour
notation-store-twice = { $store } è scritto due volte

# I container e i loro prezzi; $example è «k@4»
notation-priced-missing = qui manca un container con il suo prezzo, come { $example }
notation-arrow-missing = qui mancano -> e i prezzi di tutto il deposito portuale
notation-price-missing = manca il prezzo di questo container; si scrive { $example }
notation-not-priced = { $found } non è un container con il suo prezzo; si scrive { $example }
notation-no-price = questi container non hanno prezzo; si scrive solo il colore

# I numeri
notation-number = { $fault ->
        [missing] qui manca un numero
        [wrong] { $found } non è un numero
       *[range] { $found } è troppo grande o troppo piccolo
    }; { $what ->
        [bid] un’offerta è un numero intero a partire da { $lowest }
        [call] un’offerta per dei container è un numero intero a partire da { $lowest }
        [loans] il numero di prestiti va da { $lowest } a { $highest }
        [bluff] il numero di carte bluff va da { $lowest } a { $highest }
        [factory-price] un prezzo nel deposito industriale è un numero da { $lowest } a { $highest }
        [harbour-price] un prezzo nel deposito portuale è un numero da { $lowest } a { $highest }
        [store-price] un prezzo in un deposito è un numero da { $lowest } a { $highest }
       *[price] un prezzo è un numero da { $lowest } a { $highest }
    }
