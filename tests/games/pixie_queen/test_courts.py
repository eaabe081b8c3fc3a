"""The courts: what is offered, rewarded and punished is counted there step by step, and adds up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.pixie_queen.positions import BLUE, RED, YELLOW, at, new_table
from tests.playthroughs import choices
from wonderland_qt.engine.events import audible
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.models.offers.foreseen import foreseen_in

SEATS = (RED, BLUE, YELLOW)
PAST_TEN = {"penalty": 9, "mine": 2, "pixies": ["trade", "rob"]}
"""A player who has a pixie demoted for the mine."""


def seen(game: Game, viewer: PlayerId | None = None) -> TableView:
    """Return the table as somebody sees it."""
    view: TableView = PIXIE_QUEEN.view(game, viewer)
    return view


def beats_of(game: Game, before: TableView) -> Sequence[Beat]:
    """Return the beats that lead from a view of all to the game as it is."""
    heard = tuple(event for event in game.events or () if audible(event, None))
    told = (Glimpse((), lambda: before), Glimpse(heard, lambda: seen(game)))
    return PIXIE_QUEEN.display.beats(told, game.content, Looking(SEATS, None, RED))


def numbers(pieces: Sequence[Piece], player: PlayerId) -> Mapping[str, str]:
    """Return what the lines of a court come to, by what they are for."""
    stem = f"line:{player}:"
    return {piece.id.removeprefix(stem): piece.badge for piece in pieces if piece.id.startswith(stem)}


def punished(**red: Any) -> tuple[Game, Sequence[Beat]]:
    """Return a game after everybody was punished, red with what is given, and the beats of that."""
    given = {"players": {"red": red, "blue": {"mine": 1}, "yellow": {}}}
    before = seen(at({**given, "next": {"turn": "red"}}))
    game = at({**given, "next": "punish"})
    return game, beats_of(game, before)


@pytest.mark.rule("PUNISH-1", "PUNISH-2", "PUNISH-5")
def test_mines_are_counted_for_all_and_then_tracks() -> None:
    _, (mines, tracks, *_) = punished(mine=2, penalty=4)
    assert numbers(mines.pieces, RED) == {"now": "−4", "mine": "−2", "total": "−6"}
    assert numbers(mines.pieces, BLUE) == {"now": "0", "mine": "−1", "total": "−1"}
    assert numbers(tracks.pieces, RED) == {"now": "−4", "mine": "−2", "tracks": "−6", "total": "−12"}


def adds_up(lines: Mapping[str, str]) -> bool:
    """Tell whether the parts of a court come to its total; rewards are counted elsewhere."""
    count = {name: int(number.replace("−", "-")) for name, number in lines.items() if number}
    return sum(n for name, n in count.items() if name not in ("total", "reward")) == count.get("total")


@pytest.mark.rule("PUNISH-2", "DEMOTE-1")
def test_while_a_pixie_is_chosen_every_court_tells_what_is_still_to_come() -> None:
    game = at({"players": {"red": {}, "blue": PAST_TEN, "yellow": {}}, "next": "punish"})
    assert [decision.player for decision in game.decisions] == [BLUE]
    for player in SEATS:
        lines = numbers(all_pieces(game), player)
        assert ("mine" in lines) is (player == YELLOW), "the mines before are in the sum so far"
        assert lines["tracks"] == "−6"
        assert adds_up(lines)


@pytest.mark.rule("DEMOTE-2")
def test_a_demotion_tells_what_is_lost() -> None:
    game = at({"players": {"red": {}, "blue": PAST_TEN, "yellow": {}}, "next": "punish"})
    told = [dict(option.text.arguments) for option in game.decisions[0].options]
    shows = {Text(space): tuple(map(Text, game.content.spaces[space].shows)) for space in ("trade", "rob")}
    assert {each["space"]: each["lost"] for each in told} == shows


def test_a_demotion_foretells_no_court_for_what_comes_after_hangs_on_no_choice() -> None:
    game = at({"players": {"red": {}, "blue": PAST_TEN, "yellow": {}}, "next": "punish"})
    decision = game.decisions[0]

    def pieces_of(seen: Game) -> tuple[Piece, ...]:
        return tuple(PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(seen, BLUE), seen.content))

    for option in decision.options:
        told = foreseen_in(PIXIE_QUEEN.display, game, decision, option.id, pieces_of)
        changed = {piece.id for piece in told.pieces} | {change.piece for change in told.numbers}
        assert any(piece.startswith("miner:blue") for piece in changed)
        assert not {piece for piece in changed if piece.startswith(("line:", "price:", "key:"))}


@pytest.mark.rule("PERM-10")
def test_what_a_court_says_of_a_mine_heeds_the_tile_that_softens_it() -> None:
    given = {"players": {"red": {"mine": 3, "permanent": "overseer"}, "blue": {"mine": 3}, "yellow": {}}}
    pieces = PIXIE_QUEEN.display.pieces(seen(at({**given, "next": {"turn": "red"}})), at_content())
    assert (numbers(pieces, RED)["mine"], numbers(pieces, BLUE)["mine"]) == ("−1", "−2")


def at_content() -> Any:
    """Return the frozen content."""
    return new_table().content


@pytest.mark.rule("OFFER-2", "SECRET-3")
def test_offerings_are_seen_when_all_are_shown_and_never_before() -> None:
    game = new_table()
    events, shown = game.events or [], 0
    for decision, answer in choices(game, 3):
        before = seen(game)
        events.clear()
        game.choose(decision.player, answer)
        for beat in beats_of(game, before):
            offered = {piece.id for piece in beat.pieces if piece.id.startswith("offered:")}
            assert not offered or seen(game).shown or before.shown or "offering" in str(beat.lines)
            shown += bool(offered)
        if not seen(game).shown:
            assert not [piece for piece in all_pieces(game) if piece.id.startswith("offered:")]
    assert shown


def all_pieces(game: Game) -> Sequence[Piece]:
    """Return the pieces that everybody sees."""
    return PIXIE_QUEEN.display.pieces(seen(game), game.content)


@pytest.mark.rule("END-2", "SECRET-1")
def test_at_the_end_each_court_adds_up_to_the_score() -> None:
    game = new_table()
    for decision, answer in choices(game, 5):
        assert all("result" not in numbers(all_pieces(game), player) for player in SEATS)
        game.choose(decision.player, answer)
    scores = PIXIE_QUEEN.scores(game)
    for player in game.state.large:
        lines = numbers(all_pieces(game), player)
        *parts, result = (int(number.replace("−", "-")) for number in lines.values())
        assert sum(parts) == result == scores[player]
