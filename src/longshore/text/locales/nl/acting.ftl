# Waar je iets doet: wat er wordt gevraagd, de keuzes, de beurt die je samenstelt, biedingen en andere beslissingen.
# De pagina zegt “je”. $seat, $seller, $winner en zo zijn plaatsen (“Blauw”), $names is een lijst met namen van mensen.
# $goods is een lijst als “een zwarte container en twee witte containers”, in een winkel “een zwarte van $2”.

## Wat er nu wordt gevraagd, of op wie de tafel wacht

acting-title = Je acties
acting-over = Het spel is afgelopen.
acting-looking-back = Je bekijkt een eerder moment van de partij.
acting-to-now = Terug naar nu
acting-not-running = De tafel is gesloten voordat het spel was afgelopen.
acting-asked-act = { $actions ->
        [0] Je hebt geen actie meer: beëindig je beurt, of betaal eerst een lening terug.
        [one] { $draft ->
            [yes] Je hebt nog één actie.
           *[no] Jouw beurt: nog één actie.
        }
       *[other] { $draft ->
            [yes] Je hebt nog { $actions } acties.
           *[no] Jouw beurt: { $actions } acties.
        }
    }
acting-asked-draft = { $ends ->
        [auction] Dit is je beurt. De veiling komt als laatste.
        [game] Dit is je beurt, en de laatste van het spel.
        [waits] Dit is je beurt tot nu toe. Daarna zijn eerst anderen aan zet.
       *[turn] Dit is je beurt. Klopt het zo?
    }
acting-asked-bids = { $seller } brengt naar het eiland: { $goods }. Wat bied je?
acting-asked-tiebreak = De hoogste biedingen zijn gelijk. Hoeveel doe je erbij?
acting-asked-raise = { $seller } brengt naar het eiland: { $goods }. Verhoog je het bod, of pas je?
acting-asked-decide = { $tied ->
        [yes] Het hoogste bod is ${ $amount }, van meer dan één speler. Verkoop je de lading, of houd je die?
       *[no] Het hoogste bod is ${ $amount }, van { $winner }. Verkoop je de lading, of houd je die?
    }
acting-asked-seize = { $seat } kan de rente niet betalen. Jij kiest wat de bank in beslag neemt.
acting-asked-seize-kind = { $own ->
        [yes] Je kunt de rente niet betalen, en er moet een gebouw weg. Wat voor een?
       *[no] { $seat } kan de rente niet betalen, en er moet een gebouw weg. Wat voor een?
    }
acting-asked-seize-machine = { $seat } verliest een machine. Jij kiest welke.
acting-asked-price = Je bent bij de broker overboden. Je containers zijn terug: geef ze een prijs.
acting-asked-pay = Je hebt het geld van de broker gewonnen. In welke volgorde krijgen de brokers je containers?
acting-waiting = { $sealed ->
        [yes] Je geheime bod is gedaan. Nog wachten op: { $names }.
       *[no] { $phase ->
            [act] { $names } is aan de beurt.
            [bids] Er wordt geheim geboden. Nog wachten op: { $names }.
            [tiebreak] Gelijke biedingen worden verhoogd. Nog wachten op: { $names }.
            [raise] { $names } kan het bod verhogen of passen.
            [decide] { $names } beslist of de lading wordt verkocht.
            [seize] { $names } kiest wat de bank in beslag neemt.
            [seize-kind] { $names } kiest wat voor gebouw er weggaat.
            [seize-machine] { $names } kiest welke machine er weggaat.
            [price] { $names } geeft teruggekomen goederen een prijs.
            [pay] { $names } betaalt de brokers.
           *[other] Wachten op { $names }.
        }
    }
acting-waiting-server = Een ogenblik …
acting-watching = { $phase ->
        [decide] De biedingen worden omgedraaid.
       *[other] Eerst wat de anderen deden.
    }
acting-skip = Overslaan
acting-now-asked = Een vraag aan jou: { $question }
acting-fold = Kleiner maken
acting-unfold = Toon wat je kunt doen

## Acties als zinnen: wat de speler de tafel laat doen

acting-do-build-machine = Bouw { log-a-colour } machine
acting-do-build-warehouse = Bouw een warenhuis
acting-do-produce = { $count ->
        [0] Geef je fabriekswinkel nieuwe prijzen
       *[other] Produceer { $goods }
    }
