# Accounts, waar de beheerder ze aanbiedt: inloggen, en de eigen pagina.

refused-no-accounts = Op deze server zijn er geen accounts.
refused-not-signed-in = Je bent hier niet of niet meer ingelogd: log eerst in.
refused-account-gone = Dit account is er niet meer.
refused-account-name-neutral = Geen account kan { $name } heten: zo heet iedereen die geen naam heeft gezegd.
refused-account-name-taken = De naam { $name } is bezet, of lijkt op een die bezet is: kies een andere.
refused-ceremony-over = Dit duurde te lang, is al gedaan, of werd in een andere browser begonnen: begin opnieuw.
refused-passkey-refused = Deze passkey is niet zo gemaakt of getoond als er gevraagd was: probeer het opnieuw.
refused-passkey-unknown = Deze passkey opent hier geen account, of niet meer.
refused-passkey-known = Deze passkey opent hier al een account.
refused-passkeys-elsewhere = Passkeys gelden hier voor het adres { $address }: open deze pagina daar.
refused-passkeys-address = Passkeys hebben een adres met een naam nodig, zoals tables.example.org of localhost, en niet { $address }.
refused-too-many-passkeys = Een account heeft hoogstens { $most } passkeys: verwijder er eerst een.
refused-no-such-passkey = Zo’n passkey heeft je account niet.
refused-no-such-session = Daar ben je niet of niet meer ingelogd.
refused-no-such-identity = Deze aanbieder opent je account niet.
refused-last-way-in = Verder openen alleen herstelcodes je account: voeg eerst een andere passkey toe.
refused-wrong-code = Dit is geen herstelcode, of ze is al gebruikt.
refused-provider-none = Deze server heeft geen aanbieder om mee in te loggen.
refused-provider-refused = Inloggen daar is niets geworden: begin opnieuw.
refused-provider-trouble = { $name } antwoordt niet zoals het hoort: probeer het later opnieuw.
refused-identity-taken = Deze aanmelding opent hier al een ander account.
refused-claimed-already = Je account heeft deze plaats al.
refused-claimed-by-another = Een ander account heeft deze plaats.
refused-claimed-not = Je account heeft geen plaats aan deze tafel.

## Inloggen

people-sign-in = Inloggen
people-sign-up = Nieuw account
people-about = Om hier te spelen zijn links genoeg. Met een account staan je partijen op elk apparaat, zonder wachtwoord.
people-by-passkey = Inloggen met een passkey
people-by-provider = Inloggen met { $provider }
people-by-code = Inloggen met een herstelcode
people-code = Herstelcode
people-name = Naam
people-name-about = De anderen aan tafel zien hem. Geen ander account hier kan hem hebben.
people-passkey-about = Je apparaat bewaart de sleutel: het vraagt om je vinger, je gezicht of je pincode.
people-make = Account maken met een passkey
people-vouched = { $provider } kent je. Kies nog een naam.
people-make-vouched = Account maken
people-cancelled = Er is geen passkey gekozen, of je apparaat heeft er geen voor deze server.
people-unable = Deze browser kent geen passkeys.

## De eigen pagina

people-title = Mijn account
people-since = Sinds { $day }
people-blocked = De beheerder van deze server heeft je je naam afgenomen. Kies een andere.
people-rename = Naam wijzigen
people-rename-about = Hij geldt vanaf de volgende tafel.
people-passkeys = Passkeys
people-passkeys-about = Elk ervan opent dit account. Heb er op twee apparaten een, zodat je er een kunt verliezen.
people-passkeys-none = Nog geen.
people-passkey-add = Passkey toevoegen
people-passkey-label = Hoe heet hij?
people-passkey-used = { $when } gebruikt
people-passkey-new = nog nooit gebruikt
people-passkey-unnamed = Passkey
people-remove = Verwijderen
people-remove-named = { $name } verwijderen
people-remove-title = { $name } verwijderen?
people-remove-passkey-text = Hij opent dit account niet meer. Je apparaat toont hem misschien nog: verwijder hem daar ook.
people-remove-provider-text = Wie daar inlogt, opent er dit account niet meer mee.
people-provider = Aanbieder
people-provider-about = Je kunt ook met { $provider } inloggen. Daar hoort men niets van je partijen, en hier niets van jou dan dat jij het bent.
people-provider-add = Voortaan ook met { $provider } inloggen
people-provider-gone = { $issuer }, dat deze server niet meer gebruikt
people-codes = Herstelcodes
people-codes-about = Als al je passkeys weg zijn, laat een herstelcode je één keer binnen. Bewaar ze op papier.
people-codes-left = { $n ->
        [0] Je hebt er geen.
        [one] Je hebt er nog een.
       *[other] Je hebt er nog { $n }.
    }
