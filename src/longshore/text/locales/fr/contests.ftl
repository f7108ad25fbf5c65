# Tournois et ligues, là où l’hébergeur offre des comptes.

refused-no-such-contest = Il n’y a ici ni tournoi ni ligue de ce nom.
refused-contest-organiser = Seule la personne qui l’organise peut le faire.
refused-contest-over = C’est fini, ou c’est annulé.
refused-contest-going = Ça continue : annule-le d’abord.
refused-contest-closed = C’est déjà commencé : personne ne peut plus s’inscrire.
refused-contest-too-few = Il faut { $least } personnes pour commencer, et il y en a { $number } pour l’instant : attends-en d’autres, ou annule.
refused-contest-full = Il y a de la place pour { $most } joueurs, et ils sont tous là.
refused-contest-start = Cela doit commencer à partir de maintenant, dans les { $days } jours.
refused-contest-damaged = Le tournoi ou la ligue { $id } est endommagé et illisible ; les autres continuent. Qui gère le serveur peut restaurer une sauvegarde.
refused-too-many-contests = Tu en organises { $most } qui ne sont pas finis : attends la fin de l’un d’eux, ou annule-le.

## Sur la page

contests-title = Tournois et ligues
contests-about = Inscris-toi, et tu as une table à chaque ronde : avec des gens classés comme toi et que tu n’as pas encore rencontrés. Les parties sont classées.
contests-none = Il n’y en a pas encore.
contests-all = Tous
contests-kind = { $kind ->
        [league] Ligue
       *[tournament] Tournoi
    }
contests-status = { $status ->
        [open] Les inscriptions sont ouvertes.
        [running] En cours.
        [over] Terminé.
       *[cancelled] Annulé.
    }
contests-players = { $n ->
        [one] un joueur
       *[other] { $n } joueurs
    }
contests-rounds = { $n ->
        [one] une ronde
       *[other] { $n } rondes
    }
contests-round-of = ronde { $round } sur { $rounds }
contests-round = Ronde { $round }
contests-every = { $n ->
        [one] une ronde par jour
       *[other] une ronde tous les { $n } jours
    }
contests-by = par { $name }
contests-next = La prochaine ronde commence { $when }.
contests-begins = Ça commence { $when }.
contests-waits = La prochaine ronde commence peu après la dernière partie de celle-ci ; l’heure exacte sera alors donnée ici.
contests-join = S’inscrire
contests-join-about = Tout le monde voit ton nom et l’issue de tes parties.
contests-sign-in = Connecte-toi pour participer.
contests-leave = Se retirer
contests-back = Je suis de retour
contests-away-about = Tu n’as pas joué ta dernière partie jusqu’au bout, tu n’as pas dit que tu étais là, ou tu t’es retiré : tu n’as pas de table avant ton retour.
contests-check-in-about = Dans le quart d’heure avant le début, dis ici que tu es là : sans cela, pas de table.
contests-check-in = Je suis là
contests-here = présent
contests-here-about = Tu es là, et tu auras une table.
contests-start = Commencer maintenant
contests-start-title = Commencer « { $title } » maintenant ?
contests-start-text = { $kind ->
        [league] Toutes les personnes inscrites ont aussitôt une table. D’autres peuvent encore s’inscrire plus tard.
       *[tournament] Toutes les personnes inscrites ont aussitôt une table. Après cela, plus personne ne peut s’inscrire.
    }
contests-start-live = { $kind ->
        [league] Quiconque dit être là a une table : aussitôt si tout le monde l’a déjà dit, sinon dans les deux minutes. D’autres peuvent encore s’inscrire plus tard.
       *[tournament] Quiconque dit être là a une table : aussitôt si tout le monde l’a déjà dit, sinon dans les deux minutes. Après le début, plus personne ne peut s’inscrire.
    }
contests-cancel = Annuler
contests-cancel-title = Annuler « { $title } » ?
contests-cancel-text = Il n’y a plus de rondes. Les parties en cours se jouent jusqu’au bout et comptent pour les classements.
contests-rename = Changer le titre
contests-delete-title = Supprimer « { $title } » définitivement ?
contests-delete-text = Le classement disparaît pour tout le monde. Les parties restent, et comptent pour les cotes.
contests-table = À ma table
contests-standings = Classement
contests-standings-about = Un point pour chaque personne de la table derrière toi, un demi en cas d’égalité. Les égalités se départagent de gauche à droite.
contests-place = Place
contests-player = Joueur
contests-points = Points
contests-wins = Victoires
contests-opponents = Points des adversaires
contests-lead = Avance en argent
contests-games = Parties
contests-away = absent
contests-me = toi
contests-left-out = Trop peu de monde était là : cette ronde n’a pas eu lieu.
contests-going = En cours.
contests-void = Fermée avant la fin : chacun a la moitié des points.
contests-lost = pas jouée jusqu’au bout
contests-seat-points = { $n ->
        [one] un point
       *[other] { $n } points
    }
contests-new = Nouveau tournoi ou nouvelle ligue
contests-new-title = Comment s’appelle-t-il ?
contests-new-kind = Genre
contests-new-rounds = Rondes
contests-new-days = Jours entre les rondes
contests-new-start = Commence le
contests-new-go = Ouvrir les inscriptions
contests-new-about = Les rondes d’un tournoi se suivent ; une ligue en a une tous les quelques jours, et on peut la rejoindre plus tard. Des bots prennent les places vides.
