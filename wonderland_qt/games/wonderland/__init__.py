"""The rules of Wonderland's War."""
