# Les options d'une table : chacune avec un nom, une phrase qui l'explique (…-about) et les noms de ses valeurs.

option-edition = Édition
option-edition-about = La version imprimée du jeu que l’on joue. Elle fixe toutes les options ci-dessous ; chacune peut encore être changée.
option-edition-classic = Classique
option-edition-classic-about = La première édition, de 2007 : des caisses, des navires et des offres secrètes, rien d’autre.
option-edition-anniversary = Anniversaire
option-edition-anniversary-about = L’édition du dixième anniversaire, de 2018 : avec la Banque d’investissement, des cartes de bluff et moins d’usines.

option-seats = Joueurs
option-seats-about = Combien de personnes jouent. Cela fixe aussi le nombre de caisses, d’usines et d’entrepôts.
# Un des nombres de joueurs au choix
option-seats-value = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

# Un interrupteur des règles
option-on = Oui
option-off = Non
# À côté d'une option que l'édition fixe autrement
option-edition-says = D’après l’édition : { $value }.
# Sous un nombre à choisir
option-range = De { $least } à { $most }.

# Groupes d'options
option-group-length = Durée de la partie
option-group-market = Achats et transport
option-group-auction = Ventes aux enchères
option-group-money = Argent
option-group-end = Décompte final

option-supply = Caisses de chaque couleur
option-supply-about = La partie se termine quand deux couleurs sont épuisées : moins de caisses, c’est une partie plus courte.
option-machines = Usines de chaque couleur
option-machines-about = Combien il y en a à construire dans chaque couleur, celles du départ comprises. S’il y en a peu, tout le monde n’aura pas la couleur voulue.
option-warehouses = Entrepôts
option-warehouses-about = Combien il y en a pour tous, ceux du départ compris. S’il y en a peu, c’est la course à la place.
option-round-limit = Limite de manches
option-round-limit-about = Termine la partie et fait le décompte après tant de manches, si elle n’est pas finie avant. Utile quand plus personne ne veut dépenser d’argent.
option-round-limit-none = Sans limite
option-round-limit-rounds = { $n ->
        [one] Après { $n } manche
       *[other] Après { $n } manches
    }

option-investment-bank = Banque d’investissement
option-investment-bank-about = Trois courtiers encaissent intérêts et offres, et vendent ce qu’ils ont dans des enchères qui courent d’un tour à l’autre.
option-domestic-sale = Vente domestique
option-domestic-sale-about = Une aide pour débutants : on revend une caisse de son centre de distribution à la zone de stock pour 2 $, pour que personne ne reste à sec.
option-domestic-sale-off = Non
option-domestic-sale-pre-turn = Une au début du tour
option-domestic-sale-action = Comme action
option-docked-loading = Charger pendant que le navire est au port
option-docked-loading-about = Si une action peut servir à charger davantage sans d’abord quitter le port.
option-broker-win = Gain chez un courtier
option-broker-win-about = Qui a la carte de paiement au début de son tour gagne. Ce peut être après le paiement des intérêts, ou avant : le gain peut alors servir à les payer.
option-broker-win-after-interest = Après les intérêts
option-broker-win-before-interest = Avant les intérêts
option-idle-production-fee = Payer le syndicat quand rien n’est produit
option-idle-production-fee-about = On peut « produire » seulement pour revoir ses prix. Cette option dit si cela coûte quand même le dollar habituel.

option-auction = Façon d’enchérir
option-auction-about = Comment les autres font leurs offres pour une cargaison à l’île étrangère.
option-auction-sealed = Secrète : tous à la fois, en cachette
option-auction-progressive = Ouverte : chacun son tour, toujours plus haut
option-all-zero = Quand tout le monde offre 0 $
option-all-zero-about = Ce que devient une cargaison pour laquelle personne ne veut payer.
option-all-zero-seller = Le propriétaire du navire la garde
option-all-zero-tie = C’est une égalité : nouvelles offres
option-bluff = Cartes de bluff
option-bluff-about = Des cartes à 0 $ qui font paraître une offre secrète plus grosse qu’elle n’est. Dans le jeu pour experts, une offre avec une telle carte compte 0 $.
option-bluff-none = Aucune
option-bluff-plain = Elles cachent la taille d’une offre
option-bluff-cancel = Pour experts : elles annulent l’offre

option-money = Argent en main
option-money-about = Si l’on voit combien d’argent ont les autres.
option-money-hidden = Secret
option-money-open = Visible
option-money-cards = Nombre de cartes de monnaie
option-money-cards-about = Si l’on voit combien de billets les autres ont en main, mais pas lesquels.
option-money-cards-hidden = Secret
option-money-cards-open = Visible
option-seizure = Quand les intérêts ne peuvent pas être payés
option-seizure-about = Ce que la banque saisit pour un prêt dont les intérêts ne sont pas payés.
option-seizure-printed = Première impression : le voisin décide de tout
option-seizure-erratum = Version corrigée : une caisse, sinon deux des magasins, sinon un bâtiment
option-seizure-anniversary = Clémente : une caisse, jamais un bâtiment

option-discard-tie = Couleur à rejeter en cas d’égalité
option-discard-tie-about = À la fin, on perd toutes les caisses de sa couleur la plus abondante. Ceci vaut quand plusieurs couleurs sont à égalité.
option-discard-tie-two-value = La couleur 5/10 $ d’abord
option-discard-tie-free = Au choix
option-tie-break = Scores égaux
option-tie-break-about = Qui gagne quand deux joueurs ont le même score.
option-tie-break-island = Le plus de caisses sur l’île étrangère
option-tie-break-factory = Le plus de caisses dans le centre de distribution

# Ce qui ne va pas ensemble
option-clash-few-warehouses = { $seats } joueurs ont besoin de { $seats } entrepôts pour commencer. Prends-en au moins { $seats }.
option-clash-bank-supply = La Banque d’investissement a besoin de caisses de réserve : prends au plus { $most } caisses de chaque couleur, ou joue sans elle.
option-clash-cancel-open = Aux enchères ouvertes, rien ne peut être annulé en secret. Choisis des offres secrètes, ou d’autres cartes de bluff.
option-clash-number = Ce doit être un nombre entier de { $least } à { $most }.
# Ce qui est permis, mais sans effet
option-clash-bluff-open = Aux enchères ouvertes, il n’y a rien à cacher : les cartes de bluff ne servent à rien.
option-clash-cards-open = Si l’argent est visible, tout le monde le voit de toute façon : le nombre de cartes n’apprend rien de plus.
option-clash-tiny-supply = { $n ->
        [one] Avec seulement { $n } caisse de chaque couleur, c’est fini en quelques minutes.
       *[other] Avec seulement { $n } caisses de chaque couleur, c’est fini en quelques minutes.
    }
