# Là où l’on agit : ce qui est demandé, les choix, le tour que l’on compose, les offres et les autres décisions.
# La page dit « tu ». $seat, $seller, $winner, etc. sont des joueurs (« Bleu »), $names des noms de personnes
# dans une liste, $goods des caisses (« noire et deux beiges », toujours après « caisse » ou « caisses »).

## Ce qui est demandé, ou qui la table attend

acting-title = Tes actions
acting-over = La partie est terminée.
acting-looking-back = Tu regardes un moment passé de la partie.
acting-to-now = Revenir au présent
acting-not-running = La table a été fermée avant la fin de la partie.
acting-asked-act = { $actions ->
        [0] Tu n’as plus d’action : termine ton tour, ou rembourse d’abord un prêt.
        [one] { $draft ->
            [yes] Tu as encore une action.
           *[no] À toi : encore une action.
        }
       *[other] { $draft ->
            [yes] Tu as encore { $actions } actions.
           *[no] À toi : { $actions } actions.
        }
    }
# Le tour composé est complet ; il ne reste qu’à le confirmer.
acting-asked-draft = { $ends ->
        [auction] Voici ton tour. Il finira par la vente aux enchères.
        [game] Voici ton tour, le dernier de la partie.
        [waits] Voici ton tour jusqu’ici. C’est ensuite à d’autres de décider.
       *[turn] Voici ton tour. C’est bien ça ?
    }
acting-asked-bids = { $seller } arrive à l’île avec sa cargaison ({ $goods }). Combien offres-tu ?
acting-asked-tiebreak = Les offres les plus élevées sont égales. Combien ajoutes-tu ?
acting-asked-raise = { $seller } arrive à l’île avec sa cargaison ({ $goods }). Surenchérir ou passer ?
acting-asked-decide = { $tied ->
        [yes] L’offre la plus élevée est de { $amount } $, faite par plusieurs joueurs. Vendre ou garder la cargaison ?
       *[no] L’offre la plus élevée est de { $amount } $, de { $winner }. Vendre ou garder la cargaison ?
    }
acting-asked-seize = { $seat } ne peut pas payer ses intérêts. Tu choisis ce que la banque saisit.
acting-asked-seize-kind = { $own ->
        [yes] Tu ne peux pas payer tes intérêts et tu dois céder un bâtiment. De quelle sorte ?
       *[no] { $seat } ne peut pas payer ses intérêts et doit céder un bâtiment. De quelle sorte ?
    }
acting-asked-seize-machine = { $seat } perd une usine. Tu choisis laquelle.
acting-asked-price = Ton offre au courtier a été dépassée. Tes caisses sont revenues : fixe leurs prix.
acting-asked-pay = Tu as remporté l’argent du courtier. Dans quel ordre les courtiers reçoivent-ils tes caisses ?
# Rien n’est demandé pour l’instant.
acting-waiting = { $sealed ->
        [yes] Ton offre est déposée. On attend encore : { $names }.
       *[no] { $phase ->
            [act] C’est le tour de { $names }.
            [bids] Les offres secrètes se préparent. On attend encore : { $names }.
            [tiebreak] Les offres à égalité se départagent. On attend encore : { $names }.
            [raise] C’est à { $names } de surenchérir ou de passer.
            [decide] { $names } décide de vendre ou non la cargaison.
            [seize] { $names } choisit ce que la banque saisit.
            [seize-kind] { $names } choisit la sorte de bâtiment à céder.
            [seize-machine] { $names } choisit l’usine qui part.
            [price] { $names } fixe les prix des caisses revenues.
            [pay] { $names } paie les courtiers.
           *[other] En attente de { $names }.
        }
    }
acting-waiting-server = Un instant…
acting-watching = { $phase ->
        [decide] Les offres sont dévoilées.
       *[other] D’abord, ce que les autres ont fait.
    }
acting-skip = Passer l’animation
acting-now-asked = Question pour toi : { $question }
acting-fold = Réduire
acting-unfold = Voir ce que tu peux faire

