# What happened, line by line in the log. Players go by name, never by "you".

# What made it happen, where that is not plain: " (Walrus)".
because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}

event-PhaseBegun = { $phase ->
    [tea] Round { $round }: the tea begins.
    [war] Round { $round }: the war begins.
    [over] The game is over.
   *[setup] The table is laid.
}
# How far a game has come, for a saved game on the start page.
moment = { $phase ->
    [tea] round { $round }, at tea
    [war] round { $round }, at war
    [over] over
   *[setup] just begun
}

event-RegionLeftOut = “{ $quest }” is drawn: { FORM($region, form: "the") } is not used in this game.
event-TileLaid = { FORM($region, form: "the") } gets a score tile.
event-AllyAbilityChosen = { $ally } uses “{ $ability }”.
event-TeaCardLaid = “{ $card }” is laid at { $chair }.
event-WonderlandianShown = New on the market: “{ $card }”.
event-BattleMarkerMoved = The next war begins in { FORM($region, form: "the") }.
event-DieRolled = { $shards ->
    [0] { $player } rolls the shard die: no shards.
   *[other] { $player } rolls the shard die.
}
event-ShardsGained = { $player } gains { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}{ because }.
event-ShardsDiscarded = { $player } discards { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}{ because }.
event-ShardsGiven = { $player } gives { $to } { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}.
event-VpGained = { $player } gains { $vp } VP{ because }.
event-QuestsDrawn = { $player } draws { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}.
# The owner alone sees this; the next line says how many quests they are.
event-QuestSeen = Drawn: “{ $quest }”.
event-QuestsDiscarded = { $player } discards { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}.
event-FeatRevealed = { $player } reveals the feat of “{ $quest }”.
event-FirstPlayerChosen = { $player } goes first at this tea.
event-TeaPartyHeld = { $player } gives a tea party.
event-LeaderMoved = { KEY($place) ->
    [head] { FORM($player, form: "genitive") } leader goes to the head of the table.
    [pool] { FORM($player, form: "genitive") } leader is out of the war.
   *[other] { FORM($player, form: "genitive") } leader goes to { FORM($place, form: "the") }.
}
event-TeaCardTaken = { $player } takes “{ $card }”.
event-UnitsPlaced = { $figure ->
    [none] { $origin ->
        [pool] { $player } places { $units ->
            [one] { $units } supporter
           *[other] { $units } supporters
        } in { FORM($region, form: "the") }{ because }.
       *[other] { $player } moves { $units ->
            [one] { $units } supporter
           *[other] { $units } supporters
        } to { FORM($region, form: "the") }{ because }.
    }
   *[other] { $origin ->
        [pool] { $player } places { FORM($figure, form: "the") } in { FORM($region, form: "the") }{ because }.
       *[other] { $player } moves { FORM($figure, form: "the") } to { FORM($region, form: "the") }{ because }.
    }
}
event-UnitLost = { KEY($unit) ->
    [supporter] { $player } loses a supporter in { FORM($region, form: "the") }.
    [leader] { $player } loses the leader in { FORM($region, form: "the") }.
   *[other] { $player } loses { FORM($unit, form: "the") } in { FORM($region, form: "the") }.
}
event-FigureReturned = { $player } returns { FORM($card, form: "the") }.
event-CastleBuilt = { $standing ->
    [no] { $player } lays a castle on its side in { FORM($region, form: "the") }.
   *[yes] { $player } builds a castle in { FORM($region, form: "the") }.
}
event-ChipGained = { $player } gains { FORM($chip, form: "one") }{ because }.
event-ChipLeft = { $to ->
    [supply] { $player } gives { FORM($chip, form: "one") } back to the supply.
    [box] { $player } loses { FORM($chip, form: "one") } for the rest of the game.
   *[bag] { $player } gives { FORM($chip, form: "one") } away.
}
event-SupplyTooSmall = There are not enough chips for everyone, so no one gains any.
event-ShieldTurned = { $whole ->
    [no] { FORM($player, form: "genitive") } shield breaks.
   *[yes] { FORM($player, form: "genitive") } shield is whole again.
}
event-AbilityUnlocked = { $player } unlocks “{ $ability }”{ because }.
event-WonderlandianTaken = { $player } takes “{ $card }” from the market{ because }.
event-LeaderStrengthened = { FORM($player, form: "genitive") } leader now has strength { $strength }.
event-CastleValueRaised = { FORM($player, form: "genitive") } castles are worth { $vp } VP more at the end.
event-SupportersJoined = { $player } gains { $supporters ->
    [one] { $supporters } more supporter
   *[other] { $supporters } more supporters
}.
event-PoisonPlaced = { $player } poisons “{ $card }”.
event-PoisonReturned = The poison on “{ $card }” goes back to its owner.
event-WonderlandianDrawn = { $player } meets { FORM($card, form: "the") }.
event-ResistanceStood = The local resistance has strength { $strength } in every region.
event-BattleBegun = Battle in { FORM($region, form: "the") }: { $players }.
event-StrengthChanged = { FORM($player, form: "genitive") } strength is now { $strength }{ because }.
event-WagerLaid = { $player } places a wager, face down.
event-WagersRevealed = { FORM($player, form: "genitive") } wager was on { FORM($on, form: "the") }.
event-ChipDrawn = { $player } draws { FORM($chip, form: "one") }.
event-ChipReturned = { $player } puts { FORM($chip, form: "one") } back into the bag{ because }.
event-ChipPlaced = { $player } plays { FORM($chip, form: "one") } with strength { $strength }.
event-MadnessPlaced = { $player } goes a little madder: { FORM($chip, form: "one") }.
event-BagRefreshed = { $player } refreshes the bag.
event-PlayerStopped = { $must ->
    [yes] { $player } must stop.
   *[no] { $player } stops.
}
event-PlayerBusted = { $player } busts.
event-BattleEnded = { $first-count ->
    [0] The battle for { FORM($region, form: "the") } is over, without a winner.
    [one] The battle for { FORM($region, form: "the") } is over: { $first } wins.
   *[other] The battle for { FORM($region, form: "the") } is over: { $first } tie for first place.
}
event-ChipForged = { $player } forges { FORM($chip, form: "one") }.
event-ChipsExhausted = { FORM($player, form: "genitive") } active chips are exhausted.
event-TieBroken = { $by ->
    [shards] A tie on points: fewer shards win.
   *[units] A tie on points and shards: more units on the board win.
}
event-GameEnded = { $winners-count ->
    [one] { $winners } wins Wonderland’s War.
   *[other] { $winners } share the victory.
}
event-ScoreCounted = { $line ->
    [castles] { $player }: { $vp } VP for castles.
    [feats] { $player }: { $vp } VP for feats.
    [objectives] { $player }: { $vp } VP for objectives.
    [both] { $player }: { $vp } VP for completed quests.
    [shards] { $player }: { SIGNED($vp) } VP for shards left.
   *[other] { $player }: { $vp } VP.
}

# What is written over the whole window for a moment. $round counts the rounds.
interlude-round = Round { $round }
interlude-tea = Tea is served.
interlude-war = Night falls
interlude-night = Tea is over: now to war.
interlude-battle = A battle begins.
