# Pourquoi une action est impossible : ce qui ne va pas, et ce qui irait.
refused-game-over = La partie est terminée.
refused-not-asked = { $seat } n’a rien à décider maintenant ; la table attend : { $others }.
refused-wrong-moment = { $seat } ne peut pas faire cela maintenant : { $needed ->
        [act] il faut effectuer une action ou passer
        [price] il faut fixer le prix des caisses qui lui sont revenues
        [bids] il faut faire une offre pour la cargaison
        [tiebreak] il faut faire une offre supplémentaire pour départager les joueurs, même de 0 $
        [raise] il faut surenchérir ou passer
        [decide] il faut accepter ou refuser l’offre la plus élevée
        [seize] il faut choisir la caisse qui est saisie
        [seize-kind] il faut choisir si c’est un entrepôt ou une usine qui part
        [seize-machine] il faut choisir l’usine qui part
        [pay] il faut payer les courtiers avec les caisses offertes
       *[other] c’est autre chose qui est demandé
    }.
refused-no-actions = { $seat } n’a plus d’action : il reste à rembourser un prêt ou à terminer le tour en passant.
refused-not-possible = { $seat } ne peut pas faire cela maintenant.
refused-no-such-colour = Il n’y a pas de couleur numéro { $number } ; les couleurs sont numérotées de 0 à 4.
refused-no-such-seat = Il n’y a pas de place numéro { $number } ; les { $seats } places sont numérotées à partir de 0.
refused-no-such-price = Une caisse { $colour } ne peut pas y être vendue à { $price } $ : les prix vont de { $lowest } $ à { $highest } $.
refused-not-for-sale = Il n’y a pas là de caisse { $colour } à { $price } $ ; on y trouve : { $goods }.
refused-too-dear = { $seat } ne peut pas payer { $price } $ avec seulement { $cash } ${ $loans ->
        [0] {""}
        [one] , mais peut d’abord contracter un prêt
       *[other] , mais peut d’abord contracter { $loans } prêts
    }.
refused-wage-too-dear = { $seat } ne peut pas payer { $price } $ au patron du syndicat avec seulement { $cash } ${ $loans ->
        [0] {""}
       *[other] , mais peut d’abord contracter un prêt
    }.
refused-store-differs = Il faut disposer toutes les caisses, ni plus ni moins : { $goods }.
refused-no-machine-space = { $seat } n’a plus de place pour une usine : quatre est le maximum.
refused-no-warehouse-space = { $seat } n’a plus de place pour un entrepôt : cinq est le maximum.
refused-machine-owned = { $seat } possède déjà son usine { $colour } : jamais deux de la même couleur.
refused-machines-gone = Il ne reste plus d’usine { $colour } dans la zone de stock.
refused-warehouses-gone = Il ne reste plus d’entrepôt dans la zone de stock.
refused-produced-already = { $seat } a déjà produit pendant ce tour ; une fois par tour est le maximum.
refused-nothing-to-produce = { $seat } ne peut rien produire et n’a aucun prix à revoir dans son centre de distribution.
refused-thrown-away = Rien ne peut être jeté ; le centre de distribution contient déjà : { $goods }.
refused-must-make = Il faut disposer tout le centre de distribution, ce qui s’y trouvait et une caisse de chaque usine qui peut produire : { $goods }.
refused-must-choose = Il y a de la place pour { $count } ; il faut en produire exactement { $count } parmi : { $goods }.
refused-called-and-ending = Qui a appelé le courtier pendant ce tour ne peut pas mettre fin à la partie en produisant.
refused-own-factory = { $seat } ne peut pas acheter dans son propre centre de distribution.
refused-takes-nothing = Il faut prendre au moins une caisse.
refused-factory-empty = { $host } n’a rien dans son centre de distribution.
refused-harbour-full = { $seat } ne peut pas acheter { $count } { $count ->
        [one] caisse
       *[other] caisses
    } : il reste { $room } { $room ->
        [one] place
       *[other] places
    } dans le magasin de port.