## Les actions en phrases : ce que l’on dit à la table de faire

acting-do-build-machine = Construire une usine { $colour }
acting-do-build-warehouse = Construire un entrepôt
acting-do-produce = { $count ->
        [0] Revoir les prix de ton centre de distribution
        [one] Produire une caisse { $goods }
       *[other] Produire des caisses : { $goods }
    }
acting-do-stock = Acheter des caisses à { $seat } pour { $amount } $ : { $goods }
acting-do-reprice = Revoir les prix de ton magasin de port
acting-do-sail-sea = Quitter le port pour la haute mer
acting-do-sail-island = S’amarrer à l’île et vendre aux enchères
acting-do-sail-harbour = { $count ->
        [0] S’amarrer dans le port de { $seat }
        [one] S’amarrer dans le port de { $seat } et y charger une caisse { $goods } pour { $amount } $
       *[other] S’amarrer dans le port de { $seat } et y charger des caisses pour { $amount } $ : { $goods }
    }
acting-do-sail-bank = { $count ->
        [0] S’amarrer dans ton port à la Banque d’investissement
        [one] S’amarrer dans ton port à la Banque d’investissement et y charger une caisse { $goods }
       *[other] S’amarrer dans ton port à la Banque d’investissement et y charger des caisses : { $goods }
    }
acting-do-load = Charger des caisses pour { $amount } $ : { $goods }
acting-do-load-bank = Charger des caisses à la Banque d’investissement : { $goods }
acting-do-bid = { $loans ->
        [0] { $bluff ->
            [0] Offrir { $amount } $
            [one] Offrir { $amount } $, avec une carte de bluff
           *[other] Offrir { $amount } $, avec { $bluff } cartes de bluff
        }
        [one] { $bluff ->
            [0] Offrir { $amount } $, avec un prêt
            [one] Offrir { $amount } $, avec un prêt et une carte de bluff
           *[other] Offrir { $amount } $, avec un prêt et { $bluff } cartes de bluff
        }
       *[other] { $bluff ->
            [0] Offrir { $amount } $, avec { $loans } prêts
            [one] Offrir { $amount } $, avec { $loans } prêts et une carte de bluff
           *[other] Offrir { $amount } $, avec { $loans } prêts et { $bluff } cartes de bluff
        }
    }
acting-do-accept = Vendre la cargaison à l’offre la plus élevée
acting-do-decline = Garder la cargaison et payer l’offre à la banque
acting-do-award = Vendre la cargaison à { $seat }
acting-do-loan = Contracter un prêt de 10 $
acting-do-repay = Rembourser un prêt de 10 $
acting-do-sell = Vente domestique d’une caisse { $colour } à { $price } $, pour 2 $
acting-do-call-goods = Offrir { $amount } $ pour les caisses du courtier { $broker }
acting-do-call-money = Offrir des caisses ({ $goods }) pour l’argent du courtier { $broker }
acting-do-price = Remettre les caisses en vente : { $goods }
acting-do-pay = Payer les courtiers dans cet ordre : { $goods }
acting-do-seize = { $priced ->
        [yes] La banque saisit une caisse { $colour } à { $price } $
       *[no] La banque saisit une caisse { $colour }
    }
acting-do-give-up-warehouse = Céder un entrepôt
acting-do-give-up-machine = Céder une usine
acting-do-seize-machine = La banque saisit l’usine { $colour }
acting-do-pass = Terminer le tour
# L’état d’un magasin après une action : une deuxième phrase.
acting-factory-then = Ensuite dans ton centre de distribution : { $goods }.
acting-harbour-then = Ensuite dans ton magasin de port : { $goods }.

## Les choix, par groupes

