"""Option preview: what one would bring about, and why something cannot be done, in words for the table."""

from __future__ import annotations

from wonderland_qt.engine.lookahead.preview import preview
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table.table_model import Table

MOST_LINES = 3


def preview_lines(table: Table, option_id: str) -> list[str]:
    """Return lines of what an option would bring about, as far as the screen may know.

    What the game itself says of an option replaces the events that would happen.
    """
    decision = table.decision
    if decision is None:
        return []
    words = table.voice.preview(decision.option(option_id))
    if words is not None:
        return [table.voice.say(words)]
    seen = preview(table.session.game, decision.player, option_id)
    lines = table.narrator.news(seen.events, table.screen.viewer)
    shown = [*lines[:MOST_LINES], "…"] if len(lines) > MOST_LINES else lines
    return [*shown, table.words.say(Text("preview-chance"))] if seen.chance else shown


def explain(table: Table, piece: str, place: str) -> str:
    """Return why a piece cannot be put on a place."""
    decision, session = table.decision, table.session
    if decision is not None:
        for below in table.pieces.places_of(place):
            why = session.ruleset.display.why_not(session.game, decision, piece, below)
            if why is not None:
                return table.words.say(why)
    return table.words.say(text("hand-refused", place=table.pieces.index_of(place).data() or ""))
