# Tafels voor de rating

refused-rated-sign-in = Deze tafel telt voor de rating: meld je aan om te gaan zitten.
refused-rated-options = Een spel voor de rating wordt gespeeld volgens de uitgave zoals ze is, zonder: { $options }.
refused-rated-clock = Een tafel voor de rating heeft een klok: noem de tijd per beslissing, voor het spel, of allebei.
refused-rated-hints = Aan een tafel voor de rating vraagt niemand een bot: laat de hints uit.
refused-rated-one-seat = Aan een tafel voor de rating heeft iedereen één plaats.
refused-rated-no-bots = Aan deze tafel voor de rating spelen geen bots.
refused-rated-no-links = Aan een tafel voor de rating speelt niemand voor een ander: er zijn geen links naar een plaats.
refused-rated-no-drop = Aan een tafel voor de rating geeft alleen de klok een plaats aan een bot.
refused-rated-name = Aan een tafel voor de rating speelt iedereen onder de naam van het eigen account.
refused-rated-going-on = Een spel voor de rating wordt uitgespeeld. Wie het verlaat, heeft verloren.
refused-rated-nobody = Een spel voor de rating heeft minstens één mens nodig.
refused-rated-no-study = Een spel voor de rating wordt pas bestudeerd als het voorbij is.
