# Die eigenen Partien, was sie zusammen ergeben, und andere Spieler; wo es Konten gibt.

refused-no-such-player = Hier gibt es niemanden namens { $name }, dessen Seite alle sehen dürfen.

## Die eigene Seite

players-part-games = Partien
players-part-sums = Statistik
players-part-account = Konto
players-games = Laufende Partien
players-games-none = Keine Partie wartet auf dich, und keine läuft.
players-rated = gewertet
players-past = Beendete Partien
players-past-none = Mit diesem Konto hast du noch keine Partie beendet.
players-more = Mehr zeigen
players-result = { $place ->
        [1] Erster Platz mit { $score }
        [2] Zweiter Platz mit { $score }
        [3] Dritter Platz mit { $score }
        [4] Vierter Platz mit { $score }
       *[other] Fünfter Platz mit { $score }
    }
players-lost = { $how ->
        [left] vor dem Ende gegangen: letzter Platz
       *[clock] am Ende ohne Bedenkzeit: letzter Platz
    }
players-change = Wertung { $change }
players-closed = vor dem Ende geschlossen

## Statistik

players-sums-none = Noch nichts: Zu sehen ist etwas, sobald eine Partie zu Ende ist.
players-pool = Partien
players-count = { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
players-wins = Siege
players-wins-value = { $wins } von { $games }
players-wins-about = Ein geteilter Sieg zählt zum Teil.
players-places = Plätze
players-place = { $place }.
players-score = Geld am Ende
players-score-value = { $mean } im Schnitt, höchstens { $best }
players-money = Woher dein Geld kam, im Schnitt einer Partie
players-source = { $source ->
        [start] Startgeld
        [auctions] Versteigerte Ladungen
        [subsidies] Zuschüsse dafür
        [factory] Verkauf aus der Fabrik
        [harbour] Verkauf aus dem Hafen
        [domestic] Inlandsverkäufe
        [wages] Löhne der Gewerkschaft
        [brokers] Makler
        [island] Container auf der Insel
        [left-over] Container anderswo
        [stocked] Einkauf für den Hafen
        [loaded] Ladung fürs Schiff
        [bought] Ersteigerte Ladungen
        [kept] Selbst behaltene Ladungen
        [buildings] Maschinen und Lagerhäuser
        [interest] Zinsen
       *[loans] Kredite
    }
players-colours = Deine Farben
players-colour = Farbe
players-colour-made = Hergestellt
players-colour-island = Am Ende auf der Insel
players-bidding = Wie du bietest
players-bidding-none = Du hast noch auf keine fremde Ladung geboten.
players-bidding-all = { $bids ->
        [one] Du hast auf eine Ladung geboten, { $part } von dem, was sie dir wert war.
       *[other] Du hast auf { $bids } Ladungen geboten, im Schnitt { $part } von dem, was sie dir wert waren.
    }
players-bidding-won = { $won ->
        [0] Bekommen hast du keine davon.
        [one] Eine hast du bekommen, für { $part } ihres Werts.
       *[other] { $won } hast du bekommen, für { $part } ihres Werts.
    }
players-bidding-about = Der Wert ist, was dir eine Ladung am Ende brächte, so wie es in dem Moment aussah.
players-ratings = Wertungen
players-ratings-about = Aus gewerteten Partien, eine für jede Ausgabe und Spielerzahl. Wer neu ist, hat 1500; was hinter ± steht, sagt, wie sicher das ist.
players-ratings-none = Noch keine gewerteten Partien.
players-rating = { $points } ± { $spread }
players-provisional = vorläufig
players-list-link = Wertungen aller
players-against = Gegeneinander
players-against-none = Noch niemand.
players-against-value = { $games ->
        [one] eine Partie: { $ahead }-mal davor, { $behind }-mal dahinter
       *[other] { $games } Partien: { $ahead }-mal davor, { $behind }-mal dahinter
    }
players-gone = jemand, dessen Konto gelöscht ist

## Wer es sehen darf

players-public = Wer deine Wertungen sieht
players-public-about = Nur du, solange du sie nicht zeigst: Dann sehen alle deinen Namen, deine Wertungen und wie deine gewerteten Partien ausgingen, und du stehst in der Liste der Wertungen. Partien, die nicht zählen, werden nie gezeigt.
players-public-switch = Alle dürfen sie sehen
players-public-link = Deine Seite

## Seiten für alle

players-page-games = Gewertete Partien
players-list = Wertungen
players-list-about = Bots und alle, die ihre Wertungen zeigen.
players-list-none = Hier ist noch niemand gewertet.
