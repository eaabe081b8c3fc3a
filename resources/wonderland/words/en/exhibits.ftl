# The content as the workshop shows it: headings, and what boards give.

exhibits-tea_card = Tea cards
exhibits-wonderlandian = Wonderlandians
exhibits-quest = Quests
exhibits-chip = Chips
exhibits-board = The board
exhibits-faction = Faction boards
exhibits-ability = Abilities
exhibits-ally_ability = Ally abilities
exhibits-tile = Score tiles
exhibit-track = { $track }: { $rewards }
exhibit-between = Below the { $above }: { $rewards }
