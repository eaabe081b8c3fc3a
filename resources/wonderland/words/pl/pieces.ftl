# Co leży na stole, jak mówią o tym spis, podpowiedź i czytnik ekranu.

piece-board = plansza Krainy Czarów
piece-tile = { $region }: { $first }, { $second } i { $third } PZ w rundach I, II i III
piece-unused = { $region }: region poza grą
piece-resistance = lokalny ruch oporu: siła { $strength } w każdej bitwie tej rundy
piece-marker = pionek początkowej bitwy
piece-fought = { $region }: tu trwa bitwa
piece-tea-table = stół herbatki
piece-vp-track = punkty zwycięstwa
piece-vp = { $player }: { $vp } PZ
piece-strength-track = tor bitwy
piece-strength = { $fight ->
    [none] { $player }: poza bitwą
    [stopped] { $player }: siła { $strength }, po wycofaniu
    [busted] { $player } odpada
   *[fighting] { $player }: siła { $strength }
}
piece-market = rynek mieszkańców Krainy Czarów
piece-supply = zasoby
piece-die = kość odłamków
piece-stop = znak „stop”
piece-box = { $chips ->
    [one] { $chips } żeton poza grą
    [few] { $chips } żetony poza grą
    [many] { $chips } żetonów poza grą
   *[other] { $chips } żetonu poza grą
}
piece-stack = { $chips ->
    [one] { $chip }: został { $chips } żeton
    [few] { $chip }: zostały { $chips } żetony
   *[many] { $chip }: zostało { $chips } żetonów
}
piece-deck = { $cards ->
    [0] { $deck }: brak kart
    [one] { $deck }: { $cards } karta
    [few] { $deck }: { $cards } karty
    [many] { $deck }: { $cards } kart
   *[other] { $deck }: { $cards } karty
}
deck-wonderlandians = talia mieszkańców Krainy Czarów
deck-tea_1 = talia herbatki I
deck-tea_2 = talia herbatki II
deck-tea_3 = talia herbatki III
deck-tea_discards = zagrane karty herbatki
deck-quests = talia zadań
deck-quest_discards = odrzucone zadania

piece-tea-card = { $round ->
    [1] { $card } (karta herbatki I): { $rewards }
    [2] { $card } (karta herbatki II): { $rewards }
   *[3] { $card } (karta herbatki III): { $rewards }
}
piece-quest = { $quest } – wyczyn { FORM($region, form: "in") }: { $feat }. Cel: { $objective }.
piece-hidden-quest = zakryte zadanie { FORM($player, form: "genitive") }
piece-wonderlandian = { $card }, siła { $strength }{ rules-after }
piece-items = { $card }, dwa żetony o sile { $strength }{ rules-after }
piece-ability = { $locked ->
    [yes] { $ability } (zdolność zablokowana). { $rules }
   *[no] { $ability }. { $rules }
}
piece-disc = dysk na zdolności „{ $ability }”
piece-chip = { $strength ->
    [0] { $chip }{ rules-after }
   *[other] { $chip }, siła { $strength }{ rules-after }
}
# Co rzecz robi, po jej nazwie, jeśli coś robi.
rules-after = { KEY($rules) ->
    [no-rules] {""}
   *[other] . { $rules }
}
no-rules = {""}
sentences = { $first } { $next }

piece-leader = lider { FORM($player, form: "genitive") }, siła { $strength }
piece-figure = { $figure } { FORM($player, form: "genitive") }, siła { $strength }
piece-supporters = { $supporters ->
    [one] { $supporters } stronnik { FORM($player, form: "genitive") }
    [few] { $supporters } stronnicy { FORM($player, form: "genitive") }
    [many] { $supporters } stronników { FORM($player, form: "genitive") }
   *[other] { $supporters } stronnika { FORM($player, form: "genitive") }
}
piece-waiting-supporter = { $supporters ->
    [one] stronnik { FORM($player, form: "genitive") } czeka na torze kuźni
    [few] { $supporters } stronnicy { FORM($player, form: "genitive") } czekają na torze kuźni
    [many] { $supporters } stronników { FORM($player, form: "genitive") } czeka na torze kuźni
   *[other] { $supporters } stronnika { FORM($player, form: "genitive") } czeka na torze kuźni
}
piece-castles-left = { $castles ->
    [one] { $player }: jeszcze { $castles } zamek
    [few] { $player }: jeszcze { $castles } zamki
    [many] { $player }: jeszcze { $castles } zamków
   *[other] { $player }: jeszcze { $castles } zamku
}
piece-castle = { $standing ->
    [lying] leżący zamek { FORM($player, form: "genitive") }
   *[standing] zamek { FORM($player, form: "genitive") }, wart { $vp } PZ
}

