# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Wonderland’s War
box-line = Tea by day, war by night.
box-minutes = 120

new-title = Who comes to tea?
new-parts = Leaders
new-part-of-seat = Leader at seat { $number }
house-answers = House rule: draw, stop and wagers
house-answers-secret = in secret, by keys of one’s own
house-answers-open = openly and in order
house-asked = House rule: who is asked about feats
house-asked-alike = everybody who has quests
house-asked-able = only who can reveal one
house-bags = House rule: bags looked into
house-bags-off = one’s own, none during the war
house-bags-own = one’s own at all times
house-bags-all = everybody’s at all times
final-title = { $winners } { $count ->
    [one] wins the war
   *[other] share the victory
}
