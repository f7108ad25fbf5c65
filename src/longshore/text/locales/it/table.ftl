# Ciò a cui un tavolo dice di no: che cosa non va, e che cosa andrebbe.

refused-no-such-table = Qui non c’è nessun tavolo { $table }; controlla l’indirizzo.
refused-busy = A questo tavolo succedono troppe cose nello stesso momento; riprova.
refused-store-trouble = Il server al momento non riesce a raggiungere la sua banca dati; rimanda la richiesta tra un secondo, con la stessa chiave.
refused-table-damaged = Il registro del tavolo { $table } è danneggiato e non si può leggere; gli altri tavoli continuano. Chi gestisce il server trova il punto con «longshore audit» e può ripristinare una copia.
refused-edition-gone = Al tavolo { $table } si gioca l’edizione «{ $edition-key }», che questo server non ha; gli altri tavoli proseguono. Chi gestisce il server può ripristinarla con --editions.
refused-metrics-closed = I numeri di questo server si vedono solo dalla sua rete.
refused-http = { $reason } ({ $status }).

# Posti e chiavi
refused-plan-length = Il piano indica { $planned } posti, ma il tavolo ne ha { $seats }.
refused-plan-bot = È stato indicato un bot per un posto previsto come { $kind }; il tipo per un bot è «bot».
refused-no-such-bot = Non c’è nessun bot «{ $bot }»; ci sono: { $bots }.
refused-clock-empty = Un orologio ha bisogno di un tempo per mossa, di un tempo per la partita, o di entrambi.
refused-empty-text = In questo testo non c’è nulla da leggere.
refused-text-too-long = Questo testo è troppo lungo: il massimo è { $most } caratteri.
refused-unknown-token = Questo token non dà (o non dà più) diritti a questo tavolo; unisciti di nuovo, o usa il link che hai ricevuto.
refused-bearer-needed = Un token si manda nella forma «Authorization: Bearer …».
refused-token-needed = Per questo serve il token di un posto, nella forma «Authorization: Bearer …» o come cookie ricevuto entrando al tavolo.
refused-no-seat = Il tuo token non corrisponde a nessun posto di questo tavolo.
refused-which-seat = Occupi più posti ({ $seats }); indica quale, con il suo numero in «seat».
refused-not-your-seat = Il posto { $seat } non è tuo.
refused-host-only = Solo l’host del tavolo può farlo.
refused-too-many-keys = Un tavolo ha al massimo { $most } chiavi; prima revocane una.
refused-no-such-key = Qui non hai nessuna chiave «{ $key }» da revocare.
refused-last-host-key = È l’ultima chiave dell’host; senza di essa nessuno potrebbe chiudere il tavolo. Prima creane un’altra.
refused-offer-is-for = Questo invito è per il posto { $seat }.
refused-seat-in-use = Qualcuno gioca al posto { $seat }; l’host può cedere un posto solo quando chi lo occupava non c’è più.
refused-seat-left = Il posto { $seat } è già stato lasciato: continua un bot.
refused-seat-sealed = { $seat } ha un’offerta segreta; il posto si può rilevare quando le offerte saranno scoperte.
refused-hand-needs-leave = L’host cede il posto { $seat } solo con il consenso degli altri; prima chiedilo a loro.
refused-hand-nobody-to-ask = Al tavolo non c’è nessun altro che ci sia dall’inizio e possa acconsentire a cedere { $seat }: un bot lo gioca fino alla fine.
refused-asked-already = Agli altri è già stato chiesto di { $seat }; devono ancora rispondere.
refused-nothing-to-do = Non c’è nulla da cambiare.
refused-hand-agreed = Gli altri hanno già acconsentito: il posto { $seat } si può cedere.
refused-leave-not-asked = Con la voce { $asked } l’host non ha chiesto nulla, o la questione è già decisa.
refused-leave-not-yours = Sono gli altri al tavolo a dover acconsentire, non tu.
refused-before-your-time = La voce { $given } è di prima che tu rilevassi questo posto; uno studio comincia da ciò che hai visto di persona.
refused-plays-already = Giochi già a questo tavolo; nessuno può giocare due posti che non erano della stessa persona fin dall’inizio.
refused-quota = { $kind ->
        [talk] Da questo posto si è parlato tanto che nel registro del tavolo non ci sta altro ({ $most } righe per posto).
        [guests] Gli spettatori hanno parlato tanto che nel registro del tavolo non ci sta altro ({ $most } righe).
        [names] Questo posto ha cambiato nome { $most } volte; di più non si può.
        [keys] Per questo posto sono state create { $most } chiavi; di più non si può, comprese quelle revocate.
        [comings] A questo tavolo si sono sedute così tante persone ({ $most }) che nessun’altra può farlo, finché l’host non assegna di nuovo un posto: a un bot, o libero.
        [seating] L’host ha assegnato il posto { $seat } { $most } volte; di più non si può.
        [ordering] L’host ha cambiato l’ordine dei posti { $most } volte; di più non si può.
        [handing] Il posto { $seat } è stato ceduto { $most } volte; di più non si può.
        [asking] { $seat } ha chiesto { $most } volte di annullare qualcosa; di più non si può.
        [leave] L’host ha chiesto { $most } volte di { $seat }; di più non si può.
        [undo] { $seat } ha annullato qualcosa { $most } volte; di più non si può.
        [returns] { $seat } è tornato { $most } volte; di più non si può. Basta giocare: chi agisce è di nuovo presente.
        [play] { $seat } ha agito { $most } volte, il massimo per un posto a un tavolo; un bot può continuare al suo posto.
       *[bots] A questo tavolo i bot hanno agito { $most } volte; di più non si può. Apri un altro tavolo.
    }
