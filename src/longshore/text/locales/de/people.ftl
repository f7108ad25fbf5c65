# Konten, wo der Betreiber sie anbietet: sich anmelden, und die eigene Seite.

refused-no-accounts = Auf diesem Server gibt es keine Konten.
refused-not-signed-in = Du bist hier nicht oder nicht mehr angemeldet: Melde dich zuerst an.
refused-account-gone = Dieses Konto gibt es nicht mehr.
refused-account-name-neutral = Kein Konto kann { $name } heißen: So heißen alle, die keinen Namen gesagt haben.
refused-account-name-taken = Der Name { $name } ist vergeben oder sieht aus wie ein vergebener: Wähle einen anderen.
refused-ceremony-over = Das hat zu lange gedauert, ist schon geschehen oder wurde in einem anderen Browser begonnen: Fang noch einmal an.
refused-passkey-refused = Dieser Passkey wurde nicht so erstellt oder gezeigt, wie danach gefragt war: Versuch es noch einmal.
refused-passkey-unknown = Dieser Passkey öffnet hier kein Konto, oder keines mehr.
refused-passkey-known = Dieser Passkey öffnet hier schon ein Konto.
refused-passkeys-elsewhere = Passkeys gelten hier für die Adresse { $address }: Öffne diese Seite dort.
refused-passkeys-address = Passkeys brauchen eine Adresse mit einem Namen, wie tables.example.org oder localhost, und nicht { $address }.
refused-too-many-passkeys = Ein Konto hat höchstens { $most } Passkeys: Entferne zuerst einen.
refused-no-such-passkey = Einen solchen Passkey hat dein Konto nicht.
refused-no-such-session = Dort bist du nicht oder nicht mehr angemeldet.
refused-no-such-identity = Dieser Anbieter öffnet dein Konto nicht.
refused-last-way-in = Sonst öffnen nur noch Wiederherstellungscodes dein Konto: Füge zuerst einen anderen Passkey hinzu.
refused-wrong-code = Das ist kein Wiederherstellungscode, oder er wurde schon benutzt.
refused-provider-none = Dieser Server hat keinen Anbieter, über den man sich anmelden kann.
refused-provider-refused = Aus der Anmeldung dort ist nichts geworden: Fang noch einmal an.
refused-provider-trouble = { $name } antwortet nicht, wie es sein sollte: Versuch es später noch einmal.
refused-identity-taken = Diese Anmeldung öffnet hier schon ein anderes Konto.
refused-claimed-already = Dein Konto hat diesen Platz schon.
refused-claimed-by-another = Diesen Platz hat ein anderes Konto.
refused-claimed-not = Dein Konto hat keinen Platz an diesem Tisch.

## Anmelden

people-sign-in = Anmelden
people-sign-up = Neues Konto
people-about = Zum Spielen genügen hier Links. Mit einem Konto sind deine Partien auf jedem Gerät, ohne Passwort.
people-by-passkey = Mit einem Passkey anmelden
people-by-provider = Über { $provider } anmelden
people-by-code = Mit einem Wiederherstellungscode anmelden
people-code = Wiederherstellungscode
people-name = Name
people-name-about = Die anderen am Tisch sehen ihn. Kein anderes Konto hier kann ihn haben.
people-passkey-about = Den Schlüssel behält dein Gerät: Es fragt nach Finger, Gesicht oder PIN.
people-make = Konto mit einem Passkey anlegen
people-vouched = { $provider } kennt dich. Wähle noch einen Namen.
people-make-vouched = Konto anlegen
people-cancelled = Es wurde kein Passkey gewählt, oder dein Gerät hat keinen für diesen Server.
people-unable = Dieser Browser kennt keine Passkeys.

## Die eigene Seite

people-title = Mein Konto
people-since = Seit { $day }
people-blocked = Der Betreiber dieses Servers hat dir deinen Namen genommen. Wähle einen anderen.
people-rename = Namen ändern
people-rename-about = Er gilt ab dem nächsten Tisch.
people-passkeys = Passkeys
people-passkeys-about = Jeder öffnet dieses Konto. Hab welche auf zwei Geräten, damit du eines verlieren kannst.
people-passkeys-none = Noch keiner.
people-passkey-add = Passkey hinzufügen
people-passkey-label = Wie heißt er?
people-passkey-used = benutzt { $when }
people-passkey-new = noch nie benutzt
people-passkey-unnamed = Passkey
people-remove = Entfernen
people-remove-named = { $name } entfernen
people-remove-title = { $name } entfernen?
people-remove-passkey-text = Damit öffnet er dieses Konto nicht mehr. Dein Gerät zeigt ihn vielleicht noch an: Lösche ihn auch dort.
people-remove-provider-text = Wer sich dort anmeldet, öffnet damit dieses Konto nicht mehr.
people-provider = Anbieter
people-provider-about = Du kannst dich auch über { $provider } anmelden. Von deinen Partien erfährt man dort nichts, und hier nichts über dich, als dass du es bist.
people-provider-add = Ab jetzt auch über { $provider } anmelden
people-provider-gone = { $issuer }, das dieser Server nicht mehr benutzt
people-codes = Wiederherstellungscodes
people-codes-about = Wenn alle deine Passkeys verloren sind, lässt dich ein Wiederherstellungscode einmal ein. Bewahre sie auf Papier auf.
people-codes-left = { $n ->
        [0] Du hast keine.
        [one] Du hast noch einen.
       *[other] Du hast noch { $n }.
    }
