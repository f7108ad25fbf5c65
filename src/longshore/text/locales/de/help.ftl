# Die Regelhilfe: jede Regel in ein paar einfachen Sätzen. „help-P4“ ist die Regel P4, „help-P4-title“ ihre Überschrift;
# „help-P4-on“ und „help-P4-off“ sagen, was bei einem Wert der Einstellung gilt, um die es geht. Die Texte sprechen den Spieler mit „du“ an.
# Der Name einer Regel in Klammern, wie (P4), wird zu einem Link.

## Der Rahmen

help-rules-title = Die Regeln
help-rules-about = Alle Regeln des Spiels, in unseren eigenen Worten. Jede Regel hat einen kurzen Namen, zum Beispiel P4; am Tisch und in seinen Meldungen stehen dieselben Namen.
help-learn-link = Lieber beim Spielen lernen? Nimm die begleitete erste Partie.
help-contents = Kapitel
help-search = Regeln durchsuchen
help-search-hint = Ein Wort oder der Name einer Regel, zum Beispiel „Kredit“ oder „P4“
help-search-clear = Suche löschen
help-found = { $count ->
        [0] In keiner Regel kommt das vor.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
help-edition-only = { $count ->
        [one] Nur in der Ausgabe „{ $editions }“
       *[other] Nur in den Ausgaben { $editions }
    }
# Bei einer Regel, die nur gilt, wo ein Tisch sie als Einstellung gewählt hat.
help-option-only = Nur wenn der Tisch so spielt
help-whole-rules = Alle Regeln
help-opens-tab = (öffnet einen neuen Tab)
help-link-to = Link zur Regel { $rule }
help-rule = Regel { $rule }

## Kapitel

help-chapter-setup = Aufbau
help-chapter-turn = Der Zug
help-chapter-interest = Zinsen
help-chapter-loans = Kredite
help-chapter-domestic = Inlandsverkauf
help-chapter-build = Bauen
help-chapter-produce = Produzieren
help-chapter-stock = Für den Hafen kaufen
help-chapter-sail = Fahren und laden
help-chapter-auction = Die Versteigerung auf der Insel
help-chapter-open = Verdeckt und offen
help-chapter-end = Ende und Wertung
help-chapter-bank = Die Investmentbank
help-chapter-options = Einstellungen eines Tisches
help-options-about = Eine Ausgabe ist eine Zusammenstellung dieser Einstellungen. Wer einen Tisch eröffnet, kann jede davon ändern.

## Wie alles zusammenhängt

help-flow-title = In Kürze
help-flow-1 = Du produzierst Container in deiner Fabrik und bietest sie zu einem Preis an. Ein anderer kauft sie für sein Hafenlager und verlangt dort mehr dafür. Ein dritter lädt sie dort auf sein Schiff, fährt zur Insel und versteigert die ganze Ladung.
help-flow-2 = An jedem Schritt verdient jemand, aber niemand handelt mit sich selbst: Du verkaufst nur an andere und kaufst nur von anderen.
help-flow-3 = Auf der Insel sind Container am Ende Geld wert, und jeder schätzt die Farben anders. Wer dann am reichsten ist, hat gewonnen.

## Aufbau

help-S1-title = Spieler
help-S1 = Ihr spielt zu dritt, zu viert oder zu fünft. Das Los entscheidet, wer beginnt; danach geht es im Uhrzeigersinn.
help-S2-title = Container im Vorrat
help-S2 = Es gibt fünf Farben und von jeder gleich viele Container. Wie viele, hängt von der Zahl der Spieler ab.
help-S2-numbers = Bei drei, vier und fünf Spielern: { $supply } von jeder Farbe.
help-S3-title = Maschinen und Lagerhäuser im Vorrat
help-S3 = Auch Maschinen und Lagerhäuser sind begrenzt. Was alle am Anfang bekommen, wird davon genommen.
help-S3-numbers = Bei drei, vier und fünf Spielern: { $machines } Maschinen von jeder Farbe und { $warehouses } Lagerhäuser.
help-S4-title = Was du am Anfang hast
help-S4 = Du beginnst mit einem Lagerhaus und einer ausgelosten Maschine; alle bekommen verschiedene Farben. Ein Container dieser Farbe steht schon für 2 $ in deinem Fabriklager.
help-S5-title = Dein erstes Geld und deine Karte
help-S5 = Du hast 20 $, ein Schiff auf offener See und keinen Kredit. Dazu bekommst du eine geheime Wertkarte, die nur du sehen darfst.
help-S6-title = Die Wertkarte
help-S6 = Sie sagt, was jede Farbe auf der Insel am Ende für dich wert ist: 10, 5 oder 10, 6, 4 und 2 $. Keine Farbe ist für zwei Spieler gleich viel wert.
help-S6-colours = Die Farben sind { $colours }.
help-S7-title = Bluffkarten
help-S7 = Alle bekommen zwei Geldkarten im Wert von 0 $. Sie können zu einem Angebot gelegt werden, um zu verbergen, wie hoch es ist (A7).

## Der Zug

help-T1-title = Ein Zug
help-T1 = Zuerst zahlst du Zinsen (I1), wenn du Kredite hast. Dann hast du bis zu zwei Aktionen: bauen, produzieren, für den Hafen kaufen oder fahren. Du darfst zweimal dasselbe tun, aber nur einmal produzieren.
help-T1-on = Auch einen Broker anzurufen ist eine Aktion, einmal im Zug.
help-T2-title = Passen
help-T2 = Du musst nie etwas tun. Du kannst auf die zweite Aktion verzichten oder auf beide.
help-T3-title = Eine Versteigerung beendet den Zug
help-T3 = Fährst du zur Insel und versteigerst deine Ladung, ist dein Zug danach vorbei, auch wenn es deine erste Aktion war. Du kannst dann nicht einmal mehr einen Kredit zurückzahlen.

## Zinsen

help-I1-title = Zinsen
help-I1 = Am Anfang deines Zuges zahlst du für jeden deiner Kredite 1 $.
help-I1-off = Die Bank bekommt das Geld.
help-I1-on = Mit der Investmentbank bekommt Broker I den ersten Dollar und Broker II den zweiten.
help-I2-title = Wenn du die Zinsen nicht zahlen kannst
help-I2 = Kannst du zahlen, musst du es. Hast du zu wenig Geld und weniger als zwei Kredite, musst du noch einen Kredit aufnehmen, der in diesem Zug keine Zinsen kostet. Mit zwei Krediten zahlst du, was du hast; jeder Kredit ohne seinen Dollar ist im Rückstand.
help-I3-title = Rückstand
help-I3 = Für jeden Kredit im Rückstand pfändet die Bank einen Container von deiner Insel. Ist dort keiner, pfändet sie zwei aus deinem Hafenlager, oder aus deinem Fabriklager, wenn es im Hafen zu wenige sind. Hast du gar keinen Container, verlierst du eine Maschine oder ein Lagerhaus über deine ersten beiden hinaus, und damit ist ein Kredit erledigt.
help-I4-title = Wer bei Rückstand auswählt
help-I4 = Wer vor dir am Zug ist, wählt die Container aus und auch die Farbe einer Maschine. Ob eine Maschine oder ein Lagerhaus wegkommt, entscheidest du selbst.
help-I5-title = Rückstand nach dem ersten Druck
help-I5 = Diese ältere Form geht wie I3, aber wer vor dir am Zug ist, entscheidet alles, und mit einem Gebäude ist kein Kredit erledigt. Ein Tisch kann sie als Einstellung wählen.
help-I6-title = Rückstand, die milde Form
help-I6 = Jeder Kredit im Rückstand kostet dich einen Container, vom ersten Ort, an dem einer ist: Insel, Schiff, dein Hafen bei der Investmentbank, Hafenlager, Fabriklager. Wer vor dir am Zug ist, wählt die Farbe aus. Gebäude sind sicher.
help-I7-title = Gepfändete Container
help-I7 = Container, die die Bank pfändet, sind aus dem Spiel. Sie gehen nicht zurück in den Vorrat.

## Kredite

help-L1-title = Einen Kredit aufnehmen
help-L1 = Du darfst jederzeit einen Kredit über 10 $ aufnehmen, auch wenn ein anderer am Zug ist oder während du bietest. Du kannst höchstens zwei haben.
help-L2-title = Einen Kredit zurückzahlen
help-L2 = Du zahlst der Bank 10 $ in deinem eigenen Zug zurück, nach den Zinsen und bevor eine Versteigerung den Zug beendet hat. Das kostet keine Aktion.
help-L3-title = Ein Kredit für ein Angebot
help-L3 = Ein Kredit, den du für ein verdecktes Angebot aufnimmst, wird mit dem Angebot aufgedeckt, nicht vorher. Du behältst den Kredit auch, wenn dein Angebot nicht gewinnt.

## Inlandsverkauf

help-D1-title = Im Inland verkaufen, vor den Aktionen
help-D1 = Einmal pro Zug, nach den Zinsen, darfst du einen Container aus deinem Fabriklager in den Vorrat zurückgeben und bekommst 2 $. Nur wenn dieses Lager leer ist, darf er aus dem Hafenlager kommen. In deinem ersten Zug geht das nicht.
help-D2-title = Im Inland verkaufen, als Aktion
help-D2 = In dieser Form ist derselbe Verkauf eine deiner zwei Aktionen. Du darfst auch beide Aktionen dafür verwenden.
help-D3-title = Das Ende hält er nicht auf
help-D3 = Sind zwei Farben aufgebraucht, steht das Ende fest (E1). Daran ändert auch ein Container nichts, der in den Vorrat zurückkommt.

## Bauen

help-B1-title = Was Gebäude kosten
help-B1 = Eine Maschine kostet 6 $, dann 9 $, dann 12 $; du kannst vier haben. Ein Lagerhaus kostet 4, 5, 6 und 7 $; du kannst fünf haben. Du zahlst an die Bank, und der neue Platz zählt sofort.
help-B2-title = Nur verschiedene Maschinen
help-B2 = Du kannst nie zwei Maschinen derselben Farbe haben. Und du kannst nur kaufen, was noch im Vorrat ist.

## Produzieren

help-P1-title = Der Gewerkschaftsvorsitzende
help-P1 = Du darfst einmal pro Zug produzieren. Das kostet 1 $. Den Dollar bekommt, wer vor dir am Zug ist: dein Gewerkschaftsvorsitzender.
help-P2-title = Was produziert wird
help-P2 = Jede deiner Maschinen produziert einen Container ihrer Farbe, wenn der Vorrat einen hat. Dein Fabriklager hat für jede Maschine Platz für zwei Container. Passen nicht alle hinein, wählst du aus, welche produziert werden, musst aber so viele produzieren, wie hineinpassen.
help-P3-title = Preise im Fabriklager
help-P3 = Danach darfst du für jeden Container in deinem Fabriklager einen neuen Preis festlegen: 1, 2, 3 oder 4 $. Neue Container müssen einen Preis bekommen.
help-P4-title = Wenn nichts produziert werden kann
help-P4 = Ist dein Lager voll oder hat der Vorrat keine deiner Farben, darfst du die Aktion trotzdem nutzen, um deine Preise zu ändern.
help-P4-off = Das ist kostenlos.
help-P4-on = Das kostet den üblichen Dollar.
help-P5-title = Nichts wird weggeworfen
help-P5 = Du kannst nie Container wegwerfen. Ware verlässt deine Lager nur, wenn jemand sie nimmt, durch einen Inlandsverkauf oder als Angebot an einen Broker.
help-P6-title = Kein Geld für die Gewerkschaft
help-P6 = Fehlt dir der Dollar, darfst du dafür einen Kredit aufnehmen. Mit zwei Krediten und ohne Geld kannst du nicht produzieren, es sei denn, es ist kostenlos (P4).

## Für den Hafen kaufen

help-H1-title = Aus einer Fabrik kaufen
help-H1 = Du kaufst einen oder mehrere Container aus dem Fabriklager eines Mitspielers, zu den Preisen, die dort stehen. Er bekommt das Geld und kann nicht Nein sagen. Bei dir selbst kannst du nie kaufen.
help-H2-title = Platz im Hafen
help-H2 = Dein Hafenlager fasst einen Container für jedes deiner Lagerhäuser.
help-H3-title = Preise im Hafenlager
help-H3 = Danach darfst du für jeden Container in deinem Hafenlager einen neuen Preis festlegen, von 2 bis 6 $. Neue Container müssen einen Preis bekommen; er darf niedriger sein als das, was du bezahlt hast.
help-H4-title = Nur Preise ändern
help-H4 = Du darfst diese Aktion auch nutzen, ohne zu kaufen, nur um die Preise in deinem Hafenlager zu ändern.

## Fahren und laden

help-M1-title = Mit dem Schiff fahren
help-M1 = Eine Aktion bringt dein Schiff von der offenen See in einen Hafen oder aus einem Hafen auf die See. Von einem Hafen zum anderen braucht es zwei Aktionen. In deinen eigenen Hafen kannst du nie fahren.
help-M2-title = Laden
help-M2 = Kommst du im Hafen eines Mitspielers an, darfst du sofort aus seinem Hafenlager laden, zu den Preisen, die dort stehen. Er bekommt das Geld und kann nicht Nein sagen. Auf ein Schiff passen fünf Container; du darfst auch nichts laden.
help-M3-title = Mehr laden
help-M3 = Liegt dein Schiff schon in einem Hafen, darfst du eine Aktion nutzen, um dort zu laden, ohne zu fahren. Das Schiff bleibt bei dieser Aktion, wo es ist.
help-M3-off = Ein Schiff lädt nur bei der Ankunft. Laden, während es im Hafen liegt, ist eine Einstellung.
help-M4-title = Zur Insel fahren
help-M4 = Du brauchst mindestens einen Container an Bord. Mit der Ankunft beginnt sofort die Versteigerung (A1). Dein Schiff bleibt dort; wieder auszulaufen kostet eine Aktion.
help-M5-title = Dein Hafen bei der Investmentbank
help-M5 = Dort wartet, was du von einem Broker gewonnen hast. Kommt dein Schiff an, lädst du davon kostenlos, so viel du willst, bis fünf an Bord sind.

## Die Versteigerung auf der Insel

help-A1-title = Verdeckte Angebote
help-A1 = Alle anderen bieten verdeckt auf deine ganze Ladung: von 0 $ bis zu allem, was sie haben, Kredite eingerechnet. Die Angebote werden gemeinsam aufgedeckt.
help-A2-title = Gleich hohe Angebote
help-A2 = Haben mehrere das höchste Angebot abgegeben, legen sie verdeckt noch etwas dazu; 0 $ ist erlaubt. Steht es dann immer noch gleich, wählt der Besitzer des Schiffs einen von ihnen aus.
help-A3-title = Alle bieten 0 $
help-A3 = Was mit einer Ladung geschieht, für die niemand zahlen will, ist in den Ausgaben verschieden.
help-A3-seller = Der Besitzer des Schiffs bekommt sie kostenlos.
help-A3-tie = Es ist ein Gleichstand wie jeder andere: Alle legen noch etwas dazu (A2).
help-A4-title = Die Ladung verkaufen
help-A4 = Akzeptierst du, zahlt dir der Höchstbietende sein Angebot, und die Bank gibt dir noch einmal so viel. Die Ladung kommt auf seine Insel. Niemand sonst zahlt.
help-A5-title = Die Ladung behalten
help-A5 = Lehnst du ab, zahlst du das höchste Angebot selbst an die Bank, und die Ladung kommt auf deine eigene Insel. Von der Bank bekommst du nichts, und du musst zahlen können, notfalls mit einem Kredit.
help-A5-on = Die Subvention der Bank ist nicht verloren: Sie geht an die Broker, Dollar für Dollar (K8).
help-A6-title = Offenes Bieten
help-A6 = Mit dieser Einstellung bietet niemand verdeckt. Links vom Besitzer des Schiffs geht es los: Reihum bietet jeder mehr oder steigt aus, bis nur einer übrig ist.
help-A7-title = Bluffen
help-A7 = Du darfst eine oder beide Bluffkarten zu einem Angebot legen. Sie sind nichts wert, verbergen nur, wie viel du bietest, und bleiben bei dir. Alle sehen sofort, aus wie vielen Karten ein verdecktes Angebot besteht, Scheine und Bluffkarten zusammen; wer nichts bietet, zeigt eine.
help-A7-cancel = Ein Angebot mit so einer Karte zählt als 0 $.

## Verdeckt und offen

help-V1-title = Was alle sehen
help-V1 = Spielertafeln, Preise, Kredite, der Vorrat und wer am Zug ist: Das ist für alle offen. Wertkarten bleiben bis zum Ende geheim, Angebote, bis sie gemeinsam aufgedeckt werden.
help-V2-title = Geld
help-V2 = Du siehst nur dein eigenes Bargeld, außer wenn der Tisch mit offenem Geld spielt. Alle Zahlungen sind zu sehen, darum kann die Seite sie für dich mitzählen, wo der Tisch es erlaubt.
help-V2-hidden = Auch wie viele Scheine die anderen haben, ist verdeckt.
help-V2-open = Du siehst, wie viele Geldkarten jeder hat, aber nicht, welche.

## Ende und Wertung

help-E1-title = Das Ende des Spiels
help-E1 = Das Ende kommt, wenn im Vorrat eine zweite Farbe aufgebraucht ist. Wer am Zug ist, beendet ihn noch, dann ist das Spiel vorbei. Manche Tische haben auch eine Höchstzahl von Runden.
help-F1-title = Die Farbe mit zwei Werten
help-F1 = Hast du auf deiner Insel alle fünf Farben, zählt deine Farbe mit 5/10 $ je 10 $, sonst 5 $. Das wird geprüft, bevor etwas abgegeben wird.
help-F2-title = Die Farbe, die du verlierst
help-F2 = Du gibst alle Container der Farbe ab, von der du auf deiner Insel am meisten hast.
help-F2-two-value = Sind mehrere gleichauf und ist deine Farbe mit 5/10 $ dabei, muss sie weg; sonst gibst du die ab, die dich am wenigsten kostet.
help-F2-free = Sind mehrere gleichauf, gibst du die ab, die dich am wenigsten kostet.
help-F3-title = Zählen
help-F3 = Du zählst zusammen: dein Bargeld, die übrigen Container auf deiner Insel zu den Werten deiner Karte, 2 $ für jeden in deinem Hafenlager und 3 $ für jeden auf deinem Schiff. Jeder Kredit kostet dich 11 $. Dein Fabriklager zählt nichts.
help-F3-on = Auch jeder Container in deinem Hafen bei der Investmentbank zählt 3 $.
help-F4-title = Gleicher Endstand
help-F4 = Der höchste Endstand gewinnt. Ist auch der zweite Vergleich gleich, wird der Sieg geteilt.
help-F4-island = Bei Gleichstand gewinnt, wer mehr Container auf der Insel übrig hat.
help-F4-factory = Bei Gleichstand gewinnt, wer mehr Container im Fabriklager hat.
help-F5-title = Ein Beispiel
help-F5 = Du hast 4 orange zu 10 $, 4 braune zu 2 $, 3 beige zu 5 oder 10 $, 2 weiße zu 6 $ und 2 schwarze zu 4 $. Alle fünf Farben sind da, also zählt Beige 10 $. Braun muss weg, und der Rest ergibt 40 + 30 + 12 + 8 = 90 $. Dazu kommen 3 im Hafenlager (6 $) und 2 auf dem Schiff (6 $), ein Kredit geht ab (11 $): 91 $ und dein Bargeld.

## Die Investmentbank

help-K1-title = Die drei Broker
help-K1 = Jeder Broker hat ein Feld für Container und eines für Geld. Am Anfang hat Broker I zwei Container und 1 $, Broker II einen Container und 2 $, Broker III nur 3 $. Jeder Spieler hat dort einen eigenen Hafen.
help-K2-title = Einen Broker anrufen
help-K2 = Läuft keine Versteigerung, wählst du die Container oder das Geld eines Brokers und legst ein Angebot auf die Zahlungskarte: Geld für Container oder Container für Geld. Hat ein anderer die Karte, musst du mindestens 1 $ oder einen Container mehr bieten. Dein eigenes Angebot kannst du nicht erhöhen.
help-K3-title = Wann du nicht anrufen kannst
help-K3 = Du kannst nicht anrufen, wenn du zu Beginn dieses Zuges etwas von einem Broker gewonnen hast, und auch nicht in einem Zug, in dem du das Spiel beendest. Nach dem Anruf darfst du nicht produzieren, wenn das Spiel dadurch enden würde.
help-K4-title = Was auf der Karte liegt
help-K4 = Geld auf der Zahlungskarte kann man nicht ausgeben, auch nicht für Zinsen. Container darauf behalten ihren Platz in deinem Lager, lassen sich aber nicht verkaufen und bekommen keinen neuen Preis.
help-K5-title = Überboten werden
help-K5 = Dein Geld kommt zurück auf deine Hand. Container gehen in das Lager zurück, aus dem sie kamen, und du legst sofort ihre Preise fest, auch wenn du nicht am Zug bist.
help-K6-title = Gewinnen
help-K6 = Hast du die Karte noch, wenn dein Zug beginnt, gewinnst du. Du nimmst alles, was bis dahin auf dem Feld liegt, Container in deinen Hafen dort, und dein Angebot geht an die Broker (K8).
help-K6-after-interest = Zuerst zahlst du deine Zinsen.
help-K6-before-interest = Du gewinnst vor den Zinsen und kannst sie davon zahlen.
help-K7-title = Am Ende des Spiels
help-K7 = Läuft am Ende des Spiels noch eine Versteigerung, gewinnt sie sofort, wer die Karte hat, und zahlt.
help-K8-title = Wie die Broker bezahlt werden
help-K8 = Geld geht Dollar für Dollar reihum: an I, II, III und wieder von vorn. Container gehen genauso einzeln reihum, in der Reihenfolge, die du willst.
