# What cards and chips do, made from their effects: numbers come from content and never stand here.
# Effects speak to the owner of the card ("gain 1 shard"); `.opponent` says them of an opponent ("gains 1 shard"),
# `.again` after another with the same verb, `.short` in a list of cards to choose from. Conditions are what a feat asks for ("at least 3 draws"); `.if` says
# them after "if", `.who` of an opponent, `.each` is what an amount counts. What is not there is "none".

## Frames

touching-hook = { $when }{ condition }{ optional }{ $once ->
    [yes] {" "}(once)
   *[no] {""}
}: { $do }.
# A hook on a chip: triggers about a chip are about this one, others fire for every one that is active.
chip-hook = { FORM($when, form: "own") }{ condition }{ optional }: { $do }.
condition = { $conditions ->
    [none] {""}
   *[other] , if { FORM($conditions, form: "if") }
}
optional = { $may ->
    [yes] , you may
   *[no] {""}
}
who = { $conditions ->
    [none] {""}
   *[other] {" "}{ FORM($conditions, form: "who") }
}
form-who = with { $words }
form-not = not { $words }
form-if-not = this is not the case: { $words }
# What an amount is counted for, after its number: "gain 1 VP" – " for each castle, at most 3".
per = { $plus ->
    [0] {""}
   *[other] {" "}and { $times } more
} for each { FORM($per, form: "each") }{ $most ->
    [none] {""}
   *[other] , at most { $most }
}

## Chips, as filters name them

chipfilter = { chip-many }
    .one = { $level ->
        [none] { $tags ->
            [none] a chip{ of-strength }
           *[other] { FORM($tags, form: "one", joined: "or") }{ of-strength }
        }
       *[other] a { chip-one }
    }
    .own = { $level ->
        [none] {""}
       *[other] { $level }{" "}
    }
chip-one = { $level ->
    [none] {""}
   *[other] { $level }{" "}
}{ $tags ->
    [none] chip
   *[other] { FORM($tags, joined: "or") }
}{ of-strength }
chip-many = { $level ->
    [none] {""}
   *[other] { $level }{" "}
}{ $tags ->
    [none] chips
   *[other] { FORM($tags, form: "many", joined: "any") }
}{ of-strength }
of-strength = { $strengths ->
    [none] {""}
   *[other] {" "}of strength { FORM($strengths, form: "or") }
}
chips-meant = { $number ->
    [one] { chip-one }
   *[other] { chip-many }
}
a-chip = { $chip ->
    [none] a chip
   *[other] { FORM($chip, form: "one") }
}
own-chip = { $chip ->
    [none] this chip
   *[other] this { FORM($chip, form: "own") }chip
}
every-own-chip = { $once ->
    [yes] , once however many of these chips are active
   *[no] , for each of these { $chip ->
        [none] chips
       *[other] { FORM($chip, form: "own") }chips
    } that is active
}

## Amounts and places

quantity = { $one_of ->
    [none] { $at_least ->
        [none] { $at_most ->
            [none] at least 1
            [0] no
           *[other] at most { $at_most }
        }
       *[other] { $at_most ->
            [none] at least { $at_least }
           *[other] at least { $at_least } and at most { $at_most }
        }
    }
   *[other] exactly { FORM($one_of, form: "or") }
}
not = { $at_most ->
    [0] not{" "}
   *[other] {""}
}
here = the battle’s region
anywhere = any region
adjacent = an adjacent region

## Triggers

trigger-tea_start = At the start of the tea
trigger-card_taken = When you take a tea card
trigger-head_reached = When the leader reaches the head of the table
trigger-die_rolled = When you roll the shard die
trigger-leader_placed = When the leader is placed in a region
trigger-tea_turn_end = At the end of your tea turn
trigger-tea_end = At the end of the tea
trigger-shards_discarded = When you discard shards
trigger-battle_start = At the start of a battle
    .own = At the start of a battle{ every-own-chip }
trigger-reveal = When { a-chip } is revealed, before anything else
    .own = When { own-chip } is revealed, before anything else
    .next = { $uses ->
        [0] whenever { a-chip } is revealed later in this battle, before anything else
       *[other] when your next chip is revealed in this battle, before anything else
    }
    .theirs = { $uses ->
        [0] whenever { a-chip } is revealed later in this battle, before anything else
       *[other] when their next chip is revealed in this battle, before anything else
    }
