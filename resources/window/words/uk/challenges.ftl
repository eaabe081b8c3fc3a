# Сторінка викликів і смужка над столом, за яким їх розв’язують.

challenges-title = Виклики
challenges-prompt = Одна позиція, одна найкраща відповідь.
challenges-how = Їх узято з партій ботів; спершу найлегші. Стрілки вибирають, Enter починає.
challenges-none = Для цієї гри немає викликів.
# Здобуто $stars із $most.
challenges-earned = { $stars } із { $most }
# Так картку читають уголос.
challenge-state = { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[other] { $stars } зірок
  }, { $tries ->
    [one] { $tries } спроба
    [few] { $tries } спроби
   *[other] { $tries } спроб
  }
challenge-tries = { $tries ->
    [0] новий
    [one] { $tries } спроба
    [few] { $tries } спроби
   *[other] { $tries } спроб
  }
challenge-goal = Знайди відповідь, яка перемагає найчастіше.
challenge-where = { $game }, гравців: { $players }, { $moment }
challenge-maker = З пакунка «{ $pack }»
challenge-you = Твоя роль: { $role }; бали: { $score }.
challenge-way-1 = найкраща відповідь із порадою
challenge-way-2 = найкраща відповідь без поради
challenge-way-3 = без поради, з першої спроби, і ти знаєш чому
challenge-learnt = Чого це вчить
challenge-untold = Побачиш, коли розв’яжеш.
challenge-wins = перемог: { $wins } зі 100
challenge-play = Зіграти
challenge-again = Спробувати ще раз
challenge-another = Наступний виклик
challenge-back = Виклики
challenge-solved = Це найкраща відповідь.
challenge-wrong = Інша відповідь перемагає частіше.
challenge-wrong-how = Спробуй ще раз або грай далі й подивися, що з цього вийде.
challenge-figures = Вона перемагає в { $best } зі 100 таких партій, друга найкраща – у { $wins }.
challenge-why = Це найкраща відповідь. Чому?
challenge-reason-gain = Дає тобі бали
challenge-reason-harm = Забирає бали в суперника
challenge-reason-later = Окупиться згодом
challenge-why-right = Саме тому.
challenge-why-wrong = Причина інша.
challenge-told-gain = Дає тобі приблизно на { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
  } більше, ніж друга найкраща відповідь.
challenge-told-harm = { $rival } має після неї приблизно на { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
  } менше, ніж після другої найкращої відповіді.
challenge-told-later = Поки що не дає більше балів, але те, що лишається після неї, перемагає частіше.