acting-do-stock = Koop { $goods } van { $seat } voor ${ $amount }
acting-do-reprice = Geef je havenwinkel nieuwe prijzen
acting-do-sail-sea = Vaar naar open zee
acting-do-sail-island = Vaar naar het eiland en houd de veiling
acting-do-sail-harbour = { $count ->
        [0] Vaar naar de haven van { $seat }
       *[other] Vaar naar de haven van { $seat } en laad { $goods } voor ${ $amount }
    }
acting-do-sail-bank = { $count ->
        [0] Vaar naar je haven bij de investeringsbank
       *[other] Vaar naar je haven bij de investeringsbank en laad { $goods }
    }
acting-do-load = Laad { $goods } voor ${ $amount }
acting-do-load-bank = Laad { $goods } bij de investeringsbank
acting-do-bid = { $loans ->
        [0] { $bluff ->
            [0] Bied ${ $amount }
            [one] Bied ${ $amount }, met een blufkaart
           *[other] Bied ${ $amount }, met { $bluff } blufkaarten
        }
        [one] { $bluff ->
            [0] Bied ${ $amount }, met een lening
            [one] Bied ${ $amount }, met een lening en een blufkaart
           *[other] Bied ${ $amount }, met een lening en { $bluff } blufkaarten
        }
       *[other] { $bluff ->
            [0] Bied ${ $amount }, met { $loans } leningen
            [one] Bied ${ $amount }, met { $loans } leningen en een blufkaart
           *[other] Bied ${ $amount }, met { $loans } leningen en { $bluff } blufkaarten
        }
    }
acting-do-accept = Verkoop de lading aan de hoogste bieder
acting-do-decline = Houd de lading en betaal het bod aan de bank
acting-do-award = Verkoop de lading aan { $seat }
acting-do-loan = Ga een lening van $10 aan
acting-do-repay = Betaal een lening van $10 terug
acting-do-sell = Verkoop { log-a-colour } container van ${ $price } voor $2 terug aan de voorraad
acting-do-call-goods = Bied ${ $amount } voor de containers van broker { $broker }
acting-do-call-money = Bied { $goods } voor het geld van broker { $broker }
acting-do-price = Zet terug: { $goods }
acting-do-pay = Betaal de brokers in deze volgorde: { $goods }
acting-do-seize = { $priced ->
        [yes] De bank neemt { log-a-colour } container van ${ $price }
       *[no] De bank neemt { log-a-colour } container
    }
acting-do-give-up-warehouse = Er gaat een warenhuis weg
acting-do-give-up-machine = Er gaat een machine weg
acting-do-seize-machine = De { log-a-colour.e } machine gaat weg
acting-do-pass = Beëindig de beurt
acting-factory-then = Daarna in je fabriekswinkel: { $goods }.
acting-harbour-then = Daarna in je havenwinkel: { $goods }.

## De keuzes, in groepen

acting-group-build = Bouwen
acting-group-produce = Produceren
acting-group-harbour = Kopen voor de haven
acting-group-sail = Varen
acting-group-home = Binnenlandse verkoop
acting-group-brokers = Investeringsbank
acting-group-bank = Leningen
acting-group-end = Afsluiten
acting-choose-build-machine = Machine
acting-choose-build-warehouse = Warenhuis
acting-choose-produce = Produceren
acting-choose-produce-prices = Nieuwe prijzen
acting-choose-stock = Een fabriekswinkel
acting-choose-reprice = Nieuwe prijzen
acting-choose-sail-harbour = Een haven
acting-choose-sail-sea = Open zee
acting-choose-sail-island = Eiland: verkopen
acting-choose-sail-bank = Je bankhaven
acting-choose-load = Hier meer laden
acting-choose-load-bank = Hier meer laden
acting-choose-sell = Eén container
acting-choose-call-goods = Geld geven, containers krijgen
acting-choose-call-money = Containers geven, geld krijgen
acting-choose-loan = Lening aangaan
acting-choose-repay = Terugbetalen
acting-choose-pass = { $actions ->
        [0] Beurt beëindigen
        [one] Beurt beëindigen, zonder de actie
       *[other] Passen, zonder de { $actions } acties
    }
acting-fee = { $fee ->
        [0] gratis
       *[other] ${ $fee } aan { $boss }
    }
acting-for-sale = { $count ->
        [0] leeg
        [one] één, voor ${ $least }
       *[other] { $count }, vanaf ${ $least }
    }
