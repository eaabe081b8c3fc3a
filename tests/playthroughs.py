"""A whole game as text: what was asked, what was offered and taken, what happened, how the table changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.ruleset import AnyRuleset

Table = dict[str, str]


def playthrough(ruleset: AnyRuleset, content: Any, players: int, seed: int) -> str:
    """Return a game among so many players who choose at random, line by line."""
    return "\n".join(_told(ruleset, content, players, seed)) + "\n"


def _told(ruleset: AnyRuleset, content: Any, players: int, seed: int) -> Iterator[str]:
    events: list[Event] = []
    game = new_game(ruleset, content, players, seed, events)
    yield f"{players} players, seed {seed}: {' '.join(game.state.seats)}"
    yield from _happened(events)
    before: Table = {}
    for number, (decision, answer) in enumerate(choices(game, seed), start=1):
        now = table(ruleset, game)
        yield from _changed(before, now)
        before = now
        yield ""
        yield f"{number}. {decision.player}: {_said(decision)}"
        taken = decision.options_of(answer)
        yield from (_offered(offered, offered in taken) for offered in decision.options)
        if decision.pick_count > 1:
            yield f"  = {answer}"
        events.clear()
        game.choose(decision.player, answer)
        yield from _happened(events)
    yield from _changed(before, table(ruleset, game))
    yield f"winners: {' '.join(ruleset.winners(game))}"


def new_game(
    ruleset: AnyRuleset, content: Any, players: int, seed: int, events: list[Event] | None = None
) -> AnyGame:
    """Return a game of so many players in seats at random, at its first decision."""
    return ruleset.new(content, ruleset.seating.random_new_game(content, players, seed, {}), events)


def choices(game: AnyGame, seed: int) -> Iterator[tuple[Decision, str]]:
    """Yield what is asked and what chance answers; anyone who iterates gives the answer."""
    chance = OwnChance(seed)
    while not game.over:
        asked = game.waiting()[0]
        decision = next(decision for decision in game.decisions if decision.player == asked)
        yield decision, random_answer(chance, decision)


def random_answer(chance: OwnChance, decision: Decision) -> str:
    """Return any answer, one option picked after another."""
    while decision.pick_count > 1:
        decision = decision.after(chance.pick("option", decision.options).id)
    return decision.answer(chance.pick("option", decision.options).id)


def table(ruleset: AnyRuleset, game: AnyGame) -> Table:
    """Return the public view, a line for each of its values."""
    return dict(_lines(msgspec.to_builtins(ruleset.view(game, None)), ""))


def _lines(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from _lines(inner, f"{path}.{name}" if path else str(name))
    else:
        yield path, " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _changed(before: Table, now: Table) -> Iterator[str]:
    for path in sorted(before.keys() | now.keys()):
        if before.get(path) != now.get(path):
            yield f"    {path} = {now[path]}" if path in now else f"    {path} is gone"


def _said(decision: Decision) -> str:
    secret = " (private)" if decision.private else " (unseen)" if decision.face_down else ""
    arguments = "".join(f" {name}={_value(value)}" for name, value in decision.prompt.arguments)
    return f"{decision.prompt.key}{arguments}{secret}"


def _offered(option: Option, taken: bool) -> str:
    hand = f" [{option.take} -> {option.put}]" if option.take or option.put else ""
    return f"  {'*' if taken else '-'} {option.id}{hand}"


def _happened(events: list[Event]) -> Iterator[str]:
    for event in events:
        named = [(name, getattr(event, name)) for name in event.__struct_fields__]
        told = " ".join(f"{name}={_value(value)}" for name, value in named if value not in ("", ()))
        yield f"  {type(event).__name__} {told}"


def _value(value: Any) -> str:
    key = getattr(value, "key", None)
    if key is not None:
        return str(key)
    return ",".join(map(_value, value)) if isinstance(value, list | tuple) else str(value)
