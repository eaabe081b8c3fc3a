# Що сталося, рядок за рядком. Гравців називають на ім’я, ніколи «ти».

# Що це спричинило, коли про це варто сказати: « (Морж)».
because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}

fact-PhaseBegun = { $phase ->
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
   *[setup] стіл накривають
}

fact-RegionLeftOut = Витягнуто місію «{ $quest }»: регіон { $region } не бере участі в цій грі.
fact-TileLaid = Плитка балів лежить { FORM($region, form: "in") }.
fact-AllyAbilityChosen = { $ally }: у цій грі «{ $ability }».
fact-TeaCardLaid = Карта «{ $card }» лягає на { $chair }.
fact-WonderlandianShown = На ринку з’являється карта «{ $card }».
fact-BattleMarkerMoved = Наступна війна почнеться { FORM($region, form: "in") }.
fact-DieRolled = { $shards ->
    [0] { $player } кидає кубик уламків: жодного уламка.
   *[other] { $player } кидає кубик уламків.
}
fact-ShardsGained = { $player } отримує { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
}{ because }.
fact-ShardsDiscarded = { $player } скидає { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
}{ because }.
fact-ShardsGiven = { $player } дає { $shards ->
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
} { FORM($to, form: "dative") }.
fact-VpGained = { $player } отримує { $vp } ПБ{ because }.
fact-QuestsDrawn = { $player } бере { $quests ->
    [one] { $quests } місію
    [few] { $quests } місії
    [many] { $quests } місій
   *[other] { $quests } місії
}.
# Лише для власника; скільки це місій, каже наступний рядок.
fact-QuestSeen = Узята місія: «{ $quest }».
fact-QuestsDiscarded = { $player } скидає { $quests ->
    [one] { $quests } місію
    [few] { $quests } місії
    [many] { $quests } місій
   *[other] { $quests } місії
}.
fact-FeatRevealed = { $player } відкриває подвиг місії «{ $quest }».
fact-FirstPlayerChosen = { $player } починає це чаювання.
fact-TeaPartyHeld = { $player } влаштовує гостину.
fact-LeaderMoved = { KEY($place) ->
    [head] Лідер { FORM($player, form: "genitive") } іде на почесне місце.
    [pool] Лідер { FORM($player, form: "genitive") } вибуває з війни.
    [chair] Лідер { FORM($player, form: "genitive") } сідає на { $place }.
   *[other] Лідер { FORM($player, form: "genitive") } іде { FORM($place, form: "to") }.
}
fact-TeaCardTaken = { $player } бере карту «{ $card }».
fact-UnitsPlaced = { $figure ->
    [none] { $origin ->
        [pool] { $player } ставить { $units ->
            [one] { $units } прибічника
           *[other] { $units } прибічників
        } { FORM($region, form: "in") }{ because }.
       *[other] { $player } переводить { $units ->
            [one] { $units } прибічника
           *[other] { $units } прибічників
        } { FORM($region, form: "to") }{ because }.
    }
   *[other] { $origin ->
        [pool] { $player } ставить фігурку «{ $figure }» { FORM($region, form: "in") }{ because }.
       *[other] { $player } переводить фігурку «{ $figure }» { FORM($region, form: "to") }{ because }.
    }
}
fact-UnitLost = { KEY($unit) ->
    [supporter] { $player } втрачає прибічника { FORM($region, form: "in") }.
    [leader] { $player } втрачає лідера { FORM($region, form: "in") }.
   *[other] { $player } втрачає фігурку «{ $unit }» { FORM($region, form: "in") }.
}
fact-FigureReturned = { $player } відсилає карту «{ $card }».
fact-CastleBuilt = { $standing ->
    [no] { $player } кладе замок { FORM($region, form: "in") }.
   *[yes] { $player } будує замок { FORM($region, form: "in") }.
}
fact-ChipGained = { $player } отримує { FORM($chip, form: "one") }{ because }.
fact-ChipLeft = { $to ->
    [supply] { $player } повертає до спільного запасу { FORM($chip, form: "one") }.
    [box] { $player } втрачає до кінця гри { FORM($chip, form: "one") }.
   *[bag] { $player } віддає { FORM($chip, form: "one") }.
}
fact-SupplyTooSmall = Спільного запасу не вистачає на всіх: ніхто не отримує жетона.
fact-ShieldTurned = { $whole ->
    [no] Щит { FORM($player, form: "genitive") } розбивається.
   *[yes] Щит { FORM($player, form: "genitive") } знову цілий.
}
fact-AbilityUnlocked = { $player } відкриває «{ $ability }»{ because }.
fact-WonderlandianTaken = { $player } бере з ринку карту «{ $card }»{ because }.
fact-LeaderStrengthened = Лідер { FORM($player, form: "genitive") } тепер має силу { $strength }.
fact-CastleValueRaised = Кожен замок { FORM($player, form: "genitive") } наприкінці дасть на { $vp } ПБ більше.
fact-SupportersJoined = { $player } отримує { $supporters ->
    [one] ще { $supporters } прибічника
   *[other] ще { $supporters } прибічників
}.
fact-PoisonPlaced = { $player } отруює карту «{ $card }».
fact-PoisonReturned = Отрута з карти «{ $card }» повертається до власника.
fact-WonderlandianDrawn = { $player } відкриває карту «{ $card }».
fact-ResistanceStood = Рух опору в кожному регіоні має силу { $strength }.
fact-BattleBegun = Битва { FORM($region, form: "in") }: { $players }.
fact-StrengthChanged = { $player } має силу { $strength }{ because }.
fact-WagerLaid = { $player } кладе ставку долілиць.
fact-WagersRevealed = Ставка { FORM($player, form: "genitive") }: { $on }.
fact-ChipDrawn = { $player } витягує { FORM($chip, form: "one") }.
fact-ChipReturned = { $player } повертає в мішечок { FORM($chip, form: "one") }{ because }.
fact-ChipPlaced = { $player } грає { FORM($chip, form: "one") } із силою { $strength }.
fact-MadnessPlaced = { $player } божеволіє ще дужче через { FORM($chip, form: "one") }.
fact-BagRefreshed = { $player } оновлює мішечок.
fact-PlayerStopped = { $must ->
    [yes] { $player } мусить зупинитися.
   *[no] { $player } зупиняється.
}
fact-PlayerBusted = { $player } хибить і вибуває.
fact-BattleEnded = { $first-count ->
    [0] Битву { FORM($region, form: "in") } закінчено: не перемагає ніхто.
    [one] Битву { FORM($region, form: "in") } закінчено: перемагає { $first }.
   *[other] Битву { FORM($region, form: "in") } закінчено: нічия, { $first }.
}
fact-ChipForged = { $player } поліпшує { FORM($chip, form: "one") }.
fact-ChipsExhausted = Активні жетони { FORM($player, form: "genitive") } виснажено.
fact-TieBroken = { $by ->
    [shards] За рівної кількості балів вирішує менша кількість уламків.
   *[units] За рівної кількості балів і уламків вирішує більша кількість загонів на полі.
}
fact-GameEnded = { $winners-count ->
    [one] { $winners } перемагає в битві за Дивокрай.
   *[other] { $winners }: спільна перемога.
}
fact-ScoreCounted = { $line ->
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
