# Ce qui ne va pas dans les options d'une table. Les noms des options et de leurs valeurs (round_limit,
# bluff = cancel) s'écrivent ainsi dans toutes les langues. $found a déjà ses guillemets.

refused-option-edition = Il n’y a pas d’édition { $found } ; il y a : { $known }.
refused-option-seats = Une table a de { $least } à { $most } places, pas { $found }.
refused-option-unknown = Il n’y a pas d’option { $found }. Il y a : { $known }.
refused-option-unknown-near = Il n’y a pas d’option { $found }. Veux-tu dire { $near } ?
refused-option-choice = L’option { $option } est l’une de ces valeurs : { $known } ; pas { $found }.
refused-option-switch = L’option { $option } est on ou off ; pas { $found }.
refused-option-number = L’option { $option } est un nombre de { $least } à { $most } ; pas { $found }.
refused-option-number-or-none = L’option { $option } est un nombre de { $least } à { NUMBER($most, useGrouping: 0) }, ou none pour aucune limite ; pas { $found }.
refused-option-beside = edition et seats se mettent à côté des options, pas dedans.
refused-option-few-warehouses = { $seats } joueurs ont besoin de { $seats } entrepôts pour commencer ; l’option warehouses est { $warehouses }.
refused-option-bank-supply = La Banque d’investissement a besoin de caisses de réserve : avec investment_bank, supply est { $most } au plus ; c’est { $supply }. Prends-en moins, comme supply={ $most }.
refused-option-bluff-cancel = Aux enchères ouvertes, rien ne peut être annulé en secret : bluff = cancel ne va pas avec auction = progressive. Prends bluff = none ou auction = sealed.
