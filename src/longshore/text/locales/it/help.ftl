# L'aiuto alle regole: ogni regola in poche frasi semplici. «help-P4» è la regola P4, «help-P4-title» il suo titolo;
# «help-P4-on» e «help-P4-off» dicono ciò che vale secondo l’opzione da cui dipende la regola. I testi danno del tu.
# Il nome di una regola tra parentesi, come (P4), diventa un link.

## La cornice

help-rules-title = Le regole
help-rules-about = Tutte le regole del gioco, con parole nostre. Ogni regola ha un nome breve, come P4; il tavolo e i suoi messaggi usano gli stessi nomi.
help-learn-link = Preferisci imparare giocando? Prova la prima partita guidata.
help-contents = Capitoli
help-search = Cerca nelle regole
help-search-hint = Una parola o il nome di una regola, come «prestito» o «P4»
help-search-clear = Cancella la ricerca
help-found = { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] Trovata una regola.
       *[other] Trovate { $count } regole.
    }
help-edition-only = { $count ->
        [one] Solo nell’edizione { $editions }
       *[other] Solo nelle edizioni { $editions }
    }
help-option-only = Solo se il tavolo la usa
help-whole-rules = Tutte le regole
help-opens-tab = (si apre in una nuova scheda)
help-link-to = Link alla regola { $rule }
help-rule = Regola { $rule }

## Capitoli

help-chapter-setup = La preparazione
help-chapter-turn = Il turno
help-chapter-interest = Gli interessi
help-chapter-loans = I prestiti
help-chapter-domestic = La vendita interna
help-chapter-build = Macchinari e magazzini
help-chapter-produce = Produrre
help-chapter-stock = Comprare per il porto
help-chapter-sail = Navigare e caricare
help-chapter-auction = L’asta sull’isola
help-chapter-open = Nascosto e visibile
help-chapter-end = Fine e punteggio
help-chapter-bank = La Banca d’Investimento
help-chapter-options = Le opzioni di un tavolo
help-options-about = Un’edizione è un insieme di queste opzioni. Chi apre un tavolo può cambiarle una per una.

## Come tutto si lega

help-flow-title = In breve
help-flow-1 = Con i tuoi macchinari produci container e li offri a un prezzo. Un altro giocatore li compra per il suo deposito portuale e fissa un prezzo più alto. La nave di un terzo li carica lì, va all’isola e vende tutto il carico all’asta.
help-flow-2 = Ogni passaggio paga qualcuno, ma nessuno può commerciare con se stesso. Vendi solo agli altri e compri solo dagli altri.
help-flow-3 = Sull’isola, alla fine, i container valgono denaro, e ogni giocatore dà ai colori un valore diverso. Chi allora è più ricco ha vinto.

## La preparazione

help-S1-title = Giocatori
help-S1 = Si gioca in tre, quattro o cinque. Chi comincia lo decide la sorte; poi si procede in senso orario.
help-S2-title = Container nella scorta
help-S2 = Ci sono cinque colori, con lo stesso numero di container ciascuno. Quanti, dipende dal numero di giocatori.
help-S2-numbers = In tre, quattro e cinque giocatori: { $supply } per colore.
help-S3-title = Macchinari e magazzini nella scorta
help-S3 = Anche i macchinari e i magazzini sono limitati. Quelli con cui tutti cominciano sono compresi nel numero.
help-S3-numbers = In tre, quattro e cinque giocatori: { $machines } macchinari per colore e { $warehouses } magazzini.
help-S4-title = Con che cosa cominci
help-S4 = Cominci con un magazzino e un macchinario, estratto a sorte; ognuno ha un colore diverso. Un container di quel colore è già nel tuo deposito industriale, a $2.
help-S5-title = Il primo denaro e la tua carta
help-S5 = Hai $20, una nave in mare aperto e nessun prestito. Ricevi anche una carta valore segreta, che solo tu puoi vedere.
help-S6-title = La carta valore
help-S6 = Dice quanto varrà per te ogni colore sull’isola alla fine: $10, $5 o $10, $6, $4 e $2. Non ci sono due giocatori con lo stesso valore per un colore.
help-S6-colours = I colori sono { $colours }.
help-S7-title = Le carte bluff
help-S7 = Ognuno riceve due carte denaro da $0. Si possono mettere in un’offerta per nascondere quanto è grande (A7).

## Il turno

help-T1-title = Un turno
help-T1 = Prima paghi gli interessi (I1), se hai prestiti. Poi hai fino a due azioni: comprare un macchinario o un magazzino, produrre, comprare per il porto o muovere la nave. Puoi fare due volte la stessa cosa, ma produrre solo una volta.
help-T1-on = Anche chiamare un broker è un’azione, una volta per turno.
help-T2-title = Passare
help-T2 = Non devi mai agire per forza. Puoi rinunciare alla seconda azione, o a entrambe.
help-T3-title = Un’asta conclude il turno
help-T3 = Quando vai all’isola e tieni un’asta, dopo di essa il tuo turno è finito, anche se era la prima azione. Non puoi più nemmeno rimborsare un prestito.

