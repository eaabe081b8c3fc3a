# Що може вибрати гравець: рядок списку, підказка біля підсвіченого місця.

option-keep-quest = залишити { $quest }
option-discard-quest = скинути { $quest }
option-go-on = далі
option-happen = { $source }
option-decline = не зараз

## Чаювання

option-chair = узяти { $card }
option-head = піти на почесне місце
option-party = влаштувати гостину
option-party-card = узяти { $card }
option-gift = подарувати уламок: { $player }
option-no-gift = залишити всі уламки
option-poison = отруїти { $card }
option-no-poison = без отрути
option-leader-region = до регіону { $region }
option-first_unit = 1 із { $units } загонів до регіону { $region }
option-units = { $units ->
    [one] { $units } загін до регіону { $region }
    [few] { $units } загони до регіону { $region }
    [many] { $units } загонів до регіону { $region }
   *[other] { $units } загону до регіону { $region }
}
option-unit = { KEY($origin) ->
    [pool] { $unit } до регіону { $region }
   *[other] { $unit } з регіону { $origin } до регіону { $region }
}
option-no-unit = досить загонів
option-move-no-more = досить рухів
option-figure = { $figure } до регіону { $region }
option-follow = { $units ->
    [one] лідер і { $units } загін до регіону { $region }
    [few] лідер і { $units } загони до регіону { $region }
    [many] лідер і { $units } загонів до регіону { $region }
   *[other] лідер і { $units } загону до регіону { $region }
}
option-wonderlandian = узяти { $card }
option-ability = відкрити { $ability }
option-ally = отримати { FORM($face, form: "one") }
option-no-ally = жодного союзника
option-castle = замок у регіоні { $region }
option-castle-up = поставити замок у регіоні { $region }
option-no-castle = без замку
option-discard-shard = скинути уламок
option-keep-shard = залишити уламок
option-split = { $rewards }
option-list = { $rewards }
option-corrupted = кинути кубик, щоб { $rewards }
option-ignore = пропустити: { $rewards }
option-opponent = { $player }: { $rewards }

## Війна

option-wager = на: { $player }
option-no-wager = без ставки
option-draw = тягнути
option-stop = зупинитися
option-block = розбити щит і повернути { FORM($chip, form: "one") }
option-suffer = не блокувати: { $chip }
option-lose = втратити: { $unit }
option-return = повернути { FORM($chip, form: "one") }
option-give-up = віддати: { $chip }
option-drawn = зіграти { FORM($chip, form: "one") }
option-symbol = на поділку { $space }
option-region-vp = { $vp } ПБ
option-feat = відкрити { $quest }
option-keep-secret = залишити в таємниці
option-forge = { $chip }: { $track } ({ $rewards })
option-forge-no-more = більше не поліпшувати
