# Les comptes, là où l’hébergeur en propose : se connecter, et sa propre page.

refused-no-accounts = Il n’y a pas de comptes sur ce serveur.
refused-not-signed-in = Tu n’es pas ou plus connecté ici : connecte-toi d’abord.
refused-account-gone = Ce compte n’existe plus.
refused-account-name-neutral = Aucun compte ne peut s’appeler { $name } : c’est le nom de qui n’en a pas dit.
refused-account-name-taken = Le nom { $name } est pris, ou ressemble à un nom pris : choisis-en un autre.
refused-ceremony-over = Cela a trop duré, est déjà fait, ou a été commencé dans un autre navigateur : recommence.
refused-passkey-refused = Cette clé d’accès n’a pas été créée ou présentée comme il était demandé : réessaie.
refused-passkey-unknown = Cette clé d’accès n’ouvre aucun compte ici, ou n’en ouvre plus.
refused-passkey-known = Cette clé d’accès ouvre déjà un compte ici.
refused-passkeys-elsewhere = Les clés d’accès valent ici pour l’adresse { $address } : ouvre cette page là-bas.
refused-passkeys-address = Les clés d’accès ont besoin d’une adresse avec un nom, comme tables.example.org ou localhost, et non { $address }.
refused-too-many-passkeys = Un compte a au plus { $most } clés d’accès : retires-en d’abord une.
refused-no-such-passkey = Ton compte n’a pas de telle clé d’accès.
refused-no-such-session = Tu n’es pas ou plus connecté là-bas.
refused-no-such-identity = Ce fournisseur n’ouvre pas ton compte.
refused-last-way-in = Rien d’autre que des codes de secours n’ouvrirait ton compte : ajoute d’abord une autre clé d’accès.
refused-wrong-code = Ce n’est pas un code de secours, ou il a déjà servi.
refused-provider-none = Ce serveur n’a pas de fournisseur par qui se connecter.
refused-provider-refused = La connexion là-bas n’a pas abouti : recommence.
refused-provider-trouble = { $name } ne répond pas comme il faut : réessaie plus tard.
refused-identity-taken = Cette connexion ouvre déjà un autre compte ici.
refused-claimed-already = Ton compte a déjà cette place.
refused-claimed-by-another = Un autre compte a cette place.
refused-claimed-not = Ton compte n’a pas de place à cette table.

## Se connecter

people-sign-in = Se connecter
people-sign-up = Nouveau compte
people-about = Pour jouer ici, les liens suffisent. Avec un compte, tes parties sont sur tous tes appareils, sans mot de passe.
people-by-passkey = Se connecter avec une clé d’accès
people-by-provider = Se connecter avec { $provider }
people-by-code = Se connecter avec un code de secours
people-code = Code de secours
people-name = Nom
people-name-about = Les autres le voient à la table. Aucun autre compte ici ne peut l’avoir.
people-passkey-about = C’est ton appareil qui garde la clé : il demande ton doigt, ton visage ou ton code.
people-make = Créer le compte avec une clé d’accès
people-vouched = { $provider } te connaît. Choisis un nom pour finir.
people-make-vouched = Créer le compte
people-cancelled = Aucune clé d’accès n’a été choisie, ou ton appareil n’en a pas pour ce serveur.
people-unable = Ce navigateur ne connaît pas les clés d’accès.

## Sa propre page

people-title = Mon compte
people-since = Depuis le { $day }
people-blocked = L’hébergeur de ce serveur t’a retiré ton nom. Choisis-en un autre.
people-rename = Changer de nom
people-rename-about = Il vaut à partir de la prochaine table.
people-passkeys = Clés d’accès
people-passkeys-about = Chacune ouvre ce compte. Aies-en sur deux appareils, pour pouvoir en perdre un.
people-passkeys-none = Aucune pour l’instant.
people-passkey-add = Ajouter une clé d’accès
people-passkey-label = Comment s’appelle-t-elle ?
people-passkey-used = utilisée { $when }
people-passkey-new = jamais utilisée
people-passkey-unnamed = Clé d’accès
people-remove = Retirer
people-remove-named = Retirer { $name }
people-remove-title = Retirer { $name } ?
people-remove-passkey-text = Elle n’ouvre plus ce compte. Ton appareil la montre peut-être encore : supprime-la aussi là-bas.
people-remove-provider-text = Se connecter là-bas n’ouvre plus ce compte.
people-provider = Fournisseur
people-provider-about = Tu peux aussi te connecter avec { $provider }. Il n’apprend rien de tes parties et ne dit rien de toi, sinon que c’est toi.
people-provider-add = Se connecter aussi avec { $provider } désormais
people-provider-gone = { $issuer }, que ce serveur n’utilise plus
people-codes = Codes de secours
people-codes-about = Si toutes tes clés d’accès sont perdues, un code de secours te laisse entrer, une fois. Garde-les sur papier.
people-codes-left = { $n ->
        [0] Tu n’en as pas.
        [one] Il t’en reste un.
       *[other] Il t’en reste { $n }.
    }
