# Rondom het spel: de startpagina, nieuwe tafels, wachtkamers, chat, notities, het menu van een tafel, instellingen.

# De startpagina
around-start-title = Je haven is open
around-start-lead = Maak goederen, vul je haven, vaar naar het eiland en bied op ladingen. Met drie tot vijf spelers drijven jullie de hele handel, en elke prijs bepalen jullie zelf.
around-start-independent = Longshore is een onafhankelijke uitwerking van de regels van het bordspel Container en heeft geen band met de uitgevers daarvan.
around-start-learn = Nog nooit gespeeld?
around-start-learn-about = Speel een korte partij tegen makkelijke bots. Een coach vertelt je stap voor stap wat je kunt doen en waarom.
around-start-learn-go = Al spelend leren
around-start-rules = De regels lezen
around-start-friends = Met vrienden
around-start-friends-about = Open een tafel, stuur de link en ga zitten: op één apparaat of via het netwerk, live of verspreid over dagen.
around-start-new = Nieuwe tafel
around-start-join = Uitgenodigd?
around-start-lobby = Alle tafels
around-start-games = Gespeelde partijen
around-to-start = Naar de startpagina

# De grote knop, en wat die doet. $bot is de sterkte van de bots, $edition de editie, $n het aantal plaatsen.
around-play-now = Nu spelen
around-play-busy = Klaarzetten …
around-play-how = Tegen bots: { $bot }, { $edition }, { $n ->
        [one] { $n } plaats
       *[other] { $n } plaatsen
    }
around-play-change = Wijzigen
around-play-bot = Bots

around-join-label = Plak de link hier
around-join-go = Naar de tafel
around-join-empty = Plak de link die je hebt gekregen.
around-join-no-link = Dit is geen link naar een tafel. In zo’n link staan “/t/” en de naam van de tafel; kijk of hij helemaal is gekopieerd.

# Tafels waaraan deze browser zit
around-mine-title = Jouw tafels
around-mine-turns = { $n ->
        [one] { $n } wacht op jou
       *[other] { $n } wachten op jou
    }
# In the bar of every page: so many other tables wait for whoever reads this
around-waits = { $n ->
        [one] Een tafel wacht op je
       *[other] { $n } tafels wachten op je
    }
around-mine-state = { $state ->
        [turn] Jij bent aan de beurt
        [waiting] Nog niet begonnen
        [playing] De anderen denken na
        [looking] Wordt gespeeld
        [finished] Afgelopen
        [away] Een bot speelt voor je
        [gone] Niet meer beschikbaar
       *[closed] Gesloten
    }
around-mine-with = met { $names }
around-mine-role = { $role ->
        [host] (jij bent gastheer)
       *[guest] (jij kijkt toe)
    }
around-mine-forget = Vergeten
around-mine-forget-named = “{ $title }” hier vergeten; de tafel zelf blijft bestaan

# Lijsten van tafels
around-lobby-title = Openbare tafels
around-lobby-about = Ga aan een open tafel zitten, of kijk toe waar gespeeld wordt.
around-lobby-open = Open tafels
around-lobby-running = Lopende partijen
around-lobby-none-open = Er is nu geen tafel open. Open er zelf een, en je ziet hem hier.
around-lobby-none-running = Er wordt nu geen openbare partij gespeeld.
around-all-editions = Alle edities
around-more = Meer tonen
around-free-seats = { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }
around-untitled = Partij ({ $edition })
around-over-days = verspreid over dagen
around-clocked = met klokken
around-own-options = eigen regels
around-bot-named = { $bot } (bot)

around-games-title = Gespeelde partijen
around-games-about = Bekijk een partij van de eerste beurt tot het scoreblad, vanaf elke plaats.
around-games-own = Jouw partijen
around-games-public = Openbare partijen
around-games-none = Er is hier nog geen openbare partij uitgespeeld.
around-games-won = { $n ->
        [one] { $names } won
       *[other] { $names } wonnen samen
    }

# Bots: kopjes van een lijst
around-bots = { $kind ->
        [level] Naar sterkte
        [personality] Naar karakter
       *[other] Andere
    }
