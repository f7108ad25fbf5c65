# Le jeu dans le terminal. Ce qui se tape (`produce k@2`, `help`, `log all`, les lettres des couleurs, les noms des
# places comme dans `stock red`) est le même dans toutes les langues. Les tableaux sont étroits : que ce soit court.
# $goods et ses semblables sont des caisses par leurs lettres (« kk n ») ; $seats-count est le nombre de $seats.

## En tête du plateau : des faits séparés par des points

terminal-round = { $limit ->
        [0] Manche { $round }
       *[other] Manche { $round } sur { $limit }
    }
terminal-over = la partie est terminée
terminal-turn = { $actions ->
        [0] tour de { $seat }, plus d’action
        [one] tour de { $seat }, encore { $actions } action
       *[other] tour de { $seat }, encore { $actions } actions
    }
# Ce que le joueur dont c'est le tour a déjà fait
terminal-done-produced = a produit
terminal-done-called = a appelé un courtier
terminal-done-won = a gagné chez un courtier
terminal-done-sold = a fait une vente domestique
# Qui la table attend, et pour quoi
terminal-asked = { $phase ->
        [price] à { $seats } de fixer le prix des caisses revenues
        [bids] offres attendues : { $seats }
        [tiebreak] offres supplémentaires attendues : { $seats }
        [raise] à { $seats } de surenchérir ou de passer
        [decide] à { $seats } d’accepter ou de refuser
        [seize] à { $seats } de choisir ce qui est saisi
        [seize-kind] à { $seats } de céder un entrepôt ou une usine
        [seize-machine] à { $seats } de choisir l’usine qui part
       *[pay] à { $seats } de payer les courtiers
    }
terminal-edition = { $edition-key ->
        [classic] édition classique
        [anniversary] édition anniversaire
       *[other] { $edition }
    }

## Le tableau des joueurs

terminal-seat = Joueur
terminal-machines = Usines
terminal-factory = Distrib.
terminal-harbour = Port
terminal-ship = Navire
terminal-island = Île
terminal-you = { $seat } (toi)
terminal-loans = { $loans ->
        [one] { $loans } prêt
       *[other] { $loans } prêts
    }
terminal-money-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
# Ce que coûte la prochaine usine ; 0 : il n'y a plus de place
terminal-next = { $price ->
        [0] complet
       *[other] suiv. { $price } $
    }
# Les places du port, occupées et toutes, et ce que coûte le prochain entrepôt
terminal-places = { $price ->
        [0] { $used }/{ $warehouses }, complet
       *[other] { $used }/{ $warehouses }, suiv. { $price } $
    }
# Où se trouve le navire
terminal-at-sea = en mer
terminal-at-island = à l’île
terminal-at-bank = à la banque
terminal-at-seat = chez { $seat }
# Dans le port d'un joueur à la Banque d'investissement
terminal-in-bank = banque { $goods }

## La zone de stock et les cartes de valorisation

terminal-supply = Stock
terminal-none-left = épuisée
terminal-warehouses = { $count ->
        [one] { $count } entrepôt
       *[other] { $count } entrepôts
    }
terminal-gone = { $gone } sur { $end } épuisées
terminal-last-turn = le dernier tour
terminal-your-card = Ta carte
terminal-card-of = Carte de { $seat }
terminal-card = carte { $card }

## Les courtiers

terminal-brokers = Courtiers
terminal-no-goods = aucune caisse
terminal-payment-free = carte de paiement libre
terminal-payment-for-goods = { $seat } offre { $amount } $ pour les caisses de { $broker }
terminal-payment-for-money = { $seat } offre { $goods } pour l’argent de { $broker }

## Ce qui est en train de se régler

terminal-default = { $loans ->
        [one] { $seat } est en défaut de paiement pour { $loans } prêt
       *[other] { $seat } est en défaut de paiement pour { $loans } prêts
    }
terminal-in-hand = { $seat } a en main : { $goods }
terminal-for-sale = { $seat } vend : { $goods }
terminal-bids-in = Offres secrètes déposées : { $seats }
terminal-bid-in = { $cards ->
        [0] { $seat }
        [one] { $seat } ({ $cards } carte)
       *[other] { $seat } ({ $cards } cartes)
    }
terminal-your-bid = Ton offre secrète : { $bid }
terminal-bid-of = Offre secrète de { $seat } : { $bid }
# Une offre seule, comme dans les deux messages précédents
terminal-bid = { $bluff ->
        [0] { $amount } $
        [one] { $amount } $ avec { $bluff } carte de bluff
       *[other] { $amount } $ avec { $bluff } cartes de bluff
    }
