# Jak nazywa się terytoria i karty terytoriów. Nazwy z zawartości gry są w content.ftl.

square = { $name }
territory-card = { $square } ({ $terrain })
