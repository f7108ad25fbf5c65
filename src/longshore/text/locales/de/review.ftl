# Die Nachbesprechung einer Partie: wo das Geld verdient und verloren wurde. Auf der Seite und bei `longshore review`.

review-title = Wo das Geld verdient und verloren wurde
review-about = Eine Suche sieht jede Entscheidung noch einmal an, und zwar nur mit dem Wissen, das der Platz damals haben konnte. Die Dollarbeträge messen den Vorsprung: wie weit ein Platz sechs Runden später, oder am Ende, voraussichtlich vor dem besten der anderen liegt.
review-waiting = Die Nachbesprechung wartet, bis sie an der Reihe ist …
review-running = Die Nachbesprechung entsteht: { $done } von { $all } …
review-failed = Die Nachbesprechung kam nicht zustande. Vielleicht klappt es beim nächsten Versuch.
review-again = Noch einmal versuchen
review-back = Zurück zum Tisch
review-not-over = { $name }: Diese Partie ist nicht zu Ende; nur beendete Partien werden nachbesprochen.
review-playouts-range = --playouts geht von { $least } bis { $most }, nicht { $given }.

## Die Aussichten

review-standing = Die Aussichten
review-standing-reading = Welches Endergebnis jeder Platz zu Beginn jedes Zuges erwarten konnte, mit den Wertkarten, wie sie lagen, und wenn alle vernünftig weitergespielt hätten. Der letzte Punkt ist das Ergebnis.
review-chances = Gewinnchancen
review-chances-reading = Wie oft jeder Platz gewann, wenn die Partie vom Beginn jedes Zuges an weitergespielt wurde.
review-end = Ende
review-axis-percent = Prozent
review-percent = { $value } %

## Ein Platz

review-account = Wie der Vorsprung zustande kam
review-opening = Platz und erste Maschine
review-own-card = Die eigene Wertkarte ({ $card })
review-other-cards = Die Wertkarten der anderen
review-decisions = Die teuren Entscheidungen
review-rest = Alles Übrige: die Entscheidungen der anderen, Kleinigkeiten, Zufall
review-final = Vorsprung am Ende
review-costliest = Die teuersten Entscheidungen
review-none = Keine Entscheidung kostete deutlich mehr, als der Zufall erklärt.
review-played = Gespielt: { $action }
review-better = Besser: { $action }
review-cost = Kostete { $amount } $, plus/minus { $error } $
review-hindsight = { $sign ->
        [plus] Mit den Wertkarten, wie sie lagen, kostete es { $amount } $.
        [minus] Mit den Wertkarten, wie sie lagen, brachte es { $amount } $: Glück, denn niemand konnte sie kennen.
       *[none] Mit den Wertkarten, wie sie lagen, kostete es nichts.
    }
review-see = Stellung ansehen
review-see-round = Runde { $round }: Stellung ansehen
review-every = Alle Entscheidungen
review-before = Beste Wahl
review-after = Wie gespielt
review-loss = Unterschied
review-error = ± { $error } $

## Gründe

review-cause-sold-below-worth = Die Ladung wurde für { $bid } $ verkauft, { $dollars } $ unter ihrem Wert: Auf der eigenen Insel war sie { $worth } $ wert.
review-cause-kept-above-worth = Die Ladung wurde für { $bid } $ behalten, obwohl sie dort nur { $worth } $ wert war: Der Verkauf hätte mit der Subvention { $dollars } $ mehr gebracht.
review-cause-bid-above-worth = Das Angebot von { $bid } $ lag { $dollars } $ über dem, was die Ladung wert war ({ $worth } $).
review-cause-bid-too-high = Das Angebot von { $bid } $ war mehr als nötig: Besser waren { $better } $.
review-cause-bid-too-low = Geboten wurden { $bid } $ für eine Ladung, die { $worth } $ wert war: Besser waren { $better } $.
review-cause-priced-too-low = { $store ->
        [factory] Die Waren im Fabriklager waren zusammen { $dollars } $ zu billig ausgezeichnet.
       *[harbour] Die Waren im Hafenlager waren zusammen { $dollars } $ zu billig ausgezeichnet.
    }
review-cause-priced-too-high = { $store ->
        [factory] Die Waren im Fabriklager waren zusammen { $dollars } $ zu teuer ausgezeichnet.
       *[harbour] Die Waren im Hafenlager waren zusammen { $dollars } $ zu teuer ausgezeichnet.
    }
review-cause-store-empty-for = { $store ->
        [factory] Das Fabriklager blieb { $rounds } Runden lang leer.
       *[harbour] Das Hafenlager blieb { $rounds } Runden lang leer.
    }
