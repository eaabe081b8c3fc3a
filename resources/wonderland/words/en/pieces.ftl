# What lies on the table, as an outline, a tooltip and a screen reader say it.

piece-board = the board of Wonderland
piece-tile = { $region } pays { $first }, { $second } and { $third } VP in rounds I, II and III
piece-unused = { $region } is not used in this game
piece-resistance = the local resistance: strength { $strength } in every battle of this round
piece-marker = battle marker
piece-fought = { $region } is fought over now
piece-tea-table = the tea table
piece-vp-track = victory points
piece-vp = { $player }: { $vp } VP
piece-strength-track = battle strength
piece-strength = { $fight ->
    [none] { $player }: not in a battle
    [stopped] { $player }: strength { $strength }, stopped
    [busted] { $player }: busted
   *[fighting] { $player }: strength { $strength }
}
piece-market = the market of Wonderlandians
piece-supply = the supply
piece-die = shard die
piece-stop = stop
piece-box = { $chips ->
    [one] { $chips } chip out of the game
   *[other] { $chips } chips out of the game
}
piece-stack = { $chip }: { $chips } left
piece-deck = { $cards ->
    [0] { $deck }: empty
    [one] { $deck }: { $cards } card
   *[other] { $deck }: { $cards } cards
}
deck-wonderlandians = Wonderlandian deck
deck-tea_1 = tea deck I
deck-tea_2 = tea deck II
deck-tea_3 = tea deck III
deck-tea_discards = tea cards played
deck-quests = quest deck
deck-quest_discards = quests discarded

piece-tea-card = { $round ->
    [1] { $card } (tea card I): { $rewards }
    [2] { $card } (tea card II): { $rewards }
   *[3] { $card } (tea card III): { $rewards }
}
piece-quest = { $quest } – feat in { FORM($region, form: "the") }: { $feat }. Objective: { $objective }.
piece-hidden-quest = a quest of { $player }, face down
piece-wonderlandian = { $card }, strength { $strength }{ rules-after }
piece-items = { $card }, two chips of strength { $strength }{ rules-after }
piece-ability = { $locked ->
    [yes] { $ability } (locked). { $rules }
   *[no] { $ability } – { $rules }
}
piece-disc = the disc on { $ability }
piece-chip = { $strength ->
    [0] { $chip }{ rules-after }
   *[other] { $chip }, strength { $strength }{ rules-after }
}
# What a thing does, after its name, when it does anything.
rules-after = { KEY($rules) ->
    [no-rules] {""}
   *[other] . { $rules }
}
no-rules = {""}
sentences = { $first } { $next }

piece-leader = { FORM($player, form: "genitive") } leader, strength { $strength }
piece-figure = { $figure } of { $player }, strength { $strength }
piece-supporters = { $supporters ->
    [one] { $supporters } supporter of { $player }
   *[other] { $supporters } supporters of { $player }
}
piece-waiting-supporter = { $supporters ->
    [one] a supporter of { $player } who waits for the forge
   *[other] { $supporters } supporters of { $player } who wait for the forge
}
piece-castles-left = { $castles ->
    [one] { $castles } castle left to { $player }
   *[other] { $castles } castles left to { $player }
}
piece-castle = { $standing ->
    [lying] castle of { $player }, on its side
   *[standing] castle of { $player }, worth { $vp } VP
}

piece-player = { $player }: { $vp } VP, { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}
piece-leader-strength = leader strength { $strength } of { $player }
piece-shards = { $shards ->
    [one] { $shards } shard of { $player }
   *[other] { $shards } shards of { $player }
}
piece-castle-value = each castle of { $player } is worth { $vp } VP
piece-shield = { $whole ->
    [no] { FORM($player, form: "genitive") } shield, broken
   *[yes] { FORM($player, form: "genitive") } shield, whole
}
piece-pool = { FORM($player, form: "genitive") } pool
piece-active = { FORM($player, form: "genitive") } active chips
piece-exhausted = { FORM($player, form: "genitive") } exhausted chips
piece-madness = { FORM($player, form: "genitive") } madness track
piece-bag = { $chips ->
    [one] { FORM($player, form: "genitive") } bag: { $chips } chip
   *[other] { FORM($player, form: "genitive") } bag: { $chips } chips
}
piece-drawn = { FORM($player, form: "genitive") } draw
piece-hand = { FORM($player, form: "genitive") } quests
piece-feats = { FORM($player, form: "genitive") } feats
piece-cards = { FORM($player, form: "genitive") } Wonderlandians
piece-tea_cards = { FORM($player, form: "genitive") } tea cards
piece-track = { $track }
piece-track-end = the end of { $track }
piece-space = { $covered ->
    [yes] { $rewards } (gained)
   *[no] { $rewards }
}
piece-between = { $covered ->
    [yes] between the tracks: { $rewards } (gained)
   *[no] between the tracks: { $rewards }
}
piece-wager = { KEY($on) ->
    [none] { FORM($player, form: "genitive") } wager, face down
   *[other] { FORM($player, form: "genitive") } wager on { $on }
}
piece-lasting = still in force: { $source }
in-force = in force
piece-extra = { $chips ->
    [one] { $chips } extra chip in the next draw
   *[other] { $chips } extra chips in the next draw
}

# A place of which nothing else is known.
place = { $place }

