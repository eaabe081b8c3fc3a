"""Reports: the results of many games between bots, with names and margins of error."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.engine.comparison import Novelty
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.lab.figures import Figure, Shares
from wonderland_qt.lab.novelties import GamesPlayed, novelties, unseen
from wonderland_qt.lab.rates import Rates
from wonderland_qt.lab.shares import Share
from wonderland_qt.lab.tally import Tally, Wins

Margins = dict[str, float]


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of `simulate`; rates are per second of wall time.

    Wins of a role are fractions of the games in which it was played, so a fair share is one divided by the
    players; wins of seats and bots are fractions of all games. `margins` are 95 % margins of error, by figure
    and then by id. `names` are the names of ids. `new` are the figures of things that packs add, and `unseen`
    those that hardly came up, as in a comparison.
    """

    players: int
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    mean_score: float
    wins_by_player: dict[str, float]
    wins_by_seat: dict[str, float]
    wins_by_bot: dict[str, float]
    wins_by_variant: dict[str, dict[PlayerId, float]] = {}
    scores_by_player: dict[str, float] = {}
    margins: dict[str, Margins] = {}
    rates: dict[str, list[Rates]] = {}
    names: dict[str, str] = {}
    new: tuple[Novelty, ...] = ()
    unseen: tuple[str, ...] = ()

    def in_words(self, words: Words) -> Report:
        """Return the report with the names of all its ids."""
        things = {row.id for rows in self.rates.values() for row in rows}
        new_things = {novelty.id for novelty in self.new} | set(self.unseen)
        ids = things | new_things | self.wins_by_player.keys()
        return msgspec.structs.replace(self, names=names_of(ids, words))


def names_of(ids: Iterable[str], words: Words) -> dict[str, str]:
    """Return the names of ids, without those that have none."""
    return {name: words.say(Text(name)) for name in sorted(ids) if _has_name(name, words)}


def words_of_things(ruleset: AnyRuleset, content: Any, folders: Sequence[Path], language: str) -> Words:
    """Return a game's words in a language, with names for all things that reports mention."""
    content_words = ruleset.narration.content_words(content)
    words = Words.load(folders, language, content_words)
    shown = {entry.thing.id: entry.name for entry in ruleset.display.gallery(content) if entry.thing}
    unnamed = {thing: name for thing, name in shown.items() if not _has_name(thing, words)}
    if not unnamed:
        return words
    names = {thing: {language: words.say(name)} for thing, name in unnamed.items()}
    return Words.load(folders, language, {**content_words, **names})


def _has_name(name: str, words: Words) -> bool:
    """Tell whether an id has a name in a language or in the one it falls back to."""
    return words.has(name) or (words.reference is not None and _has_name(name, words.reference))


def report(
    players: int, tally: Tally, shares: Shares, seconds: float, new: frozenset[Thing] = frozenset()
) -> Report:
    """Return the report of a tally, with margins and new things as far as shares were measured.

    A `new` thing that was seen too rarely for a figure is `unseen`.
    """
    new_figures = novelties(shares, new, GamesPlayed(tally.games, players))
    return Report(
        players=players,
        games=tally.games,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        games_per_second=round(tally.games / seconds, 1),
        decisions_per_second=round(tally.decisions / seconds, 1),
        mean_score=round(tally.mean_score, 2),
        wins_by_player={
            who: round(won / tally.games_by_player[who], 4)
            for who, won in sorted(tally.wins_by_player.items())
        },
        wins_by_seat=_fractions(tally.wins_by_seat, tally.games),
        wins_by_bot=_fractions(tally.wins_by_bot, tally.games),
        wins_by_variant=tally.ledger.wins_by_variant(),
        scores_by_player={
            figure.id: round(share.value, 2) for figure, share in _shares_of_figure("scores", shares)
        },
        margins=_margins_by_figure(tally, shares),
        rates=_rates_by_kind(tally, shares),
        new=new_figures,
        unseen=unseen(new, new_figures),
    )


def _margins_by_figure(tally: Tally, shares: Shares) -> dict[str, Margins]:
    """Return the margins of all figures except those of things, which have their own."""
    games, by_kind = tally.games, defaultdict[str, Margins](dict)
    for figure, share in shares.items():
        if figure.measured in {"taken", "won"}:
            continue
        margin = share.margin(games)
        if figure.measured in {"seats", "bots"}:
            games_it_was_in = share.bottom
            margin *= games_it_was_in / games  # these are reported as fractions of all games
        by_kind[f"{figure.measured} {figure.kind}".strip()][figure.id] = round(margin, 4)
    return {measured: dict(sorted(margins.items())) for measured, margins in sorted(by_kind.items())}


def _rates_by_kind(tally: Tally, shares: Shares) -> dict[str, list[Rates]]:
    """Return, by kind of thing, how often each was offered, taken, held and won with, with margins."""
    return {
        kind: [_rates_with_margins(kind, row, shares, tally.games) for row in rows]
        for kind, rows in tally.ledger.rates().items()
    }


def _rates_with_margins(kind: str, row: Rates, shares: Shares, games: int) -> Rates:
    """Return the rates of a thing of a kind with the margins that its shares have over these games."""
    taken, won = shares[Figure("taken", row.id, kind)], shares[Figure("won", row.id, kind)]
    return msgspec.structs.replace(
        row, taken_margin=round(taken.margin(games), 4), won_margin=round(won.margin(games), 4)
    )


def _shares_of_figure(measured: str, shares: Shares) -> list[tuple[Figure, Share]]:
    """Return the figures that measure something with their shares, in the order of the figures."""
    figures = sorted(figure for figure in shares if figure.measured == measured)
    return [(figure, shares[figure]) for figure in figures]


def _fractions(wins: Wins, games: int) -> dict[str, float]:
    """Return wins as fractions of all games, sorted by who won them."""
    return {who: round(won / games, 4) for who, won in sorted(wins.items())}
