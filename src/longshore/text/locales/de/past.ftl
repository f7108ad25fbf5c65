# Die Vergangenheit einer Partie: das Protokoll, der Rückblick, die Wertung, die Wirtschaft als Grafik.

past-round = Runde { $round }
past-turn = Runde { $round }, { $seat }
past-seat = { $name } ({ $seat })
past-number = { $value }

## Das Protokoll

past-log = Protokoll
past-log-entries = Was geschehen ist
past-log-filter = Anzeigen für
past-log-all = Alle
past-log-only = Nur was { $name } ({ $seat }) betrifft
past-log-earlier = Frühere Züge zeigen
past-log-newest = Zum Neuesten
past-log-nothing = Hier ist noch nichts geschehen.
past-since = Seit deinem Zug
past-log-see = Stellung ansehen
past-log-taken-back = Zurückgenommen:
past-log-by-clock = Zeit abgelaufen
past-log-by-bot = von einem Bot gespielt

past-log-opened = Der Tisch wurde eröffnet.
past-log-forked = { $study ->
        [yes] Dieser Tisch untersucht einen Moment aus einer anderen Partie. Was nicht bekannt sein konnte, wurde neu ausgeteilt.
       *[no] Dieser Tisch setzt eine andere Partie von einem bestimmten Moment an fort.
    }
past-log-joined = { $name } nahm als { $seat } Platz.
past-log-left = { $running ->
        [yes] { $name } ({ $seat }) verließ den Tisch. Ein Bot spielt weiter.
       *[no] { $name } ({ $seat }) verließ den Tisch.
    }
past-log-dropped = { $running ->
        [yes] Der Gastgeber gab den Platz von { $name } ({ $seat }) einem Bot.
       *[no] Der Gastgeber machte den Platz von { $name } ({ $seat }) frei.
    }
past-log-took-over = { $name } hat { $seat } übernommen: Karte und Geld von jetzt an, nicht die Geheimnisse von vorher.
past-log-dropped-together = Alle haben zugestimmt: Für { $name } ({ $seat }) spielt ein Bot weiter.
past-log-seat-asked = { $what ->
        [drop] Der Gastgeber fragt die anderen: Darf für { $name } ({ $seat }) ein Bot weiterspielen?
       *[hand] Der Gastgeber fragt die anderen: Darf der Platz von { $name } ({ $seat }) an jemand anderen weitergegeben werden?
    }
past-log-seat-answered = { $agree ->
        [yes] { $seat } stimmt dem Gastgeber zu.
       *[no] { $seat } stimmt nicht zu: Der Platz bleibt, wie er ist.
    }
past-log-seat-settled = Alle haben zugestimmt: Der Gastgeber darf den Platz von { $name } ({ $seat }) weitergeben.
past-log-seat-withdrawn = Der Gastgeber hat die Frage zurückgezogen.
past-log-bot = Der Bot { $bot } nahm als { $seat } Platz.
past-log-emptied = { $seat } ist wieder frei.
past-log-seats-ordered = { $drawn ->
        [yes] Die Sitzordnung wurde ausgelost.
       *[no] Der Gastgeber hat die Sitzordnung geändert.
    }
past-log-offered = { $seat } wird an jemand anderen weitergegeben.
past-log-renamed = { $seat } heißt jetzt { $name }.
past-log-renamed-by-server = { $seat } heißt jetzt { $name }: Der bisherige Name ist auf diesem Server nicht erlaubt.
past-log-closed = Der Gastgeber schloss den Tisch.
past-log-closed-by-server = Wer den Server betreibt, schloss den Tisch.
past-log-undo-asked = { $count ->
        [one] { $seat } möchte eine Aktion zurücknehmen.
       *[other] { $seat } möchte { $count } Aktionen zurücknehmen.
    }
past-log-undo-answered = { $agree ->
        [yes] { $seat } stimmt der Rücknahme zu.
       *[no] { $seat } stimmt nicht zu. Nichts wird zurückgenommen.
    }
past-log-undone = { $count ->
        [one] { $seat } nahm eine Aktion zurück.
       *[other] { $seat } nahm { $count } Aktionen zurück.
    }
past-log-undone-together = { $count ->
        [one] Alle waren einverstanden: Eine Aktion wurde zurückgenommen.
       *[other] Alle waren einverstanden: { $count } Aktionen wurden zurückgenommen.
    }
past-log-taken-over = Die Zeit von { $seat } war um. Der Bot { $bot } spielt weiter.
past-log-returned = { $name } ({ $seat }) ist wieder da.