refused-agreed-already = Hai già accettato quanto chiesto con la voce { $asked }; gli altri devono ancora rispondere.
refused-invitation-needed = Questo tavolo non è pubblico; per entrare serve il suo invito.
refused-wrong-invitation = Questo invito non è valido, o non lo è più; chiedine uno nuovo.
refused-no-spectators = A questo tavolo si gioca senza spettatori.
refused-spectators-read = A questo tavolo chi guarda legge la chat; può parlare solo chi è al tavolo.
refused-guest-name-taken = Qualcuno al tavolo si chiama { $name }; scegli un altro nome.
refused-name-banned = Il nome { $name } non è ammesso su questo server; scegline un altro.
refused-table-full = Tutti i posti di questo tavolo sono occupati.
refused-seat-taken = Il posto { $seat } è occupato; ancora liberi: { $free }.
refused-seat-has-person = Qualcuno siede al posto { $seat }; prima va rimosso.
refused-seats-moved = Dopo la voce { $given } qualcuno si è seduto, si è alzato o ha cambiato posto; guarda chi siede dove (voce { $now }) e riordina i posti.
refused-seat-order = Un ordine dei posti nomina ciascuno dei { $seats } posti una volta, con il suo numero da 0 a { $last }.
refused-seat-without-person = Nessuno siede al posto { $seat }: non c’è un posto da cedere.
refused-seats-open = Ci sono posti liberi; aspetta che qualcuno li occupi, o indica un bot per loro in «fill».
refused-not-open = Si può fare solo prima dell’inizio della partita; questo tavolo { $status ->
        [running] sta giocando
        [finished] è arrivato alla fine
       *[closed] è chiuso
    }.
refused-table-ended = Questo tavolo è { $status ->
        [finished] arrivato alla fine
       *[closed] chiuso
    }; non si può più cambiare nulla.

# Giocare
refused-not-running = { $status ->
        [open] La partita non è ancora iniziata.
        [finished] La partita è terminata.
       *[closed] Il tavolo è chiuso.
    }
refused-seq-ahead = La voce { $given } non c’è ancora; l’ultima è la { $now }.
refused-stale = La partita è andata avanti dopo la voce { $given }; guarda che cosa è successo (l’ultima voce è la { $now }) e decidi di nuovo.
refused-draft-not-now = { $seat } può fare una prova solo nel proprio turno, quando tocca a lui agire.
refused-turn-over = Ciò che viene prima conclude il turno di { $seat }: manda il resto quando il tavolo aspetta di nuovo { $seat }.
refused-notation = { $problem }
refused-other-seats-action = Il testo è un’azione di { $seat }, che non è il posto che lo manda.
refused-undo-off = A questo tavolo si gioca senza annullare nulla.
refused-undo-not-free = Questo non si può annullare senza chiedere: altri hanno agito nel frattempo, o qualcosa è stato rivelato. Indica in «to» la voce a cui tornare e lo si chiederà agli altri, se il tavolo lo permette.
refused-undo-no-entry = La voce { $to } non è un’azione che conta; non si può tornare fin lì.
refused-undo-not-asked = Nessuno ha chiesto di annullare con la voce { $asked }, o la questione è già decisa.
refused-undo-own = Sei tu che hai chiesto di annullare; sono gli altri a dover essere d’accordo.
refused-not-away = Nessun bot gioca per { $seat }.
refused-no-hints = A questo tavolo i bot non danno suggerimenti.
refused-news-of = Le novità riguardano da 1 a { $most } tavoli, ciascuno come «tavolo.biglietto», separati da virgole.
refused-news-ticket = Un biglietto per le novità non è valido: chiedilo di nuovo al tavolo.
refused-no-webhook = Per il tuo posto non è impostato nessun webhook.

# Guardare indietro
refused-no-such-entry = Non c’è nessuna voce { $given }; vanno da 1 a { $last }.
refused-not-dealt-yet = Alla voce { $given } la partita non era ancora iniziata.
refused-no-such-format = Non c’è nessun formato «{ $given }»; ci sono: { $known }.
refused-no-such-language = Non c’è nessuna lingua «{ $given }»; ci sono: { $known }.

# Ciò che è stato mandato
refused-not-json = Il corpo deve essere in JSON (Content-Type: application/json), non { $sent }.
refused-broken-json = Il corpo non è JSON valido.
refused-wrong-field = { $problem }.
refused-wrong-parameter = Il parametro { $name } è sbagliato: { $problem }.
refused-frame-too-large = Un messaggio ha al massimo { $most } byte.
refused-lobby-status = I tavoli si elencano per stato ({ $known }), non «{ $status }».
refused-lobby-edition = Non c’è nessuna edizione «{ $edition }»; ci sono: { $known }.
refused-lobby-more = «more» deve essere ciò che indicava l’ultima pagina dell’elenco dei tavoli.
refused-too-many-tables = Dal tuo indirizzo ci sono { $most } tavoli aperti o in gioco; chiudine uno, o finisci una partita.
refused-review-not-over = La partita non è finita: si analizzano solo partite finite.
refused-too-many-reviews = { $most } analisi sono già in attesa; richiedila tra un minuto.
