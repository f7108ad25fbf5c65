# Was ein Server nicht annimmt, und was er nicht aufruft.
refused-rate = Das war zu viel auf einmal: Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-channels = Von hier aus sind schon { $most } Live-Kanäle offen, mehr sind nicht erlaubt: Schließe zuerst einen.
refused-connections = Von hier aus sind schon { $most } Verbindungen offen, mehr sind nicht erlaubt: Schließe zuerst eine.
refused-full = Alle { $most } Verbindungen, die dieser Server haben kann, sind in Gebrauch: Versuche es gleich noch einmal.
refused-too-large = Was gesendet wurde, ist zu groß: Höchstens { $most } Bytes sind erlaubt.
refused-origin = Eine Seite einer anderen Website ({ $origin }) kann das nicht tun: Öffne die eigene Seite des Tisches.
refused-host = Dieser Server heißt nicht { $name }. Wer ihn betreibt, kann den Namen zulassen: longshore serve --allowed-host { $name }

refused-webhook-url = Diese Adresse kann nicht aufgerufen werden: Ein Webhook ist eine Adresse wie https://example.com/path, mit höchstens { $most } Zeichen.
refused-webhook-credentials = Die Adresse eines Webhooks darf keinen Namen und kein Passwort enthalten; setze ein Geheimnis in ihren Pfad.
refused-webhook-port = Port { $port } kann nicht aufgerufen werden: Ein Webhook liegt an Port 80, 443 oder einem von 8000 bis 8999.
refused-webhook-address = „{ $address }“ kann nicht aufgerufen werden: Ein Webhook muss an einer Adresse liegen, die im Internet für alle erreichbar ist.
refused-push-endpoint = An diese Adresse kann nichts geschickt werden: Der Push-Dienst eines Browsers hat eine https-Adresse, die jeder im Internet erreicht.
refused-push-keys = Die Schlüssel dieser Anmeldung sind nicht gültig: „p256dh“ ist ein Punkt von P-256 und „auth“ hat 16 Bytes, beide in base64url.

# Was ein Webhook der Person auf einem Platz sagt.
notice-turn = Du bist dran.
notice-start = Die Partie hat begonnen.
notice-finish = Das Spiel ist vorbei. Der Sieg geht an { $winners }.
notice-closed = Der Tisch wurde geschlossen, bevor das Spiel vorbei war.
notice-chat = { $name }: { $text }
notice-undo = { $name } möchte etwas zurücknehmen.
notice-untitled = Eine Partie Longshore
