# Ce qui ne va pas dans une ligne tapée : une demi-phrase, puis ce qui irait. Elle suit l'endroit
# (« colonne 5 : … »). Les mots de la notation (give up warehouse, factory, goods) se tapent ainsi dans toutes les
# langues. Seul $found a déjà ses guillemets. $fault est « missing » ou « wrong ».

notation-at = { $place } : { $problem }
notation-line = ligne { $line }
notation-column = colonne { $column }
notation-letter = { $letter } ({ $colour })
# Une place dans une liste : ce que l'on tape, et son nom
notation-seat-name = { $seat-key } ({ $seat })

notation-none = il n’y a pas d’action ici ; une action commence par un de ces mots : { $words }
notation-second-line = une action tient sur une ligne ; en voici une deuxième
notation-too-much = { $found } est de trop : l’action est complète avant
notation-action = { $fault ->
        [missing] il manque une action ici ; une action commence par un de ces mots : { $words }
       *[wrong] { $found } n’est pas une action ; une action commence par un de ces mots : { $words }
    }
notation-action-near = { $found } n’est pas une action ; une action commence par un de ces mots : { $words } ; veux-tu dire { $near } ?
notation-build = { $fault ->
        [missing] il manque ici ce que tu construis ; construis un entrepôt (warehouse) ou une usine ; les couleurs sont { $colours }
       *[wrong] { $found } ne se construit pas ; construis un entrepôt (warehouse) ou une usine ; les couleurs sont { $colours }
    }
notation-place = { $fault ->
        [missing] il manque ici où va le navire : sea, island ou une place ; les places sont { $seats }
       *[wrong] le navire ne peut pas aller à { $found }, mais à sea, island ou à une place ; les places sont { $seats }
    }
notation-place-bank = { $fault ->
        [missing] il manque ici où va le navire : sea, island, bank ou une place ; les places sont { $seats }
       *[wrong] le navire ne peut pas aller à { $found }, mais à sea, island, bank ou à une place ; les places sont { $seats }
    }
notation-call = { $fault ->
        [missing] il manque ici pour quoi tu appelles le courtier : goods ou money
       *[wrong] on n’appelle pas un courtier pour { $found }, mais pour goods ou money
    }
notation-give = { $fault ->
        [missing] il manque une action ici ; écris give up warehouse ou give up machine
       *[wrong] { $found } n’est pas une action ; écris give up warehouse ou give up machine
    }
notation-give-up = { $fault ->
        [missing] il manque ici ce que tu cèdes ; écris give up warehouse ou give up machine
       *[wrong] { $found } ne se cède pas ; écris give up warehouse ou give up machine
    }

# Couleurs, places, courtiers, magasins
notation-colour = { $fault ->
        [missing] il manque une couleur ici ; les couleurs sont { $colours }
       *[wrong] { $found } n’est pas une couleur ; les couleurs sont { $colours }
    }
notation-colour-near = { $found } n’est pas une couleur ; les couleurs sont { $colours } ; veux-tu dire { $near } ?
notation-seat = { $fault ->
        [missing] il manque une place ici ; les places sont { $seats }
       *[wrong] { $found } n’est pas une place ; les places sont { $seats }
    }
notation-broker = { $fault ->
        [missing] il manque un courtier ici ; les courtiers sont { $brokers }
       *[wrong] { $found } n’est pas un courtier ; les courtiers sont { $brokers }
    }
notation-store = { $fault ->
        [missing] il manque un magasin ici ; écris factory ou harbour, puis des caisses qui s’y trouvent
       *[wrong] { $found } n’est pas un magasin ; écris factory ou harbour, puis des caisses qui s’y trouvent
    }
# $store est le mot tapé : factory ou harbour
notation-store-twice = { $store } est écrit deux fois

# Les caisses et leurs prix ; $example est « k@4 »
notation-priced-missing = il manque ici une caisse avec son prix, comme { $example }
notation-arrow-missing = il manque ici -> et les prix de tout le magasin de port
notation-price-missing = le prix de cette caisse manque ; on écrit { $example }
notation-not-priced = { $found } n’est pas une caisse avec son prix ; on écrit { $example }
notation-no-price = ces caisses n’ont pas de prix ; on n’écrit que la couleur

# Les nombres
notation-number = { $fault ->
        [missing] il manque un nombre ici
        [wrong] { $found } n’est pas un nombre
       *[range] { $found } est trop grand ou trop petit
    } ; { $what ->
        [bid] une offre est un nombre entier à partir de { $lowest }
        [call] une offre pour des caisses est un nombre entier à partir de { $lowest }
        [loans] le nombre de prêts va de { $lowest } à { $highest }
        [bluff] le nombre de cartes de bluff va de { $lowest } à { $highest }
        [factory-price] un prix au centre de distribution est un nombre de { $lowest } à { $highest }
        [harbour-price] un prix au magasin de port est un nombre de { $lowest } à { $highest }
        [store-price] un prix dans un magasin est un nombre de { $lowest } à { $highest }
       *[price] un prix est un nombre de { $lowest } à { $highest }
    }
