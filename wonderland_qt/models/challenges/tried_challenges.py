"""What came of challenges at this screen: how often each was tried, and its stars, kept in a file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wonderland_qt import paths
from wonderland_qt.models.saved.saved_types import write_whole

MOST_STARS = 3


class Tried(msgspec.Struct, frozen=True):
    """How often a challenge was answered, and how many stars the best answer has brought."""

    tries: int = 0
    stars: int = 0


class TriedChallenges:
    """What came of every challenge, by its id; a file that cannot be read counts as none."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or paths.challenges()
        try:
            self._tried = msgspec.json.decode(self.file.read_bytes(), type=dict[str, Tried])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            self._tried = {}

    def of(self, challenge: str) -> Tried:
        """Return what came of a challenge."""
        return self._tried.get(challenge, Tried())

    def stars_for(self, challenge: str, *, hinted: bool) -> int:
        """Return the stars for solving it now: alone at once, alone after other answers, or with a hint."""
        return 1 if hinted else 2 if self.of(challenge).tries else MOST_STARS

    def crown(self, challenge: str) -> None:
        """Note that all stars were earned by the answer that was noted last."""
        self._write(challenge, Tried(self.of(challenge).tries, MOST_STARS))

    def note(self, challenge: str, stars: int = 0) -> None:
        """Note an answer, with its stars if it is right; where no file can be written, until the end."""
        before = self.of(challenge)
        self._write(challenge, Tried(before.tries + 1, max(before.stars, stars)))

    def _write(self, challenge: str, tried: Tried) -> None:
        self._tried[challenge] = tried
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, msgspec.json.format(msgspec.json.encode(self._tried)))
        except OSError:
            return
