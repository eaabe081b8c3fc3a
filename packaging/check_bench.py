"""Whether a benchmark's report has the figures it must have, each of them a number above zero."""

import json
import sys
from pathlib import Path

FIGURES = (
    "us_per_decision",
    "chess_us_per_decision",
    "ratio_to_chess",
    "games_per_second",
    "rule_games_per_second",
    "rule_games_by_design",
    "decisions_per_game",
    "clone_us",
    "content_load_ms",
    "save_bytes",
)


def complaints(report: dict[str, object]) -> list[str]:
    """What is wrong with a report, one line for each figure."""
    missing = [f"{name} is missing" for name in FIGURES if name not in report]
    wrong = [
        f"{name} is {report[name]!r}" for name in FIGURES if name in report and not _is_figure(report[name])
    ]
    return missing + wrong


def _is_figure(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value > 0


def main() -> None:
    report = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    found = complaints(report)
    if found:
        sys.exit("the benchmark's report: " + "; ".join(found))
    print("benchmark: " + ", ".join(f"{name} {report[name]:.4g}" for name in FIGURES))


if __name__ == "__main__":
    main()
