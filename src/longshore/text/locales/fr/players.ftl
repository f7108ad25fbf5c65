# Ses propres parties, ce qu’elles donnent ensemble, et les autres joueurs ; là où il y a des comptes.

refused-no-such-player = Il n’y a ici personne du nom de { $name } dont la page soit visible par tous.

## Sa propre page

players-part-games = Parties
players-part-sums = Statistiques
players-part-account = Compte
players-games = Parties en cours
players-games-none = Aucune partie ne vous attend, et aucune n’est en cours.
players-rated = classée
players-past = Parties terminées
players-past-none = Vous n’avez encore terminé aucune partie avec ce compte.
players-more = Afficher plus
players-result = { $place ->
        [1] première place avec { $score }
        [2] deuxième place avec { $score }
        [3] troisième place avec { $score }
        [4] quatrième place avec { $score }
       *[other] cinquième place avec { $score }
    }
players-lost = { $how ->
        [left] départ avant la fin : dernière place
       *[clock] temps épuisé à la fin : dernière place
    }
players-change = classement { $change }
players-closed = fermée avant la fin

## Statistiques

players-sums-none = Rien encore : il y aura de quoi voir dès qu’une partie sera finie.
players-pool = Parties
players-count = { $n ->
        [one] une partie
       *[other] { $n } parties
    }
players-wins = Victoires
players-wins-value = { $wins } sur { $games }
players-wins-about = Une victoire partagée compte pour une part.
players-places = Places
players-place = { $place }.
players-score = Argent à la fin
players-score-value = { $mean } en moyenne, { $best } au mieux
players-money = D’où venait votre argent, en moyenne par partie
players-source = { $source ->
        [start] Argent de départ
        [auctions] Cargaisons vendues aux enchères
        [subsidies] Subventions reçues pour elles
        [factory] Ventes de l’usine
        [harbour] Ventes du port
        [domestic] Ventes intérieures
        [wages] Salaires du syndicat
        [brokers] Courtiers
        [island] Conteneurs sur l’île
        [left-over] Conteneurs restés ailleurs
        [stocked] Achats pour le port
        [loaded] Chargements du navire
        [bought] Cargaisons achetées aux enchères
        [kept] Cargaisons gardées
        [buildings] Machines et entrepôts
        [interest] Intérêts
       *[loans] Prêts
    }
players-colours = Vos couleurs
players-colour = Couleur
players-colour-made = Produits
players-colour-island = Sur l’île à la fin
players-bidding = Vos enchères
players-bidding-none = Vous n’avez encore enchéri sur aucune cargaison.
players-bidding-all = { $bids ->
        [one] Vous avez enchéri sur une cargaison, à { $part } de ce qu’elle valait pour vous.
       *[other] Vous avez enchéri sur { $bids } cargaisons, en moyenne à { $part } de ce qu’elles valaient pour vous.
    }
players-bidding-won = { $won ->
        [0] Vous n’en avez obtenu aucune.
        [one] Vous en avez obtenu une, à { $part } de sa valeur.
       *[other] Vous en avez obtenu { $won }, à { $part } de leur valeur.
    }
players-bidding-about = La valeur est ce qu’une cargaison vous rapporterait à la fin, vue de ce moment-là.
players-ratings = Classements
players-ratings-about = D’après les parties classées, un par édition et nombre de joueurs. On commence à 1500 ; ce qui suit ± dit à quel point c’est sûr.
players-ratings-none = Pas encore de partie classée.
players-rating = { $points } ± { $spread }
players-provisional = provisoire
players-list-link = Les classements de tous
players-against = Face à face
players-against-none = Encore personne.
players-against-value = { $games ->
        [one] une partie : devant { $ahead } fois, derrière { $behind } fois
       *[other] { $games } parties : devant { $ahead } fois, derrière { $behind } fois
    }
players-gone = quelqu’un dont le compte n’existe plus

## Qui peut le voir

players-public = Qui voit vos classements
players-public-about = Vous seul, sauf si vous les montrez : tout le monde voit alors votre nom, vos classements et l’issue de vos parties classées, et vous figurez dans la liste. Les parties qui ne comptent pas ne sont jamais montrées.
players-public-switch = Tout le monde peut les voir
players-public-link = Votre page

## Pages pour tous

players-page-games = Parties classées
players-list = Classements
players-list-about = Les bots, et les personnes qui montrent leurs classements.
players-list-none = Personne n’est encore classé ici.
