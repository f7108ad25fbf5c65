# Das Protokoll einer Partie: ein Satz für jedes Ereignis, im Präteritum.
# Ein Platz ist ein Name ohne Artikel: „Blau“ oder der Name der Person; „sein“ und „ihr“ kommen nicht vor. Listen von Containern stehen im Akkusativ,
# so wie `log-alike` sie bildet: „einen schwarzen und zwei weiße“.

## Satzteile

# Gleiche Container: „einen schwarzen“, „zwei schwarze“. „Container“ folgt im Satz oder steht schon davor.
log-alike = { $count ->
        [1] { log-a-colour }
        [2] zwei { log-a-colour.e }
        [3] drei { log-a-colour.e }
        [4] vier { log-a-colour.e }
        [5] fünf { log-a-colour.e }
       *[other] { $count } { log-a-colour.e }
    }
# Dasselbe in einem Lager, mit dem Preis.
log-priced = { log-alike } zu { $price } $
# „einen schwarzen“, die Formen des Adjektivs nach ihrer Endung („lila“ und „rosa“ werden nicht gebeugt) und die Farbe als Nomen.
log-a-colour = { $colour ->
        [beige] einen beigen
        [lila] einen lila
        [orange] einen orangen
        [rosa] einen rosa
       *[other] einen { $colour }en
    }
    .e = { $colour ->
            [beige] beige
            [lila] lila
            [orange] orange
            [rosa] rosa
           *[other] { $colour }e
        }
    .en = { $colour ->
            [beige] beigen
            [lila] lila
            [orange] orangen
            [rosa] rosa
           *[other] { $colour }en
        }
    .er = { $colour ->
            [beige] beiger
            [lila] lila
            [orange] oranger
            [rosa] rosa
           *[other] { $colour }er
        }
    .nomen = { $colour-key ->
            [black] Schwarz
            [brown] Braun
            [orange] Orange
            [tan] Beige
            [white] Weiß
            [purple] Lila
            [beige] Beige
            [grey] Grau
           *[other] { $colour }
        }
# Eine Farbe auf einer Wertkarte; eine der fünf hat zwei Werte.
log-worth = { $kind ->
        [double] { $colour } 5 oder 10 $
       *[single] { $colour } { $amount } $
    }
# Was ein Broker am Anfang hat.
log-broker-share = { $count ->
        [0] { $amount } $
       *[other] { $amount } $ ({ $goods })
    }
log-broker-money = { $amount } $ an { $broker }
log-broker-container = { log-a-colour } Container an { $broker }
log-bid = { $cancelled ->
        [yes] { $seat } { $counts } $ (Bluff mit { $amount } $)
       *[no] { $seat } { $amount } $
    }
log-score = { $sign ->
        [minus] { $seat } −{ $amount } $
       *[plus] { $seat } { $amount } $
    }

## Der Anfang

log-game-began = Eine Partie { $edition-key ->
        [classic] der klassischen Ausgabe
        [anniversary] der Jubiläumsausgabe
       *[other] der Ausgabe „{ $edition }“
    } begann mit { $seats ->
        [one] einem Spieler
       *[other] { $seats } Spielern
    }; { $first } wurde als Startspieler ausgelost.
log-seat-dealt = { $machine ->
        [beige] { $seat } begann mit einer beigen Maschine, einem beigen Container zu { $price } $ im Fabriklager und { $cash } $.
        [lila] { $seat } begann mit einer lila Maschine, einem lila Container zu { $price } $ im Fabriklager und { $cash } $.
        [orange] { $seat } begann mit einer orangen Maschine, einem orangen Container zu { $price } $ im Fabriklager und { $cash } $.
       *[other] { $seat } begann mit einer { $machine }en Maschine, einem { $machine }en Container zu { $price } $ im Fabriklager und { $cash } $.
    }
log-card-dealt = { $seat } bekam Wertkarte { $card }: { $worths }.
log-brokers-dealt = Die Broker { $brokers } begannen mit { $shares }.

## Der Zug

log-turn-began = Runde { $round }: { $seat } begann den Zug.
log-passed = { $actions ->
        [0] { $seat } beendete den Zug.
        [one] { $seat } passte und verzichtete auf eine Aktion.
       *[other] { $seat } passte und verzichtete auf beide Aktionen.
    }

## Zinsen, Rückstand und Kredite

log-interest-paid = { $brokers-count ->
        [0] { $seat } zahlte der Bank { $amount } $ Zinsen.
        [one] { $seat } zahlte Broker { $brokers } { $amount } $ Zinsen.
       *[other] { $seat } zahlte { $amount } $ Zinsen, je 1 $ an die Broker { $brokers }.
    }
log-defaulted = { $loans ->
        [one] { $seat } konnte die Zinsen für einen Kredit nicht zahlen.
       *[other] { $seat } konnte die Zinsen für { $loans } Kredite nicht zahlen.
    }