trigger-madness = When { $chip ->
    [none] a harmful chip
   *[other] { FORM($chip, form: "one") }
} takes effect
    .own = When a harmful chip takes effect{ every-own-chip }
trigger-unit_lost = For each unit lost, one at a time
    .own = For each unit lost, one at a time{ every-own-chip }
trigger-units_lost = After a draw in which units were lost
    .own = After a draw in which units were lost{ every-own-chip }
trigger-played = When { a-chip } is played
    .own = When { own-chip } is played
    .next = { $uses ->
        [0] whenever { a-chip } is played later in this battle
       *[other] when your next chip is played in this battle
    }
    .theirs = { $uses ->
        [0] whenever { a-chip } is played later in this battle
       *[other] when their next chip is played in this battle
    }
trigger-after_strength = After { a-chip } has added its strength
    .own = After { own-chip } has added its strength
    .next = { $uses ->
        [0] whenever { a-chip } adds its strength later in this battle
       *[other] when your next chip adds its strength in this battle
    }
    .theirs = { $uses ->
        [0] whenever { a-chip } adds its strength later in this battle
       *[other] when their next chip adds its strength in this battle
    }
trigger-opponent_poisoned = When poison takes effect on an opponent here
    .own = When poison takes effect on an opponent here{ every-own-chip }
trigger-opponent_busted = When an opponent busts here
    .own = When an opponent busts here{ every-own-chip }
trigger-victory = When you win the battle
    .own = When you win the battle{ every-own-chip }
trigger-feats = When feats are claimed
    .own = When feats are claimed{ every-own-chip }
trigger-feat_claimed = When you claim a feat
    .own = When you claim a feat{ every-own-chip }
trigger-battle_end = At the end of the battle
    .own = At the end of the battle{ every-own-chip }
trigger-forged = When { a-chip } is forged
    .own = When { own-chip } is forged
trigger-clean_up = When the battle is cleaned up
    .own = When { own-chip } would be exhausted after a battle

## Verbs: rewards

effect-units = place { units-placed }
    .again = { units-placed }
    .opponent = places { units-placed }
    .short = { units-counted }{ units-per }
units-placed = { units-counted } in { $units ->
    [1] any
   *[other] one
} region{ units-per }
units-counted = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
units-per = { $units-per ->
    [none] {""}
   *[other] { $units-per }
}
effect-ally = gain { ally-gained }
    .again = { ally-gained }
    .opponent = gains { ally-gained }
    .short = { KEY($type) ->
        [forge] { $type }
       *[other] { $level } { $type }
    }
ally-gained = a { KEY($type) ->
    [forge] { $type }
   *[other] { $level } { $type }
}
effect-any_ally = gain any { $level } ally chip
    .again = any { $level } ally chip
    .opponent = gains any { $level } ally chip
    .short = any { $level } ally
effect-die = roll the shard die (gain that many shards)
    .opponent = rolls the shard die (gains that many shards)
    .short = shard die
effect-shield = mend the shield
    .opponent = mends the shield
    .short = shield
effect-wonderlandian = take a Wonderlandian
    .again = another
    .opponent = takes a Wonderlandian
    .short = Wonderlandian
effect-ability = unlock an ability
    .again = another
    .opponent = unlocks an ability
    .short = ability
effect-shards = gain { shards-counted }
    .again = { shards-counted }
    .opponent = gains { shards-counted }
    .short = +{ shards-counted }
effect-discard_shards = discard { shards-counted }
    .again = { shards-counted }
    .opponent = discards { shards-counted }
    .short = −{ shards-counted }
shards-counted = { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}{ $shards-per ->
    [none] {""}
   *[other] { $shards-per }
}
effect-castle = place a castle in { $where }
    .again = another in { $where }
    .opponent = places a castle in { $where }
    .short = castle
effect-leader_strength = raise the leader’s strength by 1
    .opponent = raises the leader’s strength by 1
    .short = leader strength +1
effect-remove_madness = remove a single madness chip from the bag
    .again = another
    .opponent = removes a single madness chip from the bag
    .short = −1 madness chip
effect-gain_madness = put { madness-counted } into the bag
    .again = { madness-counted }
    .opponent = puts { madness-counted } into the bag
    .short = +{ madness-counted }
madness-counted = { $chips ->
    [one] { $chips } madness chip
   *[other] { $chips } madness chips
}
effect-quest = draw { quests-drawn }
    .again = { quests-drawn }
    .opponent = draws { quests-drawn }
    .short = { quests-drawn }
