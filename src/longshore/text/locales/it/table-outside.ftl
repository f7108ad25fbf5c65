# Ciò che un server non accetta, e ciò che non chiama.
refused-rate = Era troppo tutto insieme: riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
refused-channels = Da qui ci sono già { $most } canali dal vivo aperti, che è il massimo: prima chiudine uno.
refused-connections = Da qui ci sono già { $most } connessioni aperte, che è il massimo: prima chiudine una.
refused-full = Tutte le { $most } connessioni che questo server può avere sono in uso: riprova tra un momento.
refused-too-large = Ciò che è stato mandato è troppo grande: il massimo è { $most } byte.
refused-origin = Una pagina di un altro sito ({ $origin }) non può farlo: apri la pagina del tavolo stesso.
refused-host = Questo server non si chiama { $name }. Chi lo gestisce può ammettere il nome: longshore serve --allowed-host { $name }

refused-webhook-url = Quell’indirizzo non si può chiamare: un webhook è un indirizzo come https://example.com/path, di al massimo { $most } caratteri.
refused-webhook-credentials = L’indirizzo di un webhook non può contenere un nome o una password; metti un segreto nel suo percorso.
refused-webhook-port = La porta { $port } non si può chiamare: un webhook sta alla porta 80, 443 o a una da 8000 a 8999.
refused-webhook-address = «{ $address }» non si può chiamare: un webhook deve stare a un indirizzo che tutti possono raggiungere su internet.
refused-push-endpoint = A questo indirizzo non si può inviare nulla: il servizio push di un browser ha un indirizzo https che tutti possono raggiungere su internet.
refused-push-keys = Le chiavi di questa iscrizione non sono tali: «p256dh» è un punto di P-256 e «auth» ha 16 byte, entrambi in base64url.

# Ciò che un webhook dice a chi occupa un posto.
notice-turn = Tocca a te.
notice-start = La partita è iniziata.
notice-finish = La partita è terminata. Vittoria: { $winners }.
notice-closed = Il tavolo è stato chiuso prima della fine della partita.
notice-chat = { $name }: { $text }
notice-undo = { $name } chiede di annullare qualcosa.
notice-untitled = Una partita a Longshore
