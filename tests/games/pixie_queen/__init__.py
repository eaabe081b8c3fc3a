"""Tests of Pixie Queen."""
