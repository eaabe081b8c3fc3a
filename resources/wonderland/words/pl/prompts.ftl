# O co pyta się graczy. Imię pytanej osoby stoi przed pytaniem.

ask-keep-quest = Które zadanie zachować?
ask-discard-quest = Które zadanie odrzucić?

## Herbatka

ask-chair = Gdzie usiąść?
ask-party-card = Którą kartę z przyjęcia wziąć?
ask-gift = Kto dostanie odłamek w prezencie?
ask-poison = Którą kartę zatruć?
ask-leader-region = Dokąd idzie lider?
ask-units = Dokąd idą jednostki?
ask-unit = Która jednostka idzie { FORM($region, form: "to") }?
ask-move = Którą jednostkę przenieść i dokąd? (najwyżej { $units })
ask-move_units = { $source }: którą jednostkę przenieść najpierw i dokąd?
ask-figure = Dokąd idzie { $figure }?
ask-wonderlandian = { $source }: który mieszkaniec Krainy Czarów?
ask-ability = { $source }: którą zdolność odblokować?
ask-any_ally = { $source }: który sprzymierzeniec?
ask-replace-ally = Takich już nie ma. Który sprzymierzeniec zamiast tego?
ask-castle = { $source }: gdzie stanie zamek?
ask-place_and_follow = { $source }: dokąd?
ask-discard-shard = Lider nie może być silniejszy. Odrzucić zamiast tego odłamek?
ask-split = { $source }: która połowa?
ask-corrupted = { $source }: wziąć to i rzucić kością?
ask-choose = { $source }: co wybrać?
ask-opponent = { $source }: który przeciwnik?
ask-hook = „{ $source }”: użyć?

## Wojna

ask-wager = Kto wygra? Zakłady leżą zakryte.
ask-won-ally = Zakład wygrany. Który słaby sprzymierzeniec?
ask-draw-or-stop = Dobrać czy się wycofać?
ask-shield = Zablokować tarczą { FORM($chip, form: "one") }?
ask-drawn = Który z dobranych żetonów zagrać?
ask-loss = Którą jednostkę stracić?
ask-return_active = { $source }: który aktywny żeton wraca do worka?
ask-return_exhausted = { $source }: który wyczerpany żeton wraca do worka?
ask-return_madness = { $source }: który żeton szaleństwa wraca do worka?
ask-level = Istot nie wystarczy dla wszystkich. Która zmienia poziom jako następna?
ask-give_up = { $source }: który aktywny żeton stracić na zawsze?
ask-to_symbol = { $source }: na który symbol kuźni?
ask-region-reward = PZ czy zamek?
ask-won-castle = Gdzie stanie zamek?
ask-feat = Wyczyn dokonany. Ujawnić go?
ask-any_feat = Można zgłosić jeszcze jeden wyczyn. Ujawnić go?
ask-forge = Który żeton przekuć i na którym torze?