quests-drawn = { $draw ->
    [one] { $draw } quest
   *[other] { $draw } quests
}{ $discard ->
    [0] {""}
   *[other] {" "}(then discard { $discard } from hand)
}
effect-forge = forge a chip
    .again = another
    .opponent = forges a chip
    .short = forging
effect-vp = gain { vp-counted }
    .again = { vp-counted }
    .opponent = gains { vp-counted }
    .short = { vp-counted }
vp-counted = { $vp } VP{ $vp-per ->
    [none] {""}
   *[other] { $vp-per }
}
effect-supporters = add { supporters-joining } to the pool
    .again = { supporters-joining }
    .opponent = adds { supporters-joining } to the pool
supporters-joining = { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
}
effect-castle_value = each castle is worth { $vp } VP more at the end
    .short = +{ $vp } VP a castle
effect-split = choose “{ $above }” or “{ $below }”
    .opponent = chooses “{ $above }” or “{ $below }”
    .short = { FORM($above, form: "short", joined: "plus") } or { FORM($below, form: "short", joined: "plus") }
effect-corrupted = roll the shard die if you like (gain that many shards); if you do, { $rewards }
    .short = roll the shard die for { FORM($rewards, form: "short", joined: "plus") }
effect-choose = choose { FORM($lists, form: "or") }
    .opponent = chooses { FORM($lists, form: "or") }
effect-depends = { FORM($cases, joined: "or") }
case = { $do }{ $conditions ->
    [none] {""}
   *[other] {" "}if { FORM($conditions, form: "if") }
}
effect-opponent = one opponent of your choice{ who } { FORM($do, form: "opponent") }
effect-each_opponent = each opponent{ who } { FORM($do, form: "opponent") }
effect-move_units = move { units-moved } from { $origin } to { $to }
    .opponent = moves { units-moved } from { $origin } to { $to }
units-moved = { KEY($what) ->
    [supporters] up to { $units ->
        [one] { $units } supporter
       *[other] { $units } supporters
    }
   *[other] up to { units-counted }
}{ units-per }
effect-place_and_follow = place { units-counted } in any region and move the leader there
    .opponent = places { units-counted } in any region and moves the leader there

## Verbs: battle

effect-strength = { SIGNED($by) } on the strength track{ by-per }
    .opponent = gets { SIGNED($by) } on the strength track{ by-per }
by-per = { $by-per ->
    [none] {""}
   *[other] { $by-per }
}
effect-lose_units = lose { units-counted } here{ units-per }
    .again = { units-counted } here{ units-per }
    .opponent = loses { units-counted } here{ units-per }
effect-break_shield = break the shield
    .opponent = breaks the shield
effect-lasting = { FORM($when, form: "next") }{ lasting-rule }
    .opponent = suffers this: { FORM($when, form: "theirs") }{ lasting-rule }
lasting-rule = { condition }, { $do }{ $uses ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $uses } times)
}{ $once ->
    [yes] {" "}(does not stack)
   *[no] {""}
}
effect-chip_strength = { SIGNED($by) } to the chip’s strength{ by-per }
    .opponent = gets { SIGNED($by) } to the chip’s strength{ by-per }
effect-chip_becomes = the chip’s strength becomes { $strength }
effect-chip_times = { $times ->
    [2] double the chip’s strength
    [3] triple the chip’s strength
   *[other] multiply the chip’s strength by { $times }
}
    .opponent = multiplies the chip’s strength by { $times }
effect-return_exhausted = return { chips-counted } from the exhausted area to the bag
    .opponent = returns { chips-counted } from the exhausted area to the bag
effect-return_active = return { $chips ->
    [1] { FORM($chip, form: "one") }
   *[other] { $chips } of these chips: { $chip },
} from the active row to the bag
    .opponent = returns { $chips ->
        [1] { FORM($chip, form: "one") }
       *[other] { $chips } of these chips: { $chip },
    } from the active row to the bag
effect-return_madness = return { chips-counted } from the madness track to the bag
    .opponent = returns { chips-counted } from the madness track to the bag
effect-return_this = return this chip to the bag
chips-counted = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
effect-poison = put a poison chip into the bag
    .again = another
    .opponent = puts a poison chip into the bag
effect-draw_more = draw { chips-more } in the next draw of this battle, play one and return the others to the bag
    .opponent = draws { chips-more } in the next draw of this battle, plays one and returns the others to the bag
