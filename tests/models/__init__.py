"""Tests of the Qt models over a session."""
