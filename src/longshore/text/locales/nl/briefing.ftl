# Een plaats in woorden: wat aan spelers verteld wordt die het spel als tekst lezen (programma’s, taalmodellen, mensen
# met een schermlezer), en de woorden die in hun antwoorden begrepen worden.

## Koppen

briefing-rules = De regels aan deze tafel
briefing-situation = De stand
briefing-since = Wat er sinds je laatste beslissing gebeurd is
briefing-choices = Wat je nu kunt doen, en hoe je het schrijft

## Wat één keer verteld wordt

briefing-you = Jij speelt { $seat }. Aan tafel, in de volgorde van de beurten: { $seats }. Wie aan het eind de meeste punten heeft, wint.
briefing-round-limit = Hier eindigt het spel ook na { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }.
briefing-forms = Zo lees je wat je kunt doen: “a|b” is een van de twee, “2-6” een heel getal van 2 tot en met 6, “[1-2 of a b c]” één of twee van wat er staat, “@1-4” een prijs voor elke container, “[…]” wat ervoor gekozen is. “ | ” staat tussen hele regels waaruit je kiest. Een container is de letter van zijn kleur, met zijn prijs achter @. Wat je neemt, moet je kunnen betalen.
briefing-answer = Antwoord met je actie op een eigen regel, helemaal uitgeschreven, zoals “stock red k@2 -> k@4”. Doe je meer acties in je beurt, zet ze dan elk op een eigen regel, op volgorde. Vooraf mag je uitleggen waarom.
# What stands in < > is written so in every language.
briefing-notes-how = Tussen <notes> en </notes> mag je iets voor later noteren: je leest het bij je volgende beslissing weer, en verder niets van wat je gedacht hebt. Wat je noteert, vervangt je vorige notities; de laatste { $most } tekens blijven.
briefing-notes = Je notities

## Wat bij een beslissing verteld wordt

briefing-not-asked = Je hoeft nu niets te beslissen; de tafel wacht op { $seats }.
briefing-said = { $name } zegt: “{ $text }”
briefing-undone = Wat sindsdien gedaan was, is teruggedraaid.

## Aan een tafel elders

briefing-open = Het spel is nog niet begonnen: { $open ->
        [one] één plaats is vrij
       *[other] { $open } plaatsen zijn vrij
    }. Aan tafel: { $names }.
briefing-begins = { $host ->
        [yes] Jij hebt deze tafel geopend: er begint niets totdat je start_game aanroept; plaatsen die dan nog vrij zijn, gaan naar bots.
       *[no] Het spel begint wanneer degene die de tafel heeft geopend het start.
    }
briefing-invitation = Anderen kunnen via deze link aanschuiven: { $link }
briefing-key = De sleutel van je plaats: { $key }
briefing-closed = De tafel is gesloten voordat het spel uit was.
briefing-done = Wat je gedaan hebt
briefing-tried = Wat het zou opleveren; er is nog niets gedaan
briefing-tried-ends = { $ends ->
        [auction] Dat zou je beurt met een veiling beëindigen.
        [game] Dat zou het spel beëindigen.
       *[turn] Dat zou je beurt beëindigen.
    }
briefing-possible = “{ $line }” kan nu.
briefing-no-news = Er is nog niets te beslissen. Wacht nog even.
briefing-not-yet = Longshore wordt op deze computer nog klaargemaakt; de eerste keer duurt dat een paar minuten. Probeer het opnieuw.
briefing-left = Je bent van tafel opgestaan.
briefing-chatted = Gezegd.
briefing-no-tables = Aan geen enkele openbare tafel is een plaats vrij. Open er een met open_table.
briefing-table = { $table }: { $edition }, { $pace ->
        [days] over dagen
       *[live] live
    }, { $open } van { $count } plaatsen vrij
briefing-which-seat = Zeg welke plaats: de sleutel ervan, zoals sit_down of open_table die gaf.
briefing-no-key = Dat is geen sleutel van een plaats; sit_down en open_table geven er een.

## Wat er mis is met een antwoord

answer-nothing = Er staat geen actie in je antwoord.
answer-unread = “{ $line }” was niet te lezen: { $problem }.
answer-refused = “{ $line }” kan niet: { $reason }
answer-too-late = “{ $line }” kan niet: wat ervoor staat, beëindigt wat je te beslissen hebt.
answer-too-many = Dit zijn { $count } acties; tegelijk kunnen het er hoogstens { $most } zijn.
answer-for-other = “{ $line }” is voor een andere plaats; jij speelt { $seat }.
answer-right = Wel goed: { $form }
answer-again = Er is niets gedaan. Antwoord nog eens met wat je wilt doen.

## Woorden die naast die van de notatie begrepen worden, met komma’s ertussen

answer-say-build = bouwen, bouw
answer-say-produce = produceren, produceer, maken, productie
answer-say-stock = kopen bij, koop bij, kopen van, koop van, inkopen bij
answer-say-reprice = nieuwe prijzen, prijzen veranderen, verander prijzen
answer-say-sail = varen, vaar, zeilen, zeil
answer-say-load = laden, laad
answer-say-bid = bieden, bied, bod, mijn bod
answer-say-accept = aannemen, accepteren, accepteer, lading verkopen, neem het bod aan, neem aan, accepteer het bod
answer-say-decline = afwijzen, weigeren, weiger, lading houden, houden, wijs af, wijs het bod af, houd de lading
answer-say-award = toewijzen, wijs toe aan, gunnen, gun
answer-say-loan = lening, leningen, lenen, leen, lening nemen, neem een lening, neem lening, een lening nemen
answer-say-repay = terugbetalen, aflossen, lening terugbetalen, betaal terug, betaal een lening terug, los af, los een lening af
answer-say-sell = verkopen, verkoop, binnenlandse verkoop
answer-say-call = makelaar, roep makelaar, roepen, roep
answer-say-price = prijzen, prijs
answer-say-pay = betalen, betaal
answer-say-seize = in beslag nemen, neem in beslag
answer-say-give = opgeven, geef op
answer-say-pass = passen, pas, beurt beëindigen, niets doen
answer-say-warehouse = warenhuis, warenhuizen
answer-say-machine = machines
answer-say-sea = zee, open zee
answer-say-island = eiland
answer-say-bank = investeringsbank
answer-say-goods = goederen, containers
answer-say-money = geld
answer-say-factory = fabriek, fabriekswinkel
answer-say-harbour = haven, havenwinkel
answer-say-bluff = blufkaart, blufkaarten
answer-say-at = voor, tegen
answer-say-then = dan, en dan, daarna
answer-say-mark = actie, acties, antwoord, mijn antwoord, zet, beslissing
answer-say-not = niet, nooit, geen, liever
answer-say-nothing = de, het, een, met, en, op, naar, in, van, bij, voor, ik, zal, wil, mijn, nu, container, plaats, eerst, dan, graag, zou
