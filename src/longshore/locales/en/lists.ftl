# Lists: “a”, “a and b”, “a, b and c”; in brackets “a, b, c”.
list-none = nothing
list-two = { $left } and { $right }
list-next = { $left }, { $right }
list-last = { $left } and { $right }
