# Warum eine Aktion nicht möglich ist: was nicht stimmt und was richtig wäre.
# Die Formen des Adjektivs ({ log-a-colour.e } und so weiter) stehen in log.ftl.
refused-game-over = Das Spiel ist vorbei.
refused-not-asked = { $seat } hat gerade nichts zu entscheiden; der Tisch wartet auf { $others }.
refused-wrong-moment = Das geht jetzt nicht: { $seat } muss { $needed ->
        [act] eine Aktion ausführen oder passen
        [price] den zurückgegebenen Containern Preise geben
        [bids] auf die Ladung bieten
        [tiebreak] ein Zusatzangebot abgeben, um den Gleichstand zu brechen (auch 0 $ ist erlaubt)
        [raise] das Angebot erhöhen oder passen
        [decide] das höchste Angebot akzeptieren oder ablehnen
        [seize] den Container auswählen, der gepfändet wird
        [seize-kind] entscheiden, ob ein Lagerhaus oder eine Maschine gepfändet wird
        [seize-machine] die Maschine auswählen, die gepfändet wird
        [pay] den Brokern die gebotenen Container geben
       *[other] gerade etwas anderes tun
    }.
refused-no-actions = { $seat } hat keine Aktion mehr: Möglich ist nur noch, einen Kredit zurückzuzahlen oder zu passen und damit den Zug zu beenden.
refused-not-possible = { $seat } kann das jetzt nicht tun.
refused-no-such-colour = Es gibt keine Farbe mit der Nummer { $number }; die Farben haben die Nummern 0 bis 4.
refused-no-such-seat = Es gibt keinen Platz mit der Nummer { $number }; die { $seats } Plätze sind ab 0 nummeriert.
refused-no-such-price = Ein { log-a-colour.er } Container kann dort nicht { $price } $ kosten: Möglich sind { $lowest } $ bis { $highest } $.
refused-not-for-sale = Dort gibt es keinen { log-a-colour.en } Container zu { $price } $; es gibt: { $goods }.
refused-too-dear = { $seat } hat { $cash } $ und kann { $price } $ nicht zahlen{ $loans ->
        [0] {""}
        [one] , darf aber vorher einen Kredit aufnehmen
       *[other] , darf aber vorher { $loans } Kredite aufnehmen
    }.
refused-wage-too-dear = { $seat } hat { $cash } $ und kann dem Gewerkschaftsvorsitzenden { $price } $ nicht zahlen{ $loans ->
        [0] {""}
       *[other] , darf aber vorher einen Kredit aufnehmen
    }.
refused-store-differs = Das ganze Lager muss ausgelegt werden, nicht mehr und nicht weniger: { $goods }.
refused-no-machine-space = { $seat } hat keinen Platz für noch eine Maschine: Mehr als vier sind nicht möglich.
refused-no-warehouse-space = { $seat } hat keinen Platz für noch ein Lagerhaus: Mehr als fünf sind nicht möglich.
refused-machine-owned = { $seat } hat schon eine { log-a-colour.e } Maschine: nie zwei in derselben Farbe.
refused-machines-gone = Im Vorrat ist keine { log-a-colour.e } Maschine mehr.
refused-warehouses-gone = Im Vorrat ist kein Lagerhaus mehr.
refused-produced-already = { $seat } hat in diesem Zug schon produziert; das geht nur einmal pro Zug.
refused-nothing-to-produce = { $seat } kann nichts produzieren und hat im Fabriklager nichts, was einen neuen Preis bekommen könnte.
refused-thrown-away = Nichts darf weggeworfen werden; im Fabriklager liegt schon: { $goods }.
refused-must-make = Das ganze Fabriklager muss ausgelegt werden, mit allem, was schon da war, und einem Container von jeder Maschine, die einen produzieren kann: { $goods }.
refused-must-choose = { $count ->
        [one] Es ist nur Platz für einen Container; genau einer von diesen muss produziert werden: { $goods }.
       *[other] Es ist nur Platz für { $count } Container; genau { $count } von diesen müssen produziert werden: { $goods }.
    }
refused-called-and-ending = Wer in diesem Zug den Broker angerufen hat, darf das Spiel nicht durch Produzieren beenden.
refused-own-factory = { $seat } darf nicht aus dem eigenen Fabriklager kaufen.
refused-takes-nothing = Mindestens ein Container muss genommen werden.
refused-factory-empty = { $host } hat nichts im Fabriklager.
refused-harbour-full = { $seat } kann { $count ->
        [one] keinen Container
       *[other] keine { $count } Container
    } kaufen: Im Hafenlager ist { $room ->
        [0] kein Platz mehr
       *[other] nur noch Platz für { $room }
    }.
