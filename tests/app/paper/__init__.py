"""Labels and paper: what is printed can be read."""
