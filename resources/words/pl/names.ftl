# Jak nazywa się osoby, żetony i miejsca. Nazwy z zawartości gry stoją w content.ftl.
# Imion graczy nie da się odmieniać, dlatego zdania mówią „gracza Anna”.

# $name to imię osoby.
person = { $name }
chair = krzesło { $number }
head = szczyt stołu
pool = pula
supporter = stronnik
leader = lider
resistance = lokalny ruch oporu
form-genitive = gracza { $words }
