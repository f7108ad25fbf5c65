# Tornei e campionati, dove chi gestisce offre account.

refused-no-such-contest = Qui non c’è un torneo o un campionato così.
refused-contest-organiser = Può farlo solo chi lo organizza.
refused-contest-over = È finito, o è stato annullato.
refused-contest-going = È ancora in corso: prima annullalo.
refused-contest-closed = È già cominciato: nessuno può più iscriversi.
refused-contest-too-few = Per cominciare servono { $least } persone e finora ce ne sono { $number }: aspettane altre o annulla.
refused-contest-full = C’è posto per { $most } giocatori, e ci sono tutti.
refused-contest-start = Deve cominciare da adesso, entro { $days } giorni.
refused-contest-damaged = Il torneo o campionato { $id } è danneggiato e non si può leggere; gli altri continuano. Chi gestisce il server può ripristinare una copia.
refused-too-many-contests = Ne organizzi { $most } non finiti: aspetta che uno finisca, o annullalo.

## Sulla pagina

contests-title = Tornei e campionati
contests-about = Iscriviti, e hai un tavolo a ogni turno: con chi è classificato come te e non hai ancora incontrato. Le partite sono classificate.
contests-none = Non ce ne sono ancora.
contests-all = Tutti
contests-kind = { $kind ->
        [league] Campionato
       *[tournament] Torneo
    }
contests-status = { $status ->
        [open] Le iscrizioni sono aperte.
        [running] In corso.
        [over] Finito.
       *[cancelled] Annullato.
    }
contests-players = { $n ->
        [one] un giocatore
       *[other] { $n } giocatori
    }
contests-rounds = { $n ->
        [one] un turno
       *[other] { $n } turni
    }
contests-round-of = turno { $round } di { $rounds }
contests-round = Turno { $round }
contests-every = { $n ->
        [one] un turno al giorno
       *[other] un turno ogni { $n } giorni
    }
contests-by = di { $name }
contests-next = Il prossimo turno comincia { $when }.
contests-begins = Comincia { $when }.
contests-waits = Il prossimo turno comincia poco dopo l’ultima partita di questo; l’ora esatta sarà indicata qui.
contests-join = Iscriviti
contests-join-about = Tutti vedono il tuo nome e come finiscono le tue partite.
contests-sign-in = Accedi per partecipare.
contests-leave = Ritirati
contests-back = Sono tornato
contests-away-about = Non hai giocato l’ultima partita fino alla fine, non hai detto di esserci, o ti sei ritirato: non hai un tavolo finché non torni.
contests-check-in-about = Nel quarto d’ora prima dell’inizio di’ qui che ci sei: chi non lo fa non ha un tavolo.
contests-check-in = Ci sono
contests-here = presente
contests-here-about = Ci sei, e avrai un tavolo.
contests-start = Comincia ora
contests-start-title = Cominciare “{ $title }” ora?
contests-start-text = { $kind ->
        [league] Chi è iscritto ha subito un tavolo. Altri possono aggiungersi più tardi.
       *[tournament] Chi è iscritto ha subito un tavolo. Dopo, nessuno può più iscriversi.
    }
contests-start-live = { $kind ->
        [league] Chi dice di esserci ha un tavolo: subito se lo hanno già detto tutti, altrimenti entro due minuti. Altri possono aggiungersi più tardi.
       *[tournament] Chi dice di esserci ha un tavolo: subito se lo hanno già detto tutti, altrimenti entro due minuti. Dopo l’inizio nessuno può più iscriversi.
    }
contests-cancel = Annulla il torneo
contests-cancel-title = Annullare “{ $title }”?
contests-cancel-text = Non ci sono altri turni. Le partite in corso si giocano fino alla fine e contano per i punteggi.
contests-rename = Cambia titolo
contests-delete-title = Eliminare «{ $title }» per sempre?
contests-delete-text = La classifica sparisce per tutti. Le partite restano, e contano per i punteggi.
contests-table = Al mio tavolo
contests-standings = Classifica
contests-standings-about = Un punto per ogni persona al tavolo dietro di te, mezzo in caso di parità. Le parità si sciolgono da sinistra a destra.
contests-place = Posto
contests-player = Giocatore
contests-points = Punti
contests-wins = Vittorie
contests-opponents = Punti degli avversari
contests-lead = Vantaggio in denaro
contests-games = Partite
contests-away = assente
contests-me = tu
contests-left-out = C’era troppa poca gente: questo turno è saltato.
contests-going = In corso.
contests-void = Chiuso prima della fine: tutti hanno metà dei punti.
contests-lost = non giocata fino alla fine
contests-seat-points = { $n ->
        [one] un punto
       *[other] { $n } punti
    }
contests-new = Nuovo torneo o campionato
contests-new-title = Come si chiama?
contests-new-kind = Tipo
contests-new-rounds = Turni
contests-new-days = Giorni tra i turni
contests-new-start = Comincia il
contests-new-go = Apri le iscrizioni
contests-new-about = I turni di un torneo si susseguono; un campionato ne ha uno ogni tot giorni, e ci si può iscrivere dopo. I bot occupano i posti vuoti.
