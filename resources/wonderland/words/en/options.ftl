# What a player may choose: a line of a menu, a tooltip of a place that lights up.

option-keep-quest = keep { $quest }
option-discard-quest = discard { $quest }
option-happen = { $source }
option-decline = not now

## Tea

option-chair = take “{ $card }”: { FORM($rewards, form: "short", joined: "short") }
option-head = go to the head of the table
option-party = give a tea party
option-party-card = take “{ $card }”: { FORM($rewards, form: "short", joined: "short") }
option-gift = give a shard to { FORM($player, form: "the") }
option-no-gift = keep all shards
option-poison = poison “{ $card }”: { FORM($rewards, form: "short", joined: "short") }
option-no-poison = no poison
option-leader-region = to { FORM($region, form: "the") }
option-first_unit = the first of { $units } units to { FORM($region, form: "the") }
option-units = { $units ->
    [one] { $units } unit to { FORM($region, form: "the") }
   *[other] { $units } units to { FORM($region, form: "the") }
}
option-unit = { KEY($origin) ->
    [pool] { $unit } to { FORM($region, form: "the") }
   *[other] { $unit } from { FORM($origin, form: "the") } to { FORM($region, form: "the") }
}
option-no-unit = no more units
option-move-no-more = stop moving
option-figure = { FORM($figure, form: "the") } to { FORM($region, form: "the") }
option-follow = { $units ->
    [one] the leader and { $units } unit to { FORM($region, form: "the") }
   *[other] the leader and { $units } units to { FORM($region, form: "the") }
}
option-wonderlandian = take “{ $card }”
option-ability = unlock { $ability }
option-ally = gain { FORM($face, form: "one") }
option-no-ally = no ally
option-castle = castle in { FORM($region, form: "the") }
option-castle-up = stand up the castle in { FORM($region, form: "the") }
option-no-castle = no castle
option-discard-shard = discard a shard
option-keep-shard = keep the shard
option-split = { $rewards }
option-list = { $rewards }
option-corrupted = roll the die: { $rewards }
option-ignore = ignore it: “{ $rewards }”
option-opponent = { $player } { FORM($rewards, form: "opponent") }

## War

option-wager = on { FORM($player, form: "the") }
option-no-wager = no wager
option-draw = draw
option-stop = stop
option-block = break the shield to put { FORM($chip, form: "one") } back
option-suffer = suffer { FORM($chip, form: "one") }
option-lose = { KEY($unit) ->
    [supporter] lose a supporter
    [leader] lose the leader
   *[other] lose { FORM($unit, form: "the") }
}
option-return = put { FORM($chip, form: "one") } back
option-level = change the level of { FORM($chip, form: "one") } next
option-give-up = give up { FORM($chip, form: "one") } for good
option-drawn = play { FORM($chip, form: "one") }
option-symbol = to space { $space }
option-feat = reveal “{ $quest }”
option-keep-secret = keep it secret
option-forge = { $chip } on the { $track } ({ $rewards })
option-forge-no-more = stop forging