terminal-bid-counting = { $bluff ->
        [0] { $amount } $, compte pour { $counts } $
        [one] { $amount } $ avec { $bluff } carte de bluff, compte pour { $counts } $
       *[other] { $amount } $ avec { $bluff } cartes de bluff, compte pour { $counts } $
    }
# $bids est une liste faite des trois suivants
terminal-bids = Offres : { $bids }
terminal-seat-bid = { $seat } { $bid }
terminal-seat-bids = { $seat } { $bid } + { $extra }
terminal-seat-passed = { $seat } a passé
terminal-highest = Meilleure offre : { $amount } $ de { $seats }

## Ce que l'on peut faire : des lignes après « Tu peux », chacune avec un exemple à taper à côté

terminal-you-can = Tu peux
terminal-for-example = par exemple
terminal-can-build-machine = construire une usine pour { $price } $ : { $goods }
terminal-can-build-warehouse = construire un entrepôt pour { $price } $
terminal-can-produce = produire { $goods } et payer 1 $ à { $boss }
terminal-can-produce-some = { $count ->
        [one] produire { $count } caisse parmi { $goods } et payer 1 $ à { $boss }
       *[other] produire { $count } caisses parmi { $goods } et payer 1 $ à { $boss }
    }
terminal-can-set-out = { $fee ->
        [0] revoir les prix du centre de distribution
       *[other] revoir les prix du centre de distribution et payer { $fee } $ à { $boss }
    }
# Les caisses suivent, avec leurs prix
terminal-can-stock = acheter chez { $seat } (place pour { $room })
terminal-can-reprice = revoir les prix du magasin de port
terminal-can-sell = faire une vente domestique pour 2 $, au choix : { $goods }
# Les caisses suivent, avec leurs prix
terminal-can-sail = aller chez { $seat }
terminal-can-sail-empty = aller chez { $seats } (rien à charger)
terminal-can-sail-sea = gagner la haute mer
terminal-can-sail-island = aller à l’île et mettre aux enchères { $goods }
terminal-can-sail-bank = aller dans ton port à la banque : { $goods }
terminal-can-sail-bank-empty = aller dans ton port à la banque (rien à charger)
# Les caisses suivent, avec leurs prix
terminal-can-load = charger chez { $seat }
terminal-can-load-bank = charger à la banque : { $goods }
terminal-can-bid = offrir de { $least } $ à { $most } $
terminal-can-add = ajouter à ton offre de { $least } $ à { $most } $
# Ces deux-là continuent la ligne qui précède
terminal-can-bid-loan = … jusqu’à { $most } $ avec un prêt pour cela
terminal-can-bid-bluff = { $cards ->
        [one] … avec { $cards } carte de bluff
       *[other] … avec { $cards } cartes de bluff
    }
terminal-can-accept = vendre la cargaison à { $seat }, qui paie { $price } $ ; la banque ajoute { $price } $
terminal-can-decline = garder la cargaison et payer { $price } $ à la banque
terminal-can-call-goods = appeler le courtier { $broker } pour { $goods } et offrir de { $least } $ à { $most } $
# $brokers est « I (4 $) ou II (5 $) », fait du message qui suit
terminal-can-call-money = { $least ->
        [one] appeler le courtier { $brokers } pour de l’argent et offrir au moins { $least } caisse
       *[other] appeler le courtier { $brokers } pour de l’argent et offrir au moins { $least } caisses
    }
terminal-broker-money = { $broker } ({ $money } $)
terminal-can-price = fixer le prix des caisses revenues, au centre de distribution { $factory }, au magasin de port { $harbour }
terminal-can-pay = payer les courtiers I, II, III, I, … dans l’ordre de ton choix : { $goods }
terminal-can-seize = choisir ce que perd { $seat } : { $goods }
# Les caisses suivent, avec leurs prix
terminal-can-seize-priced = choisir ce que perd { $seat } :
terminal-can-seize-machine = choisir l’usine qui part : { $goods }
terminal-can-give-up-warehouse = céder un entrepôt
terminal-can-give-up-machine = céder une usine
terminal-can-loan = contracter un prêt de { $amount } $ ; ce n’est pas une action
terminal-can-loan-to-decline = contracter un prêt de { $amount } $, car refuser coûte { $price } $
terminal-can-repay = rembourser un prêt de { $amount } $ ; ce n’est pas une action
terminal-can-pass = passer et terminer ton tour
terminal-can-stop = ne plus surenchérir

## L'aide

