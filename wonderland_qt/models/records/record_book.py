"""The record book: statistics of finished games by person, and notable moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.records.finished_games import FinishedGame

LEAST_GAMES = 5
"""The least games for which a share of wins is given."""

MomentKind = Literal["narrowest", "widest", "leap"]


@dataclass(frozen=True)
class WinCount:
    """A person's games and wins, and the expected wins if all players were equal (`fair`)."""

    games: int
    wins: float
    fair: float

    @property
    def share(self) -> float | None:
        """Return the share of games that were won; None if there are too few games."""
        return self.wins / self.games if self.games >= LEAST_GAMES else None

    @property
    def fair_share(self) -> float:
        """Return the share of wins if all players were equal."""
        return self.fair / self.games if self.games else 0.0


@dataclass(frozen=True)
class Favourite:
    """The role that a person has played most often in a game, and the wins with it."""

    role: PlayerId
    games: int
    wins: float


@dataclass(frozen=True)
class MomentToTell:
    """A notable moment: its game, its player and its number of points."""

    kind: MomentKind
    game: FinishedGame
    player: PlayerId
    figure: int


class RecordBook:
    """The statistics of these games, which are sorted from the oldest."""

    def __init__(self, games: Sequence[FinishedGame]) -> None:
        self.games = tuple(games)

    def only(self, name: str = "", year: str = "", *, without_bots: bool = False) -> RecordBook:
        """Return the book of only the games with a person, of a year, or without bots."""
        return RecordBook(
            [
                game
                for game in self.games
                if (not name or name in game.persons)
                and game.at.startswith(year)
                and not (without_bots and game.has_bots)
            ]
        )

    @property
    def persons(self) -> tuple[str, ...]:
        """Return the persons, the one with the most games first."""
        counts = Counter(name for game in self.games for name in game.persons)
        return tuple(sorted(counts, key=lambda name: (-counts[name], name.casefold())))

    def tally(self, name: str, game: str = "") -> WinCount:
        """Return the count of a person's games and wins, in one game or in all."""
        mine = self._of(name, game)
        fair = sum(1 / len(one.seats) for one in mine)
        return WinCount(len(mine), sum(one.share_of(name) for one in mine), fair)

    def leads(self, name: str, game: str) -> bool:
        """Tell whether a person has more wins in a game than any other person."""
        wins = {each: self.tally(each, game).wins for each in self.persons}
        return wins[name] > max((won for each, won in wins.items() if each != name), default=0.0)

    def streaks(self, name: str) -> tuple[int, int]:
        """Return a person's current and longest number of wins in a row."""
        now = most = 0
        for game in self._of(name):
            now = now + 1 if game.persons[name] in game.winners else 0
            most = max(most, now)
        return now, most

    def favourite(self, name: str, game: str) -> Favourite | None:
        """Return the role that a person has played most often in a game."""
        mine = self._of(name, game)
        counts = Counter(one.persons[name] for one in mine)
        if not counts:
            return None
        role, games = counts.most_common(1)[0]
        return Favourite(role, games, sum(one.share_of(name) for one in mine if one.persons[name] == role))

    def moments(self) -> list[MomentToTell]:
        """Return the notable moments: the narrowest win, the widest, and each game's largest leap."""
        played = [game for game in self.games if len(game.scores) > 1 and game.winners]
        found: list[MomentToTell] = []
        if played:
            narrow, wide = min(played, key=_lead), max(played, key=_lead)
            found.append(MomentToTell("narrowest", narrow, narrow.winners[0], _lead(narrow)))
            if wide is not narrow:
                found.append(MomentToTell("widest", wide, wide.winners[0], _lead(wide)))
        return [*found, *self._leaps()]

    def _leaps(self) -> list[MomentToTell]:
        best: dict[str, MomentToTell] = {}
        for game in self.games:
            leap = game.leap
            if leap is None or leap.player not in game.persons.values():
                continue
            if game.game not in best or abs(leap.gain) > abs(best[game.game].figure):
                best[game.game] = MomentToTell("leap", game, leap.player, leap.gain)
        return list(best.values())

    def _of(self, name: str, game: str = "") -> list[FinishedGame]:
        return [one for one in self.games if name in one.persons and game in {"", one.game}]


def _lead(game: FinishedGame) -> int:
    """Return the difference in points between the winner and the nearest other player."""
    won = game.scores[game.winners[0]]
    others = [abs(score - won) for player, score in game.scores.items() if player != game.winners[0]]
    return min(others)
