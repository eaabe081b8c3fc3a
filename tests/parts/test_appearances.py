"""Appearances: what the YAML says of facts is heard and seen; what is wrong in it is named with its place."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.engine.appearance import UNNOTICED, Appearance
from wonderland_qt.engine.content.content import read_content
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.cues import Arrival, Fall, Handful, Journey, Roll, Strike
from wonderland_qt.engine.facts import Fact, PlayerFact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Interlude
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.parts.appearances import Appearances, appearance, appearances_fit
from wonderland_qt.parts.phases import PhaseBegun

ANN = PlayerId("ann")


class PebbleThrown(PlayerFact):
    """A player threw pebbles at something."""

    at: str = ""
    pebbles: int = 1


class Pond(ContentModel):
    """A content of which only looks are told."""

    appearances: Appearances


@dataclass
class Pack:
    """A pack of it."""

    content: Pond


FITS = appearances_fit(sys.modules[__name__])
THROWN = PebbleThrown(player=ANN, at="duck", pebbles=3)


def read(folder: Path, written: str) -> Pack:
    """Return the pack of a file; raises ContentMistakes."""
    (folder / "pond").mkdir(exist_ok=True)
    (folder / "pond" / "looks.yaml").write_text(f"appearances:\n{written}", encoding="utf-8")
    return Pack(read_content([folder], "pond", Pond, [FITS]))


def seen(folder: Path, written: str, fact: Fact = THROWN) -> Appearance:
    """Return how a fact appears by a file."""
    return appearance(fact, read(folder, written))


@pytest.mark.parametrize(
    ("moves", "cue"),
    [
        ('{journey: "pebble:{player}"}', Journey("pebble:ann")),
        ('{journey: {piece: "pebble:{player}", origin: "{at}"}}', Journey("pebble:ann", "duck")),
        ("{arrival: {place: pond, origin: shore}}", Arrival("pond", "shore")),
        (
            '{handful: {like: pebble, origin: shore, goal: "{at}", count: "{pebbles}"}}',
            Handful("pebble", "shore", "duck", 3),
        ),
        ('{fall: "{at}:{player}"}', Fall("duck:ann")),
        ("{strike: {piece: pond, tool: a/b, flies: c/d}}", Strike("pond", "a/b", "c/d")),
        ('{roll: {die: die, shows: "{pebbles}"}}', Roll("die", 3)),
        ('{roll: {die: die, shows: "{at}"}}', Roll("die", None)),
    ],
)
def test_what_moves_names_what_the_fact_speaks_of(moves: str, cue: Any, tmp_path: Path) -> None:
    assert seen(tmp_path, f"  PebbleThrown: {{moves: {moves}}}") == Appearance(cue=cue)


def test_an_interlude_is_told_what_its_title_needs(tmp_path: Path) -> None:
    written = '{title: hit, naming: [at, pebbles], text: "{at}", picture: "bird/{at}", light: night}'
    between = Interlude(text("hit", at=Text("duck"), pebbles=3), Text("duck"), "bird/duck", "night")
    assert seen(tmp_path, f"  PebbleThrown: {{sound: plop, interlude: {written}}}") == Appearance(
        "plop", interlude=between
    )


WHEN = """
  PebbleThrown:
    sound: plop
    moves: {journey: pebble}
    when:
      at:
        duck: {sound: quack, when: {pebbles: {"1": {sound: peep}}}}
        none: {moves: {fall: pebble}}
      pebbles:
        "3": {sound: splash}
"""


@pytest.mark.parametrize(
    ("at", "pebbles", "meant"),
    [
        ("stone", 1, Appearance("plop", Journey("pebble"))),
        ("stone", 3, Appearance("splash", Journey("pebble"))),
        ("duck", 3, Appearance("quack", Journey("pebble"))),
        ("duck", 1, Appearance("peep", Journey("pebble"))),
        ("", 3, Appearance("plop", Fall("pebble"))),
    ],
)
def test_what_a_fact_says_may_let_it_appear_otherwise(
    at: str, pebbles: int, meant: Appearance, tmp_path: Path
) -> None:
    assert seen(tmp_path, WHEN, PebbleThrown(player=ANN, at=at, pebbles=pebbles)) == meant


def test_of_what_nobody_wrote_nothing_is_heard_or_seen(tmp_path: Path) -> None:
    assert seen(tmp_path, WHEN, PhaseBegun(phase="tea", round=1)) == UNNOTICED
    assert appearance(THROWN, Pack(Pond.model_validate({}))) == UNNOTICED


@pytest.mark.parametrize(
    ("written", "line", "told"),
    [
        ("  PebbleTrown: {sound: plop}", 2, "did you mean 'PebbleThrown'"),
        ('  PebbleThrown:\n    moves: {fall: "{pebble}"}', 3, "did you mean 'pebbles'"),
        ("  PebbleThrown:\n    interlude: {title: a, text: b, naming: [how]}", 3, "nothing of 'how'"),
        ("  PebbleThrown:\n    when:\n      size: {}", 4, "nothing of 'size'"),
        (
            '  PebbleThrown:\n    when:\n      at:\n        duck: {moves: {fall: "{to}"}}',
            5,
            "of 'to'",
        ),
        ("  PebbleThrown:\n    moves: {jurney: pebble}", 3, "did you mean 'journey'"),
        ("  PebbleThrown:\n    moves: {roll: {die: die}}", 3, "shows"),
        ("  PebbleThrown:\n    noise: plop", 3, "noise"),
    ],
)
def test_what_is_written_wrongly_is_named_with_its_line(
    written: str, line: int, told: str, tmp_path: Path
) -> None:
    with pytest.raises(ContentMistakes) as refused:
        read(tmp_path, written)
    (mistake,) = refused.value.mistakes
    assert (mistake.path.name, mistake.line) == ("looks.yaml", line)
    assert told in str(mistake)


def test_a_field_is_no_way_into_the_program(tmp_path: Path) -> None:
    with pytest.raises(ContentMistakes, match="__class__"):
        read(tmp_path, '  PebbleThrown: {moves: {fall: "{__class__}"}}')
