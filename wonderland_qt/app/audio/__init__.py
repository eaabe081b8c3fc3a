"""What is heard: sounds, the tone of rooms, and the device that plays them."""
