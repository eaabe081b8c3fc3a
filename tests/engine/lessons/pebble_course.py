"""A small course for Pebbles, and the folder it is read from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.engine.pebbles import ANN
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.lessons.course import Course
from wonderland_qt.engine.lessons.course_files import Taught, read_courses
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId

LANGUAGES = ("en", "pl")

COURSE = """\
title: {en: Pebbles, pl: Kamyki}
teacher: crab
table:
  seed: 1
  seats:
    - {role: ann}
    - {role: ben, bot: stubborn}
lessons:
  - id: laying
    title: {en: Laying, pl: Kładzenie}
    hints:
      - id: goal
        when: {asked: lay}
        say: {en: [The goal, Win points.], pl: [Cel, Zdobywaj punkty.]}
      - id: highest
        when: {asked: lay}
        touch: {option: "lay-*"}
        insist: true
        say: {en: [Lay a pebble.], pl: [Połóż kamyk.]}
        instead: {en: No., pl: Nie.}
  - id: winning
    title: {en: Winning, pl: Wygrana}
    hints:
      - id: won
        when: {asked: [take-or-press, swap], event: {PebblesLaid: {}}}
        rare: true
        say: {en: [You have won.], pl: [Wygrana.]}
      - id: press
        when: {asked: take-or-press, after: highest}
        touch: {option: press}
        insist: true
        say: {en: [Press your luck.], pl: [Kuś los.]}
"""


class Stubborn:
    """Lays Ann's highest pebble, and the lowest of everybody else."""

    name = "stubborn"

    def __init__(self, player: PlayerId) -> None:
        self._end = -1 if player == ANN else 0

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:  # noqa: ARG002 every bot is asked like this
        """Return the first or the last option."""
        return decision.options[self._end].id


def stubborn(_kind: str, player: PlayerId) -> Stubborn:
    """Return a bot for a player."""
    return Stubborn(player)


def read(folder: Path, written: str = COURSE) -> Taught[Course]:
    """Return a course as written."""
    file = folder / "pebbles" / "lessons" / "first_game.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written, encoding="utf-8")
    (course,) = read_courses([folder], "pebbles", LANGUAGES)
    return course


def line_of(written: str, part: str) -> int:
    """Return the last line in which a part of a file stands, from 1."""
    return max(number for number, line in enumerate(written.splitlines(), 1) if part in line)
