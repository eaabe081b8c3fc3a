"""An offer: the options of a decision as pieces to take up, places to put them on, and pieces to touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

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
        """Sort the options by what the player touches; a piece that is not on the table counts as none.

        With `marked`, a touch marks an option as one of several instead of taking up a piece.
        """
        options = tuple(options)
        self._words, self.marked = words, marked
        self._amounts = {option.id: option for option in options if option.amount}
        self._carried: dict[str, dict[str, list[str]]] = {}  # the answers by the taken piece and its place
        self._touched: dict[str, list[str]] = {}  # the answers by the only piece
        for option in options:
            self._sort_in(option, on_table)

    def _sort_in(self, option: Option, on_table: OnTable) -> None:
        """Note by which pieces on the table an option is chosen: by taking and putting, or by a touch."""
        take = option.take if on_table(option.take) else ""
        put = option.put if on_table(option.put) else ""
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
        """Return the places for takeable pieces if they are the same for all of them.

        There are none if options are only marked, because no piece is taken up then.
        """
        if self.marked or not self._carried:
            return ()
        first_places, *others = (tuple(answers_at) for answers_at in self._carried.values())
        are_the_same = all(set(places) == set(first_places) for places in others)
        return first_places if are_the_same else ()

    def is_lifted_by(self, piece: str) -> bool:
        """Tell whether a touch takes the piece up, to be put on a place, instead of marking an option."""
        return piece in self._carried and not self.marked

    def places(self, taken: str) -> tuple[str, ...]:
        """Return the places for a taken piece, with its own if touching it chooses an option."""
        places = tuple(self._carried.get(taken, ()))
        return (*places, taken) if taken in self._touched else places

    def put(self, taken: str, place: str) -> Answers:
        """Return the options that are meant by putting a taken piece on a place; on itself it is touched."""
        if place == taken:
            return tuple(self._touched.get(taken, ()))
        return tuple(self._carried.get(taken, {}).get(place, ()))

    def touch(self, piece: str) -> Answers:
        """Return the options that are meant by touching a piece or place.

        A takeable piece means none, because it is taken up first, or all of its options if a touch only marks
        them. An option's only piece means that option. A place means the options of all pieces that can be
        put there, unless touches mark the pieces themselves.
        """
        if piece in self._carried:
            answers_at = self._carried[piece]
            return tuple(chain.from_iterable(answers_at.values())) if self.marked else ()
        if piece in self._touched:
            return tuple(self._touched[piece])
        if self.marked:
            return ()
        answers_as_place = (answers_at.get(piece, ()) for answers_at in self._carried.values())
        return tuple(chain.from_iterable(answers_as_place))

    def meant(self, answers: Answers) -> str:
        """Return the only answer, or the least of several amounts of one thing, or "" if it is open.

        Of amounts the least stands for all, as the player sets the number only afterwards.
        """
        amounts = self._amounts_of_one_thing(answers)
        if amounts:
            return amounts[0].id
        return answers[0] if len(answers) == 1 else ""

    def words(self, answers: Answers, most: int) -> str:
        """Return the words of at most `most` answers; none for amounts, which are in the question."""
        if self._amounts_of_one_thing(answers):
            return ""
        return "\n".join(map(self._words, answers[:most]))

    def _amounts_of_one_thing(self, answers: Answers) -> tuple[Option, ...]:
        """Return the options of answers, the least amount first, if all are amounts of one thing, else ()."""
        if not answers or not self._amounts.keys() >= set(answers):
            return ()
        return steps_of(self._amounts[answer] for answer in answers)

    def first(self, pieces: Sequence[str]) -> str:
        """Return the first of these pieces that can be taken or touched, or ""."""
        return next((piece for piece in pieces if piece in self._carried or self.touch(piece)), "")


NOTHING = Offer((), lambda _piece: False, str)
