# Leute zum Spielen suchen, wo der Betreiber Konten anbietet.

refused-seeking-too-much = Du suchst schon { $most } Spiele zugleich: Hör zuerst bei einem davon auf.

matches-seek-title = Ein Spiel mit Rating
matches-seek-sign-in = Melde dich an, und du bekommst einen Platz in einem Spiel mit Rating, sobald genug Leute eines wollen.
matches-seek-about = Du bekommst einen Platz, sobald genug Leute dasselbe wollen. Dein Platz am Ende zählt für dein Rating.
matches-clock = Für jede Entscheidung hast du { $move }, danach zehrst du von { $game }, die du für das ganze Spiel hast.
matches-seek-go = Leute suchen
matches-seek-change = Ändern
matches-seek-bots = Nach einer Minute dürfen Bots auf freie Plätze
matches-seek-bots-soon = Nach einer Minute kommen Bots dazu.
matches-seek-bots-now = Mit Bots spielen
matches-seek-mine = Worauf du wartest
matches-seek-waits = { $waiting ->
        [1] Du bist als Erstes da, { $n } werden gebraucht.
       *[other] { $waiting } von { $n } sind da.
    }
matches-seek-since = Du wartest seit { $time }
matches-seek-give-up = Nicht mehr suchen
matches-seek-give-up-named = Nicht mehr suchen: { $place }
matches-seek-others = Andere warten schon
matches-seek-others-wait = { $waiting ->
        [1] { $waiting } von { $n } ist da.
       *[other] { $waiting } von { $n } sind da.
    }
matches-seek-join = Mitspielen
matches-seek-join-named = Mitspielen: { $place }
matches-pace = Tempo
matches-place = { $pace ->
        [live] { $edition }, { $n } Plätze, live
       *[days] { $edition }, { $n } Plätze, über Tage
    }
matches-found = Dein Tisch ist voll: { $edition }, { $n } Plätze
matches-found-title = Dein Tisch ist voll
matches-found-text = Das Spiel, auf das du gewartet hast, hat begonnen, und die Uhren laufen.
matches-found-go = Zum Tisch
