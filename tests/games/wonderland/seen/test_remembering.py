"""What a player remembers of quests: one laid aside is where it can have come to, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, frozen_content
from tests.invariants import playing
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import QuestsDrawn, QuestSeen
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.remembered import QuestsRemembered

SEATS = (ALICE, HATTER, QUEEN)
SAMPLES = range(60)

Known = InformationSet[Any, Any]


Moment = Callable[[Game, list[Event]], bool]


def come_to(moment: Moment, seeds: Iterable[int]) -> tuple[Game, list[Event]]:
    """Return the first game, played at random, that comes to a moment, and all that has happened by then."""
    for seed in seeds:
        events: list[Event] = []
        game = WONDERLAND.new(frozen_content(), NewGame(SEATS, seed), events)
        for at in playing(game, seed):
            if moment(at, events):
                return at, events
    raise AssertionError("no game comes to it")


def in_the_first_round(game: Game, _events: list[Event]) -> bool:
    """Tell whether everybody has kept a quest, and no one has drawn since."""
    return game.state.round == 1


def drawn_by(player: PlayerId, events: list[Event]) -> int:
    """Return how many quests a player has drawn."""
    return sum(event.quests for event in events if isinstance(event, QuestsDrawn) and event.player == player)


def rejected(game: Game, events: list[Event], player: PlayerId) -> str:
    """Return the quest that a player was dealt and did not keep."""
    seen = [event.quest for event in events if isinstance(event, QuestSeen) and event.player == player]
    return next(quest for quest in seen if quest not in game.state.players[player].quests)


def held_in(known: Known) -> Iterator[dict[PlayerId, tuple[str, ...]]]:
    """Yield what everybody holds in one sample after another."""
    for sample in known.samples(SAMPLES):
        yield {name: player.quests for name, player in sample.state.players.items()}


@pytest.mark.rule("GAME-11", "SETUP-13")
@pytest.mark.parametrize("seed", range(4))
def test_a_quest_rejected_in_the_setup_is_in_no_hand_as_long_as_no_one_draws(seed: int) -> None:
    game, events = come_to(in_the_first_round, [seed])
    known = InformationSet(WONDERLAND, game, ALICE, events)
    gone = rejected(game, events, ALICE)
    hands = list(held_in(known))
    assert all(gone not in hand[HATTER] + hand[QUEEN] for hand in hands)
    assert len({hand[HATTER] for hand in hands}) > 10, "all else can be anywhere"


@pytest.mark.rule("GAME-11", "SETUP-13")
def test_who_draws_later_can_get_it_and_no_one_else() -> None:
    def hatter_alone_drew(game: Game, events: list[Event]) -> bool:
        drawn = [drawn_by(player, events) for player in SEATS]
        return drawn == [2, 3, 2] and len(game.state.players[HATTER].quests) > 1

    game, events = come_to(hatter_alone_drew, range(60))
    gone = rejected(game, events, ALICE)
    hands = list(held_in(InformationSet(WONDERLAND, game, ALICE, events)))
    assert any(gone in hand[HATTER] for hand in hands)
    assert not any(gone in hand[QUEEN] for hand in hands)


@pytest.mark.rule("GAME-11", "SETUP-13")
@pytest.mark.parametrize("seed", range(4))
def test_a_game_where_somebody_holds_what_they_never_drew_is_refused(seed: int) -> None:
    game, events = come_to(in_the_first_round, [seed])
    known = InformationSet(WONDERLAND, game, ALICE, events)
    gone = rejected(game, events, ALICE)
    other = game.clone()
    hand = other.state.players[HATTER].quests
    assert known.memory is not None
    deck = tuple(hand[0] if quest == gone else quest for quest in other.state.quest_deck)
    other.state.players[HATTER].quests, other.state.quest_deck = (gone, *hand[1:]), deck
    assert WONDERLAND.view(other, ALICE) == known.view, "no view tells the two apart"
    assert known.memory.agrees(game)
    assert not known.memory.agrees(other)


@pytest.mark.rule("REWARD-18")
def test_what_was_discarded_later_stays_among_the_discards() -> None:
    """Alice has drawn two in the second round and kept one of these; the deck was never rebuilt."""

    def alice_discarded(game: Game, events: list[Event]) -> bool:
        return bool(laid_aside_later(game, events))

    game, events = come_to(alice_discarded, range(80))
    gone = laid_aside_later(game, events)
    for sample in InformationSet(WONDERLAND, game, ALICE, events).samples(SAMPLES):
        assert gone <= set(sample.state.quest_discards)


def laid_aside_later(game: Game, events: list[Event]) -> set[str]:
    """Return the quests that Alice drew after the setup and has no more, though no feat lies open."""
    seen = [event.quest for event in events if isinstance(event, QuestSeen) and event.player == ALICE]
    return set(seen[2:]) & set(game.state.quest_discards)


def test_who_came_in_the_middle_of_a_game_remembers_nothing_and_excludes_nothing() -> None:
    game, events = come_to(in_the_first_round, [1])
    begun = QuestsRemembered.before(game.content, ALICE)
    for event in [event for event in events if not isinstance(event, QuestSeen)]:
        begun = begun.after(event)
    assert begun.agrees(game)
    assert begun.seen == ()
