# Сторінка рекордів.

records-title = Рекорди
records-family = Усі
records-prompt = Хто що виграв і як.
records-none = Закінчених партій ще немає: дограй хоч одну, і вона з’явиться тут.
records-notch = Чорна риска – рівна частка. Усе лишається на цьому комп’ютері.
records-count = { $games ->
    [one] { $games } партія, лише на цьому комп’ютері
    [few] { $games } партії, лише на цьому комп’ютері
   *[other] { $games } партій, лише на цьому комп’ютері
  }
records-wins = Перемоги
records-all = Усі ігри
records-evenings = Хто виграв останні партії
records-moments = Моменти, які варто пам’ятати
# $wins може мати дріб, бо спільні перемоги рахуються частинами.
records-of = { $wins } із { $games }
records-share = перемог: { $share } зі 100; рівна частка: { $fair }
records-most-wins = найбільше перемог
records-likes = { $role } × { $games }
records-streak-now = перемог поспіль: { $count }
records-streak-best = найбільше поспіль: { $count }
records-narrowest = На волосину
records-widest = Найбільша перевага
records-leap = Найбільший стрибок
records-fall = Найбільше падіння
records-moment = { $name }, { $game }: { $figure } ({ $day })
records-evening = { $game }, { $day }: { $names }
records-look = Поглянути
records-no-save = Збереженої партії вже немає.
records-without-bots = Без ботів
records-this-year = Цей рік
records-export = Експортувати
records-exported = Збережено як { $file }.
records-forget = Забути…
records-forget-asks = Забути назавжди: { $name }? Партії лишаться з місцем без імені.
records-forget-what = Що забути назавжди? Збережені партії лишаться, як є.
records-forget-person = Забути
records-forget-last = Останню партію
records-forget-all = Усе
