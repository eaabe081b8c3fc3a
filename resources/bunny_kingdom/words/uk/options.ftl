# Що може вибрати гравець: рядок списку, підказка біля підсвіченого місця.

## Дослідження: що дає карта

option-territory = { KEY($resource) ->
    [none] { $square } ({ $terrain })
   *[other] { $square } ({ $terrain }: { $resource })
}
option-building = { $building }: збудувати згодом
option-parchment = { $parchment }: { $rules }
option-provisions = { $cards ->
    [one] узяти й зіграти { $cards } карту
    [few] узяти й зіграти { $cards } карти
    [many] узяти й зіграти { $cards } карт
   *[other] узяти й зіграти { $cards } карти
}

## Будівництво

option-build = збудувати { FORM($building, form: "it") } на { $square } ({ $terrain })
option-tower = { $building }: одна з пари на { $square } ({ $terrain })
option-announce = оголосити { FORM($building, form: "it") }
option-decline-camp = не зараз
option-keep-camp = притримати до пізнішого раунду
option-done = готово

## Збір урожаю та фінальний підрахунок

option-trade = { $resource } на { $square }
option-copy = { $parchment } як { $copied }: { $rules } (зараз { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
})

## Що обирає новий стіл

option-passing = Передавання карт
passing-right = спершу праворуч
passing-right-about = У першому раунді праворуч, як у польському виданні; щораунду бік змінюється.
passing-left = спершу ліворуч
passing-left-about = У першому раунді ліворуч, як в англійському виданні; щораунду бік змінюється.