acting-group-build = Construire
acting-group-produce = Produire
acting-group-harbour = Acheter
acting-group-sail = Naviguer
acting-group-home = Vente domestique
acting-group-brokers = Courtiers
acting-group-bank = Prêts
acting-group-end = Finir
# Boutons dans ces groupes.
acting-choose-build-machine = Usine
acting-choose-build-warehouse = Entrepôt
acting-choose-produce = Produire
acting-choose-produce-prices = Revoir les prix
acting-choose-stock = Chez un joueur
acting-choose-reprice = Revoir les prix
acting-choose-sail-harbour = Un port
acting-choose-sail-sea = Haute mer
acting-choose-sail-island = Île, pour vendre
acting-choose-sail-bank = Ton port à la banque
acting-choose-load = Charger encore ici
acting-choose-load-bank = Charger encore ici
acting-choose-sell = Une caisse
acting-choose-call-goods = Payer, recevoir des caisses
acting-choose-call-money = Donner des caisses, recevoir de l’argent
acting-choose-loan = Contracter un prêt
acting-choose-repay = Rembourser
acting-choose-pass = { $actions ->
        [0] Terminer le tour
        [one] Terminer le tour, renoncer à une action
       *[other] Passer, renoncer à { $actions } actions
    }
# En petit sur ces boutons.
acting-fee = { $fee ->
        [0] gratuit
       *[other] { $fee } $ à { $boss }
    }
# Ce qu’un joueur a en vente ; $least est le prix le plus bas.
acting-for-sale = { $count ->
        [0] rien
        [one] une, à { $least } $
       *[other] { $count }, à partir de { $least } $
    }
acting-waiting-there = { $count ->
        [0] rien
        [one] une t’y attend
       *[other] { $count } t’y attendent
    }
acting-on-board = { $count ->
        [one] { $count } à bord
       *[other] { $count } à bord
    }
acting-call-goods-small = { $count ->
        [one] à partir de { $least } $ pour une
       *[other] à partir de { $least } $ pour { $count }
    }
acting-call-money-small = { $least ->
        [one] une ou plus pour { $amount } $
       *[other] { $least } ou plus pour { $amount } $
    }
acting-gain = +{ $amount } $
acting-loss = −{ $amount } $
acting-needs-loan = { $loans ->
        [one] il faut un prêt
       *[other] il faut { $loans } prêts
    }
acting-not-now = Pas maintenant : { $reason }
acting-pick-first = Choisis d’abord une caisse.
acting-take-all-none = Pour chacune, il te manque la place ou l’argent.
acting-bid-empty = Saisis d’abord un montant.
acting-bid-least-is = { $least } $, c’est le minimum.
acting-bid-most-is = { $most } $, c’est le maximum.
acting-pay-first-is = Elle est déjà la première.
acting-pay-last-is = Elle est déjà la dernière.

## Panneaux : parties communes

acting-back = Retour
acting-add = Ajouter au tour
acting-total = { $count ->
        [0] Rien de choisi
        [one] Une caisse pour { $cost } $
       *[other] { $count } caisses pour { $cost } $
    }
acting-total-free = { $count ->
        [0] Rien de choisi
        [one] Une caisse
       *[other] { $count } caisses
    }
acting-money-left = reste { $amount } $
acting-room-left = { $room ->
        [0] plus de place
        [one] encore une place
       *[other] encore { $room } places
    }
acting-hindered-room = Il n’y a plus de place.
acting-hindered-money = { $price } $, c’est plus que les { $left } $ qui te restent.
acting-hindered-money-loan = { $price } $, c’est plus que les { $left } $ qui te restent. Un prêt suffirait.
acting-take-all = Autant que possible
acting-take-none = Aucune
acting-with-loans = { $loans ->
        [0] sans prêt
        [one] avec un prêt
       *[other] avec { $loans } prêts
    }
acting-loan-more = Prêt : +10 $
acting-loan-less = Sans prêt
acting-loan-cost = Un prêt rapporte 10 $ tout de suite. Il coûte 1 $ au début de chacun de tes tours ; le rembourser coûte 10 $, et un prêt non remboursé à la fin compte −11 $.
acting-loan-with = { $loans ->
        [one] Cela demande d’abord un prêt de 10 $.
       *[other] Cela demande d’abord { $loans } prêts de 10 $.
    }
