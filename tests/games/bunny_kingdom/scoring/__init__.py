"""Tests of the parchments and the final scoring of Bunny Kingdom."""
