# Die begleitete erste Partie: ihre Tür, der Lotse am Tisch und die Lektionen. Der Lotse duzt den Spieler, ruhig und kurz.
# Eine Lektion „guide-produce“ hat eine Überschrift (…-title) und einen Text. $seat, $boss, $other, $seller, $winner
# sind Plätze („Rot“), $colour und $wanted Farben von Containern („schwarz“).

## Die Tür

guide-door-title = Beim Spielen lernen
guide-door-text = Eine echte Partie in zehn kurzen Runden gegen zwei leichte Bots: Ein Lotse neben dem Spielplan erklärt alles, wenn es zum ersten Mal vorkommt.
guide-door-go = Begleitete Partie starten
guide-door-busy = Der Tisch wird eröffnet …
guide-door-resume = Deine begleitete Partie fortsetzen
guide-door-again = Eine neue starten
guide-door-rules = Oder lies zuerst die Regeln
guide-table-title = Erste Partie

## Der Lotse

guide-name = Lotse
guide-progress = { $done } von { $all } Lektionen
guide-pause = Pause
guide-resume = Lotsen zurückrufen
guide-paused = Der Lotse macht Pause.
guide-next = Verstanden
guide-skip = Auslassen
# Ein Knopf, der den Teil des Tisches ins Bild holt, um den es geht.
guide-where = Wo?
guide-show-me = Zeig’s mir
guide-do-it = Mach’s für mich
guide-try = Probier das: { $action }.
guide-idle-waiting = Die anderen spielen. Schau zu, wer was kauft und zu welchem Preis.
guide-idle-turn = Du bist dran. Tu, was du für das Beste hältst. Wenn du unsicher bist, frage, was ein Bot tun würde.
guide-idle-commit = Dein Zug steht. Drücke den markierten Knopf: Erst dann sehen ihn die anderen.
guide-idle-past = Du blickst zurück. Der Lotse macht weiter, wenn du zum Jetzt zurückkehrst.

## Lektionen: der Anfang

guide-welcome-title = Willkommen im Hafen
guide-welcome = Du produzierst Waren, handelst damit und verschiffst sie. { $begins ->
        [own] Du beginnst.
        [own-before] Du hast begonnen.
        [other-before] { $seat } hat begonnen.
       *[other] { $seat } beginnt.
    } Nach { $rounds } Runden, oder wenn zwei Farben aufgebraucht sind, gewinnt, wer am reichsten ist.
guide-card-title = Deine geheime Karte
guide-card = Das werden Container auf der Insel am Ende für dich wert sein: { log-a-colour.nomen } je 10 $, { $wanted-key ->
        [black] Schwarz
        [brown] Braun
        [orange] Orange
        [tan] Beige
        [white] Weiß
        [purple] Lila
        [beige] Beige
        [grey] Grau
       *[other] { $wanted }
    } 5 oder 10 $, andere weniger. Alle haben verschiedene Karten, darum will jeder etwas anderes.
guide-turn-title = Zwei Aktionen pro Zug
guide-turn = In jedem Zug hast du bis zu zwei Aktionen. Alles, was du jetzt tun kannst, steht hier und auf dem Spielplan; wo etwas nicht geht, erfährst du, warum.

## Lektionen: Waren produzieren und verkaufen

guide-produce-title = Produziere deine erste Ware
guide-produce = Deine Maschine produziert { log-a-colour.e } Container. Das kostet 1 $, und dann legst du einen Preis von 1 bis 4 $ fest. Andere kaufen nur bei dir, wenn er niedrig genug ist.
guide-boss-title = Der Gewerkschaftsvorsitzende
guide-boss = Deinen Dollar hat { $boss } bekommen: Wer vor dir am Zug ist, ist dein Gewerkschaftsvorsitzender. Das geht auch zu deinen Gunsten: Immer wenn { $other } produziert, bekommst du 1 $.
guide-sold-title = Dein erster Verkauf
guide-sold = { $seat } hat in deiner Fabrik eingekauft und dir { $amount } $ gezahlt. Du kannst diese Waren nicht an dich selbst verkaufen: Jeder Schritt des Handels geht über jemand anderen.
guide-stock-title = Fülle deinen Hafen
guide-stock = Kaufe Waren aus einer fremden Fabrik und biete sie in deinem Hafenlager teurer an, als du gezahlt hast: für 2 bis 6 $. Dort laden die Schiffe der anderen. Du hast Platz für { $room ->
        [one] einen weiteren Container
       *[other] { $room } weitere Container
    }.