people-codes-make = Créer de nouveaux codes
people-codes-again = Les nouveaux codes mettent les anciens hors d’usage.
people-codes-shown = Note-les maintenant : ils ne seront plus jamais montrés.
people-copy = Copier
people-copied = Copié.
people-sessions = Où tu es connecté
people-session-this = ce navigateur
people-session-unnamed = Un autre programme
people-session-end = Déconnecter
people-session-end-named = Déconnecter { $name }
people-sessions-end = Se déconnecter partout ailleurs
people-sessions-ended = { $n ->
        [0] Tu n’étais connecté nulle part ailleurs.
        [one] Tu as été déconnecté à un autre endroit.
       *[other] Tu as été déconnecté à { $n } autres endroits.
    }
people-sign-out = Se déconnecter
refused-account-barred = L’hébergeur de ce serveur ne laisse plus personne se connecter avec ce compte.
refused-other-account-name = Ce n’est pas le nom de ton compte, qui est { $name } : tape-le pour le supprimer.
refused-nobody-to-report = Il n’y a là personne dont on puisse signaler le nom.
refused-too-many-reports = Tu as signalé { $most } noms que l’hébergeur n’a pas encore examinés : attends qu’il le fasse.
refused-no-such-account = Aucun compte ne s’appelle { $name } ici.

## Données, et noms offensants

people-data = Tes données
people-data-about = Un fichier avec tout ce que ce serveur garde de ton compte. Les parties elles-mêmes se trouvent à leurs tables.
people-data-take = Télécharger mes données
people-delete = Supprimer le compte
people-delete-about = Tu quittes toutes les tables qui ne sont pas finies : dans les parties classées, c’est une défaite. Ton nom, tes classements et tes moyens de connexion disparaissent pour de bon ; l’issue de tes parties reste, sans nom, car les classements des autres en dépendent. Ce que tu as dit aux tables y reste.
people-delete-type = Tape { $name } pour supprimer ton compte
people-report = Signaler le nom
people-report-about = Si un nom est offensant, dis-le à l’hébergeur de ce serveur. Personne d’autre ne le saura.
people-report-named = Signaler le nom { $name }
people-reported = Signalé : l’hébergeur de ce serveur l’examinera.

## Courriel

people-mail = Courriel
people-mail-about = Sois averti de tes parties par courriel. L’adresse n’est montrée à personne et ne sert à rien d’autre.
people-mail-address = Adresse
people-mail-turn = Quand une partie sur plusieurs jours m’attend
people-mail-start = Quand une table s’est ouverte pour moi
people-mail-digest = Une fois par jour, toutes les parties sur plusieurs jours qui m’attendent
people-mail-at = À quelle heure
people-mail-save = Enregistrer
people-mail-saved = Enregistré.
people-mail-code = Code
people-mail-code-about = Un code est parti à cette adresse : tape-le ici.
people-mail-confirm = Confirmer
people-mail-confirmed = Cette adresse est confirmée.
people-mail-forget = Oublier l’adresse
people-push = Par tes navigateurs
people-push-about = Sois averti de tes parties sur cet appareil, même quand la page est fermée, tant que tu y es connecté.
people-push-turn = Quand une partie m’attend
people-push-start = Quand une table s’est ouverte pour moi, aussi dans un tournoi ou une ligue
people-push-here = M’avertir par ce navigateur
people-push-save = Enregistrer
people-push-saved = Enregistré.
people-push-browsers = { $n ->
        [0] Aucun navigateur ne t’avertit.
        [one] Un navigateur t’avertit.
       *[other] { $n } navigateurs t’avertissent.
    }
people-push-refused = Ce navigateur ne permet pas de t’avertir : autorise les notifications de cette page dans ses réglages.
