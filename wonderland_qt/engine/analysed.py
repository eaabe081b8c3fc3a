"""An analysed game, as records: every choice looked at, everybody's account, the moments that decided."""

from __future__ import annotations

from typing import Literal

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

Chances = dict[PlayerId, float]


class Choice(msgspec.Struct, frozen=True):
    """A choice that was made, and what is known of it.

    `chances` are everybody's after it, `errors` their standard errors. `better` is the answer that was better
    beyond chance, "" where none was; `brought` is by how much the taken one changed everybody's chances
    against it, `doubt` the standard error of the player's own.
    """

    answer: int
    player: PlayerId
    moment: Text
    asked: Text
    taken: str
    chances: Chances
    errors: Chances
    taken_words: tuple[Text, ...] = ()
    better: str = ""
    better_words: tuple[Text, ...] = ()
    brought: Chances = {}
    doubt: float = 0.0

    @property
    def lost(self) -> float:
        """Return what the player lost of the win, 0 where nothing was better beyond chance."""
        return max(0.0, -self.brought.get(self.player, 0.0))


class Account(msgspec.Struct, frozen=True):
    """How a player came from an even chance to the end; the three parts add up to what was won of it.

    `choices` are those that were looked at, `mistakes` those after which something else was better.
    """

    won: float
    own_choices: float
    rivals_choices: float
    luck: float
    choices: int
    mistakes: int


class DecidingMoment(msgspec.Struct, frozen=True):
    """A choice that cost its player much, or a stroke of luck before one that changed a player's chance."""

    kind: Literal["choice", "luck"]
    player: PlayerId
    change: float
    error: float
    at: Choice


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, as far as so many rollouts for each choice tell it."""

    game: str
    rollouts: int
    players: tuple[PlayerId, ...]
    winners: tuple[PlayerId, ...]
    choices: tuple[Choice, ...]
    accounts: dict[PlayerId, Account]
    moments: tuple[DecidingMoment, ...]


class Progress(msgspec.Struct, frozen=True):
    """How many answers of how many were looked at, and what they come to so far."""

    done: int
    of: int
    analysis: Analysis
