# Daueraufträge, die keinen Sinn ergeben: was nicht stimmt und was richtig wäre.
refused-orders = Das sind keine Daueraufträge: { $problem }.
refused-orders-no-most = Ein Auftrag zum Bieten braucht eine Grenze: Dollar in `most` oder Dollar für einen Container jeder Farbe in `colours`.
refused-orders-no-bluff = An diesem Tisch gibt es keine Bluffkarten: Lass `bluff` weg.
refused-orders-no-least = Ein Auftrag zum Akzeptieren braucht eine Grenze: Dollar in `least` oder Dollar für einen Container jeder Farbe in `colours`.
refused-orders-no-until = Ein Auftrag zum Passen muss sagen, bis wann; gib mindestens eines davon an: { $fields }.
refused-orders-no-price = Ein Auftrag für Preise braucht einen Preis für `factory`, für `harbour` oder für beide.
refused-orders-no-bank = An diesem Tisch gibt es keine Investmentbank: Lass `price` und `pay` weg.
refused-orders-name = „{ $name }“ gibt es an diesem Tisch nicht, wie es in `{ $where }` steht; es gibt: { $names }.
refused-orders-twice = „{ $name }“ steht zweimal in `{ $where }`; nenne es nur einmal.
