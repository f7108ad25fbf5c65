# Rund um das Spiel: die Startseite, neue Tische, Warteräume, Chat, Notizen, das Menü eines Tisches, Einstellungen.

# Die Startseite
around-start-title = Dein Hafen ist offen
around-start-lead = Produziere Waren, fülle deinen Hafen, fahre zur Insel und biete auf Ladungen. Zu dritt bis zu fünft betreibt ihr den ganzen Handel und legt jeden Preis selbst fest.
around-start-independent = Longshore ist eine unabhängige Umsetzung der Regeln des Brettspiels Container und hat mit dessen Verlagen nichts zu tun.
around-start-learn = Noch nie gespielt?
around-start-learn-about = Spiele eine kurze Partie gegen leichte Bots. Ein Lotse sagt dir Schritt für Schritt, was zu tun ist und warum.
around-start-learn-go = Beim Spielen lernen
around-start-rules = Regeln lesen
around-start-friends = Mit Freunden
around-start-friends-about = Eröffne einen Tisch, verschicke den Link und setz dich: an einem Gerät oder übers Netz, live oder über mehrere Tage.
around-start-new = Neuer Tisch
around-start-join = Wurdest du eingeladen?
around-start-lobby = Alle Tische
around-start-games = Beendete Partien
around-to-start = Zur Startseite

