# Le proprie partite, che cosa danno insieme, e gli altri giocatori; dove ci sono account.

refused-no-such-player = Qui non c’è nessuno di nome { $name } che mostri a tutti la sua pagina.

## La propria pagina

players-part-games = Partite
players-part-sums = Statistiche
players-part-account = Account
players-games = Partite in corso
players-games-none = Nessuna partita ti aspetta e nessuna è in corso.
players-rated = classificata
players-past = Partite finite
players-past-none = Con questo account non hai ancora finito una partita.
players-more = Mostra altro
players-result = { $place ->
        [1] primo posto con { $score }
        [2] secondo posto con { $score }
        [3] terzo posto con { $score }
        [4] quarto posto con { $score }
       *[other] quinto posto con { $score }
    }
players-lost = { $how ->
        [left] abbandonata prima della fine: ultimo posto
       *[clock] tempo scaduto alla fine: ultimo posto
    }
players-change = punteggio { $change }
players-closed = chiusa prima della fine

## Statistiche

players-sums-none = Ancora niente: ci sarà qualcosa da vedere quando una partita è finita.
players-pool = Partite
players-count = { $n ->
        [one] una partita
       *[other] { $n } partite
    }
players-wins = Vittorie
players-wins-value = { $wins } su { $games }
players-wins-about = Una vittoria condivisa conta in parte.
players-places = Piazzamenti
players-place = { $place }º
players-score = Denaro alla fine
players-score-value = { $mean } in media, al massimo { $best }
players-money = Da dove veniva il tuo denaro, in media per partita
players-source = { $source ->
        [start] Denaro iniziale
        [auctions] Carichi venduti all’asta
        [subsidies] Sussidi ricevuti
        [factory] Vendite dalla fabbrica
        [harbour] Vendite dal porto
        [domestic] Vendite interne
        [wages] Salari del sindacato
        [brokers] Mediatori
        [island] Container sull’isola
        [left-over] Container rimasti altrove
        [stocked] Acquisti per il porto
        [loaded] Carico della nave
        [bought] Carichi comprati all’asta
        [kept] Carichi propri tenuti
        [buildings] Macchine e magazzini
        [interest] Interessi
       *[loans] Prestiti
    }
players-colours = I tuoi colori
players-colour = Colore
players-colour-made = Prodotti
players-colour-island = Sull’isola alla fine
players-bidding = Come fai le offerte
players-bidding-none = Non hai ancora fatto offerte per carichi altrui.
players-bidding-all = { $bids ->
        [one] Hai fatto un’offerta per un carico, { $part } di quanto valeva per te.
       *[other] Hai fatto offerte per { $bids } carichi, in media { $part } di quanto valevano per te.
    }
players-bidding-won = { $won ->
        [0] Non ne hai ottenuto nessuno.
        [one] Ne hai ottenuto uno, al { $part } del suo valore.
       *[other] Ne hai ottenuti { $won }, al { $part } del loro valore.
    }
players-bidding-about = Il valore è quanto un carico ti renderebbe alla fine, per come appariva in quel momento.
players-ratings = Punteggi
players-ratings-about = Dalle partite classificate, uno per ogni edizione e numero di giocatori. Chi è nuovo ha 1500; ciò che segue ± dice quanto è sicuro.
players-ratings-none = Ancora nessuna partita classificata.
players-rating = { $points } ± { $spread }
players-provisional = provvisorio
players-list-link = I punteggi di tutti
players-against = Faccia a faccia
players-against-none = Ancora nessuno.
players-against-value = { $games ->
        [one] una partita: davanti in { $ahead }, dietro in { $behind }
       *[other] { $games } partite: davanti in { $ahead }, dietro in { $behind }
    }
players-gone = qualcuno il cui account non c’è più

## Chi lo può vedere

players-public = Chi vede i tuoi punteggi
players-public-about = Solo tu, finché non li mostri: allora tutti vedono il tuo nome, i tuoi punteggi e come sono finite le tue partite classificate, e sei nell’elenco dei punteggi. Le partite che non contano non si mostrano mai.
players-public-switch = Tutti possono vederli
players-public-link = La tua pagina

## Pagine per tutti

players-page-games = Partite classificate
players-list = Punteggi
players-list-about = I bot, e chi mostra a tutti i propri punteggi.
players-list-none = Qui nessuno ha ancora un punteggio.