piece-player = { $player }: { $vp } PZ, { $shards ->
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
}
piece-leader-strength = siła lidera { FORM($player, form: "genitive") }: { $strength }
piece-shards = { $shards ->
    [one] { $shards } odłamek { FORM($player, form: "genitive") }
    [few] { $shards } odłamki { FORM($player, form: "genitive") }
    [many] { $shards } odłamków { FORM($player, form: "genitive") }
   *[other] { $shards } odłamka { FORM($player, form: "genitive") }
}
piece-castle-value = każdy zamek { FORM($player, form: "genitive") } jest wart { $vp } PZ
piece-shield = { $whole ->
    [no] tarcza { FORM($player, form: "genitive") }, pęknięta
   *[yes] tarcza { FORM($player, form: "genitive") }, sprawna
}
piece-pool = pula { FORM($player, form: "genitive") }
piece-active = aktywne żetony { FORM($player, form: "genitive") }
piece-exhausted = wyczerpane żetony { FORM($player, form: "genitive") }
piece-madness = tor szaleństwa { FORM($player, form: "genitive") }
piece-bag = { $chips ->
    [one] worek { FORM($player, form: "genitive") }: { $chips } żeton
    [few] worek { FORM($player, form: "genitive") }: { $chips } żetony
    [many] worek { FORM($player, form: "genitive") }: { $chips } żetonów
   *[other] worek { FORM($player, form: "genitive") }: { $chips } żetonu
}
piece-drawn = dobrane żetony { FORM($player, form: "genitive") }
piece-hand = zadania { FORM($player, form: "genitive") }
piece-feats = wyczyny { FORM($player, form: "genitive") }
piece-cards = { $player }: zdobyci mieszkańcy Krainy Czarów
piece-tea_cards = karty herbatki { FORM($player, form: "genitive") }
piece-track = { $track }
piece-track-end = koniec { FORM($track, form: "of") }
piece-space = { $covered ->
    [yes] { $rewards } (zdobyte)
   *[no] { $rewards }
}
piece-between = { $covered ->
    [yes] między torami: { $rewards } (zdobyte)
   *[no] między torami: { $rewards }
}
piece-wager = { KEY($on) ->
    [none] zakryty zakład { FORM($player, form: "genitive") }
   *[other] zakład { FORM($player, form: "genitive") }: { $on }
}
piece-lasting = nadal działa: { $source }
in-force = w tej bitwie
piece-extra = { $chips ->
    [one] { $chips } dodatkowy żeton przy następnym dobraniu
    [few] { $chips } dodatkowe żetony przy następnym dobraniu
    [many] { $chips } dodatkowych żetonów przy następnym dobraniu
   *[other] { $chips } dodatkowego żetonu przy następnym dobraniu
}

# Miejsce, o którym nic więcej nie wiadomo.
place = { $place }

