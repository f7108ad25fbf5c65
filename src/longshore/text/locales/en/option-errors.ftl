# What is wrong with the options of a table. Names of options and of their values (round_limit, bluff = cancel) are
# written so in every language. $found comes with its quotation marks.

refused-option-edition = There is no edition called { $found }; there are: { $known }.
refused-option-seats = A table has { $least } to { $most } seats, not { $found }.
refused-option-unknown = There is no option called { $found }. There are: { $known }.
refused-option-unknown-near = There is no option called { $found }. Did you mean { $near }?
refused-option-choice = The option { $option } is one of { $known }; not { $found }.
refused-option-switch = The option { $option } is on or off; not { $found }.
refused-option-number = The option { $option } is a number from { $least } to { $most }; not { $found }.
refused-option-number-or-none = The option { $option } is a number from { $least } to { NUMBER($most, useGrouping: 0) }; not { $found }, or none for no limit.
refused-option-beside = edition and seats stand beside the options.
refused-option-few-warehouses = { $seats } seats need { $seats } warehouses to start with; the option warehouses is { $warehouses }.
refused-option-bank-supply = The Investment Bank needs spare containers: with investment_bank on, supply is at most { $most }; it is { $supply }. Give a smaller one, as in supply={ $most }.
refused-option-bluff-cancel = In open bidding nothing can be cancelled in secret: bluff = cancel does not go with auction = progressive. Use bluff = none or auction = sealed.
