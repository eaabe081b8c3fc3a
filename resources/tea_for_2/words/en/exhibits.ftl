# The content as the workshop shows it.

exhibits-character = Characters
exhibits-mission = Missions
exhibits-space = The watch
exhibits-side = Sides