## Gli interessi

help-I1-title = Gli interessi
help-I1 = All’inizio del tuo turno paghi $1 per ogni prestito che hai.
help-I1-off = Va alla banca.
help-I1-on = Con la Banca d’Investimento, il primo dollaro va al broker I e il secondo al broker II.
help-I2-title = Quando non puoi pagare gli interessi
help-I2 = Se puoi pagare, devi farlo. Se hai troppo poco denaro e meno di due prestiti, devi prenderne un altro, che in questo turno non costa interessi. Con due prestiti paghi con quello che hai; ogni prestito rimasto senza il suo dollaro è insoluto.
help-I3-title = L’insolvenza
help-I3 = Per ogni prestito insoluto la banca prende un container dalla tua isola. Se non ce n’è, ne prende due dal deposito portuale, o da quello industriale se nel porto non bastano. Se non hai nemmeno un container, perdi un macchinario o un magazzino oltre i primi due, e questo estingue un prestito.
help-I4-title = Chi sceglie in caso di insolvenza
help-I4 = Il giocatore prima di te nell’ordine di turno sceglie i container, e il colore di un macchinario. Se va via un macchinario o un magazzino, lo scegli tu.
help-I5-title = L’insolvenza nella prima stampa
help-I5 = Questa forma più vecchia funziona come I3, ma decide tutto il giocatore prima di te, e perdere un edificio non estingue un prestito. Un tavolo può sceglierla come opzione.
help-I6-title = L’insolvenza nella forma mite
help-I6 = Ogni prestito insoluto ti costa un container, dal primo luogo che ne ha uno: isola, nave, il tuo porto alla Banca d’Investimento, deposito portuale, deposito industriale. Il giocatore prima di te sceglie il colore. Gli edifici sono al sicuro.
help-I7-title = I container sequestrati
help-I7 = I container che la banca prende escono dal gioco. Non tornano nella scorta.

## I prestiti

help-L1-title = Prendere un prestito
help-L1 = Puoi prendere un prestito di $10 in qualsiasi momento, anche nel turno di un altro o mentre fai un’offerta. Puoi averne al massimo due.
help-L2-title = Rimborsare un prestito
help-L2 = Rimborsi $10 alla banca nel tuo turno, dopo gli interessi e prima che un’asta concluda il turno. Non costa azioni.
help-L3-title = Un prestito con un’offerta
help-L3 = Il prestito che prendi per un’offerta segreta si rivela insieme all’offerta, non prima. Ti resta anche se la tua offerta non vince.

## La vendita interna

help-D1-title = Vendita interna, prima delle azioni
help-D1 = Una volta per turno, dopo gli interessi, puoi restituire alla scorta un container del tuo deposito industriale e ricevere $2. Solo se quel deposito è vuoto può venire dal deposito portuale. Non puoi farlo nel tuo primo turno.
help-D2-title = Vendita interna, come azione
help-D2 = In questa forma la stessa vendita è una delle tue due azioni. Puoi usarle anche tutte e due così.
help-D3-title = Non evita la fine della partita
help-D3 = Una volta esauriti due colori, la fine è decisa (E1). Un container che torna nella scorta non cambia nulla.

## Macchinari e magazzini

help-B1-title = Quanto costano gli edifici
help-B1 = Un macchinario costa $6, poi $9, poi $12; puoi averne quattro. Un magazzino costa $4, $5, $6 e $7; puoi averne cinque. Paghi alla banca, e il nuovo spazio conta subito.
help-B2-title = Solo macchinari diversi
help-B2 = Non puoi mai avere due macchinari dello stesso colore. E puoi comprare solo ciò che c’è ancora nella scorta.

## Produrre

help-P1-title = Il boss del sindacato
help-P1 = Puoi produrre una volta per turno. Costa $1, che va al giocatore prima di te nell’ordine di turno: il tuo boss del sindacato.
help-P2-title = Che cosa si produce
help-P2 = Ogni tuo macchinario produce un container del suo colore, se la scorta ne ha uno. Nel deposito industriale c’è spazio per due container per ogni macchinario. Se non ci stanno tutti, scegli quali produrre, ma devi produrne quanti ce ne stanno.
help-P3-title = Prezzi nel deposito industriale
help-P3 = Poi puoi riprezzare tutti i container del tuo deposito industriale, a $1, $2, $3 o $4. I nuovi devono avere un prezzo.
help-P4-title = Quando non si può produrre nulla
help-P4 = Se il tuo deposito è pieno, o la scorta non ha nessuno dei tuoi colori, puoi comunque usare l’azione per cambiare i prezzi.
help-P4-off = È gratis.
help-P4-on = Costa il solito $1.
help-P5-title = Non si butta via nulla
help-P5 = Non puoi mai buttare via dei container. La merce lascia i tuoi depositi solo se qualcuno la prende, con una vendita interna, o come offerta a un broker.
help-P6-title = Niente denaro per il sindacato
help-P6 = Se non hai il dollaro che serve, puoi prendere un prestito. Con due prestiti e senza denaro non puoi produrre, a meno che sia gratis (P4).

