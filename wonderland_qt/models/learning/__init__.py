"""What is taught: lessons at a table and illustrated pages."""
