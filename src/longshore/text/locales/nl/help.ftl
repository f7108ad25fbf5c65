# De hulp bij de regels: elke regel in een paar gewone zinnen. “help-P4” is regel P4, “help-P4-title” het kopje;
# “help-P4-on” en “help-P4-off” zeggen wat geldt bij een waarde van de optie waar de regel van afhangt.
# De naam van een regel tussen haakjes, zoals (P4), wordt een link: laat die zo staan.

## Het kader

help-rules-title = De regels
help-rules-about = Alle regels van het spel, in onze eigen woorden. Elke regel heeft een korte naam, zoals P4; de tafel en haar meldingen gebruiken dezelfde namen.
help-learn-link = Liever al spelend leren? Speel de eerste partij met begeleiding.
help-contents = Hoofdstukken
help-search = Zoek in de regels
help-search-hint = Een woord of de naam van een regel, zoals “lening” of “P4”
help-search-clear = Zoekveld wissen
help-found = { $count ->
        [0] Geen regel met deze woorden.
        [one] Eén regel gevonden.
       *[other] { $count } regels gevonden.
    }
help-edition-only = { $count ->
        [one] Alleen in de editie “{ $editions }”
       *[other] Alleen in de edities { $editions }
    }
help-option-only = Alleen als de tafel ervoor kiest
help-whole-rules = Alle regels
help-opens-tab = (opent in een nieuw tabblad)
help-link-to = Link naar regel { $rule }
help-rule = Regel { $rule }

## Hoofdstukken

help-chapter-setup = Voorbereiding
help-chapter-turn = De beurt
help-chapter-interest = Rente
help-chapter-loans = Leningen
help-chapter-domestic = Binnenlandse verkoop
help-chapter-build = Bouwen
help-chapter-produce = Produceren
help-chapter-stock = Kopen voor de haven
help-chapter-sail = Varen en laden
help-chapter-auction = De veiling op het eiland
help-chapter-open = Verborgen en open
help-chapter-end = Einde en score
help-chapter-bank = De investeringsbank
help-chapter-options = Instellingen van een tafel
help-options-about = Een editie is een vaste keuze uit deze instellingen. Wie een tafel opent, kan ze stuk voor stuk veranderen.

## Hoe het in elkaar zit

help-flow-title = In het kort
help-flow-1 = Je maakt containers in je fabriek en biedt ze voor een prijs aan. Een andere speler koopt ze voor zijn havenwinkel en vraagt er meer voor. Het schip van een derde laadt ze daar, vaart naar het eiland en verkoopt de hele lading in een veiling.
help-flow-2 = Elke stap levert iemand geld op, maar niemand mag met zichzelf handelen. Je verkoopt alleen aan anderen en koopt alleen van anderen.
help-flow-3 = Op het eiland zijn containers aan het einde geld waard, en elke kleur is voor elke speler iets anders waard. Wie dan het rijkste is, heeft gewonnen.

## Voorbereiding

help-S1-title = Spelers
help-S1 = Je speelt met drie, vier of vijf. Het lot bepaalt wie begint; daarna gaat het met de klok mee.
help-S2-title = Containers in de voorraad
help-S2 = Er zijn vijf kleuren, met van elke kleur evenveel containers. Hoeveel dat er zijn, hangt af van het aantal spelers.
help-S2-numbers = Bij drie, vier en vijf spelers: { $supply } van elke kleur.
help-S3-title = Machines en warenhuizen in de voorraad
help-S3 = Ook machines en warenhuizen kunnen opraken. Waar iedereen mee begint, gaat ervan af.
help-S3-numbers = Bij drie, vier en vijf spelers: { $machines } machines van elke kleur en { $warehouses } warenhuizen.
help-S4-title = Waar je mee begint
help-S4 = Je begint met één warenhuis en één machine, die geloot wordt; iedereen krijgt een andere kleur. Er staat al één container van die kleur in je fabriekswinkel, voor $2.
help-S5-title = Je eerste geld en je kaart
help-S5 = Je hebt $20, een schip op open zee en geen lening. Ook krijg je een geheime waardekaart, die alleen jij mag zien.
help-S6-title = De waardekaart
help-S6 = Die zegt wat elke kleur aan het einde op het eiland voor jou waard is: $10, $5 of $10, $6, $4 en $2. Geen twee spelers hebben voor een kleur dezelfde waarde.
help-S6-colours = De kleuren zijn { $colours }.
help-S7-title = Blufkaarten
help-S7 = Iedereen krijgt twee geldkaarten van $0. Je kunt ze bij een bod leggen om te verbergen hoe hoog het is (A7).

