"""What the table tells before and while things happen: odds, previews, the ticking watch."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.tea_for_2.positions import BLUE, PINK, SEATS, frozen_content, new_game
from tests.glimpses import Watched
from wonderland_qt import paths
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.lookahead.preview import preview
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.tea_for_2.events import (
    CardDestroyed,
    CardDiscarded,
    CardSpared,
    EffectCopied,
    GameEnded,
    StarsGained,
    TokensSpent,
    WatchTurned,
)
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.game_content import load_content
from wonderland_qt.games.tea_for_2.rules import Game
from wonderland_qt.games.tea_for_2.showing import TICK, beats, stage
from wonderland_qt.games.tea_for_2.table.pieces import pieces
from wonderland_qt.games.tea_for_2.table.previewed import previewed
from wonderland_qt.games.tea_for_2.view import TableView, view

MIDDLE = 640


def with_queen() -> Game:
    """Return a game in which the winner's Queen of Hearts may destroy a card of the market."""
    for seed in range(100):
        game = new_game(seed)
        game.choose(game.decisions[0].player, "reveal")
        if "destroy:alice" in {option.id for option in game.decisions[0].options}:
            return game
    raise AssertionError("no Queen of Hearts has won a first round")


@pytest.mark.rule("SECRET-3")
def test_the_odds_of_the_next_round_lie_on_the_table() -> None:
    told = {piece.id: piece.lines for piece in pieces(view(new_game(), None), frozen_content())}
    odds = [told[f"duel:{seat}"][-1].arguments[0][1] for seat in SEATS]
    assert sum(map(int, map(str, odds))) == 100


@pytest.mark.rule("SECRET-3")
def test_the_odds_say_whose_card_is_likely_to_beat_whose() -> None:
    told = {piece.id: piece.lines for piece in pieces(view(new_game(), None), frozen_content())}
    for seat, other in (SEATS, SEATS[::-1]):
        against, _ = told[f"duel:{seat}"]
        assert dict(against.arguments) == {"player": text(seat), "other": text(other)}


@pytest.mark.rule("BUY-1", "BUY-3")
@pytest.mark.parametrize("persons", [(), SEATS])
def test_the_points_of_the_verdict_fly_to_the_card_that_they_pay_for(persons: Any) -> None:
    game = next(game for game in map(new_game, range(100)) if buys_after_reveal(game))
    content, points = game.content, game.state.points
    watched = Watched(TEA_FOR_2, game)
    game.choose(game.state.winner, buys_after_reveal(game)[0])
    looking = Looking(SEATS, None, game.state.winner, persons=persons)
    first, *_ = beats(watched.glimpses(), content, looking)
    (flight,) = first.flights
    (plate,) = flight.gain.lands
    assert flight.origin == "verdict"
    assert flight.gain.amount == int(flight.now) == min(points, content.price[plate.removeprefix("buy:")])
    assert (first.performer == "") == bool(persons)


def buys_after_reveal(game: Game) -> list[str]:
    """Return the options to buy a card, after the first cards are revealed."""
    if game.state.phase == "reveal":
        game.choose(game.decisions[0].player, "reveal")
    paid = game.state.points > 0
    return [option.id for option in game.decisions[0].options if paid and option.id.startswith("buy:")]


@pytest.mark.rule("STAR-2", "STAR-1")
def test_what_destroying_brings_is_told_before_chance_lays_the_next_card_open() -> None:
    game = with_queen()
    seen = preview(game, game.decisions[0].player, "destroy:alice")
    assert {CardDestroyed, StarsGained} <= {type(event) for event in seen.events}
    assert seen.chance


@pytest.mark.rule("SETUP-3", "SECRET-1")
def test_a_stack_shows_a_back_until_chance_has_chosen_its_next_card() -> None:
    game = with_queen()
    watched, before = Watched(TEA_FOR_2, game), view(game, None)
    game.choose(game.state.winner, "destroy:alice")
    after = view(game, None)
    seen = [on_stack_of_alice(glimpse.view) for glimpse in watched.glimpses()]
    assert {before.tops["alice"], after.tops["alice"], "back"} >= set(seen)
    assert "back" in seen
    assert on_stack_of_alice(after) == after.tops["alice"]
    assert all(len(glimpse.view.below["alice"]) for glimpse in watched.glimpses())


@pytest.mark.rule("SETUP-3", "END-1", "MISSION-1")
def test_a_stack_that_is_being_uncovered_is_not_empty() -> None:
    game = with_queen()
    seen = preview(game, game.state.winner, "destroy:alice")
    assert seen.game is not None
    told = {piece.id: piece for piece in pieces(view(seen.game, None), frozen_content())}
    assert told["stack:alice"].lines == ()
    assert told["mission:alice"].kind == "mission"
    left = len(game.state.market["alice"]) - 1
    assert told["left:alice"].badge == f"×{left}"


