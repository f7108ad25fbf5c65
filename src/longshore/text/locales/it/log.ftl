# Il diario di una partita: una frase per ogni evento, al passato prossimo.
# Un giocatore è chiamato con il suo colore, senza articolo: «Blu». $seat-key, $colour-key e così
# via contengono il nome grezzo, per scegliere una forma.

## Parti di frasi

# Container uguali: «nero», «due neri». Sempre dopo la parola «container».
log-alike = { $count ->
        [1] { $colour }
       *[other] { $count ->
            [2] due
            [3] tre
            [4] quattro
            [5] cinque
           *[other] { $count }
        } { $colour-key ->
            [black] neri
            [brown] marroni
            [white] bianchi
            [grey] grigi
           *[other] { $colour }
        }
    }
# Lo stesso in un deposito, con il prezzo.
log-priced = { log-alike } a ${ $price }
log-a-colour = un container { $colour }
# Un colore su una carta valore; uno dei cinque ha due valori.
log-worth = { $kind ->
        [double] { $colour } $5 o $10
       *[single] { $colour } ${ $amount }
    }
# Ciò che un broker possiede all'inizio.
log-broker-share = { $count ->
        [0] ${ $amount }
       *[other] ${ $amount } ({ $goods })
    }
log-broker-money = ${ $amount } a { $broker }
log-broker-container = { log-a-colour } a { $broker }
log-bid = { $cancelled ->
        [yes] { $seat } ${ $counts } (bluff di ${ $amount })
       *[no] { $seat } ${ $amount }
    }
log-score = { $sign ->
        [minus] { $seat } −${ $amount }
       *[plus] { $seat } ${ $amount }
    }

## La preparazione

log-game-began = È iniziata una partita dell’edizione { $edition-key ->
        [classic] classica
        [anniversary] anniversario
       *[other] { $edition }
    } con { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }; il giocatore iniziale, estratto a sorte, è { $first }.
log-seat-dealt = { $seat } ha iniziato con un macchinario { $machine }, un container { $machine } a ${ $price } nel deposito industriale e ${ $cash }.
log-card-dealt = { $seat } ha ricevuto la carta valore { $card }: { $worths }.
log-brokers-dealt = I broker { $brokers } hanno iniziato rispettivamente con { $shares }.

## Il turno

log-turn-began = Giro { $round }: { $seat } ha iniziato il suo turno.
log-passed = { $actions ->
        [0] { $seat } ha concluso il suo turno.
        [one] { $seat } ha passato, rinunciando a un’azione.
       *[other] { $seat } ha passato, rinunciando a entrambe le azioni.
    }

## Interessi, insolvenza e prestiti

log-interest-paid = { $brokers-count ->
        [0] { $seat } ha pagato ${ $amount } di interessi alla banca.
        [one] { $seat } ha pagato ${ $amount } di interessi al broker { $brokers }.
       *[other] { $seat } ha pagato ${ $amount } di interessi, $1 a ciascuno dei broker { $brokers }.
    }
log-defaulted = { $loans ->
        [one] { $seat } non ha potuto pagare gli interessi di un prestito.
       *[other] { $seat } non ha potuto pagare gli interessi di { $loans } prestiti.
    }
log-container-seized = { $place ->
        [factory] Sequestro: { $seat } ha perso { log-a-colour } a ${ $price } dal deposito industriale.
        [harbour] Sequestro: { $seat } ha perso { log-a-colour } a ${ $price } dal deposito portuale.
        [ship] Sequestro: { $seat } ha perso { log-a-colour } dalla nave.
        [island] Sequestro: { $seat } ha perso { log-a-colour } dall’isola straniera.
       *[bank] Sequestro: { $seat } ha perso { log-a-colour } dal suo porto alla Banca d’Investimento.
    }
log-warehouse-seized = Sequestro: { $seat } ha perso un magazzino, tornato nella scorta.
log-machine-seized = Sequestro: { $seat } ha perso il suo macchinario { $colour }, tornato nella scorta.
log-interest-forgiven = { $seat } non aveva nulla da sequestrare: gli interessi di un prestito sono stati condonati.
log-loan-taken = { $cause ->
        [bid] { $seat } ha preso un prestito di ${ $amount } insieme all’offerta.
        [interest] { $seat } ha dovuto prendere un prestito di ${ $amount } per pagare gli interessi.
       *[wish] { $seat } ha preso un prestito di ${ $amount }.
    }
log-loan-repaid = { $seat } ha rimborsato un prestito di ${ $amount }.
log-loan-struck-off = Un prestito di { $seat } è stato cancellato.

## Le azioni

