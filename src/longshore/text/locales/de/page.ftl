# Der Rahmen der Seite: die Leiste, verschlossene Türen, was jeder Raum hat.
page-name = Longshore
page-home = Longshore, zur Startseite
page-skip = Zum Inhalt
page-sign-in = Anmelden
page-settings = Einstellungen
page-loading = Einen Moment …
page-loading-part = Dieser Teil der Seite wird geladen …
page-loading-table = Der Tisch wird vom Server geholt …
page-loading-game = Die bisherige Partie wird gelesen …
page-close = Schließen
page-cancel = Abbrechen
page-again = Noch einmal versuchen
page-help = Was sagen die Regeln? ({ $rule })
page-rules = Die Regeln (in einem neuen Tab)
page-trouble = Etwas ist schiefgegangen: { $problem }
# Ein Geldbetrag für sich allein.
money = { $amount } $
# Ein Betrag unter null für sich allein.
money-minus = −{ $amount } $

# Ein Tisch
page-table = Ein Tisch
page-no-table = Dieser Tisch kann nicht gezeigt werden
page-menu = Tisch
page-line-cut = Die Verbindung ist unterbrochen. Neuer Versuch …
page-beside = Neben dem Spielplan
page-tab-log = Protokoll
page-tab-chat = Chat
page-tab-notes = Notizen
page-tab-economy = Wirtschaft
page-tab-score = Wertung
page-look-back = Auf die Partie zurückblicken
page-look-from = Platz wechseln
page-seen-from = Gesehen von

# Mehrere spielen an einem Gerät, jeder mit eigener Hand. $name ist der Name der Person, $seat die Farbe.
page-hand-over = Gib das Gerät an { $name } ({ $seat })
page-hand-over-why = Alle anderen schauen weg: Als Nächstes sind eine verdeckte Wertkarte und verdecktes Geld zu sehen.
page-hand-over-here = Ich bin { $name }

# Wozu die Seite selbst Nein sagen muss.
refused-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung; die Seite versucht es weiter.

# Eine Adresse, die nirgendwohin führt.
page-not-found-title = Hier ist nichts
page-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Link zu einem Tisch abgeschnitten: Sieh nach, ob er ganz kopiert wurde.
page-not-found-home = Zur Startseite

page-no-accounts-title = Hier gibt es keine Konten
page-no-accounts-text = Dieser Server bietet keine Konten an, und darum auch keine Seiten von Spielern, Wertungen oder Turniere. An allen Tischen spielt man ohne Konto. Wer den Server betreibt, kann Konten anbieten: „longshore serve --accounts“.

# Ein Server, der aus den Quellen läuft und dessen Seite noch nicht gebaut wurde. „make web“ ist ein Befehl.
page-not-built-title = Die Seite ist noch nicht gebaut
page-not-built-text = Dieses Longshore läuft aus seinen Quellen, und seine Seite muss erst gebaut werden: Das macht „make web“. Starte den Server danach neu. Alles andere funktioniert schon.
