"""`python -m wonderland_qt.testing GAME ...`: lists problems of games; exits with 1 if there are any."""

import sys

from wonderland_qt import api
from wonderland_qt.testing.whole_games import problems


def main(games: list[str]) -> int:
    """Check these games, or all installed ones, and return the exit status."""
    found = [problem for game in games or api.games() for problem in problems(game)]
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        print(f"nothing is wrong with {', '.join(games or api.games())}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
