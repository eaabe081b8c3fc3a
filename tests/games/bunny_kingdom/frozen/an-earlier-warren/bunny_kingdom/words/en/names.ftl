hunny_king = Hop Khan
panpan = Nibbles, friend of { colonist }
