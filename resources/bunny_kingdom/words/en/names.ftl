# How persons, squares and cards are named. Names of content stand in content.ftl.

# $colour is the colour that the person plays.
person = { $name }
square = { $name }
territory-card = { $square } ({ $terrain })
