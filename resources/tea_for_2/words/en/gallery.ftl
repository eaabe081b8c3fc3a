# The content as the workshop shows it.

gallery-character = Characters
gallery-mission = Missions
gallery-space = The watch
gallery-side = Sides
