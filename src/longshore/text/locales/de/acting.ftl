# Wo man handelt: was gefragt ist, die Auswahl, der Zug, der zusammengestellt wird, Angebote und andere Entscheidungen.
# Die Seite duzt den Spieler. $seat, $seller, $winner und so weiter sind Plätze („Blau“), $names eine Liste mit den Namen
# der Personen. $goods ist eine Liste im Akkusativ: „einen schwarzen und zwei weiße“, im Lager mit dem Preis.

## Was jetzt gefragt ist, oder auf wen der Tisch wartet

acting-title = Deine Aktionen
acting-over = Das Spiel ist vorbei.
acting-looking-back = Du siehst einen früheren Moment der Partie.
acting-to-now = Zurück zum Jetzt
acting-not-running = Der Tisch wurde geschlossen, bevor das Spiel vorbei war.
acting-asked-act = { $actions ->
        [0] Du hast keine Aktion mehr: Beende deinen Zug oder zahle vorher einen Kredit zurück.
        [one] { $draft ->
            [yes] Du hast noch eine Aktion.
           *[no] Du bist dran: noch eine Aktion.
        }
       *[other] { $draft ->
            [yes] Du hast noch { $actions } Aktionen.
           *[no] Du bist dran: { $actions } Aktionen.
        }
    }
acting-asked-draft = { $ends ->
        [auction] Das ist dein Zug. Zum Schluss kommt die Versteigerung.
        [game] Das ist dein Zug, und der letzte der Partie.
        [waits] Das ist dein Zug bis hierher. Dann sind zuerst andere dran.
       *[turn] Das ist dein Zug. Passt das so?
    }
acting-asked-bids = { $seller } bringt { $goods } Container zur Insel. Was bietest du?
acting-asked-tiebreak = Die höchsten Angebote sind gleich. Wie viel legst du dazu?
acting-asked-raise = { $seller } bringt { $goods } Container zur Insel. Bietest du mehr, oder steigst du aus?
acting-asked-decide = { $tied ->
        [yes] Das höchste Angebot ist { $amount } $, und mehrere haben es abgegeben. Verkaufst du die Ladung, oder behältst du sie?
       *[no] Das höchste Angebot ist { $amount } $, von { $winner }. Verkaufst du die Ladung, oder behältst du sie?
    }
acting-asked-seize = { $seat } kann die Zinsen nicht zahlen. Du wählst aus, was die Bank pfändet.
acting-asked-seize-kind = { $own ->
        [yes] Du kannst deine Zinsen nicht zahlen, und ein Gebäude muss weg. Was für eines?
       *[no] { $seat } kann die Zinsen nicht zahlen, und ein Gebäude muss weg. Was für eines?
    }
acting-asked-seize-machine = { $seat } verliert eine Maschine. Du wählst aus, welche.
acting-asked-price = Du wurdest beim Broker überboten. Deine Container sind zurück: Lege ihre Preise fest.
acting-asked-pay = Du hast das Geld des Brokers gewonnen. In welcher Reihenfolge bekommen die Broker deine Container?
acting-waiting = { $sealed ->
        [yes] Dein Angebot ist abgegeben. Es fehlen noch: { $names }.
       *[no] { $phase ->
            [act] { $names } ist am Zug.
            [bids] Es wird verdeckt geboten. Es fehlen noch: { $names }.
            [tiebreak] Die höchsten Angebote sind gleich, es wird nachgeboten. Es fehlen noch: { $names }.
            [raise] { $names } kann das Angebot erhöhen oder aussteigen.
            [decide] { $names } entscheidet, ob die Ladung verkauft wird.
            [seize] { $names } wählt aus, was die Bank pfändet.
            [seize-kind] { $names } wählt aus, was für ein Gebäude wegkommt.
            [seize-machine] { $names } wählt die Maschine aus, die wegkommt.
            [price] { $names } legt die Preise der Waren fest, die zurückgekommen sind.
            [pay] { $names } bezahlt die Broker.
           *[other] Warten auf { $names }.
        }
    }
acting-waiting-server = Einen Moment …
acting-watching = { $phase ->
        [decide] Die Angebote werden aufgedeckt.
       *[other] Zuerst: was die anderen getan haben.
    }
