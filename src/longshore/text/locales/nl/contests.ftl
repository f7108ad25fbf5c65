# Toernooien en competities, waar de beheerder accounts aanbiedt.

refused-no-such-contest = Zo’n toernooi of competitie is er hier niet.
refused-contest-organiser = Dat kan alleen wie het organiseert.
refused-contest-over = Het is voorbij of afgelast.
refused-contest-going = Het is nog bezig: gelast het eerst af.
refused-contest-closed = Het is al begonnen: niemand kan zich nog aanmelden.
refused-contest-too-few = Om te beginnen zijn { $least } mensen nodig, en tot nu toe zijn het er { $number }: wacht op meer, of gelast het af.
refused-contest-full = Er is plaats voor { $most } spelers, en die zijn er allemaal.
refused-contest-start = Het moet vanaf nu beginnen, binnen { $days } dagen.
refused-contest-damaged = Het toernooi of de competitie { $id } is beschadigd en onleesbaar; de andere gaan door. Wie de server beheert, kan een back-up terugzetten.
refused-too-many-contests = Je organiseert er { $most } die niet voorbij zijn: wacht tot er een eindigt, of gelast er een af.

## Op de pagina

contests-title = Toernooien en competities
contests-about = Meld je aan, en je krijgt elke ronde een tafel: met mensen die ervoor staan als jij en die je nog niet bent tegengekomen. De partijen tellen voor de rating.
contests-none = Er zijn er nog geen.
contests-all = Allemaal
contests-kind = { $kind ->
        [league] Competitie
       *[tournament] Toernooi
    }
contests-status = { $status ->
        [open] De aanmelding is open.
        [running] Bezig.
        [over] Afgelopen.
       *[cancelled] Afgelast.
    }
contests-players = { $n ->
        [one] één speler
       *[other] { $n } spelers
    }
contests-rounds = { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
contests-round-of = ronde { $round } van { $rounds }
contests-round = Ronde { $round }
contests-every = { $n ->
        [one] elke dag een ronde
       *[other] elke { $n } dagen een ronde
    }
contests-by = door { $name }
contests-next = De volgende ronde begint { $when }.
contests-begins = Het begint { $when }.
contests-waits = De volgende ronde begint kort na de laatste partij van deze; de precieze tijd staat dan hier.
contests-join = Aanmelden
contests-join-about = Iedereen ziet je naam en hoe je partijen aflopen.
contests-sign-in = Log in om mee te doen.
contests-leave = Terugtrekken
contests-back = Ik ben er weer
contests-away-about = Je hebt je laatste partij niet uitgespeeld, niet gezegd dat je er bent, of bent teruggetreden: je krijgt geen tafel tot je er weer bent.
contests-check-in-about = Zeg hier in het kwartier voor het begin dat je er bent: wie dat niet doet, krijgt geen tafel.
contests-check-in = Ik ben er
contests-here = aanwezig
contests-here-about = Je bent er en krijgt een tafel.
contests-start = Nu beginnen
contests-start-title = “{ $title }” nu beginnen?
contests-start-text = { $kind ->
        [league] Iedereen die zich heeft aangemeld, krijgt meteen een tafel. Anderen kunnen later nog meedoen.
       *[tournament] Iedereen die zich heeft aangemeld, krijgt meteen een tafel. Daarna kan niemand zich nog aanmelden.
    }
contests-start-live = { $kind ->
        [league] Wie zegt dat die er is, krijgt een tafel: meteen als iedereen dat al heeft gezegd, en anders binnen twee minuten. Anderen kunnen later nog meedoen.
       *[tournament] Wie zegt dat die er is, krijgt een tafel: meteen als iedereen dat al heeft gezegd, en anders binnen twee minuten. Na het begin kan niemand zich nog aanmelden.
    }
contests-cancel = Afgelasten
contests-cancel-title = “{ $title }” afgelasten?
contests-cancel-text = Er zijn geen rondes meer. Lopende partijen worden uitgespeeld en tellen voor de ratings.
contests-rename = Titel wijzigen
contests-delete-title = “{ $title }” voorgoed verwijderen?
contests-delete-text = De stand is voor iedereen weg. De partijen blijven, en tellen voor de ratings.
contests-table = Naar mijn tafel
contests-standings = Stand
contests-standings-about = Een punt voor ieder aan tafel die achter je eindigt, een half bij gelijkspel. Bij gelijke stand telt wat verder rechts staat.
contests-place = Plaats
contests-player = Speler
contests-points = Punten
contests-wins = Zeges
contests-opponents = Punten tegenstanders
contests-lead = Geldvoorsprong
contests-games = Partijen
contests-away = afwezig
contests-me = jij
contests-left-out = Er waren te weinig mensen: deze ronde is overgeslagen.
contests-going = Bezig.
contests-void = Voor het einde gesloten: iedereen heeft de helft van de punten.
contests-lost = niet uitgespeeld
contests-seat-points = { $n ->
        [one] één punt
       *[other] { $n } punten
    }
contests-new = Nieuw toernooi of nieuwe competitie
contests-new-title = Hoe heet het?
contests-new-kind = Soort
contests-new-rounds = Rondes
contests-new-days = Dagen tussen de rondes
contests-new-start = Begint op
contests-new-go = Aanmelding openen
contests-new-about = De rondes van een toernooi volgen op elkaar; een competitie heeft er om de zoveel dagen een, en je kunt later instappen. Bots vullen lege plaatsen.
