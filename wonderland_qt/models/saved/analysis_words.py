"""An analysis in words: each player's account and the deciding moments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from wonderland_qt.engine.analysed import Account, Analysis, Choice, DecidingMoment
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.numerals import signed_numeral
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.saved.replay_table import Replay

LIMITS = 196
"""The half-width of the 95 % confidence interval in points of chance, per unit of standard error."""
CHOICES_LISTED = 12
"""About so many choices are listed with the chances after them."""


@dataclass(frozen=True)
class ToldMoment:
    """A deciding moment in words; `answer` is the number of its answer, or of the next one after luck."""

    answer: int
    is_choice: bool
    player: PlayerId
    name: str
    when: str
    change: str
    done: str
    better: str
    act: str

    @property
    def description(self) -> str:
        """Return the whole moment, for screen readers."""
        return ". ".join((self.name, self.when, self.change, self.done, self.better))


class AccountFigures(NamedTuple):
    """A player's chance at the start and end (`way`), and its three causes, in points of chance."""

    way: str
    own: str
    rivals: str
    luck: str


class AnalysisWords:
    """Puts an analysis into words with the players' names."""

    def __init__(self, replay: Replay, analysis: Analysis) -> None:
        self._table, self.analysis = replay.table, analysis
        self._say = replay.table.words.say

    def moments(self) -> list[ToldMoment]:
        """Return the deciding moments in the order of the game."""
        return [self._moment_in_words(moment) for moment in self.analysis.moments]

    def figures(self, player: PlayerId) -> AccountFigures:
        """Return by how many percent a player's chance to win has changed, and through what.

        It begins at the even chance of all players; `account.won` is what the game has added to it.
        """
        account = self.analysis.accounts[player]
        even_chance = 100 / len(self.analysis.players)
        final_chance = even_chance + 100 * account.won
        return AccountFigures(
            way=f"{even_chance:.0f} → {final_chance:.0f}",
            own=_signed_percent(account.own_choices),
            rivals=_signed_percent(account.rivals_choices),
            luck=_signed_percent(account.luck),
        )

    def told(self, player: PlayerId) -> str:
        """Return a player's account in a sentence."""
        account: Account = self.analysis.accounts[player]
        return self._say(
            text(
                "analysis-account",
                name=self._table.name_of(player),
                **self.figures(player)._asdict(),
                mistakes=account.mistakes,
                choices=account.choices,
            )
        )

    def lines(self, whole: bool) -> Iterator[str]:
        """Yield the analysis in words: chances over the game, accounts if it is `whole`, deciding moments.

        Of the choices only some, at equal distances, are listed with the chances after them.
        """
        step = max(1, len(self.analysis.choices) // CHOICES_LISTED)
        for choice in self.analysis.choices[::step]:
            yield f"{self._when(choice.moment, choice.answer)}: {self._chances_in_words(choice)}"
        if whole:
            yield from map(self.told, self.analysis.players)
        for number, moment in enumerate(self.moments(), 1):
            yield f"{number}. {moment.description}"

    def _chances_in_words(self, choice: Choice) -> str:
        """Return each player's name and chance to win after a choice, in percent."""
        chances = choice.chances.items()
        return ", ".join(f"{self._table.name_of(player)} {100 * chance:.0f}" for player, chance in chances)

    def _moment_in_words(self, moment: DecidingMoment) -> ToldMoment:
        """Return a moment in words: a choice has a better answer to try, and luck has none.

        The change of the chance is in percent, with its margin of error.
        """
        choice, is_choice = moment.at, moment.kind == "choice"
        if is_choice:
            done = text("analysis-took", answer=self._options_in_words(choice.taken_words))
            better = text("analysis-better", answer=self._options_in_words(choice.better_words))
            act = Text("analysis-try")
        else:
            done, better, act = Text("analysis-luck"), Text("analysis-no-better"), Text("analysis-look")
        return ToldMoment(
            answer=choice.answer,
            is_choice=is_choice,
            player=moment.player,
            name=self._table.name_of(moment.player),
            when=self._when(choice.moment, choice.answer),
            change=f"{_signed_percent(moment.change)} ± {LIMITS * moment.error:.0f}",
            done=self._say(done),
            better=self._say(better),
            act=self._say(act),
        )

    def _when(self, moment: Text, answer: int) -> str:
        return capital(self._say(text("analysis-when", moment=moment, answer=answer)))

    def _options_in_words(self, options: tuple[Text, ...]) -> str:
        """Return the options of one answer in words, with a plus between them."""
        return " + ".join(capital(self._table.voice.say(option)) for option in options)


def _signed_percent(change: float) -> str:
    """Return a change of the chance to win (1.0 is all of it) in percent, with its sign."""
    return signed_numeral(round(100 * change))
