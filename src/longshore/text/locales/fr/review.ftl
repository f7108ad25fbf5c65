# L’analyse après la partie : où l’argent a été gagné et perdu. Sur la page et par `longshore review`.

review-title = Où l’argent a été gagné et perdu
review-about = Une recherche revoit chaque décision en ne sachant que ce que le joueur pouvait savoir alors. Les montants mesurent l’avance : de combien un joueur peut espérer devancer le meilleur des autres six manches plus tard, ou à la fin.
review-waiting = L’analyse attend son tour…
review-running = L’analyse est en cours : { $done } sur { $all }…
review-failed = L’analyse n’a pas pu être faite. Un nouvel essai peut réussir.
review-again = Réessayer
review-back = Retour à la table
review-not-over = { $name } : cette partie n’est pas terminée ; seules les parties terminées sont analysées.
review-playouts-range = --playouts va de { $least } à { $most }, pas { $given }.

## Les perspectives

review-standing = Perspectives
review-standing-reading = Le score final que chacun pouvait espérer au début de chaque tour, avec les cartes de valorisation telles qu’elles étaient et si tous jouent raisonnablement ensuite. Le dernier point est le résultat.
review-chances = Chances de gagner
review-chances-reading = Combien de fois chacun a gagné quand la partie était poursuivie depuis le début de chaque tour.
review-end = Fin
review-axis-percent = Pour cent
review-percent = { $value } %

## Un joueur

review-account = D’où vient l’avance
review-opening = Place et première usine
review-own-card = Sa carte de valorisation ({ $card })
review-other-cards = Les cartes de valorisation des autres
review-decisions = Ses décisions coûteuses
review-rest = Tout le reste : les décisions des autres, les petites choses, le hasard
review-final = Avance finale
review-costliest = Les décisions les plus coûteuses
review-none = Aucune décision n’a coûté nettement plus que ce que le hasard explique.
review-played = Joué : { $action }
review-better = Mieux : { $action }
review-cost = A coûté { $amount } $, à { $error } $ près
review-hindsight = { $sign ->
        [plus] Avec les cartes de valorisation telles qu’elles étaient, cela a coûté { $amount } $.
        [minus] Avec les cartes de valorisation telles qu’elles étaient, cela a rapporté { $amount } $ : de la chance, car personne ne pouvait les connaître.
       *[none] Avec les cartes de valorisation telles qu’elles étaient, cela n’a rien coûté.
    }
review-see = Voir le plateau
review-see-round = Manche { $round } : voir le plateau
review-every = Toutes les décisions
review-before = Meilleur choix
review-after = Tel que joué
review-loss = Écart
review-error = ± { $error } $

## Les raisons

review-cause-sold-below-worth = La cargaison a été vendue { $bid } $, soit { $dollars } $ sous sa valeur : dans son propre secteur de l’île, elle valait { $worth } $.
review-cause-kept-above-worth = La cargaison a été gardée pour { $bid } $ alors qu’elle n’y valait que { $worth } $ : la vendre, subvention comprise, aurait rapporté { $dollars } $ de plus.
review-cause-bid-above-worth = L’offre de { $bid } $ dépassait de { $dollars } $ la valeur de la cargaison ({ $worth } $).
review-cause-bid-too-high = L’offre de { $bid } $ dépassait ce qu’il fallait : { $better } $ était la meilleure offre.
review-cause-bid-too-low = L’offre était de { $bid } $ pour une cargaison qui valait { $worth } $ : { $better } $ était la meilleure offre.
review-cause-priced-too-low = { $store ->
        [factory] Les caisses du centre de distribution étaient marquées { $dollars } $ trop bas en tout.
       *[harbour] Les caisses du magasin de port étaient marquées { $dollars } $ trop bas en tout.
    }
review-cause-priced-too-high = { $store ->
        [factory] Les caisses du centre de distribution étaient marquées { $dollars } $ trop haut en tout.
       *[harbour] Les caisses du magasin de port étaient marquées { $dollars } $ trop haut en tout.
    }
review-cause-store-empty-for = { $store ->
        [factory] Le centre de distribution est resté vide pendant { $rounds } manches.
       *[harbour] Le magasin de port est resté vide pendant { $rounds } manches.
    }
review-cause-ship-idle-for = { $cargo ->
        [0] Le navire est resté vide au même endroit pendant { $rounds } manches.
        [one] Le navire est resté au même endroit pendant { $rounds } manches, avec une caisse à bord.
       *[other] Le navire est resté au même endroit pendant { $rounds } manches, avec { $cargo } caisses à bord.
    }