acting-skip = Überspringen
acting-now-asked = Du bist gefragt: { $question }
acting-fold = Einklappen
acting-unfold = Zeigen, was du tun kannst

## Aktionen als Sätze: was der Spieler dem Tisch aufträgt

acting-do-build-machine = Baue eine { log-a-colour.e } Maschine
acting-do-build-warehouse = Baue ein Lagerhaus
acting-do-produce = { $count ->
        [0] Lege neue Preise in deinem Fabriklager fest
       *[other] Produziere { $goods } Container
    }
acting-do-stock = Kaufe { $goods } Container von { $seat } für { $amount } $
acting-do-reprice = Lege neue Preise in deinem Hafenlager fest
acting-do-sail-sea = Fahre auf die offene See
acting-do-sail-island = Fahre zur Insel und versteigere die Ladung
acting-do-sail-harbour = { $count ->
        [0] Fahre in den Hafen von { $seat }
       *[other] Fahre in den Hafen von { $seat } und lade { $goods } Container für { $amount } $
    }
acting-do-sail-bank = { $count ->
        [0] Fahre in deinen Hafen bei der Investmentbank
       *[other] Fahre in deinen Hafen bei der Investmentbank und lade { $goods } Container
    }
acting-do-load = Lade { $goods } Container für { $amount } $
acting-do-load-bank = Lade { $goods } Container bei der Investmentbank
acting-do-bid = { $loans ->
        [0] { $bluff ->
            [0] Biete { $amount } $
            [one] Biete { $amount } $, mit einer Bluffkarte
           *[other] Biete { $amount } $, mit { $bluff } Bluffkarten
        }
        [one] { $bluff ->
            [0] Biete { $amount } $, mit einem Kredit
            [one] Biete { $amount } $, mit einem Kredit und einer Bluffkarte
           *[other] Biete { $amount } $, mit einem Kredit und { $bluff } Bluffkarten
        }
       *[other] { $bluff ->
            [0] Biete { $amount } $, mit { $loans } Krediten
            [one] Biete { $amount } $, mit { $loans } Krediten und einer Bluffkarte
           *[other] Biete { $amount } $, mit { $loans } Krediten und { $bluff } Bluffkarten
        }
    }
acting-do-accept = Verkaufe die Ladung an den Höchstbietenden
acting-do-decline = Behalte die Ladung und zahle das Angebot an die Bank
acting-do-award = Verkaufe die Ladung an { $seat }
acting-do-loan = Nimm einen Kredit über 10 $ auf
acting-do-repay = Zahle einen Kredit über 10 $ zurück
acting-do-sell = Verkaufe { log-a-colour } Container zu { $price } $ für 2 $ an den Vorrat
acting-do-call-goods = Biete { $amount } $ für die Container von Broker { $broker }
acting-do-call-money = Biete { $goods } Container für das Geld von Broker { $broker }
acting-do-price = Stelle zurück: { $goods }
acting-do-pay = Gib den Brokern in dieser Reihenfolge: { $goods }
acting-do-seize = { $priced ->
        [yes] Die Bank pfändet { log-a-colour } Container zu { $price } $
       *[no] Die Bank pfändet { log-a-colour } Container
    }
acting-do-give-up-warehouse = Ein Lagerhaus kommt weg
acting-do-give-up-machine = Eine Maschine kommt weg
acting-do-seize-machine = Die { log-a-colour.e } Maschine kommt weg
acting-do-pass = Beende den Zug
acting-factory-then = Dein Fabriklager enthält dann: { $goods }.
acting-harbour-then = Dein Hafenlager enthält dann: { $goods }.

## Die Auswahl, in Gruppen