## De beurt

help-T1-title = Een beurt
help-T1 = Eerst betaal je rente (I1), als je leningen hebt. Daarna heb je hoogstens twee acties: bouwen, produceren, kopen voor de haven, of varen. Je mag twee keer hetzelfde doen, maar produceren maar één keer.
help-T1-on = Een broker bellen is ook een actie, één keer per beurt.
help-T2-title = Passen
help-T2 = Je hoeft nooit iets te doen. Je mag van je tweede actie afzien, of van allebei.
help-T3-title = Een veiling beëindigt de beurt
help-T3 = Als je naar het eiland vaart en een veiling houdt, is je beurt daarna voorbij, ook als het je eerste actie was. Zelfs een lening terugbetalen kan dan niet meer.

## Rente

help-I1-title = Rente
help-I1 = Aan het begin van je beurt betaal je $1 voor elke lening die je hebt.
help-I1-off = Die is voor de bank.
help-I1-on = Met de investeringsbank krijgt broker I de eerste dollar en broker II de tweede.
help-I2-title = Als je de rente niet kunt betalen
help-I2 = Als je kunt betalen, moet het. Heb je te weinig geld en minder dan twee leningen, dan moet je er nog een aangaan; die kost deze beurt geen rente. Met twee leningen betaal je wat je hebt; voor elke lening zonder haar dollar ben je in gebreke.
help-I3-title = In gebreke
help-I3 = Voor elke lening met onbetaalde rente neemt de bank één container van je eiland. Staat daar niets, dan neemt ze er twee uit je havenwinkel, of uit je fabriekswinkel als de haven er te weinig heeft. Heb je helemaal geen container, dan verlies je een machine of warenhuis buiten je eerste twee, en daarmee vervalt één lening.
help-I4-title = Wie er kiest
help-I4 = De speler die voor jou aan de beurt is, kiest de containers en de kleur van een machine. Of er een machine of een warenhuis weggaat, kies je zelf.
help-I5-title = In gebreke, zoals eerst gedrukt
help-I5 = Deze oudere vorm werkt als I3, maar de speler voor jou beslist alles, en een gebouw verliezen doet geen lening vervallen. Een tafel kan ervoor kiezen.
help-I6-title = In gebreke, de milde vorm
help-I6 = Elke lening met onbetaalde rente kost je één container, van de eerste plek waar er een is: eiland, schip, je haven bij de investeringsbank, havenwinkel, fabriekswinkel. De speler voor jou kiest de kleur. Gebouwen zijn veilig.
help-I7-title = Containers in beslag
help-I7 = Containers die de bank in beslag neemt, gaan uit het spel. Ze gaan niet terug naar de voorraad.

## Leningen

help-L1-title = Een lening aangaan
help-L1 = Je mag op elk moment een lening van $10 aangaan, ook in de beurt van een ander of terwijl je biedt. Je kunt er hoogstens twee hebben.
help-L2-title = Een lening terugbetalen
help-L2 = Je betaalt $10 aan de bank terug in je eigen beurt, na de rente en voordat een veiling de beurt heeft beëindigd. Het kost geen actie.
help-L3-title = Een lening bij een bod
help-L3 = Een lening die je voor een geheim bod aangaat, wordt tegelijk met het bod getoond, niet eerder. Je houdt de lening ook als je bod niet wint.

## Binnenlandse verkoop

