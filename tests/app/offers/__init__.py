"""What is offered, on screen."""
