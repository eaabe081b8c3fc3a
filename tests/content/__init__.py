"""Tests of content: the frozen pack of the other tests, and the content that ships with the game."""