log-container-seized = { $place ->
        [factory] Die Bank pfändete bei { $seat } { log-a-colour } Container zu { $price } $ aus dem Fabriklager.
        [harbour] Die Bank pfändete bei { $seat } { log-a-colour } Container zu { $price } $ aus dem Hafenlager.
        [ship] Die Bank pfändete bei { $seat } { log-a-colour } Container vom Schiff.
        [island] Die Bank pfändete bei { $seat } { log-a-colour } Container von der Insel.
       *[bank] Die Bank pfändete bei { $seat } { log-a-colour } Container aus dem Hafen bei der Investmentbank.
    }
log-warehouse-seized = Die Bank pfändete bei { $seat } ein Lagerhaus; es ging zurück in den Vorrat.
log-machine-seized = Die Bank pfändete bei { $seat } die { log-a-colour.e } Maschine; sie ging zurück in den Vorrat.
log-interest-forgiven = Bei { $seat } gab es nichts zu pfänden: Die Zinsen für einen Kredit wurden erlassen.
log-loan-taken = { $cause ->
        [bid] { $seat } nahm für das Angebot einen Kredit über { $amount } $ auf.
        [interest] { $seat } musste für die Zinsen einen Kredit über { $amount } $ aufnehmen.
       *[wish] { $seat } nahm einen Kredit über { $amount } $ auf.
    }
log-loan-repaid = { $seat } zahlte einen Kredit über { $amount } $ zurück.
log-loan-struck-off = Ein Kredit von { $seat } wurde gestrichen.

## Aktionen

log-machine-built = { $seat } baute eine { log-a-colour.e } Maschine für { $price } $.
log-warehouse-built = { $seat } baute ein Lagerhaus für { $price } $.
# „nichts“ ist `list-none`.
log-produced = { $colours ->
        [nichts] { $wage ->
            [0] { $seat } produzierte nichts.
           *[other] { $seat } produzierte nichts und zahlte { $boss } { $wage } $.
        }
       *[other] { $wage ->
            [0] { $seat } produzierte { $colours } Container.
           *[other] { $seat } produzierte { $colours } Container und zahlte { $boss } { $wage } $.
        }
    }
log-store-set-out = { $store ->
        [factory] { $goods-count ->
            [0] { $seat } ließ das Fabriklager leer.
            [one] { $seat } bot im Fabriklager einen Container an: { $goods }.
           *[other] { $seat } bot im Fabriklager { $goods-count } Container an: { $goods }.
        }
       *[harbour] { $goods-count ->
            [0] { $seat } ließ das Hafenlager leer.
            [one] { $seat } bot im Hafenlager einen Container an: { $goods }.
           *[other] { $seat } bot im Hafenlager { $goods-count } Container an: { $goods }.
        }
    }
log-stocked = { $goods-count ->
        [one] { $seat } kaufte einen Container aus dem Fabriklager von { $host }: { $goods }.
       *[other] { $seat } kaufte { $goods-count } Container aus dem Fabriklager von { $host } für insgesamt { $paid } $: { $goods }.
    }
log-ship-sailed = { $berth ->
        [seat] { $seat } fuhr in den Hafen von { $host }.
        [island] { $seat } fuhr zur Insel.
        [bank] { $seat } fuhr in den eigenen Hafen bei der Investmentbank.
       *[sea] { $origin ->
            [seat] { $seat } fuhr aus dem Hafen von { $host } auf die offene See.
            [island] { $seat } fuhr von der Insel auf die offene See.
           *[bank] { $seat } fuhr von der Investmentbank auf die offene See.
        }
    }
log-ship-loaded = { $goods-count ->
        [one] { $seat } lud einen Container aus dem Hafenlager von { $host }: { $goods }.
       *[other] { $seat } lud { $goods-count } Container aus dem Hafenlager von { $host } für insgesamt { $paid } $: { $goods }.
    }
log-ship-loaded-at-bank = { $seat } lud { $goods } Container aus dem eigenen Hafen bei der Investmentbank.
log-sold-at-home = { $store ->
        [factory] Inlandsverkauf: { $seat } gab { log-a-colour } Container zu { $price } $ aus dem Fabriklager ab und bekam { $paid } $.
       *[harbour] Inlandsverkauf: { $seat } gab { log-a-colour } Container zu { $price } $ aus dem Hafenlager ab und bekam { $paid } $.
    }
log-end-triggered = Eine zweite Farbe war im Vorrat aufgebraucht: Der Zug von { $seat } war der letzte.

## Die Versteigerung

log-auction-opened = { $bidding ->
        [sealed] { $seat } ließ verdeckt auf die Ladung ({ $cargo }) bieten.
       *[open] { $seat } ließ offen auf die Ladung ({ $cargo }) bieten.
    }
