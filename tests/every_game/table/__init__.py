"""What is seen on the tables of every game."""