# Bots: de naam, en hoe de bot speelt
around-bot-name-random = Toeval
around-bot-random = Doet een willekeurige actie die mag.
around-bot-name-merchant = Koopman
around-bot-merchant = Speelt degelijk volgens vuistregels, zonder nadenken.
around-bot-name-search = Denker
around-bot-search = Speelt in gedachten veel partijen uit voor de beslissing valt.
around-bot-name-learned = Autodidact
around-bot-learned = Heeft zichzelf het spel geleerd: een netwerk dat meteen beslist.
around-bot-name-easy = Makkelijk
around-bot-easy = Weet hoe je handelt, maar maakt vaak de mindere keuze en verkijkt zich op biedingen.
around-bot-name-steady = Degelijk
around-bot-steady = Een goede handelaar die geen grove fouten maakt.
around-bot-name-hard = Moeilijk
around-bot-hard = Kijkt een stukje vooruit voordat hij beslist.
around-bot-name-master = Meester
around-bot-master = Kijkt ver vooruit en neemt daar even de tijd voor.
around-bot-name-shipper = Schipper
around-bot-shipper = Altijd op zee: laadt waar het goedkoop is en is als eerste bij het eiland.
around-bot-name-hoarder = Hamsteraar
around-bot-hoarder = Wil elke lading voor het eigen eiland, en biedt en weigert daarnaar.
around-bot-name-price-cutter = Prijsvechter
around-bot-price-cutter = Vraagt ongeveer een vijfde minder dan anderen, en verkoopt veel.
around-bot-name-maker = Fabrikant
around-bot-maker = Laat de machines draaien zodra het kan en overspoelt de tafel met containers.
around-bot-name-harbour-master = Havenmeester
around-bot-harbour-master = Vult de warenhuizen en laat het varen aan de anderen over.

# Een nieuwe tafel
around-new-title = Nieuwe tafel
around-new-what = Wat spelen jullie?
around-new-who = Wie zit waar?
around-new-who-about = Wie begint, wordt geloot. Een vrije plaats is voor wie met jouw link komt.
around-new-how = Hoe spelen jullie?
around-new-rules = Alle regelopties
around-new-rules-changed = { $n ->
        [0] alles zoals in de editie
        [one] { $n } anders dan in de editie
       *[other] { $n } anders dan in de editie
    }