acting-group-build = Bauen
acting-group-produce = Produzieren
acting-group-harbour = Für den Hafen kaufen
acting-group-sail = Fahren
acting-group-home = Inlandsverkauf
acting-group-brokers = Investmentbank
acting-group-bank = Kredite
acting-group-end = Beenden
acting-choose-build-machine = Maschine
acting-choose-build-warehouse = Lagerhaus
acting-choose-produce = Produzieren
acting-choose-produce-prices = Neue Preise
acting-choose-stock = Ein Fabriklager
acting-choose-reprice = Neue Preise
acting-choose-sail-harbour = Ein Hafen
acting-choose-sail-sea = Offene See
acting-choose-sail-island = Insel, zum Verkauf
acting-choose-sail-bank = Dein Bankhafen
acting-choose-load = Hier mehr laden
acting-choose-load-bank = Hier mehr laden
acting-choose-sell = Ein Container
acting-choose-call-goods = Geld zahlen, Container bekommen
acting-choose-call-money = Container geben, Geld bekommen
acting-choose-loan = Kredit aufnehmen
acting-choose-repay = Kredit tilgen
acting-choose-pass = { $actions ->
        [0] Zug beenden
        [one] Zug beenden, eine Aktion verfällt
       *[other] Passen, { $actions } Aktionen verfallen
    }
acting-fee = { $fee ->
        [0] kostenlos
       *[other] { $fee } $ an { $boss }
    }
acting-for-sale = { $count ->
        [0] nichts da
        [one] einer für { $least } $
       *[other] { $count } ab { $least } $
    }
acting-waiting-there = { $count ->
        [0] nichts da
        [one] einer wartet
       *[other] { $count } warten
    }
acting-on-board = { $count ->
        [one] einer an Bord
       *[other] { $count } an Bord
    }
acting-call-goods-small = { $count ->
        [one] ab { $least } $ für einen
       *[other] ab { $least } $ für { $count }
    }
acting-call-money-small = { $least ->
        [one] ab einem für { $amount } $
       *[other] ab { $least } für { $amount } $
    }
acting-gain = +{ $amount } $
acting-loss = −{ $amount } $
acting-needs-loan = { $loans ->
        [one] nur mit Kredit
       *[other] nur mit { $loans } Krediten
    }
acting-not-now = Gerade nicht: { $reason }
acting-pick-first = Wähle zuerst einen Container.
acting-take-all-none = Für keinen davon reicht dein Platz oder dein Geld.
acting-bid-empty = Gib zuerst einen Betrag ein.
acting-bid-least-is = Weniger als { $least } $ geht nicht.
acting-bid-most-is = Mehr als { $most } $ geht nicht.
acting-pay-first-is = Er ist schon der erste.
acting-pay-last-is = Er ist schon der letzte.

## Was die Auswahlfenster gemeinsam haben

acting-back = Zurück
acting-add = Zum Zug hinzufügen
acting-total = { $count ->
        [0] Nichts ausgewählt
        [one] Ein Container für { $cost } $
       *[other] { $count } Container für { $cost } $
    }
acting-total-free = { $count ->
        [0] Nichts ausgewählt
        [one] Ein Container
       *[other] { $count } Container
    }
acting-money-left = noch { $amount } $
acting-room-left = { $room ->
        [0] kein Platz mehr
        [one] noch Platz für einen
       *[other] noch Platz für { $room }
    }
acting-hindered-room = Für mehr ist kein Platz.
acting-hindered-money = { $price } $ ist mehr als die { $left } $, die du noch hast.
acting-hindered-money-loan = { $price } $ ist mehr als die { $left } $, die du noch hast. Ein Kredit würde reichen.
acting-take-all = So viele wie möglich
acting-take-none = Keine
acting-with-loans = { $loans ->
        [0] kein Kredit
        [one] mit einem Kredit
       *[other] mit { $loans } Krediten
    }
acting-loan-more = Kredit: +10 $
acting-loan-less = Ohne Kredit
acting-loan-cost = Ein Kredit bringt jetzt 10 $. Er kostet zu Beginn jedes deiner Züge 1 $; die Rückzahlung kostet 10 $, und ein Kredit, der am Ende noch offen ist, zählt −11 $.
acting-loan-with = { $loans ->
        [one] Dafür wird zuerst ein Kredit über 10 $ aufgenommen.
       *[other] Dafür werden zuerst { $loans } Kredite über je 10 $ aufgenommen.
    }
acting-pickable = { log-a-colour.nomen } für { $price } $
acting-pick-list = Container auswählen: mit den Pfeiltasten von einem zum nächsten, mit der Leertaste auswählen.

