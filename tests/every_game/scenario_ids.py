"""The page of what scenarios can name, made from the games: `python -m tests.every_game.scenario_ids`.

What is asked, and with which ids, is gathered from random games with the frozen content of the tests, and
from positions of their scenarios for what such games seldom ask.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from tests.invariants import playing
from wonderland_qt import paths
from wonderland_qt.components.entries import entries
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.installed_games import GAMES, scenario_setup_of
from wonderland_qt.engine.scenarios.asked_now import without_numbers_in_front
from wonderland_qt.engine.scenarios.opening_state import opening_of
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup, Misplaced
from wonderland_qt.engine.scenarios.script import read_scripts
from wonderland_qt.engine.words.localization import REFERENCE, Words
from wonderland_qt.engine.words.texts import Text

PAGE = Path(__file__).parents[2] / "docs/scenario-ids.md"
COMMAND = "python -m tests.every_game.scenario_ids"
OF_GAMES = Path(__file__).parents[1] / "games"
ON_THE_PAGE = [game for game in GAMES if (OF_GAMES / game / "first_printing").is_dir()]
"""Games with a frozen content in their tests: a game of another package has a page of its own."""

SEEDS, DECISIONS = 20, 12
"""How many games are played, and how many decisions from a position."""

MOST_IDS, SOME = 60, 6
"""Of more ids than these only some are listed."""

FIRST_WORD = re.compile(r"[:@=]|\d+$")

HEAD = f"""# Ids for scenarios

Made from the games by `{COMMAND}`; a test says when it is out of date.
[scenarios.md](scenarios.md) says how to write scenarios. Ids of options are examples, one a first word.
The other parts of an id name things: `build:camp_2:A1` builds on another square than `build:camp_2:C4`.
Every event has a `cause` too.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join((HEAD, *map(chapter, ON_THE_PAGE)))


def chapter(game: str) -> str:
    """Return what the page says of a game."""
    setup = scenario_setup_of(game, (OF_GAMES / game / "first_printing",), paths.rulebook(game, REFERENCE))
    words = Words.load(paths.words(game), REFERENCE, setup.ruleset.narration.content_words(setup.content))
    parts = (
        f"# {words.say(Text('box-title'))}\n",
        *_table("## What is asked", ("prompt", "for example", "options"), _questions(setup, words)),
        *_table("## Names", ("of", "ids"), _names(setup)),
        *_table("## Events", ("event", "fields"), _events(setup)),
    )
    return "\n".join(parts)


def _table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"{title}\n"
    for row in (heads, ["---"] * len(heads), *rows):
        yield f"| {' | '.join(cell.replace('|', '/') for cell in row)} |"
    yield ""


def _questions(setup: AnyScenarioSetup, words: Words) -> Iterator[Sequence[str]]:
    asked: dict[str, tuple[str, dict[str, str]]] = {}
    for decision in _decisions(setup):
        said, options = asked.setdefault(decision.prompt.key, (words.say(decision.prompt), {}))
        for option in decision.options:
            written = without_numbers_in_front(setup.option_name(option.id))
            options.setdefault(FIRST_WORD.split(written)[0], written)
    for prompt, (said, options) in sorted(asked.items()):
        yield code([prompt]), said, code(written for _, written in sorted(options.items()))
    rest = sorted(_prompts(setup) - asked.keys())
    if rest:
        yield code(rest), "seldom asked", "a wrong answer lists them"


def _prompts(setup: AnyScenarioSetup) -> set[str]:
    """Return the messages of all that a game asks."""
    own = Words.load(paths.words(setup.ruleset.id)[1:], REFERENCE)
    return {key for key in own.catalogue if key.startswith("ask-")}


def _decisions(setup: AnyScenarioSetup) -> Iterator[Decision]:
    """Yield what is asked in random games, and from positions of scenarios what these lacked."""
    lacking = _prompts(setup)
    for decision in (d for game in _games(setup) for d in game.decisions):
        lacking.discard(decision.prompt.key)
        yield decision
    for file in sorted((OF_GAMES / setup.ruleset.id / "scenarios").rglob("*.yaml")) if lacking else ():
        for decision in (d for game in _from_scenario(setup, file) for d in game.decisions):
            if decision.prompt.key in lacking:
                yield decision


def _games(setup: AnyScenarioSetup) -> Iterator[Any]:
    seating, sizes = setup.ruleset.seating, setup.ruleset.seating.sizes
    for seed in range(SEEDS):
        options = {
            option.id: option.values[seed % len(option.values)].id
            for option in seating.options(setup.content)
        }
        chosen = seating.random_new_game(setup.content, sizes[seed % len(sizes)], seed, options)
        yield from playing(setup.ruleset.new(setup.content, chosen, None), seed)


def _from_scenario(setup: AnyScenarioSetup, file: Path) -> Iterator[Any]:
    """Yield random games from the positions of a scenario, where this content has its names."""
    try:
        states = [opening_of(script, setup) for script in read_scripts(file, setup.given)]
    except (ContentMistakes, Misplaced):
        return
    for state in states:
        yield from islice(playing(setup.ruleset.game(state, setup.content).advance(), 1), DECISIONS)


def _names(setup: AnyScenarioSetup) -> Iterator[Sequence[str]]:
    content, named = setup.content.files, set[str]()
    for section in type(content).model_fields:
        ids = [entry.id for entry in entries(getattr(content, section))]
        named.update(ids)
        if ids:
            yield f"`{section}`", _some(ids)
    yield "more words of events and states", _some(sorted(set(setup.names) - named))
    yield "streams of `chance`", _some(sorted(setup.streams))


def _events(setup: AnyScenarioSetup) -> Iterator[Sequence[str]]:
    for event in sorted(setup.events, key=lambda event: event.__name__):
        own = [field for field in event.__struct_fields__ if field not in Event.__struct_fields__]
        yield f"`{event.__name__}`", code(own)


def _some(ids: Sequence[str]) -> str:
    more = f" and {len(ids) - SOME} more" if len(ids) > MOST_IDS else ""
    return code(ids[:SOME] if more else ids) + more


def code(written: Iterable[str]) -> str:
    """Return words as code, one after another."""
    return ", ".join(f"`{word}`" for word in written)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