around-new-as-edition = Alles zoals in de editie
around-new-limit = Na een aantal rondes
around-your-name = Jouw naam
around-name-example = Kapitein
around-new-seat = { $seat }: wie zit daar?
around-new-bot = { $seat }: welke bot?
around-new-name = { $seat }: naam
around-new-kind-me = Ik
around-new-kind-me-about = Jij speelt op deze plaats.
around-new-kind-open = Vrij
around-new-kind-open-about = Wie jouw link heeft, kan deze plaats nemen.
around-new-kind-bot = Een bot
around-new-kind-bot-about = Een bot speelt op deze plaats.
around-new-hot-seat = Op dit apparaat spelen meer mensen. Voor elke beurt vraagt de pagina om het door te geven, zodat niemand de hand van een ander ziet.
around-new-no-me = Je hebt geen plaats: je bent gastheer en kijkt toe.
around-new-same-name = Twee van jullie hebben dezelfde naam. Dat kan, maar je raakt misschien in de war.
around-new-public-full = Er is geen vrije plaats: anderen kunnen alleen toekijken.
around-new-name-of-table = Titel
around-new-title-example = Vrijdagavond
around-new-pace = Tempo
around-pace-live = Live
around-pace-live-about = Iedereen is er en jullie spelen in één keer door.
around-pace-days = Verspreid over dagen
around-pace-days-about = Iedereen komt langs als het zijn beurt is. Zet hieronder klokken aan, zodat niemand eeuwig wacht.
around-new-clock = Klokken
around-new-clock-about = Zonder klokken neemt iedereen de tijd die nodig is.
around-new-clock-move = Tijd voor elke beslissing
around-new-clock-game = Tijd voor de hele partij
around-new-clock-out = Als de tijd om is
around-new-clock-out-bot = Een bot speelt verder tot de speler terug is
around-new-clock-out-safe = De veiligste beslissing wordt genomen, alleen deze ene keer
around-new-clock-bot = Bot
around-new-clock-range = Kies een tijd van 5 seconden tot 30 dagen.
around-new-clock-short = Dat is weinig tijd voor een partij verspreid over dagen: wie slaapt, raakt door zijn tijd heen.
around-new-clock-long = Dat is veel tijd voor een live partij.
around-unit = Tijdseenheid
around-unit-seconds = seconden
around-unit-minutes = minuten
around-unit-hours = uren
around-unit-days = dagen
around-new-company = Toeschouwers en hulp
around-new-public = In de lobby te zien
around-new-public-about = Iedereen die deze server bezoekt, ziet de tafel en mag gaan zitten. Anders is je link nodig.
around-new-spectators = Met toeschouwers
around-new-spectators-about = Anderen mogen toekijken. Ze zien wat open ligt, en geen verborgen hand.
around-new-spectator-chat = Toeschouwers mogen meepraten
around-new-spectator-chat-about = Toeschouwers kunnen naar de tafel schrijven en staan daar als toeschouwer. Anders lezen ze alleen mee.
around-new-spectator-chat-off = Sta eerst toeschouwers toe.
around-new-counted-cash = Geteld geld
around-new-counted-cash-about = De pagina houdt bij wat iedereen zichtbaar betaalt, zoals een goed geheugen dat kan.
around-new-counted-open = Als het geld open ligt, valt er niets te tellen; dit heeft dan geen effect.
around-new-hints = Hints
around-new-hints-about = Iedereen mag een bot vragen wat die zou doen.
around-new-undo = Terugnemen
around-new-undo-about = Je eigen beurt kun je alleen terugnemen zolang er niets verborgens is onthuld.
around-undo-consent = Je eigen beurt, en verder terug als iedereen het goedvindt
around-undo-turn = Alleen je eigen beurt
around-undo-none = Niets
around-new-open = Tafel openen
around-new-open-about = Daarna krijg je de link voor de anderen. De partij begint als jij het zegt.
around-new-start = Partij beginnen
around-new-start-about = Er hoeft niemand te komen: de partij begint meteen.
around-new-mend = { $n ->
        [one] Hierboven gaat iets niet samen. Los dat eerst op.
       *[other] Hierboven gaan dingen niet samen. Los die eerst op.
    }

# Tafels die met één keuze klaar zijn
around-preset-first = Eerste partij
around-preset-first-about = Korter, met hints en met de binnenlandse verkoop, zodat niemand droog komt te staan.
around-preset-short = Korte partij
around-preset-short-about = Klassiek met de helft van de containers.
around-preset-five = Met z’n vijven
around-preset-five-about = Klassiek voor vijf, met de binnenlandse verkoop die de uitgever aanraadt.
around-preset-experts = Experts
around-preset-experts-about = Jubileum; met een blufkaart vervalt het hele bod.
around-preset-open = Open boeken
around-preset-open-about = Klassiek; iedereen ziet al het geld.
around-preset-outcry = Openlijk bieden
around-preset-outcry-about = Klassiek; de biedingen gaan openlijk omhoog, een voor een.
around-preset-unbanked = Jubileum, geen bank
around-preset-unbanked-about = De jubileumeditie zonder de investeringsbank.
around-preset-own = Dit zijn je eigen instellingen. Kies hierboven iets om opnieuw te beginnen.

# De wachtkamer
around-waiting-title = Voor de partij
around-waiting-count = { $n ->
        [0] Alle plaatsen zijn bezet.
        [one] Er is nog { $n } plaats vrij.
       *[other] Er zijn nog { $n } plaatsen vrij.
    }
around-waiting-link = Stuur deze link naar wie je mee wilt laten spelen
around-waiting-link-public = Iedereen kan deze tafel in de lobby vinden. Je kunt ook de link sturen
around-waiting-no-link = Alleen de gastheer en wie werd uitgenodigd, hebben de link voor anderen. Vraag het een van hen.
around-waiting-fill = Bots voor de vrije plaatsen
around-waiting-start = Partij beginnen
around-waiting-start-bots = { $n ->
        [one] Beginnen, met een bot op de vrije plaats
       *[other] Beginnen, met bots op de { $n } vrije plaatsen
    }
