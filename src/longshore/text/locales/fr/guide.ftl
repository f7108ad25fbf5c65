# La première partie guidée : sa porte, le guide à la table, et les leçons. Le guide dit « tu », calmement et en peu de mots.
# Une leçon « guide-produce » a un titre (…-title) et un texte. $seat, $boss, $other, $seller, $winner sont des
# joueurs (« Rouge »), $colour et $wanted des couleurs de caisses (« noire »).

## La porte

guide-door-title = Apprendre en jouant
guide-door-text = Une vraie partie en dix courtes manches contre deux bots faciles : à côté du plateau, un guide explique chaque chose la première fois qu’elle arrive.
guide-door-go = Commencer la partie guidée
guide-door-busy = La table s’ouvre…
guide-door-resume = Reprendre ta partie guidée
guide-door-again = En commencer une autre
guide-door-rules = Ou lire d’abord les règles
guide-table-title = Première partie

## Le guide

guide-name = Guide
guide-progress = Leçons : { $done } sur { $all }
guide-pause = Pause
guide-resume = Rappeler le guide
guide-paused = Le guide se repose.
guide-next = Compris
guide-skip = Passer
# Un bouton qui amène à l’écran la partie du plateau dont parle la leçon.
guide-where = Où ?
guide-show-me = Montre-moi
guide-do-it = Fais-le pour moi
# Devant une phrase comme « Produire une caisse noire ».
guide-try = Essaie ceci : { $action }.
guide-idle-waiting = Les autres jouent. Regarde qui achète quoi, et à quel prix.
guide-idle-turn = À toi. Fais ce qui te semble le mieux. En cas de doute, demande ce que ferait un bot.
guide-idle-commit = Ton tour est prêt. Appuie sur le bouton marqué : alors seulement les autres le verront.
guide-idle-past = Tu regardes un moment passé. Le guide continue quand tu reviens au présent.

## Leçons : le début

guide-welcome-title = Bienvenue au port
guide-welcome = Tu produis des caisses, tu les échanges et tu les expédies. { $begins ->
        [own] C’est toi qui commences.
        [own-before] C’est toi qui as commencé.
        [other-before] { $seat } a commencé.
       *[other] { $seat } commence.
    } Après { $rounds } manches, ou quand deux couleurs sont épuisées, le plus riche gagne.
guide-card-title = Ta carte secrète
guide-card = Voici ce que les caisses sur l’île vaudront pour toi à la fin : la couleur { $colour } 10 $ par caisse, la { $wanted } 5 ou 10 $, les autres moins. Chacun a une carte différente, donc chacun veut autre chose.
guide-turn-title = Deux actions par tour
guide-turn = À chaque tour, tu as jusqu’à deux actions. Tout ce que tu peux faire maintenant est ici et sur le plateau ; là où quelque chose n’est pas possible, on te dit pourquoi.

## Leçons : produire et vendre

guide-produce-title = Produis tes premières caisses
guide-produce = Ton usine produit une caisse { $colour } à la fois. Produire coûte 1 $, puis tu fixes un prix de 1 à 4 $. Les autres ne t’achèteront que s’il est assez bas.
guide-boss-title = Le patron du syndicat
guide-boss = Ton dollar est allé à { $boss } : la personne qui joue avant toi est ton patron du syndicat. Cela marche aussi pour toi : chaque fois que { $other } produit, tu reçois 1 $.
guide-sold-title = Ta première vente
guide-sold = { $seat } a acheté à ton centre de distribution et t’a payé { $amount } $. Tu ne peux pas te vendre ces caisses à toi-même : chaque étape du commerce passe par quelqu’un d’autre.
guide-stock-title = Remplis ton port
guide-stock = Achète des caisses à un centre de distribution et mets-les en vente dans ton magasin de port, plus cher que tu ne les as payées : de 2 à 6 $. Les navires des autres y chargent. Tu as de la place pour { $room ->
        [one] encore une caisse
       *[other] encore { $room } caisses
    }.
