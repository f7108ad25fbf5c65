# Die Einstellungen eines Tisches: jede mit einem Namen, einem Satz, der sie erklärt (…-about), und den Namen ihrer Werte.

option-edition = Ausgabe
option-edition-about = Welche Ausgabe des Spiels ihr spielt. Sie legt alle Einstellungen unten fest; jede davon lässt sich noch ändern.
option-edition-classic = Klassisch
option-edition-classic-about = Die erste Ausgabe von 2007: Container, Schiffe und verdeckte Angebote, sonst nichts.
option-edition-anniversary = Jubiläum
option-edition-anniversary-about = Die Ausgabe zum zehnten Jubiläum von 2018: mit der Investmentbank, mit Bluffkarten und mit weniger Maschinen.

option-seats = Plätze
option-seats-about = Wie viele mitspielen. Davon hängt auch ab, wie viele Container, Maschinen und Lagerhäuser es gibt.
# Eine der Zahlen von Plätzen, die zur Wahl stehen
option-seats-value = { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }

# Ein Schalter in den Regeln
option-on = An
option-off = Aus
# Neben einer Einstellung, die in der Ausgabe anders ist
option-edition-says = In der Ausgabe: { $value }.
# Unter einer Zahl, die man wählen kann
option-range = { $least } bis { $most }.

# Gruppen von Einstellungen
option-group-length = Länge der Partie
option-group-market = Kaufen und Verschiffen
option-group-auction = Versteigerungen
option-group-money = Geld
option-group-end = Endwertung

option-supply = Container von jeder Farbe
option-supply-about = Das Spiel endet, wenn zwei Farben aufgebraucht sind; mit weniger Containern ist die Partie also kürzer.
option-machines = Maschinen von jeder Farbe
option-machines-about = Wie viele es von jeder Farbe zu bauen gibt, die vom Anfang eingerechnet. Sind es wenige, bekommen nicht alle die Farbe, die sie wollen.
option-warehouses = Lagerhäuser
option-warehouses-about = Wie viele es für alle zusammen gibt, die vom Anfang eingerechnet. Sind es wenige, wird der Platz heiß umkämpft.
option-round-limit = Höchstzahl der Runden
option-round-limit-about = Beendet und wertet die Partie nach so vielen Runden, wenn sie nicht schon vorher zu Ende ist. Das hilft, wenn niemand mehr Geld ausgeben will.
option-round-limit-none = Unbegrenzt
option-round-limit-rounds = { $n ->
        [one] Nach { $n } Runde
       *[other] Nach { $n } Runden
    }

option-investment-bank = Investmentbank
option-investment-bank-about = Drei Broker nehmen Zinsen und Angebote ein und verkaufen, was sie haben, in Versteigerungen, die von Zug zu Zug laufen.
option-domestic-sale = Inlandsverkauf
option-domestic-sale-about = Eine Hilfe für Anfänger: Verkaufe einen Container aus deinem Fabriklager für 2 $ zurück an den Vorrat, damit niemand auf dem Trockenen sitzt.
option-domestic-sale-off = Nein
option-domestic-sale-pre-turn = Einmal zu Beginn eines Zuges
option-domestic-sale-action = Als Aktion
option-docked-loading = Laden, während das Schiff im Hafen liegt
option-docked-loading-about = Ob man mit einer Aktion weitere Container laden kann, ohne vorher auszulaufen.
option-broker-win = Gewinn bei einem Broker
option-broker-win-about = Wer zu Beginn des eigenen Zuges die Zahlungskarte hat, gewinnt. Das kann nach dem Zahlen der Zinsen geschehen oder davor: Dann lassen sich die Zinsen aus dem Gewinn zahlen.
option-broker-win-after-interest = Nach den Zinsen
option-broker-win-before-interest = Vor den Zinsen
option-idle-production-fee = Die Gewerkschaft bezahlen, wenn nichts produziert wird
option-idle-production-fee-about = Man darf auch „produzieren“, nur um Preise zu ändern. Diese Einstellung sagt, ob das trotzdem den üblichen Dollar kostet.

option-auction = Art des Bietens
option-auction-about = Wie die anderen an der Insel auf eine Ladung bieten.
option-auction-sealed = Verdeckt: alle gleichzeitig und geheim
option-auction-progressive = Offen: der Reihe nach, jedes Mal höher
option-all-zero = Wenn alle 0 $ bieten
option-all-zero-about = Was mit einer Ladung geschieht, für die niemand zahlen will.
option-all-zero-seller = Sie bleibt beim Besitzer des Schiffs
option-all-zero-tie = Gleichstand: Es wird neu geboten
option-bluff = Bluffkarten
option-bluff-about = Karten im Wert von 0 $, die ein verdecktes Angebot größer aussehen lassen, als es ist. Im Spiel für Experten zählt ein Angebot mit so einer Karte 0 $.
option-bluff-none = Keine
option-bluff-plain = Sie verbergen, wie hoch ein Angebot ist
option-bluff-cancel = Für Experten: Sie machen das Angebot ungültig

option-money = Bargeld
option-money-about = Ob man sieht, wie viel Bargeld die anderen haben.
option-money-hidden = Verdeckt
option-money-open = Offen
option-money-cards = Zahl der Geldkarten
option-money-cards-about = Ob man sieht, wie viele Scheine die anderen auf der Hand haben, aber nicht, welche.
option-money-cards-hidden = Verdeckt
option-money-cards-open = Offen
option-seizure = Wenn Zinsen nicht gezahlt werden können
option-seizure-about = Was die Bank für einen Kredit pfändet, dessen Zinsen nicht gezahlt werden.
option-seizure-printed = Wie im ersten Druck: Der Nachbar entscheidet alles
option-seizure-erratum = Mit der Berichtigung: ein Container, sonst zwei aus den Lagern, sonst ein Gebäude
option-seizure-anniversary = Milde: ein Container, nie ein Gebäude

option-discard-tie = Welche Farbe man abgibt, wenn mehrere am häufigsten sind
option-discard-tie-about = Am Ende verlierst du alle Container deiner häufigsten Farbe. Das hier gilt bei Gleichstand zwischen Farben.
option-discard-tie-two-value = Die Farbe mit 5/10 $ zuerst
option-discard-tie-free = Freie Wahl
option-tie-break = Gleicher Endstand
option-tie-break-about = Wer gewinnt, wenn zwei gleich viel haben.
option-tie-break-island = Die meisten Container auf der Insel
option-tie-break-factory = Die meisten Container im Fabriklager

# Was nicht zusammenpasst
option-clash-few-warehouses = { $seats } Plätze brauchen am Anfang { $seats } Lagerhäuser. Nimm mindestens { $seats }.
option-clash-bank-supply = Die Investmentbank braucht übrige Container: Nimm höchstens { $most } von jeder Farbe oder schalte die Bank aus.
option-clash-cancel-open = Beim offenen Bieten kann nichts geheim ungültig werden. Nimm verdeckte Angebote oder andere Bluffkarten.
option-clash-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
# Was erlaubt ist, aber nichts bewirkt
option-clash-bluff-open = Beim offenen Bieten gibt es nichts zu verbergen, darum nützen Bluffkarten nichts.
option-clash-cards-open = Bei offenem Bargeld sehen ohnehin alle das Geld, darum sagt die Zahl der Karten nichts Neues.
option-clash-tiny-supply = { $n ->
        [one] Mit nur { $n } Container von jeder Farbe ist das in ein paar Minuten vorbei.
       *[other] Mit nur { $n } Containern von jeder Farbe ist das in ein paar Minuten vorbei.
    }