around-waiting-for-host = De gastheer begint de partij. Blijf hier: ze begint vanzelf.
around-seat-open = vrij
around-seat-you = (jij)
around-seat-away = (weg; { $bot } speelt)
around-watching = { $n ->
        [one] { $n } persoon kijkt toe.
       *[other] { $n } mensen kijken toe.
    }
around-put-bot = Bot neerzetten
around-free-seat = Vrijmaken
around-get-up = Opstaan
# Moving somebody in the turn order, before the start; $name is who sits there
around-order-up = { $name } naar voren
around-order-down = { $name } naar achteren
around-order-first-is = Dit is de eerste plaats.
around-order-last-is = Dit is de laatste plaats.
around-order-chance = Volgorde loten
around-order-about = In deze volgorde wordt gespeeld. Wie begint, wordt bij de start geloot.
around-order-told = { $name } zit nu op { $seat }.
around-order-drawn = De volgorde is geloot.
# Who is moved where nobody sits
around-order-nobody = de vrije plaats { $seat }
around-for-seat = : { $seat }
around-sit-title = Gaan zitten
around-sit-seat = Plaats
around-sit-down = Gaan zitten
around-sit-another = Op dit apparaat speelt nog iemand mee
around-sit-name-other = Zijn of haar naam
around-sit-no-name = Vul de naam in waaronder je wilt spelen.
around-drop = Weghalen
around-drop-title = { $name } weghalen?
around-drop-waiting = De plaats is weer vrij, en iedereen met de link kan er gaan zitten.
around-drop-running = Als de anderen het goedvinden, speelt een bot verder; meteen, als er niemand anders is of de tijd van deze plaats om is.
around-drop-asked = Het wordt de anderen gevraagd.
around-ended-title = { $status ->
        [finished] Deze partij is afgelopen
       *[closed] Deze tafel is gesloten
    }
around-ended-text = { $status ->
        [finished] Hier is niets meer te doen.
       *[closed] De tafel is gesloten voordat er iets was gespeeld.
    }

# Wat er aan een tafel wordt gespeeld
around-facts-title = Wat hier wordt gespeeld
around-facts-move = { $time } voor elke beslissing.
around-facts-game = { $time } voor de hele partij.
around-facts-public = In de lobby.
around-facts-private = Alleen op uitnodiging.
around-facts-spectators = Met toeschouwers.
around-facts-spectator-chat = { $may ->
        [yes] Ze mogen meepraten.
       *[no] Ze lezen de chat mee.
    }
around-facts-no-spectators = Zonder toeschouwers.
around-facts-counted = Geld wordt voor iedereen geteld.
around-facts-hints = Bots geven hints.

# Links
around-copy = Kopiëren
around-copied = Gekopieerd.
around-copy-by-hand = De link is geselecteerd: kopieer hem met je toetsenbord of het menu van je apparaat.
around-share = Delen …
around-qr = QR-code
# $what is what the code leads to, as “Invitation link”
around-qr-of = QR-code: { $what }
around-qr-about = Richt de camera van een telefoon erop.
around-share-title = Longshore: { $title }
around-save = Opslaan

# Chat en notities
around-chat = Chat
around-chat-log = Berichten
around-chat-new = Nieuw
around-chat-host = De gastheer
around-chat-say = Schrijf naar de tafel
around-chat-send = Versturen
around-chat-nothing = Schrijf eerst iets.
around-chat-empty = Niemand heeft nog iets gezegd.
around-chat-none = Niemand heeft nog iets gezegd. Alleen wie aan tafel zit, kan praten.
around-chat-guest = (kijkt toe)
around-chat-no-name = Vul de naam in waaronder je wilt schrijven.
around-notes = Jouw notities. Niemand anders kan ze lezen.
around-notes-none = Alleen wie een plaats heeft, kan notities maken.
around-notes-saved-at = Opgeslagen om { $time }.
around-notes-state = { $state ->
        [loading] Een ogenblik …
        [typing] Nog niet opgeslagen.
        [saving] Opslaan …
        [kept] Nog niet opgeslagen: bewaard in deze browser tot het lukt.
       *[saved] Opgeslagen.
    }

