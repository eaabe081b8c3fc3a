# The lines of the score; the window has a word for their sum.

score-harvest = Harvest { $round }
score-treasures = Treasures
score-missions = Missions
