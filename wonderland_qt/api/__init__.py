"""The Python API: every game for Python programs, without a window. docs/python.md shows it at work.

>>> game = new_game("tea_for_2", seed=1)
>>> while not game.over:
...     player = game.asked[0].player
...     game.answer(player, *game.random_answer(player))
>>> game.winners
('pink',)

A game's modules are imported when the game is first used, which keeps the import of this module fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from wonderland_qt.api.played_game import Bot, NothingHappens
from wonderland_qt.api.played_game import PlayedGame as Game
from wonderland_qt.api.played_game import PlayerKnowledge as InformationSet
from wonderland_qt.api.questions import JSON, IllegalAnswer, Question, parts

if TYPE_CHECKING:
    from os import PathLike

__all__ = [
    "JSON",
    "Bot",
    "Game",
    "IllegalAnswer",
    "InformationSet",
    "NothingHappens",
    "Question",
    "bot",
    "bots",
    "games",
    "load",
    "new_game",
    "options",
]


def games() -> dict[str, tuple[int, ...]]:
    """Return the installed games by id, each with the numbers of players it can be played with.

    >>> games()["tea_for_2"]
    (2,)
    """
    from wonderland_qt.engine.installed_games import listed_games

    return {listed.id: tuple(listed.sizes) for listed in listed_games()}


def options(game: str) -> dict[str, tuple[str, ...]]:
    """Return the options of a new game with their values, the default first; raises ValueError.

    House rules, which change no rule of the game, are left out.

    >>> options("tea_for_2")["missions"][0]
    'random'
    """
    from wonderland_qt.engine.saved.playable import playable

    table = playable(game)
    known = table.ruleset.seating.options(table.content)
    game_options = [option for option in known if not option.house_rule]
    return {option.id: tuple(value.id for value in option.values) for option in game_options}


def bots() -> tuple[str, ...]:
    """Return the bot names that `bot` accepts; "search:200" plays out 200 games for each answer.

    >>> bots()
    ('random', 'rule', 'search:200')
    """
    from wonderland_qt.bots.registry import BOTS, EXAMPLE

    return (*BOTS, EXAMPLE)


def bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot that draws its own random numbers from `seed`; raises LookupError."""
    from wonderland_qt.bots.registry import new_bot

    engine_bot = new_bot(name, seed)

    def answer(known: InformationSet, question: Question) -> tuple[str, ...]:
        return parts(engine_bot.choose(known._known, question._decision))

    return answer


def new_game(
    game: str,
    players: int | Sequence[str] | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    packs: Iterable[str | PathLike[str]] = (),
) -> Game:
    """Return a new game at its first question; raises ValueError for unknown players, options or packs.

    `players` is a number of players, with roles and seats drawn from the seed, or a list of roles, clockwise.
    `packs` are folders or .zip files; later ones override earlier ones.

    >>> new_game("wonderland", ["alice", "jabberwock"], seed=7).players
    ('alice', 'jabberwock')
    """
    from wonderland_qt.engine.journals.journal import Seat, new_journal
    from wonderland_qt.engine.saved.playable import playable
    from wonderland_qt.engine.saved.written_game import ASKED_ALONE

    table = playable(game, tuple(map(str, packs)))
    ruleset, content = table.ruleset, table.content
    # no screen is shared, so by default only those who have a choice are asked
    chosen = table.chosen(players, seed, {**ASKED_ALONE, **(options or {})})
    begun = ruleset.new(content, chosen, [])
    seats = tuple(Seat(player, player) for player in ruleset.players(begun.state))
    header = new_journal(ruleset, content, chosen, seats).header
    return Game(table, begun, header, (), seed)


def load(path: str | PathLike[str]) -> Game:
    """Return the game saved in a file, by `Game.save` or by the window; raises ValueError."""
    from pathlib import Path

    from wonderland_qt.engine.saved.playable import playable
    from wonderland_qt.engine.saved.resume import resume
    from wonderland_qt.engine.saved.save_reader import read_save
    from wonderland_qt.engine.saved.saved_content import layers_of
    from wonderland_qt.engine.saved.saves import UnreadableSave

    try:
        save = read_save(Path(path))
        table = playable(save.header.game)
        today = layers_of(table.folders, save.header.game)
        resumed = resume(table.ruleset, table.content, save, today=today)
    except UnreadableSave as error:
        raise ValueError(str(error)) from error
    if resumed.content is not table.content:  # the game goes on with the content kept in its file
        table = playable(table.id, (), save.layers)
    journal, game = resumed.journal, resumed.play.game
    game.events = [entry.event for entry in resumed.play.log]
    return Game(table, game, journal.header, tuple(journal.lines), game.state.seed)
