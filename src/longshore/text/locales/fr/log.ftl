# Le journal d'une partie : une phrase par événement, au passé composé.
# Un joueur est désigné par sa couleur, sans article : « Bleu ». $seat-key, $colour-key, etc.
# contiennent le nom brut, pour choisir une forme.

## Parties de phrases

# Des caisses semblables : « noire », « deux noires ». Toujours après « caisse » ou « caisses ».
log-alike = { $count ->
        [1] { $colour }
       *[other] { $count ->
            [2] deux
            [3] trois
            [4] quatre
            [5] cinq
           *[other] { $count }
        } { $colour-key ->
            [black] noires
            [brown] brunes
            [tan] beiges
            [white] blanches
            [purple] violettes
            [beige] beiges
            [grey] grises
           *[other] { $colour }
        }
    }
# La même chose dans un magasin, avec le prix.
log-priced = { log-alike } à { $price } $
log-a-colour = une caisse { $colour }
# Une couleur sur une carte de valorisation ; une des cinq a deux valeurs.
log-worth = { $kind ->
        [double] { $colour } 5 ou 10 $
       *[single] { $colour } { $amount } $
    }
# Ce qu'un courtier possède au départ.
log-broker-share = { $count ->
        [0] { $amount } $
       *[other] { $amount } $ ({ $goods })
    }
log-broker-money = { $amount } $ à { $broker }
log-broker-container = { log-a-colour } à { $broker }
log-bid = { $cancelled ->
        [yes] { $seat } { $counts } $ (bluff de { $amount } $)
       *[no] { $seat } { $amount } $
    }
log-score = { $sign ->
        [minus] { $seat } −{ $amount } $
       *[plus] { $seat } { $amount } $
    }

## La mise en place

log-game-began = Une partie de l’édition { $edition-key ->
        [classic] classique
        [anniversary] anniversaire
       *[other] { $edition }
    } a commencé à { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } ; le sort a désigné { $first } pour jouer en premier.
log-seat-dealt = { $seat } a commencé avec une usine { $machine }, une caisse { $machine } à { $price } $ dans son centre de distribution et { $cash } $.
log-card-dealt = { $seat } a reçu la carte de valorisation { $card } : { $worths }.
log-brokers-dealt = Les courtiers { $brokers } ont commencé avec respectivement { $shares }.

## Le tour

log-turn-began = Manche { $round } : { $seat } a commencé son tour.
log-passed = { $actions ->
        [0] { $seat } a terminé son tour.
        [one] { $seat } a passé et renoncé à une action.
       *[other] { $seat } a passé et renoncé à ses deux actions.
    }

## Intérêts, défaut de paiement et prêts

log-interest-paid = { $brokers-count ->
        [0] { $seat } a payé { $amount } $ d’intérêts à la banque.
        [one] { $seat } a payé { $amount } $ d’intérêts au courtier { $brokers }.
       *[other] { $seat } a payé { $amount } $ d’intérêts, soit 1 $ à chacun des courtiers { $brokers }.
    }
log-defaulted = { $loans ->
        [one] { $seat } n’a pas pu payer les intérêts d’un prêt.
       *[other] { $seat } n’a pas pu payer les intérêts de { $loans } prêts.
    }
log-container-seized = { $place ->
        [factory] Saisie : { $seat } a perdu { log-a-colour } à { $price } $ de son centre de distribution.
        [harbour] Saisie : { $seat } a perdu { log-a-colour } à { $price } $ de son magasin de port.
        [ship] Saisie : { $seat } a perdu { log-a-colour } de son navire.
        [island] Saisie : { $seat } a perdu { log-a-colour } sur l’île étrangère.
       *[bank] Saisie : { $seat } a perdu { log-a-colour } de son port à la Banque d’investissement.
    }
log-warehouse-seized = Saisie : { $seat } a perdu un entrepôt, remis dans la zone de stock.
log-machine-seized = Saisie : { $seat } a perdu son usine { $colour }, remise dans la zone de stock.
log-interest-forgiven = { $seat } n’avait rien à saisir : la banque lui a fait grâce des intérêts d’un prêt.
log-loan-taken = { $cause ->
        [bid] { $seat } a contracté un prêt de { $amount } $ avec son offre.
        [interest] { $seat } a dû contracter un prêt de { $amount } $ pour payer ses intérêts.
       *[wish] { $seat } a contracté un prêt de { $amount } $.
    }
log-loan-repaid = { $seat } a remboursé un prêt de { $amount } $.
log-loan-struck-off = Un des prêts de { $seat } a été annulé.

## Les actions

