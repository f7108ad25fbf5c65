# Das Bild des Tisches. Kurz halten: Was länger ist als sein Platz, wird kleiner geschrieben.
# Hier ist $colour schon der deutsche Name; die Formen nach der Endung stehen bei log-a-colour in log.ftl.
drawing-title = Longshore: { $edition-key ->
        [classic] klassische Ausgabe
        [anniversary] Jubiläumsausgabe
       *[other] { $edition }
    }, { $seats } Spieler
drawing-seen-by-seat = aus der Sicht von { $seat }
drawing-seen-by-spectator = aus der Sicht der Zuschauer
drawing-seen-by-referee = alle Karten offen
drawing-round = Runde { $round } · { $first } hat angefangen
drawing-turn = { $active } ist am Zug
drawing-default = { $loans ->
        [one] ein Kredit im Rückstand
       *[other] { $loans } Kredite im Rückstand
    }{ $containers ->
        [0] {""}
        [one] , ein Container ist zu pfänden
       *[other] , { $containers } Container sind zu pfänden
    }
drawing-waiting = Warten auf { $seats }: { $decision }
drawing-decision = { $phase ->
        [act] { $actions ->
            [0] den Zug beenden
            [one] noch eine Aktion oder passen
           *[other] { $actions } Aktionen oder passen
        }
        [make] welche Container produziert werden
        [price] Preise für die Container auf der Hand
        [stock] was aus dem Fabriklager gekauft wird
        [load] was geladen wird
        [bids] verdeckte Angebote für die Ladung
        [tiebreak] verdeckte Zusatzangebote, um den Gleichstand zu brechen
        [raise] das Angebot erhöhen oder passen
        [decide] das höchste Angebot akzeptieren oder ablehnen
        [seize] welcher Container gepfändet wird
        [seize-kind] ob ein Lagerhaus oder eine Maschine gepfändet wird
        [seize-machine] welche Maschine gepfändet wird
        [call-bid] wie viel dem Broker geboten wird
        [offer] welche Container dem Broker geboten werden
        [pay] in welcher Reihenfolge die Broker bezahlt werden
       *[other] eine Entscheidung
    }
drawing-won = { $winners ->
        [one] Das Spiel ist vorbei: { $seats } hat gewonnen
       *[other] Das Spiel ist vorbei: geteilter Sieg für { $seats }
    }
drawing-last-turn = Die zweite Farbe ist aufgebraucht: Das Spiel endet nach dem Zug von { $active }
drawing-container = { log-a-colour.er } Container
drawing-container-priced = { log-a-colour.er } Container zu { $price } $
drawing-containers = { $count ->
        [0] kein { log-a-colour.er } Container
        [one] ein { log-a-colour.er } Container
       *[other] { $count } { log-a-colour.e } Container
    }
drawing-machine = { log-a-colour.e } Maschine
drawing-warehouse = Lagerhaus
drawing-supply = Vorrat
drawing-supply-of = { $colour }: noch { $count } Container und { $machines ->
        [one] eine Maschine
       *[other] { $machines } Maschinen
    }
drawing-left = noch { $count }
drawing-gone = leer
drawing-machines-left = Maschinen: { $count }
drawing-warehouses-left = Lagerhäuser: { $count }
drawing-seized = Gepfändet
drawing-sea = Die See
drawing-island = Fremde Insel
drawing-island-of = { $seat } auf der Insel: { $count ->
        [one] ein Container
       *[other] { $count } Container
    }
drawing-bank-harbours = Häfen bei der Investmentbank
drawing-bank-harbour-of = { $seat } bei der Investmentbank: { $count ->
        [one] ein Container
       *[other] { $count } Container
    }
drawing-open-sea = Offene See
drawing-harbours = Häfen
drawing-harbour-of = Hafen von { $seat }
drawing-at-sea = auf offener See
drawing-at-island = an der Insel
drawing-at-bank = bei der Bank
drawing-at-harbour = im Hafen von { $seat }
drawing-ship-at = Schiff von { $seat }, { $berth }
drawing-ship = Schiff { $berth }
drawing-board-of = Spielertafel von { $seat }
drawing-you = { $name } (du)
drawing-to-decide = ist dran
drawing-harbour-store = Hafenlager { $used } von { $room }
drawing-factory-store = Fabriklager { $used } von { $room }
drawing-cash-hidden = $ verdeckt
drawing-money = Geld: { $cash }; Kredite: { $loans }
drawing-money-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
drawing-loan = Kredit
drawing-loan-taken = ein Kredit
drawing-card = Wertkarte: { $values }
drawing-card-hidden = Wertkarte: verdeckt
drawing-auction = Versteigerung: { $seat } bietet { $count ->
        [one] einen Container
       *[other] { $count } Container
    } an
drawing-bid = { $amount } ${ $bluff ->
        [0] {""}
        [one] {" "}und ein Bluff
       *[other] {" "}und { $bluff } Bluffs
    }
drawing-bid-cancelled = 0 $ ({ $amount } $ gestrichen)
drawing-bid-sealed = { $amount } ${ $loans ->
        [0] { $bluff ->
            [0] {""}
            [one] {" "}mit einem Bluff
           *[other] {" "}mit { $bluff } Bluffs
        }
        [one] {" "}mit einem Kredit{ $bluff ->
            [0] {""}
            [one] {" "}und einem Bluff
           *[other] {" "}und { $bluff } Bluffs
        }
       *[other] {" "}mit { $loans } Krediten{ $bluff ->
            [0] {""}
            [one] {" "}und einem Bluff
           *[other] {" "}und { $bluff } Bluffs
        }
    }
drawing-sealed = { $cards ->
        [0] verdeckt
        [one] verdeckt, { $cards } Karte
       *[other] verdeckt, { $cards } Karten
    }
drawing-sealed-own = verdeckt
drawing-no-bid = noch kein Angebot
drawing-passed = ausgestiegen
drawing-highest = höchstes Angebot
drawing-in-hand = Auf der Hand von { $seat }, noch ohne Preis
drawing-for-factory = Fabriklager
drawing-for-harbour = Hafenlager
drawing-bank = Investmentbank
drawing-broker = Broker { $name }
drawing-broker-holds = Broker { $name }: { $count ->
        [one] ein Container
       *[other] { $count } Container
    } und { $money } $
drawing-arrow = das markierte Feld
drawing-payment-card = Zahlungskarte
drawing-payment-card-free = frei
drawing-payment-card-held = { $seat } bietet
drawing-from-factory = Fabrik
drawing-from-harbour = Hafen
drawing-result = Ergebnis
drawing-score-cash = Bargeld
drawing-score-island = Insel
drawing-score-harbour = Hafenlager
drawing-score-ship = Schiff
drawing-score-bank = Hafen bei der Bank
drawing-score-loans = Kredite
drawing-score-of = { $name }: { $total }
drawing-discarded = auf der Insel abgegeben: { $colour }
