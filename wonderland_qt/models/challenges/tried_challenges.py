"""The user's results of challenges in a file: tries and stars of each."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wonderland_qt import paths
from wonderland_qt.models.saved.saved_types import write_whole

MOST_STARS = 3


class Tried(msgspec.Struct, frozen=True):
    """The number of answers to a challenge, and the stars of the best one."""

    tries: int = 0
    stars: int = 0


class TriedChallenges:
    """Reads and writes the results by challenge id; an unreadable file counts as empty."""

    def __init__(self, file: Path | None = None) -> None:
        """Read the results in a file, by default the user's; without a readable one there are none yet."""
        self.file = file or paths.challenges()
        try:
            self._tried = msgspec.json.decode(self.file.read_bytes(), type=dict[str, Tried])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            self._tried = {}

    def results_of(self, challenge: str) -> Tried:
        """Return the results of a challenge."""
        return self._tried.get(challenge, Tried())

    def stars_for(self, challenge: str, *, hinted: bool) -> int:
        """Return the stars for solving a challenge now: 1 with a hint, 2 after other tries, else all."""
        if hinted:
            return 1
        return 2 if self.results_of(challenge).tries else MOST_STARS

    def crown(self, challenge: str) -> None:
        """Note that the last answer has earned all stars; it was counted as a try before."""
        self._write(challenge, Tried(self.results_of(challenge).tries, MOST_STARS))

    def note(self, challenge: str, stars: int = 0) -> None:
        """Note an answer with its stars, only in memory if the file cannot be written."""
        before = self.results_of(challenge)
        self._write(challenge, Tried(before.tries + 1, max(before.stars, stars)))

    def _write(self, challenge: str, tried: Tried) -> None:
        """Keep the result for this session even if its file cannot be written."""
        self._tried[challenge] = tried
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, msgspec.json.format(msgspec.json.encode(self._tried)))
        except OSError:
            return
