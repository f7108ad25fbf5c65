# Je eigen partijen, wat ze samen opleveren, en andere spelers; waar accounts zijn.

refused-no-such-player = Er is hier niemand die { $name } heet en zijn pagina aan iedereen laat zien.

## Je eigen pagina

players-part-games = Partijen
players-part-sums = Statistiek
players-part-account = Account
players-games = Lopende partijen
players-games-none = Er wacht geen partij op je en er loopt er geen.
players-rated = met rating
players-past = Afgelopen partijen
players-past-none = Met dit account heb je nog geen partij uitgespeeld.
players-more = Meer tonen
players-result = { $place ->
        [1] eerste met { $score }
        [2] tweede met { $score }
        [3] derde met { $score }
        [4] vierde met { $score }
       *[other] vijfde met { $score }
    }
players-lost = { $how ->
        [left] vóór het einde weggegaan: laatste plaats
       *[clock] aan het eind geen tijd meer: laatste plaats
    }
players-change = rating { $change }
players-closed = vóór het einde gesloten

## Statistiek

players-sums-none = Nog niets: er valt iets te zien zodra een partij is afgelopen.
players-pool = Partijen
players-count = { $n ->
        [one] één partij
       *[other] { $n } partijen
    }
players-wins = Gewonnen
players-wins-value = { $wins } van { $games }
players-wins-about = Een gedeelde winst telt voor een deel.
players-places = Plaatsen
players-place = { $place }e
players-score = Geld aan het eind
players-score-value = gemiddeld { $mean }, hoogstens { $best }
players-money = Waar je geld vandaan kwam, gemiddeld per partij
players-source = { $source ->
        [start] Startgeld
        [auctions] Geveilde ladingen
        [subsidies] Subsidies daarvoor
        [factory] Verkoop uit de fabriek
        [harbour] Verkoop uit de haven
        [domestic] Binnenlandse verkoop
        [wages] Vakbondsloon
        [brokers] Makelaars
        [island] Containers op het eiland
        [left-over] Containers elders over
        [stocked] Inkoop voor de haven
        [loaded] Inkoop voor het schip
        [bought] Ladingen gekocht op de veiling
        [kept] Eigen ladingen gehouden
        [buildings] Machines en pakhuizen
        [interest] Rente
       *[loans] Leningen
    }
players-colours = Je kleuren
players-colour = Kleur
players-colour-made = Geproduceerd
players-colour-island = Aan het eind op het eiland
players-bidding = Hoe je biedt
players-bidding-none = Je hebt nog op niemands lading geboden.
players-bidding-all = { $bids ->
        [one] Je hebt op één lading geboden, { $part } van wat die je waard was.
       *[other] Je hebt op { $bids } ladingen geboden, gemiddeld { $part } van wat ze je waard waren.
    }
players-bidding-won = { $won ->
        [0] Je hebt er geen gekregen.
        [one] Je hebt er één gekregen, voor { $part } van de waarde.
       *[other] Je hebt er { $won } gekregen, voor { $part } van de waarde.
    }
players-bidding-about = De waarde is wat een lading je aan het eind zou opleveren, zoals het er op dat moment uitzag.
players-ratings = Ratings
players-ratings-about = Uit partijen met rating, één voor elke editie en elk aantal spelers. Wie nieuw is heeft 1500; wat achter ± staat, zegt hoe zeker dat is.
players-ratings-none = Nog geen partijen met rating.
players-rating = { $points } ± { $spread }
players-provisional = voorlopig
players-list-link = De ratings van iedereen
players-against = Onderling
players-against-none = Nog niemand.
players-against-value = { $games ->
        [one] één partij: { $ahead } keer ervoor, { $behind } keer erachter
       *[other] { $games } partijen: { $ahead } keer ervoor, { $behind } keer erachter
    }
players-gone = iemand van wie het account weg is

## Wie het mag zien

players-public = Wie je ratings ziet
players-public-about = Alleen jij, tenzij je ze laat zien: dan ziet iedereen je naam, je ratings en hoe je partijen met rating zijn afgelopen, en sta je in de lijst. Partijen die niet meetellen worden nooit getoond.
players-public-switch = Iedereen mag ze zien
players-public-link = Je pagina

## Pagina’s voor iedereen

players-page-games = Partijen met rating
players-list = Ratings
players-list-about = Bots, en mensen die hun ratings laten zien.
players-list-none = Hier heeft nog niemand een rating.
