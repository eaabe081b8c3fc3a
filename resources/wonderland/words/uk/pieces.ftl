# Що лежить на столі, як про це кажуть перелік, підказка й читач екрана.

piece-board = поле Дивокраю
piece-tile = { $region }: { $first }, { $second } і { $third } ПБ у раундах I, II і III
piece-unused = { $region }: регіон поза грою
piece-resistance = рух опору: сила { $strength } у кожній битві цього раунду
piece-marker = маркер битви
piece-fought = { $region }: тут триває битва
piece-tea-table = чайний стіл
piece-vp-track = переможні бали
piece-vp = { $player }: { $vp } ПБ
piece-strength-track = трек сили
piece-strength = { $fight ->
    [none] { $player }: поза битвою
    [stopped] { $player }: сила { $strength }, зупинка до кінця битви
    [busted] { $player } хибить
   *[fighting] { $player }: сила { $strength }
}
piece-market = ринок дивокрайців
piece-supply = спільний запас
piece-die = кубик уламків
piece-stop = знак «стоп»
piece-box = { $chips ->
    [one] { $chips } жетон поза грою
    [few] { $chips } жетони поза грою
    [many] { $chips } жетонів поза грою
   *[other] { $chips } жетона поза грою
}
piece-stack = { $chip }: лишилося { $chips }
piece-deck = { $cards ->
    [0] { $deck }: порожньо
    [one] { $deck }: { $cards } карта
    [few] { $deck }: { $cards } карти
    [many] { $deck }: { $cards } карт
   *[other] { $deck }: { $cards } карти
}
deck-wonderlandians = колода дивокрайців
deck-tea_1 = колода чаювання I
deck-tea_2 = колода чаювання II
deck-tea_3 = колода чаювання III
deck-tea_discards = використані карти чаювання
deck-quests = колода місій
deck-quest_discards = скинуті місії

piece-tea-card = { $round ->
    [1] { $card } (карта чаювання I): { $rewards }
    [2] { $card } (карта чаювання II): { $rewards }
   *[3] { $card } (карта чаювання III): { $rewards }
}
piece-quest = { $quest } – подвиг { FORM($region, form: "in") }: { $feat }. Звершення: { $objective }.
piece-hidden-quest = місія { FORM($player, form: "genitive") } долілиць
piece-wonderlandian = { $card }, сила { $strength }{ rules-after }
piece-items = { $card }, два жетони сили { $strength }{ rules-after }
piece-ability = { $locked ->
    [yes] { $ability } (вміння закрите). { $rules }
   *[no] { $ability }. { $rules }
}
piece-disc = диск на вмінні «{ $ability }»
piece-chip = { $strength ->
    [0] { $chip }{ rules-after }
   *[other] { $chip }, сила { $strength }{ rules-after }
}
# Що робить річ, після її назви, коли вона щось робить.
rules-after = { KEY($rules) ->
    [no-rules] {""}
   *[other] . { $rules }
}
no-rules = {""}
sentences = { $first } { $next }

piece-leader = лідер { FORM($player, form: "genitive") }, сила { $strength }
piece-figure = { $figure } { FORM($player, form: "genitive") }, сила { $strength }
piece-supporters = { $supporters ->
    [one] { $supporters } прибічник { FORM($player, form: "genitive") }
    [few] { $supporters } прибічники { FORM($player, form: "genitive") }
    [many] { $supporters } прибічників { FORM($player, form: "genitive") }
   *[other] { $supporters } прибічника { FORM($player, form: "genitive") }
}
piece-waiting-supporter = { $supporters ->
    [one] прибічник { FORM($player, form: "genitive") } чекає на ряді поліпшень
    [few] { $supporters } прибічники { FORM($player, form: "genitive") } чекають на ряді поліпшень
    [many] { $supporters } прибічників { FORM($player, form: "genitive") } чекають на ряді поліпшень
   *[other] { $supporters } прибічника { FORM($player, form: "genitive") } чекають на ряді поліпшень
}
piece-castles-left = { $castles ->
    [one] { $player }: ще { $castles } замок
    [few] { $player }: ще { $castles } замки
    [many] { $player }: ще { $castles } замків
   *[other] { $player }: ще { $castles } замку
}
piece-castle = { $standing ->
    [lying] замок { FORM($player, form: "genitive") }, лежить
   *[standing] замок { FORM($player, form: "genitive") }, дає { $vp } ПБ
}

