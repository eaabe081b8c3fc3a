"""How long the tests take: told before a whole run, from the last one on this machine, and kept after it."""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from dataclasses import asdict, dataclass, field
from pathlib import Path

TIMES = Path(__file__).resolve().parents[1] / "build" / "test-times.json"
BEGAN = "MAKE_TEST_BEGAN"
"""The variable in which `make test` says when it began, in seconds since 1970."""
USUAL_SECONDS = 13 * 60
"""What `make test` takes on two cores, where it has not run yet."""

spent: defaultdict[str, float] = defaultdict(float)
"""The seconds that each file of tests has taken in this run."""


@dataclass(frozen=True)
class Times:
    """What the last whole run took: in seconds, by file, on a day such as 2026-11-22."""

    took: float = 0.0
    on: str = ""
    files: dict[str, float] = field(default_factory=dict)


def last_times(times: Path = TIMES) -> Times:
    """Return what the last whole run took here; all empty before the first."""
    try:
        return Times(**json.loads(times.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Times()


def keep_times(took: float, times: Path = TIMES) -> str:
    """Keep that a whole run took so many seconds, and what its files took; return a sentence about it."""
    last = Times(took, time.strftime("%Y-%m-%d"), {file: round(spent[file], 2) for file in sorted(spent)})
    times.parent.mkdir(exist_ok=True)
    times.write_text(json.dumps(asdict(last), indent=1), encoding="utf-8")
    return f"make test took {_minutes(took)}"


def taken() -> float | None:
    """Return for how many seconds `make test` has run, None when this is another run."""
    began = os.environ.get(BEGAN)
    return time.time() - float(began) if began else None


def foretold(last: Times) -> str:
    """Return a sentence about how long `make test` will take."""
    if not last.took:
        return f"make test takes about {_minutes(USUAL_SECONDS)} on two cores; it has not run here yet"
    return f"make test will take about {_minutes(last.took)}, as on {last.on}"


def _minutes(seconds: float) -> str:
    return f"{round(seconds)} seconds" if seconds < 90 else f"{round(seconds / 60)} minutes"


if __name__ == "__main__":
    print(foretold(last_times()))
