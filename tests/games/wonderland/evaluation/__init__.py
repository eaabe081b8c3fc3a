"""The evaluation of options."""
