# De eerste partij met begeleiding: de deur, de coach aan tafel, en de lessen. De coach zegt “je”, rustig en kort.
# $seat, $boss, $other, $seller, $winner zijn plaatsen (“Rood”), $colour en $wanted kleuren van containers (“zwart”).

## De deur

guide-door-title = Al spelend leren
guide-door-text = Een echte partij in tien korte rondes tegen twee makkelijke bots: een coach naast het bord legt alles uit zodra het voor het eerst voorkomt.
guide-door-go = Begin met de coach
guide-door-busy = De tafel gaat open …
guide-door-resume = Verder met je partij met de coach
guide-door-again = Een nieuwe beginnen
guide-door-rules = Of lees eerst de regels
guide-table-title = Eerste partij

## De coach

guide-name = Coach
guide-progress = { $done } van { $all } lessen
guide-pause = Pauze
guide-resume = Coach hervatten
guide-paused = De coach rust even.
guide-next = Begrepen
guide-skip = Overslaan
guide-where = Waar?
guide-show-me = Laat zien
guide-do-it = Doe het voor mij
guide-try = Probeer dit: { $action }.
guide-idle-waiting = De anderen spelen. Let op wie wat koopt, en voor welke prijs.
guide-idle-turn = Jouw beurt. Doe wat jou het beste lijkt. Twijfel je, vraag dan wat een bot zou doen.
guide-idle-commit = Je beurt is klaar. Druk op de gemarkeerde knop: pas dan zien de anderen hem.
guide-idle-past = Je kijkt terug. De coach gaat verder als je weer bij nu bent.

## Lessen: het begin

guide-welcome-title = Welkom in de haven
guide-welcome = Je maakt goederen, handelt erin en verscheept ze. { $begins ->
        [own] Jij begint.
        [own-before] Jij bent begonnen.
        [other-before] { $seat } is begonnen.
       *[other] { $seat } begint.
    } Na { $rounds } rondes, of als twee kleuren op zijn, wint de rijkste.
guide-card-title = Je geheime kaart
guide-card = Dit zijn containers op het eiland aan het einde voor jou waard: { $colour } $10 per stuk, { $wanted } $5 of $10, de andere minder. Iedereen heeft een andere kaart, dus iedereen wil iets anders.
guide-turn-title = Twee acties per beurt
guide-turn = Je hebt in elke beurt hoogstens twee acties. Alles wat je nu kunt doen, staat hier en op het bord; bij wat niet kan, staat waarom.

## Lessen: goederen maken en verkopen

guide-produce-title = Maak je eerste goederen
guide-produce = Je machine maakt { log-a-colour.e } containers. Produceren kost $1, en daarna bepaal je een prijs van $1 tot en met $4. Anderen kopen alleen van je als die laag genoeg is.
guide-boss-title = De vakbondsleider
guide-boss = Je $1 ging naar { $boss }, die voor jou aan de beurt is en je vakbondsleider is. Het werkt ook voor jou: telkens als { $other } produceert, krijg jij $1.
guide-sold-title = Je eerste verkoop
guide-sold = { $seat } kocht uit je fabriek en betaalde je ${ $amount }. Aan jezelf kun je deze goederen niet verkopen: elke stap van de handel gaat via iemand anders.
guide-stock-title = Vul je haven
guide-stock = Koop goederen uit een andere fabriek en bied ze in je havenwinkel duurder aan dan je hebt betaald: van $2 tot en met $6. De schepen van de anderen laden daar. Je hebt ruimte voor { $room ->
        [one] nog één container
       *[other] nog { $room } containers
    }.