piece-player = { $player }: { $vp } ПБ, { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
}
piece-leader-strength = сила лідера { FORM($player, form: "genitive") }: { $strength }
piece-shards = { $shards ->
    [one] { $shards } уламок { FORM($player, form: "genitive") }
    [few] { $shards } уламки { FORM($player, form: "genitive") }
    [many] { $shards } уламків { FORM($player, form: "genitive") }
   *[other] { $shards } уламка { FORM($player, form: "genitive") }
}
piece-castle-value = кожен замок { FORM($player, form: "genitive") } дає { $vp } ПБ
piece-shield = { $whole ->
    [no] щит { FORM($player, form: "genitive") }, розбитий
   *[yes] щит { FORM($player, form: "genitive") }, цілий
}
piece-pool = запас { FORM($player, form: "genitive") }
piece-active = активні жетони { FORM($player, form: "genitive") }
piece-exhausted = виснажені жетони { FORM($player, form: "genitive") }
piece-madness = шкала божевілля { FORM($player, form: "genitive") }
piece-bag = { $chips ->
    [one] мішечок { FORM($player, form: "genitive") }: { $chips } жетон
    [few] мішечок { FORM($player, form: "genitive") }: { $chips } жетони
    [many] мішечок { FORM($player, form: "genitive") }: { $chips } жетонів
   *[other] мішечок { FORM($player, form: "genitive") }: { $chips } жетона
}
piece-drawn = жетони { FORM($player, form: "genitive") }, щойно дістані з мішечка
piece-hand = місії { FORM($player, form: "genitive") }
piece-feats = подвиги { FORM($player, form: "genitive") }
piece-cards = дивокрайці { FORM($player, form: "genitive") }
piece-tea_cards = карти чаювання { FORM($player, form: "genitive") }
piece-track = { $track }
piece-track-end = кінець { FORM($track, form: "of") }
piece-space = { $covered ->
    [yes] { $rewards } (отримано)
   *[no] { $rewards }
}
piece-between = { $covered ->
    [yes] між рядами: { $rewards } (отримано)
   *[no] між рядами: { $rewards }
}
piece-wager = { KEY($on) ->
    [none] ставка { FORM($player, form: "genitive") } долілиць
   *[other] ставка { FORM($player, form: "genitive") }: { $on }
}
piece-lasting = ще діє: { $source }
in-force = у цій битві
piece-extra = { $chips ->
    [one] наступного разу на { $chips } жетон більше
    [few] наступного разу на { $chips } жетони більше
    [many] наступного разу на { $chips } жетонів більше
   *[other] наступного разу на { $chips } жетона більше
}

# Місце, про яке більше нічого не відомо.
place = { $place }

# Сцена битви.
piece-prize = битва { FORM($region, form: "in-v") }: перший отримує { $first } ПБ і замок, другий – { $second } ПБ
award_first = перше
award_second = друге
piece-rail-forge = сила { $strength }: хто закінчить битву саме тут, поліпшує жетон
piece-rail-end = сила { $strength }: хто сюди дійде, перемагає одразу
rail-note = ковадло: хто тут закінчить, поліпшує жетон
piece-tower = { $fight ->
    [busted] { $player }: поза битвою, тут не лишилося жодного загону
    [stopped] вежа: { $player }, сила { $strength }, зупинка
   *[other] вежа: { $player }, сила { $strength }
}
piece-dock = { $fight ->
    [busted] { $player }: поза битвою
    [stopped] { $player }: зупинка із силою { $strength }
   *[other] { $player } б’ється: сила { $strength }
}
piece-madness-slot = { $filled ->
    [yes] божевілля { $number } з { $spaces }
   *[no] вільне місце божевілля: { $spaces }-те повертає все божевілля й виснажені жетони до мішечка
}
piece-stop-sign = { $player }: зупинка, сила зберігається
piece-risk = { $player }: { $harmful ->
    [0] жоден жетон у мішечку не коштує загону ({ $chips })
    [one] { $harmful } з { bag-chips } коштує загону
   *[other] { $harmful } з { bag-chips } коштують по загону
}{ $busting ->
    [0] {""}
    [one] , а { $busting } змусить схибити
   *[other] , а { $busting } змусять схибити
}
bag-chips = { $chips } { $chips ->
    [one] жетона
   *[many] жетонів
} у мішечку
fate_stopped = стоп
fate_busted = хибить!
fate_won = перше місце!
theatre_box = Ложа
piece-theatre-box = тут сидять ті, хто не б’ється; вони можуть зробити ставку на переможця
piece-onlooker = { $bet ->
    [yes] { $player }: ставку зроблено
   *[no] { $player } дивиться
}
# Усі коротко і як далеко зайшла гра.
piece-phase = { moment }
phase-name = { $phase ->
    [tea] Чаювання
    [war] Війна
    [over] Кінець
   *[setup] Підготовка
}
phase-round = { $round ->
    [0] Битва за Дивокрай
   *[other] Раунд { $round } з 3
}
piece-plaque = { $player }: { $vp } ПБ, { rank }
rank = { $rank ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $rank }-те місце
}
piece-count-strength = { $player }: сила лідера { $number }
piece-count-shield = { $number ->
    [0] { $player }: щит розбитий
   *[other] { $player }: щит цілий
}
piece-count-bag = { $player }, жетонів у мішечку: { $number }
piece-count-shards = { $player }, уламків: { $number }
piece-count-castles = { $player }, замків на полі: { $number }
piece-count-quests = { $player }, місій на руці: { $number }
piece-count-tea-cards = { $player }, карт чаювання цього раунду: { $number }
tea-line = { FORM($reward, form: "short") }
tea-or = або
tea-corrupted = за кидок кубика:
piece-realm = Дивокрай
realm = Дивокрай

