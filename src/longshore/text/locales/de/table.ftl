# Wozu ein Tisch Nein sagt: was nicht stimmt und was richtig wäre.

refused-no-such-table = Hier gibt es keinen Tisch { $table }; sieh dir die Adresse noch einmal an.
refused-busy = An diesem Tisch geschieht gerade zu viel auf einmal; versuch es noch einmal.
refused-store-trouble = Der Server erreicht seine Datenbank im Moment nicht; sende es in einer Sekunde noch einmal, mit demselben Schlüssel.
refused-table-damaged = Das Protokoll des Tisches { $table } ist beschädigt und nicht lesbar; andere Tische laufen weiter. Wer den Server betreibt, findet die Stelle mit „longshore audit“ und kann eine Sicherung einspielen.
refused-edition-gone = An Tisch { $table } wird die Ausgabe „{ $edition-key }“ gespielt, die dieser Server nicht hat; die anderen Tische laufen weiter. Wer den Server betreibt, kann sie mit --editions wieder bereitstellen.
refused-metrics-closed = Die Zahlen dieses Servers sind nur in seinem eigenen Netz zu sehen.
refused-http = { $reason } ({ $status }).

# Plätze und Schlüssel
refused-plan-length = Der Plan nennt { $planned ->
        [one] einen Platz
       *[other] { $planned } Plätze
    }, der Tisch hat aber { $seats }.
refused-plan-bot = Für einen Platz, der als „{ $kind }“ geplant ist, wurde ein Bot genannt; ein Platz für einen Bot heißt „bot“.
refused-no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }.
refused-clock-empty = Eine Uhr braucht Zeit für einen Zug, für die Partie oder für beides.
refused-empty-text = In diesem Text steht nichts.
refused-text-too-long = Dieser Text ist zu lang: Höchstens { $most } Zeichen sind erlaubt.
refused-unknown-token = Dieser Link gilt nicht mehr: Zu seinem Token gehört an diesem Tisch nichts. Tritt noch einmal bei oder nimm den Link, den du bekommen hast.
refused-bearer-needed = Ein Token wird als „Authorization: Bearer …“ gesendet.
refused-token-needed = Dafür braucht es das Token eines Platzes, als „Authorization: Bearer …“ oder als das Cookie, das man beim Beitreten bekommt.
refused-no-seat = Zu deinem Token gehört an diesem Tisch kein Platz.
refused-which-seat = Du hast mehrere Plätze ({ $seats }); gib in „seat“ die Nummer von einem an.
refused-not-your-seat = Der Platz { $seat } gehört dir nicht.
refused-host-only = Das kann nur der Gastgeber des Tisches.
refused-too-many-keys = Ein Tisch hat höchstens { $most } Schlüssel; widerrufe zuerst einen.
refused-no-such-key = Du hast hier keinen Schlüssel „{ $key }“, den du widerrufen könntest.
refused-last-host-key = Das ist der letzte Schlüssel des Gastgebers; ohne ihn könnte niemand den Tisch schließen. Erstelle zuerst einen anderen.
refused-offer-is-for = Diese Einladung ist für { $seat }.
refused-seat-in-use = Jemand spielt { $seat }; der Gastgeber kann einen Platz erst weitergeben, wenn die Person weg ist.
refused-seat-left = Der Platz { $seat } ist schon verlassen: Ein Bot spielt weiter.
refused-seat-sealed = { $seat } hat ein verdecktes Angebot abgegeben; der Platz kann übernommen werden, sobald die Angebote aufgedeckt sind.
refused-hand-needs-leave = Den Platz { $seat } kann der Gastgeber nur mit Zustimmung der anderen weitergeben; frage sie zuerst.
refused-hand-nobody-to-ask = Sonst ist niemand am Tisch, der seit dem Beginn dabei ist und zustimmen könnte, dass { $seat } weitergegeben wird: Ein Bot spielt den Platz zu Ende.
refused-asked-already = Die anderen sind wegen { $seat } schon gefragt und müssen noch antworten.
refused-nothing-to-do = Es gibt nichts zu ändern.
refused-hand-agreed = Die anderen haben schon zugestimmt: { $seat } kann weitergegeben werden.
refused-leave-not-asked = Mit Eintrag { $asked } hat der Gastgeber nichts gefragt, oder es ist schon entschieden.
refused-leave-not-yours = Zustimmen müssen hier die anderen am Tisch, nicht du.
refused-before-your-time = Eintrag { $given } war, bevor du diesen Platz übernommen hast; eine Studie beginnt mit dem, was du selbst gesehen hast.
refused-plays-already = Du spielst schon an diesem Tisch; niemand spielt zwei Plätze, die nicht von Anfang an derselben Person gehörten.
refused-quota = { $kind ->
        [talk] Von diesem Platz wurde so viel gesagt, dass nichts mehr ins Protokoll des Tisches passt ({ $most } Zeilen je Platz).
        [guests] Die Zuschauer haben so viel gesagt, dass nichts mehr ins Protokoll des Tisches passt ({ $most } Zeilen).
        [names] Dieser Platz hat { $most }-mal den Namen gewechselt; öfter geht es nicht.
        [keys] Für diesen Platz wurden { $most } Schlüssel erstellt; mehr gibt es nicht, widerrufene zählen mit.
        [comings] An diesen Tisch haben sich schon so viele gesetzt ({ $most }), dass es niemand mehr kann, bis der Gastgeber einen Platz neu besetzt: mit einem Bot oder als frei.
        [seating] Der Gastgeber hat den Platz { $seat } { $most }-mal besetzt; öfter geht es nicht.
        [ordering] Der Gastgeber hat die Sitzordnung { $most }-mal geändert; öfter geht es nicht.
        [handing] Der Platz { $seat } wurde { $most }-mal weitergegeben; öfter geht es nicht.
        [asking] { $seat } hat { $most }-mal gefragt, ob etwas zurückgenommen werden darf; öfter geht es nicht.
        [leave] Der Gastgeber hat { $most }-mal wegen { $seat } gefragt; öfter geht es nicht.
        [undo] { $seat } hat { $most }-mal etwas zurückgenommen; öfter geht es nicht.
        [returns] { $seat } ist { $most }-mal zurückgekehrt; öfter geht es nicht. Spiel einfach: Wer handelt, ist wieder da.
        [play] { $seat } hat { $most }-mal gehandelt, öfter kann es ein Platz an einem Tisch nicht; ein Bot kann für ihn weiterspielen.
       *[bots] An diesem Tisch haben Bots { $most }-mal gehandelt; öfter geht es nicht. Eröffne einen neuen Tisch.
    }
