"""What a kind of bot is called; said of saved games, too, before any content is read."""

from __future__ import annotations

from wonderland_qt.components.character_ids import PREFIX, is_character
from wonderland_qt.engine.words.texts import Text


def bot_name(kind: str) -> Text:
    """Return what a kind of bot is called."""
    if is_character(kind):
        return Text(kind.removeprefix(PREFIX))
    return Text(f"bot-{kind.partition(':')[0]}")
