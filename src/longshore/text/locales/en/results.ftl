# Rated tables

refused-rated-sign-in = This table is rated: to sit down here, sign in first.
refused-rated-options = A rated game is played by the edition as it is, without: { $options }.
refused-rated-clock = A rated table has a clock: name the time for each decision, for the game, or both.
refused-rated-hints = At a rated table nobody asks a bot: leave the hints off.
refused-rated-one-seat = At a rated table everybody has one seat.
refused-rated-no-bots = Bots do not play at this rated table.
refused-rated-no-links = At a rated table nobody plays for another: there are no links to a seat.
refused-rated-no-drop = At a rated table only the clock gives a seat to a bot.
refused-rated-name = At a rated table everybody goes by the name of their account.
refused-rated-going-on = A rated game is played to its end. Whoever leaves it has lost.
refused-rated-nobody = A rated game needs at least one person.
refused-rated-no-study = A rated game is not studied before it is over.
