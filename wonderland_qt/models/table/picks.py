"""Picks: the options that a person has picked so far for an answer of several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.engine.table.pieces import Piece


class Picks:
    """The options picked for one decision, in the order of picking."""

    def __init__(self) -> None:
        self._decision: Decision | None = None
        self.picked: tuple[str, ...] = ()

    def follow(self, decision: Decision | None) -> None:
        """Set the decision, and forget picks for another one."""
        if decision != self._decision:
            self._decision, self.picked = decision, ()

    @property
    def wanted(self) -> int:
        """Return the number of options in an answer; 0 if one option is a whole answer."""
        decision = self._decision
        return decision.pick_count if decision is not None and decision.pick_count > 1 else 0

    @property
    def complete(self) -> bool:
        """Tell whether enough options are picked."""
        return 0 < self.wanted == len(self.picked)

    @property
    def answer(self) -> str:
        """Return the answer that consists of the picked options."""
        return TOGETHER.join(self.picked)

    @property
    def pieces_or_places(self) -> list[str]:
        """Return the piece or place that each picked option is about, in the order of picking."""
        options = map(self._decision.option, self.picked) if self._decision is not None else ()
        return [option.take or option.put for option in options]

    def toggle(self, option_id: str) -> None:
        """Pick or unpick an option.

        A pick replaces another one of the same piece, and if enough options are picked, the last one.
        """
        assert self._decision is not None
        if option_id in self.picked:
            self.picked = tuple(picked for picked in self.picked if picked != option_id)
            return
        option_of = self._decision.option
        piece = option_of(option_id).picked_up
        with_other_pieces = tuple(picked for picked in self.picked if option_of(picked).picked_up != piece)
        self.picked = (*with_other_pieces[: self.wanted - 1], option_id)

    def press(self, decision: Decision | None, option_id: str) -> str:
        """Toggle an option of a decision; return the answer if it is complete, else "".

        If one option is a whole answer, it is returned at once.
        """
        self.follow(decision)
        if not self.wanted:
            return option_id
        self.toggle(option_id)
        return self.answer if self.complete else ""

    def pieces(self, shown: Mapping[str, Piece]) -> Iterator[Piece]:
        """Yield copies of the picked pieces at the places where they would be put, if both are shown."""
        decision = self._decision
        options = map(decision.option, self.picked) if decision is not None else ()
        for order, option in enumerate(options):
            if option.take in shown and option.put in shown:
                piece = shown[option.take]
                yield replace(piece, id=f"picked:{piece.id}", place=option.put, order=order)

    def take_back(self) -> None:
        """Unpick the last option."""
        self.picked = self.picked[:-1]