acting-waiting-there = { $count ->
        [0] daar is niets
        [one] één wacht
       *[other] { $count } wachten
    }
acting-on-board = { $count ->
        [one] één aan boord
       *[other] { $count } aan boord
    }
acting-call-goods-small = { $count ->
        [one] vanaf ${ $least } voor één
       *[other] vanaf ${ $least } voor { $count }
    }
acting-call-money-small = { $least ->
        [one] vanaf één voor ${ $amount }
       *[other] vanaf { $least } voor ${ $amount }
    }
acting-gain = +${ $amount }
acting-loss = −${ $amount }
acting-needs-loan = { $loans ->
        [one] met een lening
       *[other] met { $loans } leningen
    }
acting-not-now = Nu niet: { $reason }
acting-pick-first = Kies eerst een container.
acting-take-all-none = Voor geen van deze heb je genoeg plaats of geld.
acting-bid-empty = Typ eerst een bedrag.
acting-bid-least-is = Minder dan ${ $least } kan niet.
acting-bid-most-is = Meer dan ${ $most } kan niet.
acting-pay-first-is = Die is al de eerste.
acting-pay-last-is = Die is al de laatste.

## Panelen: wat ze gemeen hebben

acting-back = Terug
acting-add = In de beurt zetten
acting-total = { $count ->
        [0] Niets gekozen
        [one] Eén container voor ${ $cost }
       *[other] { $count } containers voor ${ $cost }
    }
acting-total-free = { $count ->
        [0] Niets gekozen
        [one] Eén container
       *[other] { $count } containers
    }
acting-money-left = nog ${ $amount }
acting-room-left = { $room ->
        [0] geen ruimte meer
        [one] ruimte voor nog één
       *[other] ruimte voor nog { $room }
    }
acting-hindered-room = Er is geen ruimte voor meer.
acting-hindered-money = ${ $price } is meer dan de ${ $left } die je over hebt.
acting-hindered-money-loan = ${ $price } is meer dan de ${ $left } die je over hebt. Met een lening is het genoeg.
acting-take-all = Zoveel mogelijk
acting-take-none = Geen
acting-with-loans = { $loans ->
        [0] geen lening
        [one] met een lening
       *[other] met { $loans } leningen
    }
acting-loan-more = Lening: +$10
acting-loan-less = Zonder lening
acting-loan-cost = Een lening brengt nu $10. Ze kost $1 aan het begin van elk van je beurten; terugbetalen kost $10, en een lening die er aan het einde nog is, telt voor −$11.
acting-loan-with = { $loans ->
        [one] Hiervoor ga je eerst een lening van $10 aan.
       *[other] Hiervoor ga je eerst { $loans } leningen van $10 aan.
    }
acting-pickable = { $colour } voor ${ $price }
acting-pick-list = Kies containers: de pijltjestoetsen bewegen, de spatiebalk kiest.

## Prijzen

acting-price-title-factory = Je fabriekswinkel
acting-price-title-harbour = Je havenwinkel
acting-price-how = Sleep naar een prijs of druk erop: die geldt voor de gekozen of voor alle.
acting-price-keys = Pijltje links en rechts veranderen de prijs, omhoog en omlaag gaan van de ene container naar de volgende, een cijfer noemt de prijs.
acting-priced-box = { $fresh ->
        [yes] { $colour }, nieuw, voor ${ $price }
       *[no] { $colour } voor ${ $price }
    }
acting-price-now = { $colour } kost nu ${ $price }.
acting-price-all = Alle op ${ $price }
acting-price-some = Gekozen op ${ $price }
acting-price-column = ${ $price }: { $count ->
        [0] geen
        [one] één container
       *[other] { $count } containers
    }
acting-new = nieuw
acting-store-empty = Je winkel is leeg.

## Bouwen

acting-build-machine-title = Welke machine? Die kost ${ $price }.
acting-build-machine-why = Elke machine maakt een container van haar kleur als je produceert, en geeft ruimte voor nog twee.
acting-machine = { log-a-colour.e } machine

## Produceren

acting-produce-title = { $count ->
        [0] Nieuwe prijzen voor je fabriekswinkel
       *[other] Produceer { $goods }
    }
acting-produce-fee = { $fee ->
        [0] Dit is gratis.
       *[other] Je betaalt ${ $fee } aan { $boss }, je vakbondsleider.
    }
