# Co jest nie tak w zawartości tej gry i jej scenariuszach.
too-few = jest ich { $count }, a trzeba { $least }: { $why }; dodaj brakujące
one-for-each-region = po jednym na region
one-for-each-player = po jednej na gracza
so-many-for-each-player = po { $count } na gracza na początek
at-least-a-set = co najmniej jeden zestaw
shards-missing = brakuje odłamków na początek dla takiej liczby graczy: { $players }; dodaj „{ $players }: [...]”
too-few-cards = w rundzie { $round } { $cards ->
    [one] jest { $cards } karta
    [few] są { $cards } karty
   *[many] jest { $cards } kart
} na { $chairs ->
    [one] { $chairs } krzesło
    [few] { $chairs } krzesła
   *[many] { $chairs } krzeseł
}; dodaj brakujące
poison-face = id „{ $poison }” jest tylko dla strony żetonu rodzaju „{ $poison }”; zmień je
chip-name-twice = inny żeton też nazywa się „{ $name }”; zmień jedną z nazw
figures-or-chips = karta daje pionki albo żetony; usuń jedne z nich
figure-twice = ten pionek jest też na karcie „{ $card }”; nadaj mu inne id
no-place-on-table = „{ $id }” nie ma miejsca na stole; dodaj „{ $id }: {"{"}at: ..., size: ...{"}"}”
table-seats = miejsc przy stole jest { $seats }, a graczy { $players }; daj każdemu po jednym
table-board-unknown = w table.boards nie ma „{ $name }”; znane: { $known }
beyond-track = tu ma być najwyżej { $end }, bo tam kończy się tor bitwy
face-missing = brakuje strony żetonu rodzaju { $kind }; dodaj ją, choćby z liczbą 0
face-missing-weak = brakuje słabej strony żetonu rodzaju { $kind }; dodaj ją, choćby z liczbą 0
face-missing-strong = brakuje silnej strony żetonu rodzaju { $kind }; dodaj ją, choćby z liczbą 0
reward-here-already = jest tu już inna nagroda; wybierz inną kolumnę
ability-unknown = po zwykłej stronie nie ma zdolności „{ $ability }”{ $near }
many-supporters = czeka tu tylu stronników: { $standing }, a gracz ma ich { $most }; daj mniej
forge-track-unknown = po tej stronie nie ma toru „{ $track }”; do wyboru: { $known }
forge-track-not-below = „{ $below }” nie leży tuż pod „{ $above }”
forge-column = tu ma być kolumna od 1 do { $most }: tylko tam pole mają oba tory
measure-unknown = nie ma miary „{ $measure }”{ $near }
reward-unknown = nie ma nagrody „{ $reward }”{ $near }
card-outside-band = ta karta ma wartość { $found }, a karty rundy { $round } mają od { $least } do { $most } (values.bands)
bots-pass-over = boty nie cenią „{ $word }” na karcie
field-unknown = nie ma tu pola „{ $field }”{ $near }
no-strong-forge-chip = nie ma silnego żetonu kuźni; pomiń poziom
ally-set-unknown = nieznany zestaw sprzymierzeńców { $name }; znane: { $known } albo mieszanka, np. { $example }
ally-type-unknown = nieznany rodzaj sprzymierzeńca { $ally }{ $near }
ally-set-missing = nie ma zestawu { $name } dla { $ally }; są: { $known }
not-enough-chips = za mało żetonów „{ $chip }”; usuń jeden, tu albo gdzie indziej
supporters-there = stronników jest { $there }, w tym na planszy { $placed }
supporters-only = stronników jest tylko { $supporters }
castles-only = zamków jest tylko { $castles }
track-spaces = na tym torze jest tyle pól: { $spaces }, a nie { $forged }
madness-spaces = na torze szaleństwa jest tylko tyle pól: { $spaces }
madness-only = tu mogą być tylko żetony szaleństwa; usuń pozostałe
no-madness-here = szaleństwa i trucizny nigdy się tu nie kładzie; usuń je
chair-of-leader = na krześle { $chair } siedzi inny lider; wybierz inne krzesło
chair-with-card = na krześle { $chair } leży karta, a siedzący tam lider już ją wziął
no-units-in = { $player } nie ma jednostek w regionie { $region }; dodaj je albo „fight: busted”
fighters-wager = { $player } walczy, więc się nie zakłada; usuń ten zakład
region-left-out = region pomija się tylko w grze dwuosobowej; usuń to
left-only = zostało tylko { $left }
no-battle = nie ma bitwy do rozegrania; podaj ją pod „battle”
thing-ability = zdolność
thing-own-ability = zdolność tego gracza
thing-chair = krzesło w grze
thing-chip = żeton
thing-supply-chip = żeton z zasobów
thing-faction = frakcja
thing-own-figure = pionek z kart tego gracza
thing-forge-track = tor kuźni
thing-participant = uczestnik bitwy
thing-place = miejsce
thing-quest = zadanie
thing-region = region
thing-tea-card = karta herbatki
thing-laid-tea-card = karta herbatki na krześle
thing-tile = żeton punktacji
thing-wonderlandian = mieszkaniec Krainy Czarów
