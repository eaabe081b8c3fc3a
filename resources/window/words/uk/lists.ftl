# Як перелічують кілька речей: «а, б і в».
list-middle = { $first }, { $next }
list-last = { $first } та { $last }
    .or = { $first } або { $last }
    .many = { $first } та/або { $last }
