# Co jest nie tak w zawartości tej gry i jej scenariuszach.
no-action-on-level = na poziomie { $level } piramidy nie ma żadnej akcji; dodaj ją
good-of-track = brakuje dobra „{ $good }”, które ma swój tor; dodaj je
few-given-out = { $what }: jest tylko { $there }, a trzeba { $wanted }
given-colours = kolory
given-places-in-mine = miejsca w kopalni
given-of = „{ $id }”
given-round-tiles = płytki rund
increasing-numbers = te liczby mają rosnąć
space-of-pyramid-or-round = pole piramidy ma „level” i nic z pola okrągłego; usuń jedno z nich
food-on-pyramid-only = jedzenie pokazują tylko pola piramidy; dodaj „level” albo usuń „shows”
thing-double-space = podwójne pole
thing-good = dobro
thing-marker = znacznik
thing-pixie-of = wróżka
thing-left-of = to, co zostało z: { $pool }
copy-alone = kopiowanie akcji musi być samo; wyjmij „copy” z tego czasownika