## Comprare per il porto

help-H1-title = Comprare da un deposito industriale
help-H1 = Compri uno o più container dal deposito industriale di un solo altro giocatore, ai prezzi segnati lì. Lui riceve il denaro e non può dire di no. Non puoi mai comprare da te.
help-H2-title = Spazio nel porto
help-H2 = Il tuo deposito portuale contiene un container per ognuno dei tuoi magazzini.
help-H3-title = Prezzi nel deposito portuale
help-H3 = Poi puoi riprezzare tutti i container del tuo deposito portuale, da $2 a $6. I nuovi devono avere un prezzo; può essere più basso di quanto hai pagato.
help-H4-title = Solo cambiare i prezzi
help-H4 = Puoi usare questa azione senza comprare, solo per cambiare i prezzi nel tuo deposito portuale.

## Navigare e caricare

help-M1-title = Muovere la nave
help-M1 = Un’azione porta la tua nave dal mare aperto in un porto, o da un porto in mare aperto. Da un porto all’altro servono due azioni. Non puoi mai attraccare nel tuo porto.
help-M2-title = Caricare
help-M2 = Quando arrivi nel porto di un altro giocatore puoi caricare subito dal suo deposito, ai prezzi segnati. Il proprietario riceve il denaro e non può dire di no. Una nave porta cinque container; puoi anche non caricare nulla.
help-M3-title = Caricare altro
help-M3 = Se la tua nave è già in un porto, puoi usare un’azione per caricare lì senza muoverti. Con quell’azione la nave resta dov’è.
help-M3-off = Una nave carica solo quando arriva. Caricare mentre è in porto è un’opzione.
help-M4-title = Andare all’isola
help-M4 = Devi avere almeno un container a bordo. All’arrivo comincia subito l’asta (A1). La tua nave resta lì; ripartire costa un’azione.
help-M5-title = Il tuo porto alla Banca d’Investimento
help-M5 = Lì ti aspetta ciò che hai vinto da un broker. Quando arriva la tua nave, carichi gratis ciò che vuoi, fino a cinque container a bordo.

## L'asta sull'isola

help-A1-title = Offerte segrete
help-A1 = Tutti gli altri fanno un’offerta segreta per tutto il tuo carico: da $0 al denaro che hanno, prestiti compresi. Le offerte si rivelano insieme.
help-A2-title = Offerte uguali
help-A2 = Se l’offerta più alta è di più giocatori, questi aggiungono in segreto qualcosa; anche $0 va bene. Se sono ancora in parità, il proprietario della nave sceglie uno di loro.
help-A3-title = Tutti offrono $0
help-A3 = Le edizioni trattano in modo diverso un carico per cui nessuno vuole pagare.
help-A3-seller = Il proprietario della nave lo ha gratis.
help-A3-tie = È una parità come le altre: tutti possono aggiungere qualcosa (A2).
help-A4-title = Vendere il carico
help-A4 = Se accetti, chi ha fatto l’offerta più alta te la paga, e la banca ti dà altrettanto. Il carico va sull’isola di quel giocatore. Nessun altro paga.
help-A5-title = Tenere il carico
help-A5 = Se rifiuti, paghi tu l’offerta più alta alla banca, e il carico va sulla tua isola. Dalla banca non ricevi nulla, e devi poter pagare, se serve con un prestito.
help-A5-on = La parte della banca non va persa: va ai broker, dollaro per dollaro (K8).
help-A6-title = L’asta al rialzo
help-A6 = Con questa opzione le offerte non sono segrete. Cominciando alla sinistra del proprietario della nave, ognuno a turno rilancia o si ritira, finché ne resta uno.
help-A7-title = Bluffare
help-A7 = Puoi mettere in un’offerta una o due carte bluff. Non valgono nulla, nascondono solo quanto offri, e restano a te. Tutti vedono subito di quante carte è fatta un’offerta segreta, banconote e carte bluff insieme; un’offerta di nulla ne mostra una.
help-A7-cancel = Un’offerta con una di queste carte vale $0.

## Nascosto e visibile

