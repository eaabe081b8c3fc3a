"""The judgement of options."""
