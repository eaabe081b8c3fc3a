# Що сталося, рядок за рядком. Гравців називають на ім’я, ніколи «ти».

# Що це спричинило, коли про це варто сказати: « (Морж)».
because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}

event-PhaseBegun = { $phase ->
    [tea] Раунд { $round }: починається чаювання.
    [war] Раунд { $round }: починається війна.
    [over] Гру закінчено.
   *[setup] Стіл накрито.
}
# Як далеко зайшла збережена гра, на початковій сторінці.
moment = { $phase ->
    [tea] раунд { $round }, чаювання
    [war] раунд { $round }, війна
    [over] закінчена
   *[setup] підготовка
}

event-RegionLeftOut = Відкрито місію «{ $quest }»: регіон { $region } не бере участі в цій партії.
event-TileLaid = Плитка балів лежить { FORM($region, form: "in") }.
event-AllyAbilityChosen = { $ally }: у цій партії «{ $ability }».
event-TeaCardLaid = Карта «{ $card }» лягає на { $chair }.
event-WonderlandianShown = На ринку з’являється карта «{ $card }».
event-BattleMarkerMoved = Наступна війна почнеться { FORM($region, form: "in-v") }.
event-DieRolled = { $shards ->
    [0] { $player } кидає кубик уламків: жодного уламка.
   *[other] { $player } кидає кубик уламків.
}
event-ShardsGained = { $player } отримує { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
}{ because }.
event-ShardsDiscarded = { $player } скидає { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
}{ because }.
event-ShardsGiven = { $player } дає { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
} { FORM($to, form: "dative") }.
event-VpGained = { $player } отримує { $vp } ПБ{ because }.
event-QuestsDrawn = { $player } бере { $quests ->
    [one] { $quests } місію
    [few] { $quests } місії
    [many] { $quests } місій
   *[other] { $quests } місії
}.
# Лише для власника; скільки це місій, каже наступний рядок.
event-QuestSeen = Узята місія: «{ $quest }».
event-QuestsDiscarded = { $player } скидає { $quests ->
    [one] { $quests } місію
    [few] { $quests } місії
    [many] { $quests } місій
   *[other] { $quests } місії
}.
event-FeatRevealed = { $player } відкриває подвиг місії «{ $quest }».
event-FirstPlayerChosen = { $player } починає це чаювання.
event-TeaPartyHeld = { $player } влаштовує гостину.
event-LeaderMoved = { KEY($place) ->
    [head] Лідер { FORM($player, form: "genitive") } йде на почесне місце.
    [pool] Лідер { FORM($player, form: "genitive") } вибуває з війни.
    [chair] Лідер { FORM($player, form: "genitive") } сідає на { $place }.
   *[other] Лідер { FORM($player, form: "genitive") } йде { FORM($place, form: "to") }.
}
event-TeaCardTaken = { $player } бере карту «{ $card }».
event-UnitsPlaced = { $figure ->
    [none] { $origin ->
        [pool] { $player } ставить { $units ->
            [one] { $units } прибічника { FORM($region, form: "in-v") }
           *[other] { $units } прибічників { FORM($region, form: "in") }
        }{ because }.
       *[other] { $player } переводить { $units ->
            [one] { $units } прибічника
           *[other] { $units } прибічників
        } { FORM($region, form: "to") }{ because }.
    }
   *[other] { $origin ->
        [pool] { $player } ставить { FORM($region, form: "in") } фігурку «{ $figure }»{ because }.
       *[other] { $player } переводить фігурку «{ $figure }» { FORM($region, form: "to") }{ because }.
    }
}
event-UnitLost = { KEY($unit) ->
    [supporter] { $player } втрачає прибічника { FORM($region, form: "in-v") }.
    [leader] { $player } втрачає лідера { FORM($region, form: "in-v") }.
   *[other] { $player } втрачає { FORM($region, form: "in-v") } фігурку «{ $unit }».
}
event-FigureReturned = { $player } повертає карту «{ $card }» до колоди.
event-CastleBuilt = { $standing ->
    [no] { $player } кладе замок { FORM($region, form: "in") }.
   *[yes] { $player } будує замок { FORM($region, form: "in") }.
}
event-ChipGained = { $player } отримує { FORM($chip, form: "one") }{ because }.
event-ChipLeft = { $to ->
    [supply] { $player } повертає до спільного запасу { FORM($chip, form: "one") }.
    [box] { $player } втрачає до кінця гри { FORM($chip, form: "one") }.
   *[bag] { $player } віддає { FORM($chip, form: "one") }.
}
event-SupplyTooSmall = Спільного запасу не вистачає на всіх: ніхто не отримує жетона.
event-ShieldTurned = { $whole ->
    [no] Щит { FORM($player, form: "genitive") } розбивається.
   *[yes] Щит { FORM($player, form: "genitive") } знову цілий.
}
event-AbilityUnlocked = { $player } відкриває вміння «{ $ability }»{ because }.
event-WonderlandianTaken = { $player } бере з ринку карту «{ $card }»{ because }.
event-LeaderStrengthened = Лідер { FORM($player, form: "genitive") } тепер має силу { $strength }.
event-CastleValueRaised = Кожен замок { FORM($player, form: "genitive") } наприкінці дасть на { $vp } ПБ більше.
event-SupportersJoined = { $player } отримує { $supporters ->
    [one] ще { $supporters } прибічника
   *[other] ще { $supporters } прибічників
}.
event-PoisonPlaced = { $player } отруює карту «{ $card }».
event-PoisonReturned = Отрута з карти «{ $card }» повертається до власника.
event-WonderlandianDrawn = { $player } відкриває карту «{ $card }».
event-ResistanceStood = Рух опору в кожному регіоні має силу { $strength }.
event-BattleBegun = Битва { FORM($region, form: "in-v") }: { $players }.
event-StrengthChanged = { $player } має силу { $strength }{ because }.
event-WagerLaid = { $player } кладе ставку долілиць.
event-WagersRevealed = Ставка { FORM($player, form: "genitive") }: { $on }.
event-ChipDrawn = { $player } дістає { FORM($chip, form: "one") }.
event-ChipReturned = { $player } повертає в мішечок { FORM($chip, form: "one") }{ because }.
event-ChipPlaced = { $player } розігрує { FORM($chip, form: "one") } із силою { $strength }.
event-MadnessPlaced = { $player } божеволіє: { $chip } йде на шкалу.
event-BagRefreshed = { $player } оновлює мішечок.
event-PlayerStopped = { $must ->
    [yes] { $player } мусить зупинитися.
   *[no] { $player } зупиняється.
}
event-PlayerBusted = { $player } хибить: загонів тут не лишилося.
event-BattleEnded = { $first-count ->
    [0] Битву { FORM($region, form: "in-v") } закінчено: не перемагає ніхто.
    [one] Битву { FORM($region, form: "in-v") } закінчено: перемагає { $first }.
   *[other] Битву { FORM($region, form: "in-v") } закінчено: нічия ({ $first }).
}
event-ChipForged = { $player } поліпшує { FORM($chip, form: "one") }.
event-ChipsExhausted = Активні жетони { FORM($player, form: "genitive") } виснажено.
event-TieBroken = { $by ->
    [shards] За рівної кількості балів вирішує менша кількість уламків.
   *[units] За рівної кількості балів і уламків вирішує більша кількість загонів на полі.
}
event-GameEnded = { $winners-count ->
    [one] { $winners } перемагає в битві за Дивокрай.
   *[other] { $winners }: спільна перемога.
}
event-ScoreCounted = { $line ->
    [castles] { $player }: { $vp } ПБ за замки.
    [feats] { $player }: { $vp } ПБ за подвиги.
    [objectives] { $player }: { $vp } ПБ за звершення.
    [both] { $player }: { $vp } ПБ за місії, виконані повністю.
    [shards] { $player }: { SIGNED($vp) } ПБ за уламки, що лишилися.
   *[other] { $player }: { $vp } ПБ.
}

# Написи на ціле вікно. $round – номер раунду.
interlude-round = Раунд { $round }
interlude-tea = Чай подано.
interlude-war = Настає ніч
interlude-night = Чай випито: час воювати.
interlude-battle = Починається битва.
