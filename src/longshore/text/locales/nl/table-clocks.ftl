# Doorlopende opdrachten die niet kloppen: wat er mis is, en wat goed zou zijn.
refused-orders = Dit zijn geen doorlopende opdrachten: { $problem }.
refused-orders-no-most = Een opdracht om te bieden heeft een grens nodig: dollars in `most`, of dollars voor een container van elke kleur in `colours`.
refused-orders-no-bluff = Er zijn aan deze tafel geen blufkaarten: laat `bluff` weg.
refused-orders-no-least = Een opdracht om te accepteren heeft een grens nodig: dollars in `least`, of dollars voor een container van elke kleur in `colours`.
refused-orders-no-until = Een opdracht om te passen moet zeggen tot wanneer; geef minstens een van: { $fields }.
refused-orders-no-price = Een opdracht voor prijzen heeft een prijs nodig voor `factory`, voor `harbour` of voor allebei.
refused-orders-no-bank = Er is aan deze tafel geen investeringsbank: laat `price` en `pay` weg.
refused-orders-name = “{ $name }” in `{ $where }` bestaat niet aan deze tafel; er zijn: { $names }.
refused-orders-twice = “{ $name }” staat twee keer in `{ $where }`; noem het één keer.
