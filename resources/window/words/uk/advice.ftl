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
advice-by-rule = замало ігор, щоб знати більше
# $error — похибка переваги, $games — скільки ігор дограно.
advice-sure = ± { $error } · ігор: { $games }
advice-rather = ± { $error } · ігор: { $games }
advice-either = різниця випадкова, ± { $error } · ігор: { $games }
advice-first-look = перший погляд
advice-other = { $answer }: { $chance }.
advice-points-more = { $points ->
    [one] { $points } очко більше
    [few] { $points } очки більше
   *[other] { $points } очок більше
}
advice-points-less = { $points ->
    [one] { $points } очко менше
    [few] { $points } очки менше
   *[other] { $points } очок менше
}
# $name — суперник, який зі 100 ігор виграє на стільки більше чи менше.
advice-rival-more = { $name }: перемоги +{ $wins }
advice-rival-less = { $name }: перемоги −{ $wins }
advice-secret = Порада видала б іншим те, що знаєш лише ти: спершу поглянь на свої карти.
advice-failed = Пораду знайти не вдалося. Гра триває, як і раніше.

option-advice = Домашнє правило: поради (клавіша ?)
advice-allowed = дозволено
advice-none = заборонено
