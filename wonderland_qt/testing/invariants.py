"""Invariants that hold in every game: for saving, options, views, and what bots may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from wonderland_qt.bots.registry import BOTS, new_bot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.ruleset import Ruleset

Counts = Counter[tuple[str, PlayerId]]
LONGEST = 20_000
COPIES_WATCHED = 10
SEED_OF_BOT = 3
"""So many of the latest copies are checked each time, and so many decisions lie between two checks."""


@dataclass(frozen=True)
class Subject:
    """A game whose invariants are checked; `begin` starts one from a seed, with a list for its events.

    All other fields are optional. `hidden` returns strings, such as the ids of hidden cards, that may not
    occur in a viewer's view; `secrets` returns all that is hidden from a player by name, sorted where order
    means nothing. `conserve` asserts that no piece is lost or doubled. `counted` returns counts that only
    events may change, and `told` how much an event changes them.
    """

    ruleset: Ruleset[Any, Any]
    begin: Callable[[int, list[Event] | None], AnyGame]
    hidden: Callable[[AnyGame, PlayerId | None], set[str]] = lambda _game, _viewer: set()
    secrets: Callable[[AnyGame, PlayerId], dict[str, object]] = lambda _game, _player: {}
    conserve: Callable[[AnyGame], None] = lambda _game: None
    counted: Callable[[AnyGame], Counts] = lambda _game: Counter()
    told: Callable[[Event], Counts] = lambda _event: Counter()

    def bytes_of(self, game: AnyGame) -> bytes:
        """Return the game's state as it is saved."""
        return self.ruleset.codec.encode(game.state)

    def seats(self, game: AnyGame) -> tuple[PlayerId, ...]:
        """Return the players of a game."""
        return self.ruleset.players(game.state)


def playing(game: AnyGame, seed: int, ruleset: Ruleset[Any, Any] | None = None) -> Iterator[AnyGame]:
    """Play a game randomly, or with rule bots if a ruleset is given, and yield it at every decision."""
    chance, bot = OwnChance(seed), new_bot("rule", seed)
    for _ in range(LONGEST):
        if game.over:
            return
        yield game
        player = chance.pick("player", game.waiting())
        decision = game.decision_of(player)
        if ruleset is None:
            game.choose(player, any_answer(decision, chance))
        else:
            game.choose(player, bot.choose(InformationSet(ruleset, game, player), decision))
    raise AssertionError(f"no end after {LONGEST} decisions")


def answers_with_each(decision: Decision) -> list[str]:
    """Return one answer for each option as its first, completed with the first options left."""
    return [_complete_answer(decision, option.id) for option in decision.options]


def _complete_answer(decision: Decision, option_id: str) -> str:
    """Return the answer that begins with an option and goes on with the first option left each time."""
    while decision.pick_count > 1:
        decision = decision.after(option_id)
        option_id = decision.options[0].id
    return decision.answer(option_id)


def check_saving(subject: Subject, game: AnyGame) -> None:
    """A state read back has the same bytes and asks the same."""
    saved = subject.bytes_of(game)
    loaded = subject.ruleset.game(subject.ruleset.codec.decode(saved), game.content)
    assert subject.bytes_of(loaded) == saved
    assert loaded.decisions == game.decisions
    assert loaded.waiting() == game.waiting()


def check_asking(subject: Subject, game: AnyGame) -> None:
    """Asking changes nothing, asks no one twice and offers no id twice."""
    before, step = subject.bytes_of(game), game.state.agenda[-1]
    asked = game.rules.asks[type(step)](game, step)
    assert subject.bytes_of(game) == before
    assert set(game.decisions) <= set(asked)
    assert len({decision.player for decision in asked}) == len(asked)
    for decision in asked:
        assert len({option.id for option in decision.options}) == len(decision.options), decision


def check_options(subject: Subject, game: AnyGame) -> None:
    """Every option can be taken in a clone, and the game does not notice."""
    before, decisions = subject.bytes_of(game), game.decisions
    for player in game.waiting():
        decision = next(asked for asked in decisions if asked.player == player)
        for answer in answers_with_each(decision):
            tried = game.clone()
            assert subject.bytes_of(tried) == before
            tried.choose(player, answer)
            assert subject.bytes_of(tried) != before, f"{player}: {answer} does nothing at all"
    assert subject.bytes_of(game) == before
    assert game.decisions == decisions


def check_views(subject: Subject, game: AnyGame) -> None:
    """No view holds anything that is hidden from its viewer."""
    for viewer in (None, *subject.seats(game)):
        words = _strings_in(subject.ruleset.view(game, viewer))
        assert not words & subject.hidden(game, viewer), viewer


def check_determinising(subject: Subject, game: AnyGame) -> None:
    """Dealing again what a player cannot know changes all chance, but nothing the player sees or is asked.

    Any seed would do; this one differs from moment to moment. Answers that others have sealed are taken out.
    """
    before, seed = subject.bytes_of(game), game.state.answered + 1
    for viewer in subject.seats(game):
        dealt = subject.ruleset.determinise(game, viewer)(seed)
        state = dealt.state
        assert subject.ruleset.view(dealt, viewer) == subject.ruleset.view(game, viewer)
        assert state.seed != game.state.seed
        assert not set(state.streams.items()) & set(game.state.streams.items())
        assert set(state.sealed) <= {viewer}
        assert _decisions_of_player(dealt, viewer) == _decisions_of_player(game, viewer)
        made_of_state = subject.ruleset.game(clone(state), game.content)
        assert dealt.decisions == made_of_state.decisions, "a sample asks what its state asks"
    assert subject.bytes_of(game) == before


