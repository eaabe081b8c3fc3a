"""Adapters for research, without PettingZoo and OpenSpiel; `make check-extra` runs their own suites."""

from __future__ import annotations

import copy

import pytest

from wonderland_qt import api
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.research.layouts import SPARE, VERSION, flat, layout
from wonderland_qt.research.seated_game import SeatedGame

EACH = pytest.mark.parametrize(
    ("name", "players"), [(game, max(sizes)) for game, sizes in api.games().items()]
)


def played(name: str, players: int, seed: int, steps: int = 10_000) -> SeatedGame:
    """Return a game after so many random picks, or at its end."""
    seated, chance = SeatedGame(api.new_game(name, players, seed)), OwnChance(seed)
    for _ in range(steps):
        if seated.over:
            break
        seated.step(chance.pick("action", sorted(seated.legal)))
    return seated


@EACH
def test_numbers_and_entries_have_one_meaning_each(name: str, players: int) -> None:
    known = layout(name)
    assert known.version == VERSION
    assert sorted(known.actions.values()) == list(range(len(known.actions)))
    assert sorted(known.entries.values()) == list(range(len(known.entries)))
    seated = played(name, players, 901, 20)
    for number, option in seated.legal.items():
        assert known.actions.get(option, number) == number
    assert len(seated.tensor(0)) == known.width == len(known.entries) + SPARE


@EACH
def test_a_game_ends_step_by_step_and_its_returns_add_up(name: str, players: int) -> None:
    seated = played(name, players, 902)
    assert seated.over
    assert sum(seated.returns()) == pytest.approx(1)
    assert sum(seated.returns("margin")) == pytest.approx(0)
    assert seated.legal == {}


@EACH
def test_a_copy_goes_on_by_itself(name: str, players: int) -> None:
    seated = played(name, players, 903, 15)
    copied, before = copy.deepcopy(seated), seated.information(0)
    copied.step(min(copied.legal))
    assert seated.information(0) == before
    seated.step(min(seated.legal))
    assert [seated.information(seat) for seat in range(players)] == [
        copied.information(seat) for seat in range(players)
    ]


def test_what_a_player_picks_of_several_is_seen_by_no_one_else() -> None:
    seated = SeatedGame(api.new_game("bunny_kingdom", 2, seed=1))
    others = 1 - seated.seat
    before, mine = seated.information(others), seated.information(seated.seat)
    seated.step(min(seated.legal))
    assert seated.information(others) == before
    assert seated.information(seated.seat) != mine


def test_entries_are_named_by_where_they_stand() -> None:
    seen: dict[str, api.JSON] = {
        "round": 2,
        "hand": ["a", "a"],
        "open": True,
        "at": {"x": "left"},
        "no": None,
    }
    assert list(flat(seen)) == [
        ("round", 2.0),
        ("hand.count", 2.0),
        ("hand=a", 1.0),
        ("hand=a", 1.0),
        ("open", 1.0),
        ("at.x=left", 1.0),
    ]