acting-pickable = caisse { $colour } à { $price } $
acting-pick-list = Choisir des caisses : les flèches déplacent, la barre d’espace choisit.

## Prix

acting-price-title-factory = Ton centre de distribution
acting-price-title-harbour = Ton magasin de port
acting-price-how = Glisse vers un prix ou appuie dessus : il vaut pour celles choisies, ou pour toutes.
acting-price-keys = Les flèches gauche et droite changent le prix, haut et bas vont d’une caisse à l’autre, un chiffre donne le prix.
acting-priced-box = { $fresh ->
        [yes] caisse { $colour }, nouvelle, à { $price } $
       *[no] caisse { $colour } à { $price } $
    }
acting-price-now = La caisse { $colour } est maintenant à { $price } $.
acting-price-all = Toutes à { $price } $
acting-price-some = Les caisses choisies à { $price } $
acting-price-column = { $price } $ : { $count ->
        [0] aucune caisse
        [one] une caisse
       *[other] { $count } caisses
    }
acting-new = nouvelle
acting-store-empty = Il n’y a aucune caisse ici.

## Construire

acting-build-machine-title = Quelle usine ? Elle coûte { $price } $.
acting-build-machine-why = Chaque usine produit une caisse de sa couleur quand tu produis, et donne de la place pour deux de plus.
acting-machine = usine { $colour }

## Produire

acting-produce-title = { $count ->
        [0] Revoir les prix de ton centre de distribution
        [one] Produire une caisse { $goods }
       *[other] Produire des caisses : { $goods }
    }
acting-produce-fee = { $fee ->
        [0] C’est gratuit.
       *[other] Tu paies { $fee } $ à { $boss }, ton patron du syndicat.
    }
acting-produce-choose = { $count ->
        [one] Il y a de la place pour une caisse. Laquelle ?
       *[other] Il y a de la place pour { $count } caisses. Lesquelles ?
    }
acting-produce-more = { $count ->
        [one] Choisis-en encore une.
       *[other] Choisis-en encore { $count }.
    }
acting-produce-not-these = Tu ne peux pas produire ces caisses ensemble maintenant : cela mettrait fin à la partie, et tu as appelé le courtier pendant ce tour.

## Acheter des caisses

acting-stock-title = Acheter au centre de distribution de { $seat }
acting-stock-what = Qu’achètes-tu ?
acting-reprice-title = Revoir les prix de ton magasin de port
acting-reprice-same = Aucun prix n’a encore changé.

## Naviguer et charger

acting-sail-harbour-title = S’amarrer dans le port de { $seat }
acting-load-title = Charger dans le port de { $seat }
acting-sail-bank-title = S’amarrer dans ton port à la Banque d’investissement
acting-load-bank-title = Charger à la Banque d’investissement
acting-load-what = Que charger à bord ?
acting-load-nothing-there = Il n’y a rien à y charger maintenant.
acting-sail-empty = S’y amarrer sans charger
acting-sail-and-load = { $count ->
        [one] S’y amarrer et la charger
       *[other] S’y amarrer et les charger
    }
acting-load-them = { $count ->
        [one] La charger
       *[other] Les charger
    }

## Vente domestique

acting-sell-title = { $store ->
        [factory] Vendre une caisse de ton centre de distribution à la zone de stock
       *[harbour] Vendre une caisse de ton magasin de port à la zone de stock
    }
acting-sell-why = La banque en donne { $paid } $, quel que soit son prix.
acting-sell-it = Vendre une caisse { $colour } pour { $paid } $

## Les courtiers

acting-call-goods-title = Payer et recevoir les caisses d’un courtier
acting-call-money-title = Donner des caisses et recevoir l’argent d’un courtier
acting-call-broker = Courtier { $broker }
acting-call-which = Quel courtier ?
acting-call-least = { $side ->
        [goods] paie à partir de { $least } $, reçois
       *[money] { $least ->
            [one] donne une caisse ou plus, reçois
           *[other] donne { $least } caisses ou plus, reçois
        }
    }
