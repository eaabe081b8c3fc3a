"""The pictures of Wonderland's War."""
