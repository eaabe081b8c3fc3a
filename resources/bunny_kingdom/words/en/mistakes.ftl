# What is wrong in the content of this game, and in its scenarios.
letter-taken = '{ $terrain }' already has this letter; choose another
letter-unknown = no terrain has the letter '{ $letter }'{ $near }
row-length = this row has { $squares } squares and the others { $usual }; make them equal
square-missing = the map has no square '{ $square }'; use one of { $first } to { $last }
squares-apart = '{ $one }' and '{ $other }' share no side; name two that do
side-for-each-round = expected one side for each of the { $rounds } rounds
few-colours = { $colours ->
    [one] there is only { $colours } colour
   *[other] there are only { $colours } colours
}; add one or remove this deal
play-as-many = expected at most { $chosen }: only that many cards are chosen
cards-left-over = cards are chosen { $chosen } at a time, and { $left } would be left; deal more or fewer
reserve-for-choices = one reserve card joins the hand before each of { $choices } choices; set the reserve to { $choices } or 0
few-cards = { $dealt } cards are dealt and { $drawn } drawn in a game, and there are only { NUMBER($cards, useGrouping: 0) }
camp-number-taken = another camp has this number; give each its own
building-has-no = a building of kind { $kind } has no '{ $field }'; remove it
building-needs = a building of kind { $kind } needs the field { $fields }; add it
camp-anywhere = a camp stands on any unoccupied square; remove 'terrain'
score-stands-alone = '{ $verb }' cannot be combined in a score; give it its own parchment
score-of-missions = '{ $verb }' cannot value a treasure; make this parchment a mission
towers-squares = the towers of '{ $card }' need { $towers } squares, not { $squares }
city-is-printed = a city is printed on { $square }; nothing can be built there
cannot-stand-on = { $card } cannot stand on { $terrain }
thing-building = building
thing-camp-waiting = waiting camp
thing-deal = deal
thing-parchment = parchment
thing-product = product
thing-square = square
thing-trading-post = square with a trading post of this player
