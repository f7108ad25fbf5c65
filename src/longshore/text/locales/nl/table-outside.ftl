# Wat een server niet aanneemt, en wat hij niet aanroept.
refused-rate = Dat was te veel tegelijk: probeer het over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } nog eens.
refused-channels = Er zijn vanaf hier al { $most } livekanalen open, meer mag niet: sluit er eerst een.
refused-connections = Er zijn vanaf hier al { $most } verbindingen open, meer mag niet: sluit er eerst een.
refused-full = Alle { $most } verbindingen die deze server kan hebben, zijn in gebruik: probeer het zo meteen nog eens.
refused-too-large = Wat er is gestuurd, is te groot: hoogstens { $most } bytes is toegestaan.
refused-origin = Een pagina van een andere site ({ $origin }) kan dit niet doen: open de eigen pagina van de tafel.
refused-host = Deze server heet niet { $name }. Wie hem beheert, kan de naam toelaten: longshore serve --allowed-host { $name }

refused-webhook-url = Dat adres kan niet worden aangeroepen: een webhook is een adres als https://example.com/path, van hoogstens { $most } tekens.
refused-webhook-credentials = In het adres van een webhook mag geen naam of wachtwoord staan; zet een geheim in het pad.
refused-webhook-port = Poort { $port } kan niet worden aangeroepen: een webhook zit op poort 80, 443 of een van 8000 tot en met 8999.
refused-webhook-address = “{ $address }” kan niet worden aangeroepen: een webhook moet op een adres zitten dat iedereen op internet kan bereiken.
refused-push-endpoint = Naar dit adres kan niets worden gestuurd: de pushdienst van een browser heeft een https-adres dat iedereen op internet kan bereiken.
refused-push-keys = De sleutels van dit abonnement zijn er geen: “p256dh” is een punt van P-256 en “auth” heeft 16 bytes, beide in base64url.

# Wat een webhook zegt tegen wie een plaats heeft.
notice-turn = Je bent aan de beurt.
notice-start = De partij is begonnen.
notice-finish = Het spel is afgelopen. De overwinning gaat naar { $winners }.
notice-closed = De tafel is gesloten voordat het spel was afgelopen.
notice-chat = { $name }: { $text }
notice-undo = { $name } wil iets terugnemen.
notice-untitled = Een partij Longshore
