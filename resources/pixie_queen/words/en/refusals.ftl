# Why something cannot be put somewhere, with the number of the rule.

refusal-taken = A disc lies there: it is taken for this phase ({ $rule }).
refusal-colour = This space belongs to another colour (TURN-6).
refusal-two-discs = Without a pixie there it takes 2 discs (TURN-3).
refusal-take_alike = No food is left in the supply ({ $rule }).
refusal-take = There is none left in the supply ({ $rule }).
refusal-promote = No pixie of yours can rise now ({ $rule }).
refusal-trade = There is nothing to give, or nothing to take for it ({ $rule }).
refusal-silver_to_gold = You have too little silver for your field, or no gold is left ({ $rule }).
refusal-take_food_tile = It needs a food tile on the stack and a free slot for it ({ $rule }).
refusal-take_one_use = The tile must lie on its place, and you need a free slot for it ({ $rule }).
refusal-climb = You need a token of silver or gold and a field ahead on its track ({ $rule }).
refusal-forge_ring = You have too little gold for your field, or no ring prize is left ({ $rule }).
refusal-rob = No pixie of another player stands on the pyramid ({ $rule }).
refusal-dig = The bag is empty ({ $rule }).
refusal-exchange_tile = You need a tile, and another of its kind to be had ({ $rule }).
refusal-drop_or_take = There is nothing to drop and no food to take ({ $rule }).
refusal-copy = Nobody has used an action in this round that you could copy ({ $rule }).
refusal-special_offering = You need all that the row shows and one good more, and a prize must be left ({ $rule }).
refusal-move_up = You need honey and a place ahead of your small cube ({ $rule }).
refusal-chained = It is chained: remove its rocks first (PROMO-4).
refusal-level = A pixie rises to the next level, no farther and never down (PROMO-1).
refusal-servant-spot = Only in the reward phase, one in each round, and while a prize is left (PROMO-10).
refusal-hand = Two discs cover the hand (PROMO-3).
refusal-own-pixie = A pixie of your own stands there (PROMO-5).
refusal-swap = To swap you need an apple behind your screen (PROMO-5).
refusal-offering = Only { $good }, silver or gold may be offered, one kind only (OFFER-3, OFFER-6).
