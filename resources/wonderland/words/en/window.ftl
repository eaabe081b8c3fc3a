# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Wonderland’s War
box-line = Tea by day, war by night.
box-minutes = 120
box-credits = By Tim Eisner, Ben Eisner and Ian Moss · Druid City Games

new-title = Who comes to tea?
new-roles = Leaders
new-role-of-seat = Leader at seat { $number }
option-answers = House rule: drawing, stopping and wagers
answers-secret = in secret, each with their own keys
answers-open = openly, in turn order
option-asked = House rule: who is asked about feats
asked-alike = every player who has quests
asked-able = only players who can reveal one
option-bags = House rule: looking into bags
bags-off = own bag, except during war
bags-own = own bag, at any time
bags-all = every bag, at any time
final-title = { $winners } { $count ->
    [one] wins the war
   *[other] share the victory
}
