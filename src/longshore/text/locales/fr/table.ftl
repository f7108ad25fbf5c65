# Ce qu'une table refuse : ce qui ne va pas, et ce qui irait.

refused-no-such-table = Il n’y a pas de table { $table } ici ; vérifie l’adresse.
refused-busy = Il se passe trop de choses en même temps à cette table ; réessaie.
refused-store-trouble = Le serveur n’arrive pas à joindre sa base de données pour le moment ; renvoie ta demande dans une seconde, avec la même clé.
refused-table-damaged = Le journal de la table { $table } est endommagé et illisible ; les autres tables continuent. Qui gère le serveur trouve l’endroit avec « longshore audit » et peut restaurer une sauvegarde.
refused-edition-gone = La table { $table } joue l’édition « { $edition-key } », que ce serveur n’a pas ; les autres tables continuent. La personne qui gère le serveur peut la remettre avec --editions.
refused-metrics-closed = Les chiffres de ce serveur ne sont visibles que depuis son propre réseau.
refused-http = { $reason } ({ $status }).

# Places et clés
refused-plan-length = Le plan compte { $planned } places, mais la table en a { $seats }.
refused-plan-bot = Un bot a été nommé pour une place prévue comme { $kind } ; pour un bot, c’est « bot ».
refused-no-such-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $bots }.
refused-clock-empty = Une pendule a besoin d’un temps par coup, d’un temps pour la partie, ou des deux.
refused-empty-text = Il n’y a rien à lire dans ce texte.
refused-text-too-long = Ce texte est trop long : { $most } caractères au maximum.
refused-unknown-token = Ce lien ne marche plus : son jeton ne donne droit à rien à cette table. Rejoins-la à nouveau, ou utilise le lien que tu as reçu.
refused-bearer-needed = Un jeton s’envoie sous la forme « Authorization: Bearer … ».
refused-token-needed = Il faut pour cela le jeton d’une place, sous la forme « Authorization: Bearer … » ou par le cookie reçu en rejoignant la table.
refused-no-seat = Ton jeton ne correspond à aucune place à cette table.
refused-which-seat = Tu occupes plusieurs places ({ $seats }) ; dis laquelle, par son numéro dans « seat ».
refused-not-your-seat = La place { $seat } n’est pas la tienne.
refused-host-only = Seul l’hôte de la table peut faire cela.
refused-too-many-keys = Une table a { $most } clés au maximum ; révoque d’abord l’une d’elles.
refused-no-such-key = Tu n’as pas ici de clé « { $key } » à révoquer.
refused-last-host-key = C’est la dernière clé de l’hôte ; sans elle, personne ne pourrait fermer la table. Crées-en d’abord une autre.
refused-offer-is-for = Cette invitation est pour la place { $seat }.
refused-seat-in-use = Quelqu’un joue à la place { $seat } ; l’hôte ne peut céder une place que si cette personne est partie.
refused-seat-left = La place { $seat } a déjà été quittée : un bot y joue.
refused-seat-sealed = { $seat } a déposé une offre secrète ; la place pourra être reprise quand les offres auront été dévoilées.
refused-hand-needs-leave = L’hôte ne cède la place { $seat } qu’avec l’accord des autres ; demande-le-leur d’abord.
refused-hand-nobody-to-ask = Personne d’autre à la table n’y est depuis le début et ne peut accepter que { $seat } soit cédé : un bot joue cette place jusqu’au bout.
refused-asked-already = Les autres ont déjà été consultés à propos de { $seat } et doivent encore répondre.
refused-nothing-to-do = Il n’y a rien à changer.
refused-hand-agreed = Les autres ont déjà accepté : la place { $seat } peut être cédée.
refused-leave-not-asked = L’hôte n’a rien demandé à l’entrée { $asked }, ou la question est réglée.
refused-leave-not-yours = C’est aux autres à la table d’accepter, pas à toi.
refused-before-your-time = L’entrée { $given } date d’avant ta reprise de cette place ; une étude commence par ce que tu as vu toi-même.
refused-plays-already = Tu joues déjà à cette table ; personne n’y joue deux places qui n’étaient pas à la même personne dès le début.
refused-quota = { $kind ->
        [talk] Cette place a tant parlé que plus rien ne tient dans le journal de la table ({ $most } lignes par place).
        [guests] Les spectateurs ont tant parlé que plus rien ne tient dans le journal de la table ({ $most } lignes).
        [names] Cette place a changé de nom { $most } fois ; c’est le maximum.
        [keys] { $most } clés ont été créées pour cette place ; c’est le maximum, clés révoquées comprises.
        [comings] Tant de personnes se sont assises à cette table ({ $most }) que plus personne ne le peut, jusqu’à ce que l’hôte attribue de nouveau une place : à un bot, ou libre.
        [seating] L’hôte a attribué la place { $seat } { $most } fois ; c’est le maximum.
        [ordering] L’hôte a changé l’ordre des places { $most } fois ; c’est le maximum.
        [handing] La place { $seat } a été cédée { $most } fois ; c’est le maximum.
        [asking] { $seat } a demandé { $most } fois à annuler quelque chose ; c’est le maximum.
        [leave] L’hôte a consulté les autres { $most } fois à propos de { $seat } ; c’est le maximum.
        [undo] { $seat } a annulé quelque chose { $most } fois ; c’est le maximum.
        [returns] { $seat } est revenu { $most } fois à sa place ; c’est le maximum. Il suffit de jouer : qui agit est de retour.
        [play] { $seat } a agi { $most } fois, le maximum pour une place à une table ; un bot peut jouer à sa suite.
       *[bots] Les bots ont agi { $most } fois à cette table ; c’est le maximum. Ouvre une autre table.
    }
