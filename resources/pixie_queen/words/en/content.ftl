# Names of everything that content has an id for.

## Colours, which are the players’ names when they have none of their own

blue = Blue
red = Red
yellow = Yellow
green = Green
grey = Grey

## Goods and rocks; `.many` stands behind a number above 1

apple = apple
    .many = apples
bread = bread
    .many = bread
honey = honey
    .many = honey
silver = silver
    .many = silver
gold = gold
    .many = gold
rock = rock
    .many = rocks
tokens = { $tokens } { $tokens ->
    [one] { $good }
   *[other] { FORM($good, form: "many") }
}
bag = the bag

## Actions

steal_food = Steal food
steal_silver = Steal silver
take_food_tile = Food tile
casino = Casino
dig = Dig
exchange_tile = Exchange a tile
trade = Trade
silver_to_gold = Silver into gold
take_search = Search the bag
take_mercy = Mercy
rob = Rob a pixie
promote = Promote
take_double_offering = Double offering
climb = Tracks
penalise = Penalty points
forge_ring = Forge a ring
drop_or_take = Drop or take
copy = Copy
special_offering = Special offering
move_up = Turn order
go_first = Passing priority

## Tiles and prizes

food_2 = food tile 2
food_3 = food tile 3
food_4 = food tile 4
double_offering = Double offering
search_the_bag = Search the bag
mercy = Mercy
smelter = Smelter
courtier = Courtier
goldsmith = Goldsmith
pickpocket = Pickpocket
climber = Climber
bully = Bully
locksmith = Locksmith
deep_pockets = Deep pockets
mimic = Mimic
overseer = Overseer
row-offering = offering prize
row-servant = servant prize
row-ring = ring prize
prize = { $row } { $points }

## Faces of the dice, places, and what brings points

three_foods = one of each food
two_silver = 2 silver
one_gold = 1 gold
pips = { $number }
mine = the mine
servant = the servant spot
board = the board
setup = setup
steal = steal phase
tracks = tracks
rocks = rocks
pass = passing
empty_hand = empty hand
swap = swap
out = out of the game
