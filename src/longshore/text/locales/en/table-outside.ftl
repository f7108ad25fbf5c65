# What a host does not take, and what it does not call.
refused-rate = That was too much at once: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-channels = There are { $most } live channels open from here already, which is the most: close one first.
refused-connections = There are { $most } connections open from here already, which is the most: close one first.
refused-full = All { $most } connections that this server can have are in use: try again in a moment.
refused-too-large = What was sent is too large: { $most } bytes is the most.
refused-origin = A page of another site ({ $origin }) cannot do this: open the table's own page.
refused-host = This server does not go by the name { $name }. Whoever runs it can admit the name: longshore serve --allowed-host { $name }

refused-webhook-url = That address cannot be called: a webhook is an address like https://example.com/path, of at most { $most } characters.
refused-webhook-credentials = A webhook's address cannot hold a name or a password; put a secret into its path.
refused-webhook-port = Port { $port } cannot be called: a webhook is at port 80, 443 or one of 8000 to 8999.
refused-webhook-address = “{ $address }” cannot be called: a webhook has to be at an address that everybody on the internet can reach.
refused-push-endpoint = Push messages cannot be sent to that address: a browser’s push service is at an https address that everybody on the internet can reach.
refused-push-keys = The keys of this subscription are not valid: “p256dh” is a point of P-256 and “auth” has 16 bytes, both in base64url.

# What a webhook tells the holder of a seat.
notice-turn = It is your turn.
notice-start = The game has started.
notice-finish = The game is over. { $winners } won.
notice-closed = The table was closed before the game was over.
notice-chat = { $name }: { $text }
notice-undo = { $name } asks for an undo.
notice-untitled = A game of Longshore
