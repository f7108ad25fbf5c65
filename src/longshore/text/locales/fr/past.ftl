# Le passé d’une partie : le journal, le retour sur les coups joués, la feuille de décompte, les graphiques de l’économie.

past-round = Manche { $round }
# Le tour d’un joueur : « Manche 3, Bleu ».
past-turn = Manche { $round }, { $seat }
past-seat = { $name } ({ $seat })
past-number = { $value }

## Le journal

past-log = Journal
past-log-entries = Ce qui s’est passé
past-log-filter = Voir ce qui concerne
past-log-all = Tous
past-log-only = Seulement ce qui concerne { $name } ({ $seat })
past-log-earlier = Voir les tours d’avant
past-log-newest = Au plus récent
past-log-nothing = Il ne s’est encore rien passé ici.
past-since = Depuis ton tour
past-log-see = Voir le plateau à ce moment
past-log-taken-back = Annulé :
# À côté d’une phrase : qui a décidé à la place d’une personne.
past-log-by-clock = temps écoulé
past-log-by-bot = joué par un bot

# Ce qu’a fait la table elle-même. $name est une personne, $seat la couleur du joueur, $bot le nom d’un bot.
past-log-opened = La table a été ouverte.
past-log-forked = { $study ->
        [yes] Cette table est l’étude d’un moment d’une autre partie. Ce qui ne pouvait pas être connu a été redistribué.
       *[no] Cette table reprend une autre partie à partir d’un de ses moments.
    }
past-log-joined = { $name } a pris la place de { $seat }.
past-log-left = { $running ->
        [yes] { $name } ({ $seat }) a quitté la table. Un bot prend la suite.
       *[no] { $name } ({ $seat }) a quitté la table.
    }
past-log-dropped = { $running ->
        [yes] L’hôte a donné à un bot la place de { $name } ({ $seat }).
       *[no] L’hôte a libéré la place de { $name } ({ $seat }).
    }
past-log-took-over = { $name } a repris { $seat } : sa carte et son argent à partir de maintenant, pas ses secrets d’avant.
past-log-dropped-together = Tous ont accepté : un bot joue désormais pour { $name } ({ $seat }).
past-log-seat-asked = { $what ->
        [drop] L’hôte demande aux autres : un bot peut-il continuer pour { $name } ({ $seat }) ?
       *[hand] L’hôte demande aux autres : la place de { $name } ({ $seat }) peut-elle être cédée à quelqu’un d’autre ?
    }
past-log-seat-answered = { $agree ->
        [yes] { $seat } est d’accord avec l’hôte.
       *[no] { $seat } n’est pas d’accord : la place reste comme elle est.
    }
past-log-seat-settled = Tous ont accepté : l’hôte peut céder la place de { $name } ({ $seat }).
past-log-seat-withdrawn = L’hôte a retiré sa demande.
past-log-bot = Le bot { $bot } a pris la place de { $seat }.
past-log-emptied = La place de { $seat } est à nouveau libre.
past-log-seats-ordered = { $drawn ->
        [yes] L’ordre des places a été tiré au sort.
       *[no] L’hôte a changé l’ordre des places.
    }
past-log-offered = La place de { $seat } est à céder à quelqu’un d’autre.
past-log-renamed = { $seat } s’appelle maintenant { $name }.
past-log-renamed-by-server = { $seat } s’appelle maintenant { $name } : son nom d’avant n’est pas admis sur ce serveur.
past-log-closed = L’hôte a fermé la table.
past-log-closed-by-server = La personne qui héberge le serveur a fermé la table.
past-log-undo-asked = { $count ->
        [one] { $seat } demande à annuler une action.
       *[other] { $seat } demande à annuler { $count } actions.
    }
past-log-undo-answered = { $agree ->
        [yes] { $seat } accepte le retour en arrière.
       *[no] { $seat } n’est pas d’accord. Rien n’est annulé.
    }
past-log-undone = { $count ->
        [one] { $seat } a annulé une action.
       *[other] { $seat } a annulé { $count } actions.
    }
past-log-undone-together = { $count ->
        [one] Tous d’accord : une action a été annulée.
       *[other] Tous d’accord : { $count } actions ont été annulées.
    }
past-log-taken-over = Le temps de { $seat } est écoulé. Le bot { $bot } prend la suite.
past-log-returned = { $name } ({ $seat }) est de retour.

