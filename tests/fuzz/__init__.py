"""Fuzzing: files that people write or send, broken at random; each is accepted or refused in a line."""
