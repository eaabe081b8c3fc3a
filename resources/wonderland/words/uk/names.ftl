# Як називають жетони й місця. Назви зі змісту гри стоять у content.ftl.

chair = стілець { $number }
head = почесне місце на чолі столу
pool = запас гравця
supporter = прибічник
leader = лідер
resistance = рух опору
form-dative = гравцеві { $words }
form-in = у регіоні { $words }
form-to = до регіону { $words }
form-from = з регіону { $words }

## Що стіл може вибрати з умінь союзників
ally-sets = Уміння союзників
ally-set = Набір { $name }
ally-set-about = { $abilities }
ally-set-random = Випадковий набір
ally-set-random-about = Який це набір, вирішує випадок.
ally-set-mix = Випадкова суміш
ally-set-mix-about = Випадок вирішує для кожного типу, з якого набору його вміння.
ally-of-set = { $name }: { $ability }
