# Як називають території й карти територій. Назви з вмісту гри стоять у content.ftl.

square = { $name }
territory-card = { $square } ({ $terrain })
