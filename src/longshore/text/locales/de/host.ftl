# Die Seite für Betreiber: für alle, die den Server betreiben.

refused-host-token-needed = Dafür braucht es das Token der Betreiberseite, als „Authorization: Bearer …“.
refused-wrong-host-token = Das ist nicht das Token der Betreiberseite. Es steht da, wenn „longshore serve“ startet, oder wurde dort mit LONGSHORE_HOST_TOKEN gesetzt.
refused-host-export-finished = Hier gibt es nur beendete Partien: Was geheim ist, bleibt geheim, auch wenn ein Tisch geschlossen wurde.
refused-table-going-on = Dieser Tisch ist nicht zu Ende: Schließe ihn zuerst, dann lässt er sich löschen.
refused-name-neutral = Der Name { $name } lässt sich nicht sperren: So heißen alle, die keinen gewählt haben.
refused-too-many-names = Höchstens { $most } Namen können gesperrt sein; erlaube zuerst einen davon wieder.

host-title = Betreiberseite
host-about = Für alle, die diesen Server betreiben. Zu sehen ist, welche Tische es gibt und wie es dem Server geht, niemals aber Karten, Geld, Gebote oder was die Leute einander schreiben.
host-token = Token
host-token-about = Das Token wird beim Start von „longshore serve“ ausgegeben, als Link auf diese Seite.
host-token-missing = Gib zuerst das Token ein, oder füge es ein.
host-enter = Eintreten
host-leave = Token vergessen
host-look-again = Aktualisieren

## Der Server

host-load = Auslastung
host-load-about = { $seconds ->
        [one] Der Prozess, der geantwortet hat, in der letzten Sekunde.
       *[other] Der Prozess, der geantwortet hat, in den letzten { $seconds } Sekunden.
    }
host-version = Version
host-up = Läuft seit
host-cpu = Prozessor
host-cpu-value = { $percent } % eines Kerns
host-memory = Arbeitsspeicher
host-database = Datenbank
host-database-value = { $kind ->
        [sqlite] SQLite, { $size }
       *[postgresql] PostgreSQL, { $size }
    }
host-live-tables = Tische im Speicher
host-connections = Verbindungen
host-channels = Live-Kanäle
host-actions = Aktionen je Sekunde
host-commits = Schreibvorgänge je Sekunde
host-commit = Dauer eines Schreibvorgangs
host-commit-value = { $mean } ms
host-commit-most = { $mean } ms, 95 von 100 in höchstens { $most } ms
host-others = Weitere Prozesse
host-unknown = unbekannt

## Tische

host-tables = Tische
host-status = Stand
host-status-all = Alle
host-status-value = { $status ->
        [open] Offen
        [running] Läuft
        [finished] Beendet
       *[closed] Geschlossen
    }
