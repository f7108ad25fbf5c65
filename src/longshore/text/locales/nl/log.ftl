# Het logboek van een partij: een zin voor elke gebeurtenis, in de verleden tijd.
# Een plaats is een naam zonder lidwoord: “Blauw”, of de naam van wie er zit; “zijn” en “haar” staan er niet.

## Zinsdelen

# Gelijke containers: “een zwarte container”, “twee zwarte containers”.
log-alike = { $count ->
        [1] een { log-a-colour.e } container
        [2] twee { log-a-colour.e } containers
        [3] drie { log-a-colour.e } containers
        [4] vier { log-a-colour.e } containers
        [5] vijf { log-a-colour.e } containers
       *[other] { $count } { log-a-colour.e } containers
    }
# In een winkel, met de prijs: “twee zwarte van $3”. Het woord “containers” staat al eerder in de zin.
log-priced = { $count ->
        [1] een { log-a-colour.e } van ${ $price }
        [2] twee { log-a-colour.e } van ${ $price }
        [3] drie { log-a-colour.e } van ${ $price }
        [4] vier { log-a-colour.e } van ${ $price }
        [5] vijf { log-a-colour.e } van ${ $price }
       *[other] { $count } { log-a-colour.e } van ${ $price }
    }
# “een zwarte”, en de verbogen vorm alleen.
log-a-colour = { $colour ->
        [beige] een beige
        [grijs] een grijze
        [oranje] een oranje
        [wit] een witte
       *[other] een { $colour }e
    }
    .e = { $colour ->
            [beige] beige
            [grijs] grijze
            [oranje] oranje
            [wit] witte
           *[other] { $colour }e
        }
# Een kleur op een waardekaart; een van de vijf heeft twee waardes.
log-worth = { $kind ->
        [double] { $colour } $5 of $10
       *[single] { $colour } ${ $amount }
    }
# Wat een broker aan het begin heeft.
log-broker-share = { $count ->
        [0] ${ $amount }
       *[other] ${ $amount } ({ $goods })
    }
log-broker-money = ${ $amount } aan { $broker }
log-broker-container = { log-a-colour } container aan { $broker }
log-bid = { $cancelled ->
        [yes] { $seat } ${ $counts } (een bluf van ${ $amount })
       *[no] { $seat } ${ $amount }
    }
log-score = { $sign ->
        [minus] { $seat } −${ $amount }
       *[plus] { $seat } ${ $amount }
    }

## Het begin

log-game-began = Er begon een partij van { $edition-key ->
        [classic] de klassieke editie
        [anniversary] de jubileumeditie
       *[other] de editie “{ $edition }”
    } met { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    }; { $first } werd als startspeler geloot.
log-seat-dealt = { $machine ->
        [beige] { $seat } begon met een beige machine, een beige container van ${ $price } in de fabriekswinkel en ${ $cash }.
        [grijs] { $seat } begon met een grijze machine, een grijze container van ${ $price } in de fabriekswinkel en ${ $cash }.
        [oranje] { $seat } begon met een oranje machine, een oranje container van ${ $price } in de fabriekswinkel en ${ $cash }.
        [wit] { $seat } begon met een witte machine, een witte container van ${ $price } in de fabriekswinkel en ${ $cash }.
       *[other] { $seat } begon met een { $machine }e machine, een { $machine }e container van ${ $price } in de fabriekswinkel en ${ $cash }.
    }
log-card-dealt = { $seat } kreeg waardekaart { $card }: { $worths }.
log-brokers-dealt = De brokers { $brokers } begonnen met { $shares }.

## De beurt

log-turn-began = Ronde { $round }: { $seat } begon aan de beurt.
log-passed = { $actions ->
        [0] { $seat } beëindigde de beurt.
        [one] { $seat } paste en zag af van een actie.
       *[other] { $seat } paste en zag af van beide acties.
    }

## Rente, wanbetaling en leningen

log-interest-paid = { $brokers-count ->
        [0] { $seat } betaalde ${ $amount } rente aan de bank.
        [one] { $seat } betaalde ${ $amount } rente aan broker { $brokers }.
       *[other] { $seat } betaalde ${ $amount } rente: $1 aan elk van de brokers { $brokers }.
    }
log-defaulted = { $loans ->
        [one] { $seat } kon de rente over een lening niet betalen.
       *[other] { $seat } kon de rente over { $loans } leningen niet betalen.
    }
