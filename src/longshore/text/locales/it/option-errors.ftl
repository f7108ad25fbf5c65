# Che cosa c'è di sbagliato nelle opzioni di un tavolo. I nomi delle opzioni e dei loro valori (round_limit,
# bluff = cancel) si scrivono così in tutte le lingue. $found ha già le sue virgolette.

refused-option-edition = Non c’è nessuna edizione { $found }; ci sono: { $known }.
refused-option-seats = Un tavolo ha da { $least } a { $most } posti, non { $found }.
refused-option-unknown = Non c’è nessuna opzione { $found }. Ci sono: { $known }.
refused-option-unknown-near = Non c’è nessuna opzione { $found }. Intendi { $near }?
refused-option-choice = L’opzione { $option } è uno di questi valori: { $known }; non { $found }.
refused-option-switch = L’opzione { $option } è on o off; non { $found }.
refused-option-number = L’opzione { $option } è un numero da { $least } a { $most }; non { $found }.
refused-option-number-or-none = L’opzione { $option } è un numero da { $least } a { NUMBER($most, useGrouping: 0) }, o none per nessun limite; non { $found }.
refused-option-beside = edition e seats stanno accanto alle opzioni, non dentro.
refused-option-few-warehouses = { $seats } giocatori hanno bisogno di { $seats } magazzini per cominciare; l’opzione warehouses è { $warehouses }.
refused-option-bank-supply = La Banca d’Investimento ha bisogno di container di riserva: con investment_bank, supply è al massimo { $most }; è { $supply }. Prendine meno, come supply={ $most }.
refused-option-bluff-cancel = In un’asta al rialzo non si può annullare nulla in segreto: bluff = cancel non va con auction = progressive. Usa bluff = none o auction = sealed.
