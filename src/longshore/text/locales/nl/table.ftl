# Waar een tafel nee op zegt: wat er mis is, en wat goed zou zijn.

refused-no-such-table = Er is hier geen tafel { $table }; kijk het adres nog eens na.
refused-busy = Er gebeurt op dit moment te veel tegelijk aan deze tafel; probeer het nog eens.
refused-store-trouble = De server kan zijn database nu niet bereiken; stuur het over een seconde nog eens, met dezelfde sleutel.
refused-table-damaged = Het logboek van tafel { $table } is beschadigd en onleesbaar; andere tafels gaan door. Wie de server beheert, vindt de plek met “longshore audit” en kan een back-up terugzetten.
refused-edition-gone = Aan tafel { $table } wordt de editie “{ $edition-key }” gespeeld, die deze server niet heeft; de andere tafels gaan door. Wie de server beheert, kan haar met --editions terugbrengen.
refused-metrics-closed = De cijfers van deze server zijn alleen in zijn eigen netwerk te zien.
refused-http = { $reason } ({ $status }).

# Plaatsen en sleutels
refused-plan-length = Het plan noemt { $planned ->
        [one] één plaats
       *[other] { $planned } plaatsen
    }, maar de tafel heeft er { $seats }.
refused-plan-bot = Er is een bot genoemd voor een plaats die als “{ $kind }” gepland is; een plaats voor een bot heet “bot”.
refused-no-such-bot = Er is geen bot “{ $bot }”; er zijn: { $bots }.
refused-clock-empty = Een klok heeft tijd nodig voor een zet, voor de partij of voor allebei.
refused-empty-text = Er staat niets in deze tekst.
refused-text-too-long = Deze tekst is te lang: hij mag hoogstens { $most } tekens hebben.
refused-unknown-token = Dit token geldt niet (meer) aan deze tafel; doe opnieuw mee, of gebruik de link die je hebt gekregen.
refused-bearer-needed = Een token stuur je als “Authorization: Bearer …”.
refused-token-needed = Hiervoor is het token van een plaats nodig, als “Authorization: Bearer …” of als de cookie die je krijgt als je meedoet.
refused-no-seat = Bij jouw token hoort geen plaats aan deze tafel.
refused-which-seat = Je hebt meer dan één plaats ({ $seats }); geef in “seat” het nummer van een ervan.
refused-not-your-seat = De plaats { $seat } is niet van jou.
refused-host-only = Dat kan alleen de gastheer van de tafel.
refused-too-many-keys = Een tafel heeft hoogstens { $most } sleutels; trek er eerst een in.
refused-no-such-key = Je hebt hier geen sleutel “{ $key }” die je kunt intrekken.
refused-last-host-key = Dit is de laatste sleutel van de gastheer; zonder die sleutel kan niemand de tafel sluiten. Maak eerst een andere.
refused-offer-is-for = Deze uitnodiging is voor { $seat }.
refused-seat-in-use = Iemand speelt { $seat }; de gastheer kan een plaats pas doorgeven als de speler weg is.
refused-seat-left = De plaats { $seat } is al verlaten: een bot speelt verder.
refused-seat-sealed = { $seat } heeft een geheim bod; de plaats kan worden overgenomen zodra de biedingen zijn omgedraaid.
refused-hand-needs-leave = De gastheer geeft de plaats { $seat } alleen door als de anderen ermee instemmen; vraag het ze eerst.
refused-hand-nobody-to-ask = Er is niemand anders aan tafel die er vanaf het begin bij is en ermee kan instemmen dat { $seat } wordt doorgegeven: een bot speelt die plaats uit.
refused-asked-already = De anderen is al iets gevraagd over { $seat }; ze moeten nog antwoorden.
refused-nothing-to-do = Er valt niets te veranderen.
refused-hand-agreed = De anderen hebben al ingestemd: { $seat } kan worden doorgegeven.
refused-leave-not-asked = De gastheer heeft met logregel { $asked } niets gevraagd, of er is al over beslist.
refused-leave-not-yours = De anderen aan tafel moeten hiermee instemmen, niet jij.
refused-before-your-time = Logregel { $given } is van voordat je deze plaats overnam; een studie begint met wat je zelf hebt gezien.
refused-plays-already = Je speelt al aan deze tafel; niemand speelt op twee plaatsen die niet vanaf het begin van één persoon waren.
refused-quota = { $kind ->
        [talk] Vanaf deze plaats is zo veel gezegd dat er niets meer in het logboek van de tafel past ({ $most } regels per plaats).
        [guests] De toeschouwers hebben zo veel gezegd dat er niets meer in het logboek van de tafel past ({ $most } regels).
        [names] Deze plaats is { $most } keer van naam veranderd; vaker kan niet.
        [keys] Voor deze plaats zijn { $most } sleutels gemaakt; meer kan niet, ingetrokken sleutels tellen mee.
        [comings] Aan deze tafel zijn al zo veel mensen gaan zitten ({ $most }) dat het niemand meer kan, tot de gastheer een plaats opnieuw instelt: met een bot, of vrij.
        [seating] De gastheer heeft de plaats { $seat } { $most } keer ingesteld; vaker kan niet.
        [ordering] De gastheer heeft de volgorde van de plaatsen { $most } keer gewijzigd; vaker kan niet.
        [handing] De plaats { $seat } is { $most } keer doorgegeven; vaker kan niet.
        [asking] { $seat } heeft { $most } keer gevraagd om iets terug te nemen; vaker kan niet.
        [leave] De gastheer heeft { $most } keer iets gevraagd over { $seat }; vaker kan niet.
        [undo] { $seat } heeft { $most } keer iets teruggenomen; vaker kan niet.
        [returns] { $seat } is { $most } keer teruggekomen; vaker kan niet. Speel gewoon: wie iets doet, is er weer.
        [play] { $seat } heeft { $most } keer iets gedaan, het meeste voor een plaats aan een tafel; een bot kan verder spelen.
       *[bots] Bots hebben aan deze tafel { $most } keer iets gedaan; vaker kan niet. Open een andere tafel.
    }
