# Ordini permanenti senza senso: che cosa non va, e che cosa andrebbe.
refused-orders = Questi non sono ordini permanenti: { $problem }.
refused-orders-no-most = Un ordine di offrire ha bisogno di un limite: dollari in `most`, o dollari per un container di ogni colore in `colours`.
refused-orders-no-bluff = A questo tavolo non ci sono carte bluff: togli `bluff`.
refused-orders-no-least = Un ordine di accettare ha bisogno di un limite: dollari in `least`, o dollari per un container di ogni colore in `colours`.
refused-orders-no-until = Un ordine di passare deve dire fino a quando; indica almeno uno di questi: { $fields }.
refused-orders-no-price = Un ordine di prezzo ha bisogno di un prezzo per `factory`, per `harbour` o per entrambi.
refused-orders-no-bank = A questo tavolo non c’è la Banca d’Investimento: togli `price` e `pay`.
refused-orders-name = A questo tavolo non c’è nessun «{ $name }», come indicato in `{ $where }`; ci sono: { $names }.
refused-orders-twice = «{ $name }» compare due volte in `{ $where }`; indicalo una volta sola.
