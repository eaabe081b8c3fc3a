"""How turns of those who are not at the screen are performed, and what is kept of them."""
