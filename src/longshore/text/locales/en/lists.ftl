# Lists: “a”, “a and b”, “a, b and c”; in brackets “a, b, c”.
list-none = nothing

# What refusals list. Seats: “red, green”. Containers as players write them, by the letters of their
# colours: “k n”, in a store with their prices: “k@2 n@3”; nothing is “-”. Words will do as well.
# $seat-key and $colour-key are the bare names, $seat and $colour those of the language.
list-seat = { $seat-key }
list-colour = { $colour-key ->
        [black] k
        [brown] n
        [orange] o
        [tan] t
        [white] w
        [purple] p
        [beige] e
        [grey] g
       *[other] { $colour }
    }
list-container = { list-colour }@{ $price }
list-goods-next = { $left } { $right }
list-goods-none = -
