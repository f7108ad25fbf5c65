# De beheerpagina: voor wie de server beheert.

refused-host-token-needed = Hiervoor is het token van de beheerpagina nodig, als “Authorization: Bearer …”.
refused-wrong-host-token = Dit is niet het token van de beheerpagina. Het verschijnt bij het starten van “longshore serve”, of is daar met LONGSHORE_HOST_TOKEN ingesteld.
refused-host-export-finished = Hier zijn alleen afgelopen partijen te krijgen: wat geheim is, blijft geheim, ook als een tafel is gesloten.
refused-table-going-on = Deze tafel is niet afgelopen: sluit haar eerst, dan kan ze worden verwijderd.
refused-name-neutral = De naam { $name } kan niet worden verboden: zo heet iedereen die er geen heeft gekozen.
refused-too-many-names = Er kunnen hoogstens { $most } namen verboden zijn; sta er eerst een weer toe.

host-title = Beheerpagina
host-about = Voor wie deze server beheert. Je ziet welke tafels er zijn en hoe het met de server gaat, nooit kaarten, geld, biedingen of wat mensen elkaar schrijven.
host-token = Token
host-token-about = Het token verschijnt bij het starten van “longshore serve”, als link naar deze pagina.
host-token-missing = Typ eerst het token, of plak het.
host-enter = Binnengaan
host-leave = Token vergeten
host-look-again = Vernieuwen

## De server

host-load = Belasting
host-load-about = { $seconds ->
        [one] Het proces dat antwoordde, in de laatste seconde.
       *[other] Het proces dat antwoordde, in de laatste { $seconds } seconden.
    }
host-version = Versie
host-up = Draait al
host-cpu = Processor
host-cpu-value = { $percent } % van een kern
host-memory = Geheugen
host-database = Database
host-database-value = { $kind ->
        [sqlite] SQLite, { $size }
       *[postgresql] PostgreSQL, { $size }
    }
host-live-tables = Tafels in het geheugen
host-connections = Verbindingen
host-channels = Livekanalen
host-actions = Acties per seconde
host-commits = Schrijfacties per seconde
host-commit = Duur van een schrijfactie
host-commit-value = { $mean } ms
host-commit-most = { $mean } ms, 95 van de 100 binnen { $most } ms
host-others = Andere processen
host-unknown = onbekend

## Tafels

host-tables = Tafels
host-status = Stand
host-status-all = Alle
host-status-value = { $status ->
        [open] Open
        [running] Bezig
        [finished] Afgelopen
       *[closed] Gesloten
    }
host-player = Naam aan tafel
host-search = Zoeken
host-none = Zulke tafels zijn er niet.
host-none-yet = Tot nu toe geen; verder terug kunnen er nog zijn.
host-by-link = alleen met link
host-entries = { $n ->
        [one] { $n } regel
       *[other] { $n } regels
    }
host-connected = { $n ->
        [0] niemand verbonden
        [one] { $n } verbonden
       *[other] { $n } verbonden
    }
host-close = Tafel sluiten
host-close-title = “{ $title }” ({ $table }) sluiten?
host-close-text = De partij eindigt hier voor iedereen en kan niet verdergaan. In het logboek van de tafel staat dat de beheerder van de server haar heeft gesloten.
host-delete = Verwijderen
host-delete-title = “{ $title }” ({ $table }) voorgoed verwijderen?
host-delete-text = De partij, de chat, de notities en de nabespreking zijn dan voor iedereen weg; alleen een back-up brengt ze terug.
host-export = Als { $format } downloaden
host-export-text = tekst
host-export-csv = CSV

## Namen

host-names = Verboden namen
host-names-about = Niemand kan deze namen nog aannemen, hoe ze ook geschreven worden. Wie er een draagt aan een tafel die nog niet is afgelopen, heet voortaan “{ $name }” en houdt de plaats.
host-names-none = Er is geen naam verboden.
host-ban-name = Naam
host-ban = Verbieden
host-ban-missing = Typ eerst de naam die verboden moet worden.
host-allow = Weer toestaan
host-allow-name = { $name } weer toestaan
host-renamed = { $n ->
        [0] Niemand had deze naam.
        [one] Eén persoon had deze naam en heet nu anders.
       *[other] { $n } mensen hadden deze naam en heten nu anders.
    }

