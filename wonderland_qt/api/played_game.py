"""A game being played through the Python API."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from wonderland_qt.api.questions import JSON, IllegalAnswer, Question, parts, plain

if TYPE_CHECKING:
    from os import PathLike
    from pathlib import Path

    from wonderland_qt.engine.events import Event
    from wonderland_qt.engine.flow import Game
    from wonderland_qt.engine.journals.journal import AnyLine, Header
    from wonderland_qt.engine.play.information_set import InformationSet
    from wonderland_qt.engine.play.memories import Memories
    from wonderland_qt.engine.players import PlayerId
    from wonderland_qt.engine.saved.playable import Playable
    from wonderland_qt.engine.saved.saves import Layer

Bot: TypeAlias = "Callable[[PlayerKnowledge, Question], Sequence[str]]"
"""A function from what a player knows and a question to an answer: your own, or one that `bot` returns."""

MOST_LOOKS = 1_000_000
"""How many times a program may look at a game without answering before `NothingHappens` is raised."""


class NothingHappens(RuntimeError):
    """A program looks at a game in an endless loop without ever answering."""


class PlayedGame:
    """A game being played, `Game` to programs that import `wonderland_qt.api`.

    copy.deepcopy does the same as `clone`, and games can be pickled. Answering raises RuntimeError if the
    content of a pack makes the game endless.
    """

    __slots__ = ("_chance", "_game", "_header", "_lines", "_looks", "_memories", "_table")

    def __init__(
        self,
        table: Playable,
        game: Game[Any, Any],
        header: Header,
        lines: Iterable[AnyLine],
        seed: int,
        memories: Memories | None = None,
    ) -> None:
        """Begin at the game's question; `header` and `lines` are its journal, `seed` is for random answers.

        A copy of a game gets `memories` of what players remembered in it. The engine is imported only now, so
        that importing the API takes no time.
        """
        from wonderland_qt.engine.chance import OwnChance
        from wonderland_qt.engine.play.memories import Memories

        self._table, self._game, self._header, self._lines = table, game, header, list(lines)
        self._chance, self._looks = OwnChance(seed), 0
        self._memories = memories or Memories(table.ruleset, table.content)

    @property
    def id(self) -> str:
        """Return the id of the game, such as "wonderland"."""
        return self._table.id

    @property
    def players(self) -> tuple[str, ...]:
        """Return the roles in play, clockwise from the first seat."""
        return self._table.ruleset.players(self._game.state)

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        self._count_looks()
        return self._game.over

    @property
    def asked(self) -> tuple[Question, ...]:
        """Return the questions still to be answered; several when players answer at the same time."""
        self._count_looks()
        sealed = self._game.state.sealed
        unanswered = [decision for decision in self._game.decisions if decision.player not in sealed]
        return tuple([Question(self._table, decision) for decision in unanswered])

    def question(self, player: str) -> Question:
        """Return a player's question; raises IllegalAnswer if the player is not asked or has answered."""
        for question in self.asked:
            if question.player == player:
                return question
        raise IllegalAnswer(f"{player!r} has nothing to answer now; asked: {self._who_is_asked()}")

    def answer(self, player: str, *options: str, replace: bool = False) -> None:
        """Answer a player's question with as many options as it takes; raises IllegalAnswer.

        With `replace` a player may change an answer while other players have yet to give theirs; as that
        could go on forever, it does not begin the count of looks again.
        """
        from wonderland_qt.engine.decisions import TOGETHER
        from wonderland_qt.engine.flow import IllegalChoice
        from wonderland_qt.engine.journals.journal import Answered
        from wonderland_qt.engine.players import PlayerId

        self._count_looks()
        player_id, answer, state = PlayerId(player), TOGETHER.join(options), self._game.state
        if player_id in state.sealed and not replace:
            raise IllegalAnswer(f"{player!r} has answered; say replace=True to answer again")
        answers_before = len(state.sealed), state.answered
        try:
            self._game.choose(player_id, answer)
        except IllegalChoice as error:
            raise IllegalAnswer(str(error)) from None
        self._lines.append(Answered(player_id, answer))
        is_new_answer = (len(state.sealed), state.answered) != answers_before
        if is_new_answer:
            self._looks = 0

    def random_answer(self, player: str) -> tuple[str, ...]:
        """Return a random answer to a player's question, drawn from the game's seed."""
        from wonderland_qt.engine.lookahead.playout import any_answer

        return parts(any_answer(self.question(player)._decision, self._chance))

    def playout(self, seed: int) -> PlayedGame:
        """Play this game to its end with random answers and return it (play out a clone to keep it)."""
        from wonderland_qt.engine.chance import OwnChance

        self._chance = OwnChance(seed)

        def answer_randomly(known: PlayerKnowledge, _question: Question) -> tuple[str, ...]:
            return self.random_answer(known.player)

        return self.play(dict.fromkeys(self.players, answer_randomly))

    def play(self, bots: Mapping[str, Bot]) -> PlayedGame:
        """Let bots, one for each role, play this game to its end and return it."""
        while not self.over:
            for question in self.asked:
                known = self.information_set(question.player)
                self.answer(question.player, *bots[question.player](known, question))
        return self

    def observe(self, player: str | None = None) -> dict[str, JSON]:
        """Return all that a player may see, or without a player what everybody may see."""
        return plain(self._table.ruleset.view(self._game, self._require_player(player)))

    def events(self, player: str | None = None, since: int = 0) -> tuple[dict[str, JSON], ...]:
        """Return the events that a player may know of, without the first `since` ones."""
        from wonderland_qt.engine.events import audible

        viewer = self._require_player(player)
        heard = [event for event in self._game.events or () if audible(event, viewer)]
        return tuple(map(plain, heard[since:]))

    @property
    def scores(self) -> dict[str, int]:
        """Return every player's score, as far as it is public."""
        return {player: score for player, score in self._table.ruleset.scores(self._game).items()}  # noqa: C416 keys of another type

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the winners, none before the game is over."""
        return tuple(self._table.ruleset.winners(self._game)) if self._game.over else ()

    def information_set(self, player: str) -> PlayerKnowledge:
        """Return all that a player knows now; it is no longer valid after the next answer."""
        from wonderland_qt.engine.play.information_set import InformationSet

        player_id = self._require_player(player)
        assert player_id is not None, "only a missing player has no id"
        ruleset, events = self._table.ruleset, tuple(self._game.events or ())
        known = InformationSet(ruleset, self._game, player_id, events, self._memories)
        return PlayerKnowledge(self, known)

    def evaluate(self, player: str) -> dict[str, float]:
        """Return the value of each option to a player who is asked; raises IllegalAnswer."""
        return self.information_set(player).evaluate(self.question(player))

    def clone(self) -> PlayedGame:
        """Return an independent game at the same question.

        Its own random numbers go on where those of this game are.
        """
        game, seed = self._game.clone(), self._chance.seed
        game.events = list(self._game.events or ())
        copied = PlayedGame(self._table, game, self._header, self._lines, seed, self._memories.clone())
        copied._chance.streams.update(self._chance.streams)
        return copied

    def __deepcopy__(self, _memo: object) -> PlayedGame:
        return self.clone()

    def save(self, path: str | PathLike[str]) -> Path:
        """Write the game to a file that `load` and the window can open; return its path; raises OSError."""
        from pathlib import Path

        from wonderland_qt.engine.saved.written_game import write_game

        table, file = self._table, Path(path)
        write_game(file, table.ruleset, table.content, self._header, self._lines, table.layers)
        return file

    def __reduce__(self) -> tuple[object, ...]:
        """Return what pickle stores: the parts from which `_unpickled` makes the game again."""
        from msgspec import json

        table, game, chance = self._table, self._game, self._chance
        state = table.ruleset.codec.encode(game.state)
        key_of_table = table.id, table.packs, table.kept
        played = state, tuple(game.events or ()), game.asked_anyway
        header = json.encode(self._header)
        return _unpickled, (key_of_table, header, played, self._lines, chance.seed, chance.streams)

    def _count_looks(self) -> None:
        """Count how often the game was looked at since somebody answered; raises NothingHappens.

        A loop until the game is over in which no one answers would never end.
        """
        self._looks += 1
        if self._looks > MOST_LOOKS:
            waiting = f"asked: {self._who_is_asked()}" if not self._game.over else "the game is over"
            raise NothingHappens(f"looked at {MOST_LOOKS} times without an answer ({waiting})")

    def _who_is_asked(self) -> str:
        """Return the players who have yet to answer, as an error's message lists them."""
        return ", ".join(self._game.waiting()) or "no one"

    def _require_player(self, player: str | None) -> PlayerId | None:
        """Return the player; raises ValueError for one who does not play."""
        if player is not None and player not in self.players:
            raise ValueError(f"{player!r} does not play; players: {', '.join(self.players)}")
        return cast("PlayerId | None", player)

    def _sample_as_played(self, game: Game[Any, Any], heard: Iterable[Event], seed: int) -> PlayedGame:
        """Return a sampled game of the engine as a `PlayedGame`, whose file begins at the sampled state."""
        from wonderland_qt.engine.journals.journal import Journal, carried_over

        table = self._table
        game.events = list(heard)
        journal = carried_over(Journal(self._header, []), table.ruleset.codec.encode(game.state))
        return PlayedGame(table, game, journal.header, lines=(), seed=seed)


