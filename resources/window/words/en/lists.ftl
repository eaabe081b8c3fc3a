# How several things are named one after the other: "a, b and c".
list-middle = { $first }, { $next }
    .plus = { $first } + { $next }
list-last = { $first } and { $last }
    .or = { $first } or { $last }
    .any = { $first } and/or { $last }
    .short = { $first }, { $last }
    .plus = { $first } + { $last }
