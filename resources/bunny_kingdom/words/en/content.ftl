# Names of everything that content has an id for. What parchments do stands in parchments.ftl.

## Colours, which are the players’ names when they have none of their own

yellow = Yellow
red = Red
pink = Pink
black = Black

## Resources: `.each` is one unit that a player produces, `.many` several

wood = wood
    .each = wood produced
    .many = wood produced
fish = fish
    .each = fish produced
    .many = fish produced
carrots = carrots
    .each = carrot produced
    .many = carrots produced
pearls = pearls
    .each = pearl produced
    .many = pearls produced
mushrooms = mushrooms
    .each = mushroom produced
    .many = mushrooms produced
spice = spice
    .each = spice produced
    .many = spice produced
gold = gold
    .each = gold produced
    .many = gold produced
copper = copper
    .each = copper produced
    .many = copper produced
iron = iron
    .each = iron produced
    .many = iron produced
diamonds = diamonds
    .each = diamond produced
    .many = diamonds produced
basic = basic resources
    .each = basic resource produced
    .many = basic resources produced
luxury = luxury resources
    .each = luxury resource produced
    .many = luxury resources produced

## Kinds of square: `.on` is where something stands

forest = forest
    .on = in a forest
    .each = forest controlled
    .many = forests controlled
sea = sea
    .on = on the sea
    .each = sea square controlled
    .many = sea squares controlled
field = field
    .on = on a field
    .each = field controlled
    .many = fields controlled
plains = plains
    .on = on plains
    .each = plains square controlled
    .many = plains squares controlled
mountain = mountain
    .on = on a mountain
    .each = mountain controlled
    .many = mountains controlled
city = printed city
    .on = on a printed city
    .each = printed city controlled
    .many = printed cities controlled

## Buildings: `.here` is what stands on a square, `.it` what is built

city_1 = City 1
    .here = a city of strength 1
    .it = a city of strength 1
city_2 = City 2
    .here = a city of strength 2
    .it = a city of strength 2
city_3 = City 3
    .here = a city of strength 3
    .it = a city of strength 3
wood_farm = Wood farm
    .here = the wood farm
    .it = the wood farm
fish_farm = Fish farm
    .here = the fish farm
    .it = the fish farm
carrot_farm = Carrot farm
    .here = the carrot farm
    .it = the carrot farm
trading_post = Trading post
    .here = a trading post
    .it = a trading post
pearl_farm = Pearl farm
    .here = the pearl farm
    .it = the pearl farm
mushroom_farm = Mushroom farm
    .here = the mushroom farm
    .it = the mushroom farm
spice_farm = Spice farm
    .here = the spice farm
    .it = the spice farm
gold_farm = Gold farm
    .here = the gold farm
    .it = the gold farm
copper_farm = Copper farm
    .here = the copper farm
    .it = the copper farm
iron_farm = Iron farm
    .here = the iron farm
    .it = the iron farm
diamond_farm = Diamond farm
    .here = the diamond farm
    .it = the diamond farm
sky_tower_blue = Blue sky tower
    .here = a blue sky tower
    .it = the blue sky towers
sky_tower_green = Green sky tower
    .here = a green sky tower
    .it = the green sky towers
sky_tower_black = Black sky tower
    .here = a black sky tower
    .it = the black sky towers
camp_1 = Camp 1
    .here = camp 1
    .it = camp 1
camp_2 = Camp 2
    .here = camp 2
    .it = camp 2
camp_3 = Camp 3
    .here = camp 3
    .it = camp 3
camp_4 = Camp 4
    .here = camp 4
    .it = camp 4
camp_5 = Camp 5
    .here = camp 5
    .it = camp 5
camp_6 = Camp 6
    .here = camp 6
    .it = camp 6

provisions = Provisions
    .it = provisions

## Parchments: treasures

royal_ring = Royal Ring
royal_coat = Royal Coat
royal_scepter = Royal Scepter
royal_chalice = Royal Chalice
royal_crown = Royal Crown
royal_carrot = Royal Carrot
left_glove = Left Glove
    .with = the Left Glove
right_glove = Right Glove
    .with = the Right Glove

## Parchments: missions

bureaucrat = Bureaucrat
burgomaster = Burgomaster
diplomat = Diplomat
explorer = Explorer
carpenter = Carpenter
master_carpenter = Master Carpenter
lord_of_the_greenwood = Lord of the Greenwood
fisher = Fisher
master_fisher = Master Fisher
lord_of_the_tides = Lord of the Tides
farmer = Farmer
master_farmer = Master Farmer
lord_of_the_furrows = Lord of the Furrows
merchant = Merchant
high_hopper = High Hopper
alexander_the_graze = Alexander the Graze
chief_many_burrows = Chief Many-Burrows
genghis_hop = Genghis Hop
phantom_of_the_larder = Phantom of the Larder
earik_the_wild = Earik the Wild
happy_camper = Happy Camper
burrow_hood = Burrow Hood
matriarch = Matriarch
hungry_heir = Hungry Heir
treasure_guardian = Treasure Guardian
treasure_hunter = Treasure Hunter
right_paw = Right Paw
left_paw = Left Paw
opportunist = Opportunist
