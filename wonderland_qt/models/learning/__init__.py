"""What is taught: lessons at a table, illustrated pages, the rules now in force."""
