# What a player may choose: a line of a menu, a tooltip of a place that lights up.

option-keep-quest = keep { $quest }
option-discard-quest = discard { $quest }
option-go-on = go on
option-happen = { $source }
option-decline = not now

## Tea

option-chair = take { $card }
option-head = go to the head of the table
option-party = give a tea party
option-party-card = take { $card }
option-gift = give a shard to { $player }
option-no-gift = keep all shards
option-poison = poison { $card }
option-no-poison = no poison
option-leader-region = to { $region }
option-first_unit = the first of { $units } units to { $region }
option-units = { $units ->
    [one] { $units } unit to { $region }
   *[other] { $units } units to { $region }
}
option-unit = { KEY($origin) ->
    [pool] { $unit } to { $region }
   *[other] { $unit } from { $origin } to { $region }
}
option-no-unit = no more units
option-move-no-more = move no more
option-figure = { $figure } to { $region }
option-follow = { $units ->
    [one] the leader and { $units } unit to { $region }
   *[other] the leader and { $units } units to { $region }
}
option-wonderlandian = take { $card }
option-ability = unlock { $ability }
option-ally = gain { FORM($face, form: "one") }
option-no-ally = no ally
option-castle = castle in { $region }
option-castle-up = stand up the castle in { $region }
option-no-castle = no castle
option-discard-shard = discard a shard
option-keep-shard = keep the shard
option-split = { $rewards }
option-list = { $rewards }
option-corrupted = roll the die and { $rewards }
option-ignore = ignore it: “{ $rewards }”
option-opponent = { $player }: { $rewards }

## War

option-wager = on { $player }
option-no-wager = no wager
option-draw = draw
option-stop = stop
option-block = break the shield to put { FORM($chip, form: "one") } back
option-suffer = suffer { FORM($chip, form: "one") }
option-lose = { KEY($unit) ->
    [supporter] lose a supporter
    [leader] lose the leader
   *[other] lose { $unit }
}
option-return = put { FORM($chip, form: "one") } back
option-give-up = give up { FORM($chip, form: "one") } for good
option-drawn = play { FORM($chip, form: "one") }
option-symbol = to space { $space }
option-region-vp = { $vp } VP
option-feat = reveal { $quest }
option-keep-secret = keep it secret
option-forge = { $chip } on the { $track } ({ $rewards })
option-forge-no-more = forge no more
