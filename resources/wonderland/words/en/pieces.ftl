# What lies on the table, as an outline, a tooltip and a screen reader say it.

piece-board = the Wonderland board
piece-tile = { FORM($region, form: "the") } pays { $first }, { $second } and { $third } VP in rounds I, II and III
piece-unused = { FORM($region, form: "the") } is not used in this game
piece-resistance = the local resistance: strength { $strength } in every battle this round
piece-marker = battle marker
piece-fought = this battle is for { FORM($region, form: "the") }
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
deck-tea_discards = played tea cards
deck-quests = quest deck
deck-quest_discards = discarded quests

piece-tea-card = { $round ->
    [1] { $card } (tea card I): { $rewards }
    [2] { $card } (tea card II): { $rewards }
   *[3] { $card } (tea card III): { $rewards }
}
piece-quest = { $quest } – feat in { FORM($region, form: "the") }: { $feat }. Objective: { $objective }.
piece-hidden-quest = one of { FORM($player, form: "genitive") } quests, face down
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
piece-figure = { FORM($player, form: "genitive") } { $figure }, strength { $strength }
piece-supporters = { $supporters ->
    [one] { FORM($player, form: "genitive") } supporters: { $supporters }
   *[other] { FORM($player, form: "genitive") } supporters: { $supporters }
}
piece-waiting-supporter = { $supporters ->
    [one] { $player }: { $supporters } supporter waiting for the forge
   *[other] { $player }: { $supporters } supporters waiting for the forge
}
piece-castles-left = { $castles ->
    [one] { $player }: { $castles } castle left
   *[other] { $player }: { $castles } castles left
}
piece-castle = { $standing ->
    [lying] { FORM($player, form: "genitive") } castle, on its side
   *[standing] { FORM($player, form: "genitive") } castle, worth { $vp } VP
}

piece-player = { $player }: { $vp } VP, { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}
piece-leader-strength = { $player }: leader strength { $strength }
piece-shards = { $shards ->
    [one] { $player }: { $shards } shard
   *[other] { $player }: { $shards } shards
}
piece-castle-value = { $player }: each castle is worth { $vp } VP
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
piece-track-end = the end of the { $track }
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
   *[other] { FORM($player, form: "genitive") } wager on { FORM($on, form: "the") }
}
piece-lasting = still applies: { $source }
in-force = in this battle
piece-extra = { $chips ->
    [one] { $chips } extra chip in the next draw
   *[other] { $chips } extra chips in the next draw
}

# A place without words of its own.
place = { $place }

