# Le esportazioni, e ciò che trova `longshore verify`.
refused-not-over = La partita non è finita: finché dura, le sue carte e le offerte segrete restano segrete. Ciò che ti è permesso sapere si ottiene in JSON Lines e CSV.
refused-not-started = La partita non è iniziata: non c’è ancora nulla da esportare.

# I due nomi hanno articoli diversi: nelle frasi stanno tra parentesi.
finding-at = { $place ->
        [entry] voce { $number }
       *[action] azione { $number }
    }
finding-other-rules = È stata giocata con le regole { $played }, e questo programma ha { $here }: una differenza nella partita può venire da lì.
finding-not-compared = Il file dice che l’impegno sulla distribuzione era { $commitment }. Questo prova qualcosa solo se il tavolo lo aveva dichiarato all’inizio: confrontalo, o indicalo con --commitment.
finding-kept-deal = L’impegno { $commitment } che hai conservato è quello sulla distribuzione.
finding-kept-bid = L’impegno { $commitment } che hai conservato è quello sull’offerta di { $seat } ({ $place }: { $text }).
finding-kept-unknown = L’impegno { $commitment } che hai conservato non è in questo file, secondo il quale quello sulla distribuzione era { $deal }.
finding-secret = Il segreto non apre né l’impegno sulla distribuzione né { $bids ->
        [one] quello sull’offerta segreta
       *[other] quelli sulle { $bids } offerte segrete
    }: non è il segreto di questo tavolo.
finding-deal = La distribuzione e le regole del tavolo sono quelle su cui si era impegnato.
finding-deal-changed = La distribuzione, o le regole del tavolo, non sono quelle su cui si era impegnato, anche se il segreto apre le sue offerte.
finding-deal-or-secret = La distribuzione, le regole del tavolo o il segreto non sono quelli su cui si era impegnato.
finding-all-bids = Nessuna delle { $bids } offerte segrete corrisponde al suo impegno, mentre la distribuzione sì: sono stati cambiati il nome del tavolo o gli impegni.
finding-many-bids = Delle { $bids } offerte segrete, { $wrong } non corrispondono all’impegno preso quando sono state fatte; la prima è quella di { $seat } ({ $place }: { $text }).
finding-bid = L’offerta di { $seat } ({ $place }: { $text }) non corrisponde all’impegno preso quando è stata fatta.
finding-bids = { $bids ->
        [0] Non ci sono offerte segrete.
        [one] L’offerta segreta corrisponde all’impegno preso quando è stata fatta.
       *[other] Tutte le { $bids } offerte segrete corrispondono all’impegno preso quando sono state fatte.
    }
finding-bid-missing = L’offerta segreta di { $seat } ({ $place }: { $text }) non ha un impegno.
finding-bid-stray = Ciò che ha detto { $seat } ({ $place }: { $text }) ha un impegno, ma non è un’offerta segreta.
finding-illegal = { $seat } non può averlo detto ({ $place }: { $text }): { $reason }
finding-differs = Dopo questo punto ({ $place }) la partita non è come il tavolo l’aveva annotata allora.
finding-events = Ciò che il file dice di questo punto ({ $place }) non è ciò che vi è successo.
finding-undo = L’annullamento ({ $place }) torna alla voce { $to }, che non è un’azione che contava allora.
finding-count = Il file dice di avere { $said } azioni, e ne ha { $found }: ne mancano, o ce ne sono troppe.
finding-not-over = La partita non è finita dopo { $found } azioni: manca il resto.
finding-changed = La partita non è sempre stata come il tavolo l’aveva annotata: un’azione è stata cambiata.
finding-result = Il file dice che il risultato era { $said }, e la partita arriva a { $found }.
finding-replayed = Tutte le { $found } azioni sono permesse dalle regole, e la partita finisce come annotato.
finding-before = Le prime { $found } azioni erano state giocate prima, al tavolo da cui questo è derivato; su di esse non è stato preso alcun impegno.
finding-closed = La partita non è stata finita: il suo tavolo è stato chiuso.
finding-start = Ciò che il file dice dell’inizio non è ciò che risulta dalla distribuzione che rivela.
finding-no-action = C’è un impegno sull’azione { $number }, e le azioni per cui può essercene uno finiscono con { $actions }.
finding-order = L’impegno sull’azione { $number } è della voce { $seq }, ma uno prima di esso è della voce { $last }.
finding-gap = Dove dovrebbe stare la voce { $seq } c’è la voce { $found }: ne mancano, o non sono in ordine.
finding-entries = Il file dice di avere { $said } voci, e ne ha { $found }.
finding-disagree = La voce { $seq } indica regole del tavolo diverse dall’intestazione del file.
finding-marked = La voce { $seq } è segnata come annullata da una voce diversa da quella che l’ha fatto, o non è segnata, o non è stata annullata.

# Ciò che trova `longshore audit`.
audit-unreadable = La voce non si può leggere, quindi ciò che segue non è stato rigiocato: { $reason }.
audit-broken = Da qui in poi il diario non si può più seguire: { $reason }.
audit-deal = L’impegno sulla distribuzione non corrisponde alla distribuzione salvata.
audit-bid = L’impegno salvato con ciò che ha detto { $seat } ({ $text }) non vi corrisponde.
audit-illegal = Secondo le regole di questo programma { $seat } non può dire «{ $text }»: { $reason }
audit-illegal-before = Ciò che è stato giocato prima di questa diramazione non si può giocare secondo le regole di questo programma: { $reason }
audit-differs = Dopo che { $seat } ha detto «{ $text }» la partita non è come è stata salvata: { $found } invece di { $stored }.
