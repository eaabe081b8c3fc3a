# Як називають жетони й місця. Назви з вмісту гри стоять у content.ftl.

chair = стілець { $number }
head = почесне місце на чолі столу
pool = запас гравця
supporter = прибічник
leader = лідер
resistance = рух опору
form-in = у регіоні { $words }
form-in-v = в регіоні { $words }
form-to = до регіону { $words }
form-from = з регіону { $words }

## Що стіл може вибрати з умінь союзників
ally-sets = Уміння союзників
ally-set = Набір { $name }
ally-set-about = { $abilities }
ally-set-random = Випадковий набір
ally-set-random-about = Набір вибирається навмання.
ally-set-mix = Випадкова суміш
ally-set-mix-about = Для кожного типу навмання вибирається, з якого набору його вміння.
ally-of-set = { $name }: { $ability }