## Zurücknehmen

past-undo-here = Bis hier zurücknehmen
past-undo-title = Bis zu diesem Moment zurücknehmen?
past-undo-free = { $count ->
        [one] Eine Aktion wird zurückgenommen. Danach kannst du neu entscheiden.
       *[other] { $count } Aktionen werden zurückgenommen. Danach kannst du neu entscheiden.
    }
past-undo-ask = { $count ->
        [one] Eine Aktion würde zurückgenommen. Zuerst werden die anderen am Tisch gefragt; sagt jemand Nein, bleibt alles, wie es ist.
       *[other] { $count } Aktionen würden zurückgenommen. Zuerst werden die anderen am Tisch gefragt; sagt jemand Nein, bleibt alles, wie es ist.
    }
past-undo-yes = Zurücknehmen
past-undo-yes-ask = Die anderen fragen

## Zurückblicken

past-scrub = Zurückblicken
past-scrub-slider = Moment der Partie
past-scrub-keys = Pfeiltasten: eine Aktion. Umschalttaste und Pfeiltasten: ein Zug. Bildtasten: zehn Aktionen. Leertaste: abspielen oder anhalten.
past-scrub-spoken = Runde { $round }, { $seat }: { $what }
past-scrub-deal = Startverteilung
past-scrub-turn-back = Einen Zug zurück
past-scrub-back = Eine Aktion zurück
past-scrub-play = Abspielen
past-scrub-pause = Pause
past-scrub-forward = Eine Aktion vor
past-scrub-turn-forward = Einen Zug vor
past-scrub-first-is = Hier beginnt die Partie.
past-scrub-last-is = Danach ist noch nichts geschehen.
past-scrub-go = Gehe zu …
past-scrub-rounds = Runden
past-scrub-auctions = Versteigerungen
past-scrub-auction = Runde { $round }: Ladung von { $seat }
past-scrub-end = Das Ende wird ausgelöst
past-scrub-copy = Link kopieren
past-scrub-copied = Kopiert
past-fork = Ab hier weiterspielen
past-fork-title = Von diesem Moment an weiterspielen?
past-fork-again = Ein neuer Tisch wird eröffnet, an dem es von hier aus weitergeht. Du spielst { $seat }, Bots spielen die anderen. Diese Partie bleibt, wie sie ist.
past-fork-study = Ein neuer privater Tisch wird eröffnet, an dem es von hier aus weitergeht. Du spielst { $seat }, Bots spielen die anderen. Die Wertkarten, die du nicht kennst, werden neu ausgeteilt. Diese Partie geht weiter wie bisher.
past-fork-yes = Tisch eröffnen

## Die Wertung

past-score = Die Wertung, Schritt für Schritt
past-score-of = Die Wertung von { $name }
past-score-large = Als Tabelle zeigen
past-score-later = Wenn das Spiel vorbei ist, steht hier Schritt für Schritt, wie gewertet wird.
past-end-standing = So steht es
past-score-won-alone = { $names } gewinnt mit { $amount } $.
past-score-won-island = { $names } gewinnt: Mehrere haben den besten Endstand von { $amount } $, und { $names } hat davon die meisten Container auf der Insel übrig ({ $count } zu { $less }).
past-score-won-factory = { $names } gewinnt: Mehrere haben den besten Endstand von { $amount } $, und { $names } hat davon die meisten Container im Fabriklager ({ $count } zu { $less }).
past-score-won-shared = { $names } teilen sich den Sieg mit { $amount } $.
past-score-f1 = Die Farbe mit 5/10 $
past-score-f2 = Die häufigste Farbe abgeben
past-score-f3 = Zählen
past-score-f4 = Wer gewinnt
past-score-every = Alle fünf Farben sind auf der Insel: { log-a-colour.nomen } zählt { $amount } $.
past-score-missing = { $count ->
        [5] Die Insel ist leer: { log-a-colour.nomen } zählt { $amount } $.
        [one] Auf der Insel fehlt eine Farbe ({ $missing }): { log-a-colour.nomen } zählt { $amount } $.
       *[other] Auf der Insel sind nicht alle fünf Farben (es fehlen { $missing }): { log-a-colour.nomen } zählt { $amount } $.
    }
past-score-discard-nothing = Es gibt nichts abzugeben.
past-score-discard-most = { $count ->
        [one] Mit einem Container ist { log-a-colour.nomen } die häufigste Farbe und wird abgegeben.
       *[other] Mit { $count } Containern ist { log-a-colour.nomen } die häufigste Farbe und wird abgegeben.
    }