guide-shipped-title = Un navire est passé
guide-shipped = { $seat } a chargé dans ton port et t’a payé { $amount } $. Ce que tu y as vendu plus cher que tu ne l’as payé est ton bénéfice.
guide-build-title = Construis
guide-build = Plus d’entrepôts, c’est plus de place dans ton magasin de port. Une deuxième usine te permet de produire deux couleurs pour le même dollar. Construire rapporte au début de la partie ; à la fin, les bâtiments ne comptent pas.
guide-prices-title = Revois tes prix
guide-prices = Ce qui est dans ton magasin de port ne se vend pas. Une action te permet de revoir les prix, sans rien acheter.
guide-home-title = La vente domestique
guide-home = Au début d’un tour, tu peux rendre une caisse à la zone de stock pour 2 $. Cela ne coûte pas d’action. Le prix est maigre, mais c’est mieux que pas d’argent du tout.

## Leçons : le navire et l’île

guide-sail-title = Fais tes achats en navire
guide-sail = Ton navire s’amarre dans le port de { $seat } et charge aux prix indiqués. Il porte cinq caisses. Choisis des caisses que les autres voudraient avoir sur l’île.
guide-sea-title = Cap sur la mer
guide-sea = D’un port, ton navire va toujours d’abord en haute mer. De là, il peut gagner l’île avec l’action suivante.
guide-island-title = Cap sur l’île
guide-island = Amarre-toi à l’île, et les autres font des offres secrètes pour toute ta cargaison. La banque double ce que paie le gagnant. Les enchères terminent ton tour : fais le reste avant.
guide-worth = { $open ->
        [yes] { $sign ->
            [minus] −{ $now } $ maintenant, au mieux { $most } $
           *[plus] { $now } $ maintenant, au mieux { $most } $
        }
       *[no] { $sign ->
            [minus] −{ $now } $
           *[plus] { $now } $
        }
    }
guide-bid-title = Une cargaison est à vendre
guide-bid = { $seller } vend toute cette cargaison. Pour toi, elle vaut { guide-worth }. { $amount ->
        [0] C’est très peu : offre 0 $ et garde ton argent.
       *[other] Offre moins pour faire un bénéfice : { $amount } $, par exemple. Personne ne voit ton offre avant que toutes soient dévoilées.
    }
guide-tie-title = Une égalité
guide-tie = Les offres les plus élevées sont égales. La tienne reste, et tu peux y ajouter quelque chose en secret ; 0 $ est permis. Si l’égalité demeure, { $seller } choisit le gagnant.
guide-decide-title = Vendre ou garder ?
guide-decide = { $winner } offre { $amount } $. Si tu vends, tu reçois { $total } $, car la banque ajoute encore autant. Si tu gardes la cargaison, tu paies toi-même { $amount } $ ; pour toi, elle vaut { guide-worth }. { $better ->
        [accept] Vendre semble mieux.
       *[decline] La garder semble mieux.
    }
guide-earned-title = Double paiement
guide-earned = { $winner } t’a payé { $amount } $, et la banque encore { $amount } $. C’est ainsi que de l’argent nouveau entre dans le jeu.
guide-won-title = Ta première cargaison
guide-won = La cargaison est à toi pour { $amount } $ et se trouve dans ton secteur de l’île. Elle y reste jusqu’à la fin et compte selon ta carte secrète.
guide-lost-title = Offre dépassée
guide-lost = Tu n’as pas eu cette cargaison, donc tu ne paies rien. Seul le gagnant paie. Regarde les offres : elles te disent ce qu’elle vaut aux yeux des autres.
guide-leave-title = Quitte l’île
guide-leave = Ton navire vide est encore à l’île. Retourner en haute mer coûte une action ; il peut ensuite chercher de nouvelles caisses.

## Leçons : l’argent

guide-loan-title = Prêts
guide-loan = Quand l’argent manque, la banque te prête 10 $ à tout moment, deux fois au plus. Chaque prêt coûte 1 $ au début de chacun de tes tours, et 11 $ si tu l’as encore à la fin.
guide-interest-title = Intérêts
guide-interest = Tu paies 1 $ par prêt au début de ton tour. Si tu ne peux pas payer, tu dois contracter un autre prêt ; si tu en as déjà deux, la banque saisit de tes caisses.
guide-repay-title = Rembourse ton prêt
guide-repay = Tu as de quoi rembourser 10 $. Cela ne coûte pas d’action et t’épargne les intérêts. À la fin, le prêt te coûterait 11 $.
guide-seize-title = La banque saisit
guide-seize = Quelqu’un n’a pas pu payer ses intérêts. Le joueur qui joue avant choisit ce que la banque saisit. Cela quitte le jeu.