def _unpickled(
    key: tuple[str, tuple[str, ...], tuple[Layer, ...]],
    header: bytes,
    played: tuple[bytes, tuple[Event, ...], frozenset[PlayerId]],
    lines: list[AnyLine],
    seed: int,
    streams: dict[str, int],
) -> PlayedGame:
    """Return the game that a pickle holds, from the parts that `__reduce__` returns; raises ValueError.

    The content is not among them: it is read again by the `key` of its table, and must be the same. `played`
    are the state, the collected events, and the players who are asked even when they have a single option.
    """
    from msgspec import json

    from wonderland_qt.engine.journals.journal import Header
    from wonderland_qt.engine.saved.playable import playable

    table, (state, events, asked_anyway) = playable(*key), played
    decoded_header = json.decode(header, type=Header)
    if table.ruleset.fingerprint(table.content) != decoded_header.rules:
        raise ValueError(f"the content of {table.id} here is another than that of the game")
    decoded_state = table.ruleset.codec.decode(state)
    game = table.ruleset.game(decoded_state, table.content, list(events), asked_anyway)
    restored = PlayedGame(table, game, decoded_header, lines, seed)
    restored._chance.streams.update(streams)
    return restored


class PlayerKnowledge:
    """All that one player knows of a game; samples complete games that agree with it.

    Programs that import `wonderland_qt.api` know it as `InformationSet`.
    """

    __slots__ = ("_game", "_known")

    def __init__(self, game: PlayedGame, known: InformationSet[Any, Any]) -> None:
        self._game, self._known = game, known

    @property
    def player(self) -> str:
        """Return the player whose knowledge this is."""
        return self._known.player

    @property
    def observation(self) -> dict[str, JSON]:
        """Return all that the player can see."""
        return plain(self._known.view)

    @property
    def events(self) -> tuple[dict[str, JSON], ...]:
        """Return all events that the player has learnt of so far."""
        return tuple(map(plain, self._known.heard))

    def evaluate(self, question: Question) -> dict[str, float]:
        """Return the value of each option by the game's evaluation (higher is better; 0 without one)."""
        evaluate = self._known.ruleset.evaluate
        if evaluate is None:
            return dict.fromkeys(question.options, 0.0)
        values = evaluate(self._known.view, self._known.content, question._decision)
        return dict(zip(question.options, values, strict=True))

    def sample(self, seed: int) -> PlayedGame:
        """Return a game at the same question, with all that the player cannot know drawn from the seed."""
        return self._game._sample_as_played(self._known.sample(seed), self._known.heard, seed)

    def samples(self, seeds: Iterable[int]) -> Iterator[PlayedGame]:
        """Yield a sampled game for each seed."""
        return map(self.sample, seeds)
