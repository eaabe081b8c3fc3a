"""Tests of the judgement of Bunny Kingdom."""
