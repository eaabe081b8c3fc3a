# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Wonderland’s War
box-line = Tea by day, war by night.
box-minutes = 120
box-credits = By Tim Eisner, Ben Eisner and Ian Moss · Druid City Games

new-title = Who comes to tea?
new-roles = Leaders
new-role-of-seat = Leader at seat { $number }
house-answers = House rule: draw, stop and wagers
house-answers-secret = in secret, each with their own keys
house-answers-open = openly, in turn order
house-asked = House rule: who is asked about feats
house-asked-alike = every player who has quests
house-asked-able = only players who can reveal one
house-bags = House rule: looking into bags
house-bags-off = own bag, except during war
house-bags-own = own bag, at any time
house-bags-all = every bag, at any time
final-title = { $winners } { $count ->
    [one] wins the war
   *[other] share the victory
}
