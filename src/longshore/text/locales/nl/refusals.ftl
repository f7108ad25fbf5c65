# Waarom een actie niet kan: wat er mis is, en wat goed zou zijn.
# De verbogen vorm van een kleur ({ log-a-colour.e }) staat in log.ftl.
refused-game-over = Het spel is afgelopen.
refused-not-asked = { $seat } hoeft nu niets te beslissen; de tafel wacht op { $others }.
refused-wrong-moment = Dat kan nu niet: { $seat } moet { $needed ->
        [act] een actie uitvoeren of passen
        [price] de teruggekomen containers een prijs geven
        [bids] op de lading bieden
        [tiebreak] een extra bod doen om het gelijkspel te doorbreken ($0 mag ook)
        [raise] het bod verhogen of passen
        [decide] het hoogste bod accepteren of afslaan
        [seize] de container kiezen die in beslag wordt genomen
        [seize-kind] beslissen of er een warenhuis of een machine weggaat
        [seize-machine] de machine kiezen die weggaat
        [pay] de geboden containers aan de brokers betalen
       *[other] nu iets anders doen
    }.
refused-no-actions = { $seat } heeft geen actie meer: een lening terugbetalen kan nog, of passen en zo de beurt beëindigen.
refused-not-possible = { $seat } kan dat nu niet doen.
refused-no-such-colour = Er is geen kleur met nummer { $number }; de kleuren hebben de nummers 0 tot en met 4.
refused-no-such-seat = Er is geen plaats met nummer { $number }; de { $seats } plaatsen zijn genummerd vanaf 0.
refused-no-such-price = Een { log-a-colour.e } container kan daar geen ${ $price } kosten: de prijzen lopen van ${ $lowest } tot en met ${ $highest }.
refused-not-for-sale = Er is daar geen { log-a-colour.e } container van ${ $price }; er is: { $goods }.
refused-too-dear = { $seat } heeft ${ $cash } en kan geen ${ $price } betalen{ $loans ->
        [0] {""}
        [one] , maar mag eerst een lening aangaan
       *[other] , maar mag eerst { $loans } leningen aangaan
    }.
refused-wage-too-dear = { $seat } heeft ${ $cash } en kan de vakbondsleider geen ${ $price } betalen{ $loans ->
        [0] {""}
       *[other] , maar mag eerst een lening aangaan
    }.
refused-store-differs = De hele winkel moet worden ingericht, niet meer en niet minder: { $goods }.
refused-no-machine-space = { $seat } heeft geen ruimte voor nog een machine: vier is het maximum.
refused-no-warehouse-space = { $seat } heeft geen ruimte voor nog een warenhuis: vijf is het maximum.
refused-machine-owned = { $seat } heeft al een { log-a-colour.e } machine: nooit twee van dezelfde kleur.
refused-machines-gone = Er is geen { log-a-colour.e } machine meer in de voorraad.
refused-warehouses-gone = Er is geen warenhuis meer in de voorraad.
refused-produced-already = { $seat } heeft deze beurt al geproduceerd; dat mag maar één keer per beurt.
refused-nothing-to-produce = { $seat } kan niets produceren en heeft in de fabriekswinkel niets om een nieuwe prijs te geven.
refused-thrown-away = Er mag niets worden weggegooid; in de fabriekswinkel staat al: { $goods }.
refused-must-make = De hele fabriekswinkel moet worden ingericht, met alles wat er al stond en één container van elke machine die er een kan maken: { $goods }.
refused-must-choose = { $count ->
        [one] Er is maar ruimte voor één container; precies één van deze moet worden geproduceerd: { $goods }.
       *[other] Er is maar ruimte voor { $count } containers; precies { $count } van deze moeten worden geproduceerd: { $goods }.
    }
refused-called-and-ending = Wie deze beurt de broker heeft gebeld, mag het spel niet beëindigen door te produceren.
refused-own-factory = { $seat } mag niet uit de eigen fabriekswinkel kopen.
refused-takes-nothing = Er moet minstens één container worden genomen.
refused-factory-empty = { $host } heeft niets in de fabriekswinkel.
refused-harbour-full = { $seat } kan geen { $count ->
        [one] container
       *[other] { $count } containers
    } kopen: in de havenwinkel is { $room ->
        [0] geen ruimte meer
       *[other] nog maar ruimte voor { $room }
    }.
