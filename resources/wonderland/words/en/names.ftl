# How chips and places are named. Names of content stand in content.ftl.

chair = chair { $number }
head = the head of the table
pool = the pool
supporter = supporter
leader = leader
resistance = the local resistance

## What a table may choose of the ally abilities
ally-sets = Ally abilities
ally-set = Set { $name }
ally-set-about = { $abilities }
ally-set-random = A set by chance
ally-set-random-about = Chance says which of the sets it is.
ally-set-mix = A mix by chance
ally-set-mix-about = For each type, chance says which set its ability comes from.
ally-of-set = { $name }: { $ability }