refused-nothing-to-reprice = { $seat } hat im Hafenlager nichts, was einen neuen Preis bekommen könnte.
refused-no-domestic-sale = An diesem Tisch gibt es keinen Inlandsverkauf.
refused-nothing-to-sell = { $seat } hat nichts in den eigenen Lagern, was zu verkaufen wäre.
refused-first-turn = { $seat } darf im ersten Zug keinen Inlandsverkauf machen.
refused-sale-comes-first = { $seat } darf pro Zug einen Inlandsverkauf machen, und zwar vor den Aktionen.
refused-not-at-sea = { $seat } muss zuerst auf die offene See fahren: Von Hafen zu Hafen kostet es zwei Aktionen.
refused-at-sea-already = Das Schiff von { $seat } ist schon auf offener See.
refused-empty-ship = { $seat } braucht mindestens einen Container an Bord, um zur Insel zu fahren.
refused-own-harbour = { $seat } darf nicht in den eigenen Hafen fahren.
refused-no-investment-bank = An diesem Tisch gibt es keine Investmentbank.
refused-not-in-harbour = Das Schiff von { $seat } liegt in keinem Hafen eines Mitspielers: Zum Laden muss es erst in einen einlaufen.
refused-not-in-bank-harbour = Das Schiff von { $seat } liegt nicht im eigenen Hafen bei der Investmentbank.
refused-no-docked-loading = An diesem Tisch lädt ein Schiff nur bei der Ankunft.
refused-ship-full = { $seat } kann { $count ->
        [one] keinen Container
       *[other] keine { $count } Container
    } laden: Auf dem Schiff ist { $room ->
        [0] kein Platz mehr
       *[other] nur noch Platz für { $room }
    }.
refused-harbour-empty = { $host } hat nichts im Hafenlager.
refused-bank-harbour-empty = { $seat } hat keinen Container im eigenen Hafen bei der Investmentbank.
refused-not-on-pier = Dort gibt es keinen { log-a-colour.en } Container; es gibt: { $goods }.
refused-negative-bid = Betrag, Kredite und Bluffkarten eines Angebots sind Zahlen ab 0.
refused-too-many-loans = { $seat } darf { $free ->
        [0] keinen Kredit mehr
        [1] nur noch einen Kredit
       *[other] nur noch { $free } Kredite
    } aufnehmen: Mehr als zwei offene Kredite sind nicht erlaubt.
refused-no-bluffing-cards = An diesem Tisch gibt es keine Bluffkarten.
refused-too-many-bluffs = { $seat } hat { $cards ->
        [0] keine Bluffkarte mehr
        [one] nur eine Bluffkarte
       *[other] nur { $cards } Bluffkarten
    } auf der Hand.
refused-bid-too-high = { $seat } kann höchstens { $limit } $ bieten{ $loans ->
        [0] {""}
        [one] , mit einem Kredit bis zu { $most } $
       *[other] , mit { $loans } Krediten bis zu { $most } $
    }.
refused-open-loan-first = Beim offenen Bieten wird ein Kredit vorher aufgenommen, sodass alle es sehen: erst der Kredit, dann das Angebot.
refused-no-bluffing-openly = Beim offenen Bieten sind Bluffkarten nutzlos.
refused-bid-too-low = Das Angebot muss mindestens { $lowest } $ betragen.
refused-award-instead = Die Angebote sind gleich hoch: Wähle, wer die Ladung bekommt ({ $others }), oder lehne ab.
refused-accept-instead = Die Angebote sind nicht gleich hoch: Akzeptiere das höchste oder lehne ab.
refused-not-tied = { $seat } gehört nicht zum Gleichstand; gleichauf liegen: { $others }.
refused-loan-with-bid = { $seat } muss noch ein verdecktes Angebot abgeben: Der Kredit gehört zum Angebot, wie in „bid 12 loan“.
refused-not-own-turn = { $seat } darf einen Kredit nur im eigenen Zug zurückzahlen.
refused-repay-later = { $seat } darf einen Kredit zwischen den Aktionen zurückzahlen, nicht jetzt.
refused-in-default = { $seat } darf keinen Kredit aufnehmen, solange die Pfändung läuft.
refused-no-loan = { $seat } hat keinen Kredit, der zurückzuzahlen wäre.
refused-repay-too-dear = { $seat } hat { $cash } $ und kann die 10 $ nicht zurückzahlen.
refused-no-such-broker = Die Broker heißen I, II und III.
refused-called-already = { $seat } hat den Broker in diesem Zug schon angerufen; das geht nur einmal pro Zug.
refused-won-this-turn = { $seat } hat zu Beginn dieses Zuges eine Versteigerung beim Broker gewonnen und darf ihn in diesem Zug nicht anrufen.
refused-ending-no-call = Das Spiel endet mit diesem Zug: { $seat } darf den Broker nicht mehr anrufen.
refused-empty-space = Dieser Broker hat dort nichts, worauf man bieten könnte.
refused-other-space = Es läuft schon eine Versteigerung: Bieten kann man nur auf { $kind ->
        [goods] die Container
       *[money] das Geld
    } von Broker { $broker }.
refused-too-few-containers = Das Angebot muss aus mindestens { $lowest ->
        [one] einem Container
       *[other] { $lowest } Containern
    } bestehen.
refused-must-pay = Zu zahlen ist, was geboten wurde, jeder Container einmal: { $goods }.
refused-cannot-seize = Dieser { log-a-colour.e } Container kann nicht gepfändet werden, sondern nur einer von diesen: { $goods }.
refused-machine-safe = Die { log-a-colour.e } Maschine kann nicht gepfändet werden, sondern nur eine von diesen: { $goods }.
