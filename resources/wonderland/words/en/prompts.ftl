# What players are asked. The name of the player comes before it.

ask-keep-quest = Which quest do you keep?
ask-discard-quest = Which quest do you discard?

## Tea

ask-chair = Which chair do you take?
ask-party-card = Which card do you take at the tea party?
ask-gift = Who gets a shard as a gift?
ask-poison = Which card do you poison?
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
ask-ability = { $source }: which ability do you unlock?
ask-any_ally = { $source }: which ally?
ask-replace-ally = There are none left. Which ally instead?
ask-castle = { $source }: where do you place the castle?
ask-place_and_follow = { $source }: where to?
ask-discard-shard = The leader has full strength. Discard a shard instead?
ask-split = { $source }: which half?
ask-corrupted = { $source }: take it and roll the die?
ask-choose = { $source }: which one?
ask-opponent = { $source }: which opponent?
ask-hook = Use “{ $source }”?

## War

ask-wager = Who will win? Wagers are placed face down.
ask-won-ally = Your wager was right. Which weak ally do you take?
ask-draw-or-stop = Draw or stop?
ask-shield = Block { FORM($chip, form: "one") } with the shield?
ask-drawn = Which drawn chip do you play?
ask-loss = Which unit do you lose?
ask-return_active = { $source }: which active chip goes back to the bag?
ask-return_exhausted = { $source }: which exhausted chip goes back to the bag?
ask-return_madness = { $source }: which madness chip goes back to the bag?
ask-level = Too few Creatures are left for everyone. Which one changes its level next?
ask-give_up = { $source }: which active chip do you give up for good?
ask-to_symbol = { $source }: to which forge symbol?
ask-region-reward = VP or castle?
ask-won-castle = Where do you place the castle?
ask-feat = A feat is done. Reveal it?
ask-any_feat = One more feat may be claimed. Reveal it?
ask-forge = Which chip do you forge, and on which track?
