"""What is said beside the rules: why something is refused, the odds, what was offered, and the gallery."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.games.asking import asked
from tests.games.pixie_queen.positions import BLUE, RED, at, frozen_content
from wonderland_qt import paths
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.table.cues import Cue, Handful, Roll
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.games.pixie_queen.events import (
    ActionCopied,
    DieRolled,
    GoodsGained,
    GoodsRobbed,
    PixiePromoted,
    TrackClimbed,
)
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game

ALL = {"apple": 1, "bread": 1, "honey": 1, "silver": 1}


def table(next_: Any, red: Mapping[str, Any] | None = None, **given: Any) -> Game:
    """Return a position of three in which red has this."""
    return at({"players": {"red": dict(red or {}), "blue": {}, "green": {}}, "next": next_, **given})


def refused(game: Game, piece: str, place: str) -> str:
    """Return what red hears on putting a piece somewhere, in English."""
    why = PIXIE_QUEEN.display.why_not(game, asked(game, RED), piece, place)
    return said(game, why) if why else ""


def said(game: Game, words: Any) -> str:
    """Return a text in English."""
    named = PIXIE_QUEEN.narration.content_words(game.content)
    return Words.load(paths.words("pixie_queen"), "en", named).say(words)


@pytest.mark.parametrize(
    ("space", "told"),
    [
        ("steal_silver", "TURN-5"),
        ("special_offering", "TURN-7"),
        ("copy_blue", "TURN-6"),
        ("casino", "TURN-3"),
        ("copy_red", "ACT-18"),
        ("move_up", "ACT-20"),
        ("forge_ring", "ACT-13"),
        ("drop_or_take_2", ""),
        ("servant", ""),
    ],
)
def test_a_disc_is_refused_with_the_rule(space: str, told: str) -> None:
    discs = {"steal_silver": ["blue", "blue"], "special_offering": ["blue"]}
    game = table({"turn": "red"}, {"discs": 1}, discs={} if told == "ACT-18" else discs, dummy=[])
    game.state.pixies = {"forge_ring": RED}
    assert told in refused(game, "disc:red", f"space:{space}")
    assert told or not refused(game, "disc:red", f"space:{space}")


@pytest.mark.rule("GAME-7", "PROMO-3")
def test_promote_is_refused_with_what_its_own_discs_would_cover() -> None:
    covered = {"take_double_offering": ["blue"] * 2, "climb": ["green"] * 2}
    chained = {"mine": 1, "rocks": [1], "pixies": ["rob"]}
    refusal = refused(table({"turn": "red"}, chained, discs=covered), "disc:red", "space:promote")
    assert refusal == "Your two discs would cover the only hand your pixie can reach (PROMO-3)."
    nobody = refused(table({"turn": "red"}, {"mine": 1, "rocks": [1]}), "disc:red", "space:promote")
    assert "No pixie of yours can rise now" in nobody


@pytest.mark.parametrize(
    ("piece", "goal", "told"),
    [
        ("miner:red:0", "trade", "PROMO-1"),
        ("pixie:casino", "servant", "PROMO-1"),
        ("pixie:penalise", "servant", "PROMO-10"),
        ("pixie:casino", "climb", "PROMO-1"),
        ("pixie:casino", "trade", "PROMO-3"),
        ("pixie:casino", "rob", "own pixie"),
        ("pixie:casino", "take_mercy", "PROMO-5"),
    ],
)
def test_a_pixie_is_refused_with_the_rule(piece: str, goal: str, told: str) -> None:
    players = {
        "red": {"pixies": ["casino", "penalise", "rob"]},
        "blue": {"pixies": ["take_mercy"]},
        "green": {},
    }
    game = at({"players": players, "discs": {"trade": ["red", "red"]}, "next": {"promote": {"red": 1}}})
    game.state.waiting = RED if told == "PROMO-10" else game.state.waiting
    assert told in refused(game, piece, f"space:{goal}")


def test_a_chained_pixie_and_other_food_are_refused() -> None:
    chained = {"mine": 1, "rocks": [1], "goods": {"bread": 1}, "pixies": ["casino"]}
    assert "PROMO-4" in refused(table({"promote": {"red": 1}}, chained), "miner:red:0", "space:casino")
    game = table("offering", {"goods": ALL})
    assert "OFFER-6" in refused(game, "good:bread:red", "court:red")
    assert refused(game, "good:bread:red", "space:casino") == ""


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("act:casino", "one of each food: 2 in 6"),
        ("act:penalise", "3: 2 in 6"),
        ("act:dig", "in the bag: 10 gold, 15 rocks and 30 silver"),
        ("act:steal_food", ""),
    ],
)
def test_the_odds_of_dice_and_bag_stand_beside_their_actions(option: str, told: str) -> None:
    game = table({"turn": "red"})
    decision = asked(game, RED)
    preview = PIXIE_QUEEN.narration.preview(game, decision, decision.option(option))
    assert (told in said(game, preview)) if preview else not told


def test_an_offering_of_silver_tells_what_its_track_punishes() -> None:
    game = table("offering", {"goods": {"silver": 2}, "tracks": [3, 1]})
    decision = asked(game, RED)
    preview = PIXIE_QUEEN.narration.preview(game, decision, decision.option("offer:silver:1"))
    assert preview is not None
    assert preview.arguments[1:] == (("now", 2), ("one", 2), ("two", 1))


def test_what_is_offered_and_held_is_told_to_reports() -> None:
    balance = PIXIE_QUEEN.balance
    assert balance is not None
    game = table({"turn": "red"}, {"goods": {"silver": 1}, "one_use": "mercy", "prizes": ["ring_1"]})
    given = balance.offered(game, asked(game, RED))
    assert given["act:drop_or_take_1"] == Thing("action", "drop_or_take")
    assert "pass" not in given
    held = balance.statistics(game).held[RED]
    assert held == (Thing("one_use", "mercy"), Thing("ring prize", "ring_1"))


def test_tiles_that_reports_count_are_those_of_the_gallery() -> None:
    balance, owned = PIXIE_QUEEN.balance, {"food_tile": "food_2", "one_use": "mercy", "permanent": "smelter"}
    assert balance is not None
    game = table({"turn": "red"}, owned)
    held = balance.statistics(game).held[RED]
    shown = {entry.thing for entry in PIXIE_QUEEN.display.gallery(game.content)}
    assert len(held) == len(owned)
    assert shown.issuperset(held)


def test_every_entry_with_a_picture_is_shown_in_the_workshop() -> None:
    shown = PIXIE_QUEEN.display.gallery(frozen_content())
    sections = {str(entry.path[0]) for entry in shown}
    files = frozen_content().files
    assert sections == {
        "actions",
        "prizes",
        "goods",
        "colours",
        "fields",
        *[s for s in sections if "tiles" in s],
    }
    for section in sections:
        numbers = [entry.path[1] for entry in shown if entry.path[0] == section]
        assert numbers == list(range(len(getattr(files, section))))


def test_words_of_the_workshop_are_there() -> None:
    kinds = {entry.kind for entry in PIXIE_QUEEN.display.gallery(frozen_content())}
    written = Path(paths.of_game("pixie_queen") / "words" / "en" / "gallery.ftl").read_text("utf-8")
    assert all(f"gallery-{kind} = " in written for kind in kinds)


def cue(event: Event) -> Cue | None:
    """Return what is seen moving by an event, as the game is shipped."""
    return PIXIE_QUEEN.display.appearance(event, PIXIE_QUEEN.load([paths.content()])).cue


@pytest.mark.rule("ACT-10", "ACT-12")
@pytest.mark.parametrize(("die", "shows", "seen"), [("penalty", "3", 3), ("casino", "two_silver", None)])
def test_a_die_that_lies_on_the_table_is_seen_rolling(die: Any, shows: str, seen: int | None) -> None:
    rolled = cue(DieRolled(player=RED, die=die, shows=shows))
    assert isinstance(rolled, Roll)
    assert (rolled.die, rolled.shows) == (f"die:{die}", seen)
    game = table({"turn": "red"})
    lying = {piece.id for piece in PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), game.content)}
    assert rolled.die in lying


def test_goods_are_seen_to_come_from_who_or_what_gave_them() -> None:
    robbed = cue(GoodsRobbed(player=RED, other=BLUE, good="apple", tokens=2))
    assert robbed == Handful("supply:apple", "portrait:blue", "portrait:red", 2)
    stolen = cue(GoodsGained(player=RED, good="silver", tokens=2, cause="steal_silver"))
    assert stolen == Handful("supply:silver", "space:steal_silver", "portrait:red", 2)
    game = table({"turn": "red"})
    lying = {piece.id for piece in PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), game.content)}
    causes = ("dig", "steal", "steal_food", "steal_silver", "casino")
    gained = [cue(GoodsGained(player=RED, good="silver", tokens=1, cause=cause)) for cause in causes]
    assert all(isinstance(seen, Handful) and seen.origin in lying for seen in gained)


def test_a_pixie_put_on_a_round_space_is_refused_and_nothing_breaks() -> None:
    game = table({"promote": {"red": 1}}, {"pixies": ["casino"]})
    assert "PROMO-1" in refused(game, "pixie:casino", "space:drop_or_take_1")


@pytest.mark.parametrize(
    ("event", "place"),
    [
        (ActionCopied(player=BLUE, space="dig"), "space:dig"),
        (TrackClimbed(player=BLUE, track="silver", fields=1, field=2), "field:silver:2"),
        (PixiePromoted(player=BLUE, origin="mine", goal="dig"), "space:dig"),
    ],
)
def test_where_something_of_a_rival_comes_to_lies_in_the_light(event: Event, place: str) -> None:
    game = table({"turn": "red"})
    gain = PIXIE_QUEEN.display.appearance(event, PIXIE_QUEEN.load([paths.content()])).gain
    assert gain is not None
    assert gain.place == place
    assert place in {
        piece.id for piece in PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), game.content)
    }
