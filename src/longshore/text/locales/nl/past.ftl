# Het verleden van een partij: het logboek, terugkijken, het scoreblad, grafieken van de economie.

past-round = Ronde { $round }
past-turn = Ronde { $round }, { $seat }
past-seat = { $name } ({ $seat })
past-number = { $value }

## Het logboek

past-log = Logboek
past-log-entries = Wat er is gebeurd
past-log-filter = Toon wat gaat over
past-log-all = Alles
past-log-only = Alleen wat over { $name } ({ $seat }) gaat
past-log-earlier = Eerdere beurten tonen
past-log-newest = Naar het nieuwste
past-log-nothing = Hier is nog niets gebeurd.
past-since = Sinds je beurt
past-log-see = Het bord van toen bekijken
past-log-taken-back = Teruggenomen:
past-log-by-clock = de tijd was om
past-log-by-bot = gespeeld door een bot

# Wat de tafel zelf deed. $name is een mens, $seat de kleur van de plaats, $bot de naam van een bot.
past-log-opened = De tafel werd geopend.
past-log-forked = { $study ->
        [yes] Deze tafel is een studie van een moment uit een andere partij. Wat niet bekend kon zijn, werd opnieuw gedeeld.
       *[no] Deze tafel gaat verder vanaf een moment uit een andere partij.
    }
past-log-joined = { $name } ging zitten als { $seat }.
past-log-left = { $running ->
        [yes] { $name } ({ $seat }) ging weg. Een bot speelt verder.
       *[no] { $name } ({ $seat }) ging weg.
    }
past-log-dropped = { $running ->
        [yes] De gastheer gaf de plaats van { $name } ({ $seat }) aan een bot.
       *[no] De gastheer maakte de plaats van { $name } ({ $seat }) vrij.
    }
past-log-took-over = { $name } heeft { $seat } overgenomen: kaart en geld vanaf nu, niet de geheimen van daarvoor.
past-log-dropped-together = Iedereen stemt in: voor { $name } ({ $seat }) speelt een bot verder.
past-log-seat-asked = { $what ->
        [drop] De gastheer vraagt de anderen: mag een bot verder spelen voor { $name } ({ $seat })?
       *[hand] De gastheer vraagt de anderen: mag de plaats van { $name } ({ $seat }) aan iemand anders worden doorgegeven?
    }
past-log-seat-answered = { $agree ->
        [yes] { $seat } is het eens met de gastheer.
       *[no] { $seat } stemt niet in: de plaats blijft zoals ze is.
    }
past-log-seat-settled = Iedereen stemt in: de gastheer mag de plaats van { $name } ({ $seat }) doorgeven.
past-log-seat-withdrawn = De gastheer vraagt het niet meer.
past-log-bot = De bot { $bot } ging zitten als { $seat }.
past-log-emptied = { $seat } is weer vrij.
past-log-seats-ordered = { $drawn ->
        [yes] De volgorde van de plaatsen is geloot.
       *[no] De gastheer heeft de volgorde van de plaatsen gewijzigd.
    }
past-log-offered = { $seat } wordt aan iemand anders doorgegeven.
past-log-renamed = { $seat } heet nu { $name }.
past-log-renamed-by-server = { $seat } heet nu { $name }: de vorige naam is op deze server niet toegestaan.
past-log-closed = De gastheer sloot de tafel.
past-log-closed-by-server = De beheerder van de server sloot de tafel.
past-log-undo-asked = { $count ->
        [one] { $seat } vraagt om één actie terug te nemen.
       *[other] { $seat } vraagt om { $count } acties terug te nemen.
    }
past-log-undo-answered = { $agree ->
        [yes] { $seat } vindt het goed.
       *[no] { $seat } vindt het niet goed. Er wordt niets teruggenomen.
    }
past-log-undone = { $count ->
        [one] { $seat } nam één actie terug.
       *[other] { $seat } nam { $count } acties terug.
    }
past-log-undone-together = { $count ->
        [one] Iedereen vond het goed: één actie werd teruggenomen.
       *[other] Iedereen vond het goed: { $count } acties werden teruggenomen.
    }
past-log-taken-over = De tijd van { $seat } was om. De bot { $bot } speelt verder.
past-log-returned = { $name } ({ $seat }) is terug.

