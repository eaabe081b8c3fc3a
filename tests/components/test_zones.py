"""Zones: what a viewer knows, what is secret, how it is dealt again, by a game of nothing but cards."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from wonderland_qt.components.zones import Pile, Secret, Zone, Zones
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.flow import Game, GameState, Position, Rules
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Record
from wonderland_qt.engine.words.texts import Text

ANN, BEN = PlayerId("ann"), PlayerId("ben")


class Holder(Record):
    hand: tuple[str, ...] = ()
    crowns: tuple[str, ...] = ()
    table: tuple[str, ...] = ()


class CardState(GameState[Step]):
    players: dict[PlayerId, Holder]
    deck: tuple[str, ...]
    rows: Mapping[str, tuple[str, ...]]
    said: dict[PlayerId, str]
    over: bool = False


class Show(Step):
    """A step that names a card which may be hidden."""

    cards: tuple[str, ...]


class Ponder(Step):
    """Ben is asked in private, if he holds an ace."""


rules: Rules[CardState, None] = Rules()


@rules.ask
def ponder(position: Position[CardState, None], step: Ponder) -> tuple[Decision, ...]:
    options = (Option("yes", (), Text("yes")), Option("no", (), Text("no")))
    holds = any(card.startswith("ace") for card in position.state.players[BEN].hand)
    return (Decision(BEN, Text("ponder"), options, private=True),) if holds else ()


def is_crown(_content: None, card: str) -> bool:
    return card.startswith("crown")


ZONES: Zones[CardState, None] = Zones(
    table=(Zone("deck", "nobody", "cards"), Zone("rows", "nobody")),
    players=(
        Zone("hand", "owner", "cards", opened=lambda state: state.over),
        Zone("crowns", "owner", "cards", fits=is_crown),
        Zone("table"),
    ),
    secrets=(Secret("bets", lambda state: state.said, lambda state: tuple(state.players)),),
)


def cards(over: bool = False) -> CardState:
    """Return a state in which every zone has something."""
    return CardState(
        seed=5,
        agenda=[],
        streams={"deck": 3},
        sealed={ANN: "yes", BEN: "no"},
        answered=0,
        players={
            ANN: Holder(("ace_1", "two_1"), ("crown_1",), ("three_1",)),
            BEN: Holder(("ace_2", "two_2"), ("crown_2",), ("three_2",)),
        },
        deck=("four_1", "four_2", "crown_3"),
        rows={"1": ("five_1",), "2": ("five_2",)},
        said={ANN: "ben", BEN: "ben"},
        over=over,
    )


def dealt(state: CardState, viewer: PlayerId | None, seed: int) -> CardState:
    return ZONES.dealt_anew(Game(rules, state, None), viewer)(seed).state


def test_a_viewer_sees_own_cards_and_what_lies_open_and_counts_the_rest() -> None:
    seen = ZONES.piles(cards(), ANN, BEN)
    assert seen == {"hand": Pile(2), "crowns": Pile(1), "table": Pile(1, ("three_2",))}
    assert ZONES.piles(cards(), ANN, ANN)["hand"] == Pile(2, ("ace_1", "two_1"))
    assert ZONES.piles(cards(), None, ANN)["hand"] == Pile(2)
    assert ZONES.piles(cards(), ANN) == {"deck": Pile(3), "rows": Pile(2)}


def test_a_zone_that_is_opened_is_seen_by_all() -> None:
    assert ZONES.piles(cards(over=True), None, BEN)["hand"] == Pile(2, ("ace_2", "two_2"))


def test_hidden_are_the_cards_of_others_and_of_nobody() -> None:
    others = {"ace_2", "two_2", "crown_2"}
    assert ZONES.hidden_cards(cards(), ANN) == others | {"four_1", "four_2", "crown_3", "five_1", "five_2"}


def test_everything_is_counted_where_it_lies() -> None:
    counted = ZONES.everything(cards())
    assert len(counted) == 13
    assert set(counted.values()) == {1}


@pytest.mark.parametrize("seed", range(20))
def test_dealing_anew_changes_only_what_the_viewer_cannot_know(seed: int) -> None:
    before, after = cards(), dealt(cards(), ANN, seed)
    assert after.players[ANN] == before.players[ANN]
    assert after.players[BEN].table == before.players[BEN].table
    assert after.rows == before.rows, "what is known by what lies elsewhere is not exchanged"
    assert ZONES.everything(after) == ZONES.everything(before)
    assert is_crown(None, after.players[BEN].crowns[0])
    assert after.sealed == {ANN: "yes"}
    assert after.said[ANN] == "ben"
    assert (after.seed, after.streams) != (before.seed, before.streams)


def test_each_secret_changes_under_some_seed() -> None:
    before = ZONES.secrets(cards(), ANN)
    changed = {
        name
        for seed in range(30)
        for name, secret in ZONES.secrets(dealt(cards(), ANN, seed), ANN).items()
        if secret != before[name]
    }
    assert changed == before.keys()
    assert "table rows" not in before


def test_what_is_said_in_secret_is_known_to_whoever_said_it() -> None:
    (bets,) = ZONES._secrets
    assert bets.known(cards(), BEN) == {ANN: "", BEN: "ben"}
    assert bets.known(cards(), None) == {ANN: "", BEN: ""}


def test_steps_left_to_do_name_the_cards_that_came_instead() -> None:
    state = cards()
    state.agenda = [Show(cards=("ace_1", "ace_2"))]
    after = dealt(state, ANN, seed=4)
    assert after.agenda == [Show(cards=("ace_1", after.players[BEN].hand[0]))]


@pytest.mark.parametrize("seed", range(20))
def test_who_is_asked_in_private_would_still_be_asked(seed: int) -> None:
    state = cards()
    state.agenda, state.sealed = [Ponder()], {}
    asked = ZONES.dealt_anew(Game(rules, state, None).advance(), ANN)(seed)
    assert any(card.startswith("ace") for card in asked.state.players[BEN].hand)
    assert asked.waiting() == (BEN,)