terminal-help-actions = Une action se tape sur une ligne. Elle commence par un de ces mots : { $words }.
terminal-help-letters = Une caisse avec son prix, c’est sa lettre, @ et le prix. Les lettres ici :
# $seats est « blue (Bleu), red (Rouge) »
terminal-help-seats = Les places se tapent ainsi : { $seats }.
terminal-help-examples = La liste sous le plateau donne des exemples ; « help produce » montre comment s’écrit une action.
terminal-help-keys = La touche de tabulation complète les mots. Une ligne qui n’est pas permise ne change rien.
terminal-help-commands = En plus des actions, il y a :
# À la place du nom d'un fichier : « save FICHIER »
terminal-word-file = FICHIER
# $word a déjà ses guillemets
terminal-no-help = Il n’y a pas d’aide sur { $word }.
terminal-no-help-near = Il n’y a pas d’aide sur { $word }. Veux-tu dire { $near } ?
# Ce que fait chacun des mots
terminal-about-produce = Chaque usine produit une caisse s’il y a de la place et si la zone de stock en a une ; ton voisin de droite reçoit 1 $. Écris tout le centre de distribution avec ses prix, de 1 $ à 4 $ : ce qui s’y trouvait et ce qui est produit. Une fois par tour.
terminal-about-stock = Achète dans le centre de distribution d’un autre joueur, à ses prix. Après la flèche vient tout ton magasin de port avec ses prix, de 2 $ à 6 $ ; il contient une caisse par entrepôt.
terminal-about-reprice = Revois les prix de ton magasin de port sans acheter : tout le magasin, de 2 $ à 6 $.
terminal-about-sail = Une action mène le navire de la haute mer dans un port, ou le ramène en mer. Dans le port d’un autre joueur, il peut charger aussitôt, cinq caisses à bord au plus. À l’île, la cargaison est mise aux enchères et ton tour se termine. « bank » est ton port à la Banque d’investissement.
terminal-about-load = Charge là où le navire est déjà amarré ; avec les prix dans le port d’un joueur, sans prix dans ton port à la Banque d’investissement.
terminal-about-build = Achète une usine d’une couleur que tu n’as pas, ou un entrepôt. Le prix de la suivante est indiqué sous tes usines, celui du suivant à côté de tes places du port.
terminal-about-bid = Fais une offre pour la cargaison : ce que tu as au plus, davantage avec un prêt qui accompagne l’offre. Des cartes de bluff l’accompagnent là où la table en a. Après une égalité, le montant est ce que tu ajoutes.
terminal-about-accept = Vends la cargaison : le gagnant paie son offre, la banque te verse encore autant.
terminal-about-decline = Garde la cargaison et paie l’offre la plus élevée à la banque.
terminal-about-award = Les offres sont à égalité : vends la cargaison à un des joueurs à égalité.
terminal-about-call = Appelle un courtier : offre de l’argent pour ses caisses, ou des caisses de tes magasins pour son argent. Si personne ne surenchérit, tu gagnes au début de ton prochain tour. Une fois par tour.
terminal-about-price = Ton offre chez les courtiers a été dépassée : fixe le prix des caisses qui te reviennent, magasin par magasin.
terminal-about-pay = Paie les caisses offertes aux courtiers I, II, III, I, … dans l’ordre où tu les écris.
terminal-about-sell = Vente domestique : une caisse retourne dans la zone de stock, pour 2 $ de la banque.
terminal-about-loan = Prends 10 $ à la banque à tout moment ; deux prêts au plus, 1 $ d’intérêts chacun au début de ton tour. Ce n’est pas une action. À plusieurs devant le même écran, « red: loan » en contracte un pour Rouge.
terminal-about-repay = Rembourse un prêt avec 10 $, pendant ton tour. Ce n’est pas une action.
terminal-about-seize = Ton voisin de gauche est en défaut de paiement : choisis la caisse, ou l’usine, qui part.
terminal-about-give = Tu es en défaut de paiement : dis lequel des deux part.
terminal-about-pass = Renonce aux actions qui te restent ; aux enchères ouvertes, arrête de surenchérir.
terminal-about-help = Explique ce qui peut se taper, ou un mot en particulier.
terminal-about-board = Montre le plateau et ce que tu peux faire.
terminal-about-log = Raconte ce qui vient de se passer, ou tout.
terminal-about-who = Dit qui joue aux places où personne n’est assis.
terminal-about-undo = Revient à ta dernière décision, tant que rien de secret n’a été dévoilé et que personne d’autre n’a décidé depuis.
terminal-about-position = Écrit la position sous forme de texte, sans ce que tu ne peux pas savoir.
terminal-about-save = Écrit la partie dans un fichier, avec les cartes de tous ; `longshore play --terminal --from FICHIER` la reprend. Un nom qui finit par .json en fait du JSON.
terminal-about-quit = Quitte la partie.

## À l'écran

