"""Tests of Bunny Kingdom."""