acting-call-how = Si personne n’offre plus que toi avant ton prochain tour, tu as gagné. D’ici là, ton offre reste sur la carte de paiement.
acting-call-bid = Ton offre
acting-call-from-factory = De ton centre de distribution
acting-call-from-harbour = De ton magasin de port
acting-call-more = { $count ->
        [one] Choisis encore une caisse.
       *[other] Choisis encore { $count } caisses.
    }
acting-pay-title = Tes caisses pour les courtiers
acting-pay-how = Les courtiers sont servis tour à tour : I, II, III, puis à nouveau I. Glisse une caisse à une autre place, ou déplace-la avec les flèches.
acting-pay-slot = caisse { $colour } au courtier { $broker }
acting-pay-earlier = Avancer la caisse { $colour }
acting-pay-later = Reculer la caisse { $colour }
acting-pay-do = Payer les courtiers

## Les caisses revenues

acting-price-back-title = Tes caisses
acting-price-back-do = Remettre en vente

## Défaut de paiement

acting-seize-why = { $place ->
        [factory] { $count ->
            [one] La banque saisit une caisse du centre de distribution de { $seat } pour un prêt en défaut. Elle quitte le jeu.
           *[other] La banque saisit { $count } caisses des magasins de { $seat } pour un prêt en défaut, l’une après l’autre. Elles quittent le jeu.
        }
        [harbour] { $count ->
            [one] La banque saisit une caisse du magasin de port de { $seat } pour un prêt en défaut. Elle quitte le jeu.
           *[other] La banque saisit { $count } caisses des magasins de { $seat } pour un prêt en défaut, l’une après l’autre. Elles quittent le jeu.
        }
        [ship] La banque saisit une caisse du navire de { $seat } pour un prêt en défaut. Elle quitte le jeu.
        [island] La banque saisit une caisse de { $seat } sur l’île étrangère pour un prêt en défaut. Elle quitte le jeu.
       *[bank] La banque saisit une caisse du port de { $seat } à la Banque d’investissement pour un prêt en défaut. Elle quitte le jeu.
    }
acting-seize-do = Saisir une caisse { $colour }
acting-seize-pick = Choisis-en une
acting-seize-machine-pick = Choisis-en une
acting-give-up-title = Que céder ?
acting-give-up-why = Il n’y a plus de caisse à saisir. Un bâtiment, mais jamais les deux premiers de chaque sorte, retourne dans la zone de stock{ $struck ->
        [yes] , et un prêt est annulé.
       *[no] .
    }
acting-seize-machine-do = Saisir l’usine { $colour }
acting-seize-machine-why = { $seat } n’a plus de caisse à saisir. Une de ces usines retourne dans la zone de stock.

## Le tour que l’on compose

acting-draft-title = Ton tour jusqu’ici
acting-take-back = Annuler la dernière
acting-start-over = Tout annuler
# Le seul bouton qui informe la table. Rien n’est dit avant.
acting-commit = { $ends ->
        [turn] Valider et finir le tour
        [auction] Valider et ouvrir la vente
        [game] Valider et finir la partie
        [waits] Valider
        [last] { $count ->
            [0] Terminer le tour
           *[other] Valider et finir le tour
        }
       *[open] Valider, puis continuer
    }
acting-commit-note = { $actions ->
        [one] Il te restera ensuite une action.
       *[other] Il te restera ensuite { $actions } actions.
    }
# L’offre de quelqu’un a été dépassée ; il doit fixer le prix de ce qui revient, avant que le tour continue ou finisse.
acting-commit-waits = C’est ensuite à { $names } de décider, avant que ton tour continue.
acting-draft-note = Personne ne voit cela avant que tu appuies sur le bouton.
acting-cash-then = { $amount } $ en main ensuite.
acting-busy = Un instant…
acting-ask-island-title = Aller à l’île ?
acting-ask-island = Ta cargaison ({ $goods }) est aussitôt mise aux enchères, et ton tour s’arrête là.
acting-ask-island-yes = Mettre aux enchères
acting-ask-pass-title = Terminer le tour maintenant ?
acting-ask-pass = { $actions ->
        [one] Tu renonces à une action.
       *[other] Tu renonces à { $actions } actions.
    }
