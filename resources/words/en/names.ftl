# How persons, chips and places are named. Names of content stand in content.ftl.

# $faction is the faction that the person plays.
person = { $name }
chair = chair { $number }
head = the head of the table
pool = the pool
supporter = supporter
leader = leader
resistance = the local resistance
# Whose something is: "Ann’s bag". Names that end otherwise have a form of their own.
form-genitive = { $words }’s