## Wat misging, grenzen, back-ups

host-troubles = Waarschuwingen en fouten
host-troubles-none = Sinds de start is er niets misgegaan.
host-level = { $level ->
        [warning] Waarschuwing
       *[error] Fout
    }
host-refusals = Geweigerd sinds de start
host-refusals-none = Er is niets geweigerd.
host-limits = Grenzen
host-limits-about = Ze worden bij het starten van de server ingesteld; “longshore serve --help” zegt hoe.
host-limit-requests = Verzoeken van een adres
host-limit-wishes = Acties en andere wensen van een plaats
host-limit-chat = Chatregels van een plaats
host-limit-tables = Vanaf een adres geopende tafels
host-limit-guesses = Verkeerde tokens van een adres
host-limit-heavy = Exporten en herhalingen van een adres
host-limit-channels = Livekanalen van een adres
host-limit-connections = Verbindingen van een adres
host-limit-connections_in_all = Verbindingen in totaal
host-limit-tables_open = Tafels van een adres die niet zijn afgelopen
host-limit-largest_body = Grootte van een verzoek
host-limit-request_seconds = Voor de kop van een verzoek, en voor de inhoud
host-limit-idle_seconds = Voor het volgende verzoek van een verbinding
host-rate-second = { $burst } ineens, daarna { $rate } per seconde
host-rate-minute = { $burst } ineens, daarna { $rate } per minuut
host-most = { $n } tegelijk
host-unlimited = geen grens
host-backup = Back-up
host-backup-about = De opdracht “longshore backup BESTAND” schrijft alle tafels naar één bestand terwijl de server doorgaat; “longshore restore BESTAND” brengt ze terug.

## Accounts en gemelde namen

host-reports = Gemelde namen
host-reports-about = Namen waar iemand aanstoot aan nam. Een naam verbieden neemt die van tafels en account af.
host-reports-none = Er is geen naam gemeld.
host-report-times = { $n ->
        [one] één keer gemeld
       *[other] { $n } keer gemeld
    }
host-report-account = naam van een account
host-report-dismiss = Laten staan
host-report-dismiss-named = Laten staan: { $name }
host-pairs = Plaatsen die elkaar betaalden
host-pairs-about = Partijen met rating waarin veel van al het geld tussen de plaatsen heen en weer ging tussen twee. Wie alles biedt wat hij heeft op elkaars ladingen, krijgt telkens de subsidie; de regels laten het toe, en of het afgesproken was, is aan jou om te beoordelen.
host-pair-paid = { $one } betaalde { $other } { $there } en kreeg { $back }, van { $whole } die de plaatsen elkaar betaalden.
host-pairs-none = { $n ->
        [0] Nog geen partijen met rating.
        [one] In de laatste partij met rating valt niets op.
       *[other] In de laatste { $n } partijen met rating valt niets op.
    }
host-pairs-more = Eerdere partijen bekijken
host-ban-named = { $name } verbieden
host-accounts = Accounts
host-accounts-about = Te vinden met een deel van de naam; zonder iets de accounts die geweerd zijn of hun naam kwijt zijn.
host-accounts-none = Zulke accounts zijn er niet.
host-account-blocked = is de naam kwijt
host-account-barred = geweerd
host-bar = Weren
host-bar-title = { $name } weren?
host-bar-text = Niemand kan met dit account inloggen tot je het weer toelaat; overal wordt uitgelogd.
host-let-in = Weer toelaten
host-account-delete = Account verwijderen
host-account-delete-title = Het account { $name } voorgoed verwijderen?
host-account-delete-text = Alsof de eigenaar het doet: het verlaat alle tafels, en alleen een back-up brengt het terug.
