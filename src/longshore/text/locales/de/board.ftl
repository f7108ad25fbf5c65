# Der gezeichnete Tisch, und was ein Bildschirmleser dazu sagt.
# $name ist der Name einer Person (oder die Farbe des Platzes, wenn dort niemand einen hat), $names eine Liste davon.
# $goods ist eine Liste im Akkusativ („zwei schwarze zu 3 $ und einen beigen zu 2 $“) oder „nichts“ (board-nothing).

## Orte

board-factory-short = Fabrik
board-harbour-short = Hafen
board-factory-own = Dein Fabriklager
board-factory-of = Fabriklager von { $name }
board-harbour-own = Dein Hafenlager
board-harbour-of = Hafenlager von { $name }
board-store = { $name }, { $used } von { $capacity } Plätzen belegt, enthält { $goods }
board-used = { $used }/{ $capacity }
board-machines = { $count ->
        [one] Eine Maschine: { $colours }
       *[other] { $count } Maschinen: { $colours }
    }{ $price ->
        [0] .
       *[other] . Die nächste kostet { $price } $.
    }
board-warehouses = { $count ->
        [one] Ein Lagerhaus
       *[other] { $count } Lagerhäuser
    }{ $price ->
        [0] .
       *[other] . Das nächste kostet { $price } $.
    }
board-nothing = nichts
board-sea = Die See
board-sea-unfold = See und Insel zeigen
board-sea-fold = See und Insel ausblenden
board-landed = { $count ->
        [one] 1 auf der Insel
       *[other] { $count } auf der Insel
    }
board-open-sea = Offene See
board-harbour-berth-of = Hafen von { $name }
board-harbour-berth-own = Dein Hafen
board-island = Fremde Insel
board-island-quay = Inselhafen
board-island-of = { $name } hat auf der Insel { $count ->
        [0] noch nichts
        [one] einen Container: { $goods }
       *[other] { $count } Container: { $goods }
    }
board-bank-harbours = Bankhäfen
board-bank-harbour-of = { $name } hat bei der Investmentbank { $count ->
        [0] nichts
        [one] einen Container: { $goods }
       *[other] { $count } Container: { $goods }
    }
board-board-of = Spielertafel von { $name }
board-board-own = Deine Spielertafel
board-enlarge = , genauer ansehen
board-hand = Auf der Hand
board-hand-holds = Auf der Hand gibt es, noch ohne Preis: { $goods }

## Schiffe

board-ship = Schiff
board-ship-of = Das Schiff von { $name } { $berth } hat an Bord: { $goods }
board-ship-own = Dein Schiff { $berth } hat an Bord: { $goods }
board-at-sea = auf offener See
board-at-island = an der Insel
board-at-bank = bei der Investmentbank
board-at-harbour = im Hafen von { $name }

## Plätze und Geld

board-you = (du)
board-colour-of-seat = , { $seat }
board-to-decide = ist dran
# Gehört, nicht gesehen; der Endstand folgt.
board-winner = Gewonnen mit:
board-money = Geld
board-cash-hidden = Bargeld verdeckt
board-cash-counted = gezählt
board-cash-counted-why = Bargeld ist hier verdeckt. Das ist die Summe dessen, was alle sichtbar gezahlt haben, wie sie jemand mit gutem Gedächtnis wüsste.
board-money-cards = { $count ->
        [one] eine Geldkarte
       *[other] { $count } Geldkarten
    }
board-loan = Kredit
board-loans = { $count ->
        [0] kein Kredit
        [one] ein Kredit
       *[other] { $count } Kredite
    }
board-card = Wertkarte
board-value-card = Wertkarte: { $worths }
board-value-card-hidden = Wertkarte, verdeckt
board-two-values = { $low }/{ $high }

## Der Zug