# Der große Knopf, und was er tut. $bot ist die Stärke der Bots, $edition die Ausgabe, $n die Zahl der Plätze.
around-play-now = Jetzt spielen
around-play-busy = Wird vorbereitet …
around-play-how = Gegen Bots: { $bot }, { $edition }, { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
around-play-change = Ändern
around-play-bot = Bots

around-join-label = Füge den Link hier ein
around-join-go = Zum Tisch
around-join-empty = Füge den Link ein, den du bekommen hast.
around-join-no-link = Das ist kein Link zu einem Tisch. So ein Link enthält „/t/“ und den Namen des Tisches; sieh nach, ob er ganz kopiert wurde.

# Tische, an denen dieser Browser sitzt
around-mine-title = Deine Tische
around-mine-turns = { $n ->
        [one] { $n } wartet auf dich
       *[other] { $n } warten auf dich
    }
# In the bar of every page: so many other tables wait for whoever reads this
around-waits = { $n ->
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
around-mine-state = { $state ->
        [turn] Du bist dran
        [waiting] Hat noch nicht begonnen
        [playing] Andere überlegen
        [looking] Wird gespielt
        [finished] Ist zu Ende
        [away] Ein Bot spielt für dich
        [gone] Nicht mehr verfügbar
       *[closed] Ist geschlossen
    }
around-mine-with = mit { $names }
around-mine-role = { $role ->
        [host] (du bist Gastgeber)
       *[guest] (du siehst zu)
    }
around-mine-forget = Vergessen
around-mine-forget-named = „{ $title }“ hier vergessen; der Tisch selbst bleibt

# Listen von Tischen
around-lobby-title = Öffentliche Tische
around-lobby-about = Setz dich an einen offenen Tisch oder sieh bei einer laufenden Partie zu.
around-lobby-open = Offene Tische
around-lobby-running = Laufende Partien
around-lobby-none-open = Gerade ist kein Tisch offen. Eröffne selbst einen, dann steht er hier.
around-lobby-none-running = Gerade läuft keine öffentliche Partie.
around-all-editions = Alle Ausgaben
around-more = Mehr zeigen
around-free-seats = { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
around-untitled = Partie ({ $edition })
# Angaben zu einem Tisch in einer Liste: „Klassisch, 4 Plätze, über Tage, mit Uhren“
around-over-days = über mehrere Tage
around-clocked = mit Uhren
around-own-options = eigene Regeln
around-bot-named = { $bot } (Bot)

around-games-title = Beendete Partien
around-games-about = Sieh dir eine Partie vom ersten Zug bis zur Wertung an, von jedem Platz aus.
around-games-own = Deine Partien
around-games-public = Öffentliche Partien
around-games-none = Hier ist noch keine öffentliche Partie zu Ende gegangen.
around-games-won = { $n ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }

# Bots: Überschriften einer Liste, nach der Art des Bots
around-bots = { $kind ->
        [level] Nach Stärke
        [personality] Nach Charakter
       *[other] Andere
    }
# Bots: wie sie heißen und wie sie spielen
around-bot-name-random = Zufall
around-bot-random = Spielt irgendeine erlaubte Aktion, rein nach Zufall.
around-bot-name-merchant = Händler
around-bot-merchant = Spielt solide nach Faustregeln, und das sofort.
around-bot-name-search = Grübler
around-bot-search = Spielt viele Partien im Kopf durch, bevor er sich entscheidet.
around-bot-name-learned = Autodidakt
around-bot-learned = Hat sich das Spiel selbst beigebracht: ein Netz, das sofort entscheidet.
around-bot-name-easy = Leicht
around-bot-easy = Versteht etwas vom Handel, trifft aber oft die schlechtere Wahl und verschätzt sich beim Bieten.
around-bot-name-steady = Solide
around-bot-steady = Ein solider Händler, der keine groben Fehler macht.
around-bot-name-hard = Stark
around-bot-hard = Denkt vor jeder Entscheidung ein Stück voraus.
around-bot-name-master = Meister
around-bot-master = Denkt weit voraus und nimmt sich dafür einen Moment.
around-bot-name-shipper = Seebär
around-bot-shipper = Immer auf See: Er lädt, wo es billig ist, und ist als Erster an der Insel.
around-bot-name-hoarder = Hamster
around-bot-hoarder = Will jede Ladung für die eigene Insel: Er bietet hoch und lehnt Angebote gern ab.
around-bot-name-price-cutter = Preisbrecher
around-bot-price-cutter = Verlangt etwa ein Fünftel weniger als andere und verkauft viel.
around-bot-name-maker = Fabrikant
around-bot-maker = Lässt seine Maschinen laufen, wann immer es geht, und überschwemmt den Tisch mit Containern.
around-bot-name-harbour-master = Hafenmeister
around-bot-harbour-master = Füllt seine Lagerhäuser und lässt die anderen fahren.

# Ein neuer Tisch
around-new-title = Neuer Tisch
around-new-what = Was spielt ihr?
around-new-who = Wer sitzt wo?
around-new-who-about = Wer beginnt, wird ausgelost. Freie Plätze sind für alle, die deinen Link öffnen.
around-new-how = Wie wird gespielt?
around-new-rules = Alle Regeleinstellungen
around-new-rules-changed = { $n ->
        [0] alle wie in der Ausgabe
        [one] { $n } anders als in der Ausgabe
       *[other] { $n } anders als in der Ausgabe
    }
around-new-as-edition = Alle wie in der Ausgabe
around-new-limit = Nach einigen Runden
around-your-name = Dein Name
around-name-example = Kapitän
around-new-seat = { $seat }: Wer sitzt da?
around-new-bot = { $seat }: Welcher Bot?
around-new-name = { $seat }: Name
around-new-kind-me = Ich
around-new-kind-me-about = Du spielst diesen Platz.
around-new-kind-open = Frei
around-new-kind-open-about = Wer deinen Link hat, kann diesen Platz nehmen.
around-new-kind-bot = Ein Bot
around-new-kind-bot-about = Ein Bot spielt diesen Platz.
around-new-hot-seat = Mehrere spielen an diesem Gerät. Vor jedem Zug bittet euch die Seite, es weiterzugeben, damit niemand die Hand der anderen sieht.
around-new-no-me = Du hast keinen Platz: Du bist Gastgeber und siehst zu.
around-new-same-name = Zwei von euch haben denselben Namen. Das geht, aber ihr könntet euch verwechseln.
around-new-public-full = Es gibt keinen freien Platz: Andere können nur zusehen.
around-new-name-of-table = Titel
around-new-title-example = Freitagabend
around-new-pace = Tempo
around-pace-live = Live
around-pace-live-about = Alle sind da und spielen in einem Rutsch.
around-pace-days = Über mehrere Tage
around-pace-days-about = Alle kommen, wenn sie dran sind. Schalte unten Uhren ein, damit niemand ewig wartet.
around-new-clock = Uhren
around-new-clock-about = Ohne Uhren nehmen sich alle die Zeit, die sie brauchen.
around-new-clock-move = Zeit für jede Entscheidung
around-new-clock-game = Zeit für die ganze Partie
around-new-clock-out = Wenn die Zeit um ist
around-new-clock-out-bot = Ein Bot spielt weiter, bis die Person zurück ist
around-new-clock-out-safe = Die sicherste Entscheidung wird getroffen, nur dieses eine Mal
around-new-clock-bot = Bot
around-new-clock-range = Erlaubt sind 5 Sekunden bis 30 Tage.
around-new-clock-short = Das ist wenig Zeit für eine Partie über mehrere Tage: Wer gerade schläft, dem läuft die Zeit ab.
around-new-clock-long = Das ist viel Zeit für eine Live-Partie.
around-unit = Zeiteinheit
around-unit-seconds = Sekunden
around-unit-minutes = Minuten
around-unit-hours = Stunden
around-unit-days = Tage
around-new-company = Zuschauer und Hilfe
around-new-public = In der Lobby sichtbar
around-new-public-about = Alle, die diesen Server besuchen, sehen den Tisch und dürfen sich setzen. Sonst braucht man deinen Link.
around-new-spectators = Mit Zuschauern
around-new-spectators-about = Andere dürfen zusehen. Sie sehen, was offen liegt, und keine verdeckte Hand.
around-new-spectator-chat = Zuschauer dürfen mitreden
around-new-spectator-chat-about = Zuschauer können an den Tisch schreiben und sind dabei als Zuschauer kenntlich. Sonst lesen sie nur mit.
around-new-spectator-chat-off = Lass zuerst Zuschauer zu.
around-new-counted-cash = Gezähltes Bargeld
around-new-counted-cash-about = Die Seite rechnet mit, was alle sichtbar zahlen, wie es jemand mit gutem Gedächtnis könnte.
around-new-counted-open = Bei offenem Bargeld gibt es nichts zu zählen, darum bewirkt das nichts.
around-new-hints = Tipps
around-new-hints-about = Alle dürfen einen Bot fragen, was er tun würde.
around-new-undo = Zurücknehmen
around-new-undo-about = Den eigenen Zug kann man nur zurücknehmen, solange nichts Verdecktes aufgedeckt wurde.
around-undo-consent = Den eigenen Zug, und mehr, wenn alle zustimmen
around-undo-turn = Nur den eigenen Zug
around-undo-none = Gar nicht
around-new-open = Tisch eröffnen
around-new-open-about = Danach bekommst du den Link für die anderen. Die Partie beginnt, wenn du es sagst.
around-new-start = Partie starten
around-new-start-about = Niemand muss mehr kommen: Die Partie beginnt sofort.
around-new-mend = { $n ->
        [one] Oben passt etwas nicht zusammen. Bring das zuerst in Ordnung.
       *[other] Oben passen ein paar Dinge nicht zusammen. Bring sie zuerst in Ordnung.
    }

# Tische, die mit einer Wahl fertig eingerichtet sind
around-preset-first = Erste Partie
around-preset-first-about = Kürzer, mit Inlandsverkauf, damit niemandem das Geld ausgeht, und mit Tipps.
around-preset-short = Kurze Partie
around-preset-short-about = Klassisch mit halb so vielen Containern.
around-preset-five = Zu fünft
around-preset-five-about = Klassisch für fünf, mit dem Inlandsverkauf, zu dem der Verlag rät.
around-preset-experts = Experten
around-preset-experts-about = Jubiläum; eine Bluffkarte macht das ganze Angebot ungültig.
around-preset-open = Offene Bücher
around-preset-open-about = Klassisch; alle sehen alles Bargeld.
around-preset-outcry = Offenes Bieten
around-preset-outcry-about = Klassisch; geboten wird offen, einer nach dem anderen, immer höher.
around-preset-unbanked = Jubiläum ohne Bank
around-preset-unbanked-about = Die Jubiläumsausgabe ohne die Investmentbank.
around-preset-own = Das sind deine eigenen Einstellungen. Wähle oben etwas aus, um neu anzufangen.

# Der Warteraum
around-waiting-title = Vor der Partie
around-waiting-count = { $n ->
        [0] Alle Plätze sind besetzt.
        [one] { $n } Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
around-waiting-link = Schicke diesen Link an alle, mit denen du spielen willst
around-waiting-link-public = Alle können diesen Tisch in der Lobby finden. Du kannst auch den Link verschicken
around-waiting-no-link = Den Link für andere haben nur der Gastgeber und die Eingeladenen. Bitte jemanden davon darum.
around-waiting-fill = Bots für die freien Plätze
around-waiting-start = Partie starten
around-waiting-start-bots = { $n ->
        [one] Starten, mit einem Bot auf dem freien Platz
       *[other] Starten, mit Bots auf den { $n } freien Plätzen
    }
around-waiting-for-host = Der Gastgeber startet die Partie. Bleib hier: Sie beginnt von selbst.
around-seat-open = frei
around-seat-you = (du)
around-seat-away = (weg; { $bot } spielt)
around-watching = { $n ->
        [one] { $n } Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
around-put-bot = Bot setzen
around-free-seat = Platz räumen
around-get-up = Aufstehen
# Moving somebody in the turn order, before the start; $name is who sits there
around-order-up = { $name } nach vorn
around-order-down = { $name } nach hinten
around-order-first-is = Das ist der erste Platz.
around-order-last-is = Das ist der letzte Platz.
around-order-chance = Reihenfolge auslosen
around-order-about = In dieser Reihenfolge wird gespielt. Wer beginnt, wird beim Start ausgelost.
around-order-told = { $name } sitzt jetzt auf { $seat }.
around-order-drawn = Die Reihenfolge ist ausgelost.
# Who is moved where nobody sits
around-order-nobody = den freien Platz { $seat }
around-for-seat = : { $seat }
around-sit-title = Setz dich
around-sit-seat = Platz
around-sit-down = Hinsetzen
around-sit-another = An diesem Gerät spielt noch jemand
around-sit-name-other = Name der Person
around-sit-no-name = Gib den Namen ein, unter dem du spielen willst.
around-drop = Entfernen
around-drop-title = { $name } entfernen?
around-drop-waiting = Der Platz ist wieder frei, und alle mit dem Link können ihn nehmen.
around-drop-running = Wenn die anderen zustimmen, spielt ein Bot weiter; sofort, wenn sonst niemand da ist oder die Zeit dieses Platzes abgelaufen ist.
around-drop-asked = Die anderen werden gefragt.
around-ended-title = { $status ->
        [finished] Diese Partie ist zu Ende
       *[closed] Dieser Tisch ist geschlossen
    }
around-ended-text = { $status ->
        [finished] Hier gibt es nichts mehr zu tun.
       *[closed] Er wurde geschlossen, bevor etwas gespielt wurde.
    }

# Was an einem Tisch gespielt wird
around-facts-title = Was hier gespielt wird
around-facts-move = { $time } für jede Entscheidung.
around-facts-game = { $time } für die ganze Partie.
around-facts-public = In der Lobby.
around-facts-private = Nur auf Einladung.
around-facts-spectators = Mit Zuschauern.
around-facts-spectator-chat = { $may ->
        [yes] Sie dürfen mitreden.
       *[no] Sie lesen den Chat mit.
    }
around-facts-no-spectators = Ohne Zuschauer.
around-facts-counted = Bargeld wird für alle gezählt.
around-facts-hints = Bots geben Tipps.

# Links
around-copy = Kopieren
around-copied = Kopiert.
around-copy-by-hand = Er ist markiert: Kopiere ihn mit der Tastatur oder dem Menü deines Geräts.
around-share = Teilen …
around-qr = QR-Code
# $what is what the code leads to, as “Invitation link”
around-qr-of = QR-Code: { $what }
around-qr-about = Mit der Handykamera scannen.
around-share-title = Longshore: { $title }
around-save = Speichern

# Chat und Notizen
around-chat = Chat
around-chat-log = Nachrichten
around-chat-new = Neu
around-chat-host = Der Gastgeber
around-chat-say = An den Tisch schreiben
around-chat-send = Senden
around-chat-nothing = Schreib zuerst etwas.
around-chat-empty = Noch hat niemand etwas gesagt.
around-chat-none = Noch hat niemand etwas gesagt. Nur wer am Tisch sitzt, kann sprechen.
around-chat-guest = (schaut zu)
around-chat-no-name = Gib den Namen ein, unter dem du schreiben willst.
around-notes = Deine Notizen. Niemand sonst kann sie lesen.
around-notes-none = Notizen kann nur machen, wer einen Platz hat.
around-notes-saved-at = Gespeichert um { $time }.
around-notes-state = { $state ->
        [loading] Einen Moment …
        [typing] Noch nicht gespeichert.
        [saving] Wird gespeichert …
        [kept] Noch nicht gespeichert: Dieser Browser behält es, bis der Server antwortet.
       *[saved] Gespeichert.
    }

# Uhren: Zeit, die noch bleibt
around-clock-days = { $days } T { $hours } Std
around-clock-hours = { $hours } Std { $minutes } Min
around-clock-minutes = { $minutes }:{ $seconds }
around-clock-bank = + { $time }
around-clock-left = noch { $time }
around-clock-bank-left = noch { $time } für die Partie
around-clock-until = Bis { $time }
around-clock-soon = Deine Zeit wird knapp.
around-clock-now = Deine Zeit ist fast um.
around-time-days = { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
around-time-hours = { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
around-time-minutes = { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
around-time-seconds = { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }

# Der Titel des Tabs im Browser, und was eine Benachrichtigung sagt
around-page-title = { $title } – Longshore
around-title-turn = ● Du bist dran – { $title }
around-news-turn = Du bist dran.
around-news-start = Die Partie hat begonnen.
around-news-finish = Das Spiel ist vorbei.
around-news-undo = Jemand möchte etwas zurücknehmen.

# Das Menü eines Tisches
around-menu-title = Der Tisch
around-menu-choose = Auswahl
around-menu-invite = Einladen
around-menu-seats = Plätze und Namen
around-menu-orders = Daueraufträge
around-menu-webhook = Benachrichtigungen
around-menu-devices = Andere Geräte
around-menu-study = Etwas ausprobieren
around-menu-downloads = Downloads
around-menu-fair = Faire Verteilung
around-menu-about = Über diesen Tisch
around-menu-report = Namen melden
around-menu-leaving = Gehen oder schließen
around-invite-open = Wer diesen Link hat, kann sich setzen oder zusehen.
around-invite-running = Wer diesen Link hat, kann zusehen. Um jemandem einen Platz zu geben, gib unter „Plätze und Namen“ einen weiter.
around-invite-link = Link für andere
around-invite-here-alone = Dieser Link führt nur auf diesem Rechner hierher. Für andere in deinem Netz ersetze darin „{ $host }“ durch den Namen oder die Adresse dieses Rechners; der Server antwortet ihnen, wenn er mit „longshore serve --host 0.0.0.0“ gestartet wurde.
around-invite-here-alone-guest = Dieser Link führt nur auf diesem Rechner hierher. Andere im Netz kann einladen, wer den Tisch eröffnet hat.
around-rename = Namen ändern
around-renamed = Der Name ist geändert.
around-hand = Weitergeben
around-hand-about = Wer den Link eines weitergegebenen Platzes öffnet, übernimmt ihn: Karte und Geld, aber nicht, was vorher geheim war. Einen Platz, dessen Person weg ist, kann der Gastgeber weitergeben, wenn alle zustimmen, die seit dem Beginn dabei sind.
around-hand-ask = Um Weitergabe bitten
around-hand-asked = Die anderen werden gefragt, ob der Platz weitergegeben werden darf.
around-asked-drop = Der Gastgeber fragt: Darf für { $name } ({ $seat }) ein Bot weiterspielen?
around-asked-hand = Der Gastgeber fragt: Darf der Platz von { $name } ({ $seat }) an jemand anderen weitergegeben werden? Diese Person sieht dann Karte und Geld.
around-asked-waiting = Du hast die anderen wegen { $name } ({ $seat }) gefragt. Sie müssen zustimmen.
around-asked-silence = Wer { $pace ->
        [days] drei Tage
       *[live] fünf Minuten
    } lang nicht antwortet, stimmt zu, außer { $name } tut inzwischen etwas.
around-asked-you-drop = Der Gastgeber fragt die anderen, ob an deiner Stelle ein Bot weiterspielen darf. Wer nicht antwortet, stimmt nach einer Weile zu, außer du tust etwas.
around-asked-you-hand = Der Gastgeber fragt die anderen, ob dein Platz an jemand anderen weitergegeben werden darf. Sobald du etwas tust, bleibt er deiner.
around-asked-all = Alle haben zugestimmt: { $name } ({ $seat }) kann entfernt werden.
around-asked-go = Einen Bot weiterspielen lassen
around-asked-withdraw = Frage zurückziehen
around-hand-own = Schicke diesen Link an die Person, die { $seat } für dich spielen soll. Sobald sie ihn öffnet und sich setzt, gehört ihr der Platz.
around-hand-gone = Schicke diesen Link an die Person, die von jetzt an { $seat } spielen soll.
around-hand-link = Link zum Platz { $seat }
around-take-title = Ein Platz wird an dich weitergegeben
around-take-text = Übernimm ihn, dann spielst du dort weiter, wo die Partie steht.
around-take = Platz übernehmen
around-devices-about = Erstelle einen Link und öffne ihn auf deinem Handy oder einem anderen Computer: Dort spielst du mit demselben Platz weiter.
around-devices-label = Name des Geräts
around-devices-example = Handy
around-devices-make = Link erstellen
around-devices-link = Link für dein anderes Gerät
around-devices-secret = Wer diesen Link hat, hat deinen Platz: Schicke ihn niemandem sonst.
around-devices-keys = Schlüssel in Gebrauch
around-key-unnamed = Ein Gerät
around-key-host = Gastgeber
around-key-this = {" "}– dieses Gerät
around-revoke = Widerrufen
around-revoke-title = Diesen Schlüssel widerrufen?
around-revoke-text = Das Gerät, das ihn hat, verliert den Platz.
around-revoke-this = Das ist der Schlüssel dieses Geräts: Du verlierst hier deinen Platz.
around-downloads-over = Das Spiel ist vorbei, darum steht in den Dateien alles: alle Karten und alle Angebote.
around-downloads-running = Solange die Partie läuft, steht in den Dateien nur, was du wissen darfst.
around-download-text = Partie als Text
around-download-text-about = Zum Lesen, zum Nachspielen und um zu prüfen, ob die Startverteilung fair war.
around-download-jsonl = Protokoll als JSON Lines
around-download-jsonl-about = Jeder Eintrag mit seinen Ereignissen, für Programme.
around-download-csv = Tabelle als CSV
around-download-csv-about = Für eine Tabellenkalkulation: wer was getan hat, und das Bargeld von allen.
around-fair-about = Bevor jemand spielt, legt sich der Tisch auf die Startverteilung fest: Er nennt eine Zahl, aus der niemand die Verteilung ablesen kann, die aber nur zu dieser einen passt. Dasselbe gilt für jedes verdeckte Angebot.
around-fair-deal = Zahl der Startverteilung
around-fair-secret = Geheimnis, das sie öffnet
around-fair-rules = Version der Regeln
around-fair-keep = Schreib dir die Zahl auf, wenn du sie prüfen willst. Wenn das Spiel vorbei ist, verrät der Tisch sein Geheimnis, und „longshore verify“ vergleicht beides.
around-fair-over = Lade die Partie als Text herunter; „longshore verify“ prüft dann die Startverteilung und jedes verdeckte Angebot anhand dieser Zahlen.
around-fair-bids = { $n ->
        [one] { $n } verdecktes Angebot
       *[other] { $n } verdeckte Angebote
    }
around-fair-bid = { $seat }, Eintrag { $seq }:
around-about-opened = Eröffnet: { $time }. Tisch { $table }.
around-about-fork = An diesem Tisch geht es ab Eintrag { $seq } einer anderen Partie weiter.
around-about-study = Hier wird ab Eintrag { $seq } einer anderen Partie privat ausprobiert: Was du nicht wissen konntest, wurde neu ausgeteilt.
around-about-origin = Zu jener Partie
around-study-running = Eröffne einen privaten Tisch, an dem es von hier aus gegen Bots weitergeht. Was dein Platz nicht wissen kann, Karten und verdeckte Angebote, wird neu ausgeteilt. Die echte Partie wartet auf dich, so wie sie ist.
around-study-finished = Eröffne einen eigenen Tisch, an dem es von einem beliebigen Moment dieser Partie aus gegen Bots weitergeht.
around-study-scrub = Du bist am Ende der Partie. Geh zurück zu dem Moment, von dem aus du weiterspielen willst, und komm dann wieder hierher.
around-study-from-now = Es geht von jetzt aus weiter.
around-study-from = Es geht von dem Moment aus weiter, den du gerade siehst (Eintrag { $seq }).
around-study-play = Du spielst
around-study-no-seat = Wähle mindestens einen Platz, den du spielst.
around-study-bot = Bots auf den anderen Plätzen
around-study-open = Ausprobieren
around-leave = Tisch verlassen
around-leave-seat = Den Platz { $seat } verlassen
around-leave-title = Endgültig gehen?
around-leave-running = Ein Bot spielt für dich weiter, und du kannst nicht einfach zurückkommen. Willst du nur eine Weile weg, schließe einfach die Seite.
around-leave-waiting = Dein Platz wird für jemand anderen frei.
around-close = Tisch schließen
around-close-title = Den Tisch für alle schließen?
around-close-running = Die Partie endet ohne Sieger, und alle Karten werden aufgedeckt.
around-close-waiting = Der Link gilt dann nicht mehr.

# Woanders Bescheid bekommen
around-webhook-about = Der Server kann eine Adresse von dir aufrufen, wenn hier etwas geschieht, damit du nicht nachsehen musst: für eine Nachricht auf dein Handy, in einen Chat oder an ein eigenes Programm.
around-webhook-form = Dienst
around-webhook-form-ntfy = ntfy (Nachrichten aufs Handy)
around-webhook-form-discord = Discord
around-webhook-form-slack = Slack
around-webhook-form-json = Ein eigenes Programm (JSON)
around-webhook-url = Adresse
around-webhook-example = { $form ->
        [ntfy] https://ntfy.example.org/mein-thema
        [discord] https://discord.example.org/api/webhooks/…
        [slack] https://hooks.example.org/services/…
       *[json] https://example.org/ich-bin-dran
    }
around-webhook-on = Bescheid geben, wenn
around-webhook-on-turn = ich dran bin
around-webhook-on-start = die Partie beginnt
around-webhook-on-finish = das Spiel vorbei ist
around-webhook-on-chat = jemand etwas sagt
around-webhook-on-undo = jemand etwas zurücknehmen möchte
around-webhook-no-url = Gib die Adresse ein, die aufgerufen werden soll.
around-webhook-bad-url = Das ist keine Adresse, die man aufrufen kann: Sie muss mit https:// oder http:// beginnen.
around-webhook-no-what = Wähle mindestens einen Anlass aus.
around-webhook-saved = Gespeichert. Du bekommst dort Bescheid.
around-webhook-secret = Aufrufe werden mit diesem Geheimnis signiert. Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
around-webhook-drop = Abbestellen
around-webhook-dropped = Du bekommst dort nicht mehr Bescheid.

# Daueraufträge
around-orders-about = Während du weg bist, kann dein Platz manches von selbst tun. Niemand sonst sieht deine Aufträge: Was sie tun, sieht aus, als hättest du es getan. Wo sie nichts sagen, wartet der Tisch auf dich.
around-orders-saved = Deine Aufträge gelten.
around-orders-withdrawn = Deine Aufträge sind zurückgezogen.
around-orders-withdraw = Alle zurückziehen
around-orders-standing = { $n ->
        [0] Kein Auftrag gilt.
        [one] { $n } Auftrag gilt.
       *[other] { $n } Aufträge gelten.
    }
around-order-bid = Für mich bieten
around-order-bid-about = Wenn jemand eine Ladung zur Insel bringt.
around-orders-most = Höchstens
around-orders-bid-colours = Nach Farbe: so viel für jeden Container an Bord
around-orders-accept-colours = Nach Farbe: mindestens so viel für jeden Container an Bord
around-orders-colour = Dollar für { log-a-colour.nomen }
around-orders-extra = Bei Gleichstand dazulegen bis
around-orders-loans = Erlaubte Kredite
around-orders-loans-value = { $n ->
        [0] keine
        [one] { $n } Kredit
       *[other] { $n } Kredite
    }
around-orders-bluff = Bluffkarten zum Angebot
around-orders-some = Nur für Ladungen bestimmter Plätze
around-orders-sellers = Ladungen von
around-orders-cargoes = Das gilt
around-orders-one = für die nächste Ladung
around-orders-all = für jede Ladung, bis ich es zurückziehe
around-order-accept = Über meine Ladung entscheiden
around-order-accept-about = Wenn die Angebote für deine eigene Ladung aufgedeckt werden.
around-orders-least = Verkaufen ab einem Angebot von
around-orders-otherwise = Bei weniger
around-orders-ask = auf mich warten
around-orders-decline = ablehnen: das Angebot zahlen und sie behalten
around-orders-award = Bleibt es beim Gleichstand, geht sie an (in dieser Reihenfolge)
around-order-pass = In meinen Zügen passen
around-order-pass-about = Bis es für dich etwas zu tun gibt.
around-orders-until = Bis das Erste davon zutrifft (lass die anderen leer):
around-until-turns = So oft wurde gepasst
around-until-round = Diese Runde hat begonnen
around-until-cash = Ich habe so viele Dollar
around-until-factory-left = In meinem Fabriklager sind nur noch so viele Container
around-until-harbour-left = In meinem Hafenlager sind nur noch so viele Container
around-until-factory-price = Ein fremdes Fabriklager bietet einen für so viel oder weniger an
around-until-harbour-price = Ein fremdes Hafenlager bietet einen für so viel oder weniger an
around-until-supply-left = Von einer Farbe sind im Vorrat nur noch so viele
around-order-seize = Pfändung auswählen
around-order-seize-about = Wenn dein Nachbar die Zinsen nicht zahlen kann oder du selbst nicht.
around-orders-seize-colours = Diese Farben zuerst, in dieser Reihenfolge
around-orders-prefer = Davon
around-prefer-dearest = den teuersten
around-prefer-cheapest = den billigsten
around-prefer-fewest = eine Farbe, von der es wenige gibt
around-prefer-most = eine Farbe, von der es viele gibt
around-orders-building = Wenn ein Gebäude wegkommt
around-building-ask = auf mich warten
around-building-warehouse = ein Lagerhaus
around-building-machine = eine Maschine
around-order-price = Preise für Rückläufer
around-order-price-about = Wenn du bei der Investmentbank überboten wirst und deine Container in deine Lager zurückkommen.
around-orders-price-factory = Im Fabriklager
around-orders-price-harbour = Im Hafenlager
around-order-pay = Die Broker bezahlen
around-order-pay-about = Wenn du bei der Investmentbank Geld gewonnen hast und mit Containern bezahlst.
around-orders-pay-colours = Diese Farben zuerst, in dieser Reihenfolge
around-orders-range = Das müssen ganze Zahlen von { $least } bis { $most } sein.
around-orders-bid-limit = Sag, wie viel geboten werden darf: insgesamt oder für jede Farbe.
around-orders-accept-limit = Sag, für wie viel verkauft werden darf: insgesamt oder für jede Farbe.
around-orders-no-colour = Gib mindestens einer Farbe einen Betrag oder geh nicht nach Farben.
around-orders-no-seller = Wähle mindestens einen Platz aus oder biete auf alle Ladungen.
around-orders-no-until = Sag, bis wann: Fülle mindestens ein Feld aus.
around-orders-no-price = Wähle für mindestens eines der Lager einen Preis.

# Einstellungen
around-set-language = Sprache
around-set-language-auto = Wie im Browser
around-set-theme = Farben
around-theme-auto = Wie das Gerät
around-theme-light = Hell
around-theme-dark = Dunkel
around-set-pace = Züge der anderen
around-set-pace-about = Wie schnell du siehst, was die anderen tun.
around-set-pace-calm = In Ruhe, nacheinander
around-set-pace-quick = Schnell
around-set-pace-instant = Sofort
around-set-motion = Bewegung
around-set-motion-about = Container gleiten und Schiffe fahren. Wünscht dein Gerät weniger Bewegung, gibt es keine.
around-set-sounds = Töne
around-set-sounds-about = Leise: eine Glocke, wenn du dran bist.
around-set-notify = Benachrichtigungen
around-set-notify-about = Dein Gerät sagt dir, wenn du dran bist und gerade nicht auf die Seite schaust: an Tischen, an denen du sitzt, auch bei geschlossener Seite, wenn dein Browser das kann. Die Nachricht geht verschlüsselt über den Push-Dienst deines Browsers; lesen kann sie nur dein Browser.
around-set-notify-never = Dieser Browser oder diese Verbindung kann keine Benachrichtigungen zeigen.
around-set-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen für diese Seite ändern.
around-set-kept = All das merkt sich dieser Browser.

around-again = Noch einmal spielen
around-review = Nachbesprechung
around-again-end = Das Ende der Partie
around-again-unfold = Zeigen, wie die Partie ausging
around-again-same = Dieselbe Runde
around-again-same-about = Dieselben Leute werden zu einer neuen Partie eingeladen.
around-next-waits = „{ $title }“ wartet auf dich.
around-next-go = Zum Tisch
around-again-called = { $name } hat einen neuen Tisch eröffnet.
around-again-go = Zum neuen Tisch
around-again-overheard = Die anderen werden mit einem Link im Chat gerufen. Wer hier zusieht, liest ihn auch und kann sich dort setzen.
around-again-said = Noch eine Partie? Hier ist der neue Tisch: { $link }
