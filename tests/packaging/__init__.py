"""Packages, releases and the frozen program."""