log-machine-built = { $seat } ha comprato un macchinario { $colour } per ${ $price }.
log-warehouse-built = { $seat } ha comprato un magazzino per ${ $price }.
# $boss è il boss del sindacato.
log-produced = { $wage ->
        [0] { $colours-count ->
            [0] { $seat } non ha prodotto nulla.
            [one] { $seat } ha prodotto un container { $colours }.
           *[other] { $seat } ha prodotto { $colours-count } container: { $colours }.
        }
       *[other] { $colours-count ->
            [0] { $seat } ha pagato ${ $wage } a { $boss } senza produrre nulla.
            [one] { $seat } ha pagato ${ $wage } a { $boss } e prodotto un container { $colours }.
           *[other] { $seat } ha pagato ${ $wage } a { $boss } e prodotto { $colours-count } container: { $colours }.
        }
    }
log-store-set-out = { $store ->
        [factory] { $goods-count ->
            [0] { $seat } ha lasciato vuoto il suo deposito industriale.
            [one] { $seat } ha messo in vendita un container { $goods } nel suo deposito industriale.
           *[other] { $seat } ha messo in vendita dei container nel suo deposito industriale: { $goods }.
        }
       *[harbour] { $goods-count ->
            [0] { $seat } ha lasciato vuoto il suo deposito portuale.
            [one] { $seat } ha messo in vendita un container { $goods } nel suo deposito portuale.
           *[other] { $seat } ha messo in vendita dei container nel suo deposito portuale: { $goods }.
        }
    }
log-stocked = { $goods-count ->
        [one] { $seat } ha comprato un container { $goods } dal deposito industriale di { $host }.
       *[other] { $seat } ha comprato dei container dal deposito industriale di { $host }: { $goods }, per ${ $paid } in tutto.
    }
log-ship-sailed = { $berth ->
        [seat] La nave di { $seat } ha attraccato nel porto di { $host }.
        [island] La nave di { $seat } ha attraccato all’isola straniera.
        [bank] La nave di { $seat } ha attraccato nel suo porto alla Banca d’Investimento.
       *[sea] { $origin ->
            [seat] La nave di { $seat } ha lasciato il porto di { $host } per il mare aperto.
            [island] La nave di { $seat } ha lasciato l’isola straniera per il mare aperto.
           *[bank] La nave di { $seat } ha lasciato la Banca d’Investimento per il mare aperto.
        }
    }
log-ship-loaded = { $goods-count ->
        [one] { $seat } ha caricato un container { $goods } dal deposito portuale di { $host }.
       *[other] { $seat } ha caricato dei container dal deposito portuale di { $host }: { $goods }, per ${ $paid } in tutto.
    }
log-ship-loaded-at-bank = { $goods-count ->
        [one] { $seat } ha caricato un container { $goods } dal suo porto alla Banca d’Investimento.
       *[other] { $seat } ha caricato dei container dal suo porto alla Banca d’Investimento: { $goods }.
    }
log-sold-at-home = { $store ->
        [factory] { $seat } ha fatto una vendita interna: un container { $colour } a ${ $price } del deposito industriale, per ${ $paid }.
       *[harbour] { $seat } ha fatto una vendita interna: un container { $colour } a ${ $price } del deposito portuale, per ${ $paid }.
    }
log-end-triggered = Nella scorta si è esaurito un secondo colore: il turno di { $seat } è stato l’ultimo.

## L'asta

log-auction-opened = { $bidding ->
        [sealed] { $seat } ha messo all’asta il suo carico ({ $cargo }), con offerte segrete.
       *[open] { $seat } ha messo all’asta il suo carico ({ $cargo }), con offerte al rialzo.
    }
log-sealed-bid = { $extra ->
        [yes] { $seat } ha fatto un’offerta addizionale segreta di ${ $amount }
       *[no] { $seat } ha fatto un’offerta segreta di ${ $amount }
    }{ $loans ->
        [0] { $bluff ->
            [0] {""}
            [one] , con una carta bluff
           *[other] , con { $bluff } carte bluff
        }
        [one] , con un prestito{ $bluff ->
            [0] {""}
            [one] {" "}e una carta bluff
           *[other] {" "}e { $bluff } carte bluff
        }
       *[other] , con { $loans } prestiti{ $bluff ->
            [0] {""}
            [one] {" "}e una carta bluff
           *[other] {" "}e { $bluff } carte bluff
        }
    }.
log-bid-sealed = { $extra ->
        [yes] { $cards ->
            [0] { $seat } ha fatto un’offerta addizionale segreta.
            [one] { $seat } ha fatto un’offerta addizionale segreta di { $cards } carta.
           *[other] { $seat } ha fatto un’offerta addizionale segreta di { $cards } carte.
        }
       *[no] { $cards ->
            [0] { $seat } ha fatto un’offerta segreta.
            [one] { $seat } ha fatto un’offerta segreta di { $cards } carta.
           *[other] { $seat } ha fatto un’offerta segreta di { $cards } carte.
        }
    }
