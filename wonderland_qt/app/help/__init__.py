"""Help for every page: its menu, the handbook with the manual and the pages for modders, error reports."""