guide-shipped-title = Een schip op bezoek
guide-shipped = { $seat } laadde uit je haven en betaalde je ${ $amount }. Wat je daar meer kreeg dan je zelf betaalde, is je winst.
guide-build-title = Bouwen
guide-build = Meer warenhuizen geven je havenwinkel meer ruimte. Met een tweede machine maak je twee kleuren voor dezelfde $1. Gebouwen lonen vroeg in het spel; aan het einde tellen ze niet mee.
guide-prices-title = Verander je prijzen
guide-prices = Wat er in je havenwinkel staat, wordt niet verkocht. Met een actie kun je het nieuwe prijzen geven, zonder iets te kopen.
guide-home-title = Binnenlandse verkoop
guide-home = Aan het begin van een beurt mag je één container teruggeven aan de voorraad voor $2. Dat kost geen actie. Het is een slechte prijs, maar beter dan helemaal geen geld.

## Lessen: schip en eiland

guide-sail-title = Inkopen per schip
guide-sail = Je schip vaart naar de haven van { $seat } en laadt voor de prijzen daar. Er passen vijf containers op. Je zoekt goederen die de anderen graag op hun eiland hebben.
guide-sea-title = Naar zee
guide-sea = Uit een haven gaat je schip altijd eerst naar open zee. Daarvandaan komt het met de volgende actie bij het eiland.
guide-island-title = Naar het eiland
guide-island = Vaar naar het eiland, en de anderen bieden in het geheim op je hele lading. De bank verdubbelt wat de winnaar betaalt. De veiling beëindigt je beurt, dus doe andere dingen eerst.
guide-worth = { $open ->
        [yes] { $sign ->
            [minus] −${ $now } nu, hoogstens ${ $most }
           *[plus] ${ $now } nu, hoogstens ${ $most }
        }
       *[no] { $sign ->
            [minus] −${ $now }
           *[plus] ${ $now }
        }
    }
guide-bid-title = Er is een lading te koop
guide-bid = { $seller } verkoopt deze hele lading. Voor jou is die { guide-worth } waard. { $amount ->
        [0] Dat is heel weinig, dus bied $0 en houd je geld.
       *[other] Bied minder om winst te maken: ${ $amount }, bijvoorbeeld. Niemand ziet je bod voordat ze allemaal worden getoond.
    }
guide-tie-title = Gelijkspel
guide-tie = De hoogste biedingen zijn gelijk. Je bod blijft staan, en je mag er in het geheim iets aan toevoegen; $0 mag ook. Is het dan nog gelijk, dan kiest { $seller } de winnaar.
guide-decide-title = Verkopen of houden?
guide-decide = { $winner } biedt ${ $amount }. Verkoop je, dan krijg je ${ $total }, want de bank geeft nog eens zoveel. Houd je de lading, dan betaal je zelf ${ $amount }; voor jou is ze { guide-worth } waard. { $better ->
        [accept] Verkopen lijkt beter.
       *[decline] Houden lijkt beter.
    }
guide-earned-title = Twee keer betaald
guide-earned = { $winner } betaalde je ${ $amount }, en de bank nog eens ${ $amount }. Zo komt er nieuw geld in het spel.
guide-won-title = Je eerste lading
guide-won = De lading is voor ${ $amount } van jou en staat op je eiland. Daar blijft ze tot het einde, en dan telt ze volgens je geheime kaart.
guide-lost-title = Overboden
guide-lost = Je kreeg deze lading niet, dus je betaalt niets. Alleen de winnaar betaalt. Kijk naar de biedingen: die zeggen wat de anderen haar waard vinden.
guide-leave-title = Weg van het eiland
guide-leave = Je lege schip ligt nog bij het eiland. Terugvaren naar open zee kost een actie; daarna kan het nieuwe goederen halen.

## Lessen: geld