chips-more = { $chips ->
    [one] { $chips } extra chip
   *[other] { $chips } extra chips
}{ $chips-per ->
    [none] {""}
   *[other] { $chips-per }
}
effect-to_symbol = move the marker to the nearest forge symbol, forwards or backwards
    .opponent = moves the marker to the nearest forge symbol, forwards or backwards
effect-any_feat = claim one more feat in hand, whatever its region and condition
    .opponent = claims one more feat in hand, whatever its region and condition
effect-give_up = give up { chips-counted } from the active row for good
    .opponent = gives up { chips-counted } from the active row for good

## Measures

measure-strength = strength { quantity }
    .each = point of strength
    .if = the strength is { quantity }
    .many = points of strength
measure-active = { quantity } { $others ->
    [yes] other{" "}
   *[no] {""}
}active { chips-meant }
    .each = { $others ->
        [yes] other{" "}
       *[no] {""}
    }active { chip-one }
    .if = { $at_least ->
        [none] { $others ->
            [yes] another { chip-one }
           *[no] { $tags ->
                [none] any chip
               *[other] { FORM($tags, form: "one", joined: "or") }
            }
        } is active
       *[other] { quantity } { $others ->
            [yes] other{" "}
           *[no] {""}
        }{ chips-meant } are active
    }
measure-most_active = { not }the most active { chip-many }, alone
    .if = { $at_most ->
        [0] you do not have the most active { chip-many } alone
       *[other] you alone have the most active { chip-many }
    }
measure-exhausted = { quantity } exhausted { chips-meant }
    .each = exhausted { chip-one }
    .if = { $number ->
        [one] there is { quantity } exhausted { chips-meant }
       *[other] there are { quantity } exhausted { chips-meant }
    }
measure-active_kinds = active chips of { quantity } { $number ->
    [one] kind
   *[other] kinds
}
    .each = kind of active chips
    .if = the active chips are of { quantity } { $number ->
        [one] kind
       *[other] kinds
    }
measure-madness = { quantity } { $number ->
    [one] chip
   *[other] chips
} on the madness track
    .each = chip on the madness track
    .if = there are { quantity } { $number ->
        [one] chip
       *[other] chips
    } on the madness track
measure-suffered = { quantity } madness { $number ->
    [one] chip
   *[other] chips
} suffered in this battle
    .each = madness chip suffered in this battle
    .if = { quantity } madness { $number ->
        [one] chip was
       *[other] chips were
    } suffered in this battle
measure-madness_symbols = { quantity } { $number ->
    [one] symbol
   *[other] symbols
} on the madness track
    .each = symbol on the madness track
    .if = there are { quantity } { $number ->
        [one] symbol
       *[other] symbols
    } on the madness track
measure-units_here = { quantity } { $number ->
    [one] unit
   *[other] units
} of your own here
    .each = unit of your own here
    .if = you have { quantity } { $number ->
        [one] unit
       *[other] units
    } here
measure-units_lost = { quantity } { $number ->
    [one] unit
   *[other] units
} lost in this battle
    .each = unit lost in this battle
    .if = { quantity } { $number ->
        [one] unit was
       *[other] units were
    } lost in this battle
measure-units_lost_now = { quantity } { $number ->
    [one] unit
   *[other] units
} lost in this draw
    .each = unit lost in this draw
    .if = { quantity } { $number ->
        [one] unit was
       *[other] units were
    } lost in this draw
measure-units_elsewhere = { quantity } { $number ->
    [one] supporter or figure
   *[other] supporters and figures
} elsewhere
    .each = supporter or figure elsewhere
    .if = you have { quantity } { $number ->
        [one] supporter or figure
       *[other] supporters and figures
    } elsewhere
measure-lost_supporter = { not }a supporter lost
    .if = { $at_most ->
        [0] it is not a supporter
       *[other] it is a supporter
    }
measure-poison_left = { quantity } poison { $number ->
    [one] chip
   *[other] chips
} left in the supply
    .each = poison chip left in the supply
    .if = { quantity } poison { $number ->
        [one] chip is
       *[other] chips are
    } left in the supply
measure-leader_here = { $at_most ->
    [0] your leader elsewhere
   *[other] your leader here
}
    .if = { $at_most ->
        [0] your leader is elsewhere
       *[other] your leader is here
    }
measure-castle_here = { $at_most ->
    [0] no castle of your own here
   *[other] a castle of your own here
}
    .if = { $at_most ->
        [0] you have no castle here
       *[other] you have a castle here
    }
    .if-not = you have no castle here
