# Jak wymienia się kilka rzeczy: „a, b i c”.
list-middle = { $first }, { $next }
    .plus = { $first } + { $next }
    .either = { $first }, albo { $next }
list-last = { $first } i { $last }
    .or = { $first } lub { $last }
    .any = { $first } i/lub { $last }
    .either = { $first }, albo { $last }
    .short = { $first }, { $last }
    .plus = { $first } + { $last }