refused-agreed-already = Tu as déjà accepté ce qui a été demandé à l’entrée { $asked } ; les autres doivent encore répondre.
refused-invitation-needed = Cette table n’est pas publique ; il faut son invitation pour y entrer.
refused-wrong-invitation = Cette invitation n’est pas valable, ou ne l’est plus ; demandes-en une nouvelle.
refused-no-spectators = Cette table se joue sans spectateurs.
refused-spectators-read = À cette table, les spectateurs lisent la discussion ; seules les personnes à la table peuvent parler.
refused-guest-name-taken = Quelqu’un à la table s’appelle { $name } ; prends un autre nom.
refused-name-banned = Le nom { $name } n’est pas admis sur ce serveur ; prends-en un autre.
refused-table-full = Toutes les places de cette table sont prises.
refused-seat-taken = La place { $seat } est prise ; encore libre : { $free }.
refused-seat-has-person = Quelqu’un occupe la place { $seat } ; retire d’abord cette personne.
refused-seats-moved = Quelqu’un s’est assis, s’est levé ou a changé de place depuis l’entrée { $given } ; regarde qui est assis où (entrée { $now }) et refais l’ordre des places.
refused-seat-order = Un ordre des places nomme chacune des { $seats } places une fois, par son numéro de 0 à { $last }.
refused-seat-without-person = Personne n’occupe la place { $seat } : il n’y a pas de place à céder.
refused-seats-open = Il y a des places libres ; attends que quelqu’un s’y installe, ou nomme un bot pour elles dans « fill ».
refused-not-open = Ce n’est possible qu’avant le début de la partie ; cette table est { $status ->
        [running] en pleine partie
        [finished] arrivée à sa fin
       *[closed] fermée
    }.
refused-table-ended = Cette table est { $status ->
        [finished] arrivée à sa fin
       *[closed] fermée
    } ; plus rien ne peut y être changé.

# Jouer
refused-not-running = { $status ->
        [open] La partie n’a pas encore commencé.
        [finished] La partie est terminée.
       *[closed] La table est fermée.
    }
refused-seq-ahead = Il n’y a pas encore d’entrée { $given } ; la dernière est la { $now }.
refused-stale = La partie a continué depuis l’entrée { $given } ; regarde ce qui s’est passé (la dernière entrée est la { $now }) et décide à nouveau.
refused-draft-not-now = { $seat } ne peut faire un essai que pendant son propre tour, au moment d’agir.
refused-turn-over = Ce qui précède termine le tour de { $seat } : envoie le reste quand la table attendra de nouveau { $seat }.
refused-notation = { $problem }
refused-other-seats-action = Ce texte est une action de { $seat }, qui n’est pas la place qui l’envoie.
refused-undo-off = À cette table, on ne revient pas en arrière.
refused-undo-not-free = Cela ne peut pas être repris sans demander : d’autres ont agi depuis, ou quelque chose a été dévoilé. Indique dans « to » l’entrée à laquelle revenir et la question sera posée aux autres, si la table le permet.
refused-undo-no-entry = L’entrée { $to } n’est pas une action qui compte ; on ne peut pas y revenir.
refused-undo-not-asked = Personne n’a demandé de retour en arrière à l’entrée { $asked }, ou la question est réglée.
refused-undo-own = C’est toi qui as demandé ce retour en arrière ; l’accord doit venir des autres.
refused-not-away = Aucun bot ne joue pour { $seat }.
refused-no-hints = À cette table, les bots ne donnent pas de conseils.
refused-news-of = Les nouvelles concernent 1 à { $most } tables, chacune sous la forme « table.billet », séparées par des virgules.
refused-news-ticket = Un billet pour les nouvelles n’est pas valable : redemande-le à la table.
refused-no-webhook = Aucun webhook n’est réglé pour ta place.

# Regarder en arrière
refused-no-such-entry = Il n’y a pas d’entrée { $given } ; elles vont de 1 à { $last }.
refused-not-dealt-yet = À l’entrée { $given }, la partie n’avait pas encore commencé.
refused-no-such-format = Il n’y a pas de format « { $given } » ; il y a : { $known }.
refused-no-such-language = Il n’y a pas de langue « { $given } » ; il y a : { $known }.

# Ce qui a été envoyé
refused-not-json = Le corps doit être en JSON (Content-Type: application/json), pas en { $sent }.
refused-broken-json = Le corps n’est pas du JSON valide.
refused-wrong-field = { $problem }.
refused-wrong-parameter = Le paramètre { $name } est incorrect : { $problem }.
refused-frame-too-large = Un message fait { $most } octets au maximum.
refused-lobby-status = Les tables sont listées selon leur état ({ $known }), pas « { $status } ».
refused-lobby-edition = Il n’y a pas d’édition « { $edition } » ; il y a : { $known }.
refused-lobby-more = « more » doit être ce qu’indiquait la dernière page de la liste des tables.
refused-too-many-tables = Depuis ton adresse, { $most } tables sont ouvertes ou en jeu ; fermes-en une, ou termine une partie.
refused-review-not-over = La partie n’est pas terminée : seules les parties terminées sont analysées.
refused-too-many-reviews = { $most } analyses attendent déjà ; redemande dans une minute.
