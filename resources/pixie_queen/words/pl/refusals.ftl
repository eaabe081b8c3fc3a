# Dlaczego czegoś nie można gdzieś położyć, z numerem zasady.

refusal-taken = Leży tam żeton: pole jest zajęte w tej fazie ({ $rule }).
refusal-colour = To pole należy do innego koloru (TURN-6).
refusal-two-discs = Bez wróżki potrzeba tu 2 żetonów (TURN-3).
refusal-take_alike = W magazynie nie ma już jedzenia ({ $rule }).
refusal-take = W magazynie już tego nie ma ({ $rule }).
refusal-promote = Żadna twoja wróżka nie może teraz awansować ({ $rule }).
refusal-trade = Nie ma czego oddać albo czego za to wziąć ({ $rule }).
refusal-silver_to_gold = Masz za mało srebra na swoim polu albo nie ma już złota ({ $rule }).
refusal-take_food_tile = Potrzeba płytki jedzenia na stosie i wolnego miejsca na nią ({ $rule }).
refusal-take_one_use = Płytka musi leżeć na swoim miejscu, a ty potrzebujesz na nią wolnego miejsca ({ $rule }).
refusal-climb = Potrzebujesz sztabki srebra albo złota i pola przed sobą na jej torze ({ $rule }).
refusal-forge_ring = Masz za mało złota na swoim polu albo nie ma już nagród za pierścień ({ $rule }).
refusal-rob = Na piramidzie nie stoi wróżka innego gracza ({ $rule }).
refusal-dig = Sakwa jest pusta ({ $rule }).
refusal-exchange_tile = Potrzebujesz płytki i drugiej tego rodzaju do wzięcia ({ $rule }).
refusal-drop_or_take = Nie ma czego wyrzucić ani jedzenia do wzięcia ({ $rule }).
refusal-copy = Nikt nie użył w tej rundzie akcji, którą można by skopiować ({ $rule }).
refusal-special_offering = Potrzebujesz wszystkiego, co pokazuje rząd, i jednego dobra więcej, a nagroda musi jeszcze być ({ $rule }).
refusal-move_up = Potrzebujesz miodu i miejsca przed swoim małym znacznikiem ({ $rule }).
refusal-chained = Jest przykuta: najpierw usuń skały (PROMO-4).
refusal-level = Wróżka awansuje na następny poziom, nie dalej i nigdy w dół (PROMO-1).
refusal-servant-spot = Tylko w fazie nagród, jedna w każdej rundzie i dopóki jest nagroda (PROMO-10).
refusal-hand = Dwa żetony zasłaniają dłoń (PROMO-3).
refusal-own-pixie = Stoi tam twoja wróżka (PROMO-5).
refusal-swap = Do zamiany potrzebujesz jabłka za zasłonką (PROMO-5).
refusal-offering = W ofierze wolno złożyć tylko: { $good }, srebro albo złoto, jeden rodzaj (OFFER-3, OFFER-6).