log-bids-revealed = { $extra ->
        [yes] Le offerte addizionali sono state rivelate: { $bids }.
       *[no] Le offerte sono state rivelate: { $bids }.
    }
log-bid-raised = { $seat } ha offerto ${ $amount }.
log-bid-passed = { $seat } ha abbandonato l’asta.
log-bids-tied = { $again ->
        [yes] { $seats } erano in parità a ${ $amount } e hanno dovuto fare offerte addizionali.
       *[no] { $seats } erano in parità a ${ $amount }: il venditore ha dovuto scegliere uno di loro.
    }
log-highest-bid = L’offerta di { $seat }, di ${ $amount }, era la più alta.
log-cargo-sold = { $price ->
        [0] Il carico di { $seller } ({ $cargo }) è andato gratis a { $winner }.
       *[other] Il carico di { $seller } ({ $cargo }) è andato a { $winner } per ${ $price }; la banca ha versato a { $seller } un sussidio di ${ $subsidy }.
    }
log-cargo-kept = { $price ->
        [0] { $seller } ha rifiutato l’offerta e tenuto il suo carico ({ $cargo }) senza pagare nulla.
       *[other] { $seller } ha rifiutato l’offerta e tenuto il suo carico ({ $cargo }) pagando ${ $price } alla banca.
    }
log-cargo-unsold = Nessuno ha fatto offerte per il carico di { $seller } ({ $cargo }): { $seller } lo ha tenuto senza pagare nulla.

## La Banca d'Investimento

log-broker-called = { $offer ->
        [factory] { $seat } ha offerto { $factory-count ->
            [one] un container { $factory } del suo deposito industriale
           *[other] dei container del suo deposito industriale ({ $factory })
        } per il denaro del broker { $broker }.
        [harbour] { $seat } ha offerto { $harbour-count ->
            [one] un container { $harbour } del suo deposito portuale
           *[other] dei container del suo deposito portuale ({ $harbour })
        } per il denaro del broker { $broker }.
        [both] { $seat } ha offerto { $factory-count ->
            [one] un container { $factory } del suo deposito industriale
           *[other] dei container del suo deposito industriale ({ $factory })
        } e { $harbour-count ->
            [one] un container { $harbour } del suo deposito portuale
           *[other] dei container del suo deposito portuale ({ $harbour })
        } per il denaro del broker { $broker }.
       *[money] { $seat } ha offerto ${ $amount } per i container del broker { $broker }.
    }
log-broker-outbid = { $offer ->
        [factory] L’offerta di { $seat } è stata superata: { $seat } ha ripreso { $factory-count ->
            [one] un container { $factory }
           *[other] dei container ({ $factory })
        } nel suo deposito industriale.
        [harbour] L’offerta di { $seat } è stata superata: { $seat } ha ripreso { $harbour-count ->
            [one] un container { $harbour }
           *[other] dei container ({ $harbour })
        } nel suo deposito portuale.
        [both] L’offerta di { $seat } è stata superata: { $seat } ha ripreso { $factory-count ->
            [one] un container { $factory }
           *[other] dei container ({ $factory })
        } nel suo deposito industriale e { $harbour-count ->
            [one] un container { $harbour }
           *[other] dei container ({ $harbour })
        } nel suo deposito portuale.
       *[money] L’offerta di { $seat } è stata superata: { $seat } ha ripreso ${ $amount }.
    }
log-broker-won = { $side ->
        [goods] { $at_the_end ->
            [yes] { $goods-count ->
                [one] Alla fine { $seat } si è aggiudicato un container { $goods } del broker { $broker }.
               *[other] Alla fine { $seat } si è aggiudicato i container del broker { $broker }: { $goods }.
            }
           *[no] { $goods-count ->
                [one] { $seat } si è aggiudicato un container { $goods } del broker { $broker }.
               *[other] { $seat } si è aggiudicato i container del broker { $broker }: { $goods }.
            }
        }
       *[money] { $at_the_end ->
            [yes] Alla fine { $seat } si è aggiudicato il denaro del broker { $broker }: ${ $money }.
           *[no] { $seat } si è aggiudicato il denaro del broker { $broker }: ${ $money }.
        }
    }
log-brokers-paid = { $payer ->
        [government] Il governo ha versato il suo sussidio ai broker: { $shares }.
       *[seat] { $seat } ha versato la sua offerta ai broker: { $shares }.
    }

## La fine

log-game-over = { $winners-count ->
        [one] La partita è terminata nel giro { $rounds } e ha vinto { $winners }: { $scores }.
       *[other] La partita è terminata nel giro { $rounds } e { $winners } si sono divisi la vittoria: { $scores }.
    }
