# Une place en mots : ce que l’on dit aux joueurs qui lisent la partie comme un texte (programmes, modèles de langage,
# personnes avec un lecteur d’écran), et les mots compris dans leurs réponses.

## Titres

briefing-rules = Les règles de cette table
briefing-situation = La situation
briefing-since = Ce qui s’est passé depuis ta dernière décision
briefing-choices = Ce que tu peux faire maintenant, et comment on l’écrit

## Ce qui est dit une fois

briefing-you = Tu joues { $seat }. À la table, dans l’ordre du tour : { $seats }. Celui qui a le plus de points à la fin gagne.
briefing-round-limit = Ici, la partie finit aussi après { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }.
briefing-forms = Comment lire ce que tu peux faire : « a|b » est l’un des deux, « 2-6 » un nombre entier de 2 à 6, « [1-2 of a b c] » un ou deux de la liste, « @1-4 » un prix pour chaque caisse, « […] » ce qui a été choisi avant. « | » sépare des lignes entières au choix. Une caisse est la lettre de sa couleur, avec son prix après @. Tu dois pouvoir payer ce que tu prends.
briefing-answer = Réponds par ton action, seule sur sa ligne et écrite en entier, comme « stock red k@2 -> k@4 ». Si tu fais plusieurs actions dans ton tour, écris-les chacune sur une ligne, dans l’ordre. Avant cela, tu peux expliquer ton choix.
# What stands in < > is written so in every language.
briefing-notes-how = Entre <notes> et </notes> tu peux noter quelque chose pour plus tard : tu le reliras à ta prochaine décision, et rien d’autre de ce que tu as pensé. Ce que tu notes remplace tes notes d’avant ; les { $most } derniers caractères sont gardés.
briefing-notes = Tes notes

## Ce qui est dit lors d’une décision

briefing-not-asked = Tu n’as rien à décider maintenant ; la table attend : { $seats }.
briefing-said = { $name } dit : « { $text } »
briefing-undone = Ce qui avait été fait depuis a été annulé.

## À une table ailleurs

briefing-open = La partie n’a pas commencé : { $open ->
        [one] une place est libre
       *[other] { $open } places sont libres
    }. À la table : { $names }.
briefing-begins = { $host ->
        [yes] C’est toi qui as ouvert cette table : rien ne commence avant que tu n’appelles start_game ; les places encore libres seront données à des bots.
       *[no] La partie commence quand la personne qui a ouvert la table la lance.
    }
briefing-invitation = Les autres peuvent s’asseoir à la table par ce lien : { $link }
briefing-key = La clé de ta place : { $key }
briefing-closed = La table a été fermée avant la fin de sa partie.
briefing-done = Ce que tu as fait
briefing-tried = Ce que cela donnerait ; rien n’est encore fait
briefing-tried-ends = { $ends ->
        [auction] Cela terminerait ton tour par une enchère.
        [game] Cela terminerait la partie.
       *[turn] Cela terminerait ton tour.
    }
briefing-possible = « { $line } » est possible maintenant.
briefing-no-news = Il n’y a encore rien à décider. Continue d’attendre.
briefing-not-yet = Longshore se prépare sur cette machine ; la première fois, cela prend quelques minutes. Rappelle.
briefing-left = Tu as quitté la table.
briefing-chatted = C’est dit.
briefing-no-tables = Aucune table publique n’a de place libre. Ouvres-en une avec open_table.
briefing-table = { $table } : { $edition }, { $pace ->
        [days] sur plusieurs jours
       *[live] en direct
    }, { $open } places libres sur { $count }
briefing-which-seat = Dis quelle place : sa clé, telle que sit_down ou open_table l’a donnée.
briefing-no-key = Ce n’est pas la clé d’une place ; sit_down et open_table en donnent une.

## Ce qui ne va pas dans une réponse

answer-nothing = Il n’y a aucune action dans ta réponse.
answer-unread = « { $line } » n’a pas pu être lu : { $problem }.
answer-refused = « { $line } » n’est pas possible : { $reason }
answer-too-late = « { $line } » n’est pas possible : ce qui précède met fin à ce que tu as à décider.
answer-too-many = Cela fait { $count } actions ; il peut y en avoir { $most } au plus à la fois.
answer-for-other = « { $line } » est pour une autre place ; tu joues { $seat }.
answer-right = Forme correcte : { $form }
answer-again = Rien n’a été fait. Réponds de nouveau avec ce que tu veux faire.

## Mots compris à côté de ceux de la notation, séparés par des virgules

answer-say-build = construire, construis, bâtir, bâtis
answer-say-produce = produire, produis, fabriquer, fabrique, production
answer-say-stock = acheter chez, achète chez, acheter à, achète à
answer-say-reprice = revoir les prix, changer les prix, nouveaux prix
answer-say-sail = aller, naviguer, navigue, voguer, partir, gagner, va, vais, pars, rejoindre, rejoins, retourner, retourne
answer-say-load = charger, charge
answer-say-bid = miser, mise, offrir, offre, enchérir, enchère
answer-say-accept = accepter, accepte, vendre la cargaison, accepte la mise, accepte offre
answer-say-decline = refuser, refuse, garder la cargaison, garder
answer-say-award = attribuer, attribue, attribuer à
answer-say-loan = prêt, prêts, emprunter, emprunte, emprunt, prendre un prêt, emprunter
answer-say-repay = rembourser, rembourse, rembourser un prêt
answer-say-sell = vendre, vends, vente domestique
answer-say-call = appeler, appelle, courtier
answer-say-price = fixer le prix, fixer les prix, prix
answer-say-pay = payer, paye, paie
answer-say-seize = saisir, saisis
answer-say-give = céder, cède, abandonner
answer-say-pass = passer, passe, finir mon tour, terminer mon tour, ne rien faire
answer-say-warehouse = entrepôt, entrepôts
answer-say-machine = machines
answer-say-sea = mer, haute mer
answer-say-island = île, ile
answer-say-bank = banque
answer-say-goods = caisses, marchandises
answer-say-money = argent
answer-say-factory = distribution, magasin de distribution, usine
answer-say-harbour = port, magasin de port
answer-say-bluff = carte de bluff, cartes de bluff
answer-say-at = à, pour
answer-say-then = puis, et puis, ensuite
answer-say-mark = réponse, ma réponse, mon action, coup, décision
answer-say-not = ne, pas, jamais, aucun, aucune, plutôt
answer-say-nothing = le, la, les, un, une, des, de, du, et, à, au, chez, pour, dans, en, avec, je, vais, mon, ma, caisse, maintenant, je, vers, veux, voudrais, dois, abord, en
