# The content as the workshop shows it: headings, and what boards give.

gallery-tea_card = Tea cards
gallery-wonderlandian = Wonderlandians
gallery-quest = Quests
gallery-chip = Chips
gallery-board = The board
gallery-faction = Faction boards
gallery-ability = Abilities
gallery-ally_ability = Ally abilities
gallery-tile = Score tiles
gallery-region = Regions
gallery-chair = Chairs
gallery-entry-track = { $track }: { $rewards }
gallery-entry-between = Below the { $above }: { $rewards }
