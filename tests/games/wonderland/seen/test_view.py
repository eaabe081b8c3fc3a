"""What each viewer may see, and what is dealt again for the player who may not."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import begin, garden
from tests.games.wonderland.positions import ALICE, CAT, HATTER, QUEEN, answer, frozen_content
from tests.invariants import figures, playing
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.events import audible
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.quests import ChooseDiscard
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.seen.zones import ZONES
from wonderland_qt.games.wonderland.table.pieces import pieces

SEATS = (ALICE, HATTER, QUEEN)
VIEWERS = (None, *SEATS)


def begun(seed: int = 1) -> Game:
    """A new game: everybody is about to keep one of two quests."""
    return WONDERLAND.new(frozen_content(), NewGame(SEATS, seed), events=[])


def hidden(game: Game, viewer: PlayerId | None) -> set[str]:
    """The quests and cards that the viewer may not know: those in decks, rejected, and in hands of others."""
    return ZONES.hidden_cards(game.state, viewer)


def words_in(thing: object) -> set[str]:
    """All words of an encoded thing; an id made of words with underscores is one."""
    return set(re.findall(r"\w+", msgspec.json.encode(thing).decode()))


def dealt(game: Game, viewer: PlayerId | None, seed: int) -> Game:
    """The game as a bot in the viewer's place would be given it."""
    return ZONES.dealt_anew(game, viewer)(seed)


def sampled(game: Game, seed: int, every: int = 7) -> Iterator[Game]:
    """The game at some of its decisions, played at random."""
    return (at for turn, at in enumerate(playing(game, seed)) if turn % every == seed % every)


@pytest.mark.parametrize("seed", figures(40))
def test_nothing_that_a_viewer_sees_names_a_hidden_quest(seed: int) -> None:
    for game in sampled(begun(seed), seed):
        for viewer in VIEWERS:
            table = view(game, viewer)
            seen = words_in((table, pieces(table, game.content)))
            assert not seen & hidden(game, viewer)


@pytest.mark.parametrize("seed", figures(40))
def test_no_event_that_a_viewer_hears_names_a_hidden_quest(seed: int) -> None:
    game = begun(seed)
    for at in playing(game, seed):
        assert at.events is not None
        for viewer in VIEWERS:
            heard = [event for event in at.events if audible(event, viewer)]
            assert not words_in(heard) & hidden(at, viewer)
        at.events.clear()


@pytest.mark.parametrize("seed", figures(40))
def test_what_is_dealt_anew_looks_the_same_and_asks_the_same(seed: int) -> None:
    for game in sampled(begun(seed), seed):
        for viewer in VIEWERS:
            other = dealt(game, viewer, seed + 1)
            assert view(other, viewer) == view(game, viewer)
            assert [d.player for d in other.decisions] == [d.player for d in game.decisions]
            assert [d for d in other.decisions if d.player == viewer] == [
                d for d in game.decisions if d.player == viewer
            ]


def test_chance_and_its_seed_are_in_no_view() -> None:
    game = begun(seed=987_654_321)
    counters = {str(number) for number in (game.state.seed, *game.state.streams.values())}
    assert not words_in(view(game, ALICE)) & counters


def test_a_view_is_of_another_kind_than_the_state() -> None:
    table = view(begun(), ALICE)
    assert not hasattr(table, "seed")
    assert not hasattr(table, "agenda")
    assert not hasattr(table, "sealed")


@pytest.mark.parametrize("seed", figures(4))
def test_what_was_seen_stays_as_it_was_when_the_game_goes_on(seed: int) -> None:
    game, seen = begun(seed), list[tuple[object, bytes]]()
    for _ in playing(game, seed):
        now = view(game, ALICE)
        seen.append((now, msgspec.json.encode(now)))
    assert all(msgspec.json.encode(then) == said for then, said in seen)


def test_own_quests_are_seen_and_those_of_others_counted() -> None:
    game = begun()
    players = view(game, ALICE).players
    assert players[ALICE].hand == tuple(sorted(game.state.players[ALICE].quests))
    assert (players[HATTER].hand, players[HATTER].quests) == ((), 2)
    assert view(game, None).players[ALICE].hand == ()


def test_all_quests_are_seen_when_the_game_is_over() -> None:
    game = begun()
    game.state.phase = "over"
    assert view(game, None).players[HATTER].hand == tuple(sorted(game.state.players[HATTER].quests))