refused-agreed-already = Je hebt al ingestemd met wat er met logregel { $asked } is gevraagd; de anderen moeten nog antwoorden.
refused-invitation-needed = Deze tafel is niet openbaar; je komt alleen binnen met de uitnodiging.
refused-wrong-invitation = Deze uitnodiging is niet of niet meer geldig; vraag om een nieuwe.
refused-no-spectators = Aan deze tafel wordt zonder toeschouwers gespeeld.
refused-spectators-read = Aan deze tafel lezen toeschouwers de chat alleen mee; praten kan wie aan tafel zit.
refused-guest-name-taken = Iemand aan tafel heet { $name }; kies een andere naam.
refused-name-banned = De naam { $name } is op deze server niet toegestaan; kies een andere.
refused-table-full = Alle plaatsen aan deze tafel zijn bezet.
refused-seat-taken = { $seat } is bezet; nog vrij: { $free }.
refused-seat-has-person = Er zit iemand op de plaats { $seat }; haal die eerst weg.
refused-seats-moved = Sinds logregel { $given } is iemand gaan zitten, opgestaan of van plaats veranderd; kijk wie waar zit (logregel { $now }) en orden de plaatsen opnieuw.
refused-seat-order = Een volgorde van de plaatsen noemt elk van de { $seats } plaatsen één keer, met het nummer van 0 tot { $last }.
refused-seat-without-person = Er zit niemand op de plaats { $seat } van wie de plaats kan worden weggegeven.
refused-seats-open = Er zijn vrije plaatsen; wacht tot daar iemand gaat zitten, of noem er in “fill” een bot voor.
refused-not-open = Dat kan alleen voordat de partij begonnen is; { $status ->
        [running] aan deze tafel wordt al gespeeld
        [finished] aan deze tafel is de partij afgelopen
       *[closed] deze tafel is gesloten
    }.
