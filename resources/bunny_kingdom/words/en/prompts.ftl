# What players are asked. The name of the player comes before it.

## Exploration

ask-cards = { $discard ->
    [0] { $play ->
        [one] Which card do you play?
       *[other] Which { $play } cards do you play?
    }
   *[other] Which card do you play, and which one do you discard?
}

## Construction

ask-build = What do you build, and where?
ask-other-tower = { $building }: one stands on { $square }. Where does the other one go?
ask-lower-camp = { $announced } is announced. Build { FORM($building, form: "it") } first?
ask-camp = Where do you build { FORM($building, form: "it") }?

## Harvest and final scoring

ask-trade = { $building } on { $square }: which resource does it produce this harvest?
ask-copy = { $parchments }: which parchment do you copy?