## Revenir en arrière

past-undo-here = Revenir ici
past-undo-title = Revenir à ce moment ?
past-undo-free = { $count ->
        [one] Une action est annulée. Tu peux ensuite décider à nouveau.
       *[other] { $count } actions sont annulées. Tu peux ensuite décider à nouveau.
    }
past-undo-ask = { $count ->
        [one] Une action serait annulée. La question est d’abord posée aux autres ; si quelqu’un dit non, rien ne change.
       *[other] { $count } actions seraient annulées. La question est d’abord posée aux autres ; si quelqu’un dit non, rien ne change.
    }
past-undo-yes = Revenir en arrière
past-undo-yes-ask = Demander aux autres

## Revoir la partie

past-scrub = Revoir la partie
past-scrub-slider = Moment de la partie
past-scrub-keys = Flèches : une action. Maj et flèches : un tour. Page précédente ou suivante : dix actions. Espace : lecture ou pause.
# Ce qui a été fait pendant un tour. $what est une phrase ou plusieurs.
past-scrub-spoken = Manche { $round }, { $seat } : { $what }
past-scrub-deal = La donne
past-scrub-turn-back = Un tour en arrière
past-scrub-back = Une action en arrière
past-scrub-play = Lecture
past-scrub-pause = Pause
past-scrub-forward = Une action en avant
past-scrub-turn-forward = Un tour en avant
past-scrub-first-is = La partie commence ici.
past-scrub-last-is = Il ne s’est encore rien passé ensuite.
past-scrub-go = Aller à…
past-scrub-rounds = Manches
past-scrub-auctions = Enchères
past-scrub-auction = Manche { $round } : cargaison de { $seat }
past-scrub-end = La fin est déclenchée
past-scrub-copy = Copier le lien
past-scrub-copied = Copié
past-fork = Jouer à partir d’ici
past-fork-title = Jouer à partir de ce moment ?
past-fork-again = Une nouvelle table s’ouvre et reprend la partie ici. Tu joues { $seat }, des bots jouent les autres. Cette partie-ci reste comme elle est.
past-fork-study = Une nouvelle table privée s’ouvre et reprend la partie ici. Tu joues { $seat }, des bots jouent les autres. Les cartes de valorisation que tu ne connais pas sont redistribuées. Cette partie-ci continue comme avant.
past-fork-yes = Ouvrir la table

## La feuille de décompte

past-score = Le décompte, pas à pas
past-score-of = Le décompte de { $name }
past-score-large = Voir en tableau
past-score-later = Quand la partie sera terminée, le décompte sera détaillé ici, pas à pas.
past-end-standing = Le classement
# $names est un nom ou plusieurs. $count et $less sont des nombres de caisses : du gagnant, et du meilleur des autres à égalité de score.
past-score-won-alone = { $names } gagne avec { $amount } $.
past-score-won-island = { $names } gagne : égalité au meilleur score, { $amount } $, mais { $names } a gardé le plus de caisses sur l’île ({ $count } contre { $less }).
past-score-won-factory = { $names } gagne : égalité au meilleur score, { $amount } $, mais { $names } a le plus de caisses dans son centre de distribution ({ $count } contre { $less }).
past-score-won-shared = Victoire partagée avec { $amount } $ : { $names }.
past-score-f1 = La couleur 5/10 $
past-score-f2 = Rejeter la couleur la plus abondante
past-score-f3 = Compter
past-score-f4 = Le vainqueur
past-score-every = Les cinq couleurs sont sur l’île : la couleur { $colour } compte { $amount } $.
past-score-missing = { $count ->
        [5] L’île est vide : la couleur { $colour } compte { $amount } $.
        [one] Pas de caisse { $missing } sur l’île : la couleur { $colour } compte { $amount } $.
       *[other] Il manque des couleurs sur l’île ({ $missing }) : la couleur { $colour } compte { $amount } $.
    }
# $colour est la couleur rejetée, $count le nombre de ses caisses, $tied les couleurs les plus abondantes à égalité.
past-score-discard-nothing = Il n’y a rien à rejeter.
past-score-discard-most = { $count ->
        [one] Couleur la plus abondante : { $colour }. Sa seule caisse est rejetée.
       *[other] Couleur la plus abondante : { $colour }. Ses { $count } caisses sont rejetées.
    }