## Preise

acting-price-title-factory = Dein Fabriklager
acting-price-title-harbour = Dein Hafenlager
acting-price-how = Ziehe sie zu einem Preis oder drücke einen: Er gilt für die gewählten oder für alle.
acting-price-keys = Die Pfeiltasten links und rechts ändern den Preis, hoch und runter gehen von einem Container zum nächsten, eine Ziffer nennt den Preis.
acting-priced-box = { $fresh ->
        [yes] { log-a-colour.nomen }, neu, zu { $price } $
       *[no] { log-a-colour.nomen } zu { $price } $
    }
acting-price-now = { log-a-colour.nomen } kostet jetzt { $price } $.
acting-price-all = Alle auf { $price } $
acting-price-some = Ausgewählte auf { $price } $
acting-price-column = { $price } $: { $count ->
        [0] keiner
        [one] ein Container
       *[other] { $count } Container
    }
acting-new = neu
acting-store-empty = Dein Lager ist leer.

## Bauen

acting-build-machine-title = Welche Maschine? Sie kostet { $price } $.
acting-build-machine-why = Jede Maschine macht einen Container ihrer Farbe, sooft du produzierst, und gibt Platz für zwei weitere.
acting-machine = { log-a-colour.e } Maschine

## Produzieren

acting-produce-title = { $count ->
        [0] Neue Preise für dein Fabriklager
       *[other] Produziere { $goods } Container
    }
acting-produce-fee = { $fee ->
        [0] Das ist kostenlos.
       *[other] Du zahlst { $fee } $ an deinen Gewerkschaftsvorsitzenden { $boss }.
    }
acting-produce-choose = { $count ->
        [one] Es ist Platz für einen. Für welchen?
       *[other] Es ist Platz für { $count }. Für welche?
    }
acting-produce-more = { $count ->
        [one] Wähle noch einen aus.
       *[other] Wähle noch { $count } aus.
    }
acting-produce-not-these = Diese zusammen können jetzt nicht produziert werden: Damit wäre das Spiel zu Ende, und du hast in diesem Zug den Broker angerufen.

## Für den Hafen kaufen

acting-stock-title = Aus dem Fabriklager von { $seat } kaufen
acting-stock-what = Was kaufst du?
acting-reprice-title = Neue Preise für dein Hafenlager
acting-reprice-same = Noch ist kein Preis geändert.

## Fahren und laden

acting-sail-harbour-title = In den Hafen von { $seat } fahren
acting-load-title = Im Hafen von { $seat } laden
acting-sail-bank-title = In deinen Hafen bei der Investmentbank fahren
acting-load-bank-title = Bei der Investmentbank laden
acting-load-what = Was kommt an Bord?
acting-load-nothing-there = Dort gibt es gerade nichts zu laden.
acting-sail-empty = Hinfahren, ohne zu laden
acting-sail-and-load = { $count ->
        [one] Hinfahren und ihn laden
       *[other] Hinfahren und sie laden
    }
acting-load-them = { $count ->
        [one] Ihn laden
       *[other] Sie laden
    }

## Inlandsverkauf

acting-sell-title = { $store ->
        [factory] Einen Container aus deinem Fabriklager an den Vorrat verkaufen
       *[harbour] Einen Container aus deinem Hafenlager an den Vorrat verkaufen
    }
acting-sell-why = Die Bank zahlt dafür { $paid } $, egal welchen Preis er hat.
acting-sell-it = { log-a-colour.nomen } für { $paid } $ verkaufen

## Die Broker

acting-call-goods-title = Geld zahlen, Container eines Brokers bekommen
acting-call-money-title = Container geben, Geld eines Brokers bekommen
acting-call-broker = Broker { $broker }
acting-call-which = Welcher Broker?
acting-call-least = { $side ->
        [goods] zahle ab { $least } $, bekomme
       *[money] { $least ->
            [one] gib einen Container oder mehr, bekomme
           *[other] gib { $least } Container oder mehr, bekomme
        }
    }
