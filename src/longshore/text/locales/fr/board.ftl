# La table telle qu’elle est dessinée, et ce qu’en dit un lecteur d’écran.
# $name est le nom d’une personne (ou la couleur du joueur si personne n’en a), $names une liste de noms.
# $goods est une liste comme « deux noires à 3 $ et beige à 2 $ », ou « rien » (board-nothing) : toujours après « caisses ».

## Lieux

board-factory-short = Distribution
board-harbour-short = Port
board-factory-own = Ton centre de distribution
board-factory-of = Centre de distribution de { $name }
board-harbour-own = Ton magasin de port
board-harbour-of = Magasin de port de { $name }
board-store = { $name }, { $used } { $used ->
        [one] caisse
       *[other] caisses
    } sur { $capacity } : { $goods }
board-used = { $used }/{ $capacity }
board-machines = { $count ->
        [0] Aucune usine
        [one] Une usine : { $colours }
       *[other] { $count } usines : { $colours }
    }{ $price ->
        [0] .
       *[other] . La suivante coûte { $price } $.
    }
board-warehouses = { $count ->
        [0] Aucun entrepôt
        [one] Un entrepôt
       *[other] { $count } entrepôts
    }{ $price ->
        [0] .
       *[other] . Le suivant coûte { $price } $.
    }
board-nothing = rien
board-sea = La mer
# Sur un téléphone : boutons qui montrent ou cachent la mer dessinée.
board-sea-unfold = Voir la mer et l’île
board-sea-fold = Cacher la mer et l’île
# Zéro aussi.
board-landed = { $count } sur l’île
board-open-sea = Haute mer
board-harbour-berth-of = Port de { $name }
board-harbour-berth-own = Ton port
board-island = Île étrangère
board-island-quay = Port de l’île
board-island-of = { $name } sur l’île : { $count ->
        [0] rien pour l’instant
        [one] une caisse { $goods }
       *[other] { $count } caisses, { $goods }
    }
board-bank-harbours = Ports de la Banque
board-bank-harbour-of = { $name } à la Banque d’investissement : { $count ->
        [0] rien
        [one] une caisse { $goods }
       *[other] { $count } caisses, { $goods }
    }
board-board-of = Plateau de { $name }
board-board-own = Ton plateau
board-enlarge = , voir de plus près
board-hand = En main
board-hand-holds = Caisses en main, prix à fixer : { $goods }

## Navires

board-ship = Navire
# $berth est un des messages board-at-…
board-ship-of = Navire de { $name } { $berth }, caisses à bord : { $goods }
board-ship-own = Ton navire { $berth }, caisses à bord : { $goods }
board-at-sea = en haute mer
board-at-island = à l’île étrangère
board-at-bank = à la Banque d’investissement
board-at-harbour = dans le port de { $name }

## Joueurs et argent

board-you = (toi)
board-colour-of-seat = , { $seat }
board-to-decide = doit décider
board-winner = Victoire :
board-money = Argent
board-cash-hidden = Argent secret
# À côté d’une somme que la table a calculée d’après les paiements vus de tous.
board-cash-counted = compté
board-cash-counted-why = L’argent est caché ici. C’est le total de ce que tout le monde a vu payer, comme le saurait quelqu’un qui a bonne mémoire.
board-money-cards = { $count ->
        [one] { $count } carte de monnaie
       *[other] { $count } cartes de monnaie
    }
board-loan = prêt
board-loans = { $count ->
        [0] aucun prêt
        [one] un prêt
       *[other] { $count } prêts
    }
board-card = Carte de valorisation
board-value-card = Carte de valorisation : { $worths }
board-value-card-hidden = Carte de valorisation, face cachée
board-two-values = { $low }/{ $high }

## Le tour

