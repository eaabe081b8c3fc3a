# Co jest nie tak w zawartości tej gry i jej scenariuszach.
few-stacks = stosów jest tylko { $stacks }; wybierz mniej
tile-for-each-stack = tu ma być po jednej płytce na stos; stosów jest { $stacks }
stack-of-the-market = tu ma być stos z planszy, z własną płytką
few-tokens = na początku rozdaje się { $wanted }; daj co najmniej tyle
thing-side = strona
thing-flamingo = flaming
thing-winner = zwycięzca
thing-mission = misja
thing-stack = stos