acting-produce-choose = { $count ->
        [one] Er is ruimte voor één. Welke?
       *[other] Er is ruimte voor { $count }. Welke?
    }
acting-produce-more = { $count ->
        [one] Kies er nog één.
       *[other] Kies er nog { $count }.
    }
acting-produce-not-these = Deze kunnen nu niet samen worden gemaakt: dat zou het spel beëindigen, en je hebt deze beurt de broker gebeld.

## Kopen voor de haven

acting-stock-title = Koop uit de fabriekswinkel van { $seat }
acting-stock-what = Wat koop je?
acting-reprice-title = Nieuwe prijzen voor je havenwinkel
acting-reprice-same = Er is nog geen prijs veranderd.

## Varen en laden

acting-sail-harbour-title = Vaar naar de haven van { $seat }
acting-load-title = Laad in de haven van { $seat }
acting-sail-bank-title = Vaar naar je haven bij de investeringsbank
acting-load-bank-title = Laad bij de investeringsbank
acting-load-what = Wat gaat er aan boord?
acting-load-nothing-there = Er is daar nu niets te laden.
acting-sail-empty = Erheen zonder te laden
acting-sail-and-load = { $count ->
        [one] Erheen en die laden
       *[other] Erheen en ze laden
    }
acting-load-them = { $count ->
        [one] Laden
       *[other] Ze laden
    }

## Binnenlandse verkoop

acting-sell-title = { $store ->
        [factory] Verkoop één container uit je fabriekswinkel aan de voorraad
       *[harbour] Verkoop één container uit je havenwinkel aan de voorraad
    }
acting-sell-why = De bank betaalt er ${ $paid } voor, wat de prijs ook is.
acting-sell-it = Verkoop { log-a-colour } voor ${ $paid }

## De brokers

acting-call-goods-title = Geld geven, containers van een broker krijgen
acting-call-money-title = Containers geven, geld van een broker krijgen
acting-call-broker = Broker { $broker }
acting-call-which = Welke broker?
acting-call-least = { $side ->
        [goods] betaal ${ $least } of meer, krijg
       *[money] { $least ->
            [one] geef een container of meer, krijg
           *[other] geef { $least } containers of meer, krijg
        }
    }
acting-call-how = Als niemand je voor je volgende beurt overbiedt, heb je gewonnen. Tot dan ligt je bod op de betaalkaart.
acting-call-bid = Jouw bod
acting-call-from-factory = Uit je fabriekswinkel
acting-call-from-harbour = Uit je havenwinkel
acting-call-more = { $count ->
        [one] Kies nog één container.
       *[other] Kies nog { $count } containers.
    }
acting-pay-title = Je containers voor de brokers
acting-pay-how = De brokers krijgen om de beurt: I, II, III, en weer opnieuw. Sleep een container naar een andere plek, of verplaats hem met de pijltjestoetsen.
acting-pay-slot = { $colour } aan broker { $broker }
acting-pay-earlier = { $colour } naar voren
acting-pay-later = { $colour } naar achteren
acting-pay-do = Brokers betalen

## Goederen die terugkwamen

acting-price-back-title = Je containers
acting-price-back-do = Terugzetten

## In gebreke

acting-seize-why = { $place ->
        [factory] { $count ->
            [one] De bank neemt één container uit de fabriekswinkel van { $seat } voor een lening met onbetaalde rente. Hij gaat uit het spel.
           *[other] De bank neemt { $count } containers uit de winkels van { $seat } voor een lening met onbetaalde rente, een voor een. Ze gaan uit het spel.
        }
        [harbour] { $count ->
            [one] De bank neemt één container uit de havenwinkel van { $seat } voor een lening met onbetaalde rente. Hij gaat uit het spel.
           *[other] De bank neemt { $count } containers uit de winkels van { $seat } voor een lening met onbetaalde rente, een voor een. Ze gaan uit het spel.
        }
        [ship] De bank neemt een container van het schip van { $seat } voor een lening met onbetaalde rente. Hij gaat uit het spel.
        [island] De bank neemt een container van het eiland van { $seat } voor een lening met onbetaalde rente. Hij gaat uit het spel.
       *[bank] De bank neemt een container uit de haven van { $seat } bij de investeringsbank voor een lening met onbetaalde rente. Hij gaat uit het spel.
    }
