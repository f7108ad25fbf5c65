# Exporte, und was `longshore verify` herausfindet.
refused-not-over = Das Spiel ist nicht vorbei: Solange es läuft, sind seine Karten und verdeckten Angebote geheim. Was du wissen darfst, gibt es als JSON Lines und als CSV.
refused-not-started = Die Partie hat noch nicht begonnen: Es gibt noch nichts zu exportieren.

finding-at = { $place ->
        [entry] Eintrag { $number }
       *[action] Aktion { $number }
    }
finding-other-rules = Gespielt wurde nach den Regeln { $played }, dieses Programm hat { $here }: Ein Unterschied im Spiel kann daher kommen.
finding-not-compared = Laut der Datei war die Festlegung auf die Startverteilung { $commitment }. Das beweist nur dann etwas, wenn der Tisch sie am Anfang genannt hat: Vergleiche sie oder gib sie mit --commitment an.
finding-kept-deal = Die Festlegung { $commitment }, die du aufbewahrt hast, ist die auf die Startverteilung.
finding-kept-bid = Die Festlegung { $commitment }, die du aufbewahrt hast, ist die auf das Angebot von { $seat } ({ $place }: { $text }).
finding-kept-unknown = Die Festlegung { $commitment }, die du aufbewahrt hast, steht nicht in dieser Datei; laut der Datei war die auf die Startverteilung { $deal }.
finding-secret = Das Geheimnis öffnet weder die Festlegung auf die Startverteilung noch { $bids ->
        [one] die auf das verdeckte Angebot
       *[other] die auf die { $bids } verdeckten Angebote
    }: Es ist nicht das Geheimnis dieses Tisches.
finding-deal = Die Startverteilung und die Regeln des Tisches sind die, auf die er sich festgelegt hat.
finding-deal-changed = Die Startverteilung oder die Regeln des Tisches sind nicht die, auf die er sich festgelegt hat, obwohl das Geheimnis seine Angebote öffnet.
finding-deal-or-secret = Die Startverteilung, die Regeln des Tisches oder das Geheimnis sind nicht die, auf die er sich festgelegt hat.
finding-all-bids = Keines der { $bids } verdeckten Angebote entspricht seiner Festlegung, die Startverteilung aber schon: Der Name des Tisches oder die Festlegungen wurden geändert.
finding-many-bids = { $wrong } der { $bids } verdeckten Angebote entsprechen nicht der Festlegung, die bei ihrer Abgabe getroffen wurde, als Erstes das von { $seat } ({ $place }: { $text }).
finding-bid = Das Angebot von { $seat } ({ $place }: { $text }) entspricht nicht der Festlegung, die bei seiner Abgabe getroffen wurde.
finding-bids = { $bids ->
        [0] Es gibt keine verdeckten Angebote.
        [one] Das verdeckte Angebot entspricht der Festlegung, die bei seiner Abgabe getroffen wurde.
       *[other] Alle { $bids } verdeckten Angebote entsprechen den Festlegungen, die bei ihrer Abgabe getroffen wurden.
    }
finding-bid-missing = Zum verdeckten Angebot von { $seat } ({ $place }: { $text }) gibt es keine Festlegung.
finding-bid-stray = Zu dem, was { $seat } gesagt hat ({ $place }: { $text }), gibt es eine Festlegung, es ist aber kein verdecktes Angebot.
finding-illegal = { $seat } kann das nicht gesagt haben ({ $place }: { $text }): { $reason }
finding-differs = Nach { $place } ist die Partie nicht so, wie der Tisch sie damals aufgeschrieben hat.
finding-events = Was die Datei zu { $place } sagt, ist dort nicht geschehen.
finding-undo = Die Rücknahme in { $place } geht zurück bis Eintrag { $to }; das ist keine Aktion, die damals galt.
finding-count = Laut der Datei hat sie { $said } Aktionen, es sind aber { $found }: Es fehlen welche, oder es sind zu viele.
finding-not-over = Das Spiel ist nach { $found } Aktionen nicht vorbei: Der Rest fehlt.
finding-changed = Die Partie war nicht immer so, wie der Tisch sie aufgeschrieben hat: Eine Aktion wurde geändert.
finding-result = Laut der Datei war das Ergebnis { $said }, die Partie ergibt aber { $found }.
finding-replayed = Alle { $found } Aktionen sind nach den Regeln erlaubt, und die Partie endet wie aufgeschrieben.
finding-before = Die ersten { $found } Aktionen wurden vorher gespielt, an dem Tisch, von dem dieser abgezweigt wurde; für sie gibt es keine Festlegungen.
finding-closed = Die Partie wurde nicht zu Ende gespielt: Ihr Tisch wurde geschlossen.
finding-start = Was die Datei über die Startverteilung sagt, ist nicht das, was die geöffnete Startverteilung ergibt.
finding-no-action = Es gibt eine Festlegung auf Aktion { $number }, aber die Aktionen, zu denen es eine geben kann, enden mit { $actions }.
finding-order = Die Festlegung auf Aktion { $number } ist von Eintrag { $seq }, eine davor aber von Eintrag { $last }.
finding-gap = Wo Eintrag { $seq } stehen sollte, steht Eintrag { $found }: Es fehlen welche, oder sie sind nicht in ihrer Reihenfolge.
finding-entries = Laut der Datei hat sie { $said } Einträge, es sind aber { $found }.
finding-disagree = Eintrag { $seq } nennt andere Regeln des Tisches als der Kopf der Datei.
finding-marked = Eintrag { $seq } ist als von einem anderen Eintrag zurückgenommen markiert als von dem, der es getan hat, oder er ist nicht markiert, oder er wurde nicht zurückgenommen.

# Was `longshore audit` herausfindet.
audit-unreadable = Der Eintrag ist nicht lesbar, darum wurde das Weitere nicht noch einmal gespielt: { $reason }.
audit-broken = Dem Protokoll lässt sich von hier an nicht folgen: { $reason }.
audit-deal = Die Festlegung auf die Startverteilung passt nicht zu der Startverteilung, die gespeichert ist.
audit-bid = Die Festlegung, die zu dem gespeichert ist, was { $seat } gesagt hat ({ $text }), passt nicht dazu.
audit-illegal = Nach den Regeln dieses Programms kann { $seat } nicht „{ $text }“ sagen: { $reason }
audit-illegal-before = Was vor dieser Abzweigung gespielt wurde, kann nach den Regeln dieses Programms nicht gespielt werden: { $reason }
audit-differs = Nachdem { $seat } „{ $text }“ gesagt hat, ist die Partie nicht so, wie sie gespeichert wurde: { $found } statt { $stored }.
