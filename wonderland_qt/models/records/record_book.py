"""The record book: statistics of finished games by person, and notable moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

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


class Streaks(NamedTuple):
    """A person's wins in a row: now, and the most that there have been."""

    current: int
    longest: int


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
        """Return the book of only the games with a person and of a year ("" for any), or without bots."""
        games = (game for game in self.games if game.at.startswith(year))
        if name:
            games = (game for game in games if name in game.persons)
        if without_bots:
            games = (game for game in games if not game.has_bots)
        return RecordBook(tuple(games))

    @property
    def persons(self) -> tuple[str, ...]:
        """Return the persons, the one with the most games first."""
        counts = Counter(name for game in self.games for name in game.persons)
        return tuple(sorted(counts, key=lambda name: (-counts[name], name.casefold())))

    def tally(self, name: str, game: str = "") -> WinCount:
        """Return the count of a person's games and wins, in one game or in all."""
        played = self._games_of(name, game)
        wins = sum(finished.share_of(name) for finished in played)
        fair = sum(1 / len(finished.seats) for finished in played)
        return WinCount(len(played), wins, fair)

    def leads(self, name: str, game: str) -> bool:
        """Tell whether a person has more wins in a game than any other person."""
        wins = {person: self.tally(person, game).wins for person in self.persons}
        own_wins = wins.pop(name)
        return own_wins > max(wins.values(), default=0.0)

    def streaks(self, name: str) -> Streaks:
        """Return a person's current and longest number of wins in a row."""
        current = longest = 0
        for game in self._games_of(name):
            current = current + 1 if game.persons[name] in game.winners else 0
            longest = max(longest, current)
        return Streaks(current, longest)

    def favourite(self, name: str, game: str) -> Favourite | None:
        """Return the role that a person has played most often in a game, or None without a game.

        A shared win counts as a part of one.
        """
        played = self._games_of(name, game)
        if not played:
            return None
        counts = Counter(finished.persons[name] for finished in played)
        ((role, times),) = counts.most_common(1)
        wins = sum(finished.share_of(name) for finished in played if finished.persons[name] == role)
        return Favourite(role, times, wins)

    def moments(self) -> list[MomentToTell]:
        """Return the notable moments: the narrowest win, the widest, and each game's largest leap.

        Games that only one played, or that no one won, have no lead to compare. A single win is only narrow.
        """
        played = [game for game in self.games if len(game.scores) > 1 and game.winners]
        found: list[MomentToTell] = []
        if played:
            narrowest, widest = min(played, key=_lead_of_winner), max(played, key=_lead_of_winner)
            found.append(_win_to_tell("narrowest", narrowest))
            if widest is not narrowest:
                found.append(_win_to_tell("widest", widest))
        return [*found, *self._largest_leaps()]

    def _largest_leaps(self) -> list[MomentToTell]:
        """Return the largest leap of a person in each game."""
        best: dict[str, MomentToTell] = {}
        for game in self.games:
            leap = game.leap
            if leap is None or leap.player not in game.persons.values():
                continue
            if game.game not in best or abs(leap.gain) > abs(best[game.game].figure):
                best[game.game] = MomentToTell("leap", game, leap.player, leap.gain)
        return list(best.values())

    def _games_of(self, name: str, game: str = "") -> list[FinishedGame]:
        """Return the finished games with a person, of one game or, if that is "", of all."""
        return [
            finished for finished in self.games if name in finished.persons and game in {"", finished.game}
        ]


def _win_to_tell(kind: MomentKind, game: FinishedGame) -> MomentToTell:
    """Return the moment of a game's first winner, with the lead of the win."""
    return MomentToTell(kind, game, player=game.winners[0], figure=_lead_of_winner(game))


def _lead_of_winner(game: FinishedGame) -> int:
    """Return the difference in points between the winner and the nearest other player.

    The winner may be behind in points, as each game has its own rule for that.
    """
    scores = dict(game.scores)
    winning_score = scores.pop(game.winners[0])
    return min(abs(score - winning_score) for score in scores.values())
