# Was an einer getippten Zeile falsch ist: ein halber Satz, dann das Richtige. Er folgt auf die Stelle
# („Spalte 5: …“). Wörter der Notation (give up warehouse, factory, goods) tippt man in jeder Sprache so.
# Nur $found hat seine Anführungszeichen schon. $fault ist „missing“ oder „wrong“.

notation-at = { $place }: { $problem }
notation-line = Zeile { $line }
notation-column = Spalte { $column }
notation-letter = { $letter } ({ $colour })
# Ein Platz in einer Liste: wie man ihn tippt und wie er heißt
notation-seat-name = { $seat-key } ({ $seat })

notation-none = hier steht keine Aktion; eine Aktion beginnt mit einem dieser Wörter: { $words }
notation-second-line = eine Aktion ist eine Zeile; das hier ist eine zweite
notation-too-much = { $found } ist zu viel: Die Aktion ist davor schon vollständig
notation-action = { $fault ->
        [missing] hier fehlt eine Aktion; eine Aktion beginnt mit einem dieser Wörter: { $words }
       *[wrong] { $found } ist keine Aktion; eine Aktion beginnt mit einem dieser Wörter: { $words }
    }
notation-action-near = { $found } ist keine Aktion; eine Aktion beginnt mit einem dieser Wörter: { $words }; meinst du { $near }?
notation-build = { $fault ->
        [missing] hier fehlt, was du bauen willst; baue ein Lagerhaus (warehouse) oder eine Maschine; die Farben sind { $colours }
       *[wrong] { $found } kann man nicht bauen; baue ein Lagerhaus (warehouse) oder eine Maschine; die Farben sind { $colours }
    }
notation-place = { $fault ->
        [missing] hier fehlt, wohin du fährst; fahre nach sea, island oder zu einem Platz; die Plätze sind { $seats }
       *[wrong] dorthin kann man nicht fahren: { $found }; fahre nach sea, island oder zu einem Platz; die Plätze sind { $seats }
    }
notation-place-bank = { $fault ->
        [missing] hier fehlt, wohin du fährst; fahre nach sea, island, bank oder zu einem Platz; die Plätze sind { $seats }
       *[wrong] dorthin kann man nicht fahren: { $found }; fahre nach sea, island, bank oder zu einem Platz; die Plätze sind { $seats }
    }
notation-call = { $fault ->
        [missing] hier fehlt, weswegen du den Broker anrufst: goods oder money
       *[wrong] wegen { $found } ruft man keinen Broker an, sondern wegen goods oder money
    }
notation-give = { $fault ->
        [missing] hier fehlt eine Aktion; schreib give up warehouse oder give up machine
       *[wrong] { $found } ist keine Aktion; schreib give up warehouse oder give up machine
    }
notation-give-up = { $fault ->
        [missing] hier fehlt, was du hergibst; schreib give up warehouse oder give up machine
       *[wrong] { $found } kann man nicht hergeben; schreib give up warehouse oder give up machine
    }

# Farben, Plätze, Broker, Lager
notation-colour = { $fault ->
        [missing] hier fehlt eine Farbe; die Farben sind { $colours }
       *[wrong] { $found } ist keine Farbe; die Farben sind { $colours }
    }
notation-colour-near = { $found } ist keine Farbe; die Farben sind { $colours }; meinst du { $near }?
notation-seat = { $fault ->
        [missing] hier fehlt ein Platz; die Plätze sind { $seats }
       *[wrong] { $found } ist kein Platz; die Plätze sind { $seats }
    }
notation-broker = { $fault ->
        [missing] hier fehlt ein Broker; die Broker sind { $brokers }
       *[wrong] { $found } ist kein Broker; die Broker sind { $brokers }
    }
notation-store = { $fault ->
        [missing] hier fehlt ein Lager; schreib factory oder harbour, dann Container daraus
       *[wrong] { $found } ist kein Lager; schreib factory oder harbour, dann Container daraus
    }
# $store ist das getippte Wort: factory oder harbour
notation-store-twice = { $store } steht zweimal da

# Container und ihre Preise; $example ist „k@4“
notation-priced-missing = hier fehlt ein Container mit seinem Preis, so wie { $example }
notation-arrow-missing = hier fehlen -> und die Preise des ganzen Hafenlagers
notation-price-missing = der Preis dieses Containers fehlt; man schreibt { $example }
notation-not-priced = { $found } ist kein Container mit seinem Preis; man schreibt { $example }
notation-no-price = diese Container haben keinen Preis; man schreibt nur die Farbe

# Zahlen
notation-number = { $fault ->
        [missing] hier fehlt eine Zahl
        [wrong] { $found } ist keine Zahl
       *[range] { $found } ist zu groß oder zu klein
    }; { $what ->
        [bid] ein Angebot ist eine ganze Zahl ab { $lowest }
        [call] ein Angebot für Container ist eine ganze Zahl ab { $lowest }
        [loans] die Zahl der Kredite geht von { $lowest } bis { $highest }
        [bluff] die Zahl der Bluffkarten geht von { $lowest } bis { $highest }
        [factory-price] ein Preis im Fabriklager ist eine Zahl von { $lowest } bis { $highest }
        [harbour-price] ein Preis im Hafenlager ist eine Zahl von { $lowest } bis { $highest }
        [store-price] ein Preis in einem Lager ist eine Zahl von { $lowest } bis { $highest }
       *[price] ein Preis ist eine Zahl von { $lowest } bis { $highest }
    }
