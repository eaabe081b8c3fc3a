# What cards and chips do, made from their effects: numbers come from content and never stand here.
# All is said without naming a person, so that it can be said of an opponent as well. A condition is something
# that one has, after "with". What is not there is "none", in lists too.

## Frames

touching-hook = { window }{ with }{ $may ->
    [yes] {" "}(optional)
   *[no] {""}
}{ once }: { $do }.
# A hook on a chip: windows about a chip are about this one.
chip-hook = { FORM($when, form: "own") }{ $chip ->
    [none] {""}
   *[other] {" "}({ $chip })
}{ with }{ $may ->
    [yes] {" "}(optional)
   *[no] {""}
}{ once }: { $do }.
once = { $once ->
    [yes] {" "}(once, however many)
   *[no] {""}
}
window = { $chip ->
    [none] { $when }
   *[other] { $when } ({ $chip })
}
with = { $conditions ->
    [none] {""}
   *[other] {" "}{ FORM($conditions, form: "with") }
}
form-with = with { $words }
number = { $number }
all-of = “{ $parts }”
per = { $plus ->
    [0] {""}
   *[other] { $plus } plus{" "}
}{ $times } for each { FORM($per, form: "each") }{ $most ->
    [none] {""}
   *[other] , at most { $most }
}
chipfilter = { chips-meant }
chips-meant = { $level ->
    [none] {""}
   *[other] { $level }{" "}
}{ $tags ->
    [none] chips
   *[other] { FORM($tags, form: "many") }
}{ $strengths ->
    [none] {""}
   *[other] {" "}of strength { FORM($strengths, form: "or") }
}
quantity = { $at_least ->
    [none] { $at_most ->
        [none] { $one_of ->
            [none] any
           *[other] exactly { FORM($one_of, form: "or") }
        }
        [0] no
       *[other] at most { $at_most }
    }
   *[other] { $at_most ->
        [none] at least { $at_least }
       *[other] { $at_least } to { $at_most }
    }
}
so = { $at_most ->
    [0] not{" "}
   *[other] {""}
}
here = the battle’s region
anywhere = any region
adjacent = an adjacent region

## Windows

window-tea_start = At the start of the tea
window-card_taken = When a tea card is taken
window-head_reached = When the leader reaches the head of the table
window-die_rolled = When the shard die is rolled
window-leader_placed = When the leader is placed
window-tea_turn_end = At the end of the tea turn
window-tea_end = At the end of the tea
window-shards_discarded = When shards are discarded
window-battle_start = At the start of a battle
window-reveal = When a chip is revealed, before all else
    .next = the next chip revealed, before all else
window-madness = When a harmful chip takes effect
window-unit_lost = For each lost unit in turn
window-units_lost = After a draw in which units were lost
window-played = When a chip is played
    .own = When this chip is played
    .next = the next chip played
window-after_strength = After a chip has added its strength
    .own = After this chip has added its strength
    .next = the next chip that adds its strength
window-opponent_poisoned = When poison takes effect on an opponent here
window-opponent_busted = When an opponent busts here
window-victory = When the battle is won
window-feats = When feats are claimed
window-feat_claimed = When a feat is claimed
window-battle_end = At the end of the battle
window-forged = When a chip is forged
    .own = When this chip is forged
window-clean_up = When the battle is cleared away
    .own = When this chip would be exhausted after a battle

## Verbs: rewards

effect-units = place { units-counted } in a region
units-counted = { KEY($units) ->
    [per] units ({ $units })
    [one] { $units } unit
   *[other] { $units } units
}
effect-ally = gain a { KEY($type) ->
    [forge] { $type }
   *[other] { $level } { $type }
}
effect-any_ally = gain any { $level } ally chip
effect-die = roll the shard die (gain that many shards)
effect-shield = turn the shield whole
effect-wonderlandian = take a Wonderlandian
effect-ability = unlock an ability
effect-shards = gain { shards-counted }
effect-discard_shards = discard { shards-counted }
shards-counted = { KEY($shards) ->
    [per] shards: { $shards }
    [one] { $shards } shard
   *[other] { $shards } shards
}
effect-castle = place a castle in { $where }
effect-leader_strength = leader strength +1
effect-remove_madness = remove a single madness chip from the bag
effect-gain_madness = put { $chips ->
    [one] { $chips } madness chip
   *[other] { $chips } madness chips
} into the bag
effect-quest = draw { $draw ->
    [one] { $draw } quest
   *[other] { $draw } quests
}{ $discard ->
    [0] {""}
   *[other] {" "}(then discard { $discard } from hand)
}
effect-forge = forge a chip
effect-vp = gain { KEY($vp) ->
    [per] VP: { $vp }
   *[other] { $vp } VP
}
effect-supporters = { $supporters ->
    [one] { $supporters } supporter joins
   *[other] { $supporters } supporters join
} the pool
effect-castle_value = castles worth { $vp } VP more each at the end
effect-split = choose “{ $above }” or “{ $below }”
effect-corrupted = optionally “roll the shard die, gain that many shards, and { $rewards }”
effect-choose = choose one: { FORM($lists, form: "or") }
effect-depends = { FORM($cases, form: "or") }
case = { $do }{ with }
effect-opponent = one opponent of choice{ with }: “{ $do }”
effect-each_opponent = each opponent{ with }: “{ $do }”
effect-move_units = move { KEY($what) ->
    [supporters] { supporters-moved }
   *[other] up to { units-counted }
} from { $origin } to { $to }
supporters-moved = { KEY($units) ->
    [per] supporters (up to { $units })
    [one] up to { $units } supporter
   *[other] up to { $units } supporters
}
effect-place_and_follow = place { units-counted } in any region and move the leader there

