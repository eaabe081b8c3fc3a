"""An analysis in words: each player's account and the deciding moments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wonderland_qt.engine.analysed import Account, Analysis, DecidingMoment
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.saved.replay_table import Replay

LIMITS = 196
"""The half-width of the 95 % confidence interval in points of chance, per unit of standard error."""
LINES = 12


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
    def whole(self) -> str:
        """Return the whole moment in one string, for screen readers."""
        return ". ".join((self.name, self.when, self.change, self.done, self.better))


class AnalysisWords:
    """Puts an analysis into words with the players' names."""

    def __init__(self, replay: Replay, analysis: Analysis) -> None:
        self._table, self.analysis = replay.table, analysis
        self._say = replay.table.words.say

    def moments(self) -> list[ToldMoment]:
        """Return the deciding moments in the order of the game."""
        return [self._moment(moment) for moment in self.analysis.moments]

    def figures(self, player: PlayerId) -> tuple[str, str, str, str]:
        """Return a player's chance at the start and end, and its three causes, in points of chance."""
        account, even = self.analysis.accounts[player], 100 / len(self.analysis.players)
        end = even + 100 * account.won
        parts = (account.own_choices, account.rivals_choices, account.luck)
        own, rivals, luck = map(_signed, parts)
        return f"{even:.0f} → {end:.0f}", own, rivals, luck

    def told(self, player: PlayerId) -> str:
        """Return a player's account in a sentence."""
        way, own, rivals, luck = self.figures(player)
        account: Account = self.analysis.accounts[player]
        return self._say(
            text(
                "analysis-account",
                name=self._table.name_of(player), way=way, own=own, rivals=rivals, luck=luck,
                mistakes=account.mistakes, choices=account.choices,
            )
        )  # fmt: skip

    def lines(self, whole: bool) -> Iterator[str]:
        """Yield the analysis in words: chances over the game, accounts if it is `whole`, deciding moments."""
        step = max(1, len(self.analysis.choices) // LINES)
        for choice in self.analysis.choices[::step]:
            chances = ", ".join(
                f"{self._table.name_of(player)} {100 * chance:.0f}"
                for player, chance in choice.chances.items()
            )
            yield f"{self._when(choice.moment, choice.answer)}: {chances}"
        for player in self.analysis.players if whole else ():
            yield self.told(player)
        for number, moment in enumerate(self.moments(), 1):
            yield f"{number}. {moment.whole}"

    def _moment(self, moment: DecidingMoment) -> ToldMoment:
        choice, is_choice = moment.at, moment.kind == "choice"
        taken = self._all(choice.taken_words)
        done = (
            self._say(text("analysis-took", answer=taken)) if is_choice else self._say(Text("analysis-luck"))
        )
        better = (
            self._say(text("analysis-better", answer=self._all(choice.better_words)))
            if is_choice
            else self._say(Text("analysis-no-better"))
        )
        return ToldMoment(
            choice.answer,
            is_choice,
            moment.player,
            self._table.name_of(moment.player),
            self._when(choice.moment, choice.answer),
            f"{_signed(moment.change)} ± {LIMITS * moment.error:.0f}",
            done,
            better,
            self._say(Text("analysis-try" if is_choice else "analysis-look")),
        )

    def _when(self, moment: Text, answer: int) -> str:
        return capital(self._say(text("analysis-when", moment=moment, answer=answer)))

    def _all(self, several: tuple[Text, ...]) -> str:
        return " + ".join(capital(self._table.voice.say(one)) for one in several)


def _signed(part: float) -> str:
    """Return a change of the chance to win in points (of 100), with its sign."""
    rounded = round(100 * part)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"
