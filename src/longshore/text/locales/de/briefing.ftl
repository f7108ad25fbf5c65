# Ein Platz in Worten: was Spielern gesagt wird, die das Spiel als Text lesen (Programme, Sprachmodelle, Menschen
# mit einem Screenreader), und die Wörter, die in ihren Antworten verstanden werden.

## Überschriften

briefing-rules = Die Regeln an diesem Tisch
briefing-situation = Der Stand
briefing-since = Was seit deiner letzten Entscheidung geschehen ist
briefing-choices = Was du jetzt tun kannst, und wie man es schreibt

## Was einmal gesagt wird

briefing-you = Du spielst { $seat }. Am Tisch, in Zugreihenfolge: { $seats }. Wer am Ende die meisten Punkte hat, gewinnt.
briefing-round-limit = Hier endet das Spiel auch nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
briefing-forms = So liest man, was du tun kannst: „a|b“ ist eins von beiden, „2-6“ eine ganze Zahl von 2 bis 6, „[1-2 of a b c]“ einer oder zwei der genannten, „@1-4“ ein Preis für jeden Container, „[…]“ was davor gewählt wurde. „ | “ steht zwischen ganzen Zeilen zur Auswahl. Ein Container ist der Buchstabe seiner Farbe, mit seinem Preis hinter @. Was du nimmst, musst du bezahlen können.
briefing-answer = Antworte mit deiner Aktion in einer eigenen Zeile, ganz ausgeschrieben, wie „stock red k@2 -> k@4“. Machst du in deinem Zug mehrere Aktionen, schreib jede in eine eigene Zeile, der Reihe nach. Davor darfst du deine Wahl begründen.
# What stands in < > is written so in every language.
briefing-notes-how = Zwischen <notes> und </notes> darfst du dir etwas für später notieren: Du liest es bei deiner nächsten Entscheidung wieder, und sonst nichts von dem, was du gedacht hast. Was du notierst, ersetzt deine früheren Notizen; die letzten { $most } Zeichen bleiben.
briefing-notes = Deine Notizen

## Was bei einer Entscheidung gesagt wird

briefing-not-asked = Du hast jetzt nichts zu entscheiden; der Tisch wartet auf { $seats }.
briefing-said = { $name } sagt: „{ $text }“
briefing-undone = Was seitdem getan worden war, wurde zurückgenommen.

## An einem Tisch anderswo

briefing-open = Das Spiel hat noch nicht begonnen: { $open ->
        [one] ein Platz ist frei
       *[other] { $open } Plätze sind frei
    }. Am Tisch sitzen: { $names }.
briefing-begins = { $host ->
        [yes] Du hast diesen Tisch eröffnet: Es geht erst los, wenn du start_game aufrufst; Plätze, die dann noch frei sind, bekommen Bots.
       *[no] Das Spiel beginnt, wenn es startet, wer den Tisch eröffnet hat.
    }
briefing-invitation = Über diesen Link setzen sich andere dazu: { $link }
briefing-key = Der Schlüssel deines Platzes: { $key }
briefing-closed = Der Tisch wurde geschlossen, bevor sein Spiel zu Ende war.
briefing-done = Was du getan hast
briefing-tried = Was es bringen würde; getan ist noch nichts
briefing-tried-ends = { $ends ->
        [auction] Das würde deinen Zug mit einer Auktion beenden.
        [game] Das würde das Spiel beenden.
       *[turn] Das würde deinen Zug beenden.
    }
briefing-possible = „{ $line }“ ist jetzt möglich.
briefing-no-news = Es gibt noch nichts zu entscheiden. Warte weiter.
briefing-not-yet = Longshore wird auf diesem Rechner noch vorbereitet; beim ersten Mal dauert das ein paar Minuten. Versuch es noch einmal.
briefing-left = Du bist vom Tisch aufgestanden.
briefing-chatted = Gesagt.
briefing-no-tables = An keinem öffentlichen Tisch ist ein Platz frei. Eröffne einen mit open_table.
briefing-table = { $table }: { $edition }, { $pace ->
        [days] über Tage
       *[live] live
    }, { $open } von { $count } Plätzen frei
