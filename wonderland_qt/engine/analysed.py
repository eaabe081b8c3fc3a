"""An analysed game as records: its examined choices, the players' accounts and the deciding moments."""

from __future__ import annotations

from typing import Literal

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

Chances = dict[PlayerId, float]


class Choice(msgspec.Struct, frozen=True):
    """A choice that a player made, and what rollouts found about it.

    `chances` are all players' chances to win after it, `errors` their standard errors. `better` is an answer
    that was significantly better, "" if there was none; `brought` is how much the taken answer changed each
    player's chance compared with it, `doubt` the standard error of that change for the player who chose.
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
        """Return how much of a chance to win the player lost, 0 if no answer was significantly better."""
        return max(0.0, -self.brought.get(self.player, 0.0))


class Account(msgspec.Struct, frozen=True):
    """What took a player's chance from an even one to the result.

    `won` is the player's share of the win less an even chance; `own_choices`, `rivals_choices` and `luck`
    add up to it. `choices` counts the examined choices, `mistakes` those with a better alternative.
    """

    won: float
    own_choices: float
    rivals_choices: float
    luck: float
    choices: int
    mistakes: int


class DecidingMoment(msgspec.Struct, frozen=True):
    """A choice that cost its player much, or luck before a choice that changed a player's chance much."""

    kind: Literal["choice", "luck"]
    player: PlayerId
    change: float
    error: float
    at: Choice


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a finished game by `rollouts` rollouts for each choice."""

    game: str
    rollouts: int
    players: tuple[PlayerId, ...]
    winners: tuple[PlayerId, ...]
    choices: tuple[Choice, ...]
    accounts: dict[PlayerId, Account]
    moments: tuple[DecidingMoment, ...]


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis has come: `done` of `of` answers examined, and the analysis so far."""

    done: int
    of: int
    analysis: Analysis
