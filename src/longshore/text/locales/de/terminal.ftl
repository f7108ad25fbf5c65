# Das Spiel im Terminal. Getippt wird in jeder Sprache dasselbe (`produce k@2`, `help`, `log all`, die Buchstaben der
# Farben, die Namen der Plätze wie in `stock red`). Die Tabellen sind schmal: Was darin steht, bleibt kurz.
# $goods und Ähnliches sind Container mit ihren Buchstaben („kk n“); $seats-count ist die Zahl der $seats.

## Über dem Spielstand: Angaben mit Punkten dazwischen

terminal-round = { $limit ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $limit }
    }
terminal-over = das Spiel ist vorbei
terminal-turn = { $actions ->
        [0] { $seat } ist am Zug, keine Aktion mehr
        [one] { $seat } ist am Zug, noch { $actions } Aktion
       *[other] { $seat } ist am Zug, noch { $actions } Aktionen
    }
# Was der Platz, der am Zug ist, darin schon getan hat
terminal-done-produced = hat produziert
terminal-done-called = hat einen Broker angerufen
terminal-done-won = hat bei einem Broker gewonnen
terminal-done-sold = hat im Inland verkauft
# Auf wen der Tisch wartet, und worauf
terminal-asked = { $phase ->
        [price] { $seats } gibt den zurückgegebenen Containern Preise
        [bids] { $seats-count ->
            [one] { $seats } muss bieten
           *[other] { $seats } müssen bieten
        }
        [tiebreak] { $seats-count ->
            [one] { $seats } muss noch einmal bieten
           *[other] { $seats } müssen noch einmal bieten
        }
        [raise] { $seats } erhöht oder passt
        [decide] { $seats } akzeptiert oder lehnt ab
        [seize] { $seats } wählt, was gepfändet wird
        [seize-kind] { $seats } gibt ein Lagerhaus oder eine Maschine her
        [seize-machine] { $seats } wählt, welche Maschine gepfändet wird
       *[pay] { $seats } bezahlt die Broker
    }
terminal-edition = { $edition-key ->
        [classic] klassische Ausgabe
        [anniversary] Jubiläumsausgabe
       *[other] { $edition }
    }

## Die Tabelle der Plätze

terminal-seat = Platz
terminal-machines = Maschinen
terminal-factory = Fabrik
terminal-harbour = Hafen
terminal-ship = Schiff
terminal-island = Insel
terminal-you = { $seat } (du)
terminal-loans = { $loans ->
        [one] { $loans } Kredit
       *[other] { $loans } Kredite
    }
terminal-money-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
# Was die nächste Maschine kostet; 0 heißt, dass für keine mehr Platz ist
terminal-next = { $price ->
        [0] keine mehr
       *[other] nächste { $price } $
    }
# Plätze im Hafen, belegte und alle, und was das nächste Lagerhaus kostet
terminal-places = { $price ->
        [0] { $used }/{ $warehouses }, keins mehr
       *[other] { $used }/{ $warehouses }, nächstes { $price } $
    }
# Wo das Schiff ist
terminal-at-sea = auf See
terminal-at-island = an der Insel
terminal-at-bank = bei der Bank
terminal-at-seat = bei { $seat }
# Im Hafen eines Platzes bei der Investmentbank
terminal-in-bank = Bank { $goods }

## Der Vorrat und die Wertkarten

terminal-supply = Vorrat
terminal-none-left = leer
terminal-warehouses = { $count ->
        [one] { $count } Lagerhaus
       *[other] { $count } Lagerhäuser
    }
terminal-gone = { $gone } von { $end } leer
terminal-last-turn = der letzte Zug
terminal-your-card = Deine Karte
terminal-card-of = Karte von { $seat }
terminal-card = Karte { $card }

## Die Broker

terminal-brokers = Broker
terminal-no-goods = keine Container
terminal-payment-free = Zahlungskarte frei
terminal-payment-for-goods = { $seat } bietet { $amount } $ für die Container von { $broker }
terminal-payment-for-money = { $seat } bietet { $goods } für das Geld von { $broker }