help-D1-title = Binnenlandse verkoop, voor de acties
help-D1 = Eén keer per beurt, na de rente, mag je een container uit je fabriekswinkel teruggeven aan de voorraad voor $2. Alleen als die winkel leeg is, mag hij uit de havenwinkel komen. In je eerste beurt kan het niet.
help-D2-title = Binnenlandse verkoop, als actie
help-D2 = In deze vorm is dezelfde verkoop een van je twee acties. Je mag er beide acties voor gebruiken.
help-D3-title = Het houdt het einde niet tegen
help-D3 = Zijn er twee kleuren op, dan staat het einde vast (E1). Een container die naar de voorraad teruggaat, verandert daar niets aan.

## Bouwen

help-B1-title = Wat gebouwen kosten
help-B1 = Een machine kost $6, dan $9, dan $12; je kunt er vier hebben. Een warenhuis kost $4, $5, $6 en $7; je kunt er vijf hebben. Je betaalt de bank, en de nieuwe ruimte telt meteen.
help-B2-title = Alleen verschillende machines
help-B2 = Je kunt nooit twee machines van dezelfde kleur hebben. En je kunt alleen kopen wat er nog in de voorraad is.

## Produceren

help-P1-title = De vakbondsleider
help-P1 = Je mag één keer per beurt produceren. Dat kost $1, voor de speler die voor jou aan de beurt is: je vakbondsleider.
help-P2-title = Wat er wordt gemaakt
help-P2 = Elk van je machines maakt één container van haar kleur, als de voorraad er een heeft. Je fabriekswinkel heeft voor elke machine ruimte voor twee containers. Past niet alles, dan kies je wat er wordt gemaakt, maar je moet er zoveel maken als er passen.
help-P3-title = Prijzen in de fabriekswinkel
help-P3 = Daarna mag je elke container in je fabriekswinkel een nieuwe prijs geven: $1, $2, $3 of $4. Nieuwe moeten een prijs krijgen.
help-P4-title = Als er niets te maken is
help-P4 = Is je winkel vol, of heeft de voorraad geen van je kleuren meer, dan mag je de actie toch gebruiken om je prijzen te veranderen.
help-P4-off = Dat is gratis.
help-P4-on = Dat kost de gewone $1.
help-P5-title = Niets wordt weggegooid
help-P5 = Je kunt containers nooit weggooien. Goederen gaan je winkels alleen uit als iemand ze koopt of in beslag neemt, door binnenlandse verkoop, of als bod aan een broker.
help-P6-title = Geen geld voor de vakbond
help-P6 = Heb je geen $1, dan mag je er een lening voor aangaan. Met twee leningen en geen geld kun je niet produceren, behalve als het gratis is (P4).

## Kopen voor de haven

help-H1-title = Kopen uit een fabriek
help-H1 = Je koopt een of meer containers uit de fabriekswinkel van één andere speler, voor de prijzen die er staan. Die speler krijgt het geld en kan niet weigeren. Van jezelf kun je nooit kopen.
help-H2-title = Ruimte in de haven
help-H2 = Je havenwinkel heeft ruimte voor één container per warenhuis.
help-H3-title = Prijzen in de havenwinkel
help-H3 = Daarna mag je elke container in je havenwinkel een nieuwe prijs geven, van $2 tot en met $6. Nieuwe moeten een prijs krijgen; die mag lager zijn dan wat je hebt betaald.
help-H4-title = Alleen prijzen veranderen
help-H4 = Je mag deze actie ook gebruiken zonder te kopen, alleen om de prijzen in je havenwinkel te veranderen.

## Varen en laden

