"""How the program starts, what can keep it from starting, and how it handles errors and interrupts."""