people-codes-make = Neue Codes erstellen
people-codes-again = Mit neuen Codes gelten die alten nicht mehr.
people-codes-shown = Schreib sie jetzt auf: Sie werden nie wieder gezeigt.
people-copy = Kopieren
people-copied = Kopiert.
people-sessions = Wo du angemeldet bist
people-session-this = dieser Browser
people-session-unnamed = Ein anderes Programm
people-session-end = Abmelden
people-session-end-named = { $name } abmelden
people-sessions-end = Überall sonst abmelden
people-sessions-ended = { $n ->
        [0] Du warst sonst nirgends angemeldet.
        [one] Du wurdest an einer anderen Stelle abgemeldet.
       *[other] Du wurdest an { $n } anderen Stellen abgemeldet.
    }
people-sign-out = Abmelden
refused-account-barred = Mit diesem Konto lässt der Betreiber dieses Servers niemanden mehr herein.
refused-other-account-name = So heißt dein Konto nicht, sondern { $name }: Gib das ein, um es zu löschen.
refused-nobody-to-report = Dort sitzt niemand, dessen Name sich melden ließe.
refused-too-many-reports = Du hast { $most } Namen gemeldet, die der Betreiber noch nicht angesehen hat: Warte das ab.
refused-no-such-account = Hier heißt kein Konto { $name }.

## Daten, und anstößige Namen

people-data = Deine Daten
people-data-about = Eine Datei mit allem, was dieser Server von deinem Konto behält. Die Partien selbst gibt es an ihren Tischen.
people-data-take = Meine Daten herunterladen
people-delete = Konto löschen
people-delete-about = Du verlässt alle Tische, die nicht zu Ende sind: Bei gewerteten Partien ist das eine Niederlage. Name, Wertungen und Anmeldewege sind endgültig weg; wie deine Partien ausgingen, bleibt ohne Namen, denn daraus entstehen die Wertungen der anderen. Was du an Tischen gesagt hast, bleibt dort.
people-delete-type = Gib { $name } ein, um dein Konto zu löschen
people-report = Namen melden
people-report-about = Wenn ein Name anstößig ist, sag es dem Betreiber dieses Servers. Sonst erfährt es niemand.
people-report-named = Namen melden: { $name }
people-reported = Gemeldet: Der Betreiber dieses Servers sieht es sich an.

## Mail

people-mail = Mail
people-mail-about = Lass dir Mails über deine Partien schicken. Die Adresse sieht niemand, und sie dient sonst zu nichts.
people-mail-address = Adresse
people-mail-turn = Wenn eine Partie über Tage auf mich wartet
people-mail-start = Wenn für mich ein Tisch eröffnet wurde
people-mail-digest = Einmal am Tag alle Partien über Tage, die auf mich warten
people-mail-at = Um wie viel Uhr
people-mail-save = Speichern
people-mail-saved = Gespeichert.
people-mail-code = Code
people-mail-code-about = An diese Adresse ging ein Code: Gib ihn hier ein.
people-mail-confirm = Bestätigen
people-mail-confirmed = Diese Adresse ist bestätigt.
people-mail-forget = Adresse vergessen
people-push = Über deine Browser
people-push-about = Lass dir auf diesem Gerät von deinen Partien melden, auch wenn die Seite geschlossen ist, solange du hier angemeldet bist.
people-push-turn = Wenn eine Partie auf mich wartet
people-push-start = Wenn für mich ein Tisch eröffnet wurde, auch in einem Turnier oder einer Liga
people-push-here = In diesem Browser melden
people-push-save = Speichern
people-push-saved = Gespeichert.
people-push-browsers = { $n ->
        [0] Kein Browser meldet dir etwas.
        [one] Ein Browser meldet es dir.
       *[other] { $n } Browser melden es dir.
    }
people-push-refused = Dieser Browser lässt keine Meldungen zu: Erlaube Benachrichtigungen für diese Seite in seinen Einstellungen.
