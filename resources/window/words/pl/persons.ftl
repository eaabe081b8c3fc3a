# Jak nazywa się osoby w każdej grze.
# Imion graczy nie da się odmieniać, dlatego zdania mówią „gracza Anna”.

# $name to imię osoby. Gra mówi obok, czym osoba gra: $role.
person = { $name }
form-genitive = gracza { $words }
form-dative = graczowi { $words }