## Was gerade geklärt wird

terminal-default = { $loans ->
        [one] { $seat } ist mit { $loans } Kredit im Rückstand
       *[other] { $seat } ist mit { $loans } Krediten im Rückstand
    }
terminal-in-hand = { $seat } hat auf der Hand: { $goods }
terminal-for-sale = { $seat } verkauft: { $goods }
terminal-bids-in = Verdeckte Angebote sind da: { $seats }
terminal-bid-in = { $cards ->
        [0] { $seat }
        [one] { $seat } ({ $cards } Karte)
       *[other] { $seat } ({ $cards } Karten)
    }
terminal-your-bid = Dein verdecktes Angebot: { $bid }
terminal-bid-of = Verdecktes Angebot von { $seat }: { $bid }
# Ein Angebot für sich, wie in den beiden davor
terminal-bid = { $bluff ->
        [0] { $amount } $
        [one] { $amount } $ mit { $bluff } Bluffkarte
       *[other] { $amount } $ mit { $bluff } Bluffkarten
    }
terminal-bid-counting = { $bluff ->
        [0] { $amount } $, zählt { $counts } $
        [one] { $amount } $ mit { $bluff } Bluffkarte, zählt { $counts } $
       *[other] { $amount } $ mit { $bluff } Bluffkarten, zählt { $counts } $
    }
# $bids ist eine Liste aus den drei folgenden
terminal-bids = Angebote: { $bids }
terminal-seat-bid = { $seat } { $bid }
terminal-seat-bids = { $seat } { $bid } + { $extra }
terminal-seat-passed = { $seat } ausgestiegen
terminal-highest = Höchstes Angebot: { $amount } $ von { $seats }

## Was man tun kann: Zeilen nach „Du kannst“, daneben je ein Beispiel zum Tippen

terminal-you-can = Du kannst
terminal-for-example = zum Beispiel
terminal-can-build-machine = eine Maschine für { $price } $ bauen: { $goods }
terminal-can-build-warehouse = ein Lagerhaus für { $price } $ bauen
terminal-can-produce = { $goods } produzieren und { $boss } 1 $ zahlen
terminal-can-produce-some = { $count } von { $goods } produzieren und { $boss } 1 $ zahlen
terminal-can-set-out = { $fee ->
        [0] im Fabriklager neue Preise festlegen
       *[other] im Fabriklager neue Preise festlegen und { $boss } { $fee } $ zahlen
    }
# Die Container folgen, mit ihren Preisen
terminal-can-stock = bei { $seat } kaufen (Platz für { $room })
terminal-can-reprice = im Hafenlager neue Preise festlegen
terminal-can-sell = im Inland für 2 $ verkaufen, einen von { $goods }
# Die Container folgen, mit ihren Preisen
terminal-can-sail = zu { $seat } fahren
terminal-can-sail-empty = zu { $seats } fahren (nichts zu laden)
terminal-can-sail-sea = auf die offene See fahren
terminal-can-sail-island = zur Insel fahren und { $goods } versteigern
terminal-can-sail-bank = in deinen Hafen bei der Bank fahren: { $goods }
terminal-can-sail-bank-empty = in deinen Hafen bei der Bank fahren (nichts zu laden)
# Die Container folgen, mit ihren Preisen
terminal-can-load = bei { $seat } laden
terminal-can-load-bank = bei der Bank laden: { $goods }
terminal-can-bid = { $least } $ bis { $most } $ bieten
terminal-can-add = zu deinem Angebot { $least } $ bis { $most } $ dazulegen
# Diese beiden führen die Zeile davor weiter
terminal-can-bid-loan = … mit einem Kredit dafür bis { $most } $
terminal-can-bid-bluff = { $cards ->
        [one] … mit { $cards } Bluffkarte
       *[other] … mit { $cards } Bluffkarten
    }
