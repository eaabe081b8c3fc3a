"""The models of `given`: what a scenario may say about a position; all that it leaves out has a default."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.parts.staging import Next


class GivenPlayer(ContentModel):
    """A player's goods, pixies and tiles.

    `pixies` are the spaces on which pixies stand ("servant": the servant spot), `mine` how many are in the
    mine (by itself: all others), `rocks` those at its lowest places. `pocket` lies on the permanent tile.
    `tracks` are the fields on the silver and the gold track. A `penalty` moves the score disc alone.
    """

    goods: dict[str, int] = Field(default_factory=dict)
    pixies: tuple[str, ...] = ()
    mine: int | None = None
    rocks: tuple[int, ...] = ()
    prizes: tuple[str, ...] = ()
    servants: tuple[str, ...] = ()
    rewards: tuple[int, ...] = ()
    food_tile: str = ""
    one_use: str = ""
    permanent: str = ""
    pocket: str = ""
    tracks: tuple[int, int] = (1, 1)
    discs: int | None = None
    passed: bool = False
    penalty: int = 0
    offering: dict[str, int] = Field(default_factory=dict)


class Given(ContentModel):
    """A position; `players` in order, the favourite first, and `next` what is to be done.

    All goods that nobody has are in the supply, tiles on the board, prizes in their rows. `discs` says whose
    discs lie on spaces, `small` the small cubes where their order is another; `bag` what is in the bag,
    `supply` what is left where the rest is boxed, `demanded` the foods demanded so far.
    `state` is laid over the state as it would be saved, for what has no key of its own here.
    """

    players: dict[str, GivenPlayer | None]
    next: tuple[Next, ...] | Next
    round: int = 1
    seed: int = 1
    small: tuple[str, ...] = ()
    discs: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    permanents: tuple[str, ...] = ()
    food_stack: tuple[str, ...] | None = None
    prizes_taken: tuple[str, ...] = ()
    bag: dict[str, int] | None = None
    supply: dict[str, int] = Field(default_factory=dict)
    special_row: dict[str, int] | None = None
    demanded: tuple[str, ...] = ()
    dummy: tuple[str, ...] = ()
    open_screens: bool = False
    state: dict[str, Any] = Field(default_factory=dict)
