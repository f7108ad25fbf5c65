# Mail aan mensen met een account.

refused-mail-none = De beheerder van deze server verstuurt geen mail.
refused-mail-address = Naar dit adres kan geen mail: een adres ziet eruit als ann@example.org.
refused-mail-code-over = Er is geen code om te typen, of die is te oud: sla het adres opnieuw op.
refused-mail-code-wrong = Dit is niet de code die daarheen is gestuurd.
refused-mail-too-soon = Er is net een code verstuurd: wacht een minuut op de volgende.
refused-mail-too-many = Vandaag zijn er al { $most } codes verstuurd, meer zijn het er niet op een dag: probeer het morgen weer.
refused-mail-stop-unknown = Hiermee stopt geen mail, of geen meer.
mail-hello = Hallo { $name },
mail-confirm-subject = Je code voor mail van Longshore
mail-confirm-text = Iemand met een account wil op dit adres over partijen horen. Was jij dat, typ dan deze code binnen een uur op je pagina: { $code }. Zo niet, doe dan niets.
mail-turn-subject = Jij bent aan de beurt: { $title }
mail-turn-text = Een partij over dagen wacht op je:
mail-start-subject = Je partij is begonnen: { $title }
mail-start-text = Er is een tafel voor je geopend, en de klokken lopen:
mail-digest-subject = { $n ->
        [one] Eén partij wacht op je
       *[other] { $n } partijen wachten op je
    }
mail-digest-text = Partijen over dagen die op je wachten, de langste eerst:
mail-why = Je krijgt dit omdat je dat koos. Wijzig of stop het hier:
mail-stop-title = Mail van Longshore
mail-stop-text = Alle mail naar dit adres stoppen? Op je pagina kun je altijd opnieuw kiezen.
mail-stop-button = Geen mail meer
mail-stopped = Je krijgt geen mail meer.