past-score-discard-two-value = Couleurs les plus abondantes, à égalité : { $tied } ({ $count } de chaque). La { $colour } est la couleur 5/10 $ : elle est rejetée.
past-score-discard-least = Couleurs les plus abondantes, à égalité : { $tied } ({ $count } de chaque). La { $colour } vaut le moins : elle est rejetée.
past-score-times = { $count } × { $amount } $
past-score-none = rien
past-score-removed = rejetée
past-score-island = Île
past-score-cash = Argent
past-score-harbour = Magasin de port
past-score-ship = Navire
past-score-bank = Port de la Banque d’investissement
past-score-loans = Prêts
past-score-total = Total
# Une place au classement : 1 est la meilleure.
past-score-place = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
past-score-tie-island = { $count ->
        [one] { $count } caisse gardée sur l’île
       *[other] { $count } caisses gardées sur l’île
    }
past-score-tie-factory = { $count ->
        [one] { $count } caisse au centre de distribution
       *[other] { $count } caisses au centre de distribution
    }

## Les graphiques de l’économie

past-economy = L’économie de cette partie
past-economy-how = Passe sur un graphique, ou parcours-le avec les flèches, pour en lire les chiffres. Un double-clic ou Entrée montre la table à ce moment.
past-economy-running = Pendant la partie, tu vois ce que tu as le droit de savoir. Après la fin, tu vois tout.
past-economy-nothing = Il n’y a encore rien à montrer.
past-economy-large = Voir en grand

past-axis-round = Manche
past-axis-turn = Tour
past-axis-seat = Joueur
past-axis-dollars = Dollars
past-axis-dollars-round = Dollars dans la manche
past-axis-each = Dollars par caisse
past-axis-containers = Caisses

past-figure-worth = Fortune
past-figure-worth-reading = Le score qu’aurait eu chaque joueur si la partie s’était terminée après ce tour.
past-figure-worth-own = Le score que tu aurais si la partie se terminait après ce tour. Les cartes de valorisation des autres sont secrètes jusqu’à la fin.
past-figure-cash = Argent en main
past-figure-cash-reading = Ce que chaque joueur avait en main à la fin de chaque tour.
past-figure-supply = Argent en jeu
past-figure-supply-reading = L’argent en main de tous les joueurs ensemble, à la fin de chaque tour.
past-figure-flows = D’où vient l’argent et où il va
past-figure-flows-reading = Au-dessus de la ligne : ce que les joueurs ont reçu de l’extérieur à chaque manche. Au-dessous : ce qui est sorti de leurs mains. Ce qu’ils se paient entre eux n’y figure pas.
past-figure-prices = Les prix le long de la chaîne
past-figure-prices-reading = Ce qu’a coûté une caisse, du centre de distribution à l’île. Plus le signe est grand, plus il y a de caisses. À l’île, c’est l’offre répartie sur la cargaison, sans la subvention ; l’échelle y est différente.
past-figure-deliveries = Les livraisons au fil du temps
past-figure-deliveries-reading = Les caisses arrivées jusque-là dans le secteur de chaque joueur sur l’île.
past-figure-colours = Les livraisons par couleur
past-figure-colours-reading = Quelles couleurs sont arrivées dans le secteur de chaque joueur sur l’île.

# Qui détient l’argent en jeu.
past-money-seats = tous les joueurs
past-money-brokers = courtiers et carte de paiement
# D’où vient l’argent des joueurs, et où il va.
past-flow-loans = prêts contractés
past-flow-subsidy = subventions
past-flow-domestic = ventes domestiques
past-flow-brokers = gains chez les courtiers
past-flow-interest = intérêts
past-flow-machines = usines
past-flow-warehouses = entrepôts
past-flow-declined = offres refusées
past-flow-repaid = prêts remboursés
past-flow-bids = offres aux courtiers
# Où les caisses sont achetées.
past-place-factory = Centres de distribution
past-place-harbour = Magasins de port
past-place-island = Île
past-cargo-sold = cargaison vendue
past-cargo-kept = cargaison gardée par son vendeur

past-plot-legend = Montrer ou cacher
past-plot-part = { $title } : { $part }
past-plot-spoken = { $when } : { $values }
past-plot-value = { $what } { $value }
past-plot-as-table = En tableau
past-plot-as-chart = En graphique
past-plot-csv = Chiffres (CSV)
past-plot-svg = Image (SVG)
past-scrub-told = Ce qui s’est passé à cet instant