review-cause-passed-with-actions = { $actions ->
        [one] Une action a été perdue.
       *[other] { $actions } actions ont été perdues.
    }
review-cause-paid-interest-for = Un prêt qui pouvait être remboursé a coûté des intérêts pendant encore { $rounds } manches, { $dollars } $ en tout.
review-cause-borrowed-early = Le prêt n’était pas encore nécessaire : il y avait { $dollars } $ en main.
review-cause-built-late = { $building ->
        [machine] L’usine à { $price } $ est venue trop tard pour être rentable : { $rounds ->
            [0] la partie s’est terminée dans la même manche.
            [one] la partie s’est terminée une manche plus tard.
           *[other] la partie s’est terminée { $rounds } manches plus tard.
        }
       *[warehouse] L’entrepôt à { $price } $ est venu trop tard pour être rentable : { $rounds ->
            [0] la partie s’est terminée dans la même manche.
            [one] la partie s’est terminée une manche plus tard.
           *[other] la partie s’est terminée { $rounds } manches plus tard.
        }
    }
review-cause-ended-behind = Cela a déclenché la fin de la partie avec un retard de { $dollars } $.
review-cause-auction-ended-turn = { $actions ->
        [one] Les enchères ont terminé le tour alors qu’il restait une action.
       *[other] Les enchères ont terminé le tour alors qu’il restait { $actions } actions.
    }
review-cause-sailed-with-room = { $cargo ->
        [one] Le navire est allé à l’île avec une seule caisse, alors qu’on pouvait encore en charger.
       *[other] Le navire est allé à l’île avec { $cargo } caisses, alors qu’on pouvait encore en charger.
    }
review-cause-lost-to-bid = Avec { $bid } $, la cargaison était perdue : l’offre la plus élevée était de { $high } $, et { $better } $ l’auraient emporté.
review-cause-awarded-leader = Parmi les joueurs à égalité, la cargaison est allée à celui qui avait { $dollars } $ d’avance sur l’autre.
review-cause-missed-goods = { $way ->
        [produce] { $count ->
            [one] On aurait pu produire une caisse à la place.
           *[other] On aurait pu produire { $count } caisses à la place.
        }
        [stock] { $count ->
            [one] On aurait pu acheter à la place une caisse pour le magasin de port, à { $paid } $.
           *[other] On aurait pu acheter à la place { $count } caisses pour le magasin de port, à { $paid } $ en tout.
        }
       *[load] { $count ->
            [one] On aurait pu charger une caisse à la place, pour { $paid } $.
           *[other] On aurait pu charger { $count } caisses à la place, pour { $paid } $.
        }
    }
# $count caisses ont été prises pour $paid, $better autres se trouvaient pour $cost.
review-cause-other-goods = { $way ->
        [stock] Achat pour le magasin de port : { $count } pour { $paid } $. Il y avait mieux : { $better } pour { $cost } $.
       *[load] Chargement : { $count } pour { $paid } $. Il y avait mieux : { $better } pour { $cost } $.
    }
review-cause-ship-kept = { $to ->
        [island] { $cargo ->
            [one] Le navire aurait pu aller à l’île, pour vendre la caisse à bord.
           *[other] Le navire aurait pu aller à l’île, pour vendre les { $cargo } caisses à bord.
        }
       *[sea] { $cargo ->
            [0] Le navire aurait pu prendre la mer, pour chercher des caisses.
            [one] Le navire aurait pu prendre la mer, avec une caisse à bord.
           *[other] Le navire aurait pu prendre la mer, avec { $cargo } caisses à bord.
        }
    }
review-cause-missed-call = { $side ->
        [goods] { $count ->
            [one] La caisse d’un courtier était à prendre, pour une offre de { $dollars } $.
           *[other] { $count } caisses d’un courtier étaient à prendre, pour une offre de { $dollars } $.
        }
       *[money] { $count ->
            [one] L’argent d’un courtier, { $dollars } $, était à prendre pour une caisse.
           *[other] L’argent d’un courtier, { $dollars } $, était à prendre pour { $count } caisses.
        }
    }
review-cause-better-kept = Mieux valait garder les { $dollars } $ que cela a coûté.
review-cause-better-only = L’autre choix rapportait plus quand la partie était poursuivie ; il n’y a pas de raison plus simple.