help-M1-title = Het schip verplaatsen
help-M1 = Eén actie brengt je schip van open zee naar een haven, of uit een haven naar zee. Van de ene haven naar de andere kost twee acties. Je eigen haven kun je nooit invaren.
help-M2-title = Laden
help-M2 = Kom je in de haven van een andere speler aan, dan mag je meteen uit de winkel daar laden, voor de prijzen die er staan. De eigenaar krijgt het geld en kan niet weigeren. Een schip heeft plaats voor vijf containers; je mag ook niets laden.
help-M3-title = Meer laden
help-M3 = Ligt je schip al in een haven, dan mag je een actie gebruiken om daar te laden zonder te varen. Die actie verplaatst het schip niet.
help-M3-off = Een schip laadt alleen bij aankomst. Laden terwijl het in een haven ligt is een instelling.
help-M4-title = Naar het eiland varen
help-M4 = Je hebt minstens één container aan boord nodig. Bij aankomst begint meteen de veiling (A1). Je schip blijft daar; weer vertrekken kost een actie.
help-M5-title = Je haven bij de investeringsbank
help-M5 = Wat je van een broker hebt gewonnen, wacht daar. Als je schip aankomt, laad je ervan wat je wilt, gratis, tot vijf aan boord.

## De veiling op het eiland

help-A1-title = Geheime biedingen
help-A1 = Alle anderen bieden in het geheim op je hele lading: van $0 tot al het geld dat ze hebben, leningen meegeteld. De biedingen worden tegelijk getoond.
help-A2-title = Gelijke biedingen
help-A2 = Delen meer spelers het hoogste bod, dan voegen zij er in het geheim iets aan toe; $0 mag. Staan ze dan nog gelijk, dan kiest de eigenaar van het schip een van hen.
help-A3-title = Iedereen biedt $0
help-A3 = Over een lading waar niemand voor wil betalen, verschillen de edities.
help-A3-seller = De eigenaar van het schip krijgt die gratis.
help-A3-tie = Het is gelijkspel zoals altijd: iedereen doet een extra bod (A2).
help-A4-title = De lading verkopen
help-A4 = Accepteer je, dan betaalt de hoogste bieder jou het bod, en de bank geeft je nog eens zoveel. De lading gaat naar het eiland van die speler. Verder betaalt niemand.
help-A5-title = De lading houden
help-A5 = Sla je het bod af, dan betaal je het zelf aan de bank, en de lading gaat naar je eigen eiland. Van de bank krijg je niets, en je moet kunnen betalen, zo nodig met een lening.
help-A5-on = Het deel van de bank gaat niet verloren: de brokers krijgen het, dollar voor dollar (K8).
help-A6-title = Openlijk bieden
help-A6 = Met deze instelling biedt niemand in het geheim. Links van de eigenaar van het schip te beginnen, biedt elke speler om de beurt meer of stapt uit, tot er één over is.
help-A7-title = Bluffen
help-A7 = Je mag een of beide blufkaarten bij een bod leggen. Ze zijn niets waard, ze verbergen alleen hoeveel je biedt, en je houdt ze. Iedereen ziet meteen uit hoeveel kaarten een geheim bod bestaat, biljetten en blufkaarten samen; een bod van niets toont er één.
help-A7-cancel = Een bod met zo’n kaart telt als $0.

## Verborgen en open

help-V1-title = Wat iedereen ziet
help-V1 = Spelersborden, prijzen, leningen, de voorraad en wie er aan de beurt is, zijn voor iedereen te zien. Waardekaarten blijven tot het einde geheim, biedingen tot ze tegelijk worden getoond.
help-V2-title = Geld
help-V2 = Je ziet alleen je eigen geld, behalve als de tafel met open geld speelt. Alle betalingen zijn te zien, dus de pagina mag ze voor je bijhouden als de tafel dat toestaat.
help-V2-hidden = Hoeveel biljetten de anderen hebben, is ook verborgen.
help-V2-open = Je ziet hoeveel geldkaarten elke speler heeft, maar niet welke.

## Einde en score

