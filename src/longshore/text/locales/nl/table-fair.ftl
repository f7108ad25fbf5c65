# Exports, en wat `longshore verify` vindt.
refused-not-over = Het spel is niet afgelopen: zolang het duurt, zijn de kaarten en geheime biedingen geheim. Wat je mag weten, is er als JSON Lines en als CSV.
refused-not-started = De partij is nog niet begonnen: er valt nog niets te exporteren.

finding-at = { $place ->
        [entry] logregel { $number }
       *[action] actie { $number }
    }
finding-other-rules = Er is gespeeld met de regels { $played } en dit programma heeft { $here }: een verschil in het spel kan daardoor komen.
finding-not-compared = Het bestand zegt dat de vastlegging van de startverdeling { $commitment } was. Dat bewijst alleen iets als de tafel die aan het begin heeft genoemd: vergelijk ze, of geef ze op met --commitment.
finding-kept-deal = De vastlegging { $commitment } die je hebt bewaard, is die van de startverdeling.
finding-kept-bid = De vastlegging { $commitment } die je hebt bewaard, is die van het bod van { $seat } ({ $place }: { $text }).
finding-kept-unknown = De vastlegging { $commitment } die je hebt bewaard, staat niet in dit bestand; volgens het bestand was die van de startverdeling { $deal }.
finding-secret = Het geheim opent noch de vastlegging van de startverdeling, noch { $bids ->
        [one] die van het geheime bod
       *[other] die van de { $bids } geheime biedingen
    }: het is niet het geheim van deze tafel.
finding-deal = De startverdeling en de regels van de tafel zijn zoals ze zijn vastgelegd.
finding-deal-changed = De startverdeling of de regels van de tafel zijn niet zoals ze zijn vastgelegd, hoewel het geheim de biedingen opent.
finding-deal-or-secret = De startverdeling, de regels van de tafel of het geheim is niet zoals het is vastgelegd.
finding-all-bids = Geen van de { $bids } geheime biedingen is zoals vastgelegd, maar de startverdeling wel: de naam van de tafel of de vastleggingen zijn veranderd.
finding-many-bids = Van de { $bids } geheime biedingen zijn er { $wrong } niet zoals ze bij het bieden zijn vastgelegd, als eerste dat van { $seat } ({ $place }: { $text }).
finding-bid = Het bod van { $seat } ({ $place }: { $text }) is niet zoals het bij het bieden is vastgelegd.
finding-bids = { $bids ->
        [0] Er zijn geen geheime biedingen.
        [one] Het geheime bod is zoals het bij het bieden is vastgelegd.
       *[other] Alle { $bids } geheime biedingen zijn zoals ze bij het bieden zijn vastgelegd.
    }
finding-bid-missing = Van het geheime bod van { $seat } ({ $place }: { $text }) is er geen vastlegging.
finding-bid-stray = Van wat { $seat } heeft gezegd ({ $place }: { $text }) is er een vastlegging, maar het is geen geheim bod.
finding-illegal = { $seat } kan dat niet hebben gezegd ({ $place }: { $text }): { $reason }
finding-differs = Na { $place } is de partij niet zoals de tafel die toen heeft opgeschreven.
finding-events = Wat het bestand over { $place } zegt, is daar niet gebeurd.
finding-undo = Met { $place } wordt teruggenomen tot logregel { $to }, maar dat is geen actie die toen telde.
finding-count = Het bestand zegt dat het { $said } acties heeft, maar het zijn er { $found }: er ontbreken er, of het zijn er te veel.
finding-not-over = Het spel is na { $found } acties niet afgelopen: de rest ontbreekt.
finding-changed = De partij was niet steeds zoals de tafel die heeft opgeschreven: een actie is veranderd.
finding-result = Het bestand zegt dat de uitslag { $said } was, maar de partij komt uit op { $found }.
finding-replayed = Alle { $found } acties zijn volgens de regels toegestaan, en de partij eindigt zoals opgeschreven.
finding-before = De eerste { $found } acties zijn eerder gespeeld, aan de tafel waarvan deze is afgetakt; daarvan is niets vastgelegd.
finding-closed = De partij is niet uitgespeeld: de tafel is gesloten.
finding-start = Wat het bestand over de startverdeling zegt, klopt niet met de startverdeling die het opent.
finding-no-action = Er is een vastlegging van actie { $number }, maar de acties waarvan er een kan zijn, eindigen met { $actions }.
finding-order = De vastlegging van actie { $number } is van logregel { $seq }, maar een eerdere is van logregel { $last }.
finding-gap = Waar logregel { $seq } hoort te staan, staat logregel { $found }: er ontbreken er, of ze staan niet in hun volgorde.
finding-entries = Het bestand zegt dat het { $said } logregels heeft, maar het zijn er { $found }.
finding-disagree = Logregel { $seq } noemt andere regels van de tafel dan het begin van het bestand.
finding-marked = Logregel { $seq } is gemarkeerd als teruggenomen door een andere logregel dan die dat heeft gedaan, of is niet gemarkeerd, of is niet teruggenomen.

# Wat `longshore audit` vindt.
audit-unreadable = De logregel kan niet worden gelezen, dus wat volgt is niet nagespeeld: { $reason }.
audit-broken = Het logboek is vanaf hier niet meer te volgen: { $reason }.
audit-deal = De vastlegging van de startverdeling hoort niet bij de startverdeling die is opgeslagen.
audit-bid = De vastlegging die is opgeslagen bij wat { $seat } heeft gezegd ({ $text }), hoort daar niet bij.
audit-illegal = Volgens de regels van dit programma kan { $seat } niet “{ $text }” zeggen: { $reason }
audit-illegal-before = Wat vóór deze aftakking is gespeeld, kan volgens de regels van dit programma niet worden gespeeld: { $reason }
audit-differs = Nadat { $seat } “{ $text }” heeft gezegd, is de partij niet zoals ze is opgeslagen: { $found } in plaats van { $stored }.
