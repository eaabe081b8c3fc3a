# Чому вчитель щось радить, щонайбільше шість слів: те, що кожен може полічити на столі.

reason-value = Значення { $value } виграє більше двобоїв.
reason-mission = Згодиться для завдання.
reason-stars = Одразу дає { $stars ->
    [one] { $stars } зірку
    [few] { $stars } зірки
   *[other] { $stars } зірок
}.
reason-flamingo = Фламінго виграє нічиї.
reason-tokens = Дає задарма { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[other] { $tokens } жетонів
}.
reason-steals = Що здобудеш, те втратить суперник.
reason-weak = Значення { $value } зазвичай програє двобої.
reason-space = Отримаєш те, що показує поділка.