acting-ask-pass-yes = Terminer le tour
acting-ask-game-title = Terminer la partie maintenant ?
acting-ask-game = Après ce tour, la partie est terminée et le décompte a lieu.
acting-ask-game-yes = Terminer la partie

## Offres

acting-bid-title = Ton offre
acting-bid-extra-title = Ton offre supplémentaire
acting-bid-standing = Ta première offre de { $amount } $ tient toujours. Ce que tu ajoutes maintenant vient en plus ; 0 $ est permis.
acting-cash-have = Tu as { $amount } $.
acting-cash-left = Il restera { $amount } $.
acting-bid-amount = Montant en dollars
acting-bid-step = { $by ->
        [-5] Cinq de moins
        [-1] Un de moins
        [1] Un de plus
       *[5] Cinq de plus
    }
acting-bid-step-short = { $by ->
        [-5] −5
        [-1] −1
        [1] +1
       *[5] +5
    }
acting-bid-slide = Glisser jusqu’à un montant
acting-bid-range = De { $least } $ à { $most } $
acting-bid-show = Voir le montant
acting-bid-hide = Cacher le montant
acting-bid-hidden = Le montant est caché à qui regarde par-dessus ton épaule.
acting-bid-loans = Prêts avec cette offre
acting-bid-loans-hidden = Leur nombre est caché, comme le montant.
acting-bid-loan-note = { $loans ->
        [0] Sans prêt, tu peux offrir jusqu’à { $most } $.
        [one] Avec un prêt, tu peux offrir jusqu’à { $most } $. Tu gardes le prêt, que tu gagnes ou non.
       *[other] Avec { $loans } prêts, tu peux offrir jusqu’à { $most } $. Tu gardes les prêts, que tu gagnes ou non.
    }
acting-bid-bluff = Cartes de bluff avec cette offre
acting-bid-bluff-note = { $bluff ->
        [cancel] Une offre avec une carte de bluff compte 0 $. Tous voient combien de cartes tu poses, pas lesquelles.
       *[plain] Elles ne valent rien. Tous voient combien de cartes tu poses, pas lesquelles : avec elles, l’offre paraît plus grosse.
    }
acting-bid-cards = { $count ->
        [0] aucune
        [one] une carte
       *[other] { $count } cartes
    }
acting-bid-wrong-hidden = Cette offre n’est pas possible. Affiche le montant pour voir pourquoi.
acting-bid-low = L’offre doit être d’au moins { $least } $.
acting-bid-high = { $loans ->
        [none] { $most } $, c’est tout ce que tu peux offrir.
        [one] Pour cela, il te faut un prêt.
       *[other] Pour cela, il te faut { $needed } prêts.
    }
acting-bid-add-loans = { $loans ->
        [one] Y joindre un prêt
       *[other] Y joindre { $loans } prêts
    }
acting-bid-seal = Déposer l’offre
acting-bid-seal-extra = Déposer le supplément
acting-bid-sealed = Offre déposée. Toutes sont dévoilées ensemble.
acting-bid-peek = Revoir ton offre
acting-bid-own = { $loans ->
        [0] { $bluff ->
            [0] Tu offres { $amount } $.
            [one] Tu offres { $amount } $ avec une carte de bluff.
           *[other] Tu offres { $amount } $ avec { $bluff } cartes de bluff.
        }
        [one] { $bluff ->
            [0] Tu offres { $amount } $ avec un prêt.
            [one] Tu offres { $amount } $ avec un prêt et une carte de bluff.
           *[other] Tu offres { $amount } $ avec un prêt et { $bluff } cartes de bluff.
        }
       *[other] { $bluff ->
            [0] Tu offres { $amount } $ avec { $loans } prêts.
            [one] Tu offres { $amount } $ avec { $loans } prêts et une carte de bluff.
           *[other] Tu offres { $amount } $ avec { $loans } prêts et { $bluff } cartes de bluff.
        }
    }
