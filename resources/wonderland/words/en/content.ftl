# Names of everything that content has an id for. Text of effects stands in effects.ftl.

## Regions

red_keep = Red Keep
    .the = the Red Keep
garden_of_live_flowers = Garden of Live Flowers
    .the = the Garden of Live Flowers
tumtum_trees = Tumtum Trees
    .the = the Tumtum Trees
pool_of_tears = Pool of Tears
    .the = the Pool of Tears
wits_end = Wits’ End

## Score tiles, by when they pay

tile_rising = Rising tide
tile_late = Jam to-morrow
tile_even = Fair shares
tile_steady = Steady climb
tile_middle = Jam to-day
tile_patient = Patience

## Factions and their own chips

alice = Alice
alice_1 = Alice’s small chip
    .one = a small Alice chip
alice_2 = Alice’s large chip
    .one = a large Alice chip
alice_sword = Sword of Hope
    .one = a Sword of Hope
queen_of_hearts = Queen of Hearts
    .genitive = Queen of Hearts’
    .the = the Queen of Hearts
queen_of_hearts_1 = Queen’s small chip
    .one = a small Queen chip
queen_of_hearts_2 = Queen’s large chip
    .one = a large Queen chip
queen_axe = War Axe
    .one = a War Axe
jabberwock = Jabberwock
    .the = the Jabberwock
jabberwock_1 = Jabberwock’s small chip
    .one = a small Jabberwock chip
jabberwock_2 = Jabberwock’s large chip
    .one = a large Jabberwock chip
jabberwock_claw = Dread Claw
    .one = a Dread Claw
mad_hatter = Mad Hatter
    .the = the Mad Hatter
mad_hatter_1 = Hatter’s small chip
    .one = a small Hatter chip
mad_hatter_2 = Hatter’s large chip
    .one = a large Hatter chip
hatter_teapot = Boiling Teapot
    .one = a Boiling Teapot
cheshire_cat = Cheshire Cat
    .the = the Cheshire Cat
cheshire_cat_1 = Cat’s small chip
    .one = a small Cat chip
cheshire_cat_2 = Cat’s large chip
    .one = a large Cat chip
cat_grin = Lingering Grin
    .one = a Lingering Grin

## Chips of the supply

flamingo = Flamingo
    .one = a Flamingo
    .many = Flamingos
flamingo_weak = weak { flamingo }
    .one = a weak { flamingo }
flamingo_strong = strong { flamingo }
    .one = a strong { flamingo }
creature = Creature
    .one = a Creature
    .many = Creatures
creature_weak = weak { creature }
    .one = a weak { creature }
creature_strong = strong { creature }
    .one = a strong { creature }
red_rook = Red Rook
    .one = a Red Rook
    .many = Red Rooks
red_rook_weak = weak { red_rook }
    .one = a weak { red_rook }
red_rook_strong = strong { red_rook }
    .one = a strong { red_rook }
rose = Rose
    .one = a Rose
    .many = Roses
rose_weak = weak { rose }
    .one = a weak { rose }
rose_strong = strong { rose }
    .one = a strong { rose }
card_soldier = Card Soldier
    .one = a Card Soldier
    .many = Card Soldiers
card_soldier_weak = weak { card_soldier }
    .one = a weak { card_soldier }
card_soldier_strong = strong { card_soldier }
    .one = a strong { card_soldier }
forge = forge chip
    .one = a forge chip
    .many = forge chips
madness = madness chip
    .one = a madness chip
    .many = madness chips
madness_double = double madness chip
    .one = a double madness chip
    .many = double madness chips
poison = poison chip
    .one = a poison chip
    .many = poison chips

## Groups of chips, as filters name them

ally = ally chip
    .one = an ally chip
    .many = ally chips
item = item chip
    .one = an item chip
    .many = item chips
starting = starting chip
    .one = a starting chip
    .many = starting chips
artifact = artifact chip
    .one = an artifact chip
    .many = artifact chips
faction = faction chip
    .one = a faction chip
    .many = faction chips
weak = weak
strong = strong

## Ally abilities, set A

card_soldier_a = Shuffle and Deal
flamingo_a = Mallet
rose_a = In Full Bloom
red_rook_a = Unbending
creature_a = Slow Growth
## Ally abilities, set B

card_soldier_b = Double File
flamingo_b = Birds of a Feather
rose_b = Perennial
red_rook_b = One Tower Too Many
creature_b = The Largest Herd
## Ally abilities, set C

