"""Tests of the evaluation of Bunny Kingdom."""
