# One’s games, what they add up to, and other players; where the host offers accounts.

refused-no-such-player = There is no player called { $name } here who lets everybody see their page.

## One’s own page

players-part-games = Games
players-part-sums = Statistics
players-part-account = Account
players-games = Games in progress
players-games-none = No game is waiting for you, and none is in progress.
players-rated = rated
players-past = Finished games
players-past-none = You have not finished a game with this account yet.
players-more = Show more
# $score is an amount of money
players-result = { $place ->
        [1] first with { $score }
        [2] second with { $score }
        [3] third with { $score }
        [4] fourth with { $score }
       *[other] fifth with { $score }
    }
players-lost = { $how ->
        [left] left before the end: last place
       *[clock] out of time in the end: last place
    }
# $change has a sign: +12 or −12
players-change = rating { $change }
players-closed = closed before the end

## Statistics

players-sums-none = Nothing yet: there is something to see once a game is over.
players-pool = Games of
players-count = { $n ->
        [one] one game
       *[other] { $n } games
    }
players-wins = Wins
players-wins-value = { $wins } of { $games }
players-wins-about = A win that was shared counts for a part.
players-places = Places
players-place = { $place }.
players-score = Money in the end
players-score-value = { $mean } on average, { $best } at best
players-money = Where your money came from, a game on average
players-source = { $source ->
        [start] Starting money
        [auctions] Cargoes sold at auction
        [subsidies] Subsidies for them
        [factory] Sold from the factory
        [harbour] Sold from the harbour
        [domestic] Domestic sales
        [wages] Union wages
        [brokers] Brokers
        [island] Containers on the island
        [left-over] Containers left elsewhere
        [stocked] Bought for the harbour
        [loaded] Loaded onto the ship
        [bought] Cargoes bought at auction
        [kept] Own cargoes kept
        [buildings] Machines and warehouses
        [interest] Interest
       *[loans] Loans
    }
players-colours = Your colours
players-colour = Colour
players-colour-made = Produced
players-colour-island = On the island in the end
players-bidding = How you bid
players-bidding-none = You have not bid for anybody’s cargo yet.
players-bidding-all = { $bids ->
        [one] You have bid for one cargo, { $part } of what it was worth to you.
       *[other] You have bid for { $bids } cargoes, on average { $part } of what they were worth to you.
    }
players-bidding-won = { $won ->
        [0] You got none of them.
        [one] You got one, for { $part } of its worth.
       *[other] You got { $won }, for { $part } of their worth.
    }
players-bidding-about = Worth is what a cargo would bring you at the end, as it looked at that moment.
players-ratings = Ratings
players-ratings-about = From rated tables, one for each edition and number of players. Whoever is new has 1500; what stands behind ± says how sure it is.
players-ratings-none = No rated games yet.
players-rating = { $points } ± { $spread }
players-provisional = provisional
players-list-link = Everybody’s ratings
players-against = Head to head
players-against-none = Nobody yet.
players-against-value = { $games ->
        [one] one game: ahead in { $ahead }, behind in { $behind }
       *[other] { $games } games: ahead in { $ahead }, behind in { $behind }
    }
players-gone = somebody whose account is gone

## Who may see it

players-public = Who sees your ratings
players-public-about = You alone, unless you show them: then everybody can see your name, your ratings and how your rated games ended, and you are in the list of ratings. Games that do not count are never shown.
players-public-switch = Everybody may see them
players-public-link = Your page

## Pages for everybody

players-page-games = Rated games
players-list = Ratings
players-list-about = Bots, and people who let everybody see their ratings.
players-list-none = Nobody is rated here yet.
