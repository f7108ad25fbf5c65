# Ce qu'un serveur n'accepte pas, et ce qu'il n'appelle pas.
refused-rate = C’était trop à la fois : réessaie dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-channels = Il y a déjà { $most } canaux en direct ouverts d’ici, ce qui est le maximum : fermes-en un d’abord.
refused-connections = Il y a déjà { $most } connexions ouvertes d’ici, ce qui est le maximum : fermes-en une d’abord.
refused-full = Les { $most } connexions que ce serveur peut avoir sont toutes occupées : réessaie dans un instant.
refused-too-large = L’envoi est trop gros : { $most } octets au maximum.
refused-origin = Une page d’un autre site ({ $origin }) ne peut pas faire cela : ouvre la page de la table elle-même.
refused-host = Ce serveur ne s’appelle pas { $name }. La personne qui l’héberge peut admettre ce nom : longshore serve --allowed-host { $name }

refused-webhook-url = Cette adresse ne peut pas être appelée : un webhook est une adresse comme https://example.com/path, de { $most } caractères au maximum.
refused-webhook-credentials = L’adresse d’un webhook ne peut contenir ni nom ni mot de passe ; mets un secret dans son chemin.
refused-webhook-port = Le port { $port } ne peut pas être appelé : un webhook utilise le port 80, le port 443 ou un port de 8000 à 8999.
refused-webhook-address = « { $address } » ne peut pas être appelé : un webhook doit se trouver à une adresse que tout le monde peut joindre sur Internet.
refused-push-endpoint = Rien ne peut être envoyé à cette adresse : le service push d’un navigateur a une adresse https que tout le monde peut joindre sur Internet.
refused-push-keys = Les clés de cet abonnement ne sont pas valables : « p256dh » est un point de P-256 et « auth » a 16 octets, tous deux en base64url.

# Ce qu'un webhook annonce à la personne qui occupe une place.
notice-turn = C’est ton tour.
notice-start = La partie a commencé.
notice-finish = La partie est terminée. Victoire : { $winners }.
notice-closed = La table a été fermée avant la fin de la partie.
notice-chat = { $name } : { $text }
notice-undo = { $name } demande à revenir en arrière.
notice-untitled = Une partie de Longshore
