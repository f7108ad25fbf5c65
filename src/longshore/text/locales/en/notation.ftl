# What is wrong with a line that somebody typed: a half sentence, then what would be right. It follows the
# place (“column 5: …”), or is shown with a capital. Words of the notation (give up warehouse, factory, goods) are
# typed so in every language. $found, and nothing else, comes with quotation marks. $fault is “missing” or “wrong”.

notation-at = { $place }: { $problem }
notation-line = line { $line }
notation-column = column { $column }
notation-letter = { $letter } ({ $colour })
# A seat in a list; where its name in the language is another one, both: “red (Rot)”
notation-seat-name = { $seat-key }

notation-none = there is no action here; an action begins with one of { $words }
notation-second-line = an action is one line; this is a second one
notation-too-much = { $found } is too much: the action is complete before it
notation-action = { $fault ->
        [missing] an action is missing here; an action begins with one of { $words }
       *[wrong] { $found } is not an action; an action begins with one of { $words }
    }
notation-action-near = { $found } is not an action; an action begins with one of { $words }; did you mean { $near }?
notation-build = { $fault ->
        [missing] something to build is missing here; build a warehouse or a machine: the colours are { $colours }
       *[wrong] { $found } is not something to build; build a warehouse or a machine: the colours are { $colours }
    }
notation-place = { $fault ->
        [missing] a place to sail to is missing here; sail to sea, island or a seat; the seats are { $seats }
       *[wrong] { $found } is not a place to sail to; sail to sea, island or a seat; the seats are { $seats }
    }
notation-place-bank = { $fault ->
        [missing] a place to sail to is missing here; sail to sea, island, bank or a seat; the seats are { $seats }
       *[wrong] { $found } is not a place to sail to; sail to sea, island, bank or a seat; the seats are { $seats }
    }
notation-call = { $fault ->
        [missing] what a broker is called for is missing here; it is goods or money
       *[wrong] { $found } is not what a broker is called for; it is goods or money
    }
notation-give = { $fault ->
        [missing] an action is missing here; write give up warehouse or give up machine
       *[wrong] { $found } is not an action; write give up warehouse or give up machine
    }
notation-give-up = { $fault ->
        [missing] something to give up is missing here; give up warehouse or give up machine
       *[wrong] { $found } is not something to give up; give up warehouse or give up machine
    }

# Colours, seats, brokers, stores
notation-colour = { $fault ->
        [missing] a colour is missing here; the colours are { $colours }
       *[wrong] { $found } is not a colour; the colours are { $colours }
    }
notation-colour-near = { $found } is not a colour; the colours are { $colours }; did you mean { $near }?
notation-seat = { $fault ->
        [missing] a seat is missing here; the seats are { $seats }
       *[wrong] { $found } is not a seat; the seats are { $seats }
    }
notation-broker = { $fault ->
        [missing] a broker is missing here; the brokers are { $brokers }
       *[wrong] { $found } is not a broker; the brokers are { $brokers }
    }
notation-store = { $fault ->
        [missing] a store is missing here; name factory or harbour, then containers of it
       *[wrong] { $found } is not a store; name factory or harbour, then containers of it
    }
# $store is the word that was typed: factory or harbour
notation-store-twice = the { $store } store is named twice

# Containers and their prices; $example is “k@4”
notation-priced-missing = a container with its price is missing here, such as { $example }
notation-arrow-missing = -> and the prices of the whole harbour store are missing here
notation-price-missing = the price of this container is missing; it is written { $example }
notation-not-priced = { $found } is not a container with its price; it is written { $example }
notation-no-price = these containers have no price; the colour alone is written

# Numbers
notation-number = { $fault ->
        [missing] a number is missing here
        [wrong] { $found } is not a number
       *[range] { $found } is out of range
    }; { $what ->
        [bid] a bid is a whole number, { $lowest } or more
        [call] a bid for goods is a whole number, { $lowest } or more
        [loans] the number of loans is a number from { $lowest } to { $highest }
        [bluff] the number of bluffing cards is a number from { $lowest } to { $highest }
        [factory-price] a price in a factory store is a number from { $lowest } to { $highest }
        [harbour-price] a price in a harbour store is a number from { $lowest } to { $highest }
        [store-price] a price in a store is a number from { $lowest } to { $highest }
       *[price] a price is a number from { $lowest } to { $highest }
    }