log-container-seized = { $place ->
        [factory] De bank nam bij { $seat } { log-a-colour } container van ${ $price } uit de fabriekswinkel in beslag.
        [harbour] De bank nam bij { $seat } { log-a-colour } container van ${ $price } uit de havenwinkel in beslag.
        [ship] De bank nam bij { $seat } { log-a-colour } container van het schip in beslag.
        [island] De bank nam bij { $seat } { log-a-colour } container van het eiland in beslag.
       *[bank] De bank nam bij { $seat } { log-a-colour } container uit de haven bij de investeringsbank in beslag.
    }
log-warehouse-seized = De bank nam bij { $seat } een warenhuis in beslag; het ging terug naar de voorraad.
log-machine-seized = De bank nam bij { $seat } de { log-a-colour.e } machine in beslag; die ging terug naar de voorraad.
log-interest-forgiven = Bij { $seat } viel niets in beslag te nemen: de rente over een lening werd kwijtgescholden.
log-loan-taken = { $cause ->
        [bid] { $seat } ging voor het bod een lening van ${ $amount } aan.
        [interest] { $seat } moest voor de rente een lening van ${ $amount } aangaan.
       *[wish] { $seat } ging een lening van ${ $amount } aan.
    }
log-loan-repaid = { $seat } betaalde een lening van ${ $amount } terug.
log-loan-struck-off = Een lening van { $seat } werd geschrapt.

## Acties

log-machine-built = { $seat } bouwde { log-a-colour } machine voor ${ $price }.
log-warehouse-built = { $seat } bouwde een warenhuis voor ${ $price }.
log-produced = { $wage ->
        [0] { $seat } produceerde { $colours }.
       *[other] { $seat } betaalde ${ $wage } aan { $boss } en produceerde { $colours }.
    }
log-store-set-out = { $store ->
        [factory] { $goods-count ->
            [0] { $seat } liet de fabriekswinkel leeg.
            [one] { $seat } bood in de fabriekswinkel één container aan: { $goods }.
           *[other] { $seat } bood in de fabriekswinkel { $goods-count } containers aan: { $goods }.
        }
       *[harbour] { $goods-count ->
            [0] { $seat } liet de havenwinkel leeg.
            [one] { $seat } bood in de havenwinkel één container aan: { $goods }.
           *[other] { $seat } bood in de havenwinkel { $goods-count } containers aan: { $goods }.
        }
    }
log-stocked = { $goods-count ->
        [one] { $seat } kocht één container uit de fabriekswinkel van { $host }: { $goods }.
       *[other] { $seat } kocht { $goods-count } containers uit de fabriekswinkel van { $host } voor in totaal ${ $paid }: { $goods }.
    }
log-ship-sailed = { $berth ->
        [seat] { $seat } voer naar de haven van { $host }.
        [island] { $seat } voer naar het eiland.
        [bank] { $seat } voer naar de eigen haven bij de investeringsbank.
       *[sea] { $origin ->
            [seat] { $seat } voer uit de haven van { $host } naar open zee.
            [island] { $seat } voer van het eiland naar open zee.
           *[bank] { $seat } voer van de investeringsbank naar open zee.
        }
    }
log-ship-loaded = { $goods-count ->
        [one] { $seat } laadde één container uit de havenwinkel van { $host }: { $goods }.
       *[other] { $seat } laadde { $goods-count } containers uit de havenwinkel van { $host } voor in totaal ${ $paid }: { $goods }.
    }
log-ship-loaded-at-bank = { $seat } laadde { $goods } uit de eigen haven bij de investeringsbank.
log-sold-at-home = { $store ->
        [factory] Binnenlandse verkoop: { $seat } leverde { log-a-colour } container van ${ $price } uit de fabriekswinkel in en kreeg ${ $paid }.
       *[harbour] Binnenlandse verkoop: { $seat } leverde { log-a-colour } container van ${ $price } uit de havenwinkel in en kreeg ${ $paid }.
    }
log-end-triggered = Een tweede kleur was op in de voorraad: de beurt van { $seat } was de laatste.

## De veiling

log-auction-opened = { $bidding ->
        [sealed] { $seat } liet geheim op de lading ({ $cargo }) bieden.
       *[open] { $seat } liet openlijk op de lading ({ $cargo }) bieden.
    }
