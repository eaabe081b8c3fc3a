"""Tests of what a finished game tells."""
