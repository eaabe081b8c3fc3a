"""A whole game as text: what was asked, what was offered and taken, what happened, how the table changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.ruleset import Ruleset

AnyGame = Game[Any, Any]
AnyRuleset = Ruleset[Any, Any, Any]
Table = dict[str, str]


def playthrough(ruleset: AnyRuleset, pack: Any, players: int, seed: int) -> str:
    """Return a game among so many players who choose by chance, line by line."""
    return "\n".join(_told(ruleset, pack, players, seed)) + "\n"


def _told(ruleset: AnyRuleset, pack: Any, players: int, seed: int) -> Iterator[str]:
    facts: list[Fact] = []
    game = new_game(ruleset, pack, players, seed, facts)
    yield f"{players} players, seed {seed}: {' '.join(game.state.seats)}"
    yield from _happened(facts)
    before: Table = {}
    for number, (decision, answer) in enumerate(choices(game, seed), start=1):
        now = table(ruleset, game)
        yield from _changed(before, now)
        before = now
        yield ""
        yield f"{number}. {decision.player}: {_said(decision)}"
        taken = decision.options_of(answer)
        yield from (_offered(offered, offered in taken) for offered in decision.options)
        if decision.picks > 1:
            yield f"  = {answer}"
        facts.clear()
        game.choose(decision.player, answer)
        yield from _happened(facts)
    yield from _changed(before, table(ruleset, game))
    yield f"winners: {' '.join(ruleset.winners(game))}"


def new_game(
    ruleset: AnyRuleset, pack: Any, players: int, seed: int, facts: list[Fact] | None = None
) -> AnyGame:
    """Return a game of so many players in seats by chance, at its first decision."""
    return ruleset.new(pack, ruleset.seating.by_chance(pack, players, seed, {}), facts)


def choices(game: AnyGame, seed: int) -> Iterator[tuple[Decision, str]]:
    """Yield what is asked and what chance answers; whoever iterates gives the answer."""
    chance = OwnChance(seed)
    while not game.over:
        asked = game.waiting()[0]
        decision = next(decision for decision in game.decisions if decision.player == asked)
        yield decision, by_chance(chance, decision)


def by_chance(chance: OwnChance, decision: Decision) -> str:
    """Return any answer, one option picked after another."""
    while decision.picks > 1:
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
    secret = " (private)" if decision.private else " (unseen)" if decision.unseen else ""
    arguments = "".join(f" {name}={_value(value)}" for name, value in decision.prompt.arguments)
    return f"{decision.prompt.key}{arguments}{secret}"


def _offered(option: Option, taken: bool) -> str:
    hand = f" [{option.take} -> {option.put}]" if option.take or option.put else ""
    return f"  {'*' if taken else '-'} {option.id}{hand}"


def _happened(facts: list[Fact]) -> Iterator[str]:
    for fact in facts:
        named = [(name, getattr(fact, name)) for name in fact.__struct_fields__]
        told = " ".join(f"{name}={_value(value)}" for name, value in named if value not in ("", ()))
        yield f"  {type(fact).__name__} {told}"


def _value(value: Any) -> str:
    key = getattr(value, "key", None)
    if key is not None:
        return str(key)
    return ",".join(map(_value, value)) if isinstance(value, list | tuple) else str(value)
