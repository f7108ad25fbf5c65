# De tafel zoals die getekend is, en wat een schermlezer erover zegt.
# $name is de naam van een mens (of de kleur van de plaats als niemand daar een naam heeft), $names een lijst daarvan.
# $goods is een lijst als “twee zwarte van $3 en een beige van $2”, zonder prijs “twee zwarte containers”, of “niets” (board-nothing).

## Plekken

board-factory-short = Fabriek
board-harbour-short = Haven
board-factory-own = Jouw fabriekswinkel
board-factory-of = Fabriekswinkel van { $name }
board-harbour-own = Jouw havenwinkel
board-harbour-of = Havenwinkel van { $name }
board-store = { $name }, { $used } van { $capacity }: { $goods }
board-used = { $used }/{ $capacity }
board-machines = { $count ->
        [one] Eén machine: { $colours }
       *[other] { $count } machines: { $colours }
    }{ $price ->
        [0] .
       *[other] . De volgende kost ${ $price }.
    }
board-warehouses = { $count ->
        [one] Eén warenhuis
       *[other] { $count } warenhuizen
    }{ $price ->
        [0] .
       *[other] . Het volgende kost ${ $price }.
    }
board-nothing = niets
board-sea = De zee
board-sea-unfold = Zee en eiland tonen
board-sea-fold = Zee en eiland verbergen
board-landed = { $count ->
        [one] 1 op het eiland
       *[other] { $count } op het eiland
    }
board-open-sea = Open zee
board-harbour-berth-of = Haven van { $name }
board-harbour-berth-own = Jouw haven
board-island = Buitenlands eiland
board-island-quay = Eilandhaven
board-island-of = { $name } op het eiland: { $count ->
        [0] nog niets
        [one] één container, { $goods }
       *[other] { $count } containers, { $goods }
    }
board-bank-harbours = Bankhavens
board-bank-harbour-of = { $name } bij de investeringsbank: { $count ->
        [0] niets
        [one] één container, { $goods }
       *[other] { $count } containers, { $goods }
    }
board-board-of = Spelersbord van { $name }
board-board-own = Jouw spelersbord
board-enlarge = , bekijken
board-hand = In de hand
board-hand-holds = In de hand, nog zonder prijs: { $goods }

## Schepen

board-ship = Schip
board-ship-of = Schip van { $name }, { $berth }, met aan boord: { $goods }
board-ship-own = Jouw schip, { $berth }, met aan boord: { $goods }
board-at-sea = op open zee
board-at-island = bij het eiland
board-at-bank = bij de investeringsbank
board-at-harbour = in de haven van { $name }

## Plaatsen en geld

board-you = (jij)
board-colour-of-seat = , { $seat }
board-to-decide = beslist
board-winner = Winnaar:
board-money = Geld
board-cash-hidden = Geld verborgen
board-cash-counted = geteld
board-cash-counted-why = Geld is hier verborgen. Dit is de som van wat iedereen zag betalen, zoals iemand met een goed geheugen die zou weten.
board-money-cards = { $count ->
        [one] één geldkaart
       *[other] { $count } geldkaarten
    }
board-loan = lening
board-loans = { $count ->
        [0] geen lening
        [one] één lening
       *[other] { $count } leningen
    }
board-card = Waardekaart
board-value-card = Waardekaart: { $worths }
board-value-card-hidden = Waardekaart, gesloten
board-two-values = { $low }/{ $high }

## De beurt

