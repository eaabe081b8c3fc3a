# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Wonderland’s War
box-line = Tea by day, war by night.
box-minutes = 120
box-credits = By Tim Eisner, Ben Eisner and Ian Moss · Druid City Games

new-title = Who comes to tea?
new-roles = Leaders
new-role-of-seat = Leader at seat { $number }
house-rule-answers = House rule: draw, stop and wagers
house-rule-answers-secret = in secret, each with their own keys
house-rule-answers-open = openly, in turn order
house-rule-asked = House rule: who is asked about feats
house-rule-asked-alike = every player who has quests
house-rule-asked-able = only players who can reveal one
house-rule-bags = House rule: looking into bags
house-rule-bags-off = own bag, except during war
house-rule-bags-own = own bag, at any time
house-rule-bags-all = every bag, at any time
final-title = { $winners } { $count ->
    [one] wins the war
   *[other] share the victory
}
