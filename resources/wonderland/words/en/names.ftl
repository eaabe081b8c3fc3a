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
ally-set-random = Random set
ally-set-random-about = One of the sets, at random.
ally-set-mix = Random mix
ally-set-mix-about = Each type takes its ability from a random set.
ally-of-set = { $name }: { $ability }
