"""Soundness: checks that a game can be shown to every viewer, and can be played to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.lookahead.playout import playout
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.table.pieces import astray
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError

LOOKED_AT_EVERY = 60
"""After how many decisions each the table is checked in a playout."""
PLAYED_OUT_WITH = (1, 2, 3)
"""The seeds of the playouts."""
MOST_COUNTED, MOST_PIECES = 1_000, 2_000
"""The largest number in a state, and the most pieces on a table: far more than any game needs."""
OF_CHANCE = {"seed", "streams"}
"""The fields of a state whose numbers are random and not counts."""


class Unsound(WordedError, ValueError):
    """A game cannot be shown, or has a state that no game can reach."""


def lay_table(ruleset: AnyRuleset, game: AnyGame, viewer: PlayerId | None) -> None:
    """Build the table for a viewer as a check; raises Unsound, or whatever the game's display raises."""
    seats, view = ruleset.players(game.state), ruleset.view(game, viewer)
    pieces = tuple(ruleset.display.pieces(view, game.content))
    if len(pieces) > MOST_PIECES:
        raise Unsound(text("unsound-pieces", pieces=str(len(pieces))))
    problem = astray(pieces)
    if problem is not None:
        raise Unsound(problem)
    looking = Looking(seats, viewer, near=viewer or seats[0], asked=game.decisions)
    ruleset.display.stage(view, game.content, looking)
    ruleset.narration.standings(game, viewer)


def check_shown(ruleset: AnyRuleset, game: AnyGame) -> None:
    """Check that a game can be shown to every viewer; raises Unsound, or whatever the game raises."""
    for viewer in (None, *ruleset.players(game.state)):
        lay_table(ruleset, game, viewer)
    ruleset.narration.moment(game.state)
    ruleset.scores(game)
    if game.over:
        ruleset.winners(game)


def check_sound(ruleset: AnyRuleset, game: AnyGame) -> None:
    """Check a game not played from its set-up, and play it out; raises Unsound, or any rule's error."""
    unique_pieces = Counter(ruleset.one_of_each(game.state))
    doubled = [piece for piece, count in unique_pieces.items() if count > 1]
    if doubled:
        raise Unsound(text("unsound-twice", piece=str(doubled[0])))
    state = msgspec.json.decode(ruleset.codec.encode(game.state))
    largest = max(_sizes_of_numbers(state), default=0)
    if largest > MOST_COUNTED:
        raise Unsound(text("unsound-count", count=quoted(str(largest)), most=str(MOST_COUNTED)))
    check_shown(ruleset, game)
    for seed in PLAYED_OUT_WITH:
        for number, played in enumerate(playout(game.clone(), seed), start=1):
            if number % LOOKED_AT_EVERY == 0 or played.over:
                check_shown(ruleset, played)


def _sizes_of_numbers(value: Any) -> Iterator[int]:
    """Yield the size of every number in a state, except those of chance."""
    if isinstance(value, dict):
        for name, member in value.items():
            if name not in OF_CHANCE:
                yield from _sizes_of_numbers(member)
    elif isinstance(value, list):
        for member in value:
            yield from _sizes_of_numbers(member)
    elif isinstance(value, int):
        yield abs(value)