refused-nothing-to-reprice = { $seat } heeft in de havenwinkel niets om een nieuwe prijs te geven.
refused-no-domestic-sale = Aan deze tafel is er geen binnenlandse verkoop.
refused-nothing-to-sell = { $seat } heeft niets in de eigen winkels om te verkopen.
refused-first-turn = { $seat } mag in de eerste beurt geen binnenlandse verkoop doen.
refused-sale-comes-first = { $seat } mag één binnenlandse verkoop per beurt doen, vóór de acties.
refused-not-at-sea = { $seat } moet eerst naar open zee varen: van haven naar haven varen kost twee acties.
refused-at-sea-already = Het schip van { $seat } is al op open zee.
refused-empty-ship = { $seat } heeft minstens één container aan boord nodig om naar het eiland te varen.
refused-own-harbour = { $seat } mag niet naar de eigen haven varen.
refused-no-investment-bank = Aan deze tafel is er geen investeringsbank.
refused-not-in-harbour = Het schip van { $seat } ligt niet in de haven van een andere speler: vaar er een binnen om daar te laden.
refused-not-in-bank-harbour = Het schip van { $seat } ligt niet in de eigen haven bij de investeringsbank.
refused-no-docked-loading = Aan deze tafel laadt een schip alleen bij aankomst.
refused-ship-full = { $seat } kan geen { $count ->
        [one] container
       *[other] { $count } containers
    } laden: op het schip is { $room ->
        [0] geen ruimte meer
       *[other] nog maar ruimte voor { $room }
    }.
refused-harbour-empty = { $host } heeft niets in de havenwinkel.
refused-bank-harbour-empty = { $seat } heeft geen container in de eigen haven bij de investeringsbank.
refused-not-on-pier = Er is daar geen { log-a-colour.e } container; er is: { $goods }.
refused-negative-bid = Het bedrag, de leningen en de blufkaarten van een bod zijn getallen vanaf 0.
refused-too-many-loans = { $seat } mag { $free ->
        [0] geen lening meer
        [1] nog maar één lening
       *[other] nog maar { $free } leningen
    } aangaan: meer dan twee tegelijk mag niet.
refused-no-bluffing-cards = Aan deze tafel zijn er geen blufkaarten.
refused-too-many-bluffs = { $seat } heeft { $cards ->
        [0] geen blufkaarten meer
        [one] maar één blufkaart
       *[other] maar { $cards } blufkaarten
    } in de hand.
refused-bid-too-high = { $seat } kan hoogstens ${ $limit } bieden{ $loans ->
        [0] {""}
        [one] , of met een lening tot ${ $most }
       *[other] , of met { $loans } leningen tot ${ $most }
    }.
refused-open-loan-first = Bij openlijk bieden ga je een lening vooraf aan, zodat iedereen het ziet: eerst de lening, dan het bod.
refused-no-bluffing-openly = Bij openlijk bieden heb je niets aan blufkaarten.
refused-bid-too-low = Het bod moet minstens ${ $lowest } zijn.
refused-award-instead = De biedingen zijn gelijk: kies wie de lading krijgt ({ $others }), of sla af.
refused-accept-instead = De biedingen zijn niet gelijk: accepteer het hoogste bod of sla het af.
refused-not-tied = { $seat } staat niet gelijk; gelijk staan: { $others }.
refused-loan-with-bid = { $seat } moet nog een geheim bod doen: de lening hoort bij het bod, zoals in “bid 12 loan”.
refused-not-own-turn = { $seat } mag een lening alleen in de eigen beurt terugbetalen.
refused-repay-later = { $seat } mag een lening tussen de acties terugbetalen, niet nu.
refused-in-default = { $seat } mag geen lening aangaan zolang de bank nog beslag legt.
refused-no-loan = { $seat } heeft geen lening om terug te betalen.
refused-repay-too-dear = { $seat } heeft ${ $cash } en kan geen $10 terugbetalen.
refused-no-such-broker = De brokers heten I, II en III.
refused-called-already = { $seat } heeft de broker deze beurt al gebeld; dat mag maar één keer per beurt.
refused-won-this-turn = { $seat } heeft aan het begin van deze beurt een veiling van een broker gewonnen en mag in deze beurt niet bellen.
refused-ending-no-call = Het spel eindigt met deze beurt: { $seat } mag de broker niet meer bellen.
refused-empty-space = Die broker heeft daar niets om op te bieden.
refused-other-space = Er loopt al een veiling: er kan alleen worden geboden op { $kind ->
        [goods] de containers
       *[money] het geld
    } van broker { $broker }.
refused-too-few-containers = Het bod moet uit minstens { $lowest ->
        [one] één container
       *[other] { $lowest } containers
    } bestaan.
refused-must-pay = Wat geboden is, moet worden betaald, elke container één keer: { $goods }.
refused-cannot-seize = Die { log-a-colour.e } container kan niet in beslag worden genomen, wel een van deze: { $goods }.
refused-machine-safe = De { log-a-colour.e } machine kan niet in beslag worden genomen, wel een van deze: { $goods }.
