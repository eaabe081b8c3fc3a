# Як перелічують кілька речей: «а, б та в».
list-middle = { $first }, { $next }
    .plus = { $first } + { $next }
    .either = { $first }, або { $next }
list-last = { $first } та { $last }
    .or = { $first } або { $last }
    .any = { $first } та/або { $last }
    .either = { $first }, або { $last }
    .short = { $first }, { $last }
    .plus = { $first } + { $last }
