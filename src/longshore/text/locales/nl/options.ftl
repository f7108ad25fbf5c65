# De instellingen van een tafel: elk met een naam, een zin die uitleg geeft (…-about) en de namen van de waarden.

option-edition = Editie
option-edition-about = Welke editie van het spel jullie spelen. Ze bepaalt alle instellingen hieronder; je kunt ze daarna nog stuk voor stuk veranderen.
option-edition-classic = Klassiek
option-edition-classic-about = De eerste editie, uit 2007: containers, schepen en geheime biedingen, verder niets.
option-edition-anniversary = Jubileum
option-edition-anniversary-about = De jubileumeditie na tien jaar, uit 2018: met de investeringsbank, blufkaarten en minder machines.

option-seats = Plaatsen
option-seats-about = Met hoeveel jullie spelen. Het bepaalt ook hoeveel containers, machines en warenhuizen er zijn.
# Een van de aantallen plaatsen om uit te kiezen
option-seats-value = { $n ->
        [one] { $n } plaats
       *[other] { $n } plaatsen
    }

# Een schakelaar in de regels
option-on = Aan
option-off = Uit
# Naast een instelling die in de editie anders is
option-edition-says = In de editie: { $value }.
# Onder een getal dat je kunt kiezen
option-range = { $least } tot en met { $most }.

# Groepen van instellingen
option-group-length = Duur van de partij
option-group-market = Kopen en verschepen
option-group-auction = Veilingen
option-group-money = Geld
option-group-end = Scoreronde

option-supply = Containers van elke kleur
option-supply-about = Het spel eindigt als twee kleuren op zijn, dus met minder containers duurt het korter.
option-machines = Machines van elke kleur
option-machines-about = Hoeveel er van elke kleur te bouwen zijn, die van het begin meegeteld. Zijn het er weinig, dan krijgt niet iedereen de kleur die hij wil.
option-warehouses = Warenhuizen
option-warehouses-about = Hoeveel er voor iedereen samen zijn, die van het begin meegeteld. Zijn het er weinig, dan wordt ruimte een race.
option-round-limit = Maximum aantal rondes
option-round-limit-about = Beëindigt de partij na zoveel rondes en telt de score, als ze niet al eerder is afgelopen. Dat helpt als niemand meer geld wil uitgeven.
option-round-limit-none = Geen maximum
option-round-limit-rounds = { $n ->
        [one] Na { $n } ronde
       *[other] Na { $n } rondes
    }

option-investment-bank = Investeringsbank
option-investment-bank-about = Drie brokers innen rente en biedingen en verkopen wat ze hebben in veilingen die van beurt tot beurt doorlopen.
option-domestic-sale = Binnenlandse verkoop
option-domestic-sale-about = Een hulp voor beginners: verkoop een container uit je fabriekswinkel voor $2 terug aan de voorraad, zodat niemand zonder geld komt te zitten.
option-domestic-sale-off = Nee
option-domestic-sale-pre-turn = Eén keer aan het begin van een beurt
option-domestic-sale-action = Als actie
option-docked-loading = Laden terwijl het schip in een haven ligt
option-docked-loading-about = Of je met een actie meer kunt laden zonder eerst weg te varen.
option-broker-win = Winst bij een broker
option-broker-win-about = Wie aan het begin van zijn beurt de betaalkaart heeft, wint. Dit zegt of dat na het betalen van rente gebeurt of ervoor: dan kan de winst de rente betalen.
option-broker-win-after-interest = Na de rente
option-broker-win-before-interest = Vóór de rente
option-idle-production-fee = De vakbond betalen als er niets wordt gemaakt
option-idle-production-fee-about = Je mag ook “produceren” om alleen prijzen te veranderen. Dit bepaalt of dat dan de gewone $1 kost.

option-auction = Manier van bieden
option-auction-about = Hoe de anderen bij het eiland op een lading bieden.
option-auction-sealed = Geheim: allemaal tegelijk, in het geheim
option-auction-progressive = Openlijk: om de beurt, steeds hoger
option-all-zero = Als iedereen $0 biedt
option-all-zero-about = Wat er gebeurt met een lading waar niemand voor wil betalen.
option-all-zero-seller = De eigenaar van het schip houdt ze
option-all-zero-tie = Het is gelijkspel: er wordt opnieuw geboden
option-bluff = Blufkaarten
option-bluff-about = Kaarten van $0 die een geheim bod groter laten lijken dan het is. In het spel voor experts telt een bod met zo’n kaart als $0.
option-bluff-none = Geen
option-bluff-plain = Ze verbergen hoe hoog een bod is
option-bluff-cancel = Voor experts: ze laten het bod vervallen

option-money = Geld in de hand
option-money-about = Of je ziet hoeveel geld de anderen hebben.
option-money-hidden = Verborgen
option-money-open = Open
option-money-cards = Aantal geldkaarten
option-money-cards-about = Of je ziet hoeveel biljetten de anderen in de hand hebben, maar niet welke.
option-money-cards-hidden = Verborgen
option-money-cards-open = Open
option-seizure = Als rente niet kan worden betaald
option-seizure-about = Wat de bank in beslag neemt voor een lening waarvan de rente niet wordt betaald.
option-seizure-printed = Zoals eerst gedrukt: de buur beslist alles
option-seizure-erratum = Zoals verbeterd: een container, anders twee uit de winkels, anders een gebouw
option-seizure-anniversary = Mild: één container, nooit een gebouw

option-discard-tie = Kleur die je wegdoet als je van meer kleuren het meeste hebt
option-discard-tie-about = Aan het einde verlies je alle containers van de kleur waarvan je er het meeste hebt. Dit geldt als kleuren gelijk staan.
option-discard-tie-two-value = De kleur van $5/$10 gaat eerst weg
option-discard-tie-free = Je kiest zelf
option-tie-break = Gelijke score
option-tie-break-about = Wie er wint als twee spelers dezelfde score hebben.
option-tie-break-island = De meeste containers op het eiland
option-tie-break-factory = De meeste containers in de fabriekswinkel

# Wat niet samengaat
option-clash-few-warehouses = { $seats } plaatsen hebben { $seats } warenhuizen nodig om mee te beginnen. Neem er minstens { $seats }.
option-clash-bank-supply = De investeringsbank heeft containers nodig die over zijn: neem er hoogstens { $most } van elke kleur, of zet de bank uit.
option-clash-cancel-open = Bij openlijk bieden kan niets in het geheim vervallen. Kies geheime biedingen, of andere blufkaarten.
option-clash-number = Dit moet een heel getal van { $least } tot en met { $most } zijn.
# Wat mag, maar geen effect heeft
option-clash-bluff-open = Bij openlijk bieden valt er niets te verbergen, dus heb je niets aan blufkaarten.
option-clash-cards-open = Als het geld open ligt, ziet iedereen het toch al, dus zegt het aantal kaarten niets nieuws.
option-clash-tiny-supply = { $n ->
        [one] Met maar { $n } container van elke kleur is dit in een paar minuten voorbij.
       *[other] Met maar { $n } containers van elke kleur is dit in een paar minuten voorbij.
    }
