"""What bots of every game know, value and win."""