# Enchères ouvertes
acting-raise-standing = { $amount ->
        [0] Personne n’a encore fait d’offre.
       *[other] { $winner } est en tête avec { $amount } $.
    }
acting-raise-do = Surenchérir
acting-raise-to = Offrir { $amount } $
acting-raise-pass = Se retirer
acting-raise-out = Hors course : { $names }
acting-raise-loan = Pour offrir plus, il te faut un prêt. Il est contracté aussitôt, au vu de tous.
acting-ask-raise-pass-title = Te retirer ?
acting-ask-raise-pass = Tu quittes ces enchères et ne peux pas y revenir.

## Le vendeur décide

acting-decide-bids = Les offres
acting-decide-cargo = Ta cargaison
acting-decide-accept = Vendre à { $winner }
acting-decide-accept-brings = Tu reçois { $total } $ : { $amount } $ de { $winner } et { $subsidy } $ de la banque.
acting-decide-award-brings = Tu reçois { $total } $ : { $amount } $ du gagnant et { $subsidy } $ de la banque.
acting-decide-accept-nothing = Le gagnant reçoit la cargaison gratuitement.
acting-decide-decline = Garder la cargaison
acting-decide-cannot = Tu ne peux pas la garder : cela te coûterait { $amount } $, et tu as { $cash } $.
acting-decide-sell = Vendre
acting-decide-keep = Garder
acting-decide-worth = { $open ->
        [yes] La cargaison vaut { $now } pour toi à présent, { $most } au mieux.
       *[no] La cargaison vaut { $now } pour toi.
    }
acting-decide-in-all = { $open ->
        [yes] En tout { $now } à présent, { $most } au mieux.
       *[no] En tout { $now }.
    }
acting-decide-brokers = De plus, les courtiers reçoivent { $amount } $.
acting-decide-loan-first = { $loans ->
        [one] Pour la garder, il te faut d’abord un prêt.
       *[other] Pour la garder, il te faut d’abord { $loans } prêts.
    }
acting-ask-decline-title = Garder la cargaison ?
acting-ask-decline = { $amount ->
        [0] La cargaison va dans ton secteur de l’île, et ton tour est terminé.
       *[other] Tu paies { $amount } $ à la banque, sans subvention. Ton tour est terminé.
    }
acting-ask-decline-yes = La garder
acting-tied = Égalité à { $amount } $ : choisis qui la reçoit.

## Ce que vaut une cargaison pour soi

acting-worth-title = Sa valeur pour toi
# Ce qu’elle ajouterait au score selon les règles de la fin, couleur 5/10 et couleur rejetée comprises.
acting-worth-now = Si tout finissait maintenant
acting-worth-end = En plus de ce qu’elle compte sur ton navire
# Selon la seule carte de valorisation, comme si aucune couleur n’était rejetée.
acting-worth-card = Selon ta carte, sans rejet
# De même, avec la couleur 5/10 à 10 $.
acting-worth-most = Selon ta carte, au mieux
acting-worth-line = { $count ->
        [one] 1 caisse { $colour } à { $each } $
       *[other] { $count } caisses de couleur { $colour } à { $each } $ chacune
    }
