# Як називають території й карти територій. Назви зі змісту гри стоять у content.ftl.

square = { $name }
territory-card = { $square } ({ $terrain })