guide-shipped-title = Ein Schiff war da
guide-shipped = { $seat } hat in deinem Hafen geladen und dir { $amount } $ gezahlt. Was du dort mehr bekommst, als du gezahlt hast, ist dein Gewinn.
guide-build-title = Bauen
guide-build = Mehr Lagerhäuser geben deinem Hafenlager mehr Platz. Mit einer zweiten Maschine produzierst du zwei Farben für denselben Dollar. Gebäude lohnen sich früh im Spiel; am Ende zählen sie nichts.
guide-prices-title = Ändere deine Preise
guide-prices = Was in deinem Hafenlager steht, verkauft sich nicht. Mit einer Aktion kannst du neue Preise festlegen, ohne etwas zu kaufen.
guide-home-title = Im Inland verkaufen
guide-home = Zu Beginn eines Zuges darfst du einen Container für 2 $ in den Vorrat zurückgeben. Das kostet keine Aktion. Der Preis ist schlecht, aber besser als gar kein Geld.

## Lektionen: Schiff und Insel

guide-sail-title = Mit dem Schiff einkaufen
guide-sail = Dein Schiff fährt in den Hafen von { $seat } und lädt zu den Preisen dort. Es trägt fünf Container. Du willst Waren, die die anderen gern auf ihrer Insel hätten.
guide-sea-title = Auf die See
guide-sea = Aus einem Hafen fährt dein Schiff immer zuerst auf die offene See. Von dort erreicht es mit der nächsten Aktion die Insel.
guide-island-title = Zur Insel
guide-island = Fahre zur Insel, und die anderen bieten verdeckt auf deine ganze Ladung. Die Bank verdoppelt, was der Sieger zahlt. Die Versteigerung beendet deinen Zug, also erledige anderes vorher.
guide-worth = { $open ->
        [yes] { $sign ->
            [minus] −{ $now } $ jetzt, höchstens { $most } $
           *[plus] { $now } $ jetzt, höchstens { $most } $
        }
       *[no] { $sign ->
            [minus] −{ $now } $
           *[plus] { $now } $
        }
    }
guide-bid-title = Eine Ladung steht zum Verkauf
guide-bid = { $seller } verkauft diese ganze Ladung. Dir ist sie { guide-worth } wert. { $amount ->
        [0] Das ist sehr wenig, also biete 0 $ und behalte dein Geld.
       *[other] Biete weniger, um Gewinn zu machen: zum Beispiel { $amount } $. Niemand sieht dein Angebot, bevor alle aufgedeckt werden.
    }
guide-tie-title = Gleichstand
guide-tie = Die höchsten Angebote sind gleich. Dein Angebot gilt weiter, und du darfst verdeckt etwas dazulegen; 0 $ ist erlaubt. Steht es dann immer noch gleich, wählt { $seller } den Sieger aus.
guide-decide-title = Verkaufen oder behalten?
guide-decide = { $winner } bietet { $amount } $. Verkaufst du, bekommst du { $total } $, denn die Bank legt noch einmal so viel dazu. Behältst du die Ladung, zahlst du { $amount } $ selbst; dir ist sie { guide-worth } wert. { $better ->
        [accept] Verkaufen sieht besser aus.
       *[decline] Behalten sieht besser aus.
    }
guide-earned-title = Doppelt bezahlt
guide-earned = { $winner } hat dir { $amount } $ gezahlt, und die Bank noch einmal { $amount } $. So kommt neues Geld ins Spiel.
guide-won-title = Deine erste Ladung
guide-won = Die Ladung gehört dir für { $amount } $ und steht auf deiner Insel. Dort bleibt sie bis zum Ende und zählt nach deiner geheimen Karte.
guide-lost-title = Überboten
guide-lost = Du hast diese Ladung nicht bekommen, also zahlst du nichts. Nur der Sieger zahlt. Sieh dir die Angebote an: Sie verraten, was die Ladung den anderen wert ist.
guide-leave-title = Weg von der Insel
guide-leave = Dein leeres Schiff liegt noch an der Insel. Zurück auf die offene See kostet eine Aktion; dann kann es neue Waren holen.

## Lektionen: Geld

guide-loan-title = Kredite
guide-loan = Wenn das Geld knapp ist, leiht dir die Bank jederzeit 10 $, höchstens zweimal. Jeder Kredit kostet zu Beginn jedes Zuges 1 $, und 11 $, wenn du ihn am Ende noch hast.
guide-interest-title = Zinsen
guide-interest = Wenn dein Zug beginnt, zahlst du 1 $ für jeden Kredit. Wer nicht zahlen kann, muss noch einen Kredit aufnehmen; wer schon zwei hat, verliert Container an die Bank.
guide-repay-title = Zahle deinen Kredit zurück
guide-repay = Du hast genug, um 10 $ zurückzuzahlen. Das kostet keine Aktion und spart dir die Zinsen. Am Ende würde der Kredit dich 11 $ kosten.
guide-seize-title = Die Bank pfändet
guide-seize = Jemand konnte die Zinsen nicht zahlen. Wer davor am Zug war, wählt aus, was die Bank pfändet. Das ist dann aus dem Spiel.