people-codes-make = Nieuwe codes maken
people-codes-again = Met nieuwe codes gelden de oude niet meer.
people-codes-shown = Schrijf ze nu op: ze worden nooit meer getoond.
people-copy = Kopiëren
people-copied = Gekopieerd.
people-sessions = Waar je ingelogd bent
people-session-this = deze browser
people-session-unnamed = Een ander programma
people-session-end = Uitloggen
people-session-end-named = { $name } uitloggen
people-sessions-end = Overal elders uitloggen
people-sessions-ended = { $n ->
        [0] Je was nergens anders ingelogd.
        [one] Je bent op één andere plek uitgelogd.
       *[other] Je bent op { $n } andere plekken uitgelogd.
    }
people-sign-out = Uitloggen
refused-account-barred = De beheerder van deze server laat niemand meer met dit account binnen.
refused-other-account-name = Zo heet je account niet, maar { $name }: typ dat om het te verwijderen.
refused-nobody-to-report = Daar zit niemand van wie je de naam kunt melden.
refused-too-many-reports = Je hebt { $most } namen gemeld waar de beheerder nog niet naar heeft gekeken: wacht daarop.
refused-no-such-account = Hier heet geen account { $name }.

## Gegevens, en kwetsende namen

people-data = Je gegevens
people-data-about = Eén bestand met alles wat deze server van je account bewaart. De partijen zelf vind je aan hun tafels.
people-data-take = Mijn gegevens downloaden
people-delete = Account verwijderen
people-delete-about = Je verlaat alle tafels die niet afgelopen zijn: aan tafels met rating is dat verlies. Je naam, ratings en manieren om in te loggen zijn voorgoed weg; hoe je partijen afliepen blijft, zonder naam, omdat de ratings van anderen daarvan afhangen. Wat je aan tafels zei, blijft daar.
people-delete-type = Typ { $name } om je account te verwijderen
people-report = Naam melden
people-report-about = Als een naam kwetst, zeg het de beheerder van deze server. Niemand anders hoort ervan.
people-report-named = Naam melden: { $name }
people-reported = Gemeld: de beheerder van deze server kijkt ernaar.

## Mail

people-mail = Mail
people-mail-about = Hoor per mail over je partijen. Het adres ziet niemand, en het dient nergens anders voor.
people-mail-address = Adres
people-mail-turn = Als een partij over dagen op me wacht
people-mail-start = Als er een tafel voor me is geopend
people-mail-digest = Eén keer per dag alle partijen over dagen die op me wachten
people-mail-at = Hoe laat
people-mail-save = Opslaan
people-mail-saved = Opgeslagen.
people-mail-code = Code
people-mail-code-about = Naar dit adres is een code gestuurd: typ die hier.
people-mail-confirm = Bevestigen
people-mail-confirmed = Dit adres is bevestigd.
people-mail-forget = Adres vergeten
people-push = Door je browsers
people-push-about = Hoor op dit apparaat over je partijen, ook als de pagina dicht is, zolang je hier bent aangemeld.
people-push-turn = Als een partij op me wacht
people-push-start = Als er een tafel voor me is geopend, ook in een toernooi of een competitie
people-push-here = Laat het me weten in deze browser
people-push-save = Opslaan
people-push-saved = Opgeslagen.
people-push-browsers = { $n ->
        [0] Geen browser laat je iets weten.
        [one] Eén browser laat het je weten.
       *[other] { $n } browsers laten het je weten.
    }
people-push-refused = Deze browser staat geen meldingen toe: sta ze voor deze pagina toe in zijn instellingen.
