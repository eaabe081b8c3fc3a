# Про що питають гравців. Ім’я того, кого питають, стоїть перед питанням.

ask-keep-quest = Яку місію залишити?
ask-discard-quest = Яку місію скинути?

## Чаювання

ask-chair = Де сісти?
ask-party-card = Яку карту взяти на гостині?
ask-gift = Хто отримає уламок у подарунок?
ask-poison = Яку карту отруїти?
ask-leader-region = Куди йде лідер?
ask-units = Куди йдуть загони?
ask-unit = Який загін іде { FORM($region, form: "to") }?
ask-move = Який загін рушає і куди? (щонайбільше { $units })
ask-move_units = { $source }: який загін рушає першим і куди?
ask-figure = Куди йде { $figure }?
ask-wonderlandian = { $source }: який дивокраєць?
ask-ability = { $source }: яке вміння відкрити?
ask-any_ally = { $source }: який союзник?
ask-replace-ally = Таких більше немає. Який союзник натомість?
ask-castle = { $source }: де стане замок?
ask-place_and_follow = { $source }: куди?
ask-discard-shard = Лідер не може бути сильнішим. Скинути натомість уламок?
ask-split = { $source }: яка половина?
ask-corrupted = { $source }: узяти це й кинути кубик?
ask-choose = { $source }: що вибрати?
ask-opponent = { $source }: який суперник?
ask-hook = Застосувати «{ $source }»?

## Війна

ask-wager = Хто переможе? Ставки лежать долілиць.
ask-won-ally = Ставка зіграла. Який слабкий союзник?
ask-draw-or-stop = Дістати жетон чи зупинитися?
ask-shield = Заблокувати щитом { FORM($chip, form: "one") }?
ask-drawn = Який із дістаних жетонів розіграти?
ask-loss = Який загін утратити?
ask-return_active = { $source }: який активний жетон повертається в мішечок?
ask-return_exhausted = { $source }: який виснажений жетон повертається в мішечок?
ask-return_madness = { $source }: який жетон божевілля повертається в мішечок?
ask-level = Істот на всіх не вистачить. Яка змінює рівень наступною?
ask-give_up = { $source }: який активний жетон утратити назавжди?
ask-to_symbol = { $source }: на який символ поліпшення?
ask-region-reward = ПБ чи замок?
ask-won-castle = Де стане замок?
ask-feat = Подвиг здійснено. Відкрити його?
ask-any_feat = Можна заявити ще один подвиг. Відкрити його?
ask-forge = Який жетон поліпшити і на якому ряді?
