"""The pages without a table."""