refused-agreed-already = Dem, was mit Eintrag { $asked } gefragt wurde, hast du schon zugestimmt; die anderen müssen noch antworten.
refused-invitation-needed = Dieser Tisch ist nicht öffentlich; man kommt nur mit seiner Einladung herein.
refused-wrong-invitation = Diese Einladung gilt nicht oder nicht mehr; bitte um eine neue.
refused-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
refused-spectators-read = An diesem Tisch lesen Zuschauer den Chat nur mit; sprechen kann, wer am Tisch sitzt.
refused-guest-name-taken = Am Tisch heißt schon jemand { $name }; nimm einen anderen Namen.
refused-name-banned = Der Name { $name } ist auf diesem Server nicht erlaubt; nimm einen anderen.
refused-table-full = Alle Plätze dieses Tisches sind besetzt.
refused-seat-taken = { $seat } ist besetzt; noch frei: { $free }.
refused-seat-has-person = Auf dem Platz { $seat } sitzt jemand; entferne die Person zuerst.
refused-seats-moved = Seit Eintrag { $given } hat sich jemand gesetzt, ist aufgestanden oder umgezogen; sieh nach, wer wo sitzt (Eintrag { $now }), und ordne die Plätze neu.
refused-seat-order = Eine Sitzordnung nennt jeden der { $seats } Plätze einmal, mit seiner Nummer von 0 bis { $last }.
refused-seat-without-person = Auf dem Platz { $seat } sitzt niemand, dessen Platz vergeben werden könnte.
refused-seats-open = Es gibt freie Plätze; warte, bis sich jemand dorthin setzt, oder nenne in „fill“ einen Bot dafür.
refused-not-open = Das geht nur, bevor die Partie begonnen hat; { $status ->
        [running] an diesem Tisch wird schon gespielt
        [finished] an diesem Tisch ist die Partie zu Ende
       *[closed] dieser Tisch ist geschlossen
    }.
