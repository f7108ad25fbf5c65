# Mails an Leute mit Konten.

refused-mail-none = Der Betreiber dieses Servers verschickt keine Mails.
refused-mail-address = An diese Adresse lässt sich nichts schicken: Eine sieht aus wie ann@example.org.
refused-mail-code-over = Es ist kein Code einzugeben, oder er ist zu alt: Speichere die Adresse noch einmal.
refused-mail-code-wrong = Das ist nicht der Code, der dorthin ging.
refused-mail-too-soon = Eben ging ein Code hinaus: Warte eine Minute auf den nächsten.
refused-mail-too-many = Heute gingen schon { $most } Codes hinaus, mehr sind es an einem Tag nicht: Versuch es morgen wieder.
refused-mail-stop-unknown = Das beendet keine Mails, oder keine mehr.
mail-hello = Hallo { $name },
mail-confirm-subject = Dein Code für Mails von Longshore
mail-confirm-text = Jemand mit einem Konto will an diese Adresse von Partien hören. Wenn du das warst, gib diesen Code innerhalb einer Stunde auf deiner Seite ein: { $code }. Wenn nicht, tu nichts.
mail-turn-subject = Du bist am Zug: { $title }
mail-turn-text = Eine Partie über Tage wartet auf dich:
mail-start-subject = Deine Partie hat begonnen: { $title }
mail-start-text = Für dich wurde ein Tisch eröffnet, und die Uhren laufen:
mail-digest-subject = { $n ->
        [one] Eine Partie wartet auf dich
       *[other] { $n } Partien warten auf dich
    }
mail-digest-text = Partien über Tage, die auf dich warten, die am längsten zuerst:
mail-why = Das bekommst du, weil du es so gewählt hast. Hier änderst oder beendest du es:
mail-stop-title = Mails von Longshore
mail-stop-text = Alle Mails an diese Adresse beenden? Auf deiner Seite kannst du jederzeit neu wählen.
mail-stop-button = Keine Mails mehr
mail-stopped = Du bekommst keine Mails mehr.
