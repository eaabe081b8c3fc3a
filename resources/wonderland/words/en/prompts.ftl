# What players are asked. The name of the player comes before it.

ask-keep-quest = Which quest to keep?
ask-discard-quest = Which quest to discard?

## Tea

ask-chair = Which chair to take?
ask-party-card = Which card of the tea party?
ask-gift = Who gets a shard as a gift?
ask-poison = Which card to poison?
ask-leader-region = Where does the leader go?
ask-units = Where do the units go?
ask-unit = Which unit comes to { FORM($region, form: "the") }?
ask-move = { $units ->
    [one] Which unit moves, and where? { $units } may move.
   *[other] Which unit moves, and where? Up to { $units } may move.
}
ask-move_units = { $source }: which unit moves first, and where?
ask-figure = Where does { FORM($figure, form: "the") } go?
ask-wonderlandian = { $source }: which Wonderlandian?
ask-ability = { $source }: which ability to unlock?
ask-any_ally = { $source }: which ally?
ask-replace-ally = There are none left. Which ally instead?
ask-castle = { $source }: where does the castle stand?
ask-place_and_follow = { $source }: where to?
ask-discard-shard = The leader has full strength. Discard a shard instead?
ask-split = { $source }: which half?
ask-corrupted = { $source }: take it and roll the die?
ask-choose = { $source }: which one?
ask-opponent = { $source }: which opponent?
ask-hook = Use { $source }?

## War

ask-wager = Who will win? Wagers are laid face down.
ask-won-ally = The wager was right. Which weak ally?
ask-draw-or-stop = Draw or stop?
ask-shield = Block { FORM($chip, form: "one") } with the shield?
ask-drawn = Which drawn chip to play?
ask-loss = Which unit is lost?
ask-return_active = { $source }: which active chip goes back to the bag?
ask-return_exhausted = { $source }: which exhausted chip goes back to the bag?
ask-return_madness = { $source }: which madness chip goes back to the bag?
ask-level = Too few Creatures are left for everyone. Which one changes its level next?
ask-give_up = { $source }: which active chip to give up for good?
ask-to_symbol = { $source }: to which forge symbol?
ask-region-reward = VP or castle?
ask-won-castle = Where does the castle stand?
ask-feat = A feat is done. Reveal it?
ask-any_feat = One more feat may be claimed. Reveal it?
ask-forge = Which chip to forge, and on which track?
