"""What the tables of every game show, say and sound as things happen."""
