# The headings of the workshop.

gallery-action = Actions
gallery-tile = Tiles
gallery-prize = Prizes
gallery-good = Goods
gallery-colour = Colours
gallery-field = The tracks