measure-in_lead = { $at_most ->
    [0] others level or ahead
   *[other] the lead
}
    .if = { $at_most ->
        [0] others are level or ahead
       *[other] you are in the lead
    }
measure-opponents = { quantity } { $number ->
    [one] opponent
   *[other] opponents
} here
    .each = opponent here
    .if = { $number ->
        [one] there is { quantity } opponent here
       *[other] there are { quantity } opponents here
    }
measure-opponents_ahead = { quantity } { $number ->
    [one] opponent
   *[other] opponents
} ahead
    .each = opponent ahead
    .if = { quantity } { $number ->
        [one] opponent is
       *[other] opponents are
    } ahead
measure-opponents_busted = { quantity } other { $number ->
    [one] player
   *[other] players
} busted here
    .each = other player busted here
    .if = { quantity } other { $number ->
        [one] player has
       *[other] players have
    } busted here
measure-draws = { quantity } { $number ->
    [one] draw
   *[other] draws
} in this battle
    .each = draw in this battle
    .if = you drew { quantity } { $number ->
        [one] time
       *[other] times
    } in this battle
measure-ahead_of_other = more strength
    .each = point by which your strength is greater
    .if = your strength is greater
measure-behind_other = less strength
    .each = point by which your strength is lower
    .if = your strength is lower
measure-outdrawn = { quantity } { $number ->
    [one] opponent
   *[other] opponents
} whose chip in this draw has less printed strength
    .each = opponent whose chip in this draw has less printed strength
    .if = there are { quantity } { $number ->
        [one] opponent
       *[other] opponents
    } whose chip in this draw has less printed strength
measure-won = { not }alone in first place
    .if = you are { not }alone in first place
    .if-not = you are not alone in first place
measure-tied_first = { not }tied for first place
    .if = you are { not }tied for first place
    .if-not = you are not tied for first place
measure-second = { not }in second place
    .if = you are { not }in second place
    .if-not = you are not in second place
measure-contested = { $at_most ->
    [0] a battle that was not fought
   *[other] a battle that was fought
}
    .if = the battle was { not }fought
measure-stopped_first = { not }first to stop
    .if = you were { not }the first to stop
measure-reached_end = the marker { not }at the end of the strength track
    .if = the marker is { not }at the end of the strength track
measure-on_symbol = the marker { not }on a forge symbol
    .if = the marker is { not }on a forge symbol
    .if-not = the marker is not on a forge symbol
measure-last_chip = { chipfilter.one } { not }as the last active chip
    .if = the last active chip is { not }{ chipfilter.one }
measure-this_chip = the chip { not }one of the { chip-many }
    .if = the chip is { not }one of the { chip-many }
measure-in_battle = { not }in a battle
    .if = this happens { not }in a battle
measure-shield = { $at_most ->
    [0] the shield broken
   *[other] the shield whole
}
    .if = { $at_most ->
        [0] the shield is broken
       *[other] the shield is whole
    }
measure-printed = printed strength { quantity }
    .each = point of strength printed on the chip
    .if = { $one_of ->
        [none] the strength printed on it is { quantity }
       *[other] { FORM($one_of, form: "or") } is printed on it
    }
measure-chip_strength = strength of this chip { quantity }
    .each = point of strength of this chip
    .if = the strength of this chip is { quantity }
    .many = points of strength on this chip
measure-other_printed = printed strength { quantity } of the other player’s chip
    .each = point of strength printed on the other player’s chip
    .if = the strength printed on the other player’s chip is { quantity }
measure-vp = { quantity } VP
    .each = VP
    .if = you have { quantity } VP
    .many = VP
measure-shards = { quantity } { $number ->
    [one] shard
   *[other] shards
}
    .each = shard
    .if = you have { quantity } { $number ->
        [one] shard
       *[other] shards
    }
    .many = shards
measure-castles = { quantity } { $number ->
    [one] castle
   *[other] castles
}
    .each = castle
    .if = you have { quantity } { $number ->
        [one] castle
       *[other] castles
    }
measure-units = { quantity } { $number ->
    [one] unit
   *[other] units
} in all regions together
    .each = unit
    .if = you have { quantity } { $number ->
        [one] unit
       *[other] units
    } in all regions together
measure-regions_with_units = units in { quantity } { $number ->
    [one] region
   *[other] regions
}
    .each = region with units of yours
    .if = you have units in { quantity } { $number ->
        [one] region
       *[other] regions
    }