review-cause-ship-idle-for = { $cargo ->
        [0] Das Schiff lag { $rounds } Runden lang leer am selben Ort.
        [one] Das Schiff lag { $rounds } Runden lang am selben Ort, mit einem Container an Bord.
       *[other] Das Schiff lag { $rounds } Runden lang am selben Ort, mit { $cargo } Containern an Bord.
    }
review-cause-passed-with-actions = { $actions ->
        [one] Eine Aktion wurde verschenkt.
       *[other] { $actions } Aktionen wurden verschenkt.
    }
review-cause-paid-interest-for = Ein Kredit, der zurückgezahlt werden konnte, kostete noch { $rounds } Runden lang Zinsen, zusammen { $dollars } $.
review-cause-borrowed-early = Der Kredit war noch nicht nötig: Es waren noch { $dollars } $ auf der Hand.
review-cause-built-late = { $building ->
        [machine] Die Maschine für { $price } $ kam zu spät, um sich zu lohnen: { $rounds ->
            [0] Die Partie endete in derselben Runde.
            [one] Die Partie endete eine Runde später.
           *[other] Die Partie endete { $rounds } Runden später.
        }
       *[warehouse] Das Lagerhaus für { $price } $ kam zu spät, um sich zu lohnen: { $rounds ->
            [0] Die Partie endete in derselben Runde.
            [one] Die Partie endete eine Runde später.
           *[other] Die Partie endete { $rounds } Runden später.
        }
    }
review-cause-ended-behind = Damit wurde das Ende der Partie ausgelöst, bei einem Rückstand von { $dollars } $.
review-cause-auction-ended-turn = { $actions ->
        [one] Die Versteigerung beendete den Zug, obwohl noch eine Aktion übrig war.
       *[other] Die Versteigerung beendete den Zug, obwohl noch { $actions } Aktionen übrig waren.
    }
review-cause-sailed-with-room = { $cargo ->
        [one] Das Schiff fuhr mit einem Container zur Insel, obwohl noch etwas zu laden war.
       *[other] Das Schiff fuhr mit { $cargo } Containern zur Insel, obwohl noch etwas zu laden war.
    }
review-cause-lost-to-bid = Mit { $bid } $ war die Ladung verloren: Das höchste Angebot war { $high } $, { $better } $ hätten gewonnen.
review-cause-awarded-leader = Von denen, die gleichauf lagen, bekam die Ladung, wer { $dollars } $ vor dem anderen lag.
review-cause-missed-goods = { $way ->
        [produce] { $count ->
            [one] Stattdessen hätte ein Container produziert werden können.
           *[other] Stattdessen hätten { $count } Container produziert werden können.
        }
        [stock] { $count ->
            [one] Stattdessen hätte für { $paid } $ ein Container für das Hafenlager gekauft werden können.
           *[other] Stattdessen hätten für { $paid } $ { $count } Container für das Hafenlager gekauft werden können.
        }
       *[load] { $count ->
            [one] Stattdessen hätte für { $paid } $ ein Container geladen werden können.
           *[other] Stattdessen hätten für { $paid } $ { $count } Container geladen werden können.
        }
    }
# $count Container wurden für $paid genommen, $better andere waren für $cost zu haben.
review-cause-other-goods = { $way ->
        [stock] Für das Hafenlager gekauft: { $count } für { $paid } $. Andere waren besser: { $better } für { $cost } $.
       *[load] Geladen: { $count } für { $paid } $. Andere waren besser: { $better } für { $cost } $.
    }
review-cause-ship-kept = { $to ->
        [island] { $cargo ->
            [one] Das Schiff hätte stattdessen zur Insel fahren und den Container an Bord verkaufen können.
           *[other] Das Schiff hätte stattdessen zur Insel fahren und die { $cargo } Container an Bord verkaufen können.
        }
       *[sea] { $cargo ->
            [0] Das Schiff hätte stattdessen auslaufen können, um Waren zu holen.
            [one] Das Schiff hätte stattdessen auslaufen können, mit einem Container an Bord.
           *[other] Das Schiff hätte stattdessen auslaufen können, mit { $cargo } Containern an Bord.
        }
    }
review-cause-missed-call = { $side ->
        [goods] { $count ->
            [one] Stattdessen war der Container eines Brokers für ein Angebot von { $dollars } $ zu haben.
           *[other] Stattdessen waren { $count } Container eines Brokers für ein Angebot von { $dollars } $ zu haben.
        }
       *[money] { $count ->
            [one] Stattdessen waren { $dollars } $ eines Brokers für einen Container zu haben.
           *[other] Stattdessen waren { $dollars } $ eines Brokers für { $count } Container zu haben.
        }
    }
review-cause-better-kept = Die { $dollars } $, die das kostete, wären besser auf der Hand geblieben.
review-cause-better-only = Die andere Wahl brachte beim Weiterspielen mehr; einen einfacheren Grund gibt es nicht.
