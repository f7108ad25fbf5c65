# Le cadre de la page : la barre, les portes fermées, ce que chaque pièce possède.
page-name = Longshore
page-home = Longshore, retour à l’accueil
page-skip = Aller au contenu
page-sign-in = Se connecter
page-settings = Réglages
page-loading = Un instant…
page-loading-part = Chargement de cette partie de la page…
page-loading-table = Récupération de la table…
page-loading-game = Lecture de la partie jusqu’ici…
page-close = Fermer
page-cancel = Annuler
page-again = Réessayer
page-help = Que disent les règles ? ({ $rule })
page-rules = Les règles (dans un nouvel onglet)
page-trouble = Quelque chose s’est mal passé : { $problem }
# Une somme d'argent toute seule.
money = { $amount } $
# Une somme au-dessous de zéro toute seule.
money-minus = −{ $amount } $

# Une table
page-table = Une table
page-no-table = Cette table ne peut pas être affichée
page-menu = Table
page-line-cut = La connexion est coupée. Nouvel essai…
page-beside = À côté du plateau
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-notes = Notes
page-tab-economy = Économie
page-tab-score = Décompte
page-look-back = Revoir la partie
page-look-from = Changer de place
page-seen-from = Vu depuis

# Plusieurs personnes jouent sur un même appareil, chacune avec sa main. $name est le nom de la personne, $seat la couleur.
page-hand-over = Passe l’appareil à { $name } ({ $seat })
page-hand-over-why = Les autres regardent ailleurs : l’écran suivant montre une carte de valorisation secrète et de l’argent secret.
page-hand-over-here = C’est moi, { $name }

# Ce que la page elle-même doit refuser.
refused-no-answer = Le serveur ne répond pas. Vérifie ta connexion ; la page réessaie.

# Une adresse qui ne mène nulle part.
page-not-found-title = Il n’y a rien ici
page-not-found-text = Cette adresse ne mène nulle part. Le lien vers une table a peut-être été coupé : vérifie qu’il a été copié en entier.
page-not-found-home = Retour à l’accueil

page-no-accounts-title = Il n’y a pas de comptes ici
page-no-accounts-text = Ce serveur n’offre pas de comptes, donc ni pages de joueurs, ni classements, ni tournois. On joue à toutes les tables sans compte. Qui gère le serveur peut en offrir : « longshore serve --accounts ».

# Un serveur lancé depuis les sources, dont la page n'est pas encore construite. « make web » est une commande.
page-not-built-title = La page n’est pas encore construite
page-not-built-text = Ce Longshore tourne depuis ses sources et sa page doit d’abord être construite : « make web » s’en charge. Relance ensuite le serveur. Tout le reste fonctionne déjà.