log-sealed-bid = { $extra ->
        [yes] { $seat } deed een geheim extra bod van ${ $amount }
       *[no] { $seat } deed een geheim bod van ${ $amount }
    }{ $loans ->
        [0] { $bluff ->
            [0] {""}
            [one] , met een blufkaart
           *[other] , met { $bluff } blufkaarten
        }
        [one] , met een lening{ $bluff ->
            [0] {""}
            [one] {" "}en een blufkaart
           *[other] {" "}en { $bluff } blufkaarten
        }
       *[other] , met { $loans } leningen{ $bluff ->
            [0] {""}
            [one] {" "}en een blufkaart
           *[other] {" "}en { $bluff } blufkaarten
        }
    }.
log-bid-sealed = { $extra ->
        [yes] { $cards ->
            [0] { $seat } deed een geheim extra bod.
            [one] { $seat } deed een geheim extra bod van { $cards } kaart.
           *[other] { $seat } deed een geheim extra bod van { $cards } kaarten.
        }
       *[no] { $cards ->
            [0] { $seat } deed een geheim bod.
            [one] { $seat } deed een geheim bod van { $cards } kaart.
           *[other] { $seat } deed een geheim bod van { $cards } kaarten.
        }
    }
log-bids-revealed = { $extra ->
        [yes] De extra biedingen werden bekendgemaakt: { $bids }.
       *[no] De biedingen werden bekendgemaakt: { $bids }.
    }
log-bid-raised = { $seat } bood ${ $amount }.
log-bid-passed = { $seat } stapte uit de veiling.
log-bids-tied = { $again ->
        [yes] { $seats } stonden gelijk met ${ $amount } en moesten een extra bod doen.
       *[no] { $seats } stonden gelijk met ${ $amount }: de verkoper moest een van hen kiezen.
    }
log-highest-bid = { $seat } had met ${ $amount } het hoogste bod.
log-cargo-sold = { $price ->
        [0] De lading van { $seller } ({ $cargo }) ging gratis naar { $winner }.
       *[other] De lading van { $seller } ({ $cargo }) ging voor ${ $price } naar { $winner }; de bank betaalde { $seller } nog eens ${ $subsidy }.
    }
log-cargo-kept = { $price ->
        [0] { $seller } sloeg het bod af en hield de lading ({ $cargo }) gratis.
       *[other] { $seller } sloeg het bod af, betaalde ${ $price } aan de bank en hield de lading ({ $cargo }).
    }
log-cargo-unsold = Niemand bood op de lading van { $seller } ({ $cargo }): { $seller } hield die gratis.

## De investeringsbank

log-broker-called = { $offer ->
        [factory] { $seat } bood containers uit de fabriekswinkel voor het geld van broker { $broker }: { $factory }.
        [harbour] { $seat } bood containers uit de havenwinkel voor het geld van broker { $broker }: { $harbour }.
        [both] { $seat } bood containers voor het geld van broker { $broker }: { $factory } uit de fabriekswinkel en { $harbour } uit de havenwinkel.
       *[money] { $seat } bood ${ $amount } voor de containers van broker { $broker }.
    }
log-broker-outbid = { $offer ->
        [factory] { $seat } werd overboden en kreeg { $factory } terug in de fabriekswinkel.
        [harbour] { $seat } werd overboden en kreeg { $harbour } terug in de havenwinkel.
        [both] { $seat } werd overboden en kreeg { $factory } terug in de fabriekswinkel en { $harbour } in de havenwinkel.
       *[money] { $seat } werd overboden en kreeg ${ $amount } terug.
    }
log-broker-won = { $side ->
        [goods] { $at_the_end ->
            [yes] Aan het einde won { $seat } bij broker { $broker }: { $goods }.
           *[no] { $seat } won bij broker { $broker }: { $goods }.
        }
       *[money] { $at_the_end ->
            [yes] Aan het einde won { $seat } het geld van broker { $broker }: ${ $money }.
           *[no] { $seat } won het geld van broker { $broker }: ${ $money }.
        }
    }
log-brokers-paid = { $payer ->
        [government] De regering betaalde de subsidie aan de brokers: { $shares }.
       *[seat] { $seat } betaalde het bod aan de brokers: { $shares }.
    }

## Het einde

log-game-over = { $winners-count ->
        [one] De partij was in ronde { $rounds } afgelopen en { $winners } won: { $scores }.
       *[other] De partij was in ronde { $rounds } afgelopen en { $winners } wonnen samen: { $scores }.
    }
