# Les exports, et ce que constate `longshore verify`.
refused-not-over = La partie n’est pas terminée : tant qu’elle dure, ses cartes et ses offres secrètes le restent. Ce que tu as le droit de savoir s’obtient en JSON Lines et en CSV.
refused-not-started = La partie n’a pas commencé : il n’y a encore rien à exporter.

# Les deux mots sont féminins et commencent par une voyelle : « l’{ $place } ».
finding-at = { $place ->
        [entry] entrée { $number }
       *[action] action { $number }
    }
finding-other-rules = La partie s’est jouée avec les règles { $played } et ce programme a { $here } : une différence dans la partie peut venir de là.
finding-not-compared = D’après le fichier, l’engagement sur la donne était { $commitment }. Cela ne prouve quelque chose que si la table l’a annoncé au début : compare-le, ou donne-le avec --commitment.
finding-kept-deal = L’engagement { $commitment } que tu as gardé est bien celui de la donne.
finding-kept-bid = L’engagement { $commitment } que tu as gardé est celui de l’offre de { $seat } ({ $place } : { $text }).
finding-kept-unknown = L’engagement { $commitment } que tu as gardé n’est pas dans ce fichier, selon lequel celui de la donne était { $deal }.
finding-secret = Le secret n’ouvre ni l’engagement sur la donne ni { $bids ->
        [one] celui de l’offre secrète
       *[other] ceux des { $bids } offres secrètes
    } : ce n’est pas le secret de cette table.
finding-deal = La donne et les règles de la table sont celles sur lesquelles elle s’était engagée.
finding-deal-changed = La donne, ou les règles de la table, ne sont pas celles de son engagement, bien que le secret ouvre ses offres.
finding-deal-or-secret = La donne, les règles de la table ou le secret ne sont pas ceux de son engagement.
finding-all-bids = Aucune des { $bids } offres secrètes ne correspond à son engagement, alors que la donne correspond au sien : le nom de la table ou les engagements ont été changés.
finding-many-bids = Sur { $bids } offres secrètes, { $wrong } ne correspondent pas à l’engagement pris quand elles ont été faites ; la première est celle de { $seat } ({ $place } : { $text }).
finding-bid = L’offre de { $seat } ({ $place } : { $text }) ne correspond pas à l’engagement pris quand elle a été faite.
finding-bids = { $bids ->
        [0] Il n’y a pas d’offres secrètes.
        [one] L’offre secrète correspond à l’engagement pris quand elle a été faite.
       *[other] Les { $bids } offres secrètes correspondent toutes à l’engagement pris quand elles ont été faites.
    }
finding-bid-missing = L’offre secrète de { $seat } ({ $place } : { $text }) n’a pas d’engagement.
finding-bid-stray = Ce que { $seat } a dit ({ $place } : { $text }) a un engagement, mais n’est pas une offre secrète.
finding-illegal = { $seat } ne peut pas avoir dit cela ({ $place } : { $text }) : { $reason }
finding-differs = Après l’{ $place }, la partie n’est pas telle que la table l’avait alors notée.
finding-events = Ce que dit le fichier de l’{ $place } n’est pas ce qui s’y est passé.
finding-undo = Le retour en arrière de l’{ $place } ramène à l’entrée { $to }, qui n’est pas une action qui comptait alors.
finding-count = Le fichier dit contenir { $said } actions et il en contient { $found } : il en manque, ou il y en a trop.
finding-not-over = La partie n’est pas terminée après { $found } actions : la suite manque.
finding-changed = La partie n’a pas toujours été telle que la table l’avait notée : une action a été changée.
finding-result = Le fichier dit que le résultat était { $said } et la partie aboutit à { $found }.
finding-replayed = Les { $found } actions sont toutes permises par les règles et la partie finit comme noté.
finding-before = Les { $found } premières actions avaient été jouées auparavant, à la table dont celle-ci est issue ; rien n’y a fait l’objet d’un engagement.
finding-closed = La partie n’a pas été finie : sa table a été fermée.
finding-start = Ce que dit le fichier de la mise en place n’est pas ce que donne la donne qu’il révèle.
finding-no-action = Il y a un engagement sur l’action { $number } et les actions qui peuvent en avoir un s’arrêtent à { $actions }.
finding-order = L’engagement sur l’action { $number } est de l’entrée { $seq }, mais un autre avant lui est de l’entrée { $last }.
finding-gap = Là où devrait se trouver l’entrée { $seq } se trouve l’entrée { $found } : il en manque, ou elles ne sont pas dans l’ordre.
finding-entries = Le fichier dit contenir { $said } entrées et il en contient { $found }.
finding-disagree = L’entrée { $seq } donne d’autres règles de la table que l’en-tête du fichier.
finding-marked = L’entrée { $seq } est marquée comme reprise par une autre entrée que celle qui l’a fait, ou n’est pas marquée, ou n’a pas été reprise.

# Ce que constate `longshore audit`.
audit-unreadable = L’entrée ne peut pas être lue, la suite n’a donc pas été rejouée : { $reason }.
audit-broken = À partir d’ici, le journal ne peut plus être suivi : { $reason }.
audit-deal = L’engagement sur la donne ne correspond pas à la donne enregistrée.
audit-bid = L’engagement enregistré avec ce que { $seat } a dit ({ $text }) n’y correspond pas.
audit-illegal = Selon les règles de ce programme, { $seat } ne peut pas dire « { $text } » : { $reason }
audit-illegal-before = Ce qui a été joué avant cette bifurcation ne peut pas l’être selon les règles de ce programme : { $reason }
audit-differs = Après que { $seat } a dit « { $text } », la partie n’est pas telle qu’elle a été enregistrée : { $found } au lieu de { $stored }.