def on_stack_of_alice(seen: TableView) -> str:
    """Return the card that lies on Alice's stack in a view, or "back"."""
    lying = [piece for piece in pieces(seen, frozen_content()) if piece.place == "stack:alice"]
    (card,) = (piece for piece in lying if piece.kind != "left")
    return card.id.removeprefix("card:") if card.face else "back"


@pytest.mark.rule("STAR-2", "STAR-1")
def test_a_ghost_of_the_pawn_stands_on_the_stars_that_destroying_would_bring() -> None:
    game = with_queen()
    winner, content = game.state.winner, frozen_content()
    stars = content.cards[game.state.market["alice"][-1]].stars
    (ghost,) = previewed(view(game, None), content, "destroy:alice")
    assert (ghost.kind, ghost.art, ghost.order) == ("pawn", winner, stars)
    assert not previewed(view(game, None), content, "buy:alice")


@pytest.mark.rule("CARD-1")
def test_a_ghost_of_the_hand_points_to_the_space_where_the_cat_would_put_it() -> None:
    game, content = new_game(), frozen_content()
    asked = replace(view(game, None), choosing=("set_watch",))
    ghosts = [previewed(asked, content, f"space:{space}") for space in content.ring]
    assert [(ghost.kind, ghost.art) for (ghost,) in ghosts] == [("watch_hand", str(n)) for n in range(1, 6)]


def test_two_persons_keep_their_sides_and_one_alone_sits_at_the_left() -> None:
    content, seen = load_content([paths.content()]), view(new_game(), None)
    at_left = {
        looking: stage(seen, content, Looking(SEATS, *looking)).layout.slots[f"player:{PINK}"].rect.x < MIDDLE
        for looking in ((None, BLUE), (None, PINK), (BLUE, BLUE), (PINK, PINK))
    }
    assert at_left == {(None, BLUE): False, (None, PINK): False, (BLUE, BLUE): False, (PINK, PINK): True}


@pytest.mark.parametrize(("viewer", "shown"), [(BLUE, "tidy"), (PINK, "choice"), (None, "choice")])
def test_discards_are_laid_out_only_for_their_owner_who_destroys_one(
    viewer: PlayerId | None, shown: str
) -> None:
    asked = (Decision(BLUE, text("ask-destroy_own_discard"), ()),)
    seen = replace(view(new_game(), None), phase="choice", choosing=("destroy_own_discard",))
    looking = Looking(SEATS, viewer, BLUE, asked)
    assert stage(seen, load_content([paths.content()]), looking).id == shown


def test_the_hand_of_the_watch_ticks_from_space_to_space() -> None:
    content, game = load_content([paths.content()]), new_game()
    before = view(game, None)
    third = content.ring[(content.ring.index(before.space) + 3) % len(content.ring)]
    looking = Looking(SEATS, None, BLUE)
    turned = WatchTurned(player=BLUE, space=third)
    told = beats([Glimpse((), lambda: before), Glimpse((turned,), lambda: before)], content, looking)
    assert [beat.milliseconds for beat in told] == [TICK] * 3
    lights = [piece.art for beat in told for piece in beat.pieces if piece.kind == "watch_light"]
    old, lit = (str(content.ring.index(space) + 1) for space in (before.space, third))
    assert lights == [old, old, lit], "spaces are lit that the hand runs past"


@pytest.mark.rule("WATCH-2")
@pytest.mark.parametrize("persons", [(), SEATS])
def test_a_spent_hourglass_is_seen_before_the_watch_turns_in_the_light_of_who_acts(persons: Any) -> None:
    content, game = load_content([paths.content()]), new_game()
    before, looking = view(game, None), Looking(SEATS, None, BLUE, persons=persons)
    spent = TokensSpent(player=PINK, token="hourglasses", number=1)
    turned = WatchTurned(player=PINK, space=content.ring[(content.ring.index(before.space) + 1) % 5])
    seen = [Glimpse(happened, lambda: before) for happened in ((), (spent,), (turned,))]
    (tick,) = beats(seen, content, looking)
    assert (tick.event, tick.covers) == (1, 1)
    assert tick.performer == ("" if persons else PINK)
    loss = TEA_FOR_2.display.appearance(spent, content).gain
    assert loss is not None
    assert loss.across == ("watch",)


