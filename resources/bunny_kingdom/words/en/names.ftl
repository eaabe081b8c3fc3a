# How squares and territory cards are named. Names of content stand in content.ftl.

square = { $name }
territory-card = { $square } ({ $terrain })