acting-call-how = Wenn dich bis zu deinem nächsten Zug niemand überbietet, hast du gewonnen. Bis dahin liegt dein Angebot auf der Zahlungskarte.
acting-call-bid = Dein Angebot
acting-call-from-factory = Aus deinem Fabriklager
acting-call-from-harbour = Aus deinem Hafenlager
acting-call-more = { $count ->
        [one] Wähle noch einen Container aus.
       *[other] Wähle noch { $count } Container aus.
    }
acting-pay-title = Deine Container für die Broker
acting-pay-how = Die Broker sind reihum dran: I, II, III und wieder von vorn. Ziehe einen Container an eine andere Stelle oder verschiebe ihn mit den Pfeiltasten.
acting-pay-slot = { log-a-colour.nomen } an Broker { $broker }
acting-pay-earlier = { log-a-colour.nomen } nach vorn
acting-pay-later = { log-a-colour.nomen } nach hinten
acting-pay-do = Broker bezahlen

## Waren, die zurückgekommen sind

acting-price-back-title = Deine Container
acting-price-back-do = Zurückstellen

## Rückstand

acting-seize-why = { $place ->
        [factory] { $count ->
            [one] Für unbezahlte Zinsen pfändet die Bank bei { $seat } einen Container aus dem Fabriklager. Er ist dann aus dem Spiel.
           *[other] Für unbezahlte Zinsen pfändet die Bank bei { $seat } { $count } Container aus den Lagern, einen nach dem anderen. Sie sind dann aus dem Spiel.
        }
        [harbour] { $count ->
            [one] Für unbezahlte Zinsen pfändet die Bank bei { $seat } einen Container aus dem Hafenlager. Er ist dann aus dem Spiel.
           *[other] Für unbezahlte Zinsen pfändet die Bank bei { $seat } { $count } Container aus den Lagern, einen nach dem anderen. Sie sind dann aus dem Spiel.
        }
        [ship] Für unbezahlte Zinsen pfändet die Bank bei { $seat } einen Container vom Schiff. Er ist dann aus dem Spiel.
        [island] Für unbezahlte Zinsen pfändet die Bank bei { $seat } einen Container von der Insel. Er ist dann aus dem Spiel.
       *[bank] Für unbezahlte Zinsen pfändet die Bank bei { $seat } einen Container aus dem Hafen bei der Investmentbank. Er ist dann aus dem Spiel.
    }
acting-seize-do = { log-a-colour.nomen } pfänden
acting-seize-pick = Wähle einen
acting-seize-machine-pick = Wähle eine
acting-give-up-title = Was kommt weg?
acting-give-up-why = Es gibt keinen Container mehr zu pfänden. Ein Gebäude über die ersten beiden hinaus geht zurück in den Vorrat{ $struck ->
        [yes] , und ein Kredit wird gestrichen.
       *[no] .
    }
acting-seize-machine-do = Die { log-a-colour.e } Maschine pfänden
acting-seize-machine-why = { $seat } hat keinen Container mehr, den man pfänden könnte. Eine dieser Maschinen geht zurück in den Vorrat.

## Der Zug, der zusammengestellt wird

acting-draft-title = Dein Zug bis jetzt
acting-take-back = Letztes zurücknehmen
acting-start-over = Von vorn
acting-commit = { $ends ->
        [turn] Ausführen und Zug beenden
        [auction] Ausführen und versteigern
        [game] Ausführen und Spiel beenden
        [waits] Ausführen
        [last] { $count ->
            [0] Zug beenden
           *[other] Ausführen und Zug beenden
        }
       *[open] Ausführen, dann weiter
    }
acting-commit-note = { $actions ->
        [one] Danach bleibt dir noch eine Aktion.
       *[other] Danach bleiben dir noch { $actions } Aktionen.
    }
acting-commit-waits = Bevor dein Zug weitergeht, ist { $names } dran.
acting-draft-note = Niemand sieht das, bevor du auf den Knopf drückst.
acting-cash-then = Danach hast du noch { $amount } $ auf der Hand.
acting-busy = Einen Moment …
acting-ask-island-title = Zur Insel fahren?
acting-ask-island = Du versteigerst sofort deine ganze Ladung, { $goods } Container, und damit endet dein Zug.
acting-ask-island-yes = Versteigern
acting-ask-pass-title = Den Zug jetzt beenden?
acting-ask-pass = { $actions ->
        [one] Du verzichtest auf eine Aktion.
       *[other] Du verzichtest auf { $actions } Aktionen.
    }