@pytest.mark.rule("WATCH-6", "WATCH-8", "CARD-4")
@pytest.mark.parametrize("happened", [CardDestroyed, CardSpared, EffectCopied])
def test_a_card_of_a_pile_is_held_up_before_it_is_destroyed_spared_or_copied(happened: Any) -> None:
    content, game = load_content([paths.content()]), new_game()
    game.choose(game.decisions[0].player, "reveal")
    before, own = view(game, None), (PINK,)
    card, unknown = before.players[PINK].discard[-1], before.players[BLUE].deck[0]
    for piece, persons, held in ((card, (), True), (card, own, False), (unknown, own, True)):
        seen = [Glimpse((), lambda: before), Glimpse((happened(player=PINK, card=piece),), lambda: before)]
        told = beats(seen, content, Looking(SEATS, None, BLUE, persons=persons))
        holding = [beat for beat in told if beat.held]
        assert [beat.held for beat in holding] == [f"card:{piece}"] * held
        assert all(beat.held in {shown.id for shown in beat.pieces} for beat in holding)


@pytest.mark.parametrize("kind", ["destroy", "effect", "buy", "tarts", "space"])
def test_what_the_winner_has_chosen_is_lit_before_it_happens(kind: str) -> None:
    looking = Looking(SEATS, None, BLUE)
    for seed in range(100):
        game = new_game(seed)
        game.choose(game.decisions[0].player, "reveal")
        winner, watched = game.decisions[0].player, Watched(TEA_FOR_2, game)
        options = [option.id for option in game.decisions[0].options]
        chosen = next((option for option in options if option.partition(":")[0] == kind), "")
        if chosen:
            game.choose(winner, chosen)
            told = beats(watched.glimpses(), frozen_content(), looking)
            lit = [beat for beat in told if beat.spotlight]
            assert [beat.spotlight[:2] for beat in lit] == [(chosen, f"duel:{winner}")]
            assert lit[0].performer == winner
            assert not lit[0].covers
            return
    raise AssertionError(f"nobody could choose {kind}")


@pytest.mark.rule("WATCH-7")
def test_cards_turned_up_for_their_stars_are_shown_one_after_the_other() -> None:
    for seed in range(100):
        game = new_game(seed)
        game.choose(game.decisions[0].player, "reveal")
        if "space:two_from_deck" in {option.id for option in game.decisions[0].options}:
            winner, watched = game.decisions[0].player, Watched(TEA_FOR_2, game)
            game.choose(winner, "space:two_from_deck")
            steps = [[type(event) for event in glimpse.events] for glimpse in watched.glimpses()]
            assert [step.count(CardDiscarded) for step in steps if CardDiscarded in step] == [1, 1]
            return
    raise AssertionError("no Cheshire Cat has won a first round")


def test_a_plate_about_the_watch_lies_there_only_for_who_has_an_hourglass() -> None:
    shown = set()
    for seed in range(20):
        game = new_game(seed)
        for _ in range(12):
            decision, watched = game.decisions[0], Watched(TEA_FOR_2, game)
            game.choose(decision.player, decision.options[0].id)
            for seen in (glimpse.view for glimpse in watched.glimpses()):
                keep = any(piece.id == "keep" for piece in pieces(seen, frozen_content()))
                shown.add((keep, keep and seen.players[seen.winner].hourglasses > 0))
    assert shown == {(False, False), (True, True)}


@pytest.mark.rule("END-1")
def test_an_empty_stack_tells_how_many_there_are_of_those_that_end_the_game() -> None:
    game = new_game()
    game.state.market = {**game.state.market, "alice": (), "duchess": ()}
    on_table = {piece.id: piece for piece in pieces(view(game, None), frozen_content())}
    told = {piece.id: piece.lines for piece in on_table.values()}
    counted = told["stack:alice"][0].arguments
    assert told["stack:duchess"] == told["stack:alice"]
    named_empty = {piece.id for piece in on_table.values() if piece.art == "empty"}
    assert named_empty == {"stack:alice", "stack:duchess"}
    assert dict(counted) == {"empty": 2, "end": frozen_content().files.empty_stacks_at_end}
    assert told["stack:caterpillar"] == ()


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(("language", "empty"), [("en", "empty"), ("pl", "pusty"), ("uk", "порожній")])
def test_an_empty_stack_is_read_out_as_empty(language: str, empty: str) -> None:
    game = new_game()
    game.state.market = {**game.state.market, "alice": (), "duchess": game.state.market["duchess"][-1:]}
    told = {piece.id: piece.text for piece in pieces(view(game, None), frozen_content())}
    words = Words.load(paths.words("tea_for_2"), language)
    assert words.say(told["stack:alice"]).endswith(empty)
    assert empty not in words.say(told["stack:duchess"]), "its last card lies on top"


@pytest.mark.rule("END-1", "END-2")
@pytest.mark.parametrize(
    ("reason", "told"), [("rabbit", "No White Rabbit is left"), ("stacks", "stacks are empty")]
)
def test_the_history_says_why_the_game_ended(reason: Any, told: str) -> None:
    content = load_content([paths.content()])
    line = TEA_FOR_2.narration.log_text(GameEnded(winner=PINK, reason=reason), content, {})
    assert line is not None
    assert told in Words.load(paths.words("tea_for_2"), "en").say(line)