def test_nobody_sees_what_somebody_else_has_answered() -> None:
    game = begin(garden({ALICE: ["rose_weak"], HATTER: ["rose_weak"]}))
    before = view(game, HATTER)
    other = game.clone()
    game.choose(ALICE, "draw")
    other.choose(ALICE, "stop")
    assert view(game, HATTER) == view(other, HATTER) == before


def test_a_wager_is_seen_by_who_laid_it_alone() -> None:
    game = begin(garden({ALICE: ["rose_weak"], HATTER: ["rose_weak"]}, QUEEN, CAT))
    answer(game, QUEEN, "wager:alice")
    answer(game, CAT, "wager:mad_hatter")
    views = [view(game, viewer).battle for viewer in (QUEEN, CAT, ALICE, None)]
    assert [battle.wagers if battle else {} for battle in views] == [
        {QUEEN: "alice", CAT: ""}, {QUEEN: "", CAT: "mad_hatter"}, {QUEEN: "", CAT: ""}, {QUEEN: "", CAT: ""},
    ]  # fmt: skip


def test_wagers_of_others_are_dealt_anew() -> None:
    game = begin(garden({ALICE: ["rose_weak"], HATTER: ["rose_weak"]}, QUEEN, CAT))
    answer(game, QUEEN, "wager:alice")
    answer(game, CAT, "wager:alice")
    wagers = [dealt(game, QUEEN, seed).state.battle for seed in range(20)]
    assert {battle.wagers[CAT] for battle in wagers if battle} == {ALICE, HATTER}
    assert {battle.wagers[QUEEN] for battle in wagers if battle} == {ALICE}


def test_answers_of_others_are_emptied_and_the_own_is_kept() -> None:
    game = begun()
    for player in (ALICE, HATTER):
        game.choose(player, next(d for d in game.decisions if d.player == player).options[0].id)
    assert dealt(game, ALICE, 1).state.sealed == {ALICE: game.state.sealed[ALICE]}
    assert dealt(game, None, 1).state.sealed == {}


def test_every_hidden_thing_changes_under_some_seed() -> None:
    game = begun()
    states = [dealt(game, ALICE, seed).state for seed in range(30)]
    assert len({state.players[HATTER].quests for state in states}) > 10
    assert len({frozenset(state.quest_deck) for state in states}) > 10
    assert len({state.seed for state in states}) == 30
    assert {state.players[ALICE].quests for state in states} == {game.state.players[ALICE].quests}


def test_a_rejected_quest_may_be_any_that_is_not_seen() -> None:
    game = begun()
    game.state.quest_discards, game.state.quest_deck = game.state.quest_deck[:1], game.state.quest_deck[1:]
    assert len({dealt(game, ALICE, seed).state.quest_discards for seed in range(30)}) > 3


def test_what_is_dealt_depends_on_the_seed_and_not_on_the_true_chance() -> None:
    game, other = begun(), begun()
    other.state.seed, other.state.streams = 99, dict.fromkeys(game.state.streams, 1)
    assert dealt(game, ALICE, 4).state == dealt(other, ALICE, 4).state
    assert dealt(game, ALICE, 4).state != dealt(game, ALICE, 5).state


def test_the_game_does_not_notice_that_it_was_dealt_anew() -> None:
    game = begun()
    before = game.clone().state
    ZONES.dealt_anew(game, ALICE)(4)
    assert game.state == before


def test_a_quest_on_the_agenda_is_exchanged_with_the_one_in_hand() -> None:
    game = begun()
    run(game, ChooseDiscard(HATTER))
    for seed in range(10):
        other = dealt(game, ALICE, seed)
        offered = {option.id.partition(":")[2] for option in other.decisions[0].options}
        assert offered == set(other.state.players[HATTER].quests)


def test_who_is_asked_in_private_still_has_a_reason_to_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who holds the first of the Hatter's quests is asked here, so the Hatter must hold it."""
    game = begun()
    held = game.state.players[HATTER].quests[0]

    def ask(position: Game, step: ChooseDiscard) -> tuple[Decision, ...]:
        options = tuple(Option(name, (), Text(name)) for name in "ab")
        held_now = held in position.state.players[step.player].quests
        return (Decision(step.player, Text("ask"), options if held_now else (), private=True),)

    asks: dict[Any, Any] = rules.asks
    monkeypatch.setitem(asks, ChooseDiscard, ask)
    run(game, ChooseDiscard(HATTER))
    hands = {ZONES.dealt_anew(game, ALICE)(seed).state.players[HATTER].quests for seed in range(20)}
    assert all(held in hand for hand in hands)
    assert len(hands) > 3