log-sealed-bid = { $extra ->
        [yes] { $seat } gab ein verdecktes Zusatzangebot über { $amount } $ ab
       *[no] { $seat } gab ein verdecktes Angebot über { $amount } $ ab
    }{ $loans ->
        [0] { $bluff ->
            [0] {""}
            [one] , mit einer Bluffkarte
           *[other] , mit { $bluff } Bluffkarten
        }
        [one] , mit einem Kredit{ $bluff ->
            [0] {""}
            [one] {" "}und einer Bluffkarte
           *[other] {" "}und { $bluff } Bluffkarten
        }
       *[other] , mit { $loans } Krediten{ $bluff ->
            [0] {""}
            [one] {" "}und einer Bluffkarte
           *[other] {" "}und { $bluff } Bluffkarten
        }
    }.
log-bid-sealed = { $extra ->
        [yes] { $cards ->
            [0] { $seat } gab ein verdecktes Zusatzangebot ab.
            [one] { $seat } gab ein verdecktes Zusatzangebot aus { $cards } Karte ab.
           *[other] { $seat } gab ein verdecktes Zusatzangebot aus { $cards } Karten ab.
        }
       *[no] { $cards ->
            [0] { $seat } gab ein verdecktes Angebot ab.
            [one] { $seat } gab ein verdecktes Angebot aus { $cards } Karte ab.
           *[other] { $seat } gab ein verdecktes Angebot aus { $cards } Karten ab.
        }
    }
log-bids-revealed = { $extra ->
        [yes] Die Zusatzangebote wurden aufgedeckt: { $bids }.
       *[no] Die Angebote wurden aufgedeckt: { $bids }.
    }
log-bid-raised = { $seat } bot { $amount } $.
log-bid-passed = { $seat } stieg aus der Versteigerung aus.
log-bids-tied = { $again ->
        [yes] { $seats } lagen mit { $amount } $ gleichauf und mussten Zusatzangebote abgeben.
       *[no] { $seats } lagen mit { $amount } $ gleichauf: Der Verkäufer musste eines der Angebote auswählen.
    }
log-highest-bid = Das Angebot von { $seat } über { $amount } $ war das höchste.
log-cargo-sold = { $price ->
        [0] Die Ladung von { $seller } ({ $cargo }) ging kostenlos an { $winner }.
       *[other] Die Ladung von { $seller } ({ $cargo }) ging für { $price } $ an { $winner }; die Bank zahlte { $seller } weitere { $subsidy } $.
    }
log-cargo-kept = { $price ->
        [0] { $seller } lehnte ab und behielt die Ladung ({ $cargo }) kostenlos.
       *[other] { $seller } lehnte ab, zahlte der Bank { $price } $ und behielt die Ladung ({ $cargo }).
    }
log-cargo-unsold = Niemand bot auf die Ladung von { $seller } ({ $cargo }): { $seller } behielt sie kostenlos.

## Die Investmentbank

log-broker-called = { $offer ->
        [factory] { $seat } bot Container aus dem Fabriklager für das Geld von Broker { $broker }: { $factory }.
        [harbour] { $seat } bot Container aus dem Hafenlager für das Geld von Broker { $broker }: { $harbour }.
        [both] { $seat } bot Container für das Geld von Broker { $broker }: { $factory } aus dem Fabriklager und { $harbour } aus dem Hafenlager.
       *[money] { $seat } bot { $amount } $ für die Container von Broker { $broker }.
    }
log-broker-outbid = { $offer ->
        [factory] { $seat } wurde überboten und bekam { $factory } Container ins Fabriklager zurück.
        [harbour] { $seat } wurde überboten und bekam { $harbour } Container ins Hafenlager zurück.
        [both] { $seat } wurde überboten und bekam { $factory } Container ins Fabriklager und { $harbour } Container ins Hafenlager zurück.
       *[money] { $seat } wurde überboten und bekam { $amount } $ zurück.
    }
log-broker-won = { $side ->
        [goods] { $at_the_end ->
            [yes] Am Ende gewann { $seat } die Container von Broker { $broker }: { $goods }.
           *[no] { $seat } gewann die Container von Broker { $broker }: { $goods }.
        }
       *[money] { $at_the_end ->
            [yes] Am Ende gewann { $seat } das Geld von Broker { $broker }: { $money } $.
           *[no] { $seat } gewann das Geld von Broker { $broker }: { $money } $.
        }
    }
log-brokers-paid = { $payer ->
        [government] Die Regierung zahlte den Brokern die Subvention: { $shares }.
       *[seat] { $seat } zahlte den Brokern das Angebot: { $shares }.
    }

## Das Ende

log-game-over = { $winners-count ->
        [one] Die Partie war in Runde { $rounds } zu Ende und { $winners } gewann: { $scores }.
       *[other] Die Partie war in Runde { $rounds } zu Ende und { $winners } gewannen gemeinsam: { $scores }.
    }
