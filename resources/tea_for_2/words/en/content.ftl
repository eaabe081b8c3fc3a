# What everything in the content is called.

blue = March Hare
    .genitive = the March Hare’s
pink = Mad Hatter
    .genitive = the Mad Hatter’s

cheshire_cat = Cheshire Cat
    .it = the Cheshire Cat
    .many = Cheshire Cats
mouse = Mouse
    .it = the Mouse
    .many = Mice
guard = Guard
    .it = the Guard
    .many = Guards
executioner = Executioner
    .it = the Executioner
    .many = Executioners
knave_of_hearts = Knave of Hearts
    .it = the Knave of Hearts
    .many = Knaves of Hearts
caterpillar = Caterpillar
    .it = the Caterpillar
    .many = Caterpillars
duchess = Duchess
    .it = the Duchess
    .many = Duchesses
alice = Alice
    .it = Alice
    .many = Alices
queen_of_hearts = Queen of Hearts
    .it = the Queen of Hearts
    .many = Queens of Hearts
white_rabbit = White Rabbit
    .it = the White Rabbit
    .many = White Rabbits

executioners_caterpillars = Axe and pipe
biggest_party = Biggest party
caterpillars_alices = Who are you?
off_with_their_heads = Off with their heads
knaves_alices = At the trial
time_to_spare = Time to spare
knaves_duchesses = Pepper and tarts
full_plate = Full plate
executioners_duchesses = Under the axe
queens_rabbits = Queens and Rabbits

two_stars = two stars
flamingo_space = flamingo
clear_table = clear up
two_from_deck = two cards
after_you = after you
