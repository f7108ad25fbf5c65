# Tournaments and leagues, where the host offers accounts.

refused-no-such-contest = There is no such tournament or league here.
refused-contest-organiser = Only whoever organises it can do that.
refused-contest-over = It is over, or was called off.
refused-contest-going = It goes on: call it off first.
refused-contest-closed = It has begun already: nobody can sign up any more.
refused-contest-too-few = It takes { $least } people to begin, and { $number } signed up so far: wait for more, or call it off.
refused-contest-full = There is room for { $most } players, and they are all there.
refused-contest-start = It has to begin from now on, within { $days } days.
refused-contest-damaged = Contest { $id } is damaged and cannot be read; the others go on. Whoever runs the server can bring back a backup.
refused-too-many-contests = You organise { $most } that are not over: wait for one to end, or call one off.

## On the page

contests-title = Tournaments and leagues
contests-about = Sign up, and you get a table in every round: with people who stand as you do and whom you have not met yet. The games are rated.
contests-none = There are none yet.
contests-all = All of them
contests-kind = { $kind ->
        [league] League
       *[tournament] Tournament
    }
contests-status = { $status ->
        [open] Sign-up is open.
        [running] In progress.
        [over] It is over.
       *[cancelled] It was called off.
    }
contests-players = { $n ->
        [one] one player
       *[other] { $n } players
    }
contests-rounds = { $n ->
        [one] one round
       *[other] { $n } rounds
    }
contests-round-of = round { $round } of { $rounds }
contests-round = Round { $round }
contests-every = { $n ->
        [one] a round every day
       *[other] a round every { $n } days
    }
contests-by = by { $name }
contests-next = The next round begins { $when }.
contests-begins = It begins { $when }.
contests-waits = The next round begins shortly after the last game of this one; the exact time will be given here.
contests-join = Sign up
contests-join-about = Everybody sees your name and how your games ended.
contests-sign-in = Sign in to take part.
contests-leave = Withdraw
contests-back = I am back
contests-away-about = You did not play your last game to its end, did not say that you were there, or have withdrawn: you get no table until you are back.
contests-check-in-about = In the quarter of an hour before it begins, say here that you are there: whoever does not gets no table.
contests-check-in = I am here
contests-here = here
contests-here-about = You are there, and get a table.
contests-start = Begin now
contests-start-title = Begin “{ $title }” now?
contests-start-text = { $kind ->
        [league] Everybody who has signed up gets a table at once. Others can still join later.
       *[tournament] Everybody who has signed up gets a table at once. Nobody can sign up after that.
    }
contests-start-live = { $kind ->
        [league] Whoever says that they are there gets a table: at once if everybody has said so, or else within two minutes. Others can still join later.
       *[tournament] Whoever says that they are there gets a table: at once if everybody has said so, or else within two minutes. Nobody can sign up once it has begun.
    }
contests-cancel = Call it off
contests-cancel-title = Call “{ $title }” off?
contests-cancel-text = There are no further rounds. Games that go on are played to their ends and count for ratings.
contests-rename = Change title
contests-delete-title = Delete “{ $title }” for good?
contests-delete-text = Its standings are gone for everybody. Its games stay, and count for ratings.
contests-table = To my table
contests-standings = Standings
contests-standings-about = A point for each at the table who came behind you, half of one for a tie. Ties are broken from left to right.
contests-place = Place
contests-player = Player
contests-points = Points
contests-wins = Wins
contests-opponents = Opponents’ points
contests-lead = Money ahead
contests-games = Games
contests-away = away
contests-me = you
contests-left-out = Too few people were there: this round was left out.
contests-going = In progress.
contests-void = Closed before its end: all have half of the points.
contests-lost = not played to the end
contests-seat-points = { $n ->
        [one] one point
       *[other] { $n } points
    }
contests-new = New tournament or league
contests-new-title = What is it called?
contests-new-kind = Kind
contests-new-rounds = Rounds
contests-new-days = Days between rounds
contests-new-start = Begins at
contests-new-go = Open the sign-up
contests-new-about = A tournament’s rounds follow each other; a league has one every so many days, and can be joined later. Bots take empty seats.
