# L’analisi dopo la partita: dove si sono guadagnati e persi i soldi. Nella pagina e con `longshore review`.

review-title = Dove si sono guadagnati e persi i soldi
review-about = Una ricerca riesamina ogni decisione sapendo solo ciò che il giocatore poteva sapere allora. Gli importi misurano il vantaggio: di quanto un giocatore può aspettarsi di precedere il migliore degli altri sei giri dopo, o alla fine.
review-waiting = L’analisi aspetta il suo turno…
review-running = L’analisi è in corso: { $done } di { $all }…
review-failed = Non è stato possibile fare l’analisi. Un nuovo tentativo può riuscire.
review-again = Riprova
review-back = Torna al tavolo
review-not-over = { $name }: questa partita non è finita; si analizzano solo partite finite.
review-playouts-range = --playouts va da { $least } a { $most }, non { $given }.

## Le prospettive

review-standing = Prospettive
review-standing-reading = Il punteggio finale che ciascuno poteva aspettarsi all’inizio di ogni turno, con le carte valore com’erano e se tutti giocano in modo sensato. L’ultimo punto è il risultato.
review-chances = Probabilità di vincere
review-chances-reading = Quante volte ciascuno ha vinto quando la partita proseguiva dall’inizio di ogni turno.
review-end = Fine
review-axis-percent = Percentuale
review-percent = { $value } %

## Un giocatore

review-account = Come è nato il vantaggio
review-opening = Posto e primo macchinario
review-own-card = La sua carta valore ({ $card })
review-other-cards = Le carte valore degli altri
review-decisions = Le sue decisioni costose
review-rest = Tutto il resto: le decisioni degli altri, piccole cose, il caso
review-final = Vantaggio alla fine
review-costliest = Le decisioni più costose
review-none = Nessuna decisione è costata chiaramente più di quanto spieghi il caso.
review-played = Giocato: { $action }
review-better = Meglio: { $action }
review-cost = È costato ${ $amount }, più o meno ${ $error }
review-hindsight = { $sign ->
        [plus] Con le carte valore com’erano è costato ${ $amount }.
        [minus] Con le carte valore com’erano ha fruttato ${ $amount }: fortuna, perché nessuno poteva conoscerle.
       *[none] Con le carte valore com’erano non è costato nulla.
    }
review-see = Guarda il tavolo
review-see-round = Giro { $round }: guarda il tavolo
review-every = Tutte le decisioni
review-before = Scelta migliore
review-after = Come giocato
review-loss = Differenza
review-error = ± ${ $error }

## Le ragioni

review-cause-sold-below-worth = Il carico è stato venduto per ${ $bid }, ${ $dollars } sotto il suo valore: sulla propria isola valeva ${ $worth }.
review-cause-kept-above-worth = Il carico è stato tenuto per ${ $bid } anche se lì valeva solo ${ $worth }: venderlo, con il sussidio, valeva ${ $dollars } in più.
review-cause-bid-above-worth = L’offerta di ${ $bid } superava di ${ $dollars } il valore del carico (${ $worth }).
review-cause-bid-too-high = L’offerta di ${ $bid } era più del necessario: ${ $better } era l’offerta migliore.
review-cause-bid-too-low = Sono stati offerti ${ $bid } per un carico che valeva ${ $worth }: ${ $better } era l’offerta migliore.
review-cause-priced-too-low = { $store ->
        [factory] La merce nel deposito industriale era prezzata ${ $dollars } troppo poco in tutto.
       *[harbour] La merce nel deposito portuale era prezzata ${ $dollars } troppo poco in tutto.
    }
review-cause-priced-too-high = { $store ->
        [factory] La merce nel deposito industriale era prezzata ${ $dollars } di troppo in tutto.
       *[harbour] La merce nel deposito portuale era prezzata ${ $dollars } di troppo in tutto.
    }
review-cause-store-empty-for = { $store ->
        [factory] Il deposito industriale è rimasto vuoto per { $rounds } giri.
       *[harbour] Il deposito portuale è rimasto vuoto per { $rounds } giri.
    }
