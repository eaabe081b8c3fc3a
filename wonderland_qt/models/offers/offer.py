"""An offer: what of a decision can be done by hand, as pieces to take up and places to put them on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from wonderland_qt.engine.decisions import Option
from wonderland_qt.models.offers.steps_of_amounts import steps_of

OnTable = Callable[[str], bool]
Answers = tuple[str, ...]
"""Ids of options; more than one where a hand alone cannot tell which is meant."""


class Offer:
    """The options of one decision, by the pieces that they touch.

    What lies nowhere on the table cannot be touched: such an option is named by its other end alone, and one
    without any end by the list. `words` tells what an option is. Where an answer takes several, options are
    only `marked`: a touch is enough for that, wherever a piece is to be put.
    """

    def __init__(
        self,
        options: Iterable[Option],
        on_table: OnTable,
        words: Callable[[str], str],
        marked: bool = False,
    ) -> None:
        options = tuple(options)
        self._words, self.marked = words, marked
        self._amounts = {option.id: option for option in options if option.amount}
        self._carried: dict[str, dict[str, list[str]]] = {}
        self._touched: dict[str, list[str]] = {}
        for option in options:
            take, put = (piece if on_table(piece) else "" for piece in (option.take, option.put))
            if take and put:
                self._carried.setdefault(take, {}).setdefault(put, []).append(option.id)
            elif take or put:
                self._touched.setdefault(take or put, []).append(option.id)

    @property
    def takeable(self) -> tuple[str, ...]:
        """Return the pieces that can be taken up."""
        return tuple(self._carried)

    @property
    def touchable(self) -> tuple[str, ...]:
        """Return every piece and place at which something can begin, in the order of the options."""
        return tuple(dict.fromkeys((*self._carried, *self._touched)))

    @property
    def open_places(self) -> tuple[str, ...]:
        """Return where anything that can be taken up can be put, where that is the same for all of it."""
        places = list(self._carried.values())
        alike = not self.marked and all(one.keys() == places[0].keys() for one in places)
        return tuple(places[0]) if places and alike else ()

    def is_lifted_by(self, piece: str) -> bool:
        """Tell whether a touch takes the piece up, as there is more than one thing to do with it."""
        return piece in self._carried and not self.marked

    def places(self, taken: str) -> tuple[str, ...]:
        """Return where a taken piece can be put; where it lies, too, when touching it means something."""
        own = (taken,) if taken in self._touched else ()
        return (*self._carried.get(taken, ()), *own)

    def put(self, taken: str, place: str) -> Answers:
        """Return what is meant by putting a taken piece on a place."""
        if place == taken:
            return tuple(self._touched.get(taken, ()))
        return tuple(self._carried.get(taken, {}).get(place, ()))

    def touch(self, piece: str) -> Answers:
        """Return what is meant by touching a piece that is not to be taken up, or a place to put things."""
        if piece in self._carried:
            places = self._carried[piece].values() if self.marked else ()
            return tuple(answer for answers in places for answer in answers)
        if piece in self._touched:
            return tuple(self._touched[piece])
        if self.marked:
            return ()
        return tuple(answer for places in self._carried.values() for answer in places.get(piece, ()))

    def meant(self, answers: Answers) -> str:
        """Return the answer that a hand would give, the least of amounts of one thing, or none."""
        steps = self._steps(answers)
        only = answers[0] if len(answers) == 1 else ""
        return steps[0].id if steps else only

    def words(self, answers: Answers, most: int) -> str:
        """Return what answers are, so many at most; the question says how many of one thing."""
        return "" if self._steps(answers) else "\n".join(map(self._words, answers[:most]))

    def _steps(self, answers: Answers) -> tuple[Option, ...]:
        known = self._amounts.keys() >= set(answers)
        return steps_of(self._amounts[answer] for answer in answers) if answers and known else ()

    def first(self, pieces: Sequence[str]) -> str:
        """Return the uppermost of pieces that lie on each other with which something can be done, or none."""
        return next((piece for piece in pieces if piece in self._carried or self.touch(piece)), "")


NOTHING = Offer((), lambda _piece: False, str)