help-V1-title = Ciò che vedono tutti
help-V1 = Pannelli, prezzi, prestiti, la scorta e di chi è il turno sono visibili a tutti. Le carte valore restano segrete fino alla fine, le offerte finché si rivelano insieme.
help-V2-title = Il denaro
help-V2 = Vedi solo il tuo denaro, a meno che il tavolo giochi con il denaro visibile. Tutti i pagamenti si vedono, quindi la pagina può contarli per te dove il tavolo lo permette.
help-V2-hidden = È nascosto anche quante banconote hanno gli altri.
help-V2-open = Vedi quante carte denaro ha ogni giocatore, ma non quali.

## Fine e punteggio

help-E1-title = La fine della partita
help-E1 = La fine arriva quando nella scorta si esaurisce un secondo colore. Chi è di turno lo conclude, poi la partita è terminata. Alcuni tavoli hanno anche un limite di giri.
help-F1-title = Il colore con due valori
help-F1 = Se sulla tua isola ci sono tutti e cinque i colori, ogni container del tuo colore $5/$10 vale $10, altrimenti $5. Lo si guarda prima di scartare qualcosa.
help-F2-title = Il colore che perdi
help-F2 = Scarti tutti i container del colore più numeroso sulla tua isola.
help-F2-two-value = Se più colori sono in parità e tra loro c’è il tuo $5/$10, va via quello; altrimenti scarti quello che ti costa meno.
help-F2-free = Se più colori sono in parità, scarti quello che ti costa meno.
help-F3-title = Il conteggio
help-F3 = Sommi il tuo denaro, i container rimasti sull’isola ai valori della tua carta, $2 per ognuno nel deposito portuale e $3 per ognuno sulla nave. Ogni prestito ti costa $11. Il deposito industriale non vale nulla.
help-F3-on = Anche ogni container nel tuo porto alla Banca d’Investimento vale $3.
help-F4-title = Punteggi uguali
help-F4 = Vince il punteggio più alto. Se anche il secondo confronto finisce in parità, la vittoria è condivisa.
help-F4-island = In caso di parità vince chi ha più container rimasti sull’isola.
help-F4-factory = In caso di parità vince chi ha più container nel deposito industriale.
help-F5-title = Un esempio
help-F5 = Hai 15 container: 4 arancio da $10, 4 marroni da $2, 3 legno da $5 o $10, 2 bianchi da $6 e 2 neri da $4. Ci sono tutti e cinque i colori, quindi legno vale $10. I marroni vanno scartati, e il resto fa 40 + 30 + 12 + 8 = $90. Aggiungi 3 nel deposito portuale ($6), 2 sulla nave ($6), togli un prestito ($11): $91 e il tuo denaro.

## La Banca d'Investimento

help-K1-title = I tre broker
help-K1 = Ogni broker ha uno spazio per i container e uno per il denaro. All’inizio il broker I ha due container e $1, il broker II un container e $2, il broker III solo $3. Ogni giocatore ha lì un porto tutto suo.
help-K2-title = Chiamare un broker
help-K2 = Se non c’è un’asta in corso, scegli i container o il denaro di un broker e metti un’offerta sulla carta di pagamento: denaro per container, o container per denaro. Se la carta è di un altro giocatore, devi offrire almeno $1 o un container in più. Non puoi rilanciare sulla tua stessa offerta.
help-K3-title = Quando non puoi chiamare
help-K3 = Non puoi chiamare in un turno cominciato vincendo da un broker, né in un turno in cui fai finire la partita. Dopo aver chiamato, non puoi produrre se così finisse la partita.
help-K4-title = Ciò che sta sulla carta
help-K4 = Il denaro sulla carta di pagamento non si può spendere, nemmeno per gli interessi. I container che vi stanno occupano ancora il loro spazio nel tuo deposito, ma non si possono vendere né prezzare.
help-K5-title = Quando la tua offerta è superata
help-K5 = Il tuo denaro ti torna in mano. I container tornano nel deposito da cui venivano, e li prezzi subito, anche se non è il tuo turno.
help-K6-title = Vincere
help-K6 = Se la carta è ancora tua quando comincia il tuo turno, vinci. Prendi tutto ciò che a quel punto c’è nello spazio, i container nel tuo porto alla banca, e la tua offerta va ai broker (K8).
help-K6-after-interest = Prima paghi i tuoi interessi.
help-K6-before-interest = Vinci prima degli interessi e puoi pagarli con la vincita.
help-K7-title = Alla fine della partita
help-K7 = Se c’è un’asta in corso quando la partita finisce, chi ha la carta la vince subito e paga.
help-K8-title = Come si pagano i broker
help-K8 = Il denaro gira dollaro per dollaro: a I, II, III e da capo. I container girano uno per uno allo stesso modo, nell’ordine che vuoi.
