"""A pack laid on top of the pile by somebody at the window: its id, or what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.models.packs.pile import Pile


def installed(pile: Pile, path: Path) -> tuple[str, str]:
    """Return the id of the pack that was copied, or "" and why it was not."""
    try:
        return pile.install(path).id, ""
    except ContentMistakes as mistakes:
        return "", str(mistakes.mistakes[0])
    except OSError as error:
        return "", f"{path}: {error.strerror}"
