"""What the team agreed on for the tree and its words."""