guide-loan-title = Leningen
guide-loan = Is je geld krap, dan leent de bank je op elk moment $10, hoogstens twee keer. Elke lening kost $1 aan het begin van elke beurt, en $11 als je haar aan het einde nog hebt.
guide-interest-title = Rente
guide-interest = Je betaalt $1 voor elke lening als je beurt begint. Wie niet kan betalen, moet nog een lening aangaan; wie er al twee heeft, verliest containers aan de bank.
guide-repay-title = Betaal je lening terug
guide-repay = Je hebt genoeg om $10 terug te betalen. Dat kost geen actie en het spaart je de rente. Aan het einde zou het $11 kosten.
guide-seize-title = De bank legt beslag
guide-seize = Iemand kon de rente niet betalen. De speler die daarvoor aan de beurt is, kiest wat de bank in beslag neemt. Dat gaat uit het spel.

## Lessen: de beurt, het einde en de score

guide-draft-title = Er is nog niets gedaan
guide-draft = Zo zou het bord eruitzien. Voeg je tweede actie toe, of neem iets terug. Pas met de knop in je paneel horen de anderen het.
guide-score-title = Let op je meest voorkomende kleur
guide-score = Aan het einde verlies je alle containers van de kleur waarvan je er het meeste hebt, hier { $colour }. Verzamel dus verschillende kleuren. Met alle vijf telt { $wanted } voor $10 in plaats van $5.
guide-end-title = Het einde nadert
guide-end = Het spel eindigt als een tweede kleur op is. { $rounds ->
        [0] Houd de voorraad in de gaten.
       *[other] Aan deze tafel eindigt het ook na ronde { $rounds }.
    } Nu is het tijd om goederen naar het eiland te brengen.
guide-last-title = De laatste beurten
guide-last = Tel wat je hebt: je geld helemaal, $3 per container op je schip, $2 in je havenwinkel, niets in je fabriek. Geef geen geld uit dat niet meer terug kan komen.

## Het einde

guide-over-title = { $won ->
        [yes] Je hebt je eerste partij gewonnen!
       *[no] Je eerste partij is afgelopen
    }
guide-over-score = { $place ->
        [1] Je haalde ${ $total }: eerste van { $seats }.
        [2] Je haalde ${ $total }: tweede van { $seats }.
        [3] Je haalde ${ $total }: derde van { $seats }.
       *[other] Je haalde ${ $total }: nummer { $place } van { $seats }.
    }
guide-over-debt = Je eindigde met ${ $total } schuld: nummer { $place } van { $seats }.
guide-over-made = { $count ->
        [0] Je maakte geen containers.
        [one] Je maakte één container.
       *[other] Je maakte { $count } containers.
    }
guide-over-traded = { $count ->
        [0] Niemand kocht uit je winkels.
        [one] Je verkocht één container uit je winkels, voor ${ $amount }.
       *[other] Je verkocht { $count } containers uit je winkels, voor ${ $amount } in totaal.
    }
guide-over-landed = { $count ->
        [0] Je hield geen veiling.
        [one] Je hield één veiling, en die bracht je ${ $amount } op.
       *[other] Je hield { $count } veilingen, en die brachten je ${ $amount } in totaal op.
    }
guide-over-island = { $count ->
        [0] Er staat geen container op je eiland.
        [one] Er staat één container op je eiland; die telde voor ${ $amount }.
       *[other] Er staan { $count } containers op je eiland; die telden voor ${ $amount }.
    }
guide-over-advice = { $advice ->
        [ship] Stuur je schip de volgende keer eerder uit: veilingen brengen het meeste geld op.
        [island] Bied de volgende keer wat meer als je kleur van $10 te koop is: het eiland beslist veel partijen.
        [colours] Verzamel de volgende keer meer verschillende kleuren op je eiland, dan verlies je aan het einde minder.
        [loans] Betaal je leningen de volgende keer voor het einde terug: elke lening kostte je $11.
       *[well] Dat ging goed. Probeer nu degelijke bots, of een partij met vrienden.
    }
guide-over-next = En nu?
guide-over-play = Een hele partij
guide-over-rules = De regels lezen
guide-over-again = Nog eens met de coach
guide-over-close = Sluiten
guide-over-open = Wat het werd
guide-over-sheet = Hoe de score is uitgerekend, staat naast het bord, onder “Score”.
