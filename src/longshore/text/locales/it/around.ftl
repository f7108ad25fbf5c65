# Intorno al gioco: la pagina iniziale, nuovi tavoli, sale d'attesa, chat, note, il menu di un tavolo, le impostazioni.

# La pagina iniziale
around-start-title = Il tuo porto è aperto
around-start-lead = Produci merci, riempi il porto, naviga fino all’isola e fai offerte per i carichi. In tre, quattro o cinque gestite tutto il commercio, e ogni prezzo lo fate voi.
around-start-independent = Longshore è un’implementazione indipendente delle regole del gioco da tavolo Container e non ha legami con i suoi editori.
around-start-learn = È la prima volta?
around-start-learn-about = Gioca una breve partita contro bot facili. Una guida ti dice passo per passo che cosa fare e perché.
around-start-learn-go = Impara giocando
around-start-rules = Leggi le regole
around-start-friends = Con gli amici
around-start-friends-about = Apri un tavolo, manda il link e siediti: sullo stesso dispositivo o in rete, dal vivo o nell’arco di più giorni.
around-start-new = Nuovo tavolo
around-start-join = Hai un invito?
around-start-lobby = Tutti i tavoli
around-start-games = Partite finite
around-to-start = Alla pagina iniziale

# Il pulsante grande, e che cosa farà. $bot è il livello dei bot, $edition l'edizione, $n i posti.
around-play-now = Gioca ora
around-play-busy = Si prepara …
around-play-how = Contro i bot: { $bot }, { $edition }, { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
around-play-change = Cambia
around-play-bot = Bot

around-join-label = Incolla qui il link
around-join-go = Vai al tavolo
around-join-empty = Incolla il link che ti hanno mandato.
around-join-no-link = Questo non è il link di un tavolo. Un link del genere contiene «/t/» e il nome del tavolo; controlla che sia stato copiato per intero.

# I tavoli a cui siede questo browser
around-mine-title = I tuoi tavoli
around-mine-turns = { $n ->
        [one] { $n } ti aspetta
       *[other] { $n } ti aspettano
    }
# In the bar of every page: so many other tables wait for whoever reads this
around-waits = { $n ->
        [one] Un tavolo ti aspetta
       *[other] { $n } tavoli ti aspettano
    }
around-mine-state = { $state ->
        [turn] Tocca a te
        [waiting] Deve ancora iniziare
        [playing] Gli altri pensano
        [looking] Si sta giocando
        [finished] Partita terminata
        [away] Un bot gioca per te
        [gone] Non più disponibile
       *[closed] Tavolo chiuso
    }
around-mine-with = con { $names }
around-mine-role = { $role ->
        [host] (sei l’host)
       *[guest] (guardi)
    }
around-mine-forget = Togli
around-mine-forget-named = Togli «{ $title }» da qui; il tavolo resta

# Elenchi di tavoli
around-lobby-title = Tavoli pubblici
around-lobby-about = Siediti a un tavolo aperto, o guarda una partita in corso.
around-lobby-open = Tavoli aperti
around-lobby-running = Partite in corso
around-lobby-none-open = Adesso non c’è nessun tavolo aperto. Aprine uno tu, e si vedrà qui.
around-lobby-none-running = Adesso non è in corso nessuna partita pubblica.
around-all-editions = Tutte le edizioni
around-more = Mostra altri
around-free-seats = { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
around-untitled = Partita { $edition }
# Fatti su un tavolo in un elenco: «Classica, 4 giocatori, in più giorni, con orologi»
around-over-days = in più giorni
around-clocked = con orologi
around-own-options = regole modificate
around-bot-named = { $bot } (bot)

around-games-title = Partite finite
around-games-about = Rivedi una partita dal primo turno al punteggio finale, da ogni posto.
around-games-own = Le tue partite
around-games-public = Partite pubbliche
around-games-none = Qui non è ancora finita nessuna partita pubblica.
around-games-won = { $n ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto insieme { $names }
    }

# I bot: titoli di un elenco, per tipo di bot
around-bots = { $kind ->
        [level] Per livello
        [personality] Per carattere
       *[other] Altri
    }
# I bot: il nome di ognuno, e come gioca
around-bot-name-random = A caso
around-bot-random = Fa una qualsiasi azione permessa, del tutto a caso.
around-bot-name-merchant = Mercante
around-bot-merchant = Gioca bene, con poche regole pratiche, all’istante.
around-bot-name-search = Stratega
around-bot-search = Gioca nella sua testa molte partite prima di decidere.
around-bot-name-learned = Autodidatta
around-bot-learned = Ha imparato da solo giocando: una rete che decide all’istante.
around-bot-name-easy = Facile
around-bot-easy = Sa commerciare, ma spesso fa la scelta peggiore e sbaglia le offerte.
around-bot-name-steady = Solido
around-bot-steady = Un buon commerciante, senza errori grossolani.
around-bot-name-hard = Difficile
around-bot-hard = Ragiona un po’ in anticipo prima di decidere.
around-bot-name-master = Maestro
around-bot-master = Ragiona molto in anticipo, e si prende un momento.
around-bot-name-shipper = Armatore
around-bot-shipper = Sempre in mare: carica dove costa poco ed è il primo all’isola.
around-bot-name-hoarder = Accaparratore
around-bot-hoarder = Vuole ogni carico per la propria isola, e offre e rifiuta di conseguenza.
around-bot-name-price-cutter = Ribassista
around-bot-price-cutter = Chiede circa un quinto in meno degli altri, e vende molto.
around-bot-name-maker = Industriale
around-bot-maker = Fa andare i macchinari appena può e inonda il tavolo dei suoi container.
around-bot-name-harbour-master = Capo del porto
around-bot-harbour-master = Riempie i suoi magazzini e lascia navigare gli altri.

# Un nuovo tavolo
around-new-title = Nuovo tavolo
around-new-what = A che cosa si gioca?
around-new-who = Chi si siede dove?
around-new-who-about = Chi comincia si estrae a sorte. Un posto libero è per chi arriva dal tuo link.
around-new-how = Come si gioca?
around-new-rules = Tutte le opzioni delle regole
around-new-rules-changed = { $n ->
        [0] tutte come nell’edizione
        [one] { $n } diversa dall’edizione
       *[other] { $n } diverse dall’edizione
    }
around-new-as-edition = Tutte come nell’edizione
around-new-limit = Dopo alcuni giri
around-your-name = Il tuo nome
# Un nome in un campo vuoto, come esempio
around-name-example = Capitano
around-new-seat = { $seat }: chi si siede?
around-new-bot = { $seat }: quale bot?
around-new-name = { $seat }: nome
around-new-kind-me = Io
around-new-kind-me-about = Questo posto lo giochi tu.
around-new-kind-open = Libero
around-new-kind-open-about = Chi ha il tuo link può prendere questo posto.
around-new-kind-bot = Un bot
around-new-kind-bot-about = Questo posto lo gioca un bot.
around-new-hot-seat = Più persone giocano su questo dispositivo. Prima di ogni turno la pagina chiede di passarlo, così nessuno vede la mano di un altro.
around-new-no-me = Non hai un posto: sei l’host, e guardi.
around-new-same-name = Due di voi hanno lo stesso nome. Si può fare, ma rischiate di confondervi.
around-new-public-full = Non c’è un posto libero: gli altri possono solo guardare.
around-new-name-of-table = Titolo
around-new-title-example = Venerdì sera
around-new-pace = Ritmo
around-pace-live = Dal vivo
around-pace-live-about = Tutti sono presenti e si gioca tutto di seguito.
around-pace-days = In più giorni
around-pace-days-about = Ognuno viene quando è il suo turno. Attiva gli orologi qui sotto, così nessuno aspetta in eterno.
around-new-clock = Orologi
around-new-clock-about = Senza orologi ognuno si prende il tempo che gli serve.
around-new-clock-move = Tempo per ogni decisione
around-new-clock-game = Tempo per tutta la partita
around-new-clock-out = Quando il tempo scade
around-new-clock-out-bot = Un bot gioca finché la persona non torna
around-new-clock-out-safe = Si prende la decisione più sicura, solo per questa volta
around-new-clock-bot = Bot
around-new-clock-range = Scegli un tempo da 5 secondi a 30 giorni.
around-new-clock-short = È poco tempo per una partita in più giorni: a chi dorme il tempo scade.
around-new-clock-long = È molto tempo per una partita dal vivo.
around-unit = Unità di tempo
around-unit-seconds = secondi
around-unit-minutes = minuti
around-unit-hours = ore
around-unit-days = giorni
around-new-company = Spettatori e aiuto
around-new-public = Pubblico
around-new-public-about = Chiunque visiti questo server vede il tavolo e può sedersi. Altrimenti serve il tuo link.
around-new-spectators = Con spettatori
around-new-spectators-about = Altri possono guardare. Vedono ciò che è scoperto, e nessuna mano nascosta.
around-new-spectator-chat = Gli spettatori possono scrivere
around-new-spectator-chat-about = Gli spettatori possono scrivere al tavolo, indicati come tali. Altrimenti leggono soltanto.
around-new-spectator-chat-off = Consenti prima gli spettatori.
around-new-counted-cash = Denaro contato
around-new-counted-cash-about = La pagina tiene il conto di ciò che si è visto pagare a ognuno, come farebbe una buona memoria.
around-new-counted-open = Se il denaro è visibile non c’è nulla da contare, quindi questo non ha effetto.
around-new-hints = Suggerimenti
around-new-hints-about = Tutti possono chiedere a un bot che cosa farebbe.
around-new-undo = Annullare
around-new-undo-about = Il proprio turno si può annullare solo finché non è stato rivelato nulla di nascosto.
around-undo-consent = Il proprio turno, e più indietro se tutti sono d’accordo
around-undo-turn = Solo il proprio turno
around-undo-none = Nulla
around-new-open = Apri il tavolo
around-new-open-about = Poi ricevi il link per gli altri. La partita comincia quando lo dici tu.
around-new-start = Inizia la partita
around-new-start-about = Non si aspetta nessuno: la partita comincia subito.
around-new-mend = { $n ->
        [one] Qui sopra c’è qualcosa che non va insieme. Prima correggilo.
       *[other] Qui sopra ci sono cose che non vanno insieme. Prima correggile.
    }

# Tavoli preparati con una sola scelta
around-preset-first = Prima partita
around-preset-first-about = Più breve, con la vendita interna perché nessuno resti a secco, e con suggerimenti.
around-preset-short = Partita breve
around-preset-short-about = Classica con metà dei container.
around-preset-five = In cinque al tavolo
around-preset-five-about = Classica per cinque, con la vendita interna che l’editore consiglia.
around-preset-experts = Esperti
around-preset-experts-about = Anniversario; una carta bluff annulla tutta l’offerta.
around-preset-open = Conti in vista
around-preset-open-about = Classica; tutti vedono il denaro di tutti.
around-preset-outcry = Asta al rialzo
around-preset-outcry-about = Classica; si rilancia apertamente, uno dopo l’altro.
around-preset-unbanked = Anniversario senza banca
around-preset-unbanked-about = L’edizione dell’anniversario senza la Banca d’Investimento.
around-preset-own = Queste sono opzioni tue. Scegline una qui sopra per ricominciare.

# La sala d'attesa
around-waiting-title = Prima della partita
around-waiting-count = { $n ->
        [0] Tutti i posti sono occupati.
        [one] { $n } posto è ancora libero.
       *[other] { $n } posti sono ancora liberi.
    }
around-waiting-link = Manda questo link alle persone con cui vuoi giocare
around-waiting-link-public = Tutti possono trovare questo tavolo tra quelli pubblici. Puoi anche mandare il link
around-waiting-no-link = Solo chi ha aperto il tavolo, o ha ricevuto un invito, ha il link per altri. Chiedilo a loro.
around-waiting-fill = Bot per i posti liberi
around-waiting-start = Inizia la partita
around-waiting-start-bots = { $n ->
        [one] Inizia, con un bot al posto libero
       *[other] Inizia, con bot ai { $n } posti liberi
    }
around-waiting-for-host = È l’host a iniziare la partita. Resta qui: comincerà da sola.
around-seat-open = libero
around-seat-you = (tu)
around-seat-away = (assente; gioca { $bot })
around-watching = { $n ->
        [one] { $n } persona guarda.
       *[other] { $n } persone guardano.
    }
around-put-bot = Metti un bot
around-free-seat = Libera il posto
around-get-up = Alzati
# Moving somebody in the turn order, before the start; $name is who sits there
around-order-up = Sposta { $name } avanti
around-order-down = Sposta { $name } indietro
around-order-first-is = È il primo posto.
around-order-last-is = È l’ultimo posto.
around-order-chance = Sorteggia l’ordine
around-order-about = Si gioca in quest’ordine. Chi comincia viene sorteggiato all’inizio della partita.
around-order-told = { $name } ora siede al posto { $seat }.
around-order-drawn = L’ordine è stato sorteggiato.
# Who is moved where nobody sits
around-order-nobody = il posto libero { $seat }
around-for-seat = : { $seat }
around-sit-title = Siediti
around-sit-seat = Posto
around-sit-down = Siediti
around-sit-another = Su questo dispositivo gioca anche qualcun altro
around-sit-name-other = Il suo nome
around-sit-no-name = Scrivi il nome con cui vuoi giocare.
around-drop = Rimuovi
around-drop-title = Rimuovere { $name }?
around-drop-waiting = Il posto è di nuovo libero, e chiunque abbia il link può prenderlo.
around-drop-running = Se gli altri sono d’accordo, continua un bot; subito, se non c’è nessun altro o se il tempo di questo posto è scaduto.
around-drop-asked = Si chiede agli altri.
around-ended-title = { $status ->
        [finished] Questa partita è terminata
       *[closed] Questo tavolo è chiuso
    }
around-ended-text = { $status ->
        [finished] Qui non c’è più nulla da fare.
       *[closed] È stato chiuso prima che si giocasse.
    }

# A che cosa si gioca a un tavolo
around-facts-title = A che cosa si gioca qui
around-facts-move = { $time } per ogni decisione.
around-facts-game = { $time } per tutta la partita.
around-facts-public = Tavolo pubblico.
around-facts-private = Solo su invito.
around-facts-spectators = Con spettatori.
around-facts-spectator-chat = { $may ->
        [yes] Possono scrivere in chat.
       *[no] Leggono la chat.
    }
around-facts-no-spectators = Senza spettatori.
around-facts-counted = Il denaro di tutti è contato.
around-facts-hints = I bot danno suggerimenti.

# Link
around-copy = Copia
around-copied = Copiato.
around-copy-by-hand = È selezionato: copialo con la tastiera o con il menu del tuo dispositivo.
around-share = Condividi …
around-qr = Codice QR
# $what is what the code leads to, as “Invitation link”
around-qr-of = Codice QR: { $what }
around-qr-about = Inquadralo con la fotocamera di un telefono.
around-share-title = Longshore: { $title }
around-save = Salva

# Chat e note
around-chat = Chat
around-chat-log = Messaggi
around-chat-new = Nuovo
around-chat-host = L’host
around-chat-say = Scrivi al tavolo
around-chat-send = Invia
around-chat-nothing = Scrivi prima qualcosa.
around-chat-empty = Nessuno ha ancora detto nulla.
around-chat-none = Nessuno ha ancora detto nulla. Può parlare solo chi è al tavolo.
around-chat-guest = (guarda)
around-chat-no-name = Inserisci il nome con cui vuoi scrivere.
around-notes = Le tue note. Nessun altro può leggerle.
around-notes-none = Solo chi ha un posto può prendere note.
around-notes-saved-at = Salvate ({ $time }).
around-notes-state = { $state ->
        [loading] Un momento …
        [typing] Non ancora salvate.
        [saving] Salvataggio …
        [kept] Non ancora salvate: restano in questo browser finché non riesce.
       *[saved] Salvate.
    }

# Orologi: il tempo che resta
around-clock-days = { $days } g { $hours } h
around-clock-hours = { $hours } h { $minutes } min
around-clock-minutes = { $minutes }:{ $seconds }
around-clock-bank = + { $time }
around-clock-left = ancora { $time }
around-clock-bank-left = ancora { $time } per la partita
around-clock-until = Scade: { $time }
around-clock-soon = Il tuo tempo stringe.
around-clock-now = Il tuo tempo sta per scadere.
around-time-days = { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
around-time-hours = { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
around-time-minutes = { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
around-time-seconds = { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }

# Il titolo della scheda di un browser, e ciò che dice una notifica
around-page-title = { $title } – Longshore
around-title-turn = ● Tocca a te – { $title }
around-news-turn = Tocca a te.
around-news-start = La partita è iniziata.
around-news-finish = La partita è terminata.
around-news-undo = Qualcuno chiede di annullare qualcosa.

# Il menu di un tavolo
around-menu-title = Il tavolo
around-menu-choose = Scegli
around-menu-invite = Invita
around-menu-seats = Posti e nomi
around-menu-orders = Ordini permanenti
around-menu-webhook = Notifiche
around-menu-devices = Altri dispositivi
around-menu-study = Fai una prova
around-menu-downloads = Download
around-menu-fair = Gioco onesto
around-menu-about = Su questo tavolo
around-menu-report = Segnala un nome
around-menu-leaving = Lascia o chiudi
around-invite-open = Chi ha questo link può sedersi o guardare.
around-invite-running = Chi ha questo link può guardare. Per dare un posto a qualcuno, cedine uno in «Posti e nomi».
around-invite-link = Link per altri
around-invite-here-alone = Questo link funziona solo su questo computer. Per altri nella tua rete, sostituisci nel link «{ $host }» con il nome o l’indirizzo di questo computer; il server risponde loro se è stato avviato con «longshore serve --host 0.0.0.0».
around-invite-here-alone-guest = Questo link funziona solo su questo computer. Chi ha aperto il tavolo può invitare altri nella rete.
around-rename = Cambia nome
around-renamed = Il nome è cambiato.
around-hand = Cedi
around-hand-about = Chi apre il link di un posto ceduto lo prende: carta e denaro, ma non ciò che prima era segreto. Se la persona di un posto se n’è andata, può cederlo l’host, se sono d’accordo tutti quelli che ci sono dall’inizio.
around-hand-ask = Chiedi di cedere
around-hand-asked = Si chiede agli altri se il posto si può cedere.
around-asked-drop = L’host chiede: può un bot continuare per { $name } ({ $seat })?
around-asked-hand = L’host chiede: si può cedere a qualcun altro il posto di { $name } ({ $seat })? Quella persona ne vedrà la carta e il denaro.
around-asked-waiting = Hai chiesto agli altri di { $name } ({ $seat }). Devono essere d’accordo.
around-asked-silence = Chi non risponde per { $pace ->
        [days] tre giorni
       *[live] cinque minuti
    } è d’accordo, a meno che nel frattempo { $name } non faccia qualcosa.
around-asked-you-drop = L’host chiede agli altri se un bot può continuare al posto tuo. Chi non risponde dopo un po’ è d’accordo, a meno che tu non faccia qualcosa.
around-asked-you-hand = L’host chiede agli altri se il tuo posto si può cedere a qualcun altro. Appena fai qualcosa, resta tuo.
around-asked-all = Tutti sono d’accordo: { $name } ({ $seat }) può essere rimosso.
around-asked-go = Lascia continuare un bot
around-asked-withdraw = Ritira la richiesta
around-hand-own = Manda questo link a chi deve giocare { $seat } al posto tuo. Quando lo apre e si siede, il posto è suo.
around-hand-gone = Manda questo link a chi d’ora in poi deve giocare { $seat }.
around-hand-link = Link al posto { $seat }
around-take-title = Ti viene ceduto un posto
around-take-text = Prendilo, e giochi da dove è arrivata la partita.
around-take = Prendi il posto
around-devices-about = Crea un link, aprilo sul telefono o su un altro computer, e continui a giocare lì con lo stesso posto.
around-devices-label = Nome del dispositivo
around-devices-example = Telefono
around-devices-make = Crea un link
around-devices-link = Link per il tuo altro dispositivo
around-devices-secret = Chi ha questo link ha il tuo posto: non mandarlo a nessun altro.
around-devices-keys = Chiavi in uso
around-key-unnamed = Un dispositivo
around-key-host = host
around-key-this = {" "}– questo dispositivo
around-revoke = Revoca
around-revoke-title = Revocare questa chiave?
around-revoke-text = Il dispositivo che la usa perde il posto.
around-revoke-this = È la chiave di questo dispositivo: qui perdi il tuo posto.
around-downloads-over = La partita è terminata, quindi i file contengono tutto: ogni carta e ogni offerta.
around-downloads-running = Finché la partita dura, i file contengono solo ciò che puoi sapere.
around-download-text = Partita come testo
around-download-text-about = Da leggere, da rivedere, e per controllare che la distribuzione sia stata onesta.
around-download-jsonl = Diario in JSON Lines
around-download-jsonl-about = Ogni voce con i suoi eventi, per programmi.
around-download-csv = Tabella CSV
around-download-csv-about = Per un foglio di calcolo: chi ha fatto che cosa, e il denaro di tutti.
around-fair-about = Prima che qualcuno giochi, il tavolo fissa ciò che ha distribuito: comunica un numero da cui nessuno può leggere la distribuzione, ma che corrisponde solo a quella. Lo stesso vale per ogni offerta segreta.
around-fair-deal = Numero della distribuzione
around-fair-secret = Segreto che lo apre
around-fair-rules = Versione delle regole
around-fair-keep = Annota il numero, se vuoi controllarlo. A partita terminata il tavolo rivela il suo segreto, e «longshore verify» confronta i due.
around-fair-over = Scarica la partita come testo, e «longshore verify» controlla con questi numeri la distribuzione e ogni offerta segreta.
around-fair-bids = { $n ->
        [one] { $n } offerta segreta
       *[other] { $n } offerte segrete
    }
around-fair-bid = { $seat }, voce { $seq }:
around-about-opened = Aperto: { $time }. Tavolo { $table }.
around-about-fork = Questo tavolo continua dalla voce { $seq } di un’altra partita.
around-about-study = Questo è uno studio privato dalla voce { $seq } di un’altra partita: ciò che non potevi sapere è stato distribuito di nuovo.
around-about-origin = A quella partita
around-study-running = Apri un tavolo privato che continua da qui contro i bot. Ciò che dal tuo posto non puoi sapere, carte e offerte segrete, viene distribuito di nuovo. La partita vera ti aspetta com’è.
around-study-finished = Apri un tavolo tuo che continua da un qualsiasi momento di questa partita, contro i bot.
around-study-scrub = Sei alla fine della partita. Ripercorrila fino al momento da cui vuoi continuare, poi torna qui.
around-study-from-now = Continua da adesso.
around-study-from = Continua dal momento che stai guardando (voce { $seq }).
around-study-play = Tu giochi
around-study-no-seat = Scegli almeno un posto da giocare.
around-study-bot = Bot agli altri posti
around-study-open = Prova
around-leave = Lascia il tavolo
around-leave-seat = Lascia il posto { $seat }
around-leave-title = Andartene per sempre?
around-leave-running = Un bot continua per te, e non puoi tornare per conto tuo. Per assentarti un po’ basta chiudere la pagina.
around-leave-waiting = Il tuo posto è libero per qualcun altro.
around-close = Chiudi il tavolo
around-close-title = Chiudere il tavolo per tutti?
around-close-running = La partita finisce senza vincitori, e tutte le carte vengono mostrate.
around-close-waiting = Il link non servirà più a nulla.

# Avvisi altrove
around-webhook-about = Il server può chiamare un tuo indirizzo quando qui succede qualcosa, così non devi guardare: per un messaggio sul telefono, in una chat, o per un tuo programma.
around-webhook-form = Servizio
around-webhook-form-ntfy = ntfy (messaggi sul telefono)
around-webhook-form-discord = Discord
around-webhook-form-slack = Slack
around-webhook-form-json = Un mio programma (JSON)
around-webhook-url = Indirizzo
around-webhook-example = { $form ->
        [ntfy] https://ntfy.example.org/il-mio-canale
        [discord] https://discord.example.org/api/webhooks/…
        [slack] https://hooks.example.org/services/…
       *[json] https://example.org/il-mio-turno
    }
around-webhook-on = Avvisami quando
around-webhook-on-turn = tocca a me
around-webhook-on-start = la partita comincia
around-webhook-on-finish = la partita è terminata
around-webhook-on-chat = qualcuno dice qualcosa
around-webhook-on-undo = qualcuno chiede di annullare qualcosa
around-webhook-no-url = Scrivi l’indirizzo da chiamare.
around-webhook-bad-url = Questo indirizzo non si può chiamare: deve cominciare con https:// o http://.
around-webhook-no-what = Scegli almeno una cosa di cui avvisarti.
around-webhook-saved = Salvato. Gli avvisi arriveranno lì.
around-webhook-secret = Le chiamate sono firmate con questo segreto. Copialo adesso: viene mostrato solo questa volta.
around-webhook-drop = Niente più avvisi
around-webhook-dropped = Lì non arrivano più avvisi.

# Ordini permanenti
around-orders-about = Mentre non ci sei, il tuo posto può fare alcune cose da solo. Nessun altro vede i tuoi ordini: ciò che fanno sembra fatto da te. Dove non dicono nulla, il tavolo ti aspetta.
around-orders-saved = I tuoi ordini sono in vigore.
around-orders-withdrawn = I tuoi ordini sono ritirati.
around-orders-withdraw = Ritira tutto
around-orders-standing = { $n ->
        [0] Nessun ordine è in vigore.
        [one] { $n } ordine è in vigore.
       *[other] { $n } ordini sono in vigore.
    }
around-order-bid = Fai offerte per me
around-order-bid-about = Quando qualcuno arriva all’isola con un carico.
around-orders-most = Al massimo
around-orders-bid-colours = Per colore: tanto per ogni container a bordo
around-orders-accept-colours = Per colore: almeno tanto per ogni container a bordo
around-orders-colour = Dollari per { $colour }
around-orders-extra = In parità, aggiungi fino a
around-orders-loans = Prestiti che può prendere
around-orders-loans-value = { $n ->
        [0] nessuno
        [one] { $n } prestito
       *[other] { $n } prestiti
    }
around-orders-bluff = Carte bluff con l’offerta
around-orders-some = Solo per i carichi di alcuni giocatori
around-orders-sellers = Carichi di
around-orders-cargoes = Vale
around-orders-one = per il prossimo carico
around-orders-all = per ogni carico, finché non lo ritiro
around-order-accept = Decidi del mio carico
around-order-accept-about = Quando si rivelano le offerte per il tuo carico.
around-orders-least = Vendilo per un’offerta di almeno
around-orders-otherwise = Per meno
around-orders-ask = aspettami
around-orders-decline = rifiuta: paga l’offerta e tienilo
around-orders-award = Se le offerte restano in parità, va a (in quest’ordine)
around-order-pass = Passa i miei turni
around-order-pass-about = Finché non c’è qualcosa da fare per te.
around-orders-until = Finché non si avvera la prima di queste condizioni (lascia vuote le altre):
around-until-turns = Ho passato tanti turni
around-until-round = È iniziato questo giro
around-until-cash = Ho tanti dollari
around-until-factory-left = Nel mio deposito industriale ci sono così pochi container
around-until-harbour-left = Nel mio deposito portuale ci sono così pochi container
around-until-factory-price = Un deposito industriale altrui ne offre uno a questo prezzo o meno
around-until-harbour-price = Un deposito portuale altrui ne offre uno a questo prezzo o meno
around-until-supply-left = Di un colore ne restano così pochi nella scorta
around-order-seize = Scegli che cosa va sequestrato
around-order-seize-about = Quando il tuo vicino, o tu, non può pagare gli interessi.
around-orders-seize-colours = Prima questi colori, in quest’ordine
around-orders-prefer = Tra questi
around-prefer-dearest = il più caro
around-prefer-cheapest = il meno caro
around-prefer-fewest = un colore di cui ce ne sono pochi
around-prefer-most = un colore di cui ce ne sono molti
around-orders-building = Se va via un edificio
around-building-ask = aspettami
around-building-warehouse = un magazzino
around-building-machine = un macchinario
around-order-price = Prezza ciò che torna
around-order-price-about = Quando alla Banca d’Investimento la tua offerta è superata e i tuoi container tornano nei depositi.
around-orders-price-factory = Nel deposito industriale
around-orders-price-harbour = Nel deposito portuale
around-order-pay = Paga i broker
around-order-pay-about = Quando alla Banca d’Investimento hai vinto denaro e paghi con container.
around-orders-pay-colours = Prima questi colori, in quest’ordine
around-orders-range = Devono essere numeri interi da { $least } a { $most }.
around-orders-bid-limit = Di’ quanto può offrire: in tutto, o per ogni colore.
around-orders-accept-limit = Di’ per quanto può vendere: in tutto, o per ogni colore.
around-orders-no-colour = Indica un importo per almeno un colore, o non andare per colori.
around-orders-no-seller = Scegli almeno un giocatore, o fai offerte per tutti i carichi.
around-orders-no-until = Di’ fino a quando: compila almeno un campo.
around-orders-no-price = Scegli un prezzo per almeno uno dei depositi.

# Impostazioni
around-set-language = Lingua
around-set-language-auto = Come preferisce il browser
around-set-theme = Colori
around-theme-auto = Come il dispositivo
around-theme-light = Chiaro
around-theme-dark = Scuro
around-set-pace = Turni degli altri
around-set-pace-about = Quanto in fretta vedi ciò che fanno gli altri.
around-set-pace-calm = Con calma, uno dopo l’altro
around-set-pace-quick = In fretta
around-set-pace-instant = Subito
around-set-motion = Animazioni
around-set-motion-about = I container scorrono e le navi navigano. Se il tuo dispositivo chiede meno movimento, non ce n’è.
around-set-sounds = Suoni
around-set-sounds-about = Discreti: una campana quando tocca a te.
around-set-notify = Notifiche
around-set-notify-about = Il tuo dispositivo ti avvisa quando tocca a te e non stai guardando la pagina: ai tavoli in cui hai un posto anche a pagina chiusa, se il tuo browser ne è capace. Il messaggio passa cifrato per il servizio push del tuo browser, che è il solo a poterlo leggere.
around-set-notify-never = Questo browser, o questa connessione, non può mostrare notifiche.
around-set-notify-denied = Il browser non permette notifiche per questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.
around-set-kept = Tutto questo resta salvato in questo browser.

around-again = Gioca ancora
around-review = Analisi
around-again-end = La fine della partita
around-again-unfold = Mostra com’è finita la partita
around-again-same = Stesso tavolo
around-again-same-about = Le stesse persone vengono invitate a una nuova partita.
around-next-waits = «{ $title }» ti aspetta.
around-next-go = Vai al tavolo
around-again-called = { $name } ha aperto un nuovo tavolo.
around-again-go = Vai al nuovo tavolo
around-again-overheard = Gli altri sono invitati con un link in chat. Anche chi assiste qui lo legge e può sedersi a quel tavolo.
around-again-said = Un’altra partita? Ecco il nuovo tavolo: { $link }
