# What happened, line by line in the log. Players go by name, never by "you".

# What made it happen, where that is worth saying: " (Walrus)".
because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}

fact-PhaseBegun = { $phase ->
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
   *[setup] the table is being laid
}

fact-RegionLeftOut = The quest drawn is “{ $quest }”: { FORM($region, form: "the") } is not used in this game.
fact-TileLaid = A score tile is laid in { FORM($region, form: "the") }.
fact-AllyAbilityChosen = { $ally } plays by “{ $ability }”.
fact-TeaCardLaid = “{ $card }” is laid at { $chair }.
fact-WonderlandianShown = { $card } comes to the market.
fact-BattleMarkerMoved = The next war begins in { FORM($region, form: "the") }.
fact-DieRolled = { $shards ->
    [0] { $player } rolls the shard die: no shards.
   *[other] { $player } rolls the shard die.
}
fact-ShardsGained = { $player } gains { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}{ because }.
fact-ShardsDiscarded = { $player } discards { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}{ because }.
fact-ShardsGiven = { $player } gives { $to } { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}.
fact-VpGained = { $player } gains { $vp } VP{ because }.
fact-QuestsDrawn = { $player } draws { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}.
# Told to the owner alone; how many quests they are is told next.
fact-QuestSeen = Drawn: “{ $quest }”.
fact-QuestsDiscarded = { $player } discards { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}.
fact-FeatRevealed = { $player } reveals the feat of “{ $quest }”.
fact-FirstPlayerChosen = { $player } goes first in this tea.
fact-TeaPartyHeld = { $player } gives a tea party.
fact-LeaderMoved = { KEY($place) ->
    [head] { FORM($player, form: "genitive") } leader goes to the head of the table.
    [pool] { FORM($player, form: "genitive") } leader is out of the war.
   *[other] { FORM($player, form: "genitive") } leader goes to { FORM($place, form: "the") }.
}
fact-TeaCardTaken = { $player } takes “{ $card }”.
fact-UnitsPlaced = { $figure ->
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
        [pool] { $player } places { $figure } in { FORM($region, form: "the") }{ because }.
       *[other] { $player } moves { $figure } to { FORM($region, form: "the") }{ because }.
    }
}
fact-UnitLost = { KEY($unit) ->
    [supporter] { $player } loses a supporter in { FORM($region, form: "the") }.
    [leader] { $player } loses the leader in { FORM($region, form: "the") }.
   *[other] { $player } loses { $unit } in { FORM($region, form: "the") }.
}
fact-FigureReturned = { $player } sends { $card } back.
fact-CastleBuilt = { $standing ->
    [no] { $player } lays a castle in { FORM($region, form: "the") }.
   *[yes] { $player } builds a castle in { FORM($region, form: "the") }.
}
fact-ChipGained = { $player } gains { FORM($chip, form: "one") }{ because }.
fact-ChipLeft = { $to ->
    [supply] { $player } gives { FORM($chip, form: "one") } back to the supply.
    [box] { $player } loses { FORM($chip, form: "one") } for the rest of the game.
   *[bag] { $player } gives { FORM($chip, form: "one") } away.
}
fact-SupplyTooSmall = There are not enough chips for everybody: nobody gains one.
fact-ShieldTurned = { $whole ->
    [no] { FORM($player, form: "genitive") } shield breaks.
   *[yes] { FORM($player, form: "genitive") } shield is whole again.
}
fact-AbilityUnlocked = { $player } unlocks “{ $ability }”{ because }.
fact-WonderlandianTaken = { $player } takes { $card } from the market{ because }.
fact-LeaderStrengthened = { FORM($player, form: "genitive") } leader now has strength { $strength }.
fact-CastleValueRaised = { FORM($player, form: "genitive") } castles are worth { $vp } VP more at the end.
fact-SupportersJoined = { $player } gains { $supporters ->
    [one] { $supporters } more supporter
   *[other] { $supporters } more supporters
}.
fact-PoisonPlaced = { $player } poisons “{ $card }”.
fact-PoisonReturned = The poison on “{ $card }” goes back to its owner.
fact-WonderlandianDrawn = { $player } meets { $card }.
fact-ResistanceStood = The local resistance stands at strength { $strength } in every region.
fact-BattleBegun = Battle in { FORM($region, form: "the") }: { $players }.
fact-StrengthChanged = { FORM($player, form: "genitive") } strength is now { $strength }{ because }.
fact-WagerLaid = { $player } lays a wager, face down.
fact-WagersRevealed = { FORM($player, form: "genitive") } wager was on { $on }.
fact-ChipDrawn = { $player } draws { FORM($chip, form: "one") }.
fact-ChipReturned = { $player } puts { FORM($chip, form: "one") } back into the bag{ because }.
fact-ChipPlaced = { $player } plays { FORM($chip, form: "one") } with strength { $strength }.
fact-MadnessPlaced = { $player } goes a little madder: { FORM($chip, form: "one") }.
fact-BagRefreshed = { $player } refreshes the bag.
fact-PlayerStopped = { $must ->
    [yes] { $player } must stop.
   *[no] { $player } stops.
}
fact-PlayerBusted = { $player } busts.
fact-BattleEnded = { $first-count ->
    [0] The battle for { $region } is over: nobody wins.
    [one] The battle for { $region } is over: { $first } wins.
   *[other] The battle for { $region } is over: { $first } tie for first place.
}
fact-ChipForged = { $player } forges { FORM($chip, form: "one") }.
fact-ChipsExhausted = { FORM($player, form: "genitive") } active chips are exhausted.
fact-TieBroken = { $by ->
    [shards] Equal on points: fewer shards decide.
   *[units] Equal on points and shards: more units on the board decide.
}
fact-GameEnded = { $winners-count ->
    [one] { $winners } wins Wonderland’s War.
   *[other] { $winners } share the victory.
}
fact-ScoreCounted = { $line ->
    [castles] { $player }: { $vp } VP for castles.
    [feats] { $player }: { $vp } VP for feats.
    [objectives] { $player }: { $vp } VP for objectives.
    [both] { $player }: { $vp } VP for quests done in full.
    [shards] { $player }: { SIGNED($vp) } VP for shards left.
   *[other] { $player }: { $vp } VP.
}

# What is written over the whole window for a moment. $round counts the rounds.
interlude-round = Round { $round }
interlude-tea = Tea is served.
interlude-war = Night falls
interlude-night = The tea is drunk: now to war.
interlude-battle = A battle begins.
