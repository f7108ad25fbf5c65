# Het kader van de pagina: de balk, gesloten deuren, wat elke kamer heeft.
page-name = Longshore
page-home = Longshore, naar de startpagina
page-skip = Naar de inhoud
page-sign-in = Inloggen
page-settings = Instellingen
page-loading = Een ogenblik …
page-loading-part = Dit deel van de pagina wordt geladen …
page-loading-table = De tafel wordt aan de server gevraagd …
page-loading-game = Het spel tot nu toe wordt gelezen …
page-close = Sluiten
page-cancel = Annuleren
page-again = Opnieuw proberen
page-help = Wat zeggen de regels? ({ $rule })
page-rules = De regels (in een nieuw tabblad)
page-trouble = Er ging iets mis: { $problem }
# Een geldbedrag op zichzelf.
money = ${ $amount }
# Een bedrag onder nul op zichzelf.
money-minus = −${ $amount }

# Een tafel
page-table = Een tafel
page-no-table = Deze tafel kan niet worden getoond
page-menu = Tafel
page-line-cut = De verbinding is verbroken. Nieuwe poging …
page-beside = Naast het bord
page-tab-log = Logboek
page-tab-chat = Chat
page-tab-notes = Notities
page-tab-economy = Economie
page-tab-score = Score
page-look-back = Terugkijken door de partij
page-look-from = Van plaats wisselen
page-seen-from = Gezien vanaf

# Verschillende mensen spelen op één apparaat, elk met een eigen hand. $name is de naam van de persoon, $seat de kleur.
page-hand-over = Geef het apparaat aan { $name } ({ $seat })
page-hand-over-why = Alle anderen kijken weg: het volgende scherm toont een geheime waardekaart en geheim geld.
page-hand-over-here = Ik ben { $name }

# Waar de pagina zelf nee op moet zeggen.
refused-no-answer = De server antwoordt niet. Controleer je verbinding; de pagina probeert het opnieuw.

# Een adres dat nergens heen leidt.
page-not-found-title = Hier is niets
page-not-found-text = Dit adres leidt nergens heen. Misschien is een link naar een tafel afgekapt: kijk of hij helemaal is gekopieerd.
page-not-found-home = Naar de startpagina

page-no-accounts-title = Hier zijn geen accounts
page-no-accounts-text = Deze server biedt geen accounts aan, en dus ook geen spelerspagina’s, ratings of toernooien. Aan alle tafels speel je zonder account. Wie de server beheert, kan accounts aanbieden: “longshore serve --accounts”.

# Een server die vanuit de broncode draait en waarvan de pagina nog niet is gebouwd. “make web” is een opdracht.
page-not-built-title = De pagina is nog niet gebouwd
page-not-built-text = Deze Longshore draait vanuit de broncode, en de pagina moet eerst worden gebouwd: dat doet “make web”. Start de server daarna opnieuw. Al het andere werkt al.