## Verbs: battle

effect-strength = { KEY($by) ->
    [per] change the strength on the track by { $by }
   *[other] { SIGNED($by) } on the strength track
}
effect-lose_units = lose { units-counted } here
effect-break_shield = break the shield
effect-lasting = later in this battle, for { FORM($when, form: "next") }{ $chip ->
    [none] {""}
   *[other] {" "}({ $chip })
}{ with }{ $uses ->
    [0] {" "}(every time)
    [1] {""}
   *[other] {" "}({ $uses } times)
}{ $once ->
    [yes] {" "}(it does not add up)
   *[no] {""}
}: { $do }
effect-chip_strength = { KEY($by) ->
    [per] change the chip’s strength by { $by }
   *[other] { SIGNED($by) } to the chip’s strength
}
effect-chip_becomes = the chip’s strength becomes { $strength }
effect-chip_times = { $times ->
    [2] double the chip’s strength
    [3] triple the chip’s strength
   *[other] multiply the chip’s strength by { $times }
}
effect-return_exhausted = return { chips-counted } from the exhausted area to the bag
effect-return_active = return { chips-counted } from the active row to the bag ({ $chip })
effect-return_madness = return { chips-counted } from the madness track to the bag
effect-return_this = return this chip to the bag
chips-counted = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
effect-poison = put a poison chip into the bag
effect-draw_more = draw { KEY($chips) ->
    [per] extra chips ({ $chips })
    [one] { $chips } extra chip
   *[other] { $chips } extra chips
} in the next draw of this battle, play one and return the others to the bag
effect-to_symbol = move the marker to the nearest forge symbol, forwards or backwards
effect-any_feat = claim one more feat in hand, whatever its region and condition
effect-give_up = give up { chips-counted } of the active row for good

## Measures: conditions; `.each` is what is counted in an amount

measure-strength = strength { quantity }
    .each = strength
measure-active = { quantity } { $others ->
    [yes] other{" "}
   *[no] {""}
}active { chips-meant }
    .each = { $others ->
        [yes] other{" "}
       *[no] {""}
    }active chip{ $tags ->
        [none] {""}
       *[other] {" "}among the { chips-meant }
    }
measure-most_active = { so }the most active { chips-meant }, alone
measure-exhausted = { quantity } exhausted { chips-meant }
    .each = exhausted chip
measure-active_kinds = { quantity } kinds of active chips
    .each = kind of active chips
measure-madness = { quantity } chips on the madness track
    .each = chip on the madness track
measure-suffered = { quantity } madness chips suffered in this battle
    .each = madness chip suffered in this battle
    .with = if { quantity } madness chips were suffered in this battle
measure-madness_symbols = { quantity } { $at_least ->
    [1] symbol
   *[other] symbols
} on the madness track
    .each = symbol on the madness track
measure-units_here = { quantity } { $at_most ->
    [1] unit
   *[other] units
} of one’s own here
    .each = own unit here
measure-units_lost = { quantity } { $at_least ->
    [1] unit
   *[other] units
} lost in this battle
    .each = unit lost in this battle
    .with = { $at_least ->
        [none] if units were lost in this battle
        [1] if a unit was lost in this battle
       *[other] with { quantity } units lost in this battle
    }
measure-units_lost_now = { quantity } units lost in this draw
    .each = unit lost in this draw
measure-units_elsewhere = { quantity } supporters and figures elsewhere
    .each = supporter or figure elsewhere
measure-lost_supporter = { so }a supporter lost
    .with = if { so }a supporter
measure-poison_left = { quantity } poison chips left in the supply
    .each = poison chip left in the supply
    .with = if { quantity } poison chips are left in the supply
measure-leader_here = { $at_most ->
    [0] one’s leader elsewhere
   *[other] one’s leader here
}
measure-castle_here = { $at_most ->
    [0] no castle of one’s own here
   *[other] a castle of one’s own here
}
measure-in_lead = { $at_most ->
    [0] others level or ahead
   *[other] the lead
}
    .with = { $at_most ->
        [0] if others are level or ahead
       *[other] if in the lead
    }
