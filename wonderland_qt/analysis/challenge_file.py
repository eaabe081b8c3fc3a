"""Writes found challenges as scenario files, with a position in the fields of a saved game."""

from __future__ import annotations

import json
from datetime import datetime
from itertools import count
from pathlib import Path

import msgspec

from wonderland_qt.analysis.challenge_search import MEASURED, FoundChallenge
from wonderland_qt.engine.decisions import TOGETHER
from wonderland_qt.engine.scenarios.challenge import FOLDER
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup

ASK = "ask-"
SCHEMA = "# yaml-language-server: $schema=../../schema/challenge.json\n"


def save_challenge(folder: Path, setup: AnyScenarioSetup, found: FoundChallenge, table: str) -> Path:
    """Write a challenge to a new file beside its game's content, and return the file.

    It has the name of its question with a number; `table` describes in it the game where it was found.
    """
    challenges = folder / FOLDER
    challenges.mkdir(parents=True, exist_ok=True)
    stem = found.prompt.removeprefix(ASK).replace("-", "_")
    files = (challenges / f"{stem}_{number:02}.yaml" for number in count(1))
    file = next(file for file in files if not file.exists())
    file.write_text(challenge_text(setup, found, table), encoding="utf-8")
    return file


def challenge_text(setup: AnyScenarioSetup, found: FoundChallenge, table: str) -> str:
    """Return the YAML of a challenge; `table` describes its game, as in "game 7 between 3 bots"."""
    wins, ruleset = _wins_by_answer(setup, found), setup.ruleset
    best, *_others = wins
    state = json.loads(ruleset.codec.encode(found.state))
    position = "".join(f"  {field}: {_in_one_line(value)}\n" for field, value in state.items())
    figures = {"samples": MEASURED, "wins": wins, "points": found.points}
    today = f"{datetime.now().astimezone():%Y-%m-%d}"
    about = f"Found by search on {today} in {table}."
    return (
        f"{SCHEMA}about: {about}\ngame: {ruleset.id}\n"
        f"challenge:\n  ask: {found.player}\n"
        f"  measured: {_in_one_line(figures)}\n"
        f"play:\n  - {found.player}: {_in_one_line(best)}\n"
        f"position:\n{position}"
    )


def _wins_by_answer(setup: AnyScenarioSetup, found: FoundChallenge) -> dict[str, float]:
    """Return how many games of 100 each answer wins, as scenarios write answers, the best first.

    Of several answers whose options have the same names, only the best is kept.
    """
    wins: dict[str, float] = {}
    for answer, share in found.shares.items():
        option_names = map(setup.option_name, answer.split(TOGETHER))
        wins.setdefault(TOGETHER.join(option_names), round(100 * share, 1))
    return wins


def _in_one_line(value: object) -> str:
    """Return a value as JSON, which is also YAML, on one line."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode().replace("\n", " ")
