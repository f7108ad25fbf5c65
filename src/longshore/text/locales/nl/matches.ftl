# Mensen zoeken om mee te spelen, waar de host accounts aanbiedt.

refused-seeking-too-much = Je zoekt al { $most } partijen tegelijk: stop eerst met een daarvan.

matches-seek-title = Een partij voor de rating
matches-seek-sign-in = Meld je aan, en je krijgt een plaats in een partij voor de rating zodra er genoeg mensen een willen.
matches-seek-about = Je krijgt een plaats zodra genoeg mensen hetzelfde willen. Je eindplaats telt voor je rating.
matches-clock = Voor elke beslissing heb je { $move }, daarna gaat het van de { $game } die je voor de hele partij hebt.
matches-seek-go = Mensen zoeken
matches-seek-change = Wijzigen
matches-seek-bots = Na een minuut mogen bots op vrije plaatsen
matches-seek-bots-soon = Na een minuut komen er bots bij.
matches-seek-bots-now = Met bots spelen
matches-seek-mine = Waarop je wacht
matches-seek-waits = { $waiting ->
        [1] Je bent de eerste van { $n }.
       *[other] { $waiting } van de { $n } zijn er.
    }
matches-seek-since = Je wacht { $time }
matches-seek-give-up = Stoppen met zoeken
matches-seek-give-up-named = Stoppen met zoeken: { $place }
matches-seek-others = Anderen wachten al
matches-seek-others-wait = { $waiting ->
        [1] { $waiting } van de { $n } is er.
       *[other] { $waiting } van de { $n } zijn er.
    }
matches-seek-join = Meespelen
matches-seek-join-named = Meespelen: { $place }
matches-pace = Tempo
matches-place = { $pace ->
        [live] { $edition }, { $n } plaatsen, live
       *[days] { $edition }, { $n } plaatsen, over dagen
    }
matches-found = Je tafel is vol: { $edition }, { $n } plaatsen
matches-found-title = Je tafel is vol
matches-found-text = De partij waarop je wachtte is begonnen, en de klokken lopen.
matches-found-go = Naar de tafel