measure-opponents = { quantity } opponents here
    .each = opponent here
measure-opponents_ahead = { quantity } opponents ahead
    .each = opponent ahead
measure-opponents_busted = { quantity } { $at_least ->
    [1] other
   *[other] others
} busted here
    .each = other player busted here
measure-draws = { quantity } draws in this battle
    .each = draw in this battle
measure-ahead_of_other = more strength
    .each = strength more
measure-behind_other = less strength
    .each = strength less
measure-outdrawn = { quantity } opponents whose chip in this draw is weaker as printed
    .each = opponent whose chip in this draw is weaker as printed
measure-won = { so }alone in first place
    .with = if { so }alone in first place
measure-tied_first = { so }tied for first place
    .with = if { so }tied for first place
measure-second = { so }in second place
    .with = if { so }in second place
measure-contested = { so }a battle that was fought
measure-stopped_first = { so }first to stop
    .with = if { so }first to stop
measure-reached_end = { so }the marker at the end of the strength track
measure-on_symbol = { so }on a forge symbol
    .with = if { so }on a forge symbol
measure-last_chip = the last active chip { so }one of the { chips-meant }
measure-this_chip = the chip { so }among the { chips-meant }
measure-in_battle = { so }in a battle
    .with = { so }in a battle
measure-shield = { $at_most ->
    [0] the shield broken
   *[other] the shield whole
}
measure-printed = printed strength { quantity }
    .each = printed strength of the chip
    .with = with { $one_of ->
        [none] { quantity }
       *[other] { FORM($one_of, form: "or") }
    } printed on it
measure-chip_strength = strength of this chip { quantity }
    .each = point of strength of this chip
    .many = points of strength on this chip
measure-other_printed = printed strength { quantity } of the other’s chip
    .each = printed strength of the other’s chip
measure-vp = { quantity } VP
    .each = VP
measure-shards = { quantity } { $at_most ->
    [1] shard
   *[other] shards
}
    .each = shard
    .many = shards
measure-castles = { quantity } castles
    .each = castle
measure-units = { quantity } units in all regions together
    .each = unit
measure-regions_with_units = { quantity } regions with units
    .each = region with units
measure-leader_strength = leader strength { quantity }
    .each = leader strength
measure-supporters = { quantity } supporters in the pool
    .each = supporter in the pool
measure-chips = { quantity } { chips-meant }
    .each = chip of these: { chips-meant }
measure-forged = { quantity } forged { chips-meant }
    .each = forged chip
measure-forged_types = { quantity } different types of forged ally chips
    .each = type of forged ally chips
measure-full_tracks = { quantity } full forge tracks
    .each = full forge track
measure-abilities = { quantity } unlocked abilities
    .each = unlocked ability
measure-wonderlandians = { quantity } Wonderlandian cards
    .each = Wonderlandian card
measure-feats = { quantity } feats done
    .each = feat done
measure-quests = { quantity } quests in hand
    .each = quest in hand
measure-tea_cards = { quantity } tea cards
    .each = tea card
measure-passed = { quantity } leaders passed in this turn
    .each = leader passed in this turn
    .with = { $at_least ->
        [none] if a leader was passed in this turn
       *[other] with { quantity } leaders passed in this turn
    }
measure-passed_head = { so }the head of the table reached in this turn
measure-neighbours = { quantity } other leaders on the chairs beside
    .each = other leader on the chairs beside
measure-any_of = ({ FORM($conditions, form: "or") })
    .with = if { FORM($conditions, form: "or") }
measure-more = { so }more { FORM($of, form: "many") } than { FORM($than, form: "many") }
    .with = if { so }more { FORM($of, form: "many") } than { FORM($than, form: "many") }
measure-none_of = (not { FORM($conditions, form: "or") })
    .with = if not { FORM($conditions, form: "or") }

## Rules too odd for verbs, in words of their own

special-untouched = This chip is neither changed nor chosen by abilities of its owner’s other chips. A forge chip cannot forge it.
special-swapped = When this chip is exhausted, it returns to the supply, and a Creature of the other level is exhausted in its place.
special-castle_anywhere = The castle of a win here may stand in any region.
special-friend_of_the_people = When the leader is placed in a region at tea, draw Wonderlandian cards until a figure appears and place it in any region. It leaves after the battle there.
special-slithy_toves = At the start of the tea, or when the Jaws poison a card at the end of a turn, one more card may be poisoned.
special-poison = At the start of the tea, up to two tea cards may be poisoned; at the end of each of the Jabberwock’s turns one may be, if no card on the table is. Whoever takes a poisoned card puts the poison into their bag.
special-tea_party = Once in each tea phase, instead of a turn: refill the empty chairs, then take any card without moving the leader.
special-spread = The units of one tea card may go to several regions.
special-counter_clockwise = The leader moves counter-clockwise.
special-gift = When two or more shards are rolled at tea, one of them may be given to another player.