terminal-can-accept = die Ladung an { $seat } verkaufen, für { $price } $; die Bank legt { $price } $ dazu
terminal-can-decline = die Ladung behalten und der Bank { $price } $ zahlen
terminal-can-call-goods = Broker { $broker } wegen { $goods } anrufen und { $least } $ bis { $most } $ bieten
# $brokers ist „I (4 $) oder II (5 $)“, aus der Meldung darunter
terminal-can-call-money = { $least ->
        [one] Broker { $brokers } wegen Geld anrufen und mindestens { $least } Container bieten
       *[other] Broker { $brokers } wegen Geld anrufen und mindestens { $least } Container bieten
    }
terminal-broker-money = { $broker } ({ $money } $)
terminal-can-price = den zurückgegebenen Containern Preise geben, im Fabriklager { $factory }, im Hafenlager { $harbour }
terminal-can-pay = den Brokern I, II, III, I, … in beliebiger Reihenfolge zahlen: { $goods }
terminal-can-seize = wählen, was { $seat } verliert: { $goods }
# Die Container folgen, mit ihren Preisen
terminal-can-seize-priced = wählen, was { $seat } verliert:
terminal-can-seize-machine = die Maschine wählen, die gepfändet wird: { $goods }
terminal-can-give-up-warehouse = ein Lagerhaus hergeben
terminal-can-give-up-machine = eine Maschine hergeben
terminal-can-loan = einen Kredit über { $amount } $ aufnehmen; das ist keine Aktion
terminal-can-loan-to-decline = einen Kredit über { $amount } $ aufnehmen, denn ablehnen kostet { $price } $
terminal-can-repay = einen Kredit mit { $amount } $ zurückzahlen; das ist keine Aktion
terminal-can-pass = passen und damit deinen Zug beenden
terminal-can-stop = aus der Versteigerung aussteigen

## Hilfe