board-moment-draft = So wird es dann
board-moment-past = Ein früherer Moment
board-round = Runde { $round }
board-turn-of = { $name } ist am Zug.
board-last-turn = Letzter Zug der Partie
board-turns = Plätze in Zugreihenfolge
board-awaited = { $phase ->
        [act] { $actions ->
            [0] { $names } kann den Zug beenden.
            [one] { $names } hat noch eine Aktion.
           *[other] { $names } hat { $actions } Aktionen.
        }
        [make] { $names } wählt aus, was produziert wird.
        [price] { $names } legt Preise fest.
        [stock] { $names } wählt aus, was gekauft wird.
        [load] { $names } wählt aus, was geladen wird.
        [bids] Verdeckte Angebote fehlen noch von: { $names }.
        [tiebreak] Gleichstand. Zusatzangebote fehlen noch von: { $names }.
        [raise] { $names } kann das Angebot erhöhen.
        [decide] { $names } entscheidet: die Ladung verkaufen oder behalten.
        [seize] { $names } wählt den Container aus, der gepfändet wird.
        [seize-kind] { $names } gibt eine Maschine oder ein Lagerhaus ab.
        [seize-machine] { $names } wählt die Maschine aus, die gepfändet wird.
        [call-bid] { $names } ruft einen Broker an.
        [offer] { $names } ruft einen Broker an.
        [pay] { $names } bezahlt die Broker.
       *[other] Warten auf { $names }.
    }
board-awaited-you = { $phase ->
        [act] { $actions ->
            [0] Du bist dran: keine Aktion mehr.
            [one] Du bist dran: noch eine Aktion.
           *[other] Du bist dran: { $actions } Aktionen.
        }
        [make] Wähle aus, was du produzierst.
        [price] Lege Preise für die Container auf deiner Hand fest.
        [stock] Wähle aus, was du kaufst.
        [load] Wähle aus, was du lädst.
        [bids] Gib dein verdecktes Angebot ab.
        [tiebreak] Gleichstand: Gib dein Zusatzangebot ab.
        [raise] Erhöhe das Angebot oder steig aus.
        [decide] Verkaufst du die Ladung, oder behältst du sie?
        [seize] Wähle den Container aus, der gepfändet wird.
        [seize-kind] Gib eine Maschine oder ein Lagerhaus ab.
        [seize-machine] Wähle die Maschine aus, die gepfändet wird.
        [pay] Lege fest, in welcher Reihenfolge die Broker bezahlt werden.
       *[other] Du bist dran.
    }
board-won = { $count ->
        [one] Das Spiel ist vorbei. { $names } hat gewonnen.
       *[other] Das Spiel ist vorbei. { $names } teilen sich den Sieg.
    }
board-default = { $loans ->
        [one] Ein Kredit im Rückstand
       *[other] { $loans } Kredite im Rückstand
    }{ $containers ->
        [0] {""}
        [one] : Ein Container wird gepfändet
       *[other] : { $containers } Container werden gepfändet
    }

## Der Vorrat

board-supply = Vorrat
board-bank = Bank
board-supply-of = { log-a-colour.nomen }: noch { $left } von { $start } Containern, { $machines ->
        [0] keine Maschine
        [one] eine Maschine
       *[other] { $machines } Maschinen
    }
board-warehouses-left = { $count ->
        [0] kein Lagerhaus mehr
        [one] noch ein Lagerhaus
       *[other] noch { $count } Lagerhäuser
    }
board-end-near = { $left ->
        [0] { log-a-colour.nomen } ist aufgebraucht. Das Spiel endet, wenn auch { $wanted-key ->
            [black] Schwarz
            [brown] Braun
            [orange] Orange
            [tan] Beige
            [white] Weiß
            [purple] Lila
            [beige] Beige
            [grey] Grau
           *[other] { $wanted }
        } weg ist: noch { $then }.
       *[other] Das Spiel endet, wenn zwei Farben aufgebraucht sind: { log-a-colour.nomen } noch { $left }, { $wanted-key ->
            [black] Schwarz
            [brown] Braun
            [orange] Orange
            [tan] Beige
            [white] Weiß
            [purple] Lila
            [beige] Beige
            [grey] Grau
           *[other] { $wanted }
        } noch { $then }.
    }
board-end-triggered = Zwei Farben sind aufgebraucht: Das ist der letzte Zug.
board-end-over = Das Spiel ist vorbei.
board-seized = Gepfändet

## Die Versteigerung

board-auction = Versteigerung
board-auction-of = Versteigerung der Ladung von { $name }
board-bid = Angebot: { $amount } ${ $bluff ->
        [0] {""}
        [one] {" "}und eine Bluffkarte
       *[other] {" "}und { $bluff } Bluffkarten
    }{ $cancelled ->
        [yes] , zählt als 0 $
       *[no] {""}
    }
board-bid-sealed = { $cards ->
        [0] Verdeckt geboten
        [one] Verdeckt geboten: { $cards } Karte
       *[other] Verdeckt geboten: { $cards } Karten
    }