# Ce que montre le plateau n’est pas le présent : son propre tour tel qu’il sera, ou un moment passé.
board-moment-draft = Aperçu
board-moment-past = Moment passé
board-round = Manche { $round }
board-turn-of = Tour de { $name }.
board-last-turn = Dernier tour de la partie
board-turns = Places dans l’ordre du tour
board-awaited = { $phase ->
        [act] { $actions ->
            [0] { $names } peut terminer son tour.
            [one] { $names } a encore une action.
           *[other] { $names } a { $actions } actions.
        }
        [make] { $names } choisit quoi produire.
        [price] { $names } fixe ses prix.
        [stock] { $names } choisit quoi acheter.
        [load] { $names } choisit quoi charger.
        [bids] Offres secrètes attendues : { $names }.
        [tiebreak] Égalité. Offres supplémentaires attendues : { $names }.
        [raise] { $names } peut surenchérir.
        [decide] { $names } décide : vendre ou garder la cargaison.
        [seize] { $names } choisit la caisse à saisir.
        [seize-kind] { $names } doit céder une usine ou un entrepôt.
        [seize-machine] { $names } choisit l’usine à saisir.
        [call-bid] { $names } appelle un courtier.
        [offer] { $names } appelle un courtier.
        [pay] { $names } paie les courtiers.
       *[other] En attente de { $names }.
    }
board-awaited-you = { $phase ->
        [act] { $actions ->
            [0] À toi : plus d’action.
            [one] À toi : encore une action.
           *[other] À toi : { $actions } actions.
        }
        [make] Choisis quoi produire.
        [price] Fixe le prix des caisses que tu as en main.
        [stock] Choisis quoi acheter.
        [load] Choisis quoi charger.
        [bids] Fais ton offre secrète.
        [tiebreak] Égalité : fais ton offre supplémentaire.
        [raise] Surenchéris ou passe.
        [decide] Vendre ou garder la cargaison ?
        [seize] Choisis la caisse à saisir.
        [seize-kind] Cède une usine ou un entrepôt.
        [seize-machine] Choisis l’usine à saisir.
        [pay] Dis dans quel ordre payer les courtiers.
       *[other] C’est à toi.
    }
board-won = { $count ->
        [one] La partie est terminée : { $names } a gagné.
       *[other] La partie est terminée. Victoire partagée : { $names }.
    }
board-default = { $loans ->
        [one] Un prêt en défaut
       *[other] { $loans } prêts en défaut
    }{ $containers ->
        [0] {""}
        [one] , une caisse à saisir
       *[other] , { $containers } caisses à saisir
    }

## La zone de stock

board-supply = Zone de stock
board-bank = Banque
board-supply-of = Couleur { $colour } : { $left ->
        [one] reste { $left } caisse
       *[other] restent { $left } caisses
    } sur { $start }, { $machines ->
        [0] aucune usine
        [one] une usine
       *[other] { $machines } usines
    }
board-warehouses-left = { $count ->
        [0] plus aucun entrepôt
        [one] reste un entrepôt
       *[other] restent { $count } entrepôts
    }
# $colour est la couleur la plus rare, avec $left caisses, $wanted la suivante, avec $then.
board-end-near = { $left ->
        [0] Plus de caisse { $colour }. La partie se terminera quand la couleur { $wanted } sera épuisée aussi : encore { $then }.
       *[other] La partie se terminera quand deux couleurs seront épuisées : { $colour } (encore { $left }), { $wanted } (encore { $then }).
    }
board-end-triggered = Deux couleurs sont épuisées : c’est le dernier tour.
board-end-over = La partie est terminée.
board-seized = Saisies

## Les enchères

board-auction = Enchères
board-auction-of = Enchères pour la cargaison de { $name }
board-bid = Offre : { $amount } ${ $bluff ->
        [0] {""}
        [one] {" "}et une carte de bluff
       *[other] {" "}et { $bluff } cartes de bluff
    }{ $cancelled ->
        [yes] , ce qui compte 0 $
       *[no] {""}
    }
board-bid-sealed = { $cards ->
        [0] Offre déposée
        [one] Offre déposée : { $cards } carte
       *[other] Offre déposée : { $cards } cartes
    }
board-bid-cards = × { $cards }
board-bid-none = Pas encore d’offre
board-bid-passed = a passé
board-bid-highest = en tête
# Sur une offre dévoilée : autant de cartes de bluff en faisaient partie.
board-bluffs = { $count ->
        [one] + bluff
       *[other] + { $count } bluffs
    }
