"""Pads: groups of keys with which persons at one screen answer in secret."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.game_options import ANSWERS
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.table.screen import Moment, Screen

Keys = tuple[str, str]
USUAL_KEYS: tuple[Keys, ...] = (("Q", "A"), ("P", "L"), ("T", "G"), ("E", "D"), ("U", "J"))
"""Pairs of keys by seat, as far apart as possible; the upper key of a pair comes first."""

KEYS_OF_SEAT = 2


@dataclass(frozen=True, slots=True)
class Pad:
    """A person's decision and keys, and whether the person has answered (`ready`), but not how.

    `keys` are in the order of the decision's options.
    """

    decision: Decision
    ready: bool
    keys: tuple[str, ...]

    @property
    def player(self) -> PlayerId:
        """Return the player who uses the pad."""
        return self.decision.player


class Pads:
    """The pads in use now: several `together`, or one at a time `in_turn`.

    There are none in a game with open answers, or after `answer_openly` for the current question, which is
    for tables without a keyboard. `kept` is the player whose last answer may still be changed.
    """

    def __init__(self, session: Session[Any, Any], screen: Screen) -> None:
        """Begin with secret answers, and with no person (`kept`) whose answer is held back."""
        self._session, self._screen = session, screen
        self._openly = False
        self.keys = USUAL_KEYS
        self.kept: PlayerId | None = None

    @property
    def open(self) -> bool:
        """Tell whether the current question is answered openly."""
        return self._openly or ANSWERS.of(self._session.options) == "open"

    @property
    def together(self) -> tuple[Pad, ...]:
        """Return the pads of all persons who answer at once, unless someone looks at private cards."""
        return () if self._is_covered else self._pads_of_all_asked(self.moment())

    @property
    def in_turn(self) -> Pad | None:
        """Return the pad of the person who answers now by a secret key.

        None if the question is no secret from other persons, is answered openly, or may not be seen now.
        """
        moment = self.moment()
        decision = moment.decision_of(self._screen.acting)
        if decision is None or self.open or self._is_covered:
            return None
        is_secret = decision.face_down and len(moment.persons) > 1
        return self._pad_for(moment, decision) if is_secret else None

    @property
    def shown(self) -> tuple[Pad, ...]:
        """Return all pads in use now: those that answer together, or else that of the turn, if any."""
        return self.together or tuple(filter(None, (self.in_turn,)))

    @property
    def open_decision(self) -> Decision | None:
        """Return the decision that the acting person answers openly, if the screen may show it.

        One answered by secret keys (`in_turn`) is on a pad instead.
        """
        acting = self._screen.acting
        if self._is_covered or self.in_turn or acting is None:
            return None
        decision = self._session.decision_of(acting)
        is_secret = decision is not None and decision.private and self._screen.viewer != acting
        return None if is_secret else decision

    @property
    def nobody_asked(self) -> bool:
        """Tell whether no person has anything to do."""
        has_question = self.open_decision is not None or bool(self.shown)
        has_turn_to_end = self._session.turn_to_end is not None
        return not has_question and not has_turn_to_end and self._screen.peeking is None

    @property
    def changeable(self) -> tuple[PlayerId, ...]:
        """Return who may change an answer: if asked in turn, at a free screen, until all have answered."""
        moment, screen = self.moment(), self._screen
        if screen.covered_for or screen.peeking or moment.at_once or not moment.waiting:
            return ()
        ready = [player for player in moment.asked if player not in moment.waiting]
        return tuple(player for player in ready if player != screen.acting)

    def moment(self) -> Moment:
        """Return the current questions of the session, who are persons, and whether all answer at once.

        They do if all can have pads, which only the questions show. It also says whether the acting person
        sees what is behind their own screen (`behind_screens`).
        """
        session = self._session
        persons = tuple(seat.player for seat in session.seats if not seat.is_bot)
        moment = Moment(persons, session.decisions, session.waiting, session.turn_to_end)
        behind_screens = session.ruleset.display.behind_screens(session.game)
        at_once = bool(self._pads_of_all_asked(moment))
        return dataclasses.replace(moment, at_once=at_once, behind_screens=behind_screens)

    @property
    def passing(self) -> Option | None:
        """Return the option that the person behind the curtain can choose without lifting it, or None.

        It is the one that leads to nothing further, such as passing. This is for questions that everyone gets
        only so that being asked reveals nothing, unless a look behind one's own screen belongs to the turn.
        """
        screen = self._screen
        if screen.covered_for is None or screen.peeking is not None:
            return None
        decision = self._session.decision_of(screen.covered_for)
        if decision is None or not decision.asks_everyone or self.moment().behind_screens:
            return None
        return next((option for option in decision.options if not option.then), None)

    def option(self, player: PlayerId, number: int) -> Option | None:
        """Return the option of a player's key, counted from 0, or None if it has none now."""
        options = next((pad.decision.options for pad in self.shown if pad.player == player), ())
        return options[number] if 0 <= number < len(options) else None

    def answer_openly(self) -> None:
        """Let the current question be answered openly, one player after another."""
        self._openly = True

    def answer_secretly(self) -> None:
        """Return to secret answers for a new question."""
        self._openly = False

    @property
    def _is_covered(self) -> bool:
        """Tell whether no pad may be used: the curtain is down, another person peeks, or beats are shown."""
        screen = self._screen
        another_peeks = screen.peeking is not None and screen.peeking != screen.acting
        return screen.covered_for is not None or another_peeks or screen.beats_are_shown

    def _pads_of_all_asked(self, moment: Moment) -> tuple[Pad, ...]:
        """Return a pad for each asked person, none if only one is asked or two keys are not enough.

        With the cards `open` they are answered without pads.
        """
        asked = [decision for decision in moment.decisions if decision.player in moment.persons]
        if self.open or len(asked) < 2 or not all(map(_fits_keys, asked)):
            return ()
        return tuple(self._pad_for(moment, decision) for decision in asked)

    def _pad_for(self, moment: Moment, decision: Decision) -> Pad:
        """Return the pad for a decision: with digit keys if it is face down, else with those of the seat."""
        keys = self._keys_of_numbers(decision) if decision.face_down else self._own_keys(decision.player)
        ready = decision.player == self.kept or decision.player not in moment.waiting
        return Pad(decision, ready, keys)

    def _own_keys(self, player: PlayerId) -> tuple[str, ...]:
        """Return the pair of keys of a player's seat; more seats than pairs begin with the first again."""
        seats = [seat.player for seat in self._session.seats]
        return self.keys[seats.index(player) % len(self.keys)]

    def _keys_of_numbers(self, decision: Decision) -> tuple[str, ...]:
        """Return the digit keys from 1, one for each option."""
        return tuple(str(number) for number, _ in enumerate(decision.options, start=1))


def _fits_keys(decision: Decision) -> bool:
    """Tell whether a person can answer with one of the two keys of the seat, and the options are public."""
    is_public = not (decision.private or decision.face_down)
    return is_public and decision.pick_count == 1 and len(decision.options) <= KEYS_OF_SEAT