# Scena bitwy.
piece-prize = bitwa { FORM($region, form: "in") }: pierwszy dostaje { $first } PZ i zamek, drugi { $second } PZ
award_first = pierwsze
award_second = drugie
piece-rail-forge = siła { $strength }: kto skończy bitwę dokładnie tu, może przekuć żeton
piece-rail-end = siła { $strength }: kto tu dotrze, od razu wygrywa
rail-note = kowadło: kto tu skończy, przekuwa żeton
piece-tower = { $fight ->
    [busted] { $player }: poza bitwą, nie została tu żadna jednostka
    [stopped] wieża: { $player }, siła { $strength }, po wycofaniu
   *[other] wieża: { $player }, siła { $strength }
}
piece-dock = { $fight ->
    [busted] { $player }: poza bitwą
    [stopped] { $player }: po wycofaniu, siła { $strength }
   *[other] { $player } walczy: siła { $strength }
}
piece-madness-slot = { $filled ->
    [yes] szaleństwo { $number } z { $spaces }
   *[no] wolne pole szaleństwa: gdy zapełni się pole { $spaces }, całe szaleństwo i wyczerpane żetony wracają do worka
}
piece-stop-sign = { $player }: wycofuje się i zachowuje siłę
piece-risk = { $player }: { $harmful ->
    [0] żaden żeton w worku nie kosztuje jednostki ({ $chips })
    [one] { $harmful } z { bag-chips } kosztuje jednostkę
    [few] { $harmful } z { bag-chips } kosztują po jednostce
   *[many] { $harmful } z { bag-chips } kosztuje po jednostce
}{ $busting ->
    [0] {""}
    [one] , a { $busting } wyrzuca z bitwy
    [few] , a { $busting } wyrzucają z bitwy
   *[many] , a { $busting } wyrzuca z bitwy
}
bag-chips = { $chips } { $chips ->
    [one] żetonu
   *[many] żetonów
} w worku
fate_stopped = wycofuje się
fate_busted = odpada!
fate_won = pierwsze miejsce!
theatre_box = Loża
piece-theatre-box = tu siedzą ci, którzy nie walczą; mogą założyć się, kto wygra
piece-onlooker = { $bet ->
    [yes] { $player }: zakład złożony
   *[no] { $player } patrzy
}
# Każdy w skrócie i jak daleko zaszła gra.
piece-phase = { moment }
phase-name = { $phase ->
    [tea] Herbatka
    [war] Wojna
    [over] Koniec
   *[setup] Przygotowanie
}
phase-round = { $round ->
    [0] Wojna w Krainie Czarów
   *[other] Runda { $round } z 3
}
piece-plaque = { $player }: { $vp } PZ, { rank }
rank = { $rank }. miejsce
piece-count-strength = { $player }: siła lidera { $number }
piece-count-shield = { $number ->
    [0] { $player }: tarcza jest pęknięta
   *[other] { $player }: tarcza jest sprawna
}
piece-count-bag = { $number ->
    [one] { $player }: { $number } żeton w worku
    [few] { $player }: { $number } żetony w worku
   *[many] { $player }: { $number } żetonów w worku
}
piece-count-shards = { $number ->
    [one] { $player }: { $number } odłamek
    [few] { $player }: { $number } odłamki
   *[many] { $player }: { $number } odłamków
}
piece-count-castles = { $number ->
    [one] { $player }: { $number } zamek na planszy
    [few] { $player }: { $number } zamki na planszy
   *[many] { $player }: { $number } zamków na planszy
}
piece-count-quests = { $number ->
    [one] { $player }: { $number } zadanie na ręce
    [few] { $player }: { $number } zadania na ręce
   *[many] { $player }: { $number } zadań na ręce
}
piece-count-tea-cards = { $number ->
    [one] { $player }: { $number } karta herbatki w tej rundzie
    [few] { $player }: { $number } karty herbatki w tej rundzie
   *[many] { $player }: { $number } kart herbatki w tej rundzie
}
tea-line = { FORM($reward, form: "short") }
tea-or = albo
tea-corrupted = za rzut kością:
piece-realm = Kraina Czarów
realm = Kraina Czarów

