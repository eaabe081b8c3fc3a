# The lines of the score; the window has a word for their sum.

score-vp = VP gained
score-castles = Castles
score-feats = Feats
score-objectives = Objectives
score-both = Both done
score-shards = Shards