board-moment-draft = Zo wordt het
board-moment-past = Een eerder moment
board-round = Ronde { $round }
board-turn-of = { $name } is aan de beurt.
board-last-turn = Laatste beurt van de partij
board-turns = Plaatsen in speelvolgorde
board-awaited = { $phase ->
        [act] { $actions ->
            [0] { $names } kan de beurt beëindigen.
            [one] { $names } heeft nog één actie.
           *[other] { $names } heeft { $actions } acties.
        }
        [make] { $names } kiest wat er wordt gemaakt.
        [price] { $names } bepaalt de prijzen.
        [stock] { $names } kiest wat er wordt gekocht.
        [load] { $names } kiest wat er wordt geladen.
        [bids] Wachten op geheime biedingen: { $names }.
        [tiebreak] Gelijkspel. Wachten op extra biedingen: { $names }.
        [raise] { $names } kan het bod verhogen.
        [decide] { $names } beslist: de lading verkopen of houden.
        [seize] { $names } kiest de container die in beslag wordt genomen.
        [seize-kind] { $names } staat een machine of een warenhuis af.
        [seize-machine] { $names } kiest de machine die in beslag wordt genomen.
        [call-bid] { $names } belt een broker.
        [offer] { $names } belt een broker.
        [pay] { $names } betaalt de brokers.
       *[other] Wachten op { $names }.
    }
board-awaited-you = { $phase ->
        [act] { $actions ->
            [0] Jouw beurt: geen actie meer.
            [one] Jouw beurt: nog één actie.
           *[other] Jouw beurt: { $actions } acties.
        }
        [make] Kies wat je maakt.
        [price] Geef de containers in je hand een prijs.
        [stock] Kies wat je koopt.
        [load] Kies wat je laadt.
        [bids] Doe je geheime bod.
        [tiebreak] Gelijkspel: doe je extra bod.
        [raise] Verhoog het bod of pas.
        [decide] Verkoop je de lading, of houd je die?
        [seize] Kies de container die in beslag wordt genomen.
        [seize-kind] Sta een machine of een warenhuis af.
        [seize-machine] Kies de machine die in beslag wordt genomen.
        [pay] Bepaal in welke volgorde de brokers worden betaald.
       *[other] Jij beslist.
    }
board-won = { $count ->
        [one] Het spel is afgelopen. { $names } heeft gewonnen.
       *[other] Het spel is afgelopen. { $names } delen de overwinning.
    }
board-default = { $loans ->
        [one] Eén lening met onbetaalde rente
       *[other] { $loans } leningen met onbetaalde rente
    }{ $containers ->
        [0] {""}
        [one] : nog één container in beslag te nemen
       *[other] : nog { $containers } containers in beslag te nemen
    }

## De voorraad

board-supply = Voorraad
board-bank = Bank
board-supply-of = { $colour }: nog { $left } van { $start } containers, { $machines ->
        [0] geen machine
        [one] één machine
       *[other] { $machines } machines
    }
board-warehouses-left = { $count ->
        [0] geen warenhuis meer
        [one] nog één warenhuis
       *[other] nog { $count } warenhuizen
    }
board-end-near = { $left ->
        [0] De kleur { $colour } is op. Het spel eindigt als { $wanted } ook op is: nog { $then }.
       *[other] Het spel eindigt als twee kleuren op zijn: { $colour } nog { $left }, { $wanted } nog { $then }.
    }
board-end-triggered = Twee kleuren zijn op: dit is de laatste beurt.
board-end-over = Het spel is afgelopen.
board-seized = Beslag

## De veiling

board-auction = Veiling
board-auction-of = Veiling van de lading van { $name }
board-bid = Bod: ${ $amount }{ $bluff ->
        [0] {""}
        [one] {" "}en een blufkaart
       *[other] {" "}en { $bluff } blufkaarten
    }{ $cancelled ->
        [yes] , telt als $0
       *[no] {""}
    }
board-bid-sealed = { $cards ->
        [0] Geheim bod
        [one] Geheim bod: { $cards } kaart
       *[other] Geheim bod: { $cards } kaarten
    }
board-bid-cards = × { $cards }
board-bid-none = Nog geen bod
board-bid-passed = gepast
board-bid-highest = hoogste
board-bluffs = { $count ->
        [one] + bluf
       *[other] + { $count } × bluf
    }
