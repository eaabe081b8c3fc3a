# Як перелічують кілька речей: «а, б і в».
list-middle = { $first }, { $next }
list-last = { $first } і { $last }
    .or = { $first } або { $last }
