# Як називають осіб, території й карти. Назви зі змісту гри стоять у content.ftl.

# $colour – колір, яким грає особа.
person = { $name }
square = { $name }
territory-card = { $square } ({ $terrain })