# The stage of a battle.
piece-prize = this battle is for { FORM($region, form: "the") }: first place gets { $first } VP and a castle, second place { $second } VP
award_first = first
award_second = second
piece-rail-forge = strength { $strength }: end the battle exactly here to forge a chip
piece-rail-end = strength { $strength }: reach this and win at once
rail-note = anvil: stop here to forge a chip
piece-tower = { $fight ->
    [busted] { $player } is out: no unit left here
    [stopped] { FORM($player, form: "genitive") } tower: strength { $strength }, stopped
   *[other] { FORM($player, form: "genitive") } tower: strength { $strength }
}
piece-dock = { $fight ->
    [busted] { $player } is out of the battle
    [stopped] { $player } has stopped at { $strength }
   *[other] { $player } fights: strength { $strength }
}
piece-madness-slot = { $filled ->
    [yes] madness { $number } of { $spaces }
   *[no] a free space for madness: when all { $spaces } are full, all madness and exhausted chips go back into the bag
}
piece-stop-sign = { $player } stops drawing and keeps their strength
piece-risk = { $chips ->
    [one] { $harmful ->
        [0] the only chip in { FORM($player, form: "genitive") } bag is harmless
       *[other] the only chip in { FORM($player, form: "genitive") } bag costs units{ $busting ->
            [0] {""}
           *[other] {" "}and means a bust
        }
    }
   *[other] { $harmful ->
        [one] { $harmful } of { $chips } chips in { FORM($player, form: "genitive") } bag costs units
       *[other] { $harmful } of { $chips } chips in { FORM($player, form: "genitive") } bag cost units
    }{ $busting ->
        [0] {""}
        [one] ; { $busting } of them means a bust
       *[other] ; { $busting } of them mean a bust
    }
}
fate_stopped = stopped
fate_busted = bust!
fate_won = first!
theatre_box = The box
piece-theatre-box = players not in the battle sit here; they may wager on the winner
piece-onlooker = { $bet ->
    [yes] { $player } has placed a wager
   *[no] { $player } is watching
}
# All players in short, and how far the game has come.
piece-phase = { moment }
phase-name = { $phase ->
    [tea] Tea
    [war] War
    [over] The end
   *[setup] Setup
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
piece-count-bag = { $number ->
    [one] { $player }: { $number } chip in the bag
   *[other] { $player }: { $number } chips in the bag
}
piece-count-shards = { $number ->
    [one] { $player }: { $number } shard
   *[other] { $player }: { $number } shards
}
piece-count-castles = { $number ->
    [one] { $player }: { $number } castle on the board
   *[other] { $player }: { $number } castles on the board
}
piece-count-quests = { $number ->
    [one] { $player }: { $number } quest in hand
   *[other] { $player }: { $number } quests in hand
}
piece-count-tea-cards = { $number ->
    [one] { $player }: { $number } tea card this round
   *[other] { $player }: { $number } tea cards this round
}
tea-line = { FORM($reward, form: "short") }
tea-or = or
tea-corrupted = roll for:
piece-realm = the realm
realm = The realm

# Moments of a battle and its result.
beat-madness = madness
beat-lost = { $units ->
    [one] { $units } unit lost
   *[other] { $units } units lost
}
beat-shield = the shield stops it and breaks
beat-shield-kept = keeps the shield
beat-shield-broken = the broken shield stops nothing
beat-bust = bust!
beat-last-unit = the last unit is gone
beat-stops = { $must ->
    [yes] must stop, with strength { $strength }
   *[no] stops, with strength { $strength }
}
beat-wager-right = a right wager
beat-wager-tie = no sole winner: nothing happens
beat-wager-wrong = { $player } wagered wrong and must take 1 shard (−1 VP)
beat-feat = { $player } has done a feat: it scores at the end
beat-prize-castle = { $player } takes a castle here
beat-prize-vp = { $player } takes { $vp } VP
beat-strength = { SIGNED($strength) }
beat-price = the price of forging
beat-price-chip = −1 chip: it leaves the bag for good
beat-price-shards = no shards
result-region = how the battle for { FORM($region, form: "the") } ended
result-wins = wins { FORM($region, form: "the") }
result-no-winner = no winner in { FORM($region, form: "the") }
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
result-chooses = now chooses: { $vp } VP, or a castle here
result-castle = a castle here
result-castle-stands = a castle is already here
result-no-castle = no castle left
result-shards = shards: { $before } → { $after }
result-lost = { $units ->
    [one] lost { $units } unit
   *[other] lost { $units } units
}
result-shield = the shield is whole again
result-forge = { $chips ->
    [one] may forge { $chips } chip
   *[other] may forge { $chips } chips
}
result-wagers = { $wagers ->
    [one] The wager stays face down until the forging is over.
   *[other] The wagers stay face down until the forging is over.
}
result-wager-known = The wager is settled when the forging is over.
result-go-on = Continue
warning = last unit!
piece-warning = { FORM($player, form: "genitive") } last unit, and the shield is broken: any madness means bust
piece-strength-part = { $part ->
    [units] strength { $strength } from the leader and figures that started here
    [castle] strength { $strength } from the castle here
    [forged] strength { $strength } from chips that were forged after the battle
   *[abilities] strength { $strength } from abilities
}
guarded = { $whole ->
    [yes] shield: may stop 1 madness
   *[no] shield broken: stops nothing
}
guarded-kept = shield kept by choice
guarded-used = stopped 1, now broken
force = { $units ->
    [0] no unit left
    [one] { $units } unit, then out
   *[other] { $units } units, then out
}
you = You
piece-you = this is you
bet-on = wager on { FORM($player, form: "the") }
bet-secret = wager face down
bet-none = no wager
piece-rays = a chip is revealed
piece-anvil = the anvil: put a chip here, then choose a lit space of a track
piece-fire = the fire of the forge
wager-right = right: any weak ally
wager-wrong = wrong: 1 shard
piece-stakes = what a wager pays: any weak ally chip if right, a shard if wrong, nothing for a tie
quest-feat = Feat: { $asked }
quest-objective = Objective: { $asked }

# What they are called on the near board.
named-leader_strength = strength
named-castle_value = per castle
named-shards = shards
named-shield = shield
named-pool = Pool
named-active = Active chips
named-exhausted = Exhausted chips
named-exhausted-in-battle = Exhausted: { $chips }
named-madness = Madness
# $more is how many more madness chips send all of them back into the bag.
named-madness-in-battle = Madness: back to the bag in { $more }
named-bag = bag
named-drawn = Drawn
named-hand = Quests in hand
named-feats = Feats
named-cards = Cards
named-tea_cards = Tea cards
named-head = roll the die, deal new cards, go on
box-bets = { $bets ->
    [0] no wagers
    [one] { $bets } wager
   *[other] { $bets } wagers
}
piece-lead = { $player } is ahead
piece-unit = { FORM($player, form: "genitive") } supporter
resisting = Local resistance: strength below { $strength } wins nothing.
