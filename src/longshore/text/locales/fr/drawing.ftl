# L'image de la table
drawing-title = Longshore : édition { $edition-key ->
        [classic] classique
        [anniversary] anniversaire
       *[other] { $edition }
    }, { $seats } joueurs
drawing-seen-by-seat = vue par { $seat }
drawing-seen-by-spectator = vue par un spectateur
drawing-seen-by-referee = toutes les mains visibles
drawing-round = Manche { $round } · premier joueur : { $first }
drawing-turn = tour de { $active }
drawing-default = { $loans ->
        [one] un prêt en défaut
       *[other] { $loans } prêts en défaut
    }{ $containers ->
        [0] {""}
        [one] , une caisse à saisir
       *[other] , { $containers } caisses à saisir
    }
drawing-waiting = En attente de { $seats } : { $decision }
drawing-decision = { $phase ->
        [act] { $actions ->
            [0] terminer le tour
            [one] encore une action, ou passer
           *[other] { $actions } actions, ou passer
        }
        [make] quelles caisses produire
        [price] les prix des caisses en main
        [stock] quoi acheter au centre de distribution
        [load] quoi charger
        [bids] des offres secrètes pour la cargaison
        [tiebreak] des offres supplémentaires secrètes, pour se départager
        [raise] surenchérir ou passer
        [decide] accepter ou refuser l’offre la plus élevée
        [seize] quelle caisse est saisie
        [seize-kind] céder un entrepôt ou une usine
        [seize-machine] quelle usine part
        [call-bid] combien offrir au courtier
        [offer] quelles caisses offrir au courtier
        [pay] dans quel ordre payer les courtiers
       *[other] une décision
    }
drawing-won = { $winners ->
        [one] La partie est terminée : { $seats } a gagné
       *[other] La partie est terminée : victoire partagée de { $seats }
    }
drawing-last-turn = La deuxième couleur est épuisée : la partie se termine après le tour de { $active }
drawing-container = caisse { $colour }
drawing-container-priced = caisse { $colour } à { $price } $
drawing-containers = { $count ->
        [0] aucune caisse { $colour }
        [one] une caisse { $colour }
       *[other] { $count } caisses de couleur { $colour }
    }
drawing-machine = usine { $colour }
drawing-warehouse = entrepôt
drawing-supply = Zone de stock
drawing-supply-of = couleur { $colour } : il reste { $count } { $count ->
        [one] caisse
       *[other] caisses
    } et { $machines } { $machines ->
        [one] usine
       *[other] usines
    }
drawing-left = reste { $count }
drawing-gone = épuisée
drawing-machines-left = usines : { $count }
drawing-warehouses-left = entrepôts : { $count }
drawing-seized = Saisies
drawing-sea = La mer
drawing-island = Île étrangère
drawing-island-of = { $seat } sur l’île étrangère : { $count ->
        [0] aucune caisse
        [one] une caisse
       *[other] { $count } caisses
    }
drawing-bank-harbours = Ports de la Banque d’investissement
drawing-bank-harbour-of = { $seat } à la Banque d’investissement : { $count ->
        [0] aucune caisse
        [one] une caisse
       *[other] { $count } caisses
    }
drawing-open-sea = Haute mer
drawing-harbours = Ports
drawing-harbour-of = Port de { $seat }
drawing-at-sea = en haute mer
drawing-at-island = à l’île étrangère
drawing-at-bank = à la banque
drawing-at-harbour = dans le port de { $seat }
drawing-ship-at = Navire de { $seat }, { $berth }
drawing-ship = Navire { $berth }
drawing-board-of = Plateau de { $seat }
drawing-you = { $name } (toi)
drawing-to-decide = doit décider
drawing-harbour-store = Magasin de port : { $used } sur { $room }
drawing-factory-store = Centre de distribution : { $used } sur { $room }
drawing-cash-hidden = $ secret
drawing-money = Argent : { $cash } ; prêts : { $loans }
drawing-money-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
drawing-loan = prêt
drawing-loan-taken = un prêt
drawing-card = carte de valorisation : { $values }
drawing-card-hidden = carte de valorisation secrète
drawing-auction = Vente aux enchères : { $seat } propose { $count ->
        [one] une caisse
       *[other] { $count } caisses
    }
drawing-bid = { $amount } ${ $bluff ->
        [0] {""}
        [one] {" "}et un bluff
       *[other] {" "}et { $bluff } bluffs
    }
drawing-bid-cancelled = 0 $ ({ $amount } $ annulés)
drawing-bid-sealed = { $amount } ${ $loans ->
        [0] {""}
        [one] {" "}avec un prêt
       *[other] {" "}avec { $loans } prêts
    }{ $bluff ->
        [0] {""}
        [one] {" "}et un bluff
       *[other] {" "}et { $bluff } bluffs
    }
drawing-sealed = { $cards ->
        [0] offre secrète
        [one] offre secrète, { $cards } carte
       *[other] offre secrète, { $cards } cartes
    }
drawing-sealed-own = offre secrète
drawing-no-bid = pas encore d’offre
drawing-passed = a passé
drawing-highest = meilleure offre
drawing-in-hand = Dans la main de { $seat }, prix à fixer
# Peu de place pour les quatre suivants : la partie du plateau, sans son nom entier.
drawing-for-factory = distribution
drawing-for-harbour = magasin de port
drawing-bank = Banque d’investissement
drawing-broker = Courtier { $name }
drawing-broker-holds = Courtier { $name } : { $count ->
        [0] aucune caisse
        [one] une caisse
       *[other] { $count } caisses
    } et { $money } $
drawing-arrow = la case marquée
drawing-payment-card = Carte de paiement
drawing-payment-card-free = libre
drawing-payment-card-held = Offre de { $seat }
drawing-from-factory = distribution
drawing-from-harbour = port
drawing-result = Décompte final
drawing-score-cash = argent
drawing-score-island = île étrangère
drawing-score-harbour = magasin de port
drawing-score-ship = navire
drawing-score-bank = port de la banque
drawing-score-loans = prêts
drawing-score-of = { $name } : { $total }
drawing-discarded = couleur rejetée sur l’île : { $colour }