board-outcome = Issue des enchères
# L’issue d’enchères. $part : qui lit a gagné, a vendu, ou ni l’un ni l’autre.
board-outcome-sold = { $part ->
        [winner] Vendue : tu as remporté la cargaison de { $owner } pour { $price } $.
        [seller] Vendue : { $buyer } a remporté ta cargaison pour { $price } $.
       *[none] Vendue : { $buyer } a remporté la cargaison de { $owner } pour { $price } $.
    }
board-outcome-kept = { $part ->
        [seller] Gardée : tu as payé { $price } $ à la banque et tu as la cargaison.
       *[none] Gardée : { $owner } a payé { $price } $ à la banque et a la cargaison.
    }
board-outcome-unsold = { $part ->
        [seller] Aucune offre : tu as ta cargaison sans rien payer.
       *[none] Aucune offre : { $owner } a la cargaison sans rien payer.
    }
board-outcome-own = Tu as offert { $amount } $.
board-outcome-subsidy = { $part ->
        [seller] Avec la subvention de { $subsidy } $ de la banque, tu reçois { $total } $.
       *[none] Subvention de la banque : { $subsidy } $.
    }
board-outcome-bids = Toutes les offres
board-outcome-close = Fermer le résultat

## La Banque d’investissement

board-investment-bank = Banque d’investissement
board-broker-holds = Courtier { $name }, caisses : { $goods } ; argent : { $money } $
board-payment-card = Carte de paiement
board-card-is-free = libre
board-card-free = La carte de paiement est libre
board-card-held = { $side ->
        [goods] { $name } offre { $amount } $ pour les caisses du courtier { $broker }
       *[money] { $name } offre pour l’argent du courtier { $broker } ces caisses : { $goods }
    }

## Ce qu’on peut faire ici : peu de mots sur un petit bouton (board-do-…), et ce qu’ajoute un lecteur d’écran (board-act-…)

board-act = { $short } : { $full }
board-do-build-machine = Bâtir
board-act-build-machine = construire une usine
board-do-build-warehouse = Bâtir
board-act-build-warehouse = construire un entrepôt
board-do-produce = Produire
board-act-produce = produire dans tes usines
board-do-stock = Acheter
board-act-stock = acheter au centre de distribution de { $name }
board-do-reprice = Prix
board-act-reprice = revoir les prix de ton magasin de port
board-do-sail-sea = En mer
board-act-sail-sea = quitter le port pour la haute mer
board-do-sail-island = S’amarrer
board-act-sail-island = s’amarrer à l’île et mettre la cargaison aux enchères
board-do-sail-harbour = S’amarrer
board-act-sail-harbour = s’amarrer dans le port de { $name }
board-do-sail-bank = S’amarrer
board-act-sail-bank = s’amarrer dans ton port à la Banque d’investissement
board-do-load = Charger
board-act-load = charger au magasin de port de { $name }
board-do-load-bank = Charger
board-act-load-bank = charger dans ton port à la Banque d’investissement
board-do-loan = Prêt
board-act-loan = contracter un prêt
board-do-repay = Rembourser
board-act-repay = rembourser un prêt
board-do-call-goods = Viser les caisses
board-act-call-goods = appeler un courtier pour ses caisses
board-do-call-money = Viser l’argent
board-act-call-money = appeler un courtier pour son argent
board-do-price = Prix
board-act-price = fixer le prix des caisses que tu as en main
board-do-give-up-machine = Céder
board-act-give-up-machine = céder une usine
board-do-give-up-warehouse = Céder
board-act-give-up-warehouse = céder un entrepôt
board-do-seize-machine = Saisir
board-act-seize-machine = saisir une usine de { $name }
board-do-seize = Saisir
board-act-seize = saisir une caisse de { $name }
board-do-sell = Vendre
board-act-sell = faire une vente domestique
# Whether the person at a seat is connected now
board-present = { $here ->
        [yes] en ligne
       *[no] hors ligne
    }
