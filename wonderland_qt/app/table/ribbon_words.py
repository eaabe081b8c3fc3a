"""What the ribbon says at a table: how to answer, or what has happened."""

from __future__ import annotations

from wonderland_qt.app.drawn.played_table import PlayedTable
from wonderland_qt.app.settings import Sight
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table


class RibbonWords:
    """Chooses what the ribbon says; `advised` is the hint that explains advice, while there is some."""

    def __init__(self, table: Table, drawn: PlayedTable) -> None:
        self._table, self._say, self._drawn = table, table.words.say, drawn

    def hint_for(self, sight: Sight, advised: str) -> str:
        """Return a replay's words, a given advice, or how to answer; "" if there is no decision to answer."""
        table = self._table
        if table.showing.replaying:
            return self._say(Text("hint-again"))
        if advised:
            return advised
        if table.pads.shown:
            return self._say(Text("pad-hint"))
        if table.nobody_asked:
            return ""
        if sight == "plain":
            return self._say(Text("keys-table"))
        return self._say(self._drawn.hint) if table.decision is not None else ""

    def lines_beside_hint(self, advised: str) -> tuple[str, ...]:
        """Return the lines about what is shown, unless there is a question, advice or a replay to read."""
        table = self._table
        if advised or table.showing.replaying or table.pads.shown or not table.nobody_asked:
            return ()
        return self.last_lines

    @property
    def last_lines(self) -> tuple[str, ...]:
        """Return the lines about what is shown, or else the last one of the log, but not beside a beat."""
        told, last = self._table.showing.told, self._table.log.last
        if told:
            return told
        return (last,) if last and self._table.showing.beat is None else ()
