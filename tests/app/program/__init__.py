"""The program: starting, ending, one window, trouble."""
