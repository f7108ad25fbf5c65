# La page des hébergeurs : pour qui fait tourner le serveur.

refused-host-token-needed = Il faut pour cela le jeton de la page des hébergeurs, sous la forme « Authorization: Bearer … ».
refused-wrong-host-token = Ce n’est pas le jeton de la page des hébergeurs. Il s’affiche au démarrage de « longshore serve », ou y a été fixé par LONGSHORE_HOST_TOKEN.
refused-host-export-finished = On n’obtient ici que des parties terminées : ce qui est secret le reste, même si une table a été fermée.
refused-table-going-on = Cette table n’est pas terminée : fermez-la d’abord, elle pourra ensuite être supprimée.
refused-name-neutral = Le nom { $name } ne peut pas être banni : c’est celui des personnes qui n’en ont pas choisi.
refused-too-many-names = On peut bannir au plus { $most } noms ; commence par en autoriser un de nouveau.

host-title = Page des hébergeurs
host-about = Pour qui fait tourner ce serveur. On y voit quelles tables existent et comment va le serveur, mais jamais les cartes, l’argent, les enchères ni ce que les gens s’écrivent.
host-token = Jeton
host-token-about = Le jeton s’affiche au démarrage de « longshore serve », dans un lien vers cette page.
host-token-missing = Saisis d’abord le jeton, ou colle-le.
host-enter = Entrer
host-leave = Oublier le jeton
host-look-again = Actualiser

## Le serveur

host-load = Charge
host-load-about = { $seconds ->
        [one] Le processus qui a répondu, sur la dernière seconde.
       *[other] Le processus qui a répondu, sur les { $seconds } dernières secondes.
    }
host-version = Version
host-up = En marche depuis
host-cpu = Processeur
host-cpu-value = { $percent } % d’un cœur
host-memory = Mémoire
host-database = Base de données
host-database-value = { $kind ->
        [sqlite] SQLite, { $size }
       *[postgresql] PostgreSQL, { $size }
    }
host-live-tables = Tables en mémoire
host-connections = Connexions
host-channels = Canaux en direct
host-actions = Actions par seconde
host-commits = Écritures par seconde
host-commit = Durée d’une écriture
host-commit-value = { $mean } ms
host-commit-most = { $mean } ms, 95 sur 100 en { $most } ms au plus
host-others = Autres processus
host-unknown = inconnue

## Les tables

host-tables = Tables
host-status = État
host-status-all = Toutes
host-status-value = { $status ->
        [open] Ouverte
        [running] En cours
        [finished] Terminée
       *[closed] Fermée
    }
