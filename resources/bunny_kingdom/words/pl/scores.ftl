# Wiersze wyniku; słowo na ich sumę ma okno.

score-harvest = Zbiory { $round }
score-treasures = Skarby
score-missions = Misje
