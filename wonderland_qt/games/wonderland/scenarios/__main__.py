"""Play scenarios: `python -m wonderland_qt.games.wonderland.scenarios [--content FOLDER] FILE...`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.performance import AnyStage, perform
from wonderland_qt.games.wonderland.pack import Pack
from wonderland_qt.games.wonderland.scenarios.stage import wonderland_stage


def main() -> int:
    """Print for each file ok or what differs; return how many failed."""
    parser = ArgumentParser(prog="scenarios", description="Play scenarios of Wonderland's War.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario, or a folder of them")
    parser.add_argument("--content", type=Path, default=None, help="content to play with (the game's own)")
    chosen = parser.parse_args()
    stage = wonderland_stage(Pack.load([chosen.content or paths.content()]))
    return min(sum(not _passes(path, stage) for path in _all(chosen.files)), 100)


def _all(files: list[Path]) -> list[Path]:
    return [path for file in files for path in (sorted(file.rglob("*.yaml")) if file.is_dir() else [file])]


def _passes(path: Path, stage: AnyStage) -> bool:
    found = perform(path, stage)
    print("ok    " if not found else "FAILED", path)
    for difference in found:
        print(f"    {difference}")
    return not found


if __name__ == "__main__":
    sys.exit(main())
