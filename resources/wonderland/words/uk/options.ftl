# Що може вибрати гравець: рядок списку, підказка біля підсвіченого місця.

option-keep-quest = залишити місію: { $quest }
option-discard-quest = скинути місію: { $quest }
option-happen = { $source }
option-decline = не зараз

## Чаювання

option-chair = узяти карту «{ $card }»: { FORM($rewards, form: "short", joined: "short") }
option-head = піти на почесне місце
option-party = влаштувати гостину
option-party-card = узяти карту «{ $card }»: { FORM($rewards, form: "short", joined: "short") }
option-gift = подарувати уламок { FORM($player, form: "dative") }
option-no-gift = залишити всі уламки
option-poison = отруїти карту «{ $card }»: { FORM($rewards, form: "short", joined: "short") }
option-no-poison = без отрути
option-leader-region = { FORM($region, form: "to") }
option-first_unit = перший із { $units } загонів { FORM($region, form: "to") }
option-units = { $units ->
    [one] { $units } загін { FORM($region, form: "to") }
    [few] { $units } загони { FORM($region, form: "to") }
    [many] { $units } загонів { FORM($region, form: "to") }
   *[other] { $units } загону { FORM($region, form: "to") }
}
option-unit = { KEY($origin) ->
    [pool] { $unit } { FORM($region, form: "to") }
   *[other] { $unit } { FORM($origin, form: "from") } { FORM($region, form: "to") }
}
option-no-unit = досить загонів
option-move-no-more = досить рухів
option-figure = { $figure } { FORM($region, form: "to") }
option-follow = { $units ->
    [one] лідер і { $units } загін { FORM($region, form: "to") }
    [few] лідер і { $units } загони { FORM($region, form: "to") }
    [many] лідер і { $units } загонів { FORM($region, form: "to") }
   *[other] лідер і { $units } загону { FORM($region, form: "to") }
}
option-wonderlandian = узяти карту: { $card }
option-ability = відкрити: { $ability }
option-ally = отримати { FORM($face, form: "one") }
option-no-ally = без союзника
option-castle = замок { FORM($region, form: "in") }
option-castle-up = підняти замок { FORM($region, form: "in") }
option-no-castle = без замку
option-discard-shard = скинути уламок
option-keep-shard = залишити уламок
option-split = { FORM($rewards, form: "do") }
option-list = { FORM($rewards, form: "do") }
option-corrupted = кинути кубик: { FORM($rewards, form: "do") }
option-ignore = пропустити: { FORM($rewards, form: "short", joined: "short") }
option-opponent = { $player } { FORM($rewards, form: "opponent") }

## Війна

option-wager = переможе { $player }
option-no-wager = без ставки
option-draw = дістати
option-stop = зупинитися
option-block = розбити щит і повернути { FORM($chip, form: "one") }
option-suffer = не блокувати, лишається { $chip }
option-lose = { KEY($unit) ->
    [supporter] утратити прибічника
    [leader] утратити лідера
   *[other] утратити фігурку «{ $unit }»
}
option-return = повернути { FORM($chip, form: "one") }
option-level = обміняти тепер { FORM($chip, form: "one") }
option-give-up = назавжди втратити { FORM($chip, form: "one") }
option-drawn = розіграти { FORM($chip, form: "one") }
option-symbol = на поділку { $space }
option-feat = відкрити «{ $quest }»
option-keep-secret = залишити в таємниці
option-forge = { $chip }: { $track } ({ FORM($rewards, form: "short", joined: "short") })
option-forge-no-more = більше не поліпшувати