card_soldier_c = Cut the Pack
flamingo_c = Through the Hoop
rose_c = Language of Flowers
red_rook_c = The Toll Tower
creature_c = Small Fry Together
## Ally abilities, set D

card_soldier_d = No Roof of Their Own
flamingo_d = Pecking Order
rose_d = Cuttings
red_rook_d = Price of Victory
creature_d = Give and Take

## Faction abilities

sword_of_hope = Sword of Hope
everywhere_at_once = Everywhere at Once
love_of_learning = Love of Learning
friend_of_the_people = Friend of the People
royal_temper = Royal Temper
off_with_their_heads = Off With Their Heads
verdict_afterwards = Verdict Afterwards
paint_it_red = Paint It Red
twice_as_fast = Twice as Fast
claws_that_catch = Claws that Catch
manxome_foe = Manxome Foe
slithy_toves = Slithy Toves
eyes_of_flame = Eyes of Flame
boiling_cup = Boiling Cup
riddle_without_an_answer = Riddle Without an Answer
war_tactics = War Tactics
one_place_on = One Place On
clean_cup = I Want a Clean Cup
nightmare_grin = Nightmare Grin
we_are_all_mad_here = We Are All Mad Here
appear_at_will = Appear at Will
grin_without_a_cat = A Grin Without a Cat

## Faction boards

track_gifts = gift track
track_leader = leader track
track_supporters = supporter track
track_castles = castle track
gap_gifts = reward between gifts and leader
gap_quest = first reward between leader and supporters
gap_madness = last reward between leader and supporters
gap_castles = reward between supporters and castles

## Wonderlandians: figures

walrus = Walrus
    .the = the Walrus
gryphon = Gryphon
    .the = the Gryphon
white_rabbit = White Rabbit
    .the = the White Rabbit
knave_of_hearts = Knave of Hearts
    .the = the Knave of Hearts
march_hare = March Hare
    .the = the March Hare
duchess = Duchess
    .the = the Duchess
tweedledum_and_tweedledee = Tweedledum and Tweedledee
tweedledum = Tweedledum
tweedledee = Tweedledee
dormouse = Dormouse
    .the = the Dormouse
white_knight = White Knight
    .the = the White Knight
bandersnatch = Bandersnatch
    .the = the Bandersnatch
dodo = Dodo
    .the = the Dodo
mock_turtle = Mock Turtle
    .the = the Mock Turtle

## Wonderlandians: items

duchess_amulet = Duchess’s Amulet
    .one = the Duchess’s Amulet
knaves_crown = Knave’s Crown
    .one = the Knave’s Crown
caterpillars_pipe = Caterpillar’s Pipe
    .one = the Caterpillar’s Pipe
humptys_glove = Humpty’s Glove
    .one = Humpty’s Glove
vorpal_blade = Vorpal Blade
    .one = the Vorpal Blade
eat_me_cake = Eat Me Cake
    .one = the Eat Me Cake
drink_me_bottle = Drink Me Bottle
    .one = the Drink Me Bottle
looking_glass = Looking-Glass
    .one = the Looking-Glass
rabbits_watch = White Rabbit’s Watch
    .one = the White Rabbit’s Watch
queens_tarts = Queen’s Tarts
    .one = the Queen’s Tarts
pepper_mill = Cook’s Pepper Mill
    .one = the Cook’s Pepper Mill
golden_key = Little Golden Key
    .one = the Little Golden Key

## Quests

the_red_kings_dream = The Red King’s Dream
castling = Castling
the_red_queens_race = The Red Queen’s Race
rook_takes_rook = Rook Takes Rook
sentence_first = Sentence First
rule_forty_two = Rule Forty-two
paint_the_roses = Paint the Roses
tiger_lily_speaks = Tiger-lily Speaks
bread_and_butterfly = Bread-and-butter-fly
croquet_ground = The Croquet-Ground
a_thorn_in_the_side = A Thorn in the Side
the_garden_gate = The Garden Gate
curious_oysters = Curious Oysters
one_two_one_two = One, Two! One, Two!
uffish_thought = In Uffish Thought
callooh_callay = Callooh! Callay!
borogoves_and_raths = Borogoves and Raths
galumphing_back = Galumphing Back
a_long_and_sad_tale = A Long and Sad Tale
caucus_race = A Caucus-Race
curiouser_and_curiouser = Curiouser and Curiouser
drying_off = Drying Off
the_lobster_quadrille = The Lobster Quadrille
a_mouses_tail = A Mouse’s Tail
a_castle_by_any_name = A Castle by Any Name
stark_raving_mad = Stark Raving Mad
twinkle_twinkle = Twinkle, Twinkle
six_impossible_things = Six Impossible Things
the_smallest_army = The Smallest Army
no_room_no_room = No Room! No Room!

