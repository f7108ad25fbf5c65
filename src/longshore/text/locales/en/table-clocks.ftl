# Standing orders that make no sense: what is wrong, and what would be right.
refused-orders = These are no standing orders: { $problem }.
refused-orders-no-most = An order to bid needs a limit: dollars in `most`, or dollars for a container of each colour in `colours`.
refused-orders-no-bluff = There are no bluffing cards at this table: leave `bluff` out.
refused-orders-no-least = An order to accept needs a limit: dollars in `least`, or dollars for a container of each colour in `colours`.
refused-orders-no-until = An order to pass needs to say until when; give at least one of: { $fields }.
refused-orders-no-price = An order to price needs a price for `factory`, for `harbour` or for both.
refused-orders-no-bank = There is no Investment Bank at this table: leave `price` and `pay` out.
refused-orders-name = There is no “{ $name }” at this table, as in `{ $where }`; there are: { $names }.
refused-orders-twice = “{ $name }” stands twice in `{ $where }`; name it once.
