# Wiersze wyniku; słowo na ich sumę ma okno.

score-vp = Zdobyte PZ
score-castles = Zamki
score-feats = Wyczyny
score-objectives = Cele
score-both = Całe zadania
score-shards = Odłamki
