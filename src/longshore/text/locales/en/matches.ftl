# Looking for people to play with, where the host offers accounts.

refused-seeking-too-much = You look for { $most } games at once: stop looking for one of them first.

matches-seek-title = A rated game
matches-seek-sign-in = Sign in, and you get a seat at a rated game as soon as enough people want one.
matches-seek-about = You get a seat as soon as enough people want the same. The place you take counts for your rating.
matches-clock = Each decision has { $move }; after that, your { $game } for the whole game run.
matches-seek-go = Find people
matches-seek-change = Change
matches-seek-bots = Bots may take empty seats after a minute
matches-seek-bots-soon = Bots join after a minute.
matches-seek-bots-now = Play with bots
matches-seek-mine = What you are waiting for
matches-seek-waits = { $waiting ->
        [1] You are the first of { $n }.
       *[other] { $waiting } of { $n } are here.
    }
matches-seek-since = Waiting for { $time }
matches-seek-give-up = Stop looking
matches-seek-give-up-named = Stop looking: { $place }
matches-seek-others = Others are waiting
matches-seek-others-wait = { $waiting ->
        [1] { $waiting } of { $n } is here.
       *[other] { $waiting } of { $n } are here.
    }
matches-seek-join = Join them
matches-seek-join-named = Join them: { $place }
matches-pace = Pace
matches-place = { $pace ->
        [live] { $edition }, { $n } seats, live
       *[days] { $edition }, { $n } seats, over days
    }
matches-found = Your table is full: { $edition }, { $n } seats
matches-found-title = Your table is full
matches-found-text = The rated game you were waiting for has begun, and so have its clocks.
matches-found-go = Go to the table
