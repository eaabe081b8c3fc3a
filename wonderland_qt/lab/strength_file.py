"""The file of characters: their strength changes in it, and when, from which commit and by how many games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wonderland_qt.engine.content.yaml.yaml_edits import NoSuchYamlPath, flow, rewritten, with_field
from wonderland_qt.lab.character_strength import CharacterStrength
from wonderland_qt.lab.tuned_file import noted_now

FILE, SECTION = "bots.yaml", "bot_strength"


def save_strength(
    content_folder: Path, game: str, players: int, games: int, standings: Sequence[CharacterStrength]
) -> None:
    """Write into a folder of content what characters win, and leave all else as it is; raises OSError."""
    file = content_folder / game / FILE
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(_with(text, _section(players, games, standings)), encoding="utf-8")


def _with(text: str, section: dict[str, Any]) -> str:
    for key, value in section.items():
        try:
            text = rewritten(text, (SECTION, key), flow(value))
        except NoSuchYamlPath:
            if f"\n{SECTION}:" not in f"\n{text}":
                text = f"{text.rstrip()}\n\n{SECTION}: {{}}\n".lstrip()
            text = with_field(text, (SECTION,), key, value)
    return text


def _section(players: int, games: int, standings: Sequence[CharacterStrength]) -> dict[str, Any]:
    wins = {standing.character: _figures(standing) for standing in standings}
    return {"players": players, **noted_now(games), "wins": wins}


def _figures(standing: CharacterStrength) -> dict[str, float]:
    figures = {"share": standing.wins.value, "margin": standing.wins.margin}
    if standing.ahead is not None:
        figures |= {"ahead": standing.ahead.value, "ahead_margin": standing.ahead.margin}
    return figures
