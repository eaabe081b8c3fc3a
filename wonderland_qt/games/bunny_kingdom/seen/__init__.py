"""What is seen and read of Bunny Kingdom."""
