"""The evaluation of Bunny Kingdom: the value of options to the player who is asked, from the view alone."""
