"""The preview of an option in words, and the reason why a piece cannot be put on a place."""

from __future__ import annotations

from wonderland_qt.engine.lookahead.preview import preview
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table.table_model import Table

MOST_LINES = 3


def preview_lines(table: Table, option_id: str) -> list[str]:
    """Return lines on the effects of an option that the viewer may know, cut after `MOST_LINES`.

    A game's own words on an option replace the lines on its events. If chance has a part, a line says so.
    """
    decision = table.decision
    if decision is None:
        return []
    words = table.voice.preview(decision.option(option_id))
    if words is not None:
        return [table.voice.say(words)]
    seen = preview(table.session.game, decision.player, option_id)
    lines = list(table.narrator.news(seen.events, table.screen.viewer))
    if len(lines) > MOST_LINES:
        lines = [*lines[:MOST_LINES], "…"]
    if seen.chance:
        lines.append(table.words.say(Text("preview-chance")))
    return lines


def explain(table: Table, piece: str, place: str) -> str:
    """Return the reason why a piece cannot be put on a place.

    It is the game's own for the place or one that the place lies on, or else a general one.
    """
    decision, session = table.decision, table.session
    if decision is not None:
        for below in table.pieces.places_of(place):
            why = session.ruleset.display.why_not(session.game, decision, piece, below)
            if why is not None:
                return table.words.say(why)
    return table.words.say(text("hand-refused", place=table.pieces.index_of(place).data() or ""))