terminal-help-actions = Eine Aktion tippst du als eine Zeile. Sie beginnt mit einem dieser Wörter: { $words }.
terminal-help-letters = Ein Container mit seinem Preis ist sein Buchstabe, @ und der Preis. Die Buchstaben hier:
# $seats ist „blue (Blau), red (Rot)“
terminal-help-seats = Die Plätze tippst du so: { $seats }.
terminal-help-examples = In der Liste unter dem Tisch stehen Beispiele; „help produce“ zeigt, wie man eine Aktion schreibt.
terminal-help-keys = Die Tabulatortaste ergänzt Wörter. Eine Zeile, die nicht erlaubt ist, ändert nichts.
terminal-help-commands = Außer Aktionen gibt es:
# Steht für den Namen einer Datei: „save DATEI“
terminal-word-file = DATEI
# $word hat seine Anführungszeichen schon
terminal-no-help = Zu { $word } gibt es keine Hilfe.
terminal-no-help-near = Zu { $word } gibt es keine Hilfe. Meinst du { $near }?
# Was jedes der Wörter tut
terminal-about-produce = Jede Maschine produziert einen Container, wenn Platz ist und der Vorrat einen hat; dein rechter Nachbar bekommt 1 $. Schreib das ganze Fabriklager mit Preisen von 1 $ bis 4 $: was da war und was produziert wird. Einmal pro Zug.
terminal-about-stock = Kaufe aus dem Fabriklager eines Mitspielers zu seinen Preisen. Nach dem Pfeil steht dein ganzes Hafenlager mit Preisen von 2 $ bis 6 $; jedes Lagerhaus fasst einen Container.
terminal-about-reprice = Lege im Hafenlager neue Preise fest, ohne zu kaufen: im ganzen Lager, 2 $ bis 6 $.
terminal-about-sail = Mit einer Aktion fährt das Schiff von der offenen See in einen Hafen oder zurück auf die See. Im Hafen eines Mitspielers darf es gleich laden, höchstens fünf Container an Bord. An der Insel wird die Ladung versteigert, und dein Zug endet. „bank“ ist dein Hafen bei der Investmentbank.
terminal-about-load = Lade dort, wo das Schiff schon liegt; mit Preisen im Hafen eines Mitspielers, ohne Preise in deinem Hafen bei der Investmentbank.
terminal-about-build = Kaufe eine Maschine in einer Farbe, die du noch nicht hast, oder ein Lagerhaus. Was das nächste kostet, steht unter deinen Maschinen und neben deinen Plätzen im Hafen.
terminal-about-bid = Biete auf die Ladung: höchstens, was du hast, und mehr mit einem Kredit, der zum Angebot gehört. Bluffkarten legst du zum Angebot, wo der Tisch sie hat. Nach einem Gleichstand ist der Betrag das, was du dazulegst.
terminal-about-accept = Verkaufe die Ladung: Der Gewinner zahlt sein Angebot, die Bank zahlt dir noch einmal so viel.
terminal-about-decline = Behalte die Ladung und zahle der Bank das höchste Angebot.
terminal-about-award = Die Angebote sind gleich hoch: Verkaufe die Ladung an einen von denen, die gleichauf liegen.
terminal-about-call = Ruf einen Broker an: Biete Geld für seine Container oder Container aus deinen Lagern für sein Geld. Wenn dich niemand überbietet, gewinnst du zu Beginn deines nächsten Zuges. Einmal pro Zug.
terminal-about-price = Du wurdest bei den Brokern überboten: Gib den Containern, die zurückkamen, Preise, Lager für Lager.
terminal-about-pay = Zahle die gebotenen Container an die Broker I, II, III, I, … in der Reihenfolge, in der du sie schreibst.
terminal-about-sell = Inlandsverkauf: ein Container zurück in den Vorrat, für 2 $ von der Bank.
terminal-about-loan = Nimm jederzeit 10 $ von der Bank; höchstens zwei Kredite, je 1 $ Zinsen zu Beginn deines Zuges. Keine Aktion. Spielen mehrere an einem Bildschirm, nimmt „red: loan“ einen für Rot auf.
terminal-about-repay = Zahle in deinem Zug einen Kredit mit 10 $ zurück. Keine Aktion.
terminal-about-seize = Dein linker Nachbar ist im Rückstand: Wähle den Container oder die Maschine, die gepfändet wird.
terminal-about-give = Du bist im Rückstand: Sag, was davon du hergibst.
terminal-about-pass = Verzichte auf die Aktionen, die du noch hast; beim offenen Bieten steig aus.
terminal-about-help = Erklärt, was man tippen kann, oder ein Wort davon.
terminal-about-board = Zeigt den Tisch und was du tun kannst.
terminal-about-log = Erzählt, was zuletzt geschehen ist, oder alles.
terminal-about-who = Sagt, wer an den Plätzen spielt, an denen niemand sitzt.
terminal-about-undo = Geht zurück zu deiner letzten Entscheidung, solange nichts Verdecktes aufgedeckt wurde und kein anderer Mensch seither entschieden hat.
terminal-about-position = Schreibt die Stellung als Text, ohne das, was du nicht wissen darfst.
terminal-about-save = Schreibt die Partie in eine Datei, mit den Karten von allen; `longshore play --terminal --from DATEI` setzt sie fort. Endet der Name auf .json, wird es JSON.
terminal-about-quit = Verlässt die Partie.

## Am Bildschirm

terminal-played-by = { $seat } wird von { $bot } gespielt. { $about }
terminal-all-people = An jedem Platz sitzt jemand.
terminal-thinking = { $seat } denkt nach …
# Eine Aufforderung: Der Platz muss eine Taste drücken
terminal-alone = { $seat }: Drück die Eingabetaste, wenn du allein am Bildschirm bist.
terminal-left = Die Partie bleibt unvollendet.
terminal-input-ended = Die Eingabe ist zu Ende; die Partie bleibt unvollendet.
terminal-other-seat = Du bist { $seat } an diesem Bildschirm.
# $reason ist Englisch, von der Art „said 'sail to the moon' (str): …“
terminal-forfeit = Der Bot von { $seat } hat einen Fehler gemacht ({ $reason }). Die Entscheidung wird ihm abgenommen; für ihn wird ein sicherer Zug gemacht.
terminal-log-which = Schreib „log“ für das Letzte oder „log all“.
terminal-save-name = Der Name fehlt, wie in „save evening.game“.
terminal-saved = Die Partie bis hierher steht in { $name }, mit den Karten von allen.
terminal-undo-nothing = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
terminal-undo-others = { $seats-count ->
        [one] { $seats } hat nach dir entschieden; das gilt.
       *[other] { $seats } haben nach dir entschieden; das gilt.
    }