## Terugnemen

past-undo-here = Terugnemen tot hier
past-undo-title = Terugnemen tot dit moment?
past-undo-free = { $count ->
        [one] Eén actie wordt teruggenomen. Daarna kun je opnieuw beslissen.
       *[other] { $count } acties worden teruggenomen. Daarna kun je opnieuw beslissen.
    }
past-undo-ask = { $count ->
        [one] Eén actie zou worden teruggenomen. Eerst wordt het de anderen aan tafel gevraagd; zegt een van hen nee, dan blijft alles zoals het is.
       *[other] { $count } acties zouden worden teruggenomen. Eerst wordt het de anderen aan tafel gevraagd; zegt een van hen nee, dan blijft alles zoals het is.
    }
past-undo-yes = Terugnemen
past-undo-yes-ask = Aan anderen vragen

## Terugkijken

past-scrub = Terugkijken
past-scrub-slider = Moment van de partij
past-scrub-keys = Pijltjestoetsen: één actie. Shift en pijltjestoetsen: één beurt. Page Up en Page Down: tien acties. Spatie: afspelen of pauzeren.
past-scrub-spoken = Ronde { $round }, { $seat }: { $what }
past-scrub-deal = De startverdeling
past-scrub-turn-back = Een beurt terug
past-scrub-back = Een actie terug
past-scrub-play = Speel af
past-scrub-pause = Pauze
past-scrub-forward = Een actie verder
past-scrub-turn-forward = Een beurt verder
past-scrub-first-is = Hier begint het spel.
past-scrub-last-is = Hierna is er nog niets gebeurd.
past-scrub-go = Ga naar …
past-scrub-rounds = Rondes
past-scrub-auctions = Veilingen
past-scrub-auction = Ronde { $round }: lading van { $seat }
past-scrub-end = Het einde staat vast
past-scrub-copy = Link kopiëren
past-scrub-copied = Gekopieerd
past-fork = Vanaf hier spelen
past-fork-title = Verder spelen vanaf dit moment?
past-fork-again = Er gaat een nieuwe tafel open die hiervandaan verdergaat. Jij speelt { $seat }, bots spelen de anderen. Deze partij blijft zoals ze is.
past-fork-study = Er gaat een nieuwe privétafel open die hiervandaan verdergaat. Jij speelt { $seat }, bots spelen de anderen. De waardekaarten die je niet kent, worden opnieuw gedeeld. Deze partij gaat gewoon door.
past-fork-yes = Tafel openen

## Het scoreblad

past-score = De score, stap voor stap
past-score-of = De score van { $name }
past-score-large = Als tabel tonen
past-score-later = Als het spel is afgelopen, wordt de score hier stap voor stap uitgerekend.
past-end-standing = De eindstand
past-score-won-alone = { $names } wint met ${ $amount }.
past-score-won-island = { $names } wint: de beste score, ${ $amount }, is gedeeld, en { $names } heeft de meeste containers over op het eiland ({ $count } tegen { $less }).
past-score-won-factory = { $names } wint: de beste score, ${ $amount }, is gedeeld, en { $names } heeft de meeste containers in de fabriekswinkel ({ $count } tegen { $less }).
past-score-won-shared = { $names } delen de overwinning met ${ $amount }.
past-score-f1 = De kleur van $5/$10
past-score-f2 = Meest voorkomende kleur wegdoen
past-score-f3 = Tellen
past-score-f4 = Wie er wint
past-score-every = Alle vijf kleuren staan op het eiland: { $colour } telt voor ${ $amount }.
past-score-missing = { $count ->
        [5] Het eiland is leeg: { $colour } telt voor ${ $amount }.
        [one] Geen { $missing } op het eiland: { $colour } telt voor ${ $amount }.
       *[other] Niet alle vijf kleuren zijn er (geen { $missing }): { $colour } telt voor ${ $amount }.
    }
past-score-discard-nothing = Er valt niets weg te doen.
past-score-discard-most = { $count ->
        [one] Eén { log-a-colour.e } container is het meeste, en gaat weg.
       *[other] { $count } { log-a-colour.e } containers zijn het meeste, en gaan weg.
    }