acting-seize-do = Neem { log-a-colour }
acting-seize-pick = Kies er een
acting-seize-machine-pick = Kies er een
acting-give-up-title = Wat gaat er weg?
acting-give-up-why = Er is geen container meer om in beslag te nemen. Een gebouw buiten de eerste twee gaat terug naar de voorraad{ $struck ->
        [yes] , en één lening wordt geschrapt.
       *[no] .
    }
acting-seize-machine-do = Neem de { log-a-colour.e } machine
acting-seize-machine-why = { $seat } heeft geen container meer om in beslag te nemen. Een van deze machines gaat terug naar de voorraad.

## De beurt die wordt samengesteld

acting-draft-title = Je beurt tot nu toe
acting-take-back = Laatste terugnemen
acting-start-over = Opnieuw
acting-commit = { $ends ->
        [turn] Doen en beurt beëindigen
        [auction] Doen en veiling openen
        [game] Doen en spel beëindigen
        [waits] Doen
        [last] { $count ->
            [0] Beurt beëindigen
           *[other] Doen en beurt beëindigen
        }
       *[open] Doen, en dan verder
    }
acting-commit-note = { $actions ->
        [one] Daarna heb je nog één actie.
       *[other] Daarna heb je nog { $actions } acties.
    }
acting-commit-waits = Dan is het eerst aan { $names } voordat je beurt verdergaat.
acting-draft-note = Niemand ziet dit voordat je op de knop drukt.
acting-cash-then = Daarna heb je ${ $amount }.
acting-busy = Een ogenblik …
acting-ask-island-title = Naar het eiland varen?
acting-ask-island = Je lading ({ $goods }) wordt meteen geveild, en daarmee eindigt je beurt.
acting-ask-island-yes = Veiling houden
acting-ask-pass-title = De beurt nu beëindigen?
acting-ask-pass = { $actions ->
        [one] Je ziet af van een actie.
       *[other] Je ziet af van { $actions } acties.
    }
acting-ask-pass-yes = Beurt beëindigen
acting-ask-game-title = Het spel nu beëindigen?
acting-ask-game = Na deze beurt is het spel afgelopen en wordt de score geteld.
acting-ask-game-yes = Spel beëindigen

## Biedingen

acting-bid-title = Jouw bod
acting-bid-extra-title = Jouw extra bod
acting-bid-standing = Je eerste bod van ${ $amount } blijft staan. Wat je nu toevoegt, komt erbij; $0 mag ook.
acting-cash-have = Je hebt ${ $amount }.
acting-cash-left = Na dit bod houd je ${ $amount } over.
acting-bid-amount = Bedrag in dollars
acting-bid-step = { $by ->
        [-5] Vijf minder
        [-1] Eén minder
        [1] Eén meer
       *[5] Vijf meer
    }
acting-bid-step-short = { $by ->
        [-5] −5
        [-1] −1
        [1] +1
       *[5] +5
    }
acting-bid-slide = Schuif naar een bedrag
acting-bid-range = Van ${ $least } tot en met ${ $most }
acting-bid-show = Bedrag tonen
acting-bid-hide = Bedrag verbergen
acting-bid-hidden = Het bedrag is verborgen voor wie over je schouder meekijkt.
acting-bid-loans = Leningen bij dit bod
acting-bid-loans-hidden = Hoeveel is verborgen, net als het bedrag.
acting-bid-loan-note = { $loans ->
        [0] Zonder lening kun je tot ${ $most } bieden.
        [one] Met een lening kun je tot ${ $most } bieden. De lening heb je, of je nu wint of niet.
       *[other] Met { $loans } leningen kun je tot ${ $most } bieden. De leningen heb je, of je nu wint of niet.
    }
acting-bid-bluff = Blufkaarten bij dit bod
acting-bid-bluff-note = { $bluff ->
        [cancel] Een bod met een blufkaart telt als $0. Iedereen ziet hoeveel kaarten je legt, niet welke.
       *[plain] Ze zijn niets waard. Iedereen ziet hoeveel kaarten je legt, niet welke: zo lijkt het meer.
    }
acting-bid-cards = { $count ->
        [0] geen
        [one] één kaart
       *[other] { $count } kaarten
    }
