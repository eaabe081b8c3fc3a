"""Tests of what lies on the table of Bunny Kingdom."""
