# What players are asked. The name of the player comes before it.

## Exploration

ask-cards = { $discard ->
    [0] Which { $play } cards to play?
   *[other] Which card to play, and which one to discard?
}

## Construction

ask-build = What to build, and where?
ask-other-tower = { $building }: one stands on { $square }. Where does the other one go?
ask-lower-camp = { $announced } is announced. Build { FORM($building, form: "it") } first?
ask-camp = Where to build { FORM($building, form: "it") }?

## Harvest and final scoring

ask-trade = { $building } on { $square }: which resource does it produce this harvest?
ask-copy = { $parchments }: which parchment to copy?