acting-bid-wrong-hidden = Zo kun je niet bieden. Toon het bedrag om te zien waarom.
acting-bid-low = Het bod moet minstens ${ $least } zijn.
acting-bid-high = { $loans ->
        [none] Meer dan ${ $most } kun je niet bieden.
        [one] Hiervoor heb je een lening nodig.
       *[other] Hiervoor heb je { $needed } leningen nodig.
    }
acting-bid-add-loans = { $loans ->
        [one] Lening erbij aangaan
       *[other] { $loans } leningen erbij aangaan
    }
acting-bid-seal = Geheim bieden
acting-bid-seal-extra = Extra bod doen
acting-bid-sealed = Gedaan. Alle biedingen worden tegelijk getoond.
acting-bid-peek = Je bod bekijken
acting-bid-own = { $loans ->
        [0] { $bluff ->
            [0] Je biedt ${ $amount }.
            [one] Je biedt ${ $amount } met een blufkaart.
           *[other] Je biedt ${ $amount } met { $bluff } blufkaarten.
        }
        [one] { $bluff ->
            [0] Je biedt ${ $amount } met een lening.
            [one] Je biedt ${ $amount } met een lening en een blufkaart.
           *[other] Je biedt ${ $amount } met een lening en { $bluff } blufkaarten.
        }
       *[other] { $bluff ->
            [0] Je biedt ${ $amount } met { $loans } leningen.
            [one] Je biedt ${ $amount } met { $loans } leningen en een blufkaart.
           *[other] Je biedt ${ $amount } met { $loans } leningen en { $bluff } blufkaarten.
        }
    }
# Openlijk bieden
acting-raise-standing = { $amount ->
        [0] Niemand heeft nog geboden.
       *[other] { $winner } heeft met ${ $amount } het hoogste bod.
    }
acting-raise-do = Bod verhogen
acting-raise-to = Verhogen tot ${ $amount }
acting-raise-pass = Uitstappen
acting-raise-out = Uitgestapt: { $names }
acting-raise-loan = Om meer te bieden heb je een lening nodig. Je gaat die meteen aan, en iedereen ziet het.
acting-ask-raise-pass-title = Niet meer bieden?
acting-ask-raise-pass = Je doet aan deze veiling niet meer mee en kunt niet terugkomen.

## De verkoper beslist

acting-decide-bids = De biedingen
acting-decide-cargo = Je lading
acting-decide-accept = Verkoop aan { $winner }
acting-decide-accept-brings = Je krijgt ${ $total }: ${ $amount } van { $winner } en ${ $subsidy } van de bank.
acting-decide-award-brings = Je krijgt ${ $total }: ${ $amount } van de winnaar en ${ $subsidy } van de bank.
acting-decide-accept-nothing = De winnaar krijgt de lading gratis.
acting-decide-decline = Houd de lading
acting-decide-cannot = Je kunt de lading niet houden: dat kost ${ $amount }, en je hebt ${ $cash }.
acting-decide-sell = Verkopen
acting-decide-keep = Houden
acting-decide-worth = { $open ->
        [yes] De lading is je nu { $now } waard, op zijn best { $most }.
       *[no] De lading is je { $now } waard.
    }
acting-decide-in-all = { $open ->
        [yes] Alles bij elkaar nu { $now }, op zijn best { $most }.
       *[no] Alles bij elkaar { $now }.
    }
acting-decide-brokers = Bovendien krijgen de brokers ${ $amount }.
acting-decide-loan-first = { $loans ->
        [one] Om de lading te houden heb je eerst een lening nodig.
       *[other] Om de lading te houden heb je eerst { $loans } leningen nodig.
    }
acting-ask-decline-title = De lading houden?
acting-ask-decline = { $amount ->
        [0] De lading gaat naar je eiland, en je beurt is voorbij.
       *[other] Je betaalt ${ $amount } aan de bank en krijgt geen subsidie. Je beurt is voorbij.
    }
acting-ask-decline-yes = Houden
acting-tied = Gelijk met ${ $amount }: kies wie de lading krijgt.

## Wat een lading voor jezelf waard is

acting-worth-title = Wat die jou waard is
acting-worth-now = Als het spel nu was afgelopen
acting-worth-end = Meer dan ze op je schip telt
acting-worth-card = Volgens je kaart, niets weggedaan
acting-worth-most = Volgens je kaart, op zijn best
acting-worth-line = { $count ->
        [one] { $colour }, ${ $each } waard
       *[other] { $count } { log-a-colour.e }, elk ${ $each } waard
    }