# Klokken: de tijd die over is
around-clock-days = { $days } d { $hours } u
around-clock-hours = { $hours } u { $minutes } min
around-clock-minutes = { $minutes }:{ $seconds }
around-clock-bank = + { $time }
around-clock-left = nog { $time }
around-clock-bank-left = nog { $time } voor de partij
around-clock-until = Tot { $time }
around-clock-soon = Je tijd wordt krap.
around-clock-now = Je tijd is bijna om.
around-time-days = { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
around-time-hours = { $n ->
        [one] { $n } uur
       *[other] { $n } uur
    }
around-time-minutes = { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
around-time-seconds = { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }

# De titel van een tabblad, en wat een melding zegt
around-page-title = { $title } – Longshore
around-title-turn = ● Jouw beurt – { $title }
around-news-turn = Jij bent aan de beurt.
around-news-start = De partij is begonnen.
around-news-finish = Het spel is afgelopen.
around-news-undo = Iemand vraagt om iets terug te nemen.

# Het menu van een tafel
around-menu-title = De tafel
around-menu-choose = Kies
around-menu-invite = Uitnodigen
around-menu-seats = Plaatsen en namen
around-menu-orders = Doorlopende opdrachten
around-menu-webhook = Meldingen
around-menu-devices = Andere apparaten
around-menu-study = Iets uitproberen
around-menu-downloads = Downloads
around-menu-fair = Eerlijke verdeling
around-menu-about = Over deze tafel
around-menu-report = Naam melden
around-menu-leaving = Weggaan of sluiten
around-invite-open = Wie deze link heeft, kan gaan zitten of toekijken.
around-invite-running = Wie deze link heeft, kan toekijken. Wil je iemand een plaats geven, geef er dan een door onder “Plaatsen en namen”.
around-invite-link = Link voor anderen
around-invite-here-alone = Deze link werkt alleen op deze computer. Vervang voor anderen in je netwerk “{ $host }” in de link door de naam of het adres van deze computer; de server antwoordt hun als hij is gestart met “longshore serve --host 0.0.0.0”.
around-invite-here-alone-guest = Deze link werkt alleen op deze computer. Wie de tafel heeft geopend, kan anderen in het netwerk uitnodigen.
around-rename = Naam wijzigen
around-renamed = De naam is gewijzigd.
around-hand = Doorgeven
around-hand-about = Wie de link opent van een plaats die wordt doorgegeven, neemt die over: kaart en geld, maar niet wat daarvoor geheim was. Is de speler van een plaats weg, dan kan de gastheer die doorgeven als iedereen die er vanaf het begin bij is het goedvindt.
around-hand-ask = Doorgeven vragen
around-hand-asked = De anderen wordt gevraagd of de plaats mag worden doorgegeven.
around-asked-drop = De gastheer vraagt: mag een bot verder spelen voor { $name } ({ $seat })?
around-asked-hand = De gastheer vraagt: mag de plaats van { $name } ({ $seat }) aan iemand anders worden doorgegeven? Die ziet dan de kaart en het geld.
around-asked-waiting = Je hebt het de anderen gevraagd over { $name } ({ $seat }). Ze moeten het goedvinden.
around-asked-silence = Wie { $pace ->
        [days] drie dagen
       *[live] vijf minuten
    } niet antwoordt, vindt het goed, tenzij { $name } intussen iets doet.
around-asked-you-drop = De gastheer vraagt de anderen of een bot in jouw plaats verder mag spelen. Wie niet antwoordt, vindt het na een tijdje goed, tenzij je iets doet.
around-asked-you-hand = De gastheer vraagt de anderen of jouw plaats aan iemand anders mag worden doorgegeven. Zodra je iets doet, blijft hij van jou.
around-asked-all = Iedereen vindt het goed: { $name } ({ $seat }) kan worden weggehaald.
around-asked-go = Een bot verder laten spelen
around-asked-withdraw = De vraag intrekken
around-hand-own = Stuur deze link naar wie { $seat } voor jou gaat spelen. Wie hem opent en gaat zitten, heeft de plaats.
around-hand-gone = Stuur deze link naar wie vanaf nu { $seat } speelt.
around-hand-link = Link naar de plaats { $seat }
around-take-title = Een plaats wordt aan jou doorgegeven
around-take-text = Neem hem over, en je speelt verder waar de partij nu is.
around-take = Plaats overnemen
around-devices-about = Maak een link, open die op je telefoon of een andere computer, en je speelt daar verder op dezelfde plaats.
around-devices-label = Naam van het apparaat
around-devices-example = Telefoon
around-devices-make = Link maken
around-devices-link = Link voor je andere apparaat
around-devices-secret = Wie deze link heeft, heeft jouw plaats: stuur hem naar niemand anders.
around-devices-keys = Sleutels in gebruik
around-key-unnamed = Een apparaat
around-key-host = gastheer
around-key-this = {" "}– dit apparaat
around-revoke = Intrekken
around-revoke-title = Deze sleutel intrekken?
around-revoke-text = Het apparaat dat de sleutel heeft, verliest de plaats.
around-revoke-this = Dit is de sleutel van dit apparaat: je verliest hier je plaats.
around-downloads-over = Het spel is afgelopen, dus in de bestanden staat alles: alle kaarten en alle biedingen.
around-downloads-running = Zolang er gespeeld wordt, staat in de bestanden alleen wat jij mag weten.
around-download-text = Partij als tekst
around-download-text-about = Om te lezen, na te spelen, en na te gaan of de startverdeling eerlijk was.
around-download-jsonl = Logboek als JSON Lines
around-download-jsonl-about = Elke logregel met zijn gebeurtenissen, voor programma’s.
around-download-csv = Tabel als CSV
around-download-csv-about = Voor een rekenblad: wie wat deed, en ieders geld.
around-fair-about = Voordat iemand speelt, legt de tafel zich vast op de startverdeling: ze noemt een getal waaruit niemand de verdeling kan aflezen, maar dat alleen bij deze verdeling past. Hetzelfde geldt voor elk geheim bod.
around-fair-deal = Getal van de startverdeling
around-fair-secret = Geheim dat het opent
around-fair-rules = Versie van de regels
around-fair-keep = Schrijf het getal op als je het wilt nagaan. Na afloop vertelt de tafel haar geheim, en “longshore verify” vergelijkt de twee.
around-fair-over = Download de partij als tekst; “longshore verify” vergelijkt de startverdeling en elk geheim bod met deze getallen.
around-fair-bids = { $n ->
        [one] { $n } geheim bod
       *[other] { $n } geheime biedingen
    }
around-fair-bid = { $seat }, logregel { $seq }:
around-about-opened = Geopend { $time }. Tafel { $table }.
around-about-fork = Deze tafel gaat verder vanaf logregel { $seq } van een andere partij.
around-about-study = Dit is een privéstudie vanaf logregel { $seq } van een andere partij: wat je niet kon weten, is opnieuw gedeeld.
around-about-origin = Naar die partij
around-study-running = Open een privétafel die hiervandaan tegen bots verdergaat. Wat jouw plaats niet kan weten, kaarten en geheime biedingen, wordt opnieuw gedeeld. De echte partij wacht op je zoals ze is.
around-study-finished = Open een eigen tafel die vanaf een willekeurig moment van deze partij verdergaat, tegen bots.
around-study-scrub = Je bent aan het einde van de partij. Kijk terug tot het moment waar je verder wilt, en kom dan hier terug.
around-study-from-now = Het gaat verder vanaf nu.
around-study-from = Het gaat verder vanaf het moment dat je nu bekijkt (logregel { $seq }).
around-study-play = Jij speelt
around-study-no-seat = Kies minstens één plaats om te spelen.
around-study-bot = Bots op de andere plaatsen
around-study-open = Uitproberen
around-leave = Tafel verlaten
around-leave-seat = Plaats { $seat } verlaten
around-leave-title = Voorgoed weggaan?
around-leave-running = Een bot speelt voor je verder, en je kunt niet uit jezelf terugkomen. Wil je even weg, sluit dan gewoon de pagina.
around-leave-waiting = Je plaats is vrij voor iemand anders.
around-close = Tafel sluiten
around-close-title = De tafel voor iedereen sluiten?
around-close-running = De partij eindigt zonder winnaar, en alle kaarten worden getoond.
around-close-waiting = De link werkt dan niet meer.

# Elders bericht krijgen
around-webhook-about = De server kan een adres van jou aanroepen als hier iets gebeurt, zodat je niet hoeft te kijken: voor een bericht op je telefoon, in een chat, of aan een eigen programma.
around-webhook-form = Dienst
around-webhook-form-ntfy = ntfy (berichten op je telefoon)
around-webhook-form-discord = Discord
around-webhook-form-slack = Slack
around-webhook-form-json = Een eigen programma (JSON)
around-webhook-url = Adres
around-webhook-example = { $form ->
        [ntfy] https://ntfy.example.org/mijn-onderwerp
        [discord] https://discord.example.org/api/webhooks/…
        [slack] https://hooks.example.org/services/…
       *[json] https://example.org/mijn-beurt
    }
around-webhook-on = Bericht geven als
around-webhook-on-turn = ik aan de beurt ben
around-webhook-on-start = de partij begint
around-webhook-on-finish = het spel is afgelopen
around-webhook-on-chat = iemand iets zegt
around-webhook-on-undo = iemand vraagt om iets terug te nemen
around-webhook-no-url = Typ het adres dat moet worden aangeroepen.
around-webhook-bad-url = Dit adres kan niet worden aangeroepen: het moet met https:// of http:// beginnen.
around-webhook-no-what = Kies minstens één ding waarvan je bericht wilt.
around-webhook-saved = Opgeslagen. Je krijgt daar bericht.
around-webhook-secret = Oproepen worden met dit geheim ondertekend. Kopieer het nu: het wordt alleen deze keer getoond.
around-webhook-drop = Geen bericht meer
around-webhook-dropped = Je krijgt daar geen bericht meer.

# Doorlopende opdrachten
around-orders-about = Als je weg bent, kan je plaats sommige dingen vanzelf doen. Niemand anders ziet je opdrachten: het lijkt alsof je het zelf deed. Waar ze niets zeggen, wacht de tafel op jou.
around-orders-saved = Je opdrachten staan.
around-orders-withdrawn = Je opdrachten zijn ingetrokken.
around-orders-withdraw = Alles intrekken
around-orders-standing = { $n ->
        [0] Er staat geen opdracht.
        [one] Er staat { $n } opdracht.
       *[other] Er staan { $n } opdrachten.
    }
around-order-bid = Voor mij bieden
around-order-bid-about = Als iemand een lading naar het eiland brengt.
around-orders-most = Hoogstens
around-orders-bid-colours = Per kleur: zoveel voor elke container aan boord
around-orders-accept-colours = Per kleur: minstens zoveel voor elke container aan boord
around-orders-colour = Dollars voor { $colour }
around-orders-extra = Bij gelijkspel hoogstens erbij
around-orders-loans = Leningen die mogen
around-orders-loans-value = { $n ->
        [0] geen
        [one] { $n } lening
       *[other] { $n } leningen
    }
around-orders-bluff = Blufkaarten bij het bod
around-orders-some = Alleen voor ladingen van sommige plaatsen
around-orders-sellers = Ladingen van
around-orders-cargoes = Dit geldt
around-orders-one = voor de volgende lading
around-orders-all = voor elke lading, tot ik het intrek
around-order-accept = Over mijn lading beslissen
around-order-accept-about = Als de biedingen op je eigen lading worden getoond.
around-orders-least = Verkopen bij een bod van minstens
around-orders-otherwise = Bij minder
around-orders-ask = op mij wachten
around-orders-decline = afslaan: het bod betalen en de lading houden
around-orders-award = Staan bieders nog gelijk, dan gaat de lading naar (in deze volgorde)
around-order-pass = In mijn beurt passen
around-order-pass-about = Tot er voor jou iets te doen is.
around-orders-until = Tot het eerste hiervan gebeurt (laat de andere leeg):
around-until-turns = Zoveel beurten zijn gepast
around-until-round = Deze ronde is begonnen
around-until-cash = Ik heb zoveel dollars
around-until-factory-left = Zo weinig containers staan er in mijn fabriekswinkel
around-until-harbour-left = Zo weinig containers staan er in mijn havenwinkel
around-until-factory-price = In een andere fabriekswinkel staat er een voor dit bedrag of minder
around-until-harbour-price = In een andere havenwinkel staat er een voor dit bedrag of minder
around-until-supply-left = Van een kleur zijn er nog zo weinig in de voorraad
around-order-seize = Kiezen wat weggaat
around-order-seize-about = Als je buur, of jijzelf, de rente niet kan betalen.
around-orders-seize-colours = Deze kleuren eerst, in deze volgorde
around-orders-prefer = Daarvan
around-prefer-dearest = de duurste
around-prefer-cheapest = de goedkoopste
around-prefer-fewest = een kleur waarvan er weinig zijn
around-prefer-most = een kleur waarvan er veel zijn
around-orders-building = Als er een gebouw weggaat
around-building-ask = op mij wachten
around-building-warehouse = een warenhuis
around-building-machine = een machine
around-order-price = Prijs van wat terugkomt
around-order-price-about = Als je bij de investeringsbank wordt overboden en je containers naar je winkels teruggaan.
around-orders-price-factory = In de fabriekswinkel
around-orders-price-harbour = In de havenwinkel
around-order-pay = De brokers betalen
around-order-pay-about = Als je bij de investeringsbank geld hebt gewonnen en met containers betaalt.
around-orders-pay-colours = Deze kleuren eerst, in deze volgorde
around-orders-range = Dit moeten hele getallen van { $least } tot en met { $most } zijn.
around-orders-bid-limit = Zeg hoeveel er mag worden geboden: in totaal, of per kleur.
around-orders-accept-limit = Zeg voor hoeveel er mag worden verkocht: in totaal, of per kleur.
around-orders-no-colour = Geef minstens één kleur een bedrag, of kies niet per kleur.
around-orders-no-seller = Kies minstens één plaats, of bied op alle ladingen.
around-orders-no-until = Zeg tot wanneer: vul minstens één veld in.
around-orders-no-price = Kies een prijs voor minstens een van de winkels.

# Instellingen
around-set-language = Taal
around-set-language-auto = Zoals de browser wil
around-set-theme = Kleuren
around-theme-auto = Zoals het apparaat
around-theme-light = Licht
around-theme-dark = Donker
around-set-pace = Beurten van anderen
around-set-pace-about = Hoe snel je ziet wat de anderen doen.
around-set-pace-calm = Rustig, een voor een
around-set-pace-quick = Snel
around-set-pace-instant = Meteen
around-set-motion = Beweging
around-set-motion-about = Containers schuiven en schepen varen. Vraagt je apparaat om minder beweging, dan is er geen.
around-set-sounds = Geluiden
around-set-sounds-about = Zachte: een bel als jij aan de beurt bent.
around-set-notify = Meldingen
around-set-notify-about = Je apparaat laat het weten als jij aan de beurt bent en niet naar de pagina kijkt: aan tafels waar je een plaats hebt ook als de pagina dicht is, als je browser dat kan. Het bericht gaat versleuteld via de pushdienst van je browser; alleen je browser kan het lezen.
around-set-notify-never = Deze browser, of deze verbinding, kan geen meldingen tonen.
around-set-notify-denied = De browser staat geen meldingen voor deze pagina toe. Dat kun je wijzigen in zijn instellingen voor deze site.
around-set-kept = Dit alles wordt in deze browser bewaard.

around-again = Nog een keer spelen
around-review = Nabespreking
around-again-end = Het einde van het spel
around-again-unfold = Toon hoe het spel afliep
around-again-same = Zelfde tafel
around-again-same-about = Dezelfde mensen worden voor een nieuw spel uitgenodigd.
around-next-waits = “{ $title }” wacht op je.
around-next-go = Naar de tafel
around-again-called = { $name } heeft een nieuwe tafel geopend.
around-again-go = Naar de nieuwe tafel
around-again-overheard = De anderen worden met een link in de chat geroepen. Wie hier toekijkt, leest die ook en kan daar gaan zitten.
around-again-said = Nog een partij? Hier is de nieuwe tafel: { $link }
