# Jak nazywa się osoby, terytoria i karty. Nazwy z zawartości gry stoją w content.ftl.

# $colour to kolor, którym gra osoba.
person = { $name }
square = { $name }
territory-card = { $square } ({ $terrain })
