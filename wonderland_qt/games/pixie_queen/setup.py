"""Set-up: the table before the first round (SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.content.pack import ROCK, Pack
from wonderland_qt.games.pixie_queen.state import NOBODY, TRACKS, Mine, Player, State
from wonderland_qt.parts.seating import seated_by_chance

SCREENS = "screens"
CLOSED, OPEN = "closed", "open"


class NewGame(msgspec.Struct, frozen=True):
    """What a table chose before a game: who sits where, the seed, and whether screens are open (SECRET-5)."""

    seats: tuple[PlayerId, ...]
    seed: int = 0
    open_screens: bool = False


def seated(_pack: Pack, seats: tuple[PlayerId, ...], seed: int, options: Mapping[str, str]) -> NewGame:
    """Return the set-up for these colours by seat; raises ValueError when one sits twice."""
    if len(set(seats)) < len(seats):
        raise ValueError(f"a player sits at the table twice: {', '.join(seats)}")
    screens = options.get(SCREENS, CLOSED)
    if screens not in (CLOSED, OPEN):
        raise ValueError(f"screens are {CLOSED} or {OPEN}, not {screens!r}")
    return NewGame(seats, seed, screens == OPEN)


def seated_anyhow(pack: Pack, players: int, seed: int, options: Mapping[str, str]) -> NewGame:
    """Return a table of so many players with colours and seats by chance."""
    drawn = seated_by_chance(roster(pack), players, seed, "colours")
    return seated(pack, drawn.seats, drawn.seed, options)


def options_of(_pack: Pack, chosen: NewGame) -> dict[str, str]:
    """Return the options by which a table was set up."""
    return {SCREENS: OPEN if chosen.open_screens else CLOSED}


def roster(pack: Pack) -> tuple[PlayerId, ...]:
    """Return the colours (COMP-2)."""
    return tuple(PlayerId(colour.id) for colour in pack.content.colours)


def starting_state(pack: Pack, chosen: NewGame) -> State[Any]:
    """Return the state before anything is dealt: cubes by seat, goods in the supply, discs with players.

    Rules: SETUP-1, SETUP-4 to SETUP-11, TWO-1.
    """
    table, setup = pack.tables[len(chosen.seats)], pack.setup
    none = dict.fromkeys(pack.goods, 0)
    rocks = (0,) * pack.content.mine.chained
    supply = {
        good.id: good.total - setup.bag.get(good.id, 0) - setup.special_row.get(good.id, 0)
        for good in pack.content.goods
    }
    dummy = next(colour for colour in roster(pack) if colour not in chosen.seats) if table.dummy else NOBODY
    return State(
        seed=chosen.seed,
        seats=chosen.seats,
        players={
            seat: Player(
                seat, Mine(table.pixies, rocks), none, dict.fromkeys(TRACKS, 1), discs=pack.settings.discs
            )
            for seat in chosen.seats
        },
        small=chosen.seats,
        large=chosen.seats,
        supply=supply,
        special_row={**none, **setup.special_row},
        bag=bag_of(pack, len(chosen.seats)),
        rewards=setup.rewards,
        food_stack=table.food_tiles,
        one_use=pack.one_use,
        permanents=(),
        boxed=pack.permanents,
        prizes=tuple(pack.prizes),
        round_tiles=tuple(good for good, tiles in setup.round_tiles.items() for _ in range(tiles)),
        dummy=dummy,
        dummy_mine=Mine(table.pixies if table.dummy else 0, rocks),
        open_screens=chosen.open_screens,
    )


def bag_of(pack: Pack, players: int) -> tuple[str, ...]:
    """Return the markers that are put into the bag (SETUP-10)."""
    rocks = min(pack.setup.rocks_each * players, pack.settings.rocks)
    goods = [good for good, tokens in pack.setup.bag.items() for _ in range(tokens)]
    return (*goods, *[ROCK] * rocks)
