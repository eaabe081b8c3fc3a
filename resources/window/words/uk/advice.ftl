# Порада тому, кого питають: найкращі відповіді та їхні шанси.

button-advice = Порада
advice-thinking = Шукаю пораду…
# $answer — слова варіанта, $chance — скільки зі 100 ігор він виграє.
advice-best = { $answer }: виграє { $chance } зі 100 ({ $sure })
advice-is-sure = напевно
advice-is-rather = радше
advice-level = Байдуже що: { $answers }
advice-quoted = «{ $answer }»
advice-rule = На око: { $answer }
advice-by-rule = замало партій, щоб знати більше
# $error — похибка переваги, $games — скільки ігор дограно.
advice-sure = ± { $error } · партій: { $games }
advice-rather = ± { $error } · партій: { $games }
advice-either = різниця випадкова, ± { $error } · партій: { $games }
advice-first-look = перший погляд
advice-other = { $answer }: { $chance }.
advice-points-more = { $points ->
    [one] на { $points } бал більше
    [few] на { $points } бали більше
   *[other] на { $points } балів більше
}
advice-points-less = { $points ->
    [one] на { $points } бал менше
    [few] на { $points } бали менше
   *[other] на { $points } балів менше
}
# $name — суперник, який зі 100 ігор виграє на стільки більше чи менше.
advice-rival-more = { $name }: перемоги +{ $wins }
advice-rival-less = { $name }: перемоги −{ $wins }
advice-secret = Порада видала б іншим те, що знаєш лише ти: спершу поглянь на свої карти.
advice-failed = Пораду знайти не вдалося. Гра триває, як і раніше.

option-advice = Домашнє правило: поради (клавіша ?)
advice-allowed = дозволено
advice-none = заборонено
