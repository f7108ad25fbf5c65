# Courriels aux personnes qui ont un compte.

refused-mail-none = L’hébergeur de ce serveur n’envoie pas de courriel.
refused-mail-address = On ne peut rien envoyer à cette adresse : il en faut une comme ann@example.org.
refused-mail-code-over = Il n’y a pas de code à taper, ou il est trop ancien : enregistre l’adresse de nouveau.
refused-mail-code-wrong = Ce n’est pas le code qui y a été envoyé.
refused-mail-too-soon = Un code vient de partir : attends une minute pour le suivant.
refused-mail-too-many = { $most } codes sont déjà partis aujourd’hui, c’est tout pour un jour : réessaie demain.
refused-mail-stop-unknown = Cela n’arrête aucun courriel, ou plus aucun.
mail-hello = Bonjour { $name },
mail-confirm-subject = Ton code pour les courriels de Longshore
mail-confirm-text = Quelqu’un qui a un compte veut être averti de ses parties à cette adresse. Si c’est toi, tape ce code sur ta page dans l’heure : { $code }. Sinon, ne fais rien.
mail-turn-subject = C’est à toi : { $title }
mail-turn-text = Une partie sur plusieurs jours t’attend :
mail-start-subject = Ta partie a commencé : { $title }
mail-start-text = Une table s’est ouverte pour toi, et ses horloges tournent :
mail-digest-subject = { $n ->
        [one] Une partie t’attend
       *[other] { $n } parties t’attendent
    }
mail-digest-text = Les parties sur plusieurs jours qui t’attendent, la plus ancienne d’abord :
mail-why = Tu reçois ceci parce que tu l’as choisi. Change-le ou arrête-le ici :
mail-stop-title = Courriels de Longshore
mail-stop-text = Arrêter tous les courriels à cette adresse ? Tu peux choisir à nouveau sur ta page à tout moment.
mail-stop-button = Plus de courriels
mail-stopped = Tu ne recevras plus de courriels.
