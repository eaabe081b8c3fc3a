"""Players who are not people."""