past-score-discard-two-value = Am häufigsten sind { $tied } (je { $count }); { log-a-colour.nomen } ist die Farbe mit 5/10 $ und wird deshalb abgegeben.
past-score-discard-least = Am häufigsten sind { $tied } (je { $count }); { log-a-colour.nomen } ist am wenigsten wert und wird deshalb abgegeben.
past-score-times = { $count } × { $amount } $
past-score-none = keine
past-score-removed = abgegeben
past-score-island = Insel
past-score-cash = Bargeld
past-score-harbour = Hafenlager
past-score-ship = Schiff
past-score-bank = Hafen bei der Investmentbank
past-score-loans = Kredite
past-score-total = Summe
past-score-place = Platz { $place }
past-score-tie-island = { $count ->
        [one] Ein Container auf der Insel übrig
       *[other] { $count } Container auf der Insel übrig
    }
past-score-tie-factory = { $count ->
        [one] Ein Container im Fabriklager
       *[other] { $count } Container im Fabriklager
    }

## Die Wirtschaft als Grafik

past-economy = Die Wirtschaft dieser Partie
past-economy-how = Fahre mit der Maus über eine Grafik oder nutze dort die Pfeiltasten, um die Zahlen zu lesen. Ein Doppelklick oder die Eingabetaste zeigt den Tisch in diesem Moment.
past-economy-running = Solange die Partie läuft, siehst du, was du wissen darfst. Nach dem Ende siehst du alles.
past-economy-nothing = Hier gibt es noch nichts zu sehen.
past-economy-large = Groß zeigen

past-axis-round = Runde
past-axis-turn = Zug
past-axis-seat = Platz
past-axis-dollars = Dollar
past-axis-dollars-round = Dollar in der Runde
past-axis-each = Dollar pro Container
past-axis-containers = Container

past-figure-worth = Vermögen
past-figure-worth-reading = Was jeder Platz in der Wertung bekommen hätte, wenn das Spiel nach diesem Zug zu Ende gewesen wäre.
past-figure-worth-own = Was du in der Wertung bekämst, wenn das Spiel nach diesem Zug zu Ende wäre. Die Wertkarten der anderen sind bis zum Schluss geheim.
past-figure-cash = Bargeld
past-figure-cash-reading = Was jeder Platz am Ende jedes Zuges auf der Hand hatte.
past-figure-supply = Geld im Spiel
past-figure-supply-reading = Das Bargeld aller Plätze zusammen, am Ende jedes Zuges.
past-figure-flows = Woher das Geld kommt und wohin es geht
past-figure-flows-reading = Über der Linie: was die Plätze in jeder Runde von außen bekamen. Darunter: was sie nach außen zahlten. Was die Plätze einander zahlen, steht hier nicht.
past-figure-prices = Preise entlang der Kette
past-figure-prices-reading = Was ein Container kostete, vom Fabriklager bis zur Insel. Ein größeres Zeichen steht für mehr Container. Auf der Insel ist es das Angebot, auf die Ladung verteilt, ohne die Subvention; es hat eine eigene Skala.
past-figure-deliveries = Lieferungen im Lauf der Zeit
past-figure-deliveries-reading = Wie viele Container bisher auf die Insel jedes Platzes kamen.
past-figure-colours = Lieferungen nach Farbe
past-figure-colours-reading = Welche Farben auf die Insel jedes Platzes kamen.

past-money-seats = alle Plätze
past-money-brokers = Broker und Zahlungskarte
past-flow-loans = neue Kredite
past-flow-subsidy = Subventionen
past-flow-domestic = Inlandsverkäufe
past-flow-brokers = von Brokern gewonnen
past-flow-interest = Zinsen
past-flow-machines = Maschinen
past-flow-warehouses = Lagerhäuser
past-flow-declined = abgelehnte Angebote
past-flow-repaid = getilgte Kredite
past-flow-bids = Angebote an Broker
past-place-factory = Fabriklager
past-place-harbour = Hafenlager
past-place-island = Insel
past-cargo-sold = verkaufte Ladung
past-cargo-kept = selbst behaltene Ladung

past-plot-legend = Ein- oder ausblenden
past-plot-part = { $title }: { $part }
past-plot-spoken = { $when }: { $values }
past-plot-value = { $what } { $value }
past-plot-as-table = Als Tabelle
past-plot-as-chart = Als Grafik
past-plot-csv = Zahlen (CSV)
past-plot-svg = Bild (SVG)
past-scrub-told = Was in diesem Moment geschah
