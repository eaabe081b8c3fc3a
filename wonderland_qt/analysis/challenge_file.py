"""The file of a challenge that was found: a scenario whose position is told in the fields of a saved game."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import msgspec

from wonderland_qt.analysis.challenge_search import MEASURED, FoundChallenge
from wonderland_qt.bots.rollouts import AnyRuleset
from wonderland_qt.engine.scenarios.challenge import FOLDER

ASK = "ask-"


def save_challenge(folder: Path, ruleset: AnyRuleset, found: FoundChallenge, players: int, seed: int) -> Path:
    """Write a challenge beside the content of its game under a free name, and return its file."""
    challenges = folder / FOLDER
    challenges.mkdir(parents=True, exist_ok=True)
    stem = found.prompt.removeprefix(ASK).replace("-", "_")
    number = 1
    while (file := challenges / f"{stem}_{number:02}.yaml").exists():
        number += 1
    file.write_text(challenge_text(ruleset, found, players, seed), encoding="utf-8")
    return file


def challenge_text(ruleset: AnyRuleset, found: FoundChallenge, players: int, seed: int) -> str:
    """Return the YAML of a challenge."""
    best = next(iter(found.shares))
    wins = {answer: round(100 * share, 1) for answer, share in found.shares.items()}
    state = json.loads(ruleset.codec.encode(found.state))
    position = "".join(f"  {field}: {_flow(value)}\n" for field, value in state.items())
    today = f"{datetime.now().astimezone():%Y-%m-%d}"
    about = f"Found by search on {today} in game {seed} between {players} bots."
    return (
        f"about: {about}\ngame: {ruleset.id}\n"
        f"challenge:\n  ask: {found.player}\n"
        f"  measured: {_flow({'samples': MEASURED, 'wins': wins})}\n"
        f"play:\n  - {found.player}: {_flow(best)}\n"
        f"position:\n{position}"
    )


def _flow(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode().replace("\n", " ")