refused-table-ended = { $status ->
        [finished] An diesem Tisch ist die Partie zu Ende
       *[closed] Dieser Tisch ist geschlossen
    }; dort lässt sich nichts mehr ändern.

# Spielen
refused-not-running = { $status ->
        [open] Die Partie hat noch nicht begonnen.
        [finished] Das Spiel ist vorbei.
       *[closed] Der Tisch ist geschlossen.
    }
refused-seq-ahead = Einen Eintrag { $given } gibt es noch nicht; der letzte ist { $now }.
refused-stale = Seit Eintrag { $given } ist das Spiel weitergegangen; sieh nach, was geschehen ist (der letzte Eintrag ist { $now }), und entscheide neu.
refused-draft-not-now = { $seat } kann nur im eigenen Zug etwas ausprobieren, solange eine Aktion gefragt ist.
refused-turn-over = Was davor steht, beendet den Zug von { $seat }: Sende den Rest, wenn der Tisch wieder auf { $seat } wartet.
refused-notation = { $problem }
refused-other-seats-action = Der Text ist eine Aktion von { $seat }, gesendet hat ihn aber ein anderer Platz.
refused-undo-off = An diesem Tisch wird nichts zurückgenommen.
refused-undo-not-free = Das lässt sich nicht ohne Nachfrage zurücknehmen: Andere haben seither etwas getan, oder etwas wurde aufgedeckt. Nenne in „to“ den Eintrag, zu dem es zurückgehen soll; dann werden die anderen gefragt, wenn der Tisch es erlaubt.
refused-undo-no-entry = Eintrag { $to } ist keine Aktion, die gilt; bis dorthin lässt sich nichts zurücknehmen.
refused-undo-not-asked = Mit Eintrag { $asked } hat niemand um eine Rücknahme gebeten, oder sie ist schon entschieden.
refused-undo-own = Du hast selbst um diese Rücknahme gebeten; zustimmen müssen die anderen.
refused-not-away = Für { $seat } spielt kein Bot.
refused-no-hints = An diesem Tisch geben Bots keine Tipps.
refused-news-of = Neuigkeiten gibt es von 1 bis { $most } Tischen, jeder als „Tisch.Ticket“, mit Kommas dazwischen.
refused-news-ticket = Ein Ticket für Neuigkeiten gilt nicht: Frag den Tisch noch einmal danach.
refused-no-webhook = Für deinen Platz ist kein Webhook eingerichtet.

# Zurückblicken
refused-no-such-entry = Einen Eintrag { $given } gibt es nicht; es gibt 1 bis { $last }.
refused-not-dealt-yet = Bei Eintrag { $given } hatte die Partie noch nicht begonnen.
refused-no-such-format = Ein Format „{ $given }“ gibt es nicht; es gibt: { $known }.
refused-no-such-language = Eine Sprache „{ $given }“ gibt es nicht; es gibt: { $known }.

# Was gesendet wurde
refused-not-json = Der Inhalt muss JSON sein (Content-Type: application/json), nicht { $sent }.
refused-broken-json = Der Inhalt ist kein gültiges JSON.
refused-wrong-field = { $problem }.
refused-wrong-parameter = Der Parameter { $name } ist falsch: { $problem }.
refused-frame-too-large = Eine Nachricht hat höchstens { $most } Bytes.
refused-lobby-status = Tische werden nach ihrem Stand aufgelistet ({ $known }), nicht nach „{ $status }“.
refused-lobby-edition = Eine Ausgabe „{ $edition }“ gibt es nicht; es gibt: { $known }.
refused-lobby-more = „more“ muss das sein, was die letzte Seite der Lobby angegeben hat.
refused-too-many-tables = Von deiner Adresse aus sind { $most } Tische offen oder im Spiel; schließe einen oder spiele eine Partie zu Ende.
refused-review-not-over = Die Partie ist nicht zu Ende: Nur beendete Partien werden nachbesprochen.
refused-too-many-reviews = Schon { $most } Nachbesprechungen warten; frage in einer Minute noch einmal.
