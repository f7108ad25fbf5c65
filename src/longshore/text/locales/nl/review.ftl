# De nabespreking van een partij: waar het geld werd verdiend en verloren. Op de pagina en bij `longshore review`.

review-title = Waar het geld werd verdiend en verloren
review-about = Een zoekprogramma bekijkt elke beslissing opnieuw, met alleen wat de plaats toen kon weten. De bedragen meten de voorsprong: hoe ver een plaats zes rondes later, of aan het eind, naar verwachting voor de beste van de anderen ligt.
review-waiting = De nabespreking wacht op haar beurt …
review-running = De nabespreking wordt gemaakt: { $done } van { $all } …
review-failed = De nabespreking is niet gelukt. Een nieuwe poging kan wel lukken.
review-again = Opnieuw proberen
review-back = Terug naar de tafel
review-not-over = { $name }: deze partij is niet afgelopen; alleen afgelopen partijen worden nabesproken.
review-playouts-range = --playouts gaat van { $least } tot { $most }, niet { $given }.

## De vooruitzichten

review-standing = De vooruitzichten
review-standing-reading = De eindscore die elke plaats aan het begin van elke beurt kon verwachten, met de waardekaarten zoals ze lagen en als iedereen verstandig verder speelt. Het laatste punt is de uitslag.
review-chances = Kans om te winnen
review-chances-reading = Hoe vaak elke plaats won als de partij vanaf het begin van elke beurt werd uitgespeeld.
review-end = Einde
review-axis-percent = Procent
review-percent = { $value } %

## Een plaats

review-account = Hoe de voorsprong ontstond
review-opening = Plaats en eerste machine
review-own-card = De eigen waardekaart ({ $card })
review-other-cards = De waardekaarten van de anderen
review-decisions = De dure beslissingen
review-rest = Al het andere: de beslissingen van de anderen, kleinigheden, toeval
review-final = Voorsprong aan het eind
review-costliest = De duurste beslissingen
review-none = Geen beslissing kostte duidelijk meer dan het toeval verklaart.
review-played = Gespeeld: { $action }
review-better = Beter: { $action }
review-cost = Kostte ${ $amount }, plus of min ${ $error }
review-hindsight = { $sign ->
        [plus] Met de waardekaarten zoals ze lagen kostte het ${ $amount }.
        [minus] Met de waardekaarten zoals ze lagen leverde het ${ $amount } op: geluk, want niemand kon ze kennen.
       *[none] Met de waardekaarten zoals ze lagen kostte het niets.
    }
review-see = Het bord bekijken
review-see-round = Ronde { $round }: het bord bekijken
review-every = Alle beslissingen
review-before = Beste keuze
review-after = Zoals gespeeld
review-loss = Verschil
review-error = ± ${ $error }

## Redenen

review-cause-sold-below-worth = De lading werd verkocht voor ${ $bid }, ${ $dollars } onder haar waarde: op het eigen eiland was ze ${ $worth } waard.
review-cause-kept-above-worth = De lading werd gehouden voor ${ $bid }, terwijl ze daar maar ${ $worth } waard was: verkopen, met de subsidie, was ${ $dollars } meer waard.
review-cause-bid-above-worth = Het bod van ${ $bid } lag ${ $dollars } boven wat de lading waard was (${ $worth }).
review-cause-bid-too-high = Het bod van ${ $bid } was meer dan nodig: ${ $better } was het betere bod.
review-cause-bid-too-low = Er werd ${ $bid } geboden voor een lading die ${ $worth } waard was: ${ $better } was het betere bod.
review-cause-priced-too-low = { $store ->
        [factory] De goederen in de fabriekswinkel waren samen ${ $dollars } te laag geprijsd.
       *[harbour] De goederen in de havenwinkel waren samen ${ $dollars } te laag geprijsd.
    }
review-cause-priced-too-high = { $store ->
        [factory] De goederen in de fabriekswinkel waren samen ${ $dollars } te hoog geprijsd.
       *[harbour] De goederen in de havenwinkel waren samen ${ $dollars } te hoog geprijsd.
    }
review-cause-store-empty-for = { $store ->
        [factory] De fabriekswinkel bleef { $rounds } rondes leeg.
       *[harbour] De havenwinkel bleef { $rounds } rondes leeg.
    }