measure-leader_strength = leader strength { quantity }
    .each = point of leader strength
    .if = the leader’s strength is { quantity }
measure-supporters = { quantity } { $number ->
    [one] supporter
   *[other] supporters
} in the pool
    .each = supporter in the pool
    .if = you have { quantity } { $number ->
        [one] supporter
       *[other] supporters
    } in the pool
measure-chips = { quantity } { chips-meant }
    .each = { chip-one }
    .if = you have { quantity } { chips-meant }
measure-forged = { quantity } forged { chips-meant }
    .each = forged { chip-one }
    .if = you have { quantity } forged { chips-meant }
measure-forged_types = forged ally chips of { quantity } { $number ->
    [one] type
   *[other] types
}
    .each = type of forged ally chips
    .if = you have forged ally chips of { quantity } { $number ->
        [one] type
       *[other] types
    }
measure-full_tracks = { quantity } full forge { $number ->
    [one] track
   *[other] tracks
}
    .each = full forge track
    .if = you have { quantity } full forge { $number ->
        [one] track
       *[other] tracks
    }
measure-abilities = { quantity } unlocked { $number ->
    [one] ability
   *[other] abilities
}
    .each = unlocked ability
    .if = you have { quantity } unlocked { $number ->
        [one] ability
       *[other] abilities
    }
measure-wonderlandians = { quantity } { $number ->
    [one] Wonderlandian card
   *[other] Wonderlandian cards
}
    .each = Wonderlandian card
    .if = you have { quantity } { $number ->
        [one] Wonderlandian card
       *[other] Wonderlandian cards
    }
measure-feats = { quantity } { $number ->
    [one] feat
   *[other] feats
} done
    .each = feat done
    .if = you have done { quantity } { $number ->
        [one] feat
       *[other] feats
    }
measure-quests = { quantity } { $number ->
    [one] quest
   *[other] quests
} in hand
    .each = quest in hand
    .if = you have { quantity } { $number ->
        [one] quest
       *[other] quests
    } in hand
measure-tea_cards = { quantity } tea { $number ->
    [one] card
   *[other] cards
}
    .each = tea card
    .if = you have { quantity } tea { $number ->
        [one] card
       *[other] cards
    }
measure-passed = { quantity } { $number ->
    [one] leader
   *[other] leaders
} passed this turn
    .each = leader passed this turn
    .if = your leader passed { $at_least ->
        [none] another leader this turn
       *[other] { quantity } { $number ->
            [one] other
           *[other] others
        } this turn
    }
measure-passed_head = the head of the table { not }reached this turn
    .if = your leader has { not }reached the head of the table this turn
measure-neighbours = { quantity } other { $number ->
    [one] leader
   *[other] leaders
} on neighbouring chairs
    .each = other leader on a neighbouring chair
    .if = { $number ->
        [one] another leader sits on a neighbouring chair
       *[other] { quantity } other leaders sit on neighbouring chairs
    }
measure-any_of = either { FORM($conditions, joined: "or") }
    .if = either { FORM($conditions, form: "if", joined: "or") }
measure-more = { not }more { FORM($of, form: "many") } than { FORM($than, form: "many") }
    .if = there are { not }more { FORM($of, form: "many") } than { FORM($than, form: "many") }
measure-none_of = { FORM($conditions, form: "not") }
    .if = { FORM($conditions, form: "if-not") }

## Rules too odd for verbs, in words of their own

special-untouched = Abilities of your other chips cannot change or choose this chip. A forge chip cannot forge it.
special-swapped = When this chip is exhausted, it returns to the supply, and a Creature of the other level is exhausted in its place.
special-castle_anywhere = If you win here, place the castle in any region.
special-friend_of_the_people = When the leader is placed in a region at tea, draw Wonderlandian cards until a figure appears and place it in any region. It leaves after the battle there.
special-slithy_toves = At the start of the tea, or when the Jabberwock poisons a card at the end of a turn, one more card may be poisoned.
special-poison = At the start of the tea, up to two tea cards may be poisoned; at the end of each of the Jabberwock’s turns, one may be poisoned if no card on the table is. The player who takes a poisoned card puts the poison into their bag.
special-tea_party = Once in each tea phase, instead of a turn: refill the empty chairs, then take any card without moving the leader.
special-spread = The units of one tea card may go to several regions.
special-counter_clockwise = The leader moves counter-clockwise.
special-gift = When two or more shards are rolled at tea, one of them may be given to another player.
