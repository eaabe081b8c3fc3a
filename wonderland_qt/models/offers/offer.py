"""An offer: the options of a decision as pieces to take up, places to put them on, and pieces to touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from wonderland_qt.engine.decisions import Option
from wonderland_qt.models.offers.steps_of_amounts import steps_of

OnTable = Callable[[str], bool]
Answers = tuple[str, ...]
"""Ids of options; several if the gesture does not tell which one is meant."""


class Offer:
    """The options of one decision by the pieces that they touch.

    An option with only one piece on the table is chosen by touching that one; an option without any is left
    to a list of options. `words` returns an option's words. If an answer takes several options, they are
    only `marked` by a touch, wherever a piece is to be put.
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
        """Return every piece and place that can be taken or touched, in the order of the options."""
        return tuple(dict.fromkeys((*self._carried, *self._touched)))

    @property
    def open_places(self) -> tuple[str, ...]:
        """Return the places for takeable pieces if they are the same for all of them."""
        places = list(self._carried.values())
        alike = not self.marked and all(one.keys() == places[0].keys() for one in places)
        return tuple(places[0]) if places and alike else ()

    def is_lifted_by(self, piece: str) -> bool:
        """Tell whether a touch takes the piece up, to be put on a place."""
        return piece in self._carried and not self.marked

    def places(self, taken: str) -> tuple[str, ...]:
        """Return the places for a taken piece, with its own if touching it chooses an option."""
        own = (taken,) if taken in self._touched else ()
        return (*self._carried.get(taken, ()), *own)

    def put(self, taken: str, place: str) -> Answers:
        """Return the options that are meant by putting a taken piece on a place."""
        if place == taken:
            return tuple(self._touched.get(taken, ()))
        return tuple(self._carried.get(taken, {}).get(place, ()))

    def touch(self, piece: str) -> Answers:
        """Return the options that are meant by touching a piece or place."""
        if piece in self._carried:
            places = self._carried[piece].values() if self.marked else ()
            return tuple(answer for answers in places for answer in answers)
        if piece in self._touched:
            return tuple(self._touched[piece])
        if self.marked:
            return ()
        return tuple(answer for places in self._carried.values() for answer in places.get(piece, ()))

    def meant(self, answers: Answers) -> str:
        """Return the only answer, or the least of several amounts of one thing, or ""."""
        steps = self._steps(answers)
        only = answers[0] if len(answers) == 1 else ""
        return steps[0].id if steps else only

    def words(self, answers: Answers, most: int) -> str:
        """Return the words of at most `most` answers; none for amounts, which are in the question."""
        return "" if self._steps(answers) else "\n".join(map(self._words, answers[:most]))

    def _steps(self, answers: Answers) -> tuple[Option, ...]:
        known = self._amounts.keys() >= set(answers)
        return steps_of(self._amounts[answer] for answer in answers) if answers and known else ()

    def first(self, pieces: Sequence[str]) -> str:
        """Return the first of these pieces that can be taken or touched, or ""."""
        return next((piece for piece in pieces if piece in self._carried or self.touch(piece)), "")


NOTHING = Offer((), lambda _piece: False, str)