host-player = Nom à la table
host-search = Chercher
host-none = Il n’y a pas de telles tables.
host-none-yet = Aucune jusqu’ici ; il y en a peut-être plus loin en arrière.
host-by-link = par lien seulement
host-entries = { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
host-connected = { $n ->
        [0] personne de connecté
        [one] { $n } connexion
       *[other] { $n } connexions
    }
host-close = Fermer la table
host-close-title = Fermer « { $title } » ({ $table }) ?
host-close-text = La partie s’arrête ici pour tout le monde et ne pourra pas reprendre. Le journal de la table dira que la personne qui héberge le serveur l’a fermée.
host-delete = Supprimer
host-delete-title = Supprimer définitivement « { $title } » ({ $table }) ?
host-delete-text = La partie, la discussion, les notes et l’analyse disparaissent pour tout le monde ; seule une sauvegarde les ramène.
host-export = Télécharger en { $format }
host-export-text = texte
host-export-csv = CSV

## Les noms

host-names = Noms bannis
host-names-about = Plus personne ne peut prendre ces noms, quelle que soit leur graphie. Qui en porte un à une table qui n’est pas terminée s’appelle désormais « { $name } » et garde sa place.
host-names-none = Aucun nom n’est banni.
host-ban-name = Nom
host-ban = Bannir
host-ban-missing = Saisis d’abord le nom à bannir.
host-allow = Autoriser de nouveau
host-allow-name = Autoriser de nouveau { $name }
host-renamed = { $n ->
        [0] Personne ne portait ce nom.
        [one] Une personne portait ce nom et s’appelle maintenant autrement.
       *[other] { $n } personnes portaient ce nom et s’appellent maintenant autrement.
    }

## Ce qui n’a pas marché, limites, sauvegardes

host-troubles = Avertissements et erreurs
host-troubles-none = Tout va bien depuis le démarrage.
host-level = { $level ->
        [warning] Avertissement
       *[error] Erreur
    }
host-refusals = Refusé depuis le démarrage
host-refusals-none = Rien n’a été refusé.
host-limits = Limites
host-limits-about = Elles se fixent au démarrage du serveur : « longshore serve --help » dit comment.
host-limit-requests = Requêtes d’une adresse
host-limit-wishes = Actions et autres demandes d’une place
host-limit-chat = Lignes de discussion d’une place
host-limit-tables = Tables ouvertes depuis une adresse
host-limit-guesses = Jetons faux d’une adresse
host-limit-heavy = Exports et rediffusions d’une adresse
host-limit-channels = Canaux en direct d’une adresse
host-limit-connections = Connexions d’une adresse
host-limit-connections_in_all = Connexions en tout
host-limit-tables_open = Tables d’une adresse qui ne sont pas terminées
host-limit-largest_body = Taille d’une requête
host-limit-request_seconds = Pour l’en-tête d’une requête, puis pour son contenu
host-limit-idle_seconds = Pour la requête suivante d’une connexion
host-rate-second = { $burst } d’un coup, puis { $rate } par seconde
host-rate-minute = { $burst } d’un coup, puis { $rate } par minute
host-most = { $n } à la fois
host-unlimited = sans limite
host-backup = Sauvegarde
host-backup-about = La commande « longshore backup FICHIER » écrit toutes les tables dans un seul fichier pendant que le serveur continue ; « longshore restore FICHIER » les ramène.

## Comptes et noms signalés

host-reports = Noms signalés
host-reports-about = Noms qui ont choqué quelqu’un. Bannir un nom le retire des tables et de son compte.
host-reports-none = Aucun nom n’est signalé.
host-report-times = { $n ->
        [one] signalé une fois
       *[other] signalé { $n } fois
    }
host-report-account = nom d’un compte
host-report-dismiss = Laisser
host-report-dismiss-named = Laisser : { $name }
host-pairs = Places qui se sont payées
host-pairs-about = Parties classées où une grande part de l’argent entre les places a circulé entre deux d’entre elles. Deux joueurs qui misent tout ce qu’ils ont sur les cargaisons l’un de l’autre touchent chaque fois la subvention ; les règles le permettent, et c’est à toi de juger s’ils s’étaient entendus.
host-pair-paid = { $one } a payé { $there } à { $other } et en a reçu { $back }, sur { $whole } que les places se sont payés.
host-pairs-none = { $n ->
        [0] Pas encore de partie classée.
        [one] Rien d’inhabituel dans la dernière partie classée.
       *[other] Rien d’inhabituel dans les { $n } dernières parties classées.
    }
host-pairs-more = Voir les parties précédentes
host-ban-named = Bannir { $name }
host-accounts = Comptes
host-accounts-about = À trouver par une partie du nom ; sans rien, ceux qui sont exclus ou ont perdu leur nom.
host-accounts-none = Il n’y a pas de tels comptes.
host-account-blocked = a perdu son nom
host-account-barred = exclu
host-bar = Exclure
host-bar-title = Exclure { $name } ?
host-bar-text = Plus personne ne peut se connecter avec ce compte jusqu’à ce que tu l’admettes de nouveau ; il est déconnecté partout.
host-let-in = Admettre de nouveau
host-account-delete = Supprimer le compte
host-account-delete-title = Supprimer le compte { $name } pour de bon ?
host-account-delete-text = Comme si son propriétaire le faisait : il quitte toutes les tables, et seule une sauvegarde le ramène.