refused-nothing-to-reprice = { $seat } n’a aucun prix à revoir dans son magasin de port.
refused-no-domestic-sale = Il n’y a pas de vente domestique à cette table.
refused-nothing-to-sell = { $seat } n’a rien à vendre, ni dans son centre de distribution ni dans son magasin de port.
refused-first-turn = { $seat } ne peut pas faire de vente domestique à son premier tour.
refused-sale-comes-first = { $seat } peut faire une seule vente domestique par tour, avant ses actions.
refused-not-at-sea = { $seat } doit d’abord gagner la haute mer : d’un port à l’autre, il faut deux actions.
refused-at-sea-already = Le navire de { $seat } est déjà en haute mer.
refused-empty-ship = { $seat } doit avoir au moins une caisse à bord pour aller à l’île étrangère.
refused-own-harbour = { $seat } ne peut pas s’amarrer dans son propre port.
refused-no-investment-bank = Il n’y a pas de Banque d’investissement à cette table.
refused-not-in-harbour = Le navire de { $seat } n’est amarré dans le port d’aucun joueur : c’est là qu’il faut aller pour charger.
refused-not-in-bank-harbour = Le navire de { $seat } n’est pas amarré dans son port à la Banque d’investissement.
refused-no-docked-loading = À cette table, un navire ne charge qu’à son arrivée.
refused-ship-full = { $seat } ne peut pas charger { $count } { $count ->
        [one] caisse
       *[other] caisses
    } : il reste { $room } { $room ->
        [one] place
       *[other] places
    } sur le navire.
refused-harbour-empty = { $host } n’a rien dans son magasin de port.
refused-bank-harbour-empty = { $seat } n’a aucune caisse dans son port à la Banque d’investissement.
refused-not-on-pier = Il n’y a pas là de caisse { $colour } ; on y trouve : { $goods }.
refused-negative-bid = Le montant, les prêts et les cartes de bluff d’une offre sont des nombres à partir de 0.
refused-too-many-loans = { $seat } { $free ->
        [0] ne peut plus contracter de prêt
        [1] peut encore contracter un prêt
       *[other] peut encore contracter { $free } prêts
    } : deux prêts à la fois est le maximum.
refused-no-bluffing-cards = Il n’y a pas de cartes de bluff à cette table.
refused-too-many-bluffs = { $seat } a { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } de bluff en main.
refused-bid-too-high = { $seat } peut offrir { $limit } $ au plus{ $loans ->
        [0] {""}
        [one] , ou jusqu’à { $most } $ avec un prêt
       *[other] , ou jusqu’à { $most } $ avec { $loans } prêts
    }.
refused-open-loan-first = Aux enchères ouvertes, un prêt se contracte d’abord, au vu de tous : le prêt, puis l’offre.
refused-no-bluffing-openly = Les cartes de bluff ne servent à rien aux enchères ouvertes.
refused-bid-too-low = L’offre doit être d’au moins { $lowest } $.
refused-award-instead = Les offres sont à égalité : attribue la cargaison à un de ces joueurs ({ $others }) ou refuse.
refused-accept-instead = Les offres ne sont pas à égalité : accepte ou refuse.
refused-not-tied = { $seat } n’est pas parmi les joueurs à égalité, qui sont : { $others }.
refused-loan-with-bid = { $seat } doit une offre secrète : le prêt accompagne l’offre, comme dans « bid 12 loan ».
refused-not-own-turn = { $seat } ne peut rembourser un prêt que pendant son propre tour.
refused-repay-later = { $seat } peut rembourser un prêt entre ses actions, pas maintenant.
refused-in-default = { $seat } ne peut pas contracter de prêt tant que son défaut de paiement n’est pas réglé.
refused-no-loan = { $seat } n’a pas de prêt à rembourser.
refused-repay-too-dear = { $seat } ne peut pas rembourser 10 $ avec seulement { $cash } $.
refused-no-such-broker = Les courtiers sont I, II et III.
refused-called-already = { $seat } a déjà appelé le courtier pendant ce tour ; une fois par tour est le maximum.
refused-won-this-turn = { $seat } a remporté les enchères d’un courtier au début de ce tour et ne peut donc pas appeler de courtier pendant ce tour.
refused-ending-no-call = La partie finit avec ce tour : { $seat } ne peut pas appeler le courtier.
refused-empty-space = Ce courtier n’a rien à cet endroit qu’on puisse lui demander.
refused-other-space = Des enchères sont en cours : on ne peut offrir que pour { $kind ->
        [goods] les caisses
       *[money] l’argent
    } du courtier { $broker }.
refused-too-few-containers = L’offre doit être d’au moins { $lowest } { $lowest ->
        [one] caisse
       *[other] caisses
    }.
refused-must-pay = Il faut payer ce qui a été offert, chaque caisse une fois : { $goods }.
refused-cannot-seize = Cette caisse { $colour } ne peut pas être saisie ; il faut en choisir une parmi : { $goods }.
refused-machine-safe = L’usine { $colour } ne peut pas être saisie ; il faut en choisir une parmi : { $goods }.
