# De tekening van de tafel. Kort houden: wat langer is dan zijn plek, wordt kleiner geschreven.
# Hier is $colour al de Nederlandse naam; de verbogen vorm staat bij log-a-colour in log.ftl.
drawing-title = Longshore: { $edition-key ->
        [classic] klassieke editie
        [anniversary] jubileumeditie
       *[other] { $edition }
    }, { $seats } spelers
drawing-seen-by-seat = zoals { $seat } het ziet
drawing-seen-by-spectator = zoals een toeschouwer het ziet
drawing-seen-by-referee = alle kaarten open
drawing-round = Ronde { $round } · { $first } is begonnen
drawing-turn = { $active } is aan de beurt
drawing-default = { $loans ->
        [one] één lening met onbetaalde rente
       *[other] { $loans } leningen met onbetaalde rente
    }{ $containers ->
        [0] {""}
        [one] , nog één container in beslag te nemen
       *[other] , nog { $containers } containers in beslag te nemen
    }
drawing-waiting = Wachten op { $seats }: { $decision }
drawing-decision = { $phase ->
        [act] { $actions ->
            [0] de beurt beëindigen
            [one] nog één actie, of passen
           *[other] { $actions } acties, of passen
        }
        [make] welke containers er worden geproduceerd
        [price] prijzen voor de containers in de hand
        [stock] wat er uit de fabriekswinkel wordt gekocht
        [load] wat er wordt geladen
        [bids] geheime biedingen op de lading
        [tiebreak] geheime extra biedingen, om het gelijkspel te doorbreken
        [raise] het bod verhogen of passen
        [decide] het hoogste bod accepteren of afslaan
        [seize] welke container in beslag wordt genomen
        [seize-kind] of er een warenhuis of een machine weggaat
        [seize-machine] welke machine weggaat
        [call-bid] hoeveel er aan de broker wordt geboden
        [offer] welke containers aan de broker worden geboden
        [pay] in welke volgorde de brokers worden betaald
       *[other] een beslissing
    }
drawing-won = { $winners ->
        [one] Het spel is afgelopen: { $seats } heeft gewonnen
       *[other] Het spel is afgelopen: gedeelde overwinning voor { $seats }
    }
drawing-last-turn = De tweede kleur is op: het spel eindigt na de beurt van { $active }
drawing-container = { log-a-colour.e } container
drawing-container-priced = { log-a-colour.e } container van ${ $price }
drawing-containers = { $count ->
        [0] geen { log-a-colour.e } container
        [one] één { log-a-colour.e } container
       *[other] { $count } { log-a-colour.e } containers
    }
drawing-machine = { log-a-colour.e } machine
drawing-warehouse = warenhuis
drawing-supply = Voorraad
drawing-supply-of = { $colour }: nog { $count ->
        [one] één container
       *[other] { $count } containers
    } en { $machines ->
        [one] één machine
       *[other] { $machines } machines
    }
drawing-left = nog { $count }
drawing-gone = op
drawing-machines-left = machines: { $count }
drawing-warehouses-left = warenhuizen: { $count }
drawing-seized = In beslag genomen
drawing-sea = De zee
drawing-island = Buitenlands eiland
drawing-island-of = { $seat } op het eiland: { $count ->
        [one] één container
       *[other] { $count } containers
    }
drawing-bank-harbours = Havens bij de investeringsbank
drawing-bank-harbour-of = { $seat } bij de investeringsbank: { $count ->
        [one] één container
       *[other] { $count } containers
    }
drawing-open-sea = Open zee
drawing-harbours = Havens
drawing-harbour-of = Haven van { $seat }
drawing-at-sea = op open zee
drawing-at-island = bij het eiland
drawing-at-bank = bij de bank
drawing-at-harbour = in de haven van { $seat }
drawing-ship-at = Schip van { $seat }, { $berth }
drawing-ship = Schip { $berth }
drawing-board-of = Spelersbord van { $seat }
drawing-you = { $name } (jij)
drawing-to-decide = beslist
drawing-harbour-store = Havenwinkel { $used } van { $room }
drawing-factory-store = Fabriekswinkel { $used } van { $room }
drawing-cash-hidden = $ verborgen
drawing-money = Geld: { $cash }; leningen: { $loans }
drawing-money-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
drawing-loan = lening
drawing-loan-taken = een lening
drawing-card = waardekaart: { $values }
drawing-card-hidden = waardekaart: verborgen
drawing-auction = Veiling: { $seat } biedt { $count ->
        [one] één container
       *[other] { $count } containers
    } aan
drawing-bid = ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}en een blufkaart
       *[other] {" "}en { $bluff } blufkaarten
    }
drawing-bid-cancelled = $0 (${ $amount } vervallen)
drawing-bid-sealed = ${ $amount }{ $loans ->
        [0] {""}
        [one] {" "}met een lening
       *[other] {" "}met { $loans } leningen
    }{ $bluff ->
        [0] {""}
        [one] {" "}en een blufkaart
       *[other] {" "}en { $bluff } blufkaarten
    }
drawing-sealed = { $cards ->
        [0] geheim
        [one] geheim, { $cards } kaart
       *[other] geheim, { $cards } kaarten
    }
drawing-sealed-own = geheim
drawing-no-bid = nog geen bod
drawing-passed = gepast
drawing-highest = hoogste bod
drawing-in-hand = In de hand van { $seat }, nog zonder prijs
drawing-for-factory = fabriekswinkel
drawing-for-harbour = havenwinkel
drawing-bank = Investeringsbank
drawing-broker = Broker { $name }
drawing-broker-holds = Broker { $name }: { $count ->
        [one] één container
       *[other] { $count } containers
    } en ${ $money }
drawing-arrow = het gemarkeerde veld
drawing-payment-card = Betaalkaart
drawing-payment-card-free = vrij
drawing-payment-card-held = { $seat } biedt
drawing-from-factory = fabriek
drawing-from-harbour = haven
drawing-result = Uitslag
drawing-score-cash = geld
drawing-score-island = eiland
drawing-score-harbour = havenwinkel
drawing-score-ship = schip
drawing-score-bank = haven bij de bank
drawing-score-loans = leningen
drawing-score-of = { $name }: { $total }
drawing-discarded = op het eiland weggedaan: { $colour }
