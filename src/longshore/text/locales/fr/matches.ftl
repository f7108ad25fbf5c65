# Chercher avec qui jouer, là où l’hébergeur propose des comptes.

refused-seeking-too-much = Tu cherches déjà { $most } parties à la fois : arrête d’abord d’en chercher une.

matches-seek-title = Une partie classée
matches-seek-sign-in = Connecte-toi, et tu auras une place dans une partie classée dès qu’il y aura assez de monde.
matches-seek-about = Tu as une place dès qu’assez de monde veut la même chose. Ton rang à la fin compte pour ton classement.
matches-clock = Chaque décision dispose de { $move } ; ensuite s’écoulent tes { $game } pour toute la partie.
matches-seek-go = Chercher du monde
matches-seek-change = Modifier
matches-seek-bots = Des bots peuvent prendre les places libres après une minute
matches-seek-bots-soon = Des bots arrivent après une minute.
matches-seek-bots-now = Jouer avec des bots
matches-seek-mine = Ce que tu attends
matches-seek-waits = { $waiting ->
        [1] Tu es là, il en faut { $n }.
       *[other] { $waiting } sur { $n } sont là.
    }
matches-seek-since = Tu attends depuis { $time }
matches-seek-give-up = Ne plus chercher
matches-seek-give-up-named = Ne plus chercher : { $place }
matches-seek-others = D’autres attendent
matches-seek-others-wait = { $waiting ->
        [1] { $waiting } sur { $n } est là.
       *[other] { $waiting } sur { $n } sont là.
    }
matches-seek-join = Jouer avec eux
matches-seek-join-named = Jouer avec eux : { $place }
matches-pace = Rythme
matches-place = { $pace ->
        [live] { $edition }, { $n } places, en direct
       *[days] { $edition }, { $n } places, sur plusieurs jours
    }
matches-found = Ta table est complète : { $edition }, { $n } places
matches-found-title = Ta table est complète
matches-found-text = La partie classée que tu attendais a commencé, et les pendules tournent.
matches-found-go = Aller à la table
