# Autour du jeu : la page d’accueil, les nouvelles tables, les salles d’attente, la discussion, les notes, le menu d’une table, les réglages.

# La page d’accueil
around-start-title = Ton port est ouvert
around-start-lead = Produis des caisses, remplis ton port, mets le cap sur l’île et fais tes offres pour les cargaisons. À trois, quatre ou cinq, vous tenez tout le commerce et fixez vous-mêmes tous les prix.
around-start-independent = Longshore est une adaptation indépendante des règles du jeu de société Container, sans lien avec ses éditeurs.
around-start-learn = Tu découvres le jeu ?
around-start-learn-about = Joue une courte partie contre des bots faciles. Un guide te dit quoi faire et pourquoi, pas à pas.
around-start-learn-go = Apprendre en jouant
around-start-rules = Lire les règles
around-start-friends = Entre amis
around-start-friends-about = Ouvre une table, envoie le lien et installe-toi : sur un seul appareil ou en réseau, en direct ou sur plusieurs jours.
around-start-new = Nouvelle table
around-start-join = Tu as une invitation ?
around-start-lobby = Toutes les tables
around-start-games = Parties terminées
around-to-start = Retour à l’accueil

# Le grand bouton, et ce qu’il fera. $bot est le niveau des bots, $edition l’édition, $n le nombre de joueurs.
around-play-now = Jouer
around-play-busy = Mise en place…
around-play-how = Contre des bots : { $bot }, { $edition }, { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
around-play-change = Changer
around-play-bot = Bots

around-join-label = Colle le lien ici
around-join-go = Aller à la table
around-join-empty = Colle le lien que tu as reçu.
around-join-no-link = Ce n’est pas le lien d’une table. Un tel lien contient « /t/ » et le nom de la table ; vérifie qu’il a été copié en entier.

# Les tables où ce navigateur a une place
around-mine-title = Tes tables
around-mine-turns = { $n ->
        [one] { $n } t’attend
       *[other] { $n } t’attendent
    }
# In the bar of every page: so many other tables wait for whoever reads this
around-waits = { $n ->
        [one] Une table t’attend
       *[other] { $n } tables t’attendent
    }
around-mine-state = { $state ->
        [turn] C’est ton tour
        [waiting] Pas commencée
        [playing] Les autres réfléchissent
        [looking] En cours
        [finished] Terminée
        [away] Un bot joue pour toi
        [gone] N’est plus disponible
       *[closed] Fermée
    }
around-mine-with = avec { $names }
around-mine-role = { $role ->
        [host] (tu es l’hôte)
       *[guest] (tu regardes)
    }
around-mine-forget = Oublier
around-mine-forget-named = Oublier « { $title } » ici ; la table elle-même reste

# Listes de tables
around-lobby-title = Tables publiques
around-lobby-about = Installe-toi à une table ouverte, ou regarde une partie en cours.
around-lobby-open = Tables ouvertes
around-lobby-running = Parties en cours
around-lobby-none-open = Aucune table n’est ouverte en ce moment. Ouvres-en une, et on la verra ici.
around-lobby-none-running = Aucune partie publique n’est en cours en ce moment.
around-all-editions = Toutes les éditions
around-more = En voir plus
around-free-seats = { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
# Le nom d’une table sans titre
around-untitled = Partie { $edition }
around-over-days = sur plusieurs jours
around-clocked = à la pendule
around-own-options = règles modifiées
around-bot-named = { $bot } (bot)

around-games-title = Parties terminées
around-games-about = Regarde une partie du premier tour à la feuille de décompte, depuis chaque place.
around-games-own = Tes parties
around-games-public = Parties publiques
around-games-none = Aucune partie publique n’a encore été terminée ici.
around-games-won = { $n ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }

# Bots : titres d’une liste, selon leur sorte
around-bots = { $kind ->
        [level] Par niveau
        [personality] Par caractère
       *[other] Autres
    }
# Bots : le nom de chacun, et sa façon de jouer
around-bot-name-random = Hasard
around-bot-random = Joue au hasard n’importe quelle action permise.
around-bot-name-merchant = Marchand
around-bot-merchant = Joue correctement et sans attendre, selon quelques principes simples.
around-bot-name-search = Calculateur
around-bot-search = Joue beaucoup de parties dans sa tête avant de se décider.
around-bot-name-learned = Autodidacte
around-bot-learned = A appris tout seul en jouant : un réseau qui décide aussitôt.
around-bot-name-easy = Facile
around-bot-easy = Sait commercer, mais fait souvent le moins bon choix et se trompe dans ses offres.
around-bot-name-steady = Solide
around-bot-steady = Un bon commerçant, sans grosse faute.
around-bot-name-hard = Fort
around-bot-hard = Réfléchit un peu à la suite avant de décider.
around-bot-name-master = Maître
around-bot-master = Réfléchit loin à l’avance, et prend un moment pour cela.
around-bot-name-shipper = Armateur
around-bot-shipper = Toujours en mer : charge là où c’est bon marché et arrive le premier à l’île.
around-bot-name-hoarder = Accapareur
around-bot-hoarder = Veut chaque cargaison pour son propre secteur de l’île : il offre beaucoup et refuse volontiers.
around-bot-name-price-cutter = Bradeur
around-bot-price-cutter = Demande environ un cinquième de moins que les autres et vend beaucoup.
around-bot-name-maker = Industriel
around-bot-maker = Fait tourner ses usines dès qu’il peut et inonde la table de ses caisses.
around-bot-name-harbour-master = Capitaine de port
around-bot-harbour-master = Remplit ses entrepôts et laisse les autres naviguer.

# Une nouvelle table
around-new-title = Nouvelle table
around-new-what = À quoi jouez-vous ?
around-new-who = Qui joue ?
around-new-who-about = Le premier joueur est tiré au sort. Les places libres sont pour les personnes qui ouvrent ton lien.
around-new-how = Comment se joue la partie ?
around-new-rules = Toutes les options de règles
around-new-rules-changed = { $n ->
        [0] tout comme dans l’édition
        [one] { $n } différente de l’édition
       *[other] { $n } différentes de l’édition
    }
around-new-as-edition = Tout comme l’édition
around-new-limit = Après quelques manches
around-your-name = Ton nom
around-name-example = Capitaine
around-new-seat = { $seat } : qui joue ?
around-new-bot = { $seat } : quel bot ?
around-new-name = { $seat } : nom
around-new-kind-me = Moi
around-new-kind-me-about = Tu joues à cette place.
around-new-kind-open = Libre
around-new-kind-open-about = Quiconque a ton lien peut prendre cette place.
around-new-kind-bot = Un bot
around-new-kind-bot-about = Un bot joue à cette place.
around-new-hot-seat = Plusieurs personnes jouent sur cet appareil. Avant chaque tour, la page demande de le passer, pour que personne ne voie la main d’un autre.
around-new-no-me = Tu n’as pas de place : tu es l’hôte, et tu regardes.
around-new-same-name = Deux d’entre vous ont le même nom. C’est possible, mais gare aux confusions.
around-new-public-full = Il n’y a pas de place libre : les autres ne peuvent que regarder.
around-new-name-of-table = Titre
around-new-title-example = Vendredi soir
around-new-pace = Rythme
around-pace-live = En direct
around-pace-live-about = Tout le monde est là et joue d’une traite.
around-pace-days = Sur plusieurs jours
around-pace-days-about = Chacun vient quand c’est son tour. Active les pendules ci-dessous, pour que personne n’attende sans fin.
around-new-clock = Pendules
around-new-clock-about = Sans pendules, chacun prend le temps qu’il lui faut.
around-new-clock-move = Temps par décision
around-new-clock-game = Temps pour toute la partie
around-new-clock-out = Quand le temps est écoulé
around-new-clock-out-bot = Un bot joue jusqu’au retour de la personne
around-new-clock-out-safe = La décision la plus sûre est prise, pour cette fois seulement
around-new-clock-bot = Bot
around-new-clock-range = Choisis une durée de 5 secondes à 30 jours.
around-new-clock-short = C’est peu de temps pour une partie sur plusieurs jours : le temps de qui dort s’écoule aussi.
around-new-clock-long = C’est beaucoup de temps pour une partie en direct.
around-unit = Unité de temps
around-unit-seconds = secondes
around-unit-minutes = minutes
around-unit-hours = heures
around-unit-days = jours
around-new-company = Spectateurs et aide
around-new-public = Table publique
around-new-public-about = Quiconque visite ce serveur voit la table et peut s’y installer. Sinon, il faut ton lien.
around-new-spectators = Avec spectateurs
around-new-spectators-about = D’autres peuvent regarder. Ils voient ce qui est visible de tous, jamais une main secrète.
around-new-spectator-chat = Les spectateurs peuvent discuter
around-new-spectator-chat-about = Les spectateurs peuvent écrire à la table et y sont signalés comme tels. Sinon, ils ne font que lire.
around-new-spectator-chat-off = Autorise d’abord les spectateurs.
around-new-counted-cash = Argent compté
around-new-counted-cash-about = La page fait le total de ce qu’on a vu chacun payer, comme le ferait quelqu’un qui a bonne mémoire.
around-new-counted-open = Si l’argent est visible, il n’y a rien à compter : cela n’a pas d’effet.
around-new-hints = Conseils
around-new-hints-about = Chacun peut demander à un bot ce qu’il ferait.
around-new-undo = Retour en arrière
around-new-undo-about = On ne peut reprendre son tour que tant que rien de secret n’a été dévoilé.
around-undo-consent = Son propre tour, et plus loin si tous sont d’accord
around-undo-turn = Son propre tour seulement
around-undo-none = Aucun
around-new-open = Ouvrir la table
around-new-open-about = Tu reçois ensuite le lien pour les autres. La partie commence quand tu le dis.
around-new-start = Commencer la partie
around-new-start-about = On n’attend personne : la partie commence tout de suite.
around-new-mend = { $n ->
        [one] Quelque chose ci-dessus ne va pas ensemble. Corrige-le d’abord.
       *[other] Des choses ci-dessus ne vont pas ensemble. Corrige-les d’abord.
    }

# Des tables prêtes d’un seul choix
around-preset-first = Première partie
around-preset-first-about = Plus courte, avec la vente domestique pour que personne ne reste à sec, et des conseils.
around-preset-short = Partie courte
around-preset-short-about = Classique, avec moitié moins de caisses.
around-preset-five = Cinq à table
around-preset-five-about = Classique à cinq, avec la vente domestique que conseille l’éditeur.
around-preset-experts = Experts
around-preset-experts-about = Anniversaire ; une carte de bluff annule toute l’offre.
around-preset-open = À livre ouvert
around-preset-open-about = Classique ; tout l’argent est visible de tous.
around-preset-outcry = Enchères ouvertes
around-preset-outcry-about = Classique ; les offres montent au vu de tous, chacun son tour.
around-preset-unbanked = Anniversaire sans banque
around-preset-unbanked-about = L’édition anniversaire, sans la Banque d’investissement.
around-preset-own = Ce sont tes propres options. Choisis une table toute prête ci-dessus pour repartir de zéro.

# La salle d’attente
around-waiting-title = Avant la partie
around-waiting-count = { $n ->
        [0] Toutes les places sont prises.
        [one] { $n } place est encore libre.
       *[other] { $n } places sont encore libres.
    }
around-waiting-link = Envoie ce lien à celles et ceux avec qui tu veux jouer
around-waiting-link-public = Tout le monde trouve cette table dans la liste publique. Tu peux aussi envoyer le lien
around-waiting-no-link = Seuls l’hôte et les personnes invitées ont le lien pour les autres. Demande-le à l’une d’elles.
around-waiting-fill = Bots pour les places libres
around-waiting-start = Commencer la partie
around-waiting-start-bots = { $n ->
        [one] Commencer, avec un bot à la place libre
       *[other] Commencer, avec des bots aux { $n } places libres
    }
around-waiting-for-host = L’hôte lance la partie. Reste ici : elle commencera d’elle-même.
around-seat-open = libre
around-seat-you = (toi)
around-seat-away = (en pause ; { $bot } joue)
around-watching = { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
around-put-bot = Mettre un bot
around-free-seat = Libérer la place
around-get-up = Se lever
# Moving somebody in the turn order, before the start; $name is who sits there
around-order-up = Avancer { $name }
around-order-down = Reculer { $name }
around-order-first-is = C’est la première place.
around-order-last-is = C’est la dernière place.
around-order-chance = Tirer l’ordre au sort
around-order-about = On joue dans cet ordre. Qui commence est tiré au sort au début de la partie.
around-order-told = { $name } est maintenant à la place { $seat }.
around-order-drawn = L’ordre a été tiré au sort.
# Who is moved where nobody sits
around-order-nobody = la place libre { $seat }
# Après le nom d’un bouton, pour les lecteurs d’écran
around-for-seat = , { $seat }
around-sit-title = Prendre une place
around-sit-seat = Place
around-sit-down = S’installer
around-sit-another = Quelqu’un d’autre joue aussi sur cet appareil
around-sit-name-other = Son nom
around-sit-no-name = Saisis le nom sous lequel tu veux jouer.
around-drop = Retirer
around-drop-title = Retirer { $name } ?
around-drop-waiting = La place redevient libre et quiconque a le lien peut la prendre.
around-drop-running = Si les autres sont d’accord, un bot prend la suite ; tout de suite si personne d’autre n’est là ou si le temps de cette place est écoulé.
around-drop-asked = On demande l’avis des autres.
around-ended-title = { $status ->
        [finished] Cette partie est terminée
       *[closed] Cette table est fermée
    }
around-ended-text = { $status ->
        [finished] Il n’y a plus rien à faire ici.
       *[closed] Elle a été fermée avant qu’on ait joué.
    }

# Ce qui se joue à une table
around-facts-title = Ce qui se joue ici
around-facts-move = { $time } par décision.
around-facts-game = { $time } pour toute la partie.
around-facts-public = Table publique.
around-facts-private = Sur invitation seulement.
around-facts-spectators = Avec spectateurs.
around-facts-spectator-chat = { $may ->
        [yes] Ils peuvent discuter.
       *[no] Ils lisent la discussion.
    }
around-facts-no-spectators = Sans spectateurs.
around-facts-counted = L’argent est compté pour tous.
around-facts-hints = Les bots donnent des conseils.

# Liens
around-copy = Copier
around-copied = Copié.
around-copy-by-hand = Le lien est sélectionné : copie-le avec ton clavier ou le menu de ton appareil.
around-share = Partager…
around-qr = Code QR
# $what is what the code leads to, as “Invitation link”
around-qr-of = Code QR : { $what }
around-qr-about = À scanner avec un téléphone.
around-share-title = Longshore : { $title }
around-save = Enregistrer

# Discussion et notes
around-chat = Discussion
around-chat-log = Les messages
around-chat-new = Nouveau
around-chat-host = L’hôte
around-chat-say = Écrire à la table
around-chat-send = Envoyer
around-chat-nothing = Écris d’abord quelque chose.
around-chat-empty = Personne n’a encore rien dit.
around-chat-none = Personne n’a encore rien dit. Seules les personnes à la table peuvent parler.
around-chat-guest = (regarde)
around-chat-no-name = Saisis le nom sous lequel tu veux écrire.
around-notes = Tes notes. Personne d’autre ne peut les lire.
around-notes-none = Seules les personnes qui ont une place peuvent prendre des notes.
around-notes-saved-at = Enregistré à { $time }.
around-notes-state = { $state ->
        [loading] Un instant…
        [typing] Pas encore enregistré.
        [saving] Enregistrement…
        [kept] Pas encore enregistré : gardé dans ce navigateur jusqu’à ce que le serveur réponde.
       *[saved] Enregistré.
    }

# Pendules : le temps qui reste
around-clock-days = { $days } j { $hours } h
around-clock-hours = { $hours } h { $minutes } min
around-clock-minutes = { $minutes }:{ $seconds }
around-clock-bank = + { $time }
around-clock-left = Reste : { $time }
around-clock-bank-left = Reste pour la partie : { $time }
around-clock-until = Jusqu’au { $time }
around-clock-soon = Il te reste peu de temps.
around-clock-now = Ton temps est presque écoulé.
around-time-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
around-time-hours = { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
around-time-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
around-time-seconds = { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }

# Le titre d’un onglet du navigateur, et ce que dit une notification
around-page-title = { $title } – Longshore
around-title-turn = ● À toi – { $title }
around-news-turn = C’est ton tour.
around-news-start = La partie a commencé.
around-news-finish = La partie est terminée.
around-news-undo = Quelqu’un demande à revenir en arrière.

# Le menu d’une table
around-menu-title = La table
around-menu-choose = Choisir
around-menu-invite = Inviter
around-menu-seats = Places et noms
around-menu-orders = Ordres permanents
around-menu-webhook = Notifications
around-menu-devices = Autres appareils
around-menu-study = Faire un essai
around-menu-downloads = Téléchargements
around-menu-fair = Donne vérifiable
around-menu-about = Cette table
around-menu-report = Signaler un nom
around-menu-leaving = Partir ou fermer
around-invite-open = Quiconque a ce lien peut s’installer ou regarder.
around-invite-running = Quiconque a ce lien peut regarder. Pour donner une place à quelqu’un, cèdes-en une sous « Places et noms ».
around-invite-link = Lien pour les autres
around-invite-here-alone = Ce lien ne marche que sur cette machine. Pour d’autres sur ton réseau, remplace dans ce lien « { $host } » par le nom ou l’adresse de cette machine ; le serveur leur répond s’il a été lancé avec « longshore serve --host 0.0.0.0 ».
around-invite-here-alone-guest = Ce lien ne marche que sur cette machine. Qui a ouvert la table peut inviter les autres du réseau.
around-rename = Changer de nom
around-renamed = Le nom est changé.
around-hand = Céder
around-hand-about = Qui ouvre le lien d’une place à céder la reprend : sa carte et son argent, mais pas ce qui était secret avant. L’hôte peut céder la place d’une personne partie, si tous ceux qui sont là depuis le début sont d’accord.
around-hand-ask = Demander à la céder
around-hand-asked = On demande aux autres si la place peut être cédée.
around-asked-drop = L’hôte demande : un bot peut-il continuer pour { $name } ({ $seat }) ?
around-asked-hand = L’hôte demande : la place de { $name } ({ $seat }) peut-elle être cédée à quelqu’un d’autre ? Cette personne verra sa carte et son argent.
around-asked-waiting = Tu as demandé l’avis des autres à propos de { $name } ({ $seat }). Ils doivent être d’accord.
around-asked-silence = Qui ne répond pas pendant { $pace ->
        [days] trois jours
       *[live] cinq minutes
    } est d’accord, sauf si { $name } fait quelque chose entre-temps.
around-asked-you-drop = L’hôte demande aux autres si un bot peut continuer à ta place. Qui ne répond pas est d’accord au bout d’un moment, sauf si tu fais quelque chose.
around-asked-you-hand = L’hôte demande aux autres si ta place peut être cédée à quelqu’un d’autre. Dès que tu fais quelque chose, elle reste à toi.
around-asked-all = Tous sont d’accord : un bot peut remplacer { $name } ({ $seat }).
around-asked-go = Laisser un bot continuer
around-asked-withdraw = Retirer la demande
around-hand-own = Envoie ce lien à la personne qui doit jouer { $seat } pour toi. Quand elle l’ouvre et s’installe, la place est à elle.
around-hand-gone = Envoie ce lien à la personne qui doit désormais jouer { $seat }.
around-hand-link = Lien vers la place de { $seat }
around-take-title = Une place t’est cédée
around-take-text = Reprends-la et joue à partir de là où en est la partie.
around-take = Prendre la place
around-devices-about = Crée un lien, ouvre-le sur ton téléphone ou un autre ordinateur, et continue à y jouer à la même place.
around-devices-label = Nom de l’appareil
around-devices-example = Téléphone
around-devices-make = Créer un lien
around-devices-link = Lien pour ton autre appareil
around-devices-secret = Qui a ce lien a ta place : ne l’envoie à personne d’autre.
around-devices-keys = Clés utilisées
around-key-unnamed = Un appareil
around-key-host = hôte
around-key-this = {" "}– cet appareil
around-revoke = Révoquer
around-revoke-title = Révoquer cette clé ?
around-revoke-text = L’appareil qui l’a perd la place.
around-revoke-this = C’est la clé de cet appareil : tu perds ta place ici.
around-downloads-over = La partie est terminée : les fichiers contiennent tout, toutes les cartes et toutes les offres.
around-downloads-running = Tant que la partie dure, les fichiers ne contiennent que ce que tu as le droit de savoir.
around-download-text = Partie en texte
around-download-text-about = À lire, à rejouer, et pour vérifier que la donne était honnête.
around-download-jsonl = Journal en JSON Lines
around-download-jsonl-about = Chaque entrée avec ses événements, pour des programmes.
around-download-csv = Tableau en CSV
around-download-csv-about = Pour un tableur : qui a fait quoi, et l’argent de chacun.
around-fair-about = Avant que quiconque ne joue, la table s’engage sur la donne : elle annonce un nombre qui ne révèle rien de la donne, mais ne correspond qu’à elle. Il en va de même pour chaque offre secrète.
around-fair-deal = Engagement sur la donne
around-fair-secret = Secret qui l’ouvre
around-fair-rules = Version des règles
around-fair-keep = Note l’engagement si tu veux le vérifier. À la fin de la partie, la table révèle son secret et « longshore verify » compare les deux.
around-fair-over = Télécharge la partie en texte, et « longshore verify » vérifie la donne et chaque offre secrète d’après ces engagements.
around-fair-bids = { $n ->
        [one] { $n } offre secrète
       *[other] { $n } offres secrètes
    }
around-fair-bid = { $seat }, entrée { $seq } :
around-about-opened = Ouverte le { $time }. Table { $table }.
around-about-fork = Cette table reprend une autre partie à partir de son entrée { $seq }.
around-about-study = C’est une étude privée d’une autre partie, à partir de son entrée { $seq } : ce que tu ne pouvais pas connaître a été redistribué.
around-about-origin = Vers cette partie
around-study-running = Ouvre une table privée qui reprend la partie ici, contre des bots. Ce que ta place ne peut pas connaître, cartes et offres secrètes, est redistribué. La vraie partie t’attend, telle quelle.
around-study-finished = Ouvre une table à toi qui reprend cette partie à n’importe quel moment, contre des bots.
around-study-scrub = Tu es à la fin de la partie. Reviens au moment à partir duquel tu veux jouer, puis retourne ici.
around-study-from-now = L’essai part de maintenant.
around-study-from = L’essai part du moment que tu regardes (entrée { $seq }).
around-study-play = Tu joues
around-study-no-seat = Choisis au moins une place à jouer.
around-study-bot = Bots aux autres places
around-study-open = Faire l’essai
around-leave = Quitter la table
around-leave-seat = Quitter la place de { $seat }
around-leave-title = Partir pour de bon ?
around-leave-running = Un bot joue à ta place, et tu ne peux pas revenir de toi-même. Pour t’absenter un moment, ferme simplement la page.
around-leave-waiting = Ta place se libère pour quelqu’un d’autre.
around-close = Fermer la table
around-close-title = Fermer la table pour tous ?
around-close-running = La partie finit sans vainqueur et toutes les cartes sont montrées.
around-close-waiting = Le lien ne marchera plus.

# Être prévenu ailleurs
around-webhook-about = Le serveur peut appeler une adresse de ton choix quand il se passe quelque chose ici, pour que tu n’aies pas à surveiller la page : un message sur ton téléphone, dans une discussion, ou vers ton propre programme.
around-webhook-form = Type de service
around-webhook-form-ntfy = ntfy (messages sur ton téléphone)
around-webhook-form-discord = Discord
around-webhook-form-slack = Slack
around-webhook-form-json = Mon propre programme (JSON)
around-webhook-url = Adresse
around-webhook-example = { $form ->
        [ntfy] https://ntfy.example.org/mon-sujet
        [discord] https://discord.example.org/api/webhooks/…
        [slack] https://hooks.example.org/services/…
       *[json] https://example.org/mon-tour
    }
around-webhook-on = Me prévenir quand
around-webhook-on-turn = c’est mon tour
around-webhook-on-start = la partie commence
around-webhook-on-finish = la partie est terminée
around-webhook-on-chat = quelqu’un dit quelque chose
around-webhook-on-undo = quelqu’un demande à revenir en arrière
around-webhook-no-url = Saisis l’adresse à appeler.
around-webhook-bad-url = Cette adresse ne peut pas être appelée : elle doit commencer par https:// ou http://.
around-webhook-no-what = Choisis au moins une occasion de te prévenir.
around-webhook-saved = Enregistré. C’est là qu’on te préviendra.
around-webhook-secret = Les appels sont signés avec ce secret. Copie-le maintenant : il n’est montré que cette fois.
around-webhook-drop = Ne plus me prévenir
around-webhook-dropped = On ne te préviendra plus là-bas.

# Ordres permanents
around-orders-about = En ton absence, ta place peut faire certaines choses d’elle-même. Personne d’autre ne voit tes ordres : ce qu’ils font semble venir de toi. Pour tout le reste, la table t’attend.
around-orders-saved = Tes ordres sont en vigueur.
around-orders-withdrawn = Tes ordres sont retirés.
around-orders-withdraw = Tout retirer
around-orders-standing = { $n ->
        [0] Aucun ordre en vigueur.
        [one] { $n } ordre en vigueur.
       *[other] { $n } ordres en vigueur.
    }
around-order-bid = Offrir pour moi
around-order-bid-about = Quand quelqu’un amène une cargaison à l’île.
around-orders-most = Au plus
around-orders-bid-colours = Par couleur : tant pour chaque caisse à bord
around-orders-accept-colours = Par couleur : au moins tant pour chaque caisse à bord
around-orders-colour = Dollars pour une caisse { $colour }
around-orders-extra = À égalité, ajouter jusqu’à
around-orders-loans = Prêts permis
around-orders-loans-value = { $n ->
        [0] aucun
        [one] { $n } prêt
       *[other] { $n } prêts
    }
around-orders-bluff = Cartes de bluff avec l’offre
around-orders-some = Seulement pour les cargaisons de certains
around-orders-sellers = Cargaisons de
around-orders-cargoes = Cela vaut
around-orders-one = pour la prochaine cargaison
around-orders-all = pour toutes, jusqu’à ce que je le retire
around-order-accept = Décider de ma cargaison
around-order-accept-about = Quand les offres pour ta propre cargaison sont dévoilées.
around-orders-least = La vendre pour une offre d’au moins
around-orders-otherwise = Pour moins
around-orders-ask = m’attendre
around-orders-decline = refuser : payer l’offre et la garder
around-orders-award = Si l’égalité demeure, elle va à (dans cet ordre)
around-order-pass = Passer mes tours
around-order-pass-about = Jusqu’à ce qu’il y ait quelque chose à faire pour toi.
around-orders-until = Jusqu’à ce que l’une de ces choses arrive (laisse les autres vides) :
around-until-turns = Tant de tours ont été passés
around-until-round = Cette manche a commencé
around-until-cash = J’ai tant de dollars
around-until-factory-left = Caisses restantes dans mon centre de distribution, au plus
around-until-harbour-left = Caisses restantes dans mon magasin de port, au plus
around-until-factory-price = Un centre de distribution en vend une à ce prix ou moins
around-until-harbour-price = Un magasin de port en vend une à ce prix ou moins
around-until-supply-left = Caisses d’une couleur restant en stock, au plus
around-order-seize = Choisir ce qui est saisi
around-order-seize-about = Quand ton voisin, ou toi, ne peut pas payer les intérêts.
around-orders-seize-colours = Ces couleurs d’abord, dans cet ordre
around-orders-prefer = Parmi elles
around-prefer-dearest = la plus chère
around-prefer-cheapest = la moins chère
around-prefer-fewest = une couleur peu abondante
around-prefer-most = une couleur abondante
around-orders-building = Si un bâtiment part
around-building-ask = m’attendre
around-building-warehouse = un entrepôt
around-building-machine = une usine
around-order-price = Fixer le prix des retours
around-order-price-about = Quand ton offre à la Banque d’investissement est dépassée et que tes caisses reviennent dans tes magasins.
around-orders-price-factory = Au centre de distribution
around-orders-price-harbour = Au magasin de port
around-order-pay = Payer les courtiers
around-order-pay-about = Quand tu as remporté de l’argent à la Banque d’investissement et paies en caisses.
around-orders-pay-colours = Ces couleurs d’abord, dans cet ordre
around-orders-range = Ce doivent être des nombres entiers de { $least } à { $most }.
around-orders-bid-limit = Dis jusqu’où offrir : en tout, ou pour chaque couleur.
around-orders-accept-limit = Dis pour combien vendre : en tout, ou pour chaque couleur.
around-orders-no-colour = Donne un montant à une couleur au moins, ou ne procède pas par couleur.
around-orders-no-seller = Choisis au moins un joueur, ou offre pour toutes les cargaisons.
around-orders-no-until = Dis jusqu’à quand : remplis au moins un champ.
around-orders-no-price = Choisis un prix pour l’un des magasins au moins.

# Réglages
around-set-language = Langue
around-set-language-auto = Celle du navigateur
around-set-theme = Couleurs
around-theme-auto = Comme l’appareil
around-theme-light = Clair
around-theme-dark = Sombre
around-set-pace = Tours des autres
around-set-pace-about = À quelle vitesse tu vois ce que font les autres.
around-set-pace-calm = Calmement, l’un après l’autre
around-set-pace-quick = Vite
around-set-pace-instant = D’un coup
around-set-motion = Animations
around-set-motion-about = Les caisses glissent et les navires voguent. Si ton appareil demande moins d’animations, il n’y en a pas.
around-set-sounds = Sons
around-set-sounds-about = Discrets : une cloche quand c’est ton tour.
around-set-notify = Notifications
around-set-notify-about = Ton appareil te prévient quand c’est ton tour et que tu ne regardes pas la page : aux tables où tu as une place, même quand la page est fermée, si ton navigateur sait le faire. Le message passe, chiffré, par le service push de ton navigateur, qui seul peut le lire.
around-set-notify-never = Ce navigateur, ou cette connexion, ne peut pas afficher de notifications.
around-set-notify-denied = Le navigateur n’autorise pas les notifications pour cette page. Tu peux changer cela dans ses réglages pour ce site.
around-set-kept = Tout cela est gardé dans ce navigateur.

around-again = Rejouer
around-review = Analyse
around-again-end = La fin de la partie
around-again-unfold = Voir comment la partie s’est terminée
around-again-same = Même table
around-again-same-about = Les mêmes personnes sont invitées à une nouvelle partie.
around-next-waits = « { $title } » t’attend.
around-next-go = Aller à la table
around-again-called = { $name } a ouvert une nouvelle table.
around-again-go = Aller à la nouvelle table
around-again-overheard = Les autres sont invités par un lien dans la discussion. Les spectateurs peuvent le lire aussi et s’y installer.
around-again-said = Encore une partie ? Voici la nouvelle table : { $link }
