"""The drawn table that people play on: pieces in motion, beats, and hands, pointer and keys upon them."""