log-machine-built = { $seat } a construit une usine { $colour } pour { $price } $.
log-warehouse-built = { $seat } a construit un entrepôt pour { $price } $.
# $boss est le patron du syndicat.
log-produced = { $wage ->
        [0] { $colours-count ->
            [0] { $seat } n’a rien produit.
            [one] { $seat } a produit une caisse { $colours }.
           *[other] { $seat } a produit { $colours-count } caisses : { $colours }.
        }
       *[other] { $colours-count ->
            [0] { $seat } a payé { $wage } $ à { $boss } sans rien produire.
            [one] { $seat } a payé { $wage } $ à { $boss } et produit une caisse { $colours }.
           *[other] { $seat } a payé { $wage } $ à { $boss } et produit { $colours-count } caisses : { $colours }.
        }
    }
log-store-set-out = { $store ->
        [factory] { $goods-count ->
            [0] { $seat } a laissé son centre de distribution vide.
            [one] { $seat } a mis une caisse { $goods } en vente dans son centre de distribution.
           *[other] { $seat } a mis des caisses en vente dans son centre de distribution : { $goods }.
        }
       *[harbour] { $goods-count ->
            [0] { $seat } a laissé son magasin de port vide.
            [one] { $seat } a mis une caisse { $goods } en vente dans son magasin de port.
           *[other] { $seat } a mis des caisses en vente dans son magasin de port : { $goods }.
        }
    }
log-stocked = { $goods-count ->
        [one] { $seat } a acheté une caisse { $goods } au centre de distribution de { $host }.
       *[other] { $seat } a acheté des caisses au centre de distribution de { $host } : { $goods }, soit { $paid } $ en tout.
    }
log-ship-sailed = { $berth ->
        [seat] Le navire de { $seat } s’est amarré dans le port de { $host }.
        [island] Le navire de { $seat } s’est amarré à l’île étrangère.
        [bank] Le navire de { $seat } s’est amarré dans son port à la Banque d’investissement.
       *[sea] { $origin ->
            [seat] Le navire de { $seat } a quitté le port de { $host } pour la haute mer.
            [island] Le navire de { $seat } a quitté l’île étrangère pour la haute mer.
           *[bank] Le navire de { $seat } a quitté la Banque d’investissement pour la haute mer.
        }
    }
log-ship-loaded = { $goods-count ->
        [one] { $seat } a chargé une caisse { $goods } au magasin de port de { $host }.
       *[other] { $seat } a chargé des caisses au magasin de port de { $host } : { $goods }, soit { $paid } $ en tout.
    }
log-ship-loaded-at-bank = { $goods-count ->
        [one] { $seat } a chargé une caisse { $goods } dans son port à la Banque d’investissement.
       *[other] { $seat } a chargé des caisses dans son port à la Banque d’investissement : { $goods }.
    }
log-sold-at-home = { $store ->
        [factory] { $seat } a fait une vente domestique : une caisse { $colour } à { $price } $ de son centre de distribution, pour { $paid } $.
       *[harbour] { $seat } a fait une vente domestique : une caisse { $colour } à { $price } $ de son magasin de port, pour { $paid } $.
    }
log-end-triggered = Une deuxième couleur était épuisée dans la zone de stock : le tour de { $seat } a été le dernier.

## La vente aux enchères

log-auction-opened = { $bidding ->
        [sealed] { $seat } a mis sa cargaison ({ $cargo }) aux enchères, à offres secrètes.
       *[open] { $seat } a mis sa cargaison ({ $cargo }) aux enchères, à offres ouvertes.
    }
log-sealed-bid = { $extra ->
        [yes] { $seat } a déposé une offre supplémentaire secrète de { $amount } $
       *[no] { $seat } a déposé une offre secrète de { $amount } $
    }{ $loans ->
        [0] { $bluff ->
            [0] {""}
            [one] , avec une carte de bluff
           *[other] , avec { $bluff } cartes de bluff
        }
        [one] , avec un prêt{ $bluff ->
            [0] {""}
            [one] {" "}et une carte de bluff
           *[other] {" "}et { $bluff } cartes de bluff
        }
       *[other] , avec { $loans } prêts{ $bluff ->
            [0] {""}
            [one] {" "}et une carte de bluff
           *[other] {" "}et { $bluff } cartes de bluff
        }
    }.
log-bid-sealed = { $extra ->
        [yes] { $cards ->
            [0] { $seat } a déposé une offre supplémentaire secrète.
            [one] { $seat } a déposé une offre supplémentaire secrète de { $cards } carte.
           *[other] { $seat } a déposé une offre supplémentaire secrète de { $cards } cartes.
        }
       *[no] { $cards ->
            [0] { $seat } a déposé une offre secrète.
            [one] { $seat } a déposé une offre secrète de { $cards } carte.
           *[other] { $seat } a déposé une offre secrète de { $cards } cartes.
        }
    }
