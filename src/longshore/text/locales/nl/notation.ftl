# Wat er mis is met een getypte regel: een halve zin, dan wat goed zou zijn. Hij volgt op de plek
# (“kolom 5: …”). Woorden van de notatie (give up warehouse, factory, goods) typ je in elke taal zo.
# Alleen $found heeft zijn aanhalingstekens al. $fault is “missing” of “wrong”.

notation-at = { $place }: { $problem }
notation-line = regel { $line }
notation-column = kolom { $column }
notation-letter = { $letter } ({ $colour })
# Een plaats in een lijst: hoe je hem typt en hoe hij heet
notation-seat-name = { $seat-key } ({ $seat })

notation-none = hier staat geen actie; een actie begint met een van deze woorden: { $words }
notation-second-line = een actie is één regel; dit is een tweede
notation-too-much = { $found } is te veel: de actie is daarvoor al compleet
notation-action = { $fault ->
        [missing] hier ontbreekt een actie; een actie begint met een van deze woorden: { $words }
       *[wrong] { $found } is geen actie; een actie begint met een van deze woorden: { $words }
    }
notation-action-near = { $found } is geen actie; een actie begint met een van deze woorden: { $words }; bedoel je { $near }?
notation-build = { $fault ->
        [missing] hier ontbreekt wat je bouwt; bouw een warenhuis (warehouse) of een machine; de kleuren zijn { $colours }
       *[wrong] { $found } kun je niet bouwen; bouw een warenhuis (warehouse) of een machine; de kleuren zijn { $colours }
    }
notation-place = { $fault ->
        [missing] hier ontbreekt waar je heen vaart; vaar naar sea, island of een plaats; de plaatsen zijn { $seats }
       *[wrong] naar { $found } kun je niet varen; vaar naar sea, island of een plaats; de plaatsen zijn { $seats }
    }
notation-place-bank = { $fault ->
        [missing] hier ontbreekt waar je heen vaart; vaar naar sea, island, bank of een plaats; de plaatsen zijn { $seats }
       *[wrong] naar { $found } kun je niet varen; vaar naar sea, island, bank of een plaats; de plaatsen zijn { $seats }
    }
notation-call = { $fault ->
        [missing] hier ontbreekt waarom je de broker belt: goods of money
       *[wrong] om { $found } bel je geen broker, wel om goods of money
    }
notation-give = { $fault ->
        [missing] hier ontbreekt een actie; schrijf give up warehouse of give up machine
       *[wrong] { $found } is geen actie; schrijf give up warehouse of give up machine
    }
notation-give-up = { $fault ->
        [missing] hier ontbreekt wat je opgeeft; schrijf give up warehouse of give up machine
       *[wrong] { $found } kun je niet opgeven; schrijf give up warehouse of give up machine
    }

# Kleuren, plaatsen, brokers, winkels
notation-colour = { $fault ->
        [missing] hier ontbreekt een kleur; de kleuren zijn { $colours }
       *[wrong] { $found } is geen kleur; de kleuren zijn { $colours }
    }
notation-colour-near = { $found } is geen kleur; de kleuren zijn { $colours }; bedoel je { $near }?
notation-seat = { $fault ->
        [missing] hier ontbreekt een plaats; de plaatsen zijn { $seats }
       *[wrong] { $found } is geen plaats; de plaatsen zijn { $seats }
    }
notation-broker = { $fault ->
        [missing] hier ontbreekt een broker; de brokers zijn { $brokers }
       *[wrong] { $found } is geen broker; de brokers zijn { $brokers }
    }
notation-store = { $fault ->
        [missing] hier ontbreekt een winkel; schrijf factory of harbour, dan containers eruit
       *[wrong] { $found } is geen winkel; schrijf factory of harbour, dan containers eruit
    }
# $store is het getypte woord: factory of harbour
notation-store-twice = { $store } staat er twee keer

# Containers en hun prijzen; $example is “k@4”
notation-priced-missing = hier ontbreekt een container met zijn prijs, zoals { $example }
notation-arrow-missing = hier ontbreken -> en de prijzen van de hele havenwinkel
notation-price-missing = de prijs van deze container ontbreekt; je schrijft { $example }
notation-not-priced = { $found } is geen container met zijn prijs; je schrijft { $example }
notation-no-price = deze containers hebben geen prijs; je schrijft alleen de kleur

# Getallen
notation-number = { $fault ->
        [missing] hier ontbreekt een getal
        [wrong] { $found } is geen getal
       *[range] { $found } is te groot of te klein
    }; { $what ->
        [bid] een bod is een heel getal vanaf { $lowest }
        [call] een bod op containers is een heel getal vanaf { $lowest }
        [loans] het aantal leningen loopt van { $lowest } tot en met { $highest }
        [bluff] het aantal blufkaarten loopt van { $lowest } tot en met { $highest }
        [factory-price] een prijs in de fabriekswinkel is een getal van { $lowest } tot en met { $highest }
        [harbour-price] een prijs in de havenwinkel is een getal van { $lowest } tot en met { $highest }
        [store-price] een prijs in een winkel is een getal van { $lowest } tot en met { $highest }
       *[price] een prijs is een getal van { $lowest } tot en met { $highest }
    }
