# The headings of the workshop.

exhibits-action = Actions
exhibits-tile = Tiles
exhibits-prize = Prizes
exhibits-good = Goods
exhibits-colour = Colours
exhibits-field = The tracks