terminal-undo-revealed = Nach deiner letzten Entscheidung wurden Angebote aufgedeckt; sie gilt.
terminal-undone = Du bist zurück bei deiner letzten Entscheidung.
# Eine Bemerkung am Ende des Textes einer Stellung
terminal-position-note = Was die anderen verbergen, fehlt: Geld, Karten und verdeckte Angebote.
terminal-no-language-set = LONGSHORE_LANGUAGE ist „{ $given }“, aber diese Sprache gibt es nicht; es gibt: { $known }.

## Eine Partie noch einmal

terminal-after = { $played ->
        [one] Nach { $played } Aktion:
       *[other] Nach { $played } Aktionen:
    }
terminal-after-some = { $played ->
        [one] Nach { $played } Aktion von { $actions }:
       *[other] Nach { $played } Aktionen von { $actions }:
    }
terminal-at-range = --at geht von 0 bis { $actions }, der Zahl der Aktionen dieser Partie; nicht { $at }.

## Die Endwertung

terminal-score = Wertung
terminal-score-cash = Bargeld
terminal-score-island = Insel
terminal-score-harbour = Hafen
terminal-score-ship = Schiff
terminal-score-bank = Bank
terminal-score-loans = Kredite
terminal-score-total = Summe
terminal-seat-card = { $seat } Karte { $card }
terminal-discarded = abgegeben
terminal-island-empty = nichts auf der Insel
terminal-wins = { $seat } gewinnt mit { $total } $.
# Was den Gleichstand entschieden hat
terminal-wins-tie = { $by ->
        [island] { $seat } gewinnt mit { $total } $ und den meisten Containern, die auf der Insel geblieben sind.
       *[factory] { $seat } gewinnt mit { $total } $ und den meisten Containern im Fabriklager.
    }
terminal-shared = { $seats } teilen sich den Sieg mit { $total } $.

## Dateien; $source ist „input“ bei der Standardeingabe

terminal-file-too-large = { $source ->
        [input] Die Standardeingabe ist größer als jede Partie oder Stellung ({ $most } MB).
       *[file] { $name } ist größer als jede Partie oder Stellung ({ $most } MB).
    }
terminal-file-not-text = { $source ->
        [input] Die Standardeingabe ist kein Text.
       *[file] { $name } ist keine Textdatei.
    }
terminal-file-not-utf8 = { $source ->
        [input] Die Standardeingabe ist kein UTF-8-Text: In Zeile { $line } ist ein Byte, das nicht dazugehört.
       *[file] { $name } ist kein UTF-8-Text: In Zeile { $line } ist ein Byte, das nicht dazugehört.
    }
terminal-file-empty = { $source ->
        [input] Die Standardeingabe ist leer.
       *[file] { $name } ist leer.
    }
# $name hat seine Anführungszeichen schon
terminal-file-no-name = { $name } ist kein Name für eine Datei.
terminal-file-is-folder = { $name } ist ein Ordner, keine Datei.
terminal-file-exists = { $name } gibt es schon; nimm einen anderen Namen.
terminal-file-no-folder = Es gibt keinen Ordner { $folder } für { $name }.
terminal-file-missing = Es gibt keine Datei { $name }.
terminal-file-forbidden = { $name }: Dafür fehlt die Berechtigung.
# $reason ist, was das System sagt
terminal-file-trouble = { $name }: { $reason }.
terminal-file-is-position = { $name }: Das ist eine Stellung, keine Partie; siehe `longshore position`.
terminal-file-no-game = { $name }: Das ist keine gespeicherte Partie. Die Datei einer Partie kommt von `save` im Terminal oder nach dem Ende aus dem Menü eines Tisches.
terminal-file-is-game = { $name }: Das ist eine Partie, keine Stellung; siehe `longshore replay`.
# $problem sagt, was an dem Text falsch ist und wo
terminal-file-wrong = { $name }: { $problem }
