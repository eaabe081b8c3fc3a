"""Tooltips that show names with markup as written, because Qt guesses whether a tooltip is markup."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt

TAKEN_FOR_MARKUP = ("<", "&lt;")


def tooltip(words: str) -> str:
    """Return words escaped so that a tooltip shows them as written."""
    if not any(sign in words for sign in TAKEN_FOR_MARKUP):
        return words
    return f"<span>{escape(words)}</span>".replace("\n", "<br>")


def in_role(words: str, role: int) -> str:
    """Return words for a role of an item: escaped for its tooltip, else as they are."""
    return tooltip(words) if role == Qt.ItemDataRole.ToolTipRole else words
