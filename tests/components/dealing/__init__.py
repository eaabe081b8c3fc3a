"""Tests of dealing hidden cards."""
