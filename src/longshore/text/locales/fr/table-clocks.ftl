# Des ordres permanents qui n'ont pas de sens : ce qui ne va pas, et ce qui irait.
refused-orders = Ce ne sont pas des ordres permanents : { $problem }.
refused-orders-no-most = Un ordre d’offrir a besoin d’une limite : des dollars dans `most`, ou des dollars pour une caisse de chaque couleur dans `colours`.
refused-orders-no-bluff = Il n’y a pas de cartes de bluff à cette table : enlève `bluff`.
refused-orders-no-least = Un ordre d’accepter a besoin d’une limite : des dollars dans `least`, ou des dollars pour une caisse de chaque couleur dans `colours`.
refused-orders-no-until = Un ordre de passer doit dire jusqu’à quand ; donne au moins un de ces champs : { $fields }.
refused-orders-no-price = Un ordre de prix a besoin d’un prix pour `factory`, pour `harbour` ou pour les deux.
refused-orders-no-bank = Il n’y a pas de Banque d’investissement à cette table : enlève `price` et `pay`.
refused-orders-name = Il n’y a pas de « { $name } » à cette table, comme le voudrait `{ $where }` ; il y a : { $names }.
refused-orders-twice = « { $name } » figure deux fois dans `{ $where }` ; une seule suffit.
