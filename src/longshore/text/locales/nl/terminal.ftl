# Het spel in de terminal. Wat je typt (`produce k@2`, `help`, `log all`, de letters van de kleuren, de namen van de
# plaatsen zoals in `stock red`) is in elke taal hetzelfde. De tabellen zijn smal: houd kort wat erin staat.
# $goods en dergelijke zijn containers met hun letters (“kk n”); $seats-count is het aantal van $seats.

## Boven het bord: feiten met punten ertussen

terminal-round = { $limit ->
        [0] Ronde { $round }
       *[other] Ronde { $round } van { $limit }
    }
terminal-over = het spel is afgelopen
terminal-turn = { $actions ->
        [0] { $seat } is aan de beurt, geen actie meer
        [one] { $seat } is aan de beurt, nog { $actions } actie
       *[other] { $seat } is aan de beurt, nog { $actions } acties
    }
# Wat de plaats die aan de beurt is, in die beurt al heeft gedaan
terminal-done-produced = heeft geproduceerd
terminal-done-called = heeft een broker gebeld
terminal-done-won = heeft bij een broker gewonnen
terminal-done-sold = heeft binnenlands verkocht
# Op wie de tafel wacht, en waarvoor
terminal-asked = { $phase ->
        [price] { $seats } geeft de teruggekomen containers een prijs
        [bids] { $seats-count ->
            [one] { $seats } moet bieden
           *[other] { $seats } moeten bieden
        }
        [tiebreak] { $seats-count ->
            [one] { $seats } moet nog eens bieden
           *[other] { $seats } moeten nog eens bieden
        }
        [raise] { $seats } verhoogt of past
        [decide] { $seats } accepteert of slaat af
        [seize] { $seats } kiest wat in beslag wordt genomen
        [seize-kind] { $seats } geeft een warenhuis of een machine op
        [seize-machine] { $seats } kiest welke machine weggaat
       *[pay] { $seats } betaalt de brokers
    }
terminal-edition = { $edition-key ->
        [classic] klassieke editie
        [anniversary] jubileumeditie
       *[other] { $edition }
    }

## De tabel van de plaatsen

terminal-seat = Plaats
terminal-machines = Machines
terminal-factory = Fabriek
terminal-harbour = Haven
terminal-ship = Schip
terminal-island = Eiland
terminal-you = { $seat } (jij)
terminal-loans = { $loans ->
        [one] { $loans } lening
       *[other] { $loans } leningen
    }