# Chwile bitwy i jej wynik.
beat-madness = szaleństwo
beat-lost = { $units ->
    [one] stracona { $units } jednostka
    [few] stracone { $units } jednostki
   *[other] straconych { $units } jednostek
}
beat-shield = tarcza blokuje i pęka
beat-shield-kept = tarcza oszczędzona
beat-shield-broken = złamana tarcza niczego nie blokuje
beat-bust = odpada!
beat-last-unit = nie ma już jednostek
beat-stops = { $must ->
    [yes] musi się wycofać z siłą { $strength }
   *[no] wycofuje się z siłą { $strength }
}
beat-wager-right = trafiony zakład
beat-wager-tie = nikt nie wygrał sam: nic się nie dzieje
beat-wager-wrong = { $player } nie trafia w zakładzie i bierze karny odłamek (−1 PZ)
beat-feat = { $player } ma wyczyn: punkty na końcu gry
beat-prize-castle = { $player } wybiera zamek w tym regionie
beat-prize-vp = { $player } bierze { $vp } PZ
beat-strength = { SIGNED($strength) }
beat-price = cena wykucia
beat-price-chip = −1 żeton: na zawsze znika z worka
beat-price-shards = bez odłamków
result-region = wynik bitwy { FORM($region, form: "in") }
result-wins = wygrana { FORM($region, form: "in") }
result-no-winner = bez zwycięzcy { FORM($region, form: "in") }
result-tie = remis { FORM($region, form: "in") }
result-place = { $place ->
    [1] 1.
    [2] 2.
   *[3] bez miejsca
}
result-strength = siła { $strength }
result-out = odpada
result-bust = odpada: bez nagrody
result-vp = { $vp } PZ: { $before } → { $after }
result-no-vp = 0 PZ: nadal { $after }
result-chooses = teraz wybiera: { $vp } PZ albo zamek tutaj
result-castle = zamek w tym regionie
result-castle-stands = zamek już tu stoi
result-no-castle = zamków już nie ma
result-shards = odłamki: { $before } → { $after }
result-lost = { $units ->
    [one] stracona { $units } jednostka
    [few] stracone { $units } jednostki
   *[other] straconych { $units } jednostek
}
result-shield = tarcza znów sprawna
result-forge = { $chips ->
    [one] może przekuć { $chips } żeton
    [few] może przekuć { $chips } żetony
   *[other] może przekuć { $chips } żetonów
}
result-wagers = { $wagers ->
    [one] Zakład pozostaje zakryty, dopóki trwa przekuwanie.
   *[other] Zakłady pozostają zakryte, dopóki trwa przekuwanie.
}
result-wager-known = Zakład rozstrzyga się po przekuwaniu.
result-go-on = Dalej
warning = ostatnia jednostka!
piece-warning = { $player }: ostatnia jednostka i pęknięta tarcza; dobrane szaleństwo oznacza odpadnięcie
piece-strength-part = { $part ->
    [units] siła { $strength } lidera i pionków obecnych od początku
    [castle] siła { $strength } tutejszego zamku
    [forged] siła { $strength } żetonów przekutych po bitwie
   *[abilities] siła { $strength } ze zdolności
}
guarded = { $whole ->
    [yes] tarcza: może zablokować 1
   *[no] pęknięta: nie chroni
}
guarded-kept = tarcza: gracz ją oszczędza
guarded-used = zablokowała 1 i pękła
force = { $units ->
    [0] bez jednostek
    [one] { $units } jednostka, potem odpada
    [few] { $units } jednostki, potem odpada
   *[other] { $units } jednostek, potem odpada
}
you = Ty
piece-you = to ty
bet-on = stawia na: { $player }
bet-secret = zakład zakryty
bet-none = bez zakładu
piece-rays = żeton zostaje odkryty
piece-anvil = kowadło: najpierw żeton, potem podświetlone pole toru
piece-fire = ogień kuźni
wager-right = trafiony: słaby sprzymierzeniec
wager-wrong = chybiony: 1 odłamek
piece-stakes = co daje zakład: trafiony – dowolny słaby żeton sprzymierzeńca, chybiony – odłamek, remis – nic
quest-feat = Wyczyn: { $asked }
quest-objective = Cel: { $asked }

# What they are called on the near board.
named-leader_strength = siła
named-castle_value = za zamek
named-shards = odłamki
named-shield = tarcza
named-pool = Pula
named-active = Aktywne żetony
named-exhausted = Wyczerpane
named-exhausted-in-battle = Wyczerpane: { $chips }
named-madness = Szaleństwo
named-madness-in-battle = Szaleństwo: do worka za { $more }
named-bag = worek
named-drawn = Dobrane
named-hand = Zadania na ręce
named-feats = Wyczyny
named-cards = Karty
named-tea_cards = Herbatka
named-head = rzut kością, nowe karty i dalej
box-bets = { $bets ->
    [0] bez zakładów
    [one] { $bets } zakład
    [few] { $bets } zakłady
   *[other] { $bets } zakładów
}
piece-lead = { $player } prowadzi
piece-unit = stronnik { FORM($player, form: "genitive") }
resisting = Lokalny ruch oporu: poniżej siły { $strength } nikt nic nie zdobywa.
