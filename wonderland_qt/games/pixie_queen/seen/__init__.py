"""What is seen and read of Pixie Queen."""
