"""Tests of what is seen and read of Bunny Kingdom."""
