"""Program: how it starts, what keeps it from starting, and what it costs."""