board-outcome = Afloop van de veiling
# De afloop van een veiling. $part: wie leest heeft gewonnen, verkocht, of geen van beide.
board-outcome-sold = { $part ->
        [winner] Verkocht: jij hebt de lading van { $owner } voor ${ $price }.
        [seller] Verkocht: { $buyer } heeft je lading voor ${ $price }.
       *[none] Verkocht: { $buyer } heeft de lading van { $owner } voor ${ $price }.
    }
board-outcome-kept = { $part ->
        [seller] Gehouden: je betaalde ${ $price } aan de bank en hebt de lading.
       *[none] Gehouden: { $owner } betaalde ${ $price } aan de bank en heeft de lading.
    }
board-outcome-unsold = { $part ->
        [seller] Niemand bood: je hebt je lading gratis.
       *[none] Niemand bood: { $owner } heeft de lading gratis.
    }
board-outcome-own = Je bood ${ $amount }.
board-outcome-subsidy = { $part ->
        [seller] Met de subsidie van ${ $subsidy } van de bank krijg je ${ $total }.
       *[none] Subsidie van de bank: ${ $subsidy }.
    }
board-outcome-bids = Alle biedingen
board-outcome-close = Uitslag sluiten

## De investeringsbank

board-investment-bank = Investeringsbank
board-broker-holds = Broker { $name }: { $goods }; ${ $money }
board-payment-card = Betaalkaart
board-card-is-free = vrij
board-card-free = De betaalkaart is vrij
board-card-held = { $side ->
        [goods] { $name } biedt ${ $amount } voor de containers van broker { $broker }
       *[money] { $name } biedt { $goods } voor het geld van broker { $broker }
    }

## Wat hier kan: korte woorden op een kleine knop (board-do-…), en wat een schermlezer toevoegt (board-act-…)

board-act = { $short }: { $full }
board-do-build-machine = Bouwen
board-act-build-machine = een machine bouwen
board-do-build-warehouse = Bouwen
board-act-build-warehouse = een warenhuis bouwen
board-do-produce = Produceren
board-act-produce = produceren in je fabriek
board-do-stock = Kopen
board-act-stock = kopen uit de fabriekswinkel van { $name }
board-do-reprice = Prijzen
board-act-reprice = je havenwinkel nieuwe prijzen geven
board-do-sail-sea = Naar zee
board-act-sail-sea = naar open zee varen
board-do-sail-island = Hierheen
board-act-sail-island = naar het eiland varen en een veiling houden
board-do-sail-harbour = Hierheen
board-act-sail-harbour = naar de haven van { $name } varen
board-do-sail-bank = Hierheen
board-act-sail-bank = naar je haven bij de investeringsbank varen
board-do-load = Laden
board-act-load = laden uit de havenwinkel van { $name }
board-do-load-bank = Laden
board-act-load-bank = laden uit je haven bij de investeringsbank
board-do-loan = Lenen
board-act-loan = een lening aangaan
board-do-repay = Aflossen
board-act-repay = een lening terugbetalen
board-do-call-goods = Bied op goederen
board-act-call-goods = een broker bellen voor containers
board-do-call-money = Bied op geld
board-act-call-money = een broker bellen voor geld
board-do-price = Prijzen
board-act-price = de containers in je hand een prijs geven
board-do-give-up-machine = Afstaan
board-act-give-up-machine = een machine afstaan
board-do-give-up-warehouse = Afstaan
board-act-give-up-warehouse = een warenhuis afstaan
board-do-seize-machine = Nemen
board-act-seize-machine = een machine van { $name } in beslag nemen
board-do-seize = Nemen
board-act-seize = een container van { $name } in beslag nemen
board-do-sell = Verkopen
board-act-sell = een container in eigen land verkopen
# Whether the person at a seat is connected now
board-present = { $here ->
        [yes] verbonden
       *[no] niet verbonden
    }
