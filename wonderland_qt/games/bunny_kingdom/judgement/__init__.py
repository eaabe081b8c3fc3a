"""The judgement of Bunny Kingdom: what options are worth to who is asked, told from a view alone."""