past-score-discard-two-value = { $tied } staan gelijk met de meeste containers (elk { $count }); { $colour } is de kleur van $5/$10 en gaat dus weg.
past-score-discard-least = { $tied } staan gelijk met de meeste containers (elk { $count }); { $colour } is het minste waard en gaat dus weg.
past-score-times = { $count } × ${ $amount }
past-score-none = geen
past-score-removed = weggedaan
past-score-island = Eiland
past-score-cash = Geld
past-score-harbour = Havenwinkel
past-score-ship = Schip
past-score-bank = Haven bij de investeringsbank
past-score-loans = Leningen
past-score-total = Totaal
past-score-place = Plaats { $place }
past-score-tie-island = { $count ->
        [one] Eén container over op het eiland
       *[other] { $count } containers over op het eiland
    }
past-score-tie-factory = { $count ->
        [one] Eén container in de fabriekswinkel
       *[other] { $count } containers in de fabriekswinkel
    }

## Grafieken van de economie

past-economy = De economie van deze partij
past-economy-how = Beweeg over een grafiek, of gebruik er de pijltjestoetsen op, om de getallen te lezen. Dubbelklikken of Enter toont de tafel op dat moment.
past-economy-running = Zolang er gespeeld wordt, zie je wat je mag weten. Na afloop zie je alles.
past-economy-nothing = Er is nog niets te zien.
past-economy-large = Groot tonen

past-axis-round = Ronde
past-axis-turn = Beurt
past-axis-seat = Plaats
past-axis-dollars = Dollars
past-axis-dollars-round = Dollars in de ronde
past-axis-each = Dollars per container
past-axis-containers = Containers

past-figure-worth = Vermogen
past-figure-worth-reading = Wat elke plaats zou hebben gescoord als het spel na die beurt was afgelopen.
past-figure-worth-own = Wat jij zou scoren als het spel na die beurt was afgelopen. De waardekaarten van de anderen zijn tot het einde geheim.
past-figure-cash = Geld
past-figure-cash-reading = Wat elke plaats aan het einde van elke beurt in de hand had.
past-figure-supply = Geld in het spel
past-figure-supply-reading = Het geld van alle plaatsen samen, aan het einde van elke beurt.
past-figure-flows = Waar het geld vandaan komt en waar het heen gaat
past-figure-flows-reading = Boven de lijn: wat er in elke ronde van buiten bij de plaatsen kwam. Eronder: wat er wegging. Wat plaatsen elkaar betalen, staat er niet bij.
past-figure-prices = Prijzen in de keten
past-figure-prices-reading = Wat een container kostte, van de fabriekswinkel tot het eiland. Een groter teken staat voor meer containers. Bij het eiland is het het bod, verdeeld over de lading, zonder de subsidie; dat heeft een eigen schaal.
past-figure-deliveries = Leveringen in de tijd
past-figure-deliveries-reading = Containers die tot dan toe op het eiland van elke plaats zijn gekomen.
past-figure-colours = Leveringen per kleur
past-figure-colours-reading = Welke kleuren er op het eiland van elke plaats kwamen.

past-money-seats = alle plaatsen
past-money-brokers = brokers en betaalkaart
past-flow-loans = aangegane leningen
past-flow-subsidy = subsidies
past-flow-domestic = binnenlandse verkoop
past-flow-brokers = gewonnen bij brokers
past-flow-interest = rente
past-flow-machines = machines
past-flow-warehouses = warenhuizen
past-flow-declined = afgeslagen biedingen
past-flow-repaid = afgeloste leningen
past-flow-bids = biedingen aan brokers
past-place-factory = Fabriekswinkels
past-place-harbour = Havenwinkels
past-place-island = Eiland
past-cargo-sold = verkochte lading
past-cargo-kept = zelf gehouden lading

past-plot-legend = Tonen of verbergen
past-plot-part = { $title }: { $part }
past-plot-spoken = { $when }: { $values }
past-plot-value = { $what } { $value }
past-plot-as-table = Als tabel
past-plot-as-chart = Als grafiek
past-plot-csv = Getallen (CSV)
past-plot-svg = Afbeelding (SVG)
past-scrub-told = Wat er op dit moment gebeurde