help-E1-title = Het einde van het spel
help-E1 = Het einde komt als een tweede kleur in de voorraad op is. Wie aan de beurt is, maakt die af, en dan is het spel afgelopen. Sommige tafels hebben ook een maximum aantal rondes.
help-F1-title = De kleur met twee waardes
help-F1 = Staan alle vijf kleuren op je eiland, dan telt elke container van je kleur van $5/$10 voor $10, anders voor $5. Daar wordt naar gekeken voordat er iets weggaat.
help-F2-title = De kleur die je verliest
help-F2 = Je doet alle containers weg van de kleur waarvan je er op je eiland het meeste hebt.
help-F2-two-value = Staan er kleuren gelijk en is je kleur van $5/$10 erbij, dan moet die weg; anders doe je de kleur weg die je het minste kost.
help-F2-free = Staan er kleuren gelijk, dan doe je de kleur weg die je het minste kost.
help-F3-title = Tellen
help-F3 = Je telt op: je geld, de containers die op je eiland over zijn met de waardes van je kaart, $2 voor elke container in je havenwinkel en $3 voor elke op je schip. Elke lening kost je $11. Je fabriekswinkel telt niet mee.
help-F3-on = Elke container in je haven bij de investeringsbank telt ook voor $3.
help-F4-title = Gelijke score
help-F4 = De hoogste score wint. Is ook de tweede vergelijking gelijk, dan wordt de overwinning gedeeld.
help-F4-island = Staan er twee gelijk, dan wint wie de meeste containers op het eiland over heeft.
help-F4-factory = Staan er twee gelijk, dan wint wie de meeste containers in de fabriekswinkel heeft.
help-F5-title = Een voorbeeld
help-F5 = Je hebt 4 oranje van $10, 4 bruine van $2, 3 beige van $5 of $10, 2 witte van $6 en 2 zwarte van $4. Alle vijf kleuren zijn er, dus beige telt voor $10. Bruin gaat weg, en de rest is 40 + 30 + 12 + 8 = $90. Tel daar 3 in de havenwinkel ($6) en 2 op het schip ($6) bij op, trek een lening ($11) af: $91 en je geld.

## De investeringsbank

help-K1-title = De drie brokers
help-K1 = Elke broker heeft een veld voor containers en een voor geld. In het begin heeft broker I twee containers en $1, broker II één container en $2, broker III alleen $3. Elke speler heeft er een eigen haven.
help-K2-title = Een broker bellen
help-K2 = Loopt er geen veiling, dan kies je de containers of het geld van één broker en leg je een bod op de betaalkaart: geld voor containers, of containers voor geld. Heeft een andere speler de kaart, dan moet je minstens $1 of één container meer bieden. Je eigen bod kun je niet verhogen.
help-K3-title = Wanneer je niet kunt bellen
help-K3 = Je kunt niet bellen in een beurt die begon met winst bij een broker, en ook niet in een beurt waarin je het spel beëindigt. Na het bellen mag je niet produceren als dat het spel zou beëindigen.
help-K4-title = Wat op de kaart ligt
help-K4 = Geld op de betaalkaart kun je niet uitgeven, ook niet aan rente. Containers erop houden hun plek in je winkel bezet, maar kunnen niet worden verkocht en geen andere prijs krijgen.
help-K5-title = Overboden worden
help-K5 = Je geld komt terug in je hand. Containers gaan terug naar de winkel waar ze vandaan kwamen, en je geeft ze meteen een prijs, ook als je niet aan de beurt bent.
help-K6-title = Winnen
help-K6 = Heb je de kaart nog als je beurt begint, dan win je. Je krijgt alles wat er dan op het veld ligt, containers in je haven daar, en je bod gaat naar de brokers (K8).
help-K6-after-interest = Eerst betaal je je rente.
help-K6-before-interest = Je wint vóór de rente en kunt die ervan betalen.
help-K7-title = Aan het einde van het spel
help-K7 = Loopt er een veiling als het spel eindigt, dan wint de speler met de kaart die meteen en betaalt.
help-K8-title = Hoe de brokers worden betaald
help-K8 = Geld gaat dollar voor dollar rond: naar I, II, III en weer opnieuw. Containers gaan op dezelfde manier één voor één rond, in de volgorde die je wilt.