acting-ask-pass-yes = Zug beenden
acting-ask-game-title = Das Spiel jetzt beenden?
acting-ask-game = Nach diesem Zug ist das Spiel vorbei und wird gewertet.
acting-ask-game-yes = Spiel beenden

## Angebote

acting-bid-title = Dein Angebot
acting-bid-extra-title = Dein Zusatzangebot
acting-bid-standing = Dein erstes Angebot über { $amount } $ gilt weiter. Was du jetzt dazulegst, kommt obendrauf; 0 $ ist erlaubt.
acting-cash-have = Du hast { $amount } $.
acting-cash-left = Danach bleiben { $amount } $.
acting-bid-amount = Betrag in Dollar
acting-bid-step = { $by ->
        [-5] Fünf weniger
        [-1] Eins weniger
        [1] Eins mehr
       *[5] Fünf mehr
    }
acting-bid-step-short = { $by ->
        [-5] −5
        [-1] −1
        [1] +1
       *[5] +5
    }
acting-bid-slide = Regler für den Betrag
acting-bid-range = Von { $least } $ bis { $most } $
acting-bid-show = Betrag zeigen
acting-bid-hide = Betrag verbergen
acting-bid-hidden = Der Betrag ist verborgen, falls dir jemand über die Schulter sieht.
acting-bid-loans = Kredite zu diesem Angebot
acting-bid-loans-hidden = Die Anzahl ist verborgen wie der Betrag.
acting-bid-loan-note = { $loans ->
        [0] Ohne Kredit kannst du bis zu { $most } $ bieten.
        [one] Mit einem Kredit kannst du bis zu { $most } $ bieten. Den Kredit hast du dann, ob du gewinnst oder nicht.
       *[other] Mit { $loans } Krediten kannst du bis zu { $most } $ bieten. Die Kredite hast du dann, ob du gewinnst oder nicht.
    }
acting-bid-bluff = Bluffkarten zu diesem Angebot
acting-bid-bluff-note = { $bluff ->
        [cancel] Ein Angebot mit einer Bluffkarte zählt als 0 $. Alle sehen, wie viele Karten du legst, nicht welche.
       *[plain] Sie sind nichts wert. Alle sehen, wie viele Karten du legst, nicht welche: Mit ihnen sieht es nach mehr aus.
    }
acting-bid-cards = { $count ->
        [0] keine
        [one] eine Karte
       *[other] { $count } Karten
    }
acting-bid-wrong-hidden = So kannst du nicht bieten. Lass dir den Betrag zeigen, dann siehst du, warum.
acting-bid-low = Das Angebot muss mindestens { $least } $ betragen.
acting-bid-high = { $loans ->
        [none] Mehr als { $most } $ kannst du nicht bieten.
        [one] Dafür brauchst du einen Kredit.
       *[other] Dafür brauchst du { $needed } Kredite.
    }
acting-bid-add-loans = { $loans ->
        [one] Kredit dazunehmen
       *[other] { $loans } Kredite dazunehmen
    }
acting-bid-seal = Verdeckt bieten
acting-bid-seal-extra = Verdeckt dazulegen
acting-bid-sealed = Verdeckt abgegeben. Alle Angebote werden gemeinsam aufgedeckt.
acting-bid-peek = Dein Angebot ansehen
acting-bid-own = { $loans ->
        [0] { $bluff ->
            [0] Du bietest { $amount } $.
            [one] Du bietest { $amount } $ mit einer Bluffkarte.
           *[other] Du bietest { $amount } $ mit { $bluff } Bluffkarten.
        }
        [one] { $bluff ->
            [0] Du bietest { $amount } $ mit einem Kredit.
            [one] Du bietest { $amount } $ mit einem Kredit und einer Bluffkarte.
           *[other] Du bietest { $amount } $ mit einem Kredit und { $bluff } Bluffkarten.
        }
       *[other] { $bluff ->
            [0] Du bietest { $amount } $ mit { $loans } Krediten.
            [one] Du bietest { $amount } $ mit { $loans } Krediten und einer Bluffkarte.
           *[other] Du bietest { $amount } $ mit { $loans } Krediten und { $bluff } Bluffkarten.
        }
    }
