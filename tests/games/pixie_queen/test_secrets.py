"""What players may see: nothing that lies behind another's screen, in no view, no event and no dealt game."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.asking import events_of, offered
from tests.games.pixie_queen.positions import BLUE, COLOURS, GREEN, RED, at, frozen_content, new_table
from tests.invariants import playing
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.pixie_queen.events import GoodsGained, MarkersDrawn
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.seen.dealing import dealt_anew
from wonderland_qt.games.pixie_queen.seen.view import view

BEHIND = {"goods": {"gold": 3, "apple": 1}, "prizes": ["ring_1"], "rewards": [2]}
GIVEN = {"players": {"red": BEHIND, "blue": {"goods": {"silver": 2}}, "green": {"goods": {"honey": 4}}}}


@pytest.mark.rule("SECRET-1", "SCORE-2")
@pytest.mark.parametrize("viewer", [None, BLUE, GREEN])
def test_nobody_else_sees_what_lies_behind_a_screen(viewer: PlayerId | None) -> None:
    seen = view(at({**GIVEN, "next": {"turn": "blue"}}), viewer)
    assert seen.players[RED].screen is None
    assert b'"ring_1"' not in msgspec.json.encode(seen)


@pytest.mark.rule("SECRET-1")
def test_the_owner_sees_it() -> None:
    screen = view(at({**GIVEN, "next": {"turn": "blue"}}), RED).players[RED].screen
    assert screen is not None
    assert (screen.goods["gold"], screen.prizes, screen.rewards) == (3, ("ring_1",), (2,))


@pytest.mark.rule("SECRET-1")
@pytest.mark.parametrize("seed", range(4))
def test_a_view_is_the_same_whatever_lies_behind_the_screens_of_others(seed: int) -> None:
    for game in playing(new_table(2 + seed, seed), seed):
        for viewer in (None, *game.state.large):
            dealt = dealt_anew(game, viewer)(seed)
            assert msgspec.json.encode(view(dealt, viewer)) == msgspec.json.encode(view(game, viewer))
        if game.state.round > 2:
            return


@pytest.mark.rule("SECRET-2")
def test_what_lies_open_is_seen_by_all_and_every_good_as_it_is_gained() -> None:
    open_things = {"pixies": ["casino"], "one_use": "mercy", "permanent": "bully", "penalty": 7, "rocks": [1]}
    game = at({"players": {"red": open_things, "blue": {}, "green": {}}, "next": {"steal": "red"}})
    red = view(game, None).players[RED]
    assert (red.one_use, red.permanent, red.penalty, red.mine.rocks) == ("mercy", "bully", 7, (1, 0))
    assert [event.audience for event in events_of(game, GoodsGained)] == [()]


@pytest.mark.rule("SECRET-3", "OFFER-2")
def test_an_offering_is_hidden_until_all_are_shown() -> None:
    game = at({**GIVEN, "next": "offering"})
    assert set(game.waiting()) == {RED, BLUE, GREEN}
    assert all(decision.private and decision.asks_everyone for decision in game.decisions)
    game.choose(RED, "offer:gold:2")
    assert view(game, BLUE).players[RED].offering is None
    game.choose(BLUE, "offer:silver:1")
    green = offered(game, GREEN)[0]
    game.choose(GREEN, green)
    shown = view(game, BLUE).players[RED]
    assert shown.offering == {"gold": 2}


@pytest.mark.rule("SECRET-3")
def test_a_kind_laid_down_before_another_tells_nobody_anything() -> None:
    players = {"red": {"goods": {"gold": 2, "silver": 1}}, "blue": {"goods": {"gold": 1, "silver": 3}}}
    for open_screens in (False, True):
        game = at({"players": players, "next": "offering", "open_screens": open_screens})
        before = view(game, BLUE).players[RED]
        game.choose(RED, "offer:gold:2")
        game.choose(BLUE, "offer:silver:1")
        assert {decision.prompt.key for decision in game.decisions} == {"ask-offering"}
        assert view(game, BLUE).players[RED] == before
        assert {d.player for d in game.decisions} == {RED, BLUE}


@pytest.mark.rule("SECRET-4")
def test_what_is_left_in_the_bag_is_counted_and_what_is_drawn_is_shown() -> None:
    game = at(
        {"players": {"red": {"mine": 2, "pixies": ["dig"]}, "blue": {}, "green": {}}, "next": {"turn": "red"}}
    )
    assert view(game, BLUE).bag == {"gold": 10, "rock": 15, "silver": 30}
    game.choose(RED, "act:dig")
    (drawn,) = events_of(game, MarkersDrawn)
    assert drawn.audience == ()
    assert sum(view(game, BLUE).bag.values()) == 53


@pytest.mark.rule("SECRET-5")
def test_a_table_may_open_the_screens() -> None:
    closed, opened = (view(new_table(3, open_screens=wanted), None) for wanted in (False, True))
    assert [player.screen for player in closed.players.values()] == [None] * 3
    assert all(player.screen is not None for player in opened.players.values())
    chosen = PIXIE_QUEEN.seating.seated(frozen_content(), COLOURS[:3], 1, {"screens": "open"})
    assert chosen.options == {"screens": "open"}
    with pytest.raises(ValueError, match="closed, open"):
        PIXIE_QUEEN.seating.seated(frozen_content(), COLOURS[:3], 1, {"screens": "ajar"})
