"""Tests of Wonderland's War."""
