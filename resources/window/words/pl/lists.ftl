# Jak wymienia się kilka rzeczy: „a, b i c”.
list-middle = { $first }, { $next }
list-last = { $first } i { $last }
    .or = { $first } lub { $last }
    .many = { $first } i/lub { $last }