refused-table-ended = { $status ->
        [finished] Aan deze tafel is de partij afgelopen
       *[closed] Deze tafel is gesloten
    }; er kan niets meer worden veranderd.

# Spelen
refused-not-running = { $status ->
        [open] De partij is nog niet begonnen.
        [finished] Het spel is afgelopen.
       *[closed] De tafel is gesloten.
    }
refused-seq-ahead = Logregel { $given } is er nog niet; de laatste is { $now }.
refused-stale = Het spel is sinds logregel { $given } verdergegaan; kijk wat er is gebeurd (de laatste logregel is { $now }) en beslis opnieuw.
refused-draft-not-now = { $seat } kan alleen iets uitproberen in de eigen beurt, zolang er acties te doen zijn.
refused-turn-over = Wat eraan voorafgaat beëindigt de beurt van { $seat }: stuur de rest als de tafel weer op { $seat } wacht.
refused-notation = { $problem }
refused-other-seats-action = De tekst is een actie van { $seat }, maar een andere plaats heeft hem gestuurd.
refused-undo-off = Aan deze tafel wordt niets teruggenomen.
refused-undo-not-free = Dat kan niet worden teruggenomen zonder het te vragen: anderen hebben intussen iets gedaan, of er is iets bekendgemaakt. Noem in “to” de logregel waarnaar je terug wilt; dan wordt het de anderen gevraagd, als de tafel dat toelaat.
refused-undo-no-entry = Logregel { $to } is geen actie die telt; tot daar kan niets worden teruggenomen.
refused-undo-not-asked = Niemand heeft met logregel { $asked } gevraagd om iets terug te nemen, of er is al over beslist.
refused-undo-own = Je hebt hier zelf om gevraagd; de anderen moeten ermee instemmen.
refused-not-away = Er speelt geen bot voor { $seat }.
refused-no-hints = Aan deze tafel geven bots geen hints.
refused-news-of = Nieuws is er van 1 tot { $most } tafels, elk als “tafel.kaartje”, met komma’s ertussen.
refused-news-ticket = Een kaartje voor nieuws is niet geldig: vraag het opnieuw aan de tafel.
refused-no-webhook = Er is geen webhook ingesteld voor jouw plaats.

# Terugkijken
refused-no-such-entry = Logregel { $given } is er niet; er zijn er 1 tot en met { $last }.
refused-not-dealt-yet = Bij logregel { $given } was de partij nog niet begonnen.
refused-no-such-format = Er is geen formaat “{ $given }”; er zijn: { $known }.
refused-no-such-language = Er is geen taal “{ $given }”; er zijn: { $known }.

# Wat er is gestuurd
refused-not-json = De inhoud moet JSON zijn (Content-Type: application/json), niet { $sent }.
refused-broken-json = De inhoud is geen geldige JSON.
refused-wrong-field = { $problem }.
refused-wrong-parameter = De parameter { $name } is fout: { $problem }.
refused-frame-too-large = Een bericht heeft hoogstens { $most } bytes.
refused-lobby-status = Tafels worden getoond naar hun stand ({ $known }), niet naar “{ $status }”.
refused-lobby-edition = Er is geen editie “{ $edition }”; er zijn: { $known }.
refused-lobby-more = “more” moet zijn wat de laatste pagina van de lobby opgaf.
refused-too-many-tables = Vanaf jouw adres zijn er { $most } tafels open of in het spel; sluit er een, of speel een partij uit.
refused-review-not-over = De partij is niet afgelopen: alleen afgelopen partijen worden nabesproken.
refused-too-many-reviews = Er wachten al { $most } nabesprekingen; vraag het over een minuut opnieuw.