## Lektionen: der Zug, das Ende und die Wertung

guide-draft-title = Noch ist nichts getan
guide-draft = So würde der Tisch aussehen. Füge deine zweite Aktion hinzu oder nimm etwas zurück. Die anderen erfahren es erst, wenn du bei deinen Aktionen auf den Knopf drückst.
guide-score-title = Achte auf deine häufigste Farbe
guide-score = Am Ende verlierst du alle Container der Farbe, von der du am meisten hast, hier { log-a-colour.nomen }. Sammle also mehrere Farben. Mit allen fünf zählt dein { $wanted-key ->
        [black] Schwarz
        [brown] Braun
        [orange] Orange
        [tan] Beige
        [white] Weiß
        [purple] Lila
        [beige] Beige
        [grey] Grau
       *[other] { $wanted }
    } 10 $ statt 5 $.
guide-end-title = Das Ende naht
guide-end = Das Spiel endet, wenn eine zweite Farbe aufgebraucht ist. { $rounds ->
        [0] Behalte den Vorrat im Auge.
       *[other] An diesem Tisch endet es auch nach Runde { $rounds }.
    } Jetzt ist es Zeit, Waren zur Insel zu bringen.
guide-last-title = Die letzten Züge
guide-last = Zähle, was du hast: Bargeld voll, 3 $ für jeden Container auf deinem Schiff, 2 $ im Hafenlager, nichts in deiner Fabrik. Gib kein Geld aus, das nicht mehr zurückkommen kann.

## Das Ende

guide-over-title = { $won ->
        [yes] Du hast deine erste Partie gewonnen!
       *[no] Deine erste Partie ist vorbei
    }
guide-over-score = { $place ->
        [1] Du hast { $total } $ erreicht: Platz eins von { $seats }.
        [2] Du hast { $total } $ erreicht: Platz zwei von { $seats }.
        [3] Du hast { $total } $ erreicht: Platz drei von { $seats }.
       *[other] Du hast { $total } $ erreicht: Platz { $place } von { $seats }.
    }
guide-over-debt = Du hast am Ende { $total } $ Schulden: Platz { $place } von { $seats }.
guide-over-made = { $count ->
        [0] Du hast keine Container produziert.
        [one] Du hast einen Container produziert.
       *[other] Du hast { $count } Container produziert.
    }
guide-over-traded = { $count ->
        [0] Niemand hat in deinen Lagern gekauft.
        [one] Du hast einen Container aus deinen Lagern verkauft, für { $amount } $.
       *[other] Du hast { $count } Container aus deinen Lagern verkauft, für insgesamt { $amount } $.
    }
guide-over-landed = { $count ->
        [0] Du hast keine Ladung versteigert.
        [one] Du hast eine Ladung versteigert, und das hat dir { $amount } $ gebracht.
       *[other] Du hast { $count } Ladungen versteigert, und das hat dir insgesamt { $amount } $ gebracht.
    }
guide-over-island = { $count ->
        [0] Auf deiner Insel steht kein Container.
        [one] Auf deiner Insel steht ein Container; er zählte { $amount } $.
       *[other] Auf deiner Insel stehen { $count } Container; sie zählten { $amount } $.
    }
guide-over-advice = { $advice ->
        [ship] Schick dein Schiff nächstes Mal früher los: Versteigerungen bringen das meiste Geld.
        [island] Biete nächstes Mal etwas mehr, wenn deine Farbe mit 10 $ zum Verkauf steht: Die Insel entscheidet viele Partien.
        [colours] Sammle nächstes Mal mehr verschiedene Farben auf deiner Insel, dann verlierst du am Ende weniger.
        [loans] Zahle deine Kredite nächstes Mal vor dem Ende zurück: Jeder hat dich 11 $ gekostet.
       *[well] Das lief gut. Probier als Nächstes solide Bots oder eine Partie mit Freunden.
    }
guide-over-next = Und jetzt?
guide-over-play = Ganze Partie spielen
guide-over-rules = Die Regeln lesen
guide-over-again = Noch einmal begleitet
# Die Zusammenfassung lässt sich verkleinern, um den Tisch zu sehen, und wieder öffnen.
guide-over-close = Schließen
guide-over-open = Was daraus wurde
guide-over-sheet = Wie gewertet wurde, steht neben dem Spielplan unter „Wertung“.