terminal-money-cards = { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
# Wat de volgende machine kost; 0 is dat er geen plek meer voor is
terminal-next = { $price ->
        [0] geen meer
       *[other] volgende ${ $price }
    }
# Plekken in de haven, bezet en alle, en wat het volgende warenhuis kost
terminal-places = { $price ->
        [0] { $used }/{ $warehouses }, geen meer
       *[other] { $used }/{ $warehouses }, volgende ${ $price }
    }
# Waar het schip is
terminal-at-sea = op zee
terminal-at-island = bij het eiland
terminal-at-bank = bij de bank
terminal-at-seat = bij { $seat }
# In de haven van een plaats bij de investeringsbank
terminal-in-bank = bank { $goods }

## De voorraad en de waardekaarten

terminal-supply = Voorraad
terminal-none-left = op
terminal-warehouses = { $count ->
        [one] { $count } warenhuis
       *[other] { $count } warenhuizen
    }
terminal-gone = { $gone } van { $end } op
terminal-last-turn = de laatste beurt
terminal-your-card = Jouw kaart
terminal-card-of = Kaart van { $seat }
terminal-card = kaart { $card }

## De brokers

terminal-brokers = Brokers
terminal-no-goods = geen containers
terminal-payment-free = betaalkaart vrij
terminal-payment-for-goods = { $seat } biedt ${ $amount } voor de containers van { $broker }
terminal-payment-for-money = { $seat } biedt { $goods } voor het geld van { $broker }

## Wat nu wordt afgehandeld

terminal-default = { $loans ->
        [one] { $seat } is in gebreke met { $loans } lening
       *[other] { $seat } is in gebreke met { $loans } leningen
    }
terminal-in-hand = { $seat } heeft in de hand: { $goods }
terminal-for-sale = { $seat } verkoopt: { $goods }
terminal-bids-in = Een geheim bod is binnen van: { $seats }
terminal-bid-in = { $cards ->
        [0] { $seat }
        [one] { $seat } ({ $cards } kaart)
       *[other] { $seat } ({ $cards } kaarten)
    }
terminal-your-bid = Jouw geheime bod: { $bid }
terminal-bid-of = Geheim bod van { $seat }: { $bid }
# Een bod op zich, zoals in de twee hierboven
terminal-bid = { $bluff ->
        [0] ${ $amount }
        [one] ${ $amount } met { $bluff } blufkaart
       *[other] ${ $amount } met { $bluff } blufkaarten
    }
terminal-bid-counting = { $bluff ->
        [0] ${ $amount }, telt als ${ $counts }
        [one] ${ $amount } met { $bluff } blufkaart, telt als ${ $counts }
       *[other] ${ $amount } met { $bluff } blufkaarten, telt als ${ $counts }
    }
# $bids is een lijst van de drie hieronder
terminal-bids = Biedingen: { $bids }
terminal-seat-bid = { $seat } { $bid }
terminal-seat-bids = { $seat } { $bid } + { $extra }
terminal-seat-passed = { $seat } uitgestapt
terminal-highest = Hoogste bod: ${ $amount } van { $seats }

## Wat je kunt doen: regels na “Je kunt”, elk met een voorbeeld om te typen ernaast

terminal-you-can = Je kunt
terminal-for-example = bijvoorbeeld
terminal-can-build-machine = een machine bouwen voor ${ $price }: { $goods }
terminal-can-build-warehouse = een warenhuis bouwen voor ${ $price }
terminal-can-produce = { $goods } produceren en { $boss } $1 betalen
terminal-can-produce-some = { $count } van { $goods } produceren en { $boss } $1 betalen
terminal-can-set-out = { $fee ->
        [0] de fabriekswinkel nieuwe prijzen geven
       *[other] de fabriekswinkel nieuwe prijzen geven en { $boss } ${ $fee } betalen
    }
# De containers volgen, met hun prijzen
terminal-can-stock = bij { $seat } kopen (ruimte voor { $room })
terminal-can-reprice = de havenwinkel nieuwe prijzen geven
terminal-can-sell = binnenlands verkopen voor $2, één van { $goods }
# De containers volgen, met hun prijzen
terminal-can-sail = naar { $seat } varen
terminal-can-sail-empty = naar { $seats } varen (niets te laden)
terminal-can-sail-sea = naar open zee varen
terminal-can-sail-island = naar het eiland varen en { $goods } veilen
terminal-can-sail-bank = naar je haven bij de bank varen: { $goods }
terminal-can-sail-bank-empty = naar je haven bij de bank varen (niets te laden)
# De containers volgen, met hun prijzen
terminal-can-load = bij { $seat } laden
terminal-can-load-bank = bij de bank laden: { $goods }
terminal-can-bid = ${ $least } tot ${ $most } bieden
terminal-can-add = ${ $least } tot ${ $most } aan je bod toevoegen
# Deze twee gaan door op de regel erboven
terminal-can-bid-loan = … met een lening ervoor tot ${ $most }
terminal-can-bid-bluff = { $cards ->
        [one] … met { $cards } blufkaart
       *[other] … met { $cards } blufkaarten
    }
terminal-can-accept = de lading aan { $seat } verkopen, voor ${ $price }; de bank legt er ${ $price } bij
terminal-can-decline = de lading houden en de bank ${ $price } betalen
terminal-can-call-goods = broker { $broker } bellen om { $goods } en ${ $least } tot ${ $most } bieden
# $brokers is “I ($4) of II ($5)”, van het bericht eronder
terminal-can-call-money = { $least ->
        [one] broker { $brokers } bellen om geld en minstens { $least } container bieden
       *[other] broker { $brokers } bellen om geld en minstens { $least } containers bieden
    }
terminal-broker-money = { $broker } (${ $money })
terminal-can-price = de teruggekomen containers een prijs geven, in de fabriekswinkel { $factory }, in de havenwinkel { $harbour }
terminal-can-pay = de brokers I, II, III, I, … betalen, in een volgorde naar keuze: { $goods }
terminal-can-seize = kiezen wat { $seat } verliest: { $goods }
# De containers volgen, met hun prijzen
terminal-can-seize-priced = kiezen wat { $seat } verliest:
terminal-can-seize-machine = de machine kiezen die weggaat: { $goods }
terminal-can-give-up-warehouse = een warenhuis opgeven
terminal-can-give-up-machine = een machine opgeven
terminal-can-loan = een lening van ${ $amount } aangaan; dat is geen actie
terminal-can-loan-to-decline = een lening van ${ $amount } aangaan, want afslaan kost ${ $price }
terminal-can-repay = een lening met ${ $amount } terugbetalen; dat is geen actie
terminal-can-pass = passen en zo je beurt beëindigen
terminal-can-stop = uit de veiling stappen

## Hulp

terminal-help-actions = Een actie typ je als één regel. Die begint met een van deze woorden: { $words }.
terminal-help-letters = Een container met zijn prijs is zijn letter, @ en de prijs. De letters hier:
# $seats is “blue (Blauw), red (Rood)”
terminal-help-seats = De plaatsen typ je zo: { $seats }.
terminal-help-examples = In de lijst onder het bord staan voorbeelden; “help produce” laat zien hoe je een actie schrijft.
terminal-help-keys = De tabtoets vult woorden aan. Een regel die niet mag, verandert niets.
terminal-help-commands = Naast acties zijn er:
# Staat voor de naam van een bestand: “save BESTAND”
terminal-word-file = BESTAND
# $word heeft zijn aanhalingstekens al
terminal-no-help = Over { $word } is er geen hulp.
terminal-no-help-near = Over { $word } is er geen hulp. Bedoel je { $near }?
# Wat elk van de woorden doet
terminal-about-produce = Elke machine maakt een container als er ruimte is en de voorraad er een heeft; je rechterbuur krijgt $1. Schrijf de hele fabriekswinkel met prijzen van $1 tot en met $4: wat er al stond en wat er wordt gemaakt. Eén keer per beurt.
terminal-about-stock = Koop uit de fabriekswinkel van een andere speler tegen zijn prijzen. Na de pijl staat je hele havenwinkel met prijzen van $2 tot en met $6; elk warenhuis biedt ruimte aan één container.
terminal-about-reprice = Geef je havenwinkel nieuwe prijzen zonder te kopen: de hele winkel, $2 tot en met $6.
terminal-about-sail = Eén actie brengt het schip van open zee naar een haven, of terug naar zee. In de haven van een andere speler mag het meteen laden, hoogstens vijf containers aan boord. Bij het eiland wordt de lading geveild en eindigt je beurt. “bank” is je haven bij de investeringsbank.
terminal-about-load = Laad waar het schip al ligt; met prijzen in de haven van een andere speler, zonder in je haven bij de investeringsbank.
terminal-about-build = Koop een machine van een kleur die je nog niet hebt, of een warenhuis. Wat de volgende kost, staat onder je machines en naast je plekken in de haven.
terminal-about-bid = Bied op de lading: hoogstens wat je hebt, en meer met een lening die bij het bod hoort. Blufkaarten horen bij een bod, als de tafel ze heeft. Na gelijkspel is het bedrag wat je toevoegt.
terminal-about-accept = Verkoop de lading: de winnaar betaalt zijn bod, de bank betaalt je nog eens zoveel.
terminal-about-decline = Houd de lading en betaal het hoogste bod aan de bank.
terminal-about-award = De biedingen zijn gelijk: verkoop de lading aan een van de spelers die gelijk staan.
terminal-about-call = Bel een broker: bied geld voor zijn containers, of containers uit je winkels voor zijn geld. Als niemand je overbiedt, win je aan het begin van je volgende beurt. Eén keer per beurt.
terminal-about-price = Je bent bij de brokers overboden: geef de containers die terugkwamen een prijs, winkel voor winkel.
terminal-about-pay = Betaal de geboden containers aan de brokers I, II, III, I, … in de volgorde waarin je ze schrijft.
terminal-about-sell = Binnenlandse verkoop: een container terug naar de voorraad, voor $2 van de bank.
terminal-about-loan = Neem op elk moment $10 van de bank; hoogstens twee leningen, elk $1 rente aan het begin van je beurt. Geen actie. Speel je met meer mensen aan één scherm, dan gaat “red: loan” er een aan voor Rood.
terminal-about-repay = Betaal in je beurt een lening met $10 terug. Geen actie.
terminal-about-seize = Je linkerbuur is in gebreke: kies de container of de machine die weggaat.
terminal-about-give = Je bent in gebreke: zeg welke van de twee weggaat.
terminal-about-pass = Zie af van de acties die je nog hebt; bij openlijk bieden: stap uit de veiling.
terminal-about-help = Legt uit wat je kunt typen, of één woord ervan.
terminal-about-board = Toont het bord en wat je kunt doen.
terminal-about-log = Vertelt wat er pas is gebeurd, of alles.
terminal-about-who = Vertelt wie er speelt op de plaatsen waar niemand zit.
terminal-about-undo = Gaat terug naar je laatste beslissing, zolang er niets geheims is onthuld en geen ander mens sindsdien heeft beslist.
terminal-about-position = Schrijft de stelling als tekst, zonder wat je niet mag weten.
terminal-about-save = Schrijft de partij naar een bestand, met de kaarten van iedereen; `longshore play --terminal --from BESTAND` gaat ermee verder. Een naam die op .json eindigt, maakt er JSON van.
terminal-about-quit = Verlaat de partij.

## Aan het scherm

terminal-played-by = { $seat } wordt gespeeld door { $bot }. { $about }
terminal-all-people = Op elke plaats zit iemand.
terminal-thinking = { $seat } denkt na …
# Een verzoek: de plaats moet op een toets drukken
terminal-alone = { $seat }: druk op Enter als je alleen aan het scherm zit.
terminal-left = De partij blijft onvoltooid.
terminal-input-ended = De invoer is afgelopen; de partij blijft onvoltooid.
terminal-other-seat = Je bent { $seat } aan dit scherm.
# $reason is Engels, van de soort “said 'sail to the moon' (str): …”
terminal-forfeit = De bot van { $seat } heeft een fout gemaakt ({ $reason }). De beslissing wordt overgenomen; er wordt een veilige zet voor gedaan.
terminal-log-which = Schrijf “log” voor het laatste, of “log all”.
terminal-save-name = De naam ontbreekt, zoals in “save evening.game”.
terminal-saved = De partij tot nu toe staat in { $name }, met de kaarten van iedereen erbij.
terminal-undo-nothing = Er is geen beslissing van jou om terug te nemen.
terminal-undo-others = { $seats-count ->
        [one] { $seats } heeft na jou beslist; dat blijft staan.
       *[other] { $seats } hebben na jou beslist; dat blijft staan.
    }
terminal-undo-revealed = Na je laatste beslissing zijn biedingen onthuld; die blijft staan.
terminal-undone = Je bent terug bij je laatste beslissing.
# Een opmerking aan het eind van de tekst van een stelling
terminal-position-note = Wat de anderen verbergen, is weggelaten: geld, kaarten en geheime biedingen.
terminal-no-language-set = LONGSHORE_LANGUAGE is “{ $given }”, maar die taal is er niet; er zijn: { $known }.

## Een partij opnieuw bekeken

terminal-after = { $played ->
        [one] Na { $played } actie:
       *[other] Na { $played } acties:
    }
terminal-after-some = { $played ->
        [one] Na { $played } actie van de { $actions }:
       *[other] Na { $played } acties van de { $actions }:
    }
terminal-at-range = --at loopt van 0 tot en met { $actions }, het aantal acties van deze partij; niet { $at }.

## De score

terminal-score = Score
terminal-score-cash = Geld
terminal-score-island = Eiland
terminal-score-harbour = Haven
terminal-score-ship = Schip
terminal-score-bank = Bank
terminal-score-loans = Leningen
terminal-score-total = Totaal
terminal-seat-card = { $seat } kaart { $card }
terminal-discarded = weggedaan
terminal-island-empty = niets op het eiland
terminal-wins = { $seat } wint met ${ $total }.
# Wat het gelijkspel heeft doorbroken
terminal-wins-tie = { $by ->
        [island] { $seat } wint met ${ $total } en de meeste containers die op het eiland over zijn.
       *[factory] { $seat } wint met ${ $total } en de meeste containers in de fabriekswinkel.
    }
terminal-shared = { $seats } delen de overwinning met ${ $total }.

## Bestanden; $source is “input” bij de standaardinvoer

terminal-file-too-large = { $source ->
        [input] De standaardinvoer is groter dan welke partij of stelling ook ({ $most } MB).
       *[file] { $name } is groter dan welke partij of stelling ook ({ $most } MB).
    }
terminal-file-not-text = { $source ->
        [input] De standaardinvoer is geen tekst.
       *[file] { $name } is geen tekstbestand.
    }
terminal-file-not-utf8 = { $source ->
        [input] De standaardinvoer is geen UTF-8-tekst: regel { $line } heeft een byte die er niet in hoort.
       *[file] { $name } is geen UTF-8-tekst: regel { $line } heeft een byte die er niet in hoort.
    }
terminal-file-empty = { $source ->
        [input] De standaardinvoer is leeg.
       *[file] { $name } is leeg.
    }
# $name heeft zijn aanhalingstekens al
terminal-file-no-name = { $name } is geen naam voor een bestand.
terminal-file-is-folder = { $name } is een map, geen bestand.
terminal-file-exists = { $name } bestaat al; kies een andere naam.
terminal-file-no-folder = Er is geen map { $folder } voor { $name }.
terminal-file-missing = Er is geen bestand { $name }.
terminal-file-forbidden = { $name }: daar is geen toestemming voor.
# $reason is wat het systeem zegt
terminal-file-trouble = { $name }: { $reason }.
terminal-file-is-position = { $name }: dit is een stelling, geen partij; zie `longshore position`.
terminal-file-no-game = { $name }: dit is geen opgeslagen partij. Het bestand van een partij komt van `save` in de terminal, of na afloop uit het menu van een tafel.
terminal-file-is-game = { $name }: dit is een partij, geen stelling; zie `longshore replay`.
# $problem zegt wat er mis is met de tekst, en waar
terminal-file-wrong = { $name }: { $problem }