terminal-played-by = { $seat } est joué par { $bot }. { $about }
terminal-all-people = Il y a quelqu’un à chaque place.
terminal-thinking = { $seat } réfléchit…
# Une demande : le joueur doit appuyer sur une touche
terminal-alone = { $seat }, appuie sur Entrée quand personne d’autre ne regarde l’écran.
terminal-left = La partie reste inachevée.
terminal-input-ended = L’entrée est terminée ; la partie reste inachevée.
terminal-other-seat = Tu es { $seat } devant cet écran.
# $reason est en anglais, du genre « said 'sail to the moon' (str): … »
terminal-forfeit = Le bot de { $seat } a fait une erreur ({ $reason }). Il perd cette décision ; un coup sûr est joué à sa place.
terminal-log-which = Écris « log » pour les derniers événements, ou « log all ».
terminal-save-name = Il manque un nom, comme dans « save evening.game ».
terminal-saved = La partie jusqu’ici est dans { $name }, avec les cartes de tous.
terminal-undo-nothing = Tu n’as aucune décision à reprendre.
terminal-undo-others = { $seats-count ->
        [one] { $seats } a décidé après toi ; cela reste acquis.
       *[other] { $seats } ont décidé après toi ; cela reste acquis.
    }
terminal-undo-revealed = Des offres ont été dévoilées après ta dernière décision ; elle reste acquise.
terminal-undone = Tu es de retour à ta dernière décision.
# Une remarque à la fin du texte d'une position
terminal-position-note = Ce que les autres cachent n’y est pas : argent, cartes et offres secrètes.
terminal-no-language-set = LONGSHORE_LANGUAGE vaut « { $given } », et cette langue n’existe pas ici ; il y a : { $known }.

## Revoir une partie

terminal-after = { $played ->
        [one] Après { $played } action :
       *[other] Après { $played } actions :
    }
terminal-after-some = { $played ->
        [one] Après { $played } action sur { $actions } :
       *[other] Après { $played } actions sur { $actions } :
    }
terminal-at-range = --at va de 0 à { $actions }, le nombre d’actions de cette partie ; pas { $at }.

## Le décompte final

terminal-score = Décompte
terminal-score-cash = Argent
terminal-score-island = Île
terminal-score-harbour = Port
terminal-score-ship = Navire
terminal-score-bank = Banque
terminal-score-loans = Prêts
terminal-score-total = Total
terminal-seat-card = { $seat } carte { $card }
terminal-discarded = rejetées
terminal-island-empty = rien sur l’île
terminal-wins = { $seat } gagne avec { $total } $.
# Ce qui a départagé les joueurs
terminal-wins-tie = { $by ->
        [island] { $seat } gagne avec { $total } $ et le plus de caisses restées sur l’île.
       *[factory] { $seat } gagne avec { $total } $ et le plus de caisses au centre de distribution.
    }
terminal-shared = { $seats } partagent la victoire avec { $total } $.

## Fichiers ; $source est « input » pour l'entrée standard

terminal-file-too-large = { $source ->
        [input] L’entrée standard est plus grande que n’importe quelle partie ou position ({ $most } Mo).
       *[file] { $name } est plus grand que n’importe quelle partie ou position ({ $most } Mo).
    }
terminal-file-not-text = { $source ->
        [input] L’entrée standard n’est pas du texte.
       *[file] { $name } n’est pas un fichier texte.
    }
terminal-file-not-utf8 = { $source ->
        [input] L’entrée standard n’est pas du texte UTF-8 : à la ligne { $line }, un octet ne convient pas.
       *[file] { $name } n’est pas du texte UTF-8 : à la ligne { $line }, un octet ne convient pas.
    }
terminal-file-empty = { $source ->
        [input] L’entrée standard est vide.
       *[file] { $name } est vide.
    }
# $name a déjà ses guillemets
terminal-file-no-name = { $name } n’est pas un nom de fichier.
terminal-file-is-folder = { $name } est un dossier, pas un fichier.
terminal-file-exists = { $name } existe déjà ; donne un autre nom.
terminal-file-no-folder = Il n’y a pas de dossier { $folder } pour { $name }.
terminal-file-missing = Il n’y a pas de fichier { $name }.
terminal-file-forbidden = { $name } : l’accès n’est pas permis.
# $reason est ce que dit le système
terminal-file-trouble = { $name } : { $reason }.
terminal-file-is-position = { $name } : c’est une position, pas une partie ; voir `longshore position`.
terminal-file-no-game = { $name } : ce n’est pas une partie enregistrée. Le fichier d’une partie vient de `save` dans le terminal, ou du menu d’une table après la fin.
terminal-file-is-game = { $name } : c’est une partie, pas une position ; voir `longshore replay`.
# $problem dit ce qui ne va pas dans le texte, et où
terminal-file-wrong = { $name } : { $problem }
