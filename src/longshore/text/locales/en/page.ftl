# The frame of the page: the bar, doors that are closed, what every room has.
page-name = Longshore
page-home = Longshore, to the start page
page-skip = Skip to the content
page-sign-in = Sign in
page-settings = Settings
page-loading = One moment …
page-loading-part = Loading this part of the page …
page-loading-table = Asking the server for the table …
page-loading-game = Reading the game so far …
page-close = Close
page-cancel = Cancel
page-again = Try again
# A rule, or several: “P4”, “M2 M3”.
page-help = What do the rules say? ({ $rule })
page-rules = The rules (in a new tab)
page-trouble = Something went wrong: { $problem }
# An amount of money by itself.
money = ${ $amount }
# An amount below zero by itself.
money-minus = −${ $amount }

# A table
page-table = A table
page-no-table = This table cannot be shown
page-menu = Table
page-line-cut = The connection is lost. Trying again …
page-beside = Beside the board
page-tab-log = Log
page-tab-chat = Chat
page-tab-notes = Notes
page-tab-economy = Economy
page-tab-score = Score
page-look-back = Look back through the game
page-look-from = Change seats
# Before a list of seats, at the end of a game.
page-seen-from = Seen from

# Several people play at one device, each with a hand of their own. $name is the person's name, $seat the colour.
page-hand-over = Hand the device to { $name } ({ $seat })
page-hand-over-why = Everybody else, please look away: the next screen shows a hidden value card and hidden money.
page-hand-over-here = I am { $name }

# What the page itself has to say no to.
refused-no-answer = The server is not answering. Check your connection; the page keeps trying.

# An address that leads nowhere.
page-not-found-title = There is nothing here
page-not-found-text = This address leads nowhere. A link to a table may have been cut short: check that all of it was copied.
page-not-found-home = To the start page

# A server without accounts. “longshore serve --accounts” is a command.
page-no-accounts-title = There are no accounts here
page-no-accounts-text = This server offers no accounts, and so no players’ pages, ratings or tournaments. All tables can be played without one. Whoever runs the server can offer accounts: “longshore serve --accounts”.

# A server that runs from the sources, in which the page was not built yet. “make web” is a command.
page-not-built-title = The page has not been built yet
page-not-built-text = This Longshore runs from its sources, and its page has to be built first: run “make web”, then start the server again. Everything else works already.