# Миті битви та її підсумок.
beat-madness = божевілля
beat-lost = { $units ->
    [one] втрачено { $units } загін
    [few] втрачено { $units } загони
   *[other] втрачено { $units } загонів
}
beat-shield = щит спинив і розбився
beat-shield-kept = щит береже
beat-shield-broken = зламаний щит нічого не спиняє
beat-bust = хибить!
beat-last-unit = загонів не лишилося
beat-stops = { $must ->
    [yes] мусить зупинитися із силою { $strength }
   *[no] зупиняється із силою { $strength }
}
beat-wager-right = ставка виграла
beat-wager-tie = одноосібного переможця немає: нічого не стається
beat-wager-wrong = { $player } не вгадує й бере штрафний уламок (−1 ПБ)
beat-feat = { $player } виконує подвиг: очки наприкінці гри
beat-prize-castle = { $player } обирає замок у цьому регіоні
beat-prize-vp = { $player } бере { $vp } ПБ
beat-strength = { SIGNED($strength) }
beat-price = ціна кування
beat-price-chip = −1 жетон: назавжди зникає з мішечка
beat-price-shards = без уламків
result-region = підсумок битви: { $region }
result-wins = перемога: { $region }
result-no-winner = не перемагає ніхто: { $region }
result-tie = нічия: { $region }
result-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
   *[3] без місця
}
result-strength = сила { $strength }
result-out = поза битвою
result-bust = хибить: без нагороди
result-vp = { $vp } ПБ: { $before } → { $after }
result-no-vp = 0 ПБ: лишається { $after }
result-chooses = тепер обирає: { $vp } ПБ або замок тут
result-castle = замок у цьому регіоні
result-castle-stands = замок тут уже стоїть
result-no-castle = замків більше немає
result-shards = уламки: { $before } → { $after }
result-lost = { $units ->
    [one] втрачено { $units } загін
    [few] втрачено { $units } загони
   *[other] втрачено { $units } загонів
}
result-shield = щит знову цілий
result-forge = { $chips ->
    [one] може поліпшити { $chips } жетон
    [few] може поліпшити { $chips } жетони
   *[other] може поліпшити { $chips } жетонів
}
result-wagers = { $wagers ->
    [one] Ставка ще лежить долілиць: її відкриють після поліпшення.
   *[other] Ставки ще лежать долілиць: їх відкриють після поліпшення.
}
result-wager-known = Ставку вирішують після поліпшення.
result-go-on = Далі
warning = останній загін!
piece-warning = { $player }: останній загін і розбитий щит, будь-яке божевілля змусить схибити
piece-strength-part = { $part ->
    [units] сила { $strength } лідера й фігурок, що почали тут
    [castle] сила { $strength } тутешнього замку
    [forged] сила { $strength } жетонів, поліпшених після битви
   *[abilities] сила { $strength } від умінь
}
guarded = { $whole ->
    [yes] щит: може спинити 1
   *[no] розбитий: не захищає
}
guarded-kept = щит: гравець його береже
guarded-used = спинив 1 і розбився
force = { $units ->
    [0] загонів немає
    [one] { $units } загін, потім схибить
    [few] { $units } загони, потім схибить
   *[other] { $units } загонів, потім схибить
}
you = Ти
piece-you = це ти
bet-on = ставить на: { $player }
bet-secret = ставка долілиць
bet-none = без ставки
piece-rays = жетон відкрито
piece-anvil = ковадло: спершу жетон, тоді підсвічене місце ряду
piece-fire = вогонь під ковадлом
wager-right = вгадано: слабкий союзник
wager-wrong = не вгадано: 1 уламок
piece-stakes = що дає ставка: вгадана – будь-який слабкий жетон союзника, невгадана – уламок, нічия – нічого
quest-feat = Подвиг: { $asked }
quest-objective = Звершення: { $asked }

# What they are called on the near board.
named-leader_strength = сила
named-castle_value = за замок
named-shards = уламки
named-shield = щит
named-pool = Запас
named-active = Активні жетони
named-exhausted = Виснажені
named-exhausted-in-battle = Виснажені: { $chips }
named-madness = Божевілля
named-madness-in-battle = Божевілля: до мішечка ще { $more }
named-bag = мішечок
named-drawn = Із мішечка
named-hand = Місії на руці
named-feats = Подвиги
named-cards = Карти
named-tea_cards = Чаювання
named-head = кидок, нові карти й далі
box-bets = { $bets ->
    [0] ставок немає
    [one] { $bets } ставка
    [few] { $bets } ставки
   *[other] { $bets } ставок
}
piece-lead = { $player } попереду
piece-unit = прибічник { FORM($player, form: "genitive") }
resisting = Рух опору: хто має силу, меншу за { $strength }, нічого не здобуває.