## Leçons : le tour, la fin et le décompte

guide-draft-title = Rien n’est encore fait
guide-draft = Voici à quoi ressemblerait le plateau. Ajoute ta deuxième action, ou annule quelque chose. Les autres ne l’apprennent que quand tu valides.
guide-score-title = Gare à ta couleur la plus abondante
guide-score = À la fin, tu perds toutes les caisses de ta couleur la plus abondante, ici la { $colour }. Réunis donc plusieurs couleurs. Avec les cinq, ta couleur { $wanted } compte 10 $ au lieu de 5 $.
guide-end-title = La fin approche
guide-end = La partie se termine quand une deuxième couleur est épuisée. { $rounds ->
        [0] Garde un œil sur la zone de stock.
       *[other] À cette table, elle se termine aussi après la manche { $rounds }.
    } C’est le moment d’amener des caisses à l’île.
guide-last-title = Les derniers tours
guide-last = Compte ce que tu as : tout ton argent, 3 $ par caisse sur ton navire, 2 $ dans ton magasin de port, rien dans ton centre de distribution. Ne dépense pas d’argent qui ne peut plus revenir.

## La fin

guide-over-title = { $won ->
        [yes] Tu as gagné ta première partie !
       *[no] Ta première partie est terminée
    }
guide-over-score = { $place ->
        [1] Tu as fait { $total } $ : première place sur { $seats }.
        [2] Tu as fait { $total } $ : deuxième place sur { $seats }.
        [3] Tu as fait { $total } $ : troisième place sur { $seats }.
       *[other] Tu as fait { $total } $ : { $place }e place sur { $seats }.
    }
# $total est ici une dette.
guide-over-debt = Tu finis avec { $total } $ de dettes : place { $place } sur { $seats }.
guide-over-made = { $count ->
        [0] Tu n’as produit aucune caisse.
        [one] Tu as produit une caisse.
       *[other] Tu as produit { $count } caisses.
    }
guide-over-traded = { $count ->
        [0] Personne n’a acheté dans tes magasins.
        [one] Tu as vendu une caisse de tes magasins, pour { $amount } $.
       *[other] Tu as vendu { $count } caisses de tes magasins, pour { $amount } $ en tout.
    }
guide-over-landed = { $count ->
        [0] Tu n’as mis aucune cargaison aux enchères.
        [one] Tu as mis une cargaison aux enchères, et elle t’a rapporté { $amount } $.
       *[other] Tu as mis { $count } cargaisons aux enchères, et elles t’ont rapporté { $amount } $ en tout.
    }
guide-over-island = { $count ->
        [0] Tu n’as aucune caisse sur l’île.
        [one] Tu as une caisse sur l’île ; elle a compté { $amount } $.
       *[other] Tu as { $count } caisses sur l’île ; elles ont compté { $amount } $.
    }
# Un conseil pour la prochaine partie, d’après ce qui a manqué.
guide-over-advice = { $advice ->
        [ship] La prochaine fois, envoie ton navire plus tôt : ce sont les enchères qui rapportent le plus.
        [island] La prochaine fois, offre un peu plus quand ta couleur à 10 $ est à vendre : l’île décide de bien des parties.
        [colours] La prochaine fois, réunis davantage de couleurs sur l’île, pour perdre moins à la fin.
        [loans] La prochaine fois, rembourse tes prêts avant la fin : chacun t’a coûté 11 $.
       *[well] Bien joué. Essaie maintenant des bots solides, ou une partie entre amis.
    }
guide-over-next = Et maintenant ?
guide-over-play = Jouer une vraie partie
guide-over-rules = Lire les règles
guide-over-again = Autre partie guidée
guide-over-sheet = Le détail du décompte se trouve à côté du plateau, sous « Décompte ».
# Le bilan peut être réduit, pour regarder le plateau, puis rouvert.
guide-over-close = Fermer
guide-over-open = Voir le bilan