review-cause-ship-idle-for = { $cargo ->
        [0] Het schip lag { $rounds } rondes leeg op dezelfde plek.
        [one] Het schip lag { $rounds } rondes op dezelfde plek, met een container aan boord.
       *[other] Het schip lag { $rounds } rondes op dezelfde plek, met { $cargo } containers aan boord.
    }
review-cause-passed-with-actions = { $actions ->
        [one] Er werd een actie verspild.
       *[other] Er werden { $actions } acties verspild.
    }
review-cause-paid-interest-for = Een lening die terugbetaald kon worden kostte nog { $rounds } rondes rente, ${ $dollars } in totaal.
review-cause-borrowed-early = De lening was nog niet nodig: er was ${ $dollars } in de hand.
review-cause-built-late = { $building ->
        [machine] De machine van ${ $price } kwam te laat om te lonen: { $rounds ->
            [0] de partij eindigde in dezelfde ronde.
            [one] de partij eindigde een ronde later.
           *[other] de partij eindigde { $rounds } rondes later.
        }
       *[warehouse] Het warenhuis van ${ $price } kwam te laat om te lonen: { $rounds ->
            [0] de partij eindigde in dezelfde ronde.
            [one] de partij eindigde een ronde later.
           *[other] de partij eindigde { $rounds } rondes later.
        }
    }
review-cause-ended-behind = Daarmee kwam het einde van de partij, met een achterstand van ${ $dollars }.
review-cause-auction-ended-turn = { $actions ->
        [one] De veiling beëindigde de beurt terwijl er nog een actie over was.
       *[other] De veiling beëindigde de beurt terwijl er nog { $actions } acties over waren.
    }
review-cause-sailed-with-room = { $cargo ->
        [one] Het schip voer met één container naar het eiland, terwijl er nog te laden viel.
       *[other] Het schip voer met { $cargo } containers naar het eiland, terwijl er nog te laden viel.
    }
review-cause-lost-to-bid = Met ${ $bid } was de lading verloren: het hoogste bod was ${ $high }, en ${ $better } had gewonnen.
review-cause-awarded-leader = Van wie gelijk stonden, kreeg degene de lading die ${ $dollars } voor lag op de ander.
review-cause-missed-goods = { $way ->
        [produce] { $count ->
            [one] In plaats daarvan had er een container gemaakt kunnen worden.
           *[other] In plaats daarvan hadden er { $count } containers gemaakt kunnen worden.
        }
        [stock] { $count ->
            [one] In plaats daarvan had er voor ${ $paid } een container voor de havenwinkel gekocht kunnen worden.
           *[other] In plaats daarvan hadden er voor ${ $paid } { $count } containers voor de havenwinkel gekocht kunnen worden.
        }
       *[load] { $count ->
            [one] In plaats daarvan had er voor ${ $paid } een container geladen kunnen worden.
           *[other] In plaats daarvan hadden er voor ${ $paid } { $count } containers geladen kunnen worden.
        }
    }
# $count containers werden voor $paid genomen, $better andere waren voor $cost te krijgen.
review-cause-other-goods = { $way ->
        [stock] Gekocht voor de havenwinkel: { $count } voor ${ $paid }. Andere waren beter: { $better } voor ${ $cost }.
       *[load] Geladen: { $count } voor ${ $paid }. Andere waren beter: { $better } voor ${ $cost }.
    }
review-cause-ship-kept = { $to ->
        [island] { $cargo ->
            [one] Het schip had naar het eiland kunnen varen, om de container aan boord te verkopen.
           *[other] Het schip had naar het eiland kunnen varen, om de { $cargo } containers aan boord te verkopen.
        }
       *[sea] { $cargo ->
            [0] Het schip had kunnen uitvaren, om goederen te halen.
            [one] Het schip had kunnen uitvaren, met een container aan boord.
           *[other] Het schip had kunnen uitvaren, met { $cargo } containers aan boord.
        }
    }
review-cause-missed-call = { $side ->
        [goods] { $count ->
            [one] De container van een broker was te krijgen voor een bod van ${ $dollars }.
           *[other] { $count } containers van een broker waren te krijgen voor een bod van ${ $dollars }.
        }
       *[money] { $count ->
            [one] ${ $dollars } van een broker was te krijgen voor één container.
           *[other] ${ $dollars } van een broker was te krijgen voor { $count } containers.
        }
    }
review-cause-better-kept = De ${ $dollars } die dit kostte, was beter in de hand gebleven.
review-cause-better-only = De andere keuze leverde bij het uitspelen meer op; een eenvoudiger reden is er niet.
