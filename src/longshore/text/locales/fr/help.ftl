# L’aide sur les règles : chaque règle en quelques phrases simples. « help-P4 » est la règle P4, « help-P4-title » son titre ;
# « help-P4-on » et « help-P4-off » disent ce qui vaut selon l’option dont dépend la règle. Les textes disent « tu ».
# Le nom d’une règle entre parenthèses, comme (P4), devient un lien : il reste tel quel.

## Le cadre

help-rules-title = Les règles
help-rules-about = Toutes les règles du jeu, dans nos propres mots. Chaque règle a un nom court, comme P4 ; la table et ses messages emploient les mêmes noms.
help-learn-link = Plutôt apprendre en jouant ? Essaie la première partie guidée.
help-contents = Chapitres
help-search = Chercher dans les règles
help-search-hint = Un mot ou le nom d’une règle, comme « prêt » ou « P4 »
help-search-clear = Effacer la recherche
help-found = { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
help-edition-only = { $count ->
        [one] Édition { $editions } seulement
       *[other] Éditions { $editions } seulement
    }
help-option-only = Seulement si la table joue ainsi
help-whole-rules = Toutes les règles
help-opens-tab = (s’ouvre dans un nouvel onglet)
help-link-to = Lien vers la règle { $rule }
help-rule = Règle { $rule }

## Chapitres

help-chapter-setup = Mise en place
help-chapter-turn = Le tour
help-chapter-interest = Intérêts
help-chapter-loans = Prêts
help-chapter-domestic = Vente domestique
help-chapter-build = Construire
help-chapter-produce = Produire
help-chapter-stock = Acheter des caisses
help-chapter-sail = Naviguer et charger
help-chapter-auction = Les enchères à l’île
help-chapter-open = Secret et visible
help-chapter-end = Fin et décompte
help-chapter-bank = La Banque d’investissement
help-chapter-options = Options d’une table
help-options-about = Une édition est un ensemble de ces options. Qui ouvre une table peut changer chacune d’elles.

## Comment tout se tient

help-flow-title = En bref
help-flow-1 = Tu produis des caisses dans tes usines et tu les mets en vente. Un autre joueur les achète pour son magasin de port et y fixe un prix plus élevé. Le navire d’un troisième les charge là, s’amarre à l’île étrangère et vend toute la cargaison aux enchères.
help-flow-2 = Chaque étape rapporte à quelqu’un, mais personne ne commerce avec soi-même. Tu ne vends qu’aux autres et tu n’achètes qu’aux autres.
help-flow-3 = Sur l’île, les caisses valent de l’argent à la fin, et chaque joueur estime les couleurs autrement. Le plus riche a alors gagné.

## Mise en place

help-S1-title = Joueurs
help-S1 = On joue à trois, à quatre ou à cinq. Le sort désigne le premier joueur ; ensuite, on joue dans le sens des aiguilles d’une montre.
help-S2-title = Caisses de la zone de stock
help-S2 = Il y a cinq couleurs, avec le même nombre de caisses de chacune. Ce nombre dépend du nombre de joueurs.
help-S2-numbers = À trois, quatre et cinq joueurs : { $supply } caisses de chaque couleur.
help-S3-title = Usines et entrepôts de la zone de stock
help-S3 = Les usines et les entrepôts sont limités aussi. Ceux que chacun a au départ sont pris dans ce total.
help-S3-numbers = À trois, quatre et cinq joueurs : { $machines } usines de chaque couleur et { $warehouses } entrepôts.
help-S4-title = Ce que tu as au départ
help-S4 = Tu commences avec un entrepôt et une usine tirée au sort ; chacun reçoit une couleur différente. Une caisse de cette couleur se trouve déjà dans ton centre de distribution, à 2 $.
help-S5-title = Ton premier argent et ta carte
help-S5 = Tu as 20 $, un navire en haute mer et aucun prêt. Tu reçois aussi une carte de valorisation secrète, que personne d’autre ne peut voir.
help-S6-title = La carte de valorisation
help-S6 = Elle dit ce que chaque couleur vaudra pour toi sur l’île à la fin : 10, 5 ou 10, 6, 4 et 2 $. Aucune couleur n’a la même valeur pour deux joueurs.
help-S6-colours = Les couleurs sont { $colours }.
help-S7-title = Cartes de bluff
help-S7 = Chacun reçoit deux cartes de monnaie qui valent 0 $. Elles peuvent accompagner une offre pour en cacher la taille (A7).

## Le tour

help-T1-title = Un tour
help-T1 = D’abord, tu paies tes intérêts (I1), si tu as des prêts. Ensuite, tu as jusqu’à deux actions : construire, produire, acheter des caisses ou déplacer ton navire. Tu peux faire deux fois la même chose, mais on ne produit qu’une fois.
help-T1-on = Appeler un courtier est aussi une action, une fois par tour.
help-T2-title = Passer
help-T2 = Rien ne t’oblige à agir. Tu peux renoncer à ta deuxième action, ou aux deux.
help-T3-title = Les enchères terminent le tour
help-T3 = Quand tu t’amarres à l’île et mets ta cargaison aux enchères, ton tour finit avec elles, même si c’était ta première action. Tu ne peux même plus rembourser de prêt.

## Intérêts

help-I1-title = Intérêts
help-I1 = Au début de ton tour, tu paies 1 $ pour chacun de tes prêts.
help-I1-off = L’argent va à la banque.
help-I1-on = Avec la Banque d’investissement, le courtier I reçoit le premier dollar et le courtier II le second.
help-I2-title = Quand tu ne peux pas payer les intérêts
help-I2 = Si tu peux payer, tu dois payer. Si tu as trop peu d’argent et moins de deux prêts, tu dois contracter un autre prêt, sans intérêts pour ce tour. Avec deux prêts, tu paies ce que tu as ; chaque prêt sans son dollar est en défaut.
help-I3-title = Défaut de paiement
help-I3 = Pour chaque prêt en défaut, la banque saisit une caisse de ton secteur de l’île. S’il n’y en a pas, elle en saisit deux dans ton magasin de port, ou dans ton centre de distribution si le port n’en a pas assez. Si tu n’as aucune caisse, tu perds une usine ou un entrepôt, mais jamais les deux premiers de chaque sorte, et un prêt est annulé.
help-I4-title = Qui choisit en cas de défaut
help-I4 = Le joueur qui joue avant toi choisit les caisses, et la couleur d’une usine. Mais c’est toi qui choisis si tu perds une usine ou un entrepôt.
help-I5-title = Défaut de paiement, selon la première impression
help-I5 = Cette forme plus ancienne suit I3, mais le joueur qui joue avant toi décide de tout et perdre un bâtiment n’annule pas de prêt. Une table peut la choisir comme option.
help-I6-title = Défaut de paiement, forme clémente
help-I6 = Chaque prêt en défaut te coûte une caisse, prise au premier endroit où il y en a : l’île, le navire, ton port à la Banque d’investissement, le magasin de port, le centre de distribution. Le joueur qui joue avant toi choisit la couleur. Les bâtiments ne risquent rien.
help-I7-title = Caisses saisies
help-I7 = Les caisses saisies par la banque quittent le jeu. Elles ne retournent pas dans la zone de stock.

## Prêts

help-L1-title = Contracter un prêt
help-L1 = Tu peux contracter un prêt de 10 $ à tout moment, même pendant le tour d’un autre ou en faisant une offre. Tu peux en avoir deux au plus.
help-L2-title = Rembourser un prêt
help-L2 = Tu rembourses 10 $ à la banque pendant ton tour, après les intérêts et avant que des enchères ne terminent le tour. Cela ne coûte pas d’action.
help-L3-title = Un prêt avec une offre
help-L3 = Un prêt contracté pour une offre secrète est dévoilé avec l’offre, pas avant. Tu le gardes même si ton offre ne l’emporte pas.

## Vente domestique

help-D1-title = Vente domestique, avant les actions
help-D1 = Une fois par tour, après les intérêts, tu peux rendre à la zone de stock une caisse de ton centre de distribution et recevoir 2 $. Elle ne peut venir du magasin de port que si le centre de distribution est vide. C’est impossible à ton premier tour.
help-D2-title = Vente domestique, comme action
help-D2 = Sous cette forme, la même vente est une de tes deux actions. Tu peux y consacrer les deux.
help-D3-title = La partie se termine quand même
help-D3 = Dès que deux couleurs sont épuisées, la fin est décidée (E1). Une caisse qui retourne dans la zone de stock n’y change rien.

## Construire

help-B1-title = Le prix des bâtiments
help-B1 = Une usine coûte 6 $, puis 9 $, puis 12 $ ; tu peux en avoir quatre. Un entrepôt coûte 4, 5, 6 et 7 $ ; tu peux en avoir cinq. Tu paies la banque, et la nouvelle place compte tout de suite.
help-B2-title = Des usines toujours différentes
help-B2 = Tu ne peux jamais avoir deux usines de la même couleur. Et tu ne peux acheter que ce qui reste dans la zone de stock.

## Produire

help-P1-title = Le patron du syndicat
help-P1 = Tu peux produire une fois par tour. Cela coûte 1 $, qui va au joueur qui joue avant toi : ton patron du syndicat.
help-P2-title = Ce qui est produit
help-P2 = Chacune de tes usines produit une caisse de sa couleur, s’il en reste dans la zone de stock. Ton centre de distribution a de la place pour deux caisses par usine. Si tout ne tient pas, tu choisis ce qui est produit, mais tu dois produire autant de caisses qu’il y a de place.
help-P3-title = Prix au centre de distribution
help-P3 = Ensuite, tu peux revoir le prix de chaque caisse de ton centre de distribution : 1, 2, 3 ou 4 $. Les nouvelles doivent recevoir un prix.
help-P4-title = Quand rien ne peut être produit
help-P4 = Si ton centre de distribution est plein, ou si la zone de stock n’a plus aucune de tes couleurs, tu peux quand même utiliser l’action pour revoir tes prix.
help-P4-off = C’est gratuit.
help-P4-on = Cela coûte le dollar habituel.
help-P5-title = Rien ne se jette
help-P5 = Tu ne peux jamais jeter de caisses. Elles ne quittent tes magasins que si quelqu’un les prend, par une vente domestique, ou comme offre à un courtier.
help-P6-title = Pas d’argent pour le syndicat
help-P6 = Si tu n’as pas ce dollar, tu peux contracter un prêt pour le payer. Avec deux prêts et sans argent, tu ne peux pas produire, sauf si c’est gratuit (P4).

## Acheter des caisses

help-H1-title = Acheter à un centre de distribution
help-H1 = Tu achètes une ou plusieurs caisses au centre de distribution d’un seul autre joueur, aux prix indiqués. Il reçoit l’argent et ne peut pas refuser. Tu ne peux jamais acheter chez toi.
help-H2-title = La place au magasin de port
help-H2 = Ton magasin de port contient une caisse par entrepôt.
help-H3-title = Prix au magasin de port
help-H3 = Ensuite, tu peux revoir le prix de chaque caisse de ton magasin de port, de 2 à 6 $. Les nouvelles doivent recevoir un prix, qui peut être plus bas que ce que tu as payé.
help-H4-title = Seulement revoir les prix
help-H4 = Tu peux utiliser cette action sans rien acheter, juste pour revoir les prix de ton magasin de port.

## Naviguer et charger

help-M1-title = Déplacer le navire
help-M1 = Une action mène ton navire de la haute mer à un port, ou d’un port à la haute mer. D’un port à l’autre, il faut deux actions. Tu ne peux jamais t’amarrer dans ton propre port.
help-M2-title = Charger
help-M2 = En arrivant dans le port d’un autre joueur, tu peux aussitôt charger à son magasin de port, aux prix indiqués. Il reçoit l’argent et ne peut pas refuser. Un navire porte cinq caisses ; tu peux aussi ne rien charger.
help-M3-title = Charger davantage
help-M3 = Si ton navire est déjà dans un port, tu peux utiliser une action pour y charger sans le quitter. Cette action ne déplace pas le navire.
help-M3-off = Un navire ne charge qu’à son arrivée. Charger pendant qu’il est au port est une option.
help-M4-title = Aller à l’île étrangère
help-M4 = Il te faut au moins une caisse à bord. Ton arrivée ouvre aussitôt les enchères (A1). Ton navire reste là ; repartir coûte une action.
help-M5-title = Ton port à la Banque d’investissement
help-M5 = Ce que tu as remporté chez un courtier t’y attend. Quand ton navire y arrive, tu charges gratuitement ce que tu veux, jusqu’à cinq caisses à bord.

## Les enchères à l’île

help-A1-title = Offres secrètes
help-A1 = Tous les autres font une offre secrète pour ta cargaison entière : de 0 $ à tout l’argent qu’ils ont, prêts compris. Les offres sont dévoilées ensemble.
help-A2-title = Offres égales
help-A2 = Si plusieurs joueurs partagent l’offre la plus élevée, ils ajoutent en secret une offre supplémentaire ; 0 $ est permis. S’ils sont encore à égalité, le propriétaire du navire choisit l’un d’eux.
help-A3-title = Tout le monde offre 0 $
help-A3 = Les éditions traitent différemment une cargaison pour laquelle personne ne veut payer.
help-A3-seller = Le propriétaire du navire la reçoit gratuitement.
help-A3-tie = C’est une égalité comme une autre : chacun ajoute à son offre (A2).
help-A4-title = Vendre la cargaison
help-A4 = Si tu acceptes, le joueur dont l’offre est la plus élevée te la paie et la banque te verse encore autant. La cargaison va dans son secteur de l’île. Personne d’autre ne paie.
help-A5-title = Garder la cargaison
help-A5 = Si tu refuses, tu paies toi-même l’offre la plus élevée à la banque et la cargaison va dans ton propre secteur de l’île. La banque ne te verse rien et tu dois pouvoir payer, au besoin avec un prêt.
help-A5-on = La part de la banque n’est pas perdue : elle va aux courtiers, dollar par dollar (K8).
help-A6-title = Enchères ouvertes
help-A6 = Avec cette option, pas d’offres secrètes. En commençant à gauche du propriétaire du navire, chacun à son tour offre plus ou se retire, jusqu’à ce qu’il n’en reste qu’un.
help-A7-title = Bluffer
help-A7 = Tu peux joindre à une offre une ou deux cartes de bluff. Elles ne valent rien, cachent seulement combien tu offres, et tu les gardes. Tout le monde voit aussitôt de combien de cartes se compose une offre secrète, billets et cartes de bluff ensemble ; une offre vide en montre une.
help-A7-cancel = Une offre avec une telle carte compte 0 $.

## Secret et visible

help-V1-title = Ce que tout le monde voit
help-V1 = Les plateaux, les prix, les prêts, la zone de stock et le tour en cours sont visibles de tous. Les cartes de valorisation restent secrètes jusqu’à la fin, les offres jusqu’à ce qu’elles soient dévoilées ensemble.
help-V2-title = L’argent
help-V2 = Tu ne vois que ton propre argent, sauf si la table joue à argent visible. Tous les paiements se voient : la page peut donc les compter pour toi, si la table le permet.
help-V2-hidden = Le nombre de billets des autres est secret aussi.
help-V2-open = Tu vois combien de cartes de monnaie a chaque joueur, mais pas lesquelles.

## Fin et décompte

help-E1-title = La fin de la partie
help-E1 = La fin arrive quand une deuxième couleur est épuisée dans la zone de stock. Le joueur dont c’est le tour le finit, puis la partie est terminée. Certaines tables ont aussi une limite de manches.
help-F1-title = La couleur à deux valeurs
help-F1 = Si les cinq couleurs sont dans ton secteur de l’île, ta couleur 5/10 $ compte 10 $ par caisse, sinon 5 $. On le regarde avant de rejeter quoi que ce soit.
help-F2-title = La couleur que tu perds
help-F2 = Tu rejettes toutes les caisses de ta couleur la plus abondante sur l’île.
help-F2-two-value = Si plusieurs sont à égalité et que ta couleur 5/10 $ en fait partie, c’est elle qui part ; sinon, tu rejettes celle qui te coûte le moins.
help-F2-free = Si plusieurs sont à égalité, tu rejettes celle qui te coûte le moins.
help-F3-title = Compter
help-F3 = Tu additionnes ton argent, les caisses qui te restent sur l’île aux valeurs de ta carte, 2 $ par caisse dans ton magasin de port et 3 $ par caisse sur ton navire. Chaque prêt te coûte 11 $. Ton centre de distribution ne compte pour rien.
help-F3-on = Chaque caisse dans ton port à la Banque d’investissement compte aussi 3 $.
help-F4-title = Scores égaux
help-F4 = Le meilleur score gagne. Si même la deuxième comparaison est égale, la victoire est partagée.
help-F4-island = En cas d’égalité, qui a le plus de caisses restantes sur l’île gagne.
help-F4-factory = En cas d’égalité, qui a le plus de caisses dans son centre de distribution gagne.
help-F5-title = Un exemple
help-F5 = Tu as 4 caisses orange à 10 $, 4 brunes à 2 $, 3 beiges à 5 ou 10 $, 2 blanches à 6 $ et 2 noires à 4 $. Les cinq couleurs sont là : la beige compte 10 $. La brune part et le reste fait 40 + 30 + 12 + 8 = 90 $. Ajoute 3 caisses au magasin de port (6 $) et 2 sur le navire (6 $), enlève un prêt (11 $) : 91 $, plus ton argent.

## La Banque d’investissement

help-K1-title = Les trois courtiers
help-K1 = Chaque courtier a un espace pour des caisses et un pour de l’argent. Au départ, le courtier I a deux caisses et 1 $, le courtier II une caisse et 2 $, le courtier III seulement 3 $. Chaque joueur y a son propre port.
help-K2-title = Appeler un courtier
help-K2 = Si aucune vente n’est en cours, tu choisis les caisses ou l’argent d’un courtier et tu mets une offre sur la carte de paiement : de l’argent pour des caisses, ou des caisses pour de l’argent. Si un autre joueur a la carte, tu dois offrir au moins 1 $ ou une caisse de plus. Tu ne peux pas surenchérir sur toi-même.
help-K3-title = Quand tu ne peux pas appeler
help-K3 = Tu ne peux appeler de courtier ni pendant un tour qui a commencé par un gain chez un courtier, ni pendant un tour où tu mets fin à la partie. Après un appel, tu ne peux pas produire si cela met fin à la partie.
help-K4-title = Ce qui est sur la carte
help-K4 = L’argent posé sur la carte de paiement ne peut pas être dépensé, même pour des intérêts. Les caisses posées dessus gardent leur place dans ton magasin, mais on ne peut ni les vendre ni en revoir le prix.
help-K5-title = Quand ton offre est dépassée
help-K5 = Ton argent te revient en main. Les caisses retournent là d’où elles viennent et tu fixes aussitôt leur prix, même si ce n’est pas ton tour.
help-K6-title = Remporter les enchères
help-K6 = Si tu as encore la carte au début de ton tour, tu gagnes. Tu prends tout ce qui se trouve alors dans l’espace, les caisses allant dans ton port à la banque, et ton offre va aux courtiers (K8).
help-K6-after-interest = Tu paies d’abord tes intérêts.
help-K6-before-interest = Tu gagnes avant les intérêts et tu peux les payer avec ce gain.
help-K7-title = À la fin de la partie
help-K7 = Si une vente est en cours quand la partie se termine, le joueur qui a la carte la remporte aussitôt et paie.
help-K8-title = Comment les courtiers sont payés
help-K8 = L’argent est réparti dollar par dollar : à I, II, III, puis à nouveau I. Les caisses sont réparties une à une de la même façon, dans l’ordre que tu veux.