host-player = Name am Tisch
host-search = Suchen
host-none = Solche Tische gibt es nicht.
host-none-yet = Bisher keine; weiter zurück kann es welche geben.
host-by-link = nur mit Link
host-entries = { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
host-connected = { $n ->
        [0] niemand verbunden
        [one] { $n } verbunden
       *[other] { $n } verbunden
    }
host-close = Tisch schließen
host-close-title = „{ $title }“ ({ $table }) schließen?
host-close-text = Die Partie endet hier für alle und kann nicht fortgesetzt werden. Im Protokoll des Tisches steht, dass ihn geschlossen hat, wer den Server betreibt.
host-delete = Löschen
host-delete-title = „{ $title }“ ({ $table }) endgültig löschen?
host-delete-text = Partie, Chat, Notizen und Nachbesprechung sind dann für alle weg, und nur eine Sicherung bringt sie zurück.
host-export = Als { $format } herunterladen
host-export-text = Text
host-export-csv = CSV

## Namen

host-names = Gesperrte Namen
host-names-about = Diese Namen kann niemand mehr annehmen, wie sie auch geschrieben werden. Wer an einem Tisch, der nicht zu Ende ist, so heißt, heißt von da an „{ $name }“ und behält den Platz.
host-names-none = Kein Name ist gesperrt.
host-ban-name = Name
host-ban = Sperren
host-ban-missing = Gib zuerst den Namen ein, der gesperrt werden soll.
host-allow = Wieder erlauben
host-allow-name = { $name } wieder erlauben
host-renamed = { $n ->
        [0] Niemand hatte diesen Namen.
        [one] Eine Person hatte diesen Namen und heißt jetzt anders.
       *[other] { $n } Personen hatten diesen Namen und heißen jetzt anders.
    }

## Was schiefging, Grenzen, Sicherungen

host-troubles = Warnungen und Fehler
host-troubles-none = Seit dem Start ist nichts schiefgegangen.
host-level = { $level ->
        [warning] Warnung
       *[error] Fehler
    }
host-refusals = Seit dem Start abgelehnt
host-refusals-none = Nichts wurde abgelehnt.
host-limits = Grenzen
host-limits-about = Sie werden beim Start des Servers gesetzt; wie, sagt „longshore serve --help“.
host-limit-requests = Anfragen einer Adresse
host-limit-wishes = Aktionen und andere Wünsche eines Platzes
host-limit-chat = Chatzeilen eines Platzes
host-limit-tables = Von einer Adresse eröffnete Tische
host-limit-guesses = Falsche Token einer Adresse
host-limit-heavy = Exporte und Rückblicke einer Adresse
host-limit-channels = Live-Kanäle einer Adresse
host-limit-connections = Verbindungen einer Adresse
host-limit-connections_in_all = Verbindungen insgesamt
host-limit-tables_open = Tische einer Adresse, die nicht zu Ende sind
host-limit-largest_body = Größe einer Anfrage
host-limit-request_seconds = Für den Kopf einer Anfrage und für ihren Inhalt
host-limit-idle_seconds = Für die nächste Anfrage einer Verbindung
host-rate-second = { $burst } auf einmal, dann { $rate } je Sekunde
host-rate-minute = { $burst } auf einmal, dann { $rate } je Minute
host-most = { $n } gleichzeitig
host-unlimited = unbegrenzt
host-backup = Sicherung
host-backup-about = Der Befehl „longshore backup DATEI“ schreibt alle Tische in eine Datei, während der Server weiterläuft; „longshore restore DATEI“ bringt sie zurück.

## Konten und gemeldete Namen

host-reports = Gemeldete Namen
host-reports-about = Namen, an denen sich jemand gestört hat. Wer einen sperrt, nimmt ihn Tischen und Konto.
host-reports-none = Kein Name ist gemeldet.
host-report-times = { $n ->
        [one] einmal gemeldet
       *[other] { $n }-mal gemeldet
    }
host-report-account = Name eines Kontos
host-report-dismiss = Lassen
host-report-dismiss-named = Lassen: { $name }
host-pairs = Sitze, die einander bezahlten
host-pairs-about = Gewertete Partien, in denen viel von allem Geld zwischen den Sitzen zwischen zweien hin und her ging. Wenn zwei für die Ladungen des anderen alles bieten, was sie haben, bekommen sie jedes Mal den Zuschuss; die Regeln erlauben es, und ob es abgesprochen war, beurteilst du.
host-pair-paid = { $one } zahlte { $there } an { $other } und bekam { $back }, von { $whole }, die die Sitze einander zahlten.
host-pairs-none = { $n ->
        [0] Noch keine gewerteten Partien.
        [one] In der letzten gewerteten Partie fällt nichts auf.
       *[other] In den letzten { $n } gewerteten Partien fällt nichts auf.
    }
host-pairs-more = Frühere Partien ansehen
host-ban-named = { $name } sperren
host-accounts = Konten
host-accounts-about = Zu finden über einen Teil des Namens; ohne einen alle, die ausgesperrt sind oder ihren Namen verloren haben.
host-accounts-none = Solche Konten gibt es nicht.
host-account-blocked = hat seinen Namen verloren
host-account-barred = ausgesperrt
host-bar = Aussperren
host-bar-title = { $name } aussperren?
host-bar-text = Mit diesem Konto kommt niemand mehr herein, bis du es wieder zulässt; überall wird abgemeldet.
host-let-in = Wieder zulassen
host-account-delete = Konto löschen
host-account-delete-title = Das Konto { $name } endgültig löschen?
host-account-delete-text = Als täte es der Eigentümer: Es verlässt alle Tische, und nur ein Backup bringt es zurück.