# Offenes Bieten
acting-raise-standing = { $amount ->
        [0] Noch hat niemand geboten.
       *[other] { $winner } führt mit { $amount } $.
    }
acting-raise-do = Mehr bieten
acting-raise-to = Auf { $amount } $ erhöhen
acting-raise-pass = Aussteigen
acting-raise-out = Ausgestiegen: { $names }
acting-raise-loan = Um mehr zu bieten, brauchst du einen Kredit. Du nimmst ihn sofort auf, und alle sehen es.
acting-ask-raise-pass-title = Aussteigen?
acting-ask-raise-pass = Du bist dann aus dieser Versteigerung raus und kannst nicht wieder einsteigen.

## Der Verkäufer entscheidet

acting-decide-bids = Die Angebote
acting-decide-cargo = Deine Ladung
acting-decide-accept = An { $winner } verkaufen
acting-decide-accept-brings = Du bekommst { $total } $: { $amount } $ von { $winner } und { $subsidy } $ von der Bank.
acting-decide-award-brings = Du bekommst { $total } $: { $amount } $ vom Sieger und { $subsidy } $ von der Bank.
acting-decide-accept-nothing = Der Sieger bekommt die Ladung kostenlos.
acting-decide-decline = Ladung behalten
acting-decide-cannot = Du kannst sie nicht behalten: Das würde dich { $amount } $ kosten, und du hast { $cash } $.
acting-decide-sell = Verkaufen
acting-decide-keep = Behalten
acting-decide-worth = { $open ->
        [yes] Die Ladung ist dir jetzt { $now } wert, bestenfalls { $most }.
       *[no] Die Ladung ist dir { $now } wert.
    }
acting-decide-in-all = { $open ->
        [yes] Zusammen jetzt { $now }, bestenfalls { $most }.
       *[no] Zusammen { $now }.
    }
acting-decide-brokers = Außerdem bekommen die Broker { $amount } $.
acting-decide-loan-first = { $loans ->
        [one] Um sie zu behalten, brauchst du zuerst einen Kredit.
       *[other] Um sie zu behalten, brauchst du zuerst { $loans } Kredite.
    }
acting-ask-decline-title = Die Ladung behalten?
acting-ask-decline = { $amount ->
        [0] Die Ladung kommt auf deine Insel, und dein Zug ist vorbei.
       *[other] Du zahlst { $amount } $ an die Bank und bekommst keine Subvention. Dein Zug ist vorbei.
    }
acting-ask-decline-yes = Behalten
acting-tied = Gleichstand bei { $amount } $: Wähle aus, wer sie bekommt.

## Was eine Ladung einem selbst wert ist

acting-worth-title = Ihr Wert für dich
acting-worth-now = Bei Spielende jetzt
acting-worth-end = Mehr, als sie auf deinem Schiff zählt
acting-worth-card = Nach Karte, nichts abgegeben
acting-worth-most = Nach Karte, bestenfalls
acting-worth-line = { $count ->
        [one] { log-a-colour.nomen }, { $each } $ wert
       *[other] { $count } { log-a-colour.e }, je { $each } $ wert
    }
acting-worth-why-every = Mit ihr hast du alle fünf Farben: Deine Farbe mit 5/10 $ zählt 10 $.
acting-worth-why-not-every = Du hast noch immer nicht alle fünf Farben: Deine Farbe mit 5/10 $ zählt 5 $.
acting-worth-why-discard = Am Ende gibst du die Farbe ab, von der du am meisten hast. Das wäre { log-a-colour.nomen }.
acting-worth-why-discard-other = Mit ihr würdest du { log-a-colour.nomen } abgeben und nicht mehr { $wanted-key ->
        [black] Schwarz
        [brown] Braun
        [orange] Orange
        [tan] Beige
        [white] Weiß
        [purple] Lila
        [beige] Beige
        [grey] Grau
       *[other] { $wanted }
    }.
