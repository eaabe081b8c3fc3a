# O co pyta się graczy. Imię pytanej osoby stoi przed pytaniem.

## Eksploracja

ask-cards = { $discard ->
    [0] { $play ->
        [one] Którą kartę zagrać?
        [few] Które { $play } karty zagrać?
       *[many] Które { $play } kart zagrać?
    }
   *[other] Którą kartę zagrać, a którą odrzucić?
}

## Budowa

ask-build = Co zbudować i gdzie?
ask-other-tower = { $building }: jedna stoi na { $square }. Gdzie stanie druga?
ask-lower-camp = Ogłoszono { FORM($announced, form: "it") }. Zbudować najpierw { FORM($building, form: "it") }?
ask-camp = Gdzie zbudować { FORM($building, form: "it") }?

## Zbiory i końcowa punktacja

ask-trade = { $building } na { $square }: co produkuje podczas tych zbiorów?
ask-copy = { $parchments }: który pergamin skopiować?