acting-worth-why-every = Avec elle, tu as les cinq couleurs : ta couleur 5/10 $ compte 10 $.
acting-worth-why-not-every = Il te manque encore des couleurs : ta couleur 5/10 $ compte 5 $.
acting-worth-why-discard = À la fin, tu rejettes ta couleur la plus abondante. Ce serait la { $colour }.
acting-worth-why-discard-other = Avec elle, tu rejetterais la couleur { $colour }, et non plus la { $wanted }.
# Titre d’une colonne : ce qui reste de la valeur après avoir payé cette offre.
acting-worth-for = pour { $bid } $
acting-worth-masked = pour ton offre
acting-worth-how = Comment c’est calculé
acting-worth-why-ship = Si elle reste sur ton navire, chaque caisse compte { $each } $ à la fin : { $amount } $ en tout.
acting-ship-worth = { $sign ->
        [plus] Sur ton île, ta cargaison ajouterait { $amount } $ maintenant.
        [minus] Sur ton île, ta cargaison te coûterait { $amount } $ maintenant.
       *[none] Sur ton île, ta cargaison n’ajouterait rien maintenant.
    }
acting-load-worth = { $sign ->
        [plus] Avec cela, ta cargaison ajouterait { $amount } $ sur ton île maintenant.
        [minus] Avec cela, ta cargaison te coûterait { $amount } $ sur ton île maintenant.
       *[none] Avec cela, ta cargaison n’ajouterait rien sur ton île maintenant.
    }
acting-ship-others = À l’île, les autres font leurs offres : tu vends à la plus élevée, ou tu paies toi-même ce montant à la banque et tu gardes la cargaison.

## Prêts à tout moment

acting-bank-title = Prêts
acting-bank-open = Prêts
acting-bank-loans = { $loans ->
        [0] Tu n’as pas de prêt.
        [one] Tu as un prêt.
       *[other] Tu as { $loans } prêts.
    }
acting-bank-free = { $free ->
        [0] Tu ne peux pas en contracter d’autre.
        [one] Tu peux encore en contracter un.
       *[other] Tu peux encore en contracter { $free }.
    }
acting-bank-take = Contracter un prêt : +10 $
acting-bank-repay = Rembourser un prêt : −10 $
acting-ask-loan-title = Contracter un prêt ?
acting-ask-loan-yes = Contracter

## Conseils, retours en arrière, retour à la table

acting-hint = Que ferait un bot ?
acting-hint-planned = On interroge un bot avant de rien prévoir : annule d’abord ce que tu as prévu.
acting-hint-title = Le bot { $bot } ferait ceci :
acting-hint-bid-hidden = Une offre. Elle va dans le champ, cachée comme le montant.
acting-hint-learned = Le bot { $bot }, sur cent fois :
acting-hint-often = { $n ->
        [one] une fois : { $does }
       *[other] { $n } fois : { $does }
    }
acting-hint-do = Jouer ce coup
acting-hint-none = Le bot n’a pas d’idée non plus.
acting-hint-close = Fermer le conseil
acting-undo = Annuler ma dernière action
acting-undo-asked = { $name } demande à revenir en arrière : { $count ->
        [one] une action.
       *[other] les { $count } dernières actions.
    }
acting-undo-agree = Accepter
acting-undo-refuse = Refuser
acting-undo-waiting = Tu as demandé à revenir en arrière. Les autres doivent être d’accord.
acting-undo-agreed = Tu as accepté. En attente des autres.
acting-away = Le bot { $bot } joue pour toi en ton absence.
acting-come-back = Me revoilà

## Clavier

acting-keys = Clavier
acting-keys-title = Touches à la table
acting-keys-on = Utiliser ces touches
acting-key-build = Construire
acting-key-produce = Produire
acting-key-harbour = Acheter des caisses
acting-key-sail = Naviguer
acting-key-loan = Contracter un prêt
acting-key-commit = Valider le tour
acting-key-back = Annuler la dernière action
acting-key-close = Quitter un choix
acting-key-skip = Revenir au présent : montrer d’un coup ce que font les autres
acting-key-help = Montrer ces touches
# Noms de touches du clavier.
acting-keyname-Enter = Entrée
acting-keyname-Backspace = Retour arrière
acting-keyname-Escape = Échap
acting-key-boxes = Dans une rangée de caisses : les flèches déplacent, la barre d’espace choisit ; là où l’on fixe des prix, gauche et droite changent le prix et un chiffre le donne.
