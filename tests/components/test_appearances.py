"""Appearances: what the YAML says of events is heard and seen; mistakes in it are named with their place."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.components.appearances import Appearances, appearance, appearances_fit
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.events import Event, PlayerEvent
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import UNNOTICED, Appearance
from wonderland_qt.engine.table.cues import Appear, Fall, Handful, Roll, Strike, Travel
from wonderland_qt.engine.table.stages import Interlude
from wonderland_qt.engine.words.texts import Text, text

ANN = PlayerId("ann")


class PebbleThrown(PlayerEvent):
    """A player threw pebbles at something."""

    at: str = ""
    pebbles: int = 1
    by: tuple[str, ...] = ("reed", "moss")


class Pond(ContentModel):
    """A content of which only looks are reported."""

    appearances: Appearances


@dataclass
class Content:
    """A content of it."""

    files: Pond


FITS = appearances_fit(sys.modules[__name__])
THROWN = PebbleThrown(player=ANN, at="duck", pebbles=3)


def read(folder: Path, written: str) -> Content:
    """Return the content of a file; raises ContentMistakes."""
    (folder / "pond").mkdir(exist_ok=True)
    (folder / "pond" / "looks.yaml").write_text(f"appearances:\n{written}", encoding="utf-8")
    return Content(read_content([folder], "pond", Pond, [FITS]))


def seen(folder: Path, written: str, event: Event = THROWN) -> Appearance:
    """Return how an event appears by a file."""
    return appearance(event, read(folder, written))


@pytest.mark.parametrize(
    ("moves", "cue"),
    [
        ('{travel: "pebble:{player}"}', Travel("pebble:ann")),
        ('{travel: {piece: "pebble:{player}", origin: "{at}"}}', Travel("pebble:ann", "duck")),
        ('{travel: {piece: pebble, way: "field:{by}"}}', Travel("pebble", way=("field:reed", "field:moss"))),
        ("{appear: {place: pond, origin: shore}}", Appear("pond", "shore")),
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
def test_what_moves_names_what_the_event_speaks_of(moves: str, cue: Any, tmp_path: Path) -> None:
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
    moves: {travel: pebble}
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
        ("stone", 1, Appearance("plop", Travel("pebble"))),
        ("stone", 3, Appearance("splash", Travel("pebble"))),
        ("duck", 3, Appearance("quack", Travel("pebble"))),
        ("duck", 1, Appearance("peep", Travel("pebble"))),
        ("", 3, Appearance("plop", Fall("pebble"))),
    ],
)
def test_what_a_event_says_may_let_it_appear_otherwise(
    at: str, pebbles: int, meant: Appearance, tmp_path: Path
) -> None:
    assert seen(tmp_path, WHEN, PebbleThrown(player=ANN, at=at, pebbles=pebbles)) == meant


def test_of_what_nobody_wrote_nothing_is_heard_or_seen(tmp_path: Path) -> None:
    assert seen(tmp_path, WHEN, PhaseBegun(phase="tea", round=1)) == UNNOTICED
    assert appearance(THROWN, Content(Pond.model_validate({}))) == UNNOTICED


@pytest.mark.parametrize(
    ("written", "line", "told"),
    [
        ("  PebbleTrown: {sound: plop}", 2, "did you mean 'PebbleThrown'"),
        ('  PebbleThrown:\n    moves: {fall: "{pebble}"}', 3, "did you mean 'pebbles'"),
        (
            "  PebbleThrown:\n    interlude: {title: a, text: b, naming: [how]}",
            3,
            "the event has no field 'how'",
        ),
        ("  PebbleThrown:\n    when:\n      size: {}", 4, "the event has no field 'size'"),
        (
            '  PebbleThrown:\n    when:\n      at:\n        duck: {moves: {fall: "{to}"}}',
            5,
            "no field 'to'",
        ),
        ("  PebbleThrown:\n    moves: {trevel: pebble}", 3, "did you mean 'travel'"),
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
