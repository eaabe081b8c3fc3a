"""Records in words: games, roles, persons and moments in the user's language."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from wonderland_qt import paths
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.numerals import numeral, signed_numeral
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.records.finished_games import FinishedGame
from wonderland_qt.models.records.record_book import MomentToTell, RecordBook, WinCount

LETTERS_OF_DAY = len("2026-11-29")
SHOWN_AS_WHOLE = 0.05
"""Wins that are nearer to a whole number than this are shown as whole."""


class RecordWords:
    """Puts records into words of a language, without reading games' content."""

    def __init__(self, words: Words, titles: Mapping[str, str]) -> None:
        self.say, self._language, self.titles = words.say, words.language, titles
        self._words: dict[str, Words] = {}

    def role(self, game: str, role: PlayerId) -> str:
        """Return the name of a role of a game, or its id if the game's words lack it."""
        if game not in self._words:
            self._words[game] = Words.load(paths.words(game), self._language)
        words = self._words[game]
        return words.say(Text(role)) if words.has(role) else str(role)

    def who(self, game: FinishedGame, player: PlayerId) -> str:
        """Return the name of the person who played a role, else the role's."""
        names = {seat.player: seat.name for seat in game.seats}
        return names.get(player) or self.role(game.game, player)

    def tally(self, tally: WinCount) -> str:
        """Return wins and games in words."""
        return self.say(text("records-of", wins=wins_in_words(tally.wins), games=tally.games))

    def streak(self, book: RecordBook, name: str) -> str:
        """Return a person's wins in a row in words, if there are more than one, else ""."""
        streaks = book.streaks(name)
        if streaks.current > 1:
            return self.say(text("records-streak-now", count=streaks.current))
        return self.say(text("records-streak-best", count=streaks.longest)) if streaks.longest > 1 else ""

    def title(self, moment: MomentToTell) -> str:
        """Return the kind of a moment in words; a leap downwards is a fall."""
        is_fall = moment.kind == "leap" and moment.figure < 0
        return self.say(Text("records-fall" if is_fall else f"records-{moment.kind}"))

    def moment(self, moment: MomentToTell) -> str:
        """Return person, game, points and day of a moment in words; the points of a leap have a sign."""
        printed = signed_numeral if moment.kind == "leap" else numeral
        return self.say(
            text(
                "records-moment",
                name=self.who(moment.game, moment.player),
                game=self._title_of(moment.game),
                figure=printed(moment.figure),
                day=_day_of(moment.game),
            )
        )

    def evening(self, game: FinishedGame) -> str:
        """Return game, day and winners in words."""
        winners = ", ".join(self.who(game, winner) for winner in game.winners)
        return self.say(text("records-evening", game=self._title_of(game), day=_day_of(game), names=winners))

    def _title_of(self, game: FinishedGame) -> str:
        return self.titles.get(game.game, game.game)


def _day_of(game: FinishedGame) -> str:
    """Return the day at which a game ended, as in 2026-11-29."""
    return game.at[:LETTERS_OF_DAY]


def wins_in_words(wins: float) -> str:
    """Return wins as a whole number, or with one decimal if some were shared."""
    is_whole = abs(wins - round(wins)) < SHOWN_AS_WHOLE
    return f"{wins:.0f}" if is_whole else f"{wins:.1f}"


def year_now() -> str:
    """Return the year by this computer's clock."""
    return f"{datetime.now().astimezone():%Y}"