def with_other_chance(game: AnyGame) -> AnyGame:
    """Return a copy of a game with another seed and other random streams."""
    other = game.clone()
    other.state.seed, other.state.streams = 987_654_321, dict.fromkeys(game.state.streams, 1)
    return other


def check_bots(subject: Subject, game: AnyGame) -> None:
    """No bot answers otherwise when the true chance is another."""
    other = with_other_chance(game)
    for player in game.waiting():
        decision = game.decision_of(player)
        for kind in BOTS:
            known, known_otherwise = (InformationSet(subject.ruleset, real, player) for real in (game, other))
            answer = new_bot(kind, SEED_OF_BOT).choose(known, decision)
            assert new_bot(kind, SEED_OF_BOT).choose(known_otherwise, decision) == answer, kind


def check_one_of_each(subject: Subject, game: AnyGame) -> None:
    """No piece of which there is only one comes twice; a save in which one does is refused."""
    held = Counter(subject.ruleset.one_of_each(game.state))
    assert {piece for piece, count in held.items() if count > 1} == set()


def check_seeds(subject: Subject, game: AnyGame) -> None:
    """What a bot is dealt depends on its seed alone (here 5), not on the true chance."""
    other = with_other_chance(game)
    for viewer in subject.seats(game):
        samples = [subject.ruleset.determinise(real, viewer)(5) for real in (game, game, other)]
        first, second, with_other_chance_dealt = map(subject.bytes_of, samples)
        assert first == second == with_other_chance_dealt


def check_conserved(subject: Subject, game: AnyGame) -> None:
    """No piece is lost or doubled."""
    subject.conserve(game)


def check_events(subject: Subject, game: AnyGame, before: Counts, events: list[Event]) -> Counts:
    """All counts have changed by what the events say; return the counts as they are now."""
    now, expected = subject.counted(game), Counter(before)
    for event in events:
        expected.update(subject.told(event))
    for counted in now | expected:
        assert now[counted] == expected[counted], counted
    return now


def check_copies(subject: Subject, copies: list[tuple[AnyGame, bytes]]) -> None:
    """Copies of earlier positions are unchanged."""
    for copied, before in copies:
        assert subject.bytes_of(copied) == before


def check_all(subject: Subject, seed: int, rule_bots: bool = False, every: int = 1) -> None:
    """Play one game, randomly or with rule bots, and check every invariant in it.

    Events are checked at each decision, positions at every `every`-th one; the seed decides at which, so that
    several games check different ones. A copy is taken at each decision, and must not change while the game
    goes on: the latest are checked every tenth time, to find a change early, and all at the end.
    """
    events: list[Event] = []
    copies: list[tuple[AnyGame, bytes]] = []
    game = subject.begin(seed, events)
    counted = subject.counted(game)
    events.clear()
    for turn, _ in enumerate(playing(game, seed, subject.ruleset if rule_bots else None)):
        is_checked = turn % every == seed % every
        if is_checked:
            for invariant in POSITION:
                invariant(subject, game)
        counted = check_events(subject, game, counted, events)
        events.clear()
        if turn % COPIES_WATCHED == 0:
            check_copies(subject, copies[-COPIES_WATCHED:])
        copies.append((game.clone(), subject.bytes_of(game)))
    check_events(subject, game, counted, events)
    check_conserved(subject, game)
    check_copies(subject, copies)


Invariant = Callable[[Subject, AnyGame], None]
POSITION: tuple[Invariant, ...] = (
    check_saving,
    check_asking,
    check_options,
    check_views,
    check_determinising,
    check_seeds,
    check_bots,
    check_one_of_each,
    check_conserved,
)
"""The checks of single positions."""


def secrets_kept(subject: Subject, seed: int, tries: int) -> set[str]:
    """Return the hidden things that no redealing of a game ever changes; there should be none.

    Things that never hold anything in the game (`met` lacks them) cannot change.
    """
    met: set[str] = set()
    changed: set[str] = set()
    for game in playing(subject.begin(seed, None), seed):
        for viewer in subject.seats(game):
            secrets = subject.secrets(game, viewer)
            met.update(name for name, secret in secrets.items() if secret)
            for number in range(tries):
                dealt = subject.secrets(subject.ruleset.determinise(game, viewer)(number), viewer)
                changed.update(name for name, secret in secrets.items() if dealt[name] != secret)
    assert met, "nothing is hidden at all"
    return met - changed


def _decisions_of_player(game: AnyGame, player: PlayerId) -> list[Any]:
    """Return what a player is asked, at most one decision."""
    return [decision for decision in game.decisions if decision.player == player]


def _strings_in(seen: Any) -> set[str]:
    """Return every string in a view, keys too (ids contain nothing that JSON would escape)."""
    return set(re.findall(r'"([^"]*)"', msgspec.json.encode(seen).decode()))
