"""`python -m tests.every_game.digest`: what seeded games of every game come to, one digest of each kind.

A rename leaves all of them as they are. Fields count by their order and not by their name; kinds of steps
and events that have a new name count under the one in `RENAMED`.
"""

from __future__ import annotations

import argparse
import dataclasses
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any

import msgspec

from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.earlier_ids import FILE
from wonderland_qt.engine.words.texts import Text

RENAMED: dict[str, str] = {}
"""The earlier name of a kind of step or event, by the name it has now."""

RENAMED_MESSAGES = {"trigger-": "window-", "preview-": "preview-"}
"""How the ids of messages began earlier, by how they begin now."""

EARLIER_IDS = {
    now: before
    for file in paths.resources().glob(f"*/{FILE}")
    for before, now in tomllib.loads(file.read_text(encoding="utf-8")).items()
    if isinstance(now, str)
}
"""The earlier ids of entries by those of now."""

_IDS_NOW = re.compile(rf"(?<![\w-])(?:{'|'.join(EARLIER_IDS)})(?![\w-])")

EARLIER_ARGUMENTS = {("option-copy", "value"): "worth"}
"""The earlier names of arguments, by their messages and the names that they have now."""

ADDED = {("Option", "amount")}
"""Fields that records did not have earlier, by the kind of record: they do not count."""

ADDED_ARGUMENTS = {("event-TrackClimbed", "price")}
"""Arguments that lines of the log did not have earlier, by their message: they do not count."""

ADDED_EVENTS = {"PlayerSkipped"}
"""Kinds of events that games did not have earlier: neither they nor their lines of the log count."""

KINDS = ("decisions", "states", "views", "events", "log", "evaluations")
EVALUATED = 10
"""Options are evaluated at one in so many decisions, as that takes longer than all the rest."""


def digests(game_id: str, games: int) -> dict[str, str]:
    """Return the digest of each kind of thing in so many games of all sizes, with random answers."""
    totals = {kind: sha256() for kind in KINDS}
    ruleset = GAMES[game_id]
    content = ruleset.load([paths.content()])
    sizes = tuple(ruleset.seating.sizes)
    for seed in range(games):
        for kind, seen in _game(ruleset, content, sizes[seed % len(sizes)], seed):
            totals[kind].update(repr(_plain(seen)).encode())
    return {kind: total.hexdigest()[:16] for kind, total in totals.items()}


def _game(ruleset: Any, content: Any, players: int, seed: int) -> Iterator[tuple[str, Any]]:
    """Yield all that one game shows, each with its kind."""
    events: list[Event] = []
    game = new_game(ruleset, content, players, seed, events)
    viewers = (None, *ruleset.players(game.state))
    for number, (decision, answer) in enumerate(choices(game, seed)):
        yield "decisions", (game.decisions, answer)
        yield from _position(ruleset, game, viewers)
        yield from _events(ruleset, content, events)
        if number % EVALUATED == 0 and ruleset.evaluate is not None:
            values = ruleset.evaluate(ruleset.view(game, decision.player), content, decision)
            yield "evaluations", [round(value, 6) for value in values]
        events.clear()
        game.choose(decision.player, answer)
    yield from _position(ruleset, game, viewers)
    yield from _events(ruleset, content, events)


def _position(ruleset: Any, game: Any, viewers: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    yield "states", game.state
    yield from (("views", ruleset.view(game, viewer)) for viewer in viewers)


def _events(ruleset: Any, content: Any, events: Iterable[Event]) -> Iterator[tuple[str, Any]]:
    for event in events:
        if type(event).__name__ in ADDED_EVENTS:
            continue
        yield "events", event
        line = ruleset.narration.log_text(event, content, {})
        yield "log", line and (line.key.partition("-")[2], _counted_arguments(line))


def _counted_arguments(line: Text) -> tuple[Any, ...]:
    """Return the arguments of a line that it had earlier, too."""
    return tuple(argument for argument in line.arguments if (line.key, argument[0]) not in ADDED_ARGUMENTS)


def _plain(value: Any) -> Any:
    """Return records as tuples that begin with their kind, and maps as pairs."""
    if isinstance(value, msgspec.Struct):
        return _plain_text(value) if isinstance(value, Text) else _plain_record(value)
    if isinstance(value, dict):
        return [(_plain(key), _plain(inner)) for key, inner in value.items()]
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    if isinstance(value, set | frozenset):
        return sorted(map(_plain, value))
    if dataclasses.is_dataclass(value):
        return tuple(_plain(getattr(value, field.name)) for field in dataclasses.fields(value))
    return _earlier(value) if isinstance(value, str) else value


def _plain_record(record: msgspec.Struct) -> Any:
    name = type(record).__name__
    fields = (field for field in record.__struct_fields__ if (name, field) not in ADDED)
    kind = RENAMED.get(name, name) if record.__struct_config__.tag else ""
    return (kind, *(_plain(getattr(record, field)) for field in fields))


def _plain_text(text: Text) -> Any:
    arguments = [(EARLIER_ARGUMENTS.get((text.key, name), name), value) for name, value in text.arguments]
    return "", _plain(text.key), _plain(arguments)


def _earlier(word: str) -> str:
    """Return the id of a message or of entries as it was earlier; any other word as it is."""
    word = _IDS_NOW.sub(lambda found: EARLIER_IDS[found[0]], word)
    begun = next((now for now in RENAMED_MESSAGES if word.startswith(now)), "")
    return RENAMED_MESSAGES.get(begun, "") + word.removeprefix(begun)


def main(tell: Callable[[str], None] = print) -> None:
    """Tell the digests of the games that are named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.every_game.digest", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="how many games of each")
    parser.add_argument("game", nargs="*", default=list(GAMES))
    chosen = parser.parse_args()
    for game_id in chosen.game:
        for kind, digest in digests(game_id, chosen.games).items():
            tell(f"{game_id} {kind} {digest}")


if __name__ == "__main__":
    main()