## Tea cards of round I

tea_1_01 = Rose-leaf Jam
tea_1_02 = Croquet Biscuits
tea_1_03 = Hot Buttered Crumpets
tea_1_04 = Rook Pie
tea_1_05 = A Plate of Cards
tea_1_06 = Bread-and-Butter
tea_1_07 = Petals and Feathers
tea_1_08 = Oyster Patties
tea_1_09 = Iron Rations
tea_1_10 = Pigeon’s Egg
tea_1_11 = Two by Two
tea_1_12 = The Whole Long Train
tea_1_13 = You and Your Sister
tea_1_14 = An Invitation
tea_1_15 = A Letter With a Seal
tea_1_16 = Nails and Toffee
tea_1_17 = Barley-Water
tea_1_18 = Tongs and Sugar Roses
tea_1_19 = Roast Flamingo
tea_1_20 = A Stranger at the Door
tea_1_21 = Lessons in the Sea
tea_1_22 = The Armourer’s Lunch
tea_1_23 = Jam or Marmalade
tea_1_24 = More Tea or None
tea_1_25 = Lump or No Lump
tea_1_26 = Feather or Hammer
tea_1_27 = Half a Cup
tea_1_28 = Best Butter, With Crumbs
tea_1_29 = A Cup Without a Bottom
tea_1_30 = The Butler’s Crown

## Tea cards of round II

tea_2_01 = A Hint From the Footman
tea_2_02 = The Watch in the Teapot
tea_2_03 = Reciting Verses
tea_2_04 = A Gift of Bricks
tea_2_05 = House of Cards
tea_2_06 = The Bill Is Paid
tea_2_07 = A Neighbour Calls
tea_2_08 = Late Guests
tea_2_09 = Something From the Well
tea_2_10 = Painted Roses
tea_2_11 = The Long Neck
tea_2_12 = Toves at Table
tea_2_13 = Move the Castle
tea_2_14 = The Colonel of Clubs
tea_2_15 = Which You Please
tea_2_16 = Two Roads
tea_2_17 = The King’s Horses
tea_2_18 = All the King’s Men
tea_2_19 = Sparks in the Toast
tea_2_20 = Hot Coals
tea_2_21 = A Crown of Crumbs
tea_2_22 = Treacle for the Sick
tea_2_23 = A Breath of Air
tea_2_24 = Grow or Build
tea_2_25 = The Fish or the File
tea_2_26 = Guest or Host
tea_2_27 = Hammer or Map
tea_2_28 = Pepper in the Soup
tea_2_29 = Cracked Eggs
tea_2_30 = The Wrong Bottle

## Tea cards of round III

tea_3_01 = Thorns and Beaks
tea_3_02 = Teeth and Towers
tea_3_03 = The Whole Pack
tea_3_04 = Sugared Thorn
tea_3_05 = Last Flamingo
tea_3_06 = A Biting Spoon
tea_3_07 = Checkmate for One
tea_3_08 = Cards on the Table
tea_3_09 = Cold Tea
tea_3_10 = The Last Round
tea_3_11 = A Toast to Madness
tea_3_12 = The Moving Castle
tea_3_13 = Walls of Pudding
tea_3_14 = Deed and Title
tea_3_15 = The Queen’s Chair
tea_3_16 = A Head Too Many
tea_3_17 = The Smith Sits Down
tea_3_18 = Two Hot Irons
tea_3_19 = Uninvited
tea_3_20 = The Last Lesson
tea_3_21 = A Slice of Peace
tea_3_22 = Sweeping the Floor
tea_3_23 = Sleep or Scrub
tea_3_24 = Keep or Claw
tea_3_25 = Crown or Thorn
tea_3_26 = Anvil or Wing
tea_3_27 = Castle in the Tea
tea_3_28 = Two Bad Oysters
tea_3_29 = The Poisoned Title
tea_3_30 = A Rose With Teeth