board-bid-cards = × { $cards }
board-bid-none = Noch kein Angebot
board-bid-passed = raus
board-bid-highest = höchstes
board-bluffs = { $count ->
        [one] + Bluff
       *[other] + { $count } Bluffs
    }
board-outcome = Ergebnis der Versteigerung
# Was eine Versteigerung ergab. $part: wer es liest, hat ersteigert, verkauft oder keines von beiden.
board-outcome-sold = { $part ->
        [winner] Verkauft: Du hast die Ladung von { $owner } für { $price } $ ersteigert.
        [seller] Verkauft: { $buyer } hat deine Ladung für { $price } $ ersteigert.
       *[none] Verkauft: { $buyer } hat die Ladung von { $owner } für { $price } $ ersteigert.
    }
board-outcome-kept = { $part ->
        [seller] Behalten: Du hast der Bank { $price } $ gezahlt und hast die Ladung.
       *[none] Behalten: { $owner } hat der Bank { $price } $ gezahlt und hat die Ladung.
    }
board-outcome-unsold = { $part ->
        [seller] Niemand hat geboten: Du hast deine Ladung kostenlos.
       *[none] Niemand hat geboten: { $owner } hat die Ladung kostenlos.
    }
board-outcome-own = Du hast { $amount } $ geboten.
board-outcome-subsidy = { $part ->
        [seller] Mit der Subvention der Bank von { $subsidy } $ bekommst du { $total } $.
       *[none] Subvention der Bank: { $subsidy } $.
    }
board-outcome-bids = Alle Angebote
board-outcome-close = Ergebnis schließen

## Die Investmentbank

board-investment-bank = Investmentbank
board-broker-holds = Broker { $name } hat { $money } $; Container: { $goods }
board-payment-card = Zahlungskarte
board-card-is-free = frei
board-card-free = Die Zahlungskarte ist frei
board-card-held = { $side ->
        [goods] { $name } bietet { $amount } $ für die Container von Broker { $broker }
       *[money] { $name } bietet { $goods } Container für das Geld von Broker { $broker }
    }

## Was hier möglich ist: kurze Wörter auf einem kleinen Knopf (board-do-…) und das Ganze für Bildschirmleser (board-act-…)

board-act = { $short }: { $full }
board-do-build-machine = Bauen
board-act-build-machine = eine Maschine bauen
board-do-build-warehouse = Bauen
board-act-build-warehouse = ein Lagerhaus bauen
board-do-produce = Produzieren
board-act-produce = in deiner Fabrik produzieren
board-do-stock = Kaufen
board-act-stock = aus dem Fabriklager von { $name } kaufen
board-do-reprice = Preise
board-act-reprice = die Preise in deinem Hafenlager ändern
board-do-sail-sea = Auslaufen
board-act-sail-sea = auf die offene See fahren
board-do-sail-island = Hierher
board-act-sail-island = zur Insel fahren und die Ladung versteigern
board-do-sail-harbour = Hierher
board-act-sail-harbour = in den Hafen von { $name } fahren
board-do-sail-bank = Hierher
board-act-sail-bank = in deinen Hafen bei der Investmentbank fahren
board-do-load = Laden
board-act-load = aus dem Hafenlager von { $name } laden
board-do-load-bank = Laden
board-act-load-bank = aus deinem Hafen bei der Investmentbank laden
board-do-loan = Kredit
board-act-loan = einen Kredit aufnehmen
board-do-repay = Tilgen
board-act-repay = einen Kredit zurückzahlen
board-do-call-goods = Auf Ware bieten
board-act-call-goods = einen Broker anrufen und auf Container bieten
board-do-call-money = Auf Geld bieten
board-act-call-money = einen Broker anrufen und auf Geld bieten
board-do-price = Preise
board-act-price = Preise für die Container auf deiner Hand festlegen
board-do-give-up-machine = Abgeben
board-act-give-up-machine = eine Maschine abgeben
board-do-give-up-warehouse = Abgeben
board-act-give-up-warehouse = ein Lagerhaus abgeben
board-do-seize-machine = Pfänden
board-act-seize-machine = eine Maschine von { $name } pfänden
board-do-seize = Pfänden
board-act-seize = einen Container von { $name } pfänden
board-do-sell = Verkaufen
board-act-sell = einen Container im Inland verkaufen
# Whether the person at a seat is connected now
board-present = { $here ->
        [yes] verbunden
       *[no] nicht verbunden
    }