log-bids-revealed = { $extra ->
        [yes] Les offres supplémentaires ont été dévoilées : { $bids }.
       *[no] Les offres ont été dévoilées : { $bids }.
    }
log-bid-raised = { $seat } a offert { $amount } $.
log-bid-passed = { $seat } s’est retiré des enchères.
log-bids-tied = { $again ->
        [yes] { $seats } étaient à égalité à { $amount } $ et ont dû faire des offres supplémentaires.
       *[no] { $seats } étaient à égalité à { $amount } $ : le vendeur a dû choisir entre eux.
    }
log-highest-bid = L’offre de { $seat }, de { $amount } $, était la plus élevée.
log-cargo-sold = { $price ->
        [0] La cargaison de { $seller } ({ $cargo }) est allée gratuitement à { $winner }.
       *[other] La cargaison de { $seller } ({ $cargo }) est allée à { $winner } pour { $price } $ ; la banque a versé à { $seller } une subvention de { $subsidy } $.
    }
log-cargo-kept = { $price ->
        [0] { $seller } a refusé l’offre et gardé sa cargaison ({ $cargo }) sans rien payer.
       *[other] { $seller } a refusé l’offre et gardé sa cargaison ({ $cargo }) en payant { $price } $ à la banque.
    }
log-cargo-unsold = Personne n’a fait d’offre pour la cargaison de { $seller } ({ $cargo }) : { $seller } l’a gardée sans rien payer.

## La Banque d'investissement

log-broker-called = { $offer ->
        [factory] { $seat } a offert { $factory-count ->
            [one] une caisse { $factory } de son centre de distribution
           *[other] des caisses de son centre de distribution ({ $factory })
        } pour l’argent du courtier { $broker }.
        [harbour] { $seat } a offert { $harbour-count ->
            [one] une caisse { $harbour } de son magasin de port
           *[other] des caisses de son magasin de port ({ $harbour })
        } pour l’argent du courtier { $broker }.
        [both] { $seat } a offert { $factory-count ->
            [one] une caisse { $factory } de son centre de distribution
           *[other] des caisses de son centre de distribution ({ $factory })
        } et { $harbour-count ->
            [one] une caisse { $harbour } de son magasin de port
           *[other] des caisses de son magasin de port ({ $harbour })
        } pour l’argent du courtier { $broker }.
       *[money] { $seat } a offert { $amount } $ pour les caisses du courtier { $broker }.
    }
log-broker-outbid = { $offer ->
        [factory] L’offre de { $seat } a été dépassée : { $seat } a repris { $factory-count ->
            [one] une caisse { $factory }
           *[other] des caisses ({ $factory })
        } dans son centre de distribution.
        [harbour] L’offre de { $seat } a été dépassée : { $seat } a repris { $harbour-count ->
            [one] une caisse { $harbour }
           *[other] des caisses ({ $harbour })
        } dans son magasin de port.
        [both] L’offre de { $seat } a été dépassée : { $seat } a repris { $factory-count ->
            [one] une caisse { $factory }
           *[other] des caisses ({ $factory })
        } dans son centre de distribution et { $harbour-count ->
            [one] une caisse { $harbour }
           *[other] des caisses ({ $harbour })
        } dans son magasin de port.
       *[money] L’offre de { $seat } a été dépassée : { $seat } a repris { $amount } $.
    }
log-broker-won = { $side ->
        [goods] { $at_the_end ->
            [yes] { $goods-count ->
                [one] À la fin, { $seat } a remporté une caisse { $goods } du courtier { $broker }.
               *[other] À la fin, { $seat } a remporté les caisses du courtier { $broker } : { $goods }.
            }
           *[no] { $goods-count ->
                [one] { $seat } a remporté une caisse { $goods } du courtier { $broker }.
               *[other] { $seat } a remporté les caisses du courtier { $broker } : { $goods }.
            }
        }
       *[money] { $at_the_end ->
            [yes] À la fin, { $seat } a remporté l’argent du courtier { $broker } : { $money } $.
           *[no] { $seat } a remporté l’argent du courtier { $broker } : { $money } $.
        }
    }
log-brokers-paid = { $payer ->
        [government] Le gouvernement a versé sa subvention aux courtiers : { $shares }.
       *[seat] { $seat } a versé son offre aux courtiers : { $shares }.
    }

## La fin

log-game-over = { $winners-count ->
        [one] La partie s’est terminée à la manche { $rounds } et { $winners } a gagné : { $scores }.
       *[other] La partie s’est terminée à la manche { $rounds } par une victoire partagée entre { $winners } : { $scores }.
    }
