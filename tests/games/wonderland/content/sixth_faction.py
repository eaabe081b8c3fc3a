"""The sixth faction of the tinkerers' page, as a pack brings it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from yaml import dump, safe_load

from wonderland_qt import paths


def dormouse(**fields: Any) -> dict[str, Any]:
    """Return the faction of docs/modding.md with some other fields; None takes one away."""
    page = (paths.docs() / "modding.md").read_text(encoding="utf-8")
    begun = page.index("factions:\n  - id: dormouse_court")
    faction = safe_load(page[begun : page.index("```", begun)])["factions"][0]
    return {key: value for key, value in {**faction, **fields}.items() if value is not None}


def pack_of(folder: Path, *factions: dict[str, Any]) -> Path:
    """Write factions into a folder as a pack has them."""
    folder.mkdir(exist_ok=True)
    (folder / "factions.yaml").write_text(dump({"factions": list(factions)}), encoding="utf-8")
    return folder
