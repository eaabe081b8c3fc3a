# Про що питають гравців. Ім’я того, кого питають, стоїть перед питанням.

## Дослідження

ask-cards = { $discard ->
    [0] { $play ->
        [one] Яку карту зіграти?
        [few] Які { $play } карти зіграти?
       *[many] Потрібно зіграти { $play } карт. Які?
    }
   *[other] Яку карту зіграти, а яку скинути?
}

## Будівництво

ask-build = Що збудувати і де?
ask-other-tower = { $building }: одна стоїть на { $square }. Де стане друга?
ask-lower-camp = Оголошено { FORM($announced, form: "it") }. Збудувати спершу { FORM($building, form: "it") }?
ask-camp = Де збудувати { FORM($building, form: "it") }?

## Збір урожаю та фінальний підрахунок

ask-trade = { $building } на { $square }: що виробляти в цьому врожаї?
ask-copy = { $parchments }: який сувій скопіювати?