briefing-which-seat = Sag, welcher Platz: sein Schlüssel, wie ihn sit_down oder open_table gegeben hat.
briefing-no-key = Das ist kein Schlüssel eines Platzes; sit_down und open_table geben einen.

## Was an einer Antwort falsch ist

answer-nothing = In deiner Antwort steht keine Aktion.
answer-unread = „{ $line }“ war nicht zu lesen: { $problem }.
answer-refused = „{ $line }“ geht nicht: { $reason }
answer-too-late = „{ $line }“ geht nicht: Was davor steht, beendet, was du zu entscheiden hast.
answer-too-many = Das sind { $count } Aktionen; auf einmal sind es höchstens { $most }.
answer-for-other = „{ $line }“ ist für einen anderen Platz; du spielst { $seat }.
answer-right = Richtig wäre: { $form }
answer-again = Es ist nichts geschehen. Antworte noch einmal mit dem, was du tun willst.

## Wörter, die neben denen der Notation verstanden werden, mit Kommas dazwischen

answer-say-build = bauen, baue, bau, errichte, errichten
answer-say-produce = produzieren, produziere, herstellen, stelle her, produktion
answer-say-stock = kaufen bei, kaufe bei, kaufen von, kaufe von, einkaufen bei, einkaufen
answer-say-reprice = neue preise, preise ändern, ändere preise, umpreisen
answer-say-sail = fahren, fahre, fahr, segeln, segle, schiff fährt
answer-say-load = laden, lade, beladen
answer-say-bid = bieten, biete, gebot, mein gebot
answer-say-accept = annehmen, akzeptieren, akzeptiere, ladung verkaufen, nehme an, nehme das gebot an, gebot annehmen, das gebot annehmen
answer-say-decline = ablehnen, behalten, ladung behalten, lehne ab, lehne das gebot ab, behalte, behalte die ladung, die ladung behalten
answer-say-award = zuschlag, zuschlagen, vergeben an
answer-say-loan = kredit, kredite, darlehen, kredit aufnehmen, kredit nehmen, leihen, nehme einen kredit, nehme einen kredit auf, nehme kredit auf, einen kredit aufnehmen, leihe
answer-say-repay = zurückzahlen, tilgen, kredit zurückzahlen, kredit tilgen, zahle zurück, zahle einen kredit zurück, zahle kredit zurück, tilge, tilge einen kredit
answer-say-sell = verkaufen, verkaufe, inlandsverkauf
answer-say-call = makler, makler rufen, rufe makler, rufen, rufe, broker, broker anrufen, broker rufen, rufe broker, rufe den broker, anrufen
answer-say-price = bepreisen, auszeichnen
answer-say-pay = bezahlen, bezahle, zahlen, zahle
answer-say-seize = pfänden, pfände, beschlagnahmen
answer-say-give = hergeben, gib her, abgeben
answer-say-pass = passen, passe, zug beenden, beende zug, nichts tun, aussteigen
answer-say-warehouse = lagerhaus, lagerhäuser
answer-say-machine = maschine
answer-say-sea = see, meer, offene see, hohe see
answer-say-island = insel
answer-say-bank = investmentbank
answer-say-goods = ware, waren
answer-say-money = geld
answer-say-factory = fabrik, fabriklager
answer-say-harbour = hafen, hafenlager
answer-say-bluff = bluffkarte, bluffkarten
answer-say-at = zu, für, um
answer-say-then = dann, und dann, danach
answer-say-mark = aktion, aktionen, antwort, meine antwort, meine aktion, zug, mein zug, entscheidung
answer-say-not = nicht, nie, kein, keine, keinen, statt, anstatt
answer-say-nothing = der, die, das, den, dem, ein, eine, einen, mit, und, auf, zu, zur, zum, nach, in, von, bei, für, ich, werde, will, mein, meine, bitte, jetzt, container, platz, einem, einer, eines, an, auf, zuerst, dann, möchte, container