acting-worth-why-every = Hiermee heb je alle vijf kleuren: je kleur van $5/$10 telt voor $10.
acting-worth-why-not-every = Je hebt nog niet alle vijf kleuren: je kleur van $5/$10 telt voor $5.
acting-worth-why-discard = Aan het einde doe je de kleur weg waarvan je er het meeste hebt. Dat zou { $colour } zijn.
acting-worth-why-discard-other = Hiermee zou je { $colour } wegdoen, en niet meer { $wanted }.
acting-worth-for = voor ${ $bid }
acting-worth-masked = voor jouw bod
acting-worth-how = Hoe dit is uitgerekend
acting-worth-why-ship = Blijft ze op je schip, dan telt elke container aan het einde ${ $each }: samen ${ $amount }.
acting-ship-worth = { $sign ->
        [plus] Op je eiland zou je lading nu ${ $amount } opleveren.
        [minus] Op je eiland zou je lading je nu ${ $amount } kosten.
       *[none] Op je eiland zou je lading nu niets opleveren.
    }
acting-load-worth = { $sign ->
        [plus] Hiermee zou je lading op je eiland nu ${ $amount } opleveren.
        [minus] Hiermee zou je lading je op je eiland nu ${ $amount } kosten.
       *[none] Hiermee zou je lading op je eiland nu niets opleveren.
    }
acting-ship-others = Op het eiland bieden de anderen erop: je verkoopt aan de hoogste bieder, of je betaalt dat bod aan de bank en houdt de lading.

## Leningen op elk moment

acting-bank-title = Leningen
acting-bank-open = Leningen
acting-bank-loans = { $loans ->
        [0] Je hebt geen lening.
        [one] Je hebt één lening.
       *[other] Je hebt { $loans } leningen.
    }
acting-bank-free = { $free ->
        [0] Je kunt er geen meer aangaan.
        [one] Je kunt er nog één aangaan.
       *[other] Je kunt er nog { $free } aangaan.
    }
acting-bank-take = Lening aangaan: +$10
acting-bank-repay = Terugbetalen: −$10
acting-ask-loan-title = Een lening aangaan?
acting-ask-loan-yes = Aangaan

## Hints, terugnemen, terugkomen

acting-hint = Wat zou een bot doen?
acting-hint-planned = Een bot vraag je voordat er iets gepland is: neem eerst terug wat je gepland hebt.
acting-hint-title = De bot { $bot } zou dit doen:
acting-hint-bid-hidden = Een bod. Het komt in het veld, verborgen net als het bedrag.
acting-hint-learned = De bot { $bot }, van de honderd keer:
acting-hint-often = { $n ->
        [one] één keer: { $does }
       *[other] { $n } keer: { $does }
    }
acting-hint-do = Dit doen
acting-hint-none = De bot weet het ook niet.
acting-hint-close = Hint sluiten
acting-undo = Mijn laatste actie terug
acting-undo-asked = { $name } vraagt om iets terug te nemen: { $count ->
        [one] één actie.
       *[other] de laatste { $count } acties.
    }
acting-undo-agree = Goed
acting-undo-refuse = Weigeren
acting-undo-waiting = Je hebt gevraagd om iets terug te nemen. De anderen moeten het goedvinden.
acting-undo-agreed = Jij vindt het goed. Wachten op de anderen.
acting-away = De bot { $bot } speelt voor je zolang je weg bent.
acting-come-back = Ik ben terug

## Toetsen

acting-keys = Toetsen
acting-keys-title = Toetsen aan tafel
acting-keys-on = Deze toetsen gebruiken
acting-key-build = Bouwen
acting-key-produce = Produceren
acting-key-harbour = Kopen voor de haven
acting-key-sail = Varen
acting-key-loan = Lening aangaan
acting-key-commit = Doen wat je hebt samengesteld
acting-key-back = Laatste terugnemen
acting-key-close = Terug uit een keuze
acting-key-skip = Doorspoelen: meteen tonen wat de anderen doen
acting-key-help = Deze toetsen tonen
acting-keyname-Enter = Enter
acting-keyname-Backspace = Backspace
acting-keyname-Escape = Esc
acting-key-boxes = In een rij containers: de pijltjestoetsen bewegen, de spatiebalk kiest; waar je prijzen bepaalt, veranderen links en rechts de prijs en noemt een cijfer de prijs.
