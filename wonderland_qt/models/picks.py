"""Picks: an answer of several options while a person puts it together; nothing of it is sealed yet."""

from __future__ import annotations

from wonderland_qt.engine.decisions import TOGETHER, Decision


class Picks:
    """The options picked so far, in the order of picking, for the decision that is `followed`."""

    def __init__(self) -> None:
        self._decision: Decision | None = None
        self.picked: tuple[str, ...] = ()

    def follow(self, decision: Decision | None) -> None:
        """Go on with this decision; what was picked for another one is forgotten."""
        if decision != self._decision:
            self._decision, self.picked = decision, ()

    @property
    def wanted(self) -> int:
        """Return how many options the answer takes; 0 where one option is a whole answer."""
        decision = self._decision
        return decision.picks if decision is not None and decision.picks > 1 else 0

    @property
    def whole(self) -> bool:
        """Tell whether enough options are picked to be sealed."""
        return 0 < self.wanted == len(self.picked)

    @property
    def answer(self) -> str:
        """Return the answer that the picked options are together."""
        return TOGETHER.join(self.picked)

    def toggle(self, option_id: str) -> None:
        """Pick an option or take it back; one too many, or of the same piece, takes another's place."""
        assert self._decision is not None
        if option_id in self.picked:
            self.picked = tuple(picked for picked in self.picked if picked != option_id)
            return
        option = self._decision.option
        piece = option(option_id).picked_up
        others = tuple(picked for picked in self.picked if option(picked).picked_up != piece)
        self.picked = (*others[: self.wanted - 1], option_id)

    def take_back(self) -> None:
        """Take back what was picked last."""
        self.picked = self.picked[:-1]