acting-worth-for = für { $bid } $
acting-worth-masked = für dein Angebot
acting-worth-how = Wie das berechnet wird
acting-worth-why-ship = Bleibt sie auf deinem Schiff, zählt jeder Container am Ende { $each } $: zusammen { $amount } $.
acting-ship-worth = { $sign ->
        [plus] Auf deiner Insel brächte deine Ladung jetzt { $amount } $.
        [minus] Auf deiner Insel würde deine Ladung dich jetzt { $amount } $ kosten.
       *[none] Auf deiner Insel brächte deine Ladung jetzt nichts.
    }
acting-load-worth = { $sign ->
        [plus] Damit brächte deine Ladung auf deiner Insel jetzt { $amount } $.
        [minus] Damit würde deine Ladung dich auf deiner Insel jetzt { $amount } $ kosten.
       *[none] Damit brächte deine Ladung auf deiner Insel jetzt nichts.
    }
acting-ship-others = Auf der Insel bieten die anderen dafür: Du verkaufst an den Höchstbietenden, oder du zahlst sein Angebot selbst an die Bank und behältst die Ladung.

## Kredite jederzeit

acting-bank-title = Kredite
acting-bank-open = Kredite
acting-bank-loans = { $loans ->
        [0] Du hast keinen Kredit.
        [one] Du hast einen Kredit.
       *[other] Du hast { $loans } Kredite.
    }
acting-bank-free = { $free ->
        [0] Du kannst keinen mehr aufnehmen.
        [one] Du kannst noch einen aufnehmen.
       *[other] Du kannst noch { $free } aufnehmen.
    }
acting-bank-take = Kredit aufnehmen: +10 $
acting-bank-repay = Kredit tilgen: −10 $
acting-ask-loan-title = Einen Kredit aufnehmen?
acting-ask-loan-yes = Aufnehmen

## Tipps, Zurücknehmen, Zurückkommen

acting-hint = Was würde ein Bot tun?
acting-hint-planned = Ein Bot wird gefragt, bevor etwas geplant ist: Nimm zuerst zurück, was du geplant hast.
acting-hint-title = Der Bot { $bot } würde Folgendes tun:
acting-hint-bid-hidden = Ein Angebot. Es kommt in das Feld, verborgen wie der Betrag.
acting-hint-learned = Der Bot { $bot }, von hundert Malen:
acting-hint-often = { $n ->
        [one] einmal: { $does }
       *[other] { $n }-mal: { $does }
    }
acting-hint-do = So machen
acting-hint-none = Der Bot weiß auch nicht weiter.
acting-hint-close = Tipp ausblenden
acting-undo = Meine letzte Aktion zurücknehmen
acting-undo-asked = { $name } möchte etwas zurücknehmen: { $count ->
        [one] eine Aktion.
       *[other] die letzten { $count } Aktionen.
    }
acting-undo-agree = Zustimmen
acting-undo-refuse = Ablehnen
acting-undo-waiting = Du möchtest etwas zurücknehmen. Die anderen müssen zustimmen.
acting-undo-agreed = Du hast zugestimmt. Warten auf die anderen.
acting-away = Der Bot { $bot } spielt für dich, solange du weg bist.
acting-come-back = Wieder da

## Tasten

acting-keys = Tasten
acting-keys-title = Tasten am Tisch
acting-keys-on = Diese Tasten benutzen
acting-key-build = Bauen
acting-key-produce = Produzieren
acting-key-harbour = Für den Hafen kaufen
acting-key-sail = Fahren
acting-key-loan = Einen Kredit aufnehmen
acting-key-commit = Den zusammengestellten Zug ausführen
acting-key-back = Letztes zurücknehmen
acting-key-close = Aus einer Auswahl zurück
acting-key-skip = Zum Jetzt springen: gleich zeigen, was die anderen tun
acting-key-help = Diese Tasten zeigen
acting-keyname-Enter = Eingabe
acting-keyname-Backspace = Rücktaste
acting-keyname-Escape = Esc
acting-key-boxes = In einer Reihe von Containern: Pfeiltasten bewegen, die Leertaste wählt aus; wo Preise festgelegt werden, ändern links und rechts den Preis, und eine Ziffer nennt ihn.
