"""Laws that hold for every game: what a save keeps, what an option may do, what a viewer may know."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.facts import Fact, PlayerId
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.ruleset import Ruleset

ROOT = Path(__file__).resolve().parent.parent
AnyGame = Game[Any, Any]
SOAK = os.environ.get("WONDERLAND_QT_SOAK") == "1" or os.environ.get("HYPOTHESIS_PROFILE") == "soak"
OPTIONS_TRIED = 1_000 if SOAK else 4
LONGEST = 20_000


@dataclass(frozen=True)
class Subject:
    """A game under the laws: how one begins from a seed, and what a viewer must not find in a view.

    `hidden` returns strings, such as the ids of hidden cards, none of which may occur in that view.
    """

    ruleset: Ruleset[Any, Any, Any]
    begin: Callable[[int, list[Fact] | None], AnyGame]
    hidden: Callable[[AnyGame, PlayerId | None], set[str]]

    def bytes_of(self, game: AnyGame) -> bytes:
        """Return the game's state as it would be saved."""
        return self.ruleset.codec.encode(game.state)

    def seats(self, game: AnyGame) -> tuple[PlayerId, ...]:
        """Return the players of a game."""
        return self.ruleset.players(game.state)


def figures(full: int) -> range:
    """Return seeds: a tenth of `full`, or all of them in a soak."""
    return range(full if SOAK else max(1, full // 10))


def playing(game: AnyGame, seed: int) -> Iterator[AnyGame]:
    """Yield the game at every decision, going on by options taken at random."""
    chance = OwnChance(seed)
    for _ in range(LONGEST):
        if game.over:
            return
        yield game
        player = chance.pick("player", game.waiting())
        decision = next(d for d in game.decisions if d.player == player)
        game.choose(player, chance.pick("option", decision.options).id)
    raise AssertionError(f"no end after {LONGEST} decisions")


def check_saving(subject: Subject, game: AnyGame) -> None:
    """A state read back has the same bytes and asks the same."""
    saved = subject.bytes_of(game)
    loaded = subject.ruleset.game(subject.ruleset.codec.decode(saved), game.pack)
    assert subject.bytes_of(loaded) == saved
    assert loaded.decisions == game.decisions
    assert loaded.waiting() == game.waiting()


def check_asking(subject: Subject, game: AnyGame) -> None:
    """Asking changes nothing, asks nobody twice and offers no id twice."""
    before, step = subject.bytes_of(game), game.state.agenda[-1]
    asked = game.rules.asks[type(step)](game, step)
    assert subject.bytes_of(game) == before
    assert set(game.decisions) <= set(asked)
    assert len({d.player for d in asked}) == len(asked)
    for decision in asked:
        assert len({option.id for option in decision.options}) == len(decision.options), decision


def check_options(subject: Subject, game: AnyGame, seed: int) -> None:
    """Every option can be taken in a clone, and the game does not notice."""
    before, decisions = subject.bytes_of(game), game.decisions
    for player in game.waiting():
        decision = next(d for d in decisions if d.player == player)
        for option in _some(decision.options, seed):
            tried = game.clone()
            assert subject.bytes_of(tried) == before
            tried.choose(player, option.id)
            assert subject.bytes_of(tried) != before, f"{player}: {option.id} does nothing at all"
    assert subject.bytes_of(game) == before
    assert game.decisions == decisions


def check_views(subject: Subject, game: AnyGame) -> None:
    """No view holds anything that is hidden from its viewer."""
    for viewer in (None, *subject.seats(game)):
        words = set(_strings(msgspec.to_builtins(subject.ruleset.view(game, viewer))))
        assert not words & subject.hidden(game, viewer), viewer


def check_determinising(subject: Subject, game: AnyGame, seed: int) -> None:
    """Dealing anew what is hidden changes no view of that player's, no question to them, but all chance."""
    before = subject.bytes_of(game)
    for viewer in subject.seats(game):
        state = subject.ruleset.determinise(game, viewer, seed)
        dealt = subject.ruleset.game(state, game.pack)
        seen, told = subject.ruleset.view(game, viewer), subject.ruleset.view(dealt, viewer)
        assert msgspec.to_builtins(told) == msgspec.to_builtins(seen)
        assert state.seed != game.state.seed
        assert not set(state.streams.items()) & set(game.state.streams.items())
        assert set(state.sealed) <= {viewer}
        assert _asked(dealt, viewer) == _asked(game, viewer)
    assert subject.bytes_of(game) == before


def check_seeds(subject: Subject, game: AnyGame) -> None:
    """What a bot is dealt depends on its seed alone, not on the true chance."""
    other = game.clone()
    other.state.seed, other.state.streams = 987_654_321, dict.fromkeys(game.state.streams, 1)
    for viewer in subject.seats(game):
        dealt = [subject.ruleset.determinise(g, viewer, 5) for g in (game, game, other)]
        first, second, third = (subject.ruleset.codec.encode(state) for state in dealt)
        assert first == second == third


def check_all(subject: Subject, seed: int) -> None:
    """Play one game and hold every law at every decision of it."""
    facts: list[Fact] = []
    for turn, game in enumerate(playing(subject.begin(seed, facts), seed)):
        check_saving(subject, game)
        check_asking(subject, game)
        check_views(subject, game)
        if SOAK or turn % 5 == seed % 5:
            check_options(subject, game, seed + turn)
            check_determinising(subject, game, seed + turn)
            check_seeds(subject, game)
    assert facts


def digest(subject: Subject, seed: int) -> str:
    """Return the hash of all states and decisions of one game."""
    total = sha256()
    for game in playing(subject.begin(seed, None), seed):
        total.update(subject.bytes_of(game))
        total.update(repr(game.decisions).encode())
    return total.hexdigest()


def printed_under(hash_seed: int, code: str) -> str:
    """Return what Python code prints in a process with this hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def _asked(game: AnyGame, player: PlayerId) -> list[Any]:
    return [decision for decision in game.decisions if decision.player == player]


def _some(options: tuple[Any, ...], seed: int) -> list[Any]:
    chance, left = OwnChance(seed), list(options)
    while len(left) > OPTIONS_TRIED:
        left.pop(chance.below("leave", len(left)))
    return left


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (word for pair in value.items() for part in pair for word in _strings(part))
    elif isinstance(value, list | tuple | set | frozenset):
        yield from (word for inner in value for word in _strings(inner))