# The stage of a battle.
piece-prize = { $region } is fought over: the first gets { $first } VP and a castle, the second { $second } VP
award_first = wins
award_second = second
piece-rail-forge = strength { $strength }: who ends the battle exactly here may forge a chip
piece-rail-end = strength { $strength }: who gets here wins at once
rail-note = anvil: ends here, forges a chip
piece-tower = { $fight ->
    [busted] { $player } is out: no unit is left here
    [stopped] the tower of { $player }: strength { $strength }, draws no more
   *[other] the tower of { $player }: strength { $strength }
}
piece-dock = { $fight ->
    [busted] { $player } is out of the battle
    [stopped] { $player } has stopped at { $strength }
   *[other] { $player } fights: strength { $strength }
}
piece-madness-slot = { $filled ->
    [yes] madness { $number } of { $spaces }
   *[no] a free space for madness: the { $spaces }th sends all madness and spent chips back into the bag
}
piece-stop-sign = { $player } stops drawing and keeps the strength
piece-risk = { $harmful } of { $chips } chips in the bag of { $player } cost units{ $busting ->
    [0] {""}
   *[other] ; { $busting } would bust
}
fate_stopped = stopped
fate_busted = bust!
fate_won = first!
theatre_box = The box
piece-theatre-box = here sit those who do not fight; they may bet on who wins
piece-onlooker = { $bet ->
    [yes] { $player } has laid a bet
   *[no] { $player } looks on
}
# Everybody in short, and how far the game has come.
piece-phase = { moment }
phase-name = { $phase ->
    [tea] Tea
    [war] War
    [over] The end
   *[setup] Set-up
}
phase-round = { $round ->
    [0] Wonderland’s War
   *[other] Round { $round } of 3
}
piece-plaque = { $player }: { $vp } VP, { rank }
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
piece-count-strength = { $player }: leader strength { $number }
piece-count-shield = { $number ->
    [0] { $player }: the shield is broken
   *[other] { $player }: the shield is whole
}
piece-count-bag = { $player }: chips in the bag: { $number }
piece-count-shards = { $player }: shards: { $number }
piece-count-castles = { $player }: castles on the board: { $number }
piece-count-quests = { $player }: quests in hand: { $number }
piece-count-tea-cards = { $player }: tea cards this round: { $number }
tea-line = { FORM($reward, form: "short") }
tea-or = or
tea-corrupted = roll for:
piece-realm = The realm
realm = The realm

# Moments of a battle and its result.
beat-madness = madness
beat-lost = { $units ->
    [one] { $units } unit lost
   *[other] { $units } units lost
}
beat-shield = the shield holds
beat-bust = bust!
beat-last-unit = the last unit is gone
beat-strength = { SIGNED($strength) }
result-region = how the battle for { FORM($region, form: "the") } ended
result-wins = wins { FORM($region, form: "the") }
result-nobody = nobody wins { FORM($region, form: "the") }
result-tie = a tie for { FORM($region, form: "the") }
result-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] no place
}
result-strength = strength { $strength }
result-out = out
result-bust = bust: no prize
result-vp = { $vp } VP: { $before } → { $after }
result-no-vp = no VP: still { $after }
result-castle = a castle here
result-lost = { $units ->
    [one] lost { $units } unit
   *[other] lost { $units } units
}
result-shield = the shield is whole again
result-forge = { $chips ->
    [one] forges { $chips } chip
   *[other] forges { $chips } chips
}
result-wagers = { $wagers ->
    [one] The bet is still face down: it turns over after the forging.
   *[other] The bets are still face down: they turn over after the forging.
}
result-go-on = Go on
warning = last unit!
piece-warning = the last unit of { $player }, and the shield is broken: any madness busts
piece-strength-part = { $part ->
    [units] strength { $strength } of the leader and figures who began here
    [castle] strength { $strength } of the castle here
   *[abilities] strength { $strength } by abilities
}
guarded = { $whole ->
    [yes] shield: stops 1 madness
   *[no] broken: stops nothing
}
force = { $units ->
    [0] no unit left
    [one] { $units } unit, then out
   *[other] { $units } units, then out
}
you = You
piece-you = this is you
bet-on = bets on { $player }
bet-secret = bet face down
bet-none = no bet
piece-rays = a chip comes to light
piece-anvil = the anvil: a chip, then a lit space of a track
piece-fire = the fire of the forge
wager-right = right: any weak ally
wager-wrong = wrong: 1 shard
piece-stakes = what a bet pays: a weak ally chip of choice when right, a shard when wrong, nothing at a tie
quest-feat = Feat: { $asked }
quest-objective = Objective: { $asked }

# What they are called on the near board.
named-leader_strength = strength
named-castle_value = per castle
named-shards = shards
named-shield = shield
named-pool = Pool
named-active = Active chips
named-exhausted = Spent chips
named-exhausted-in-battle = Spent: { $chips }
named-madness = Madness
# $more is how many more madness chips send all of them back into the bag.
named-madness-in-battle = Madness: to the bag in { $more }
named-bag = bag
named-drawn = Drawn
named-hand = Quests in hand
named-feats = Feats
named-cards = Allies
named-tea_cards = Tea cards
named-head = roll the die, lay new cards, go on
box-bets = { $bets ->
    [0] no bets laid
    [one] { $bets } bet laid
   *[other] { $bets } bets laid
}
piece-lead = { $player } is ahead
piece-unit = a supporter of { $player }
resisting = The local resistance: below { $strength } nobody wins anything.