review-cause-ship-idle-for = { $cargo ->
        [0] La nave è rimasta vuota nello stesso posto per { $rounds } giri.
        [one] La nave è rimasta nello stesso posto per { $rounds } giri, con un container a bordo.
       *[other] La nave è rimasta nello stesso posto per { $rounds } giri, con { $cargo } container a bordo.
    }
review-cause-passed-with-actions = { $actions ->
        [one] È stata sprecata un’azione.
       *[other] Sono state sprecate { $actions } azioni.
    }
review-cause-paid-interest-for = Un prestito che si poteva rimborsare è costato interessi per altri { $rounds } giri, ${ $dollars } in tutto.
review-cause-borrowed-early = Il prestito non serviva ancora: c’erano ${ $dollars } in mano.
review-cause-built-late = { $building ->
        [machine] Il macchinario da ${ $price } è arrivato troppo tardi per rendere: { $rounds ->
            [0] la partita è finita nello stesso giro.
            [one] la partita è finita un giro dopo.
           *[other] la partita è finita { $rounds } giri dopo.
        }
       *[warehouse] Il magazzino da ${ $price } è arrivato troppo tardi per rendere: { $rounds ->
            [0] la partita è finita nello stesso giro.
            [one] la partita è finita un giro dopo.
           *[other] la partita è finita { $rounds } giri dopo.
        }
    }
review-cause-ended-behind = Ha provocato la fine della partita con ${ $dollars } di svantaggio.
review-cause-auction-ended-turn = { $actions ->
        [one] L’asta ha chiuso il turno con ancora un’azione da usare.
       *[other] L’asta ha chiuso il turno con ancora { $actions } azioni da usare.
    }
review-cause-sailed-with-room = { $cargo ->
        [one] La nave è andata all’isola con un solo container, anche se si poteva caricare altro.
       *[other] La nave è andata all’isola con { $cargo } container, anche se si poteva caricare altro.
    }
review-cause-lost-to-bid = Con ${ $bid } il carico era perso: l’offerta più alta era di ${ $high }, e ${ $better } l’avrebbero vinto.
review-cause-awarded-leader = Tra chi era in parità, il carico è andato a chi aveva ${ $dollars } di vantaggio sull’altro.
review-cause-missed-goods = { $way ->
        [produce] { $count ->
            [one] Si poteva invece produrre un container.
           *[other] Si potevano invece produrre { $count } container.
        }
        [stock] { $count ->
            [one] Si poteva invece comprare un container per il deposito portuale, per ${ $paid }.
           *[other] Si potevano invece comprare { $count } container per il deposito portuale, per ${ $paid }.
        }
       *[load] { $count ->
            [one] Si poteva invece caricare un container, per ${ $paid }.
           *[other] Si potevano invece caricare { $count } container, per ${ $paid }.
        }
    }
# $count container sono stati presi per $paid, $better altri si potevano avere per $cost.
review-cause-other-goods = { $way ->
        [stock] Comprati per il deposito portuale: { $count } per ${ $paid }. C’era di meglio: { $better } per ${ $cost }.
       *[load] Caricati: { $count } per ${ $paid }. C’era di meglio: { $better } per ${ $cost }.
    }
review-cause-ship-kept = { $to ->
        [island] { $cargo ->
            [one] La nave poteva invece andare all’isola e vendere il container a bordo.
           *[other] La nave poteva invece andare all’isola e vendere i { $cargo } container a bordo.
        }
       *[sea] { $cargo ->
            [0] La nave poteva invece uscire in mare, a prendere merci.
            [one] La nave poteva invece uscire in mare, con un container a bordo.
           *[other] La nave poteva invece uscire in mare, con { $cargo } container a bordo.
        }
    }
review-cause-missed-call = { $side ->
        [goods] { $count ->
            [one] Si poteva invece avere il container di un broker, con un’offerta di ${ $dollars }.
           *[other] Si potevano invece avere { $count } container di un broker, con un’offerta di ${ $dollars }.
        }
       *[money] { $count ->
            [one] Si potevano invece avere ${ $dollars } di un broker, per un container.
           *[other] Si potevano invece avere ${ $dollars } di un broker, per { $count } container.
        }
    }
review-cause-better-kept = Era meglio tenere i ${ $dollars } che è costato.
review-cause-better-only = L’altra scelta fruttava di più quando la partita proseguiva; non c’è una ragione più semplice.
