"""The flow: who may answer what, sealed answers, and the guards against games without end."""

from __future__ import annotations

import msgspec
import pytest

from tests.engine import pebbles
from tests.engine.pebbles import ANN, BEN, CAT, PEBBLES, PebbleContent, PebblesLaid, Playing
from wonderland_qt.engine import flow
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import EndlessGame, Game, GameState, IllegalChoice, Position, Rules
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text


def two(seed: int = 1, events: list[Event] | None = None) -> Playing:
    return pebbles.PEBBLES.new(PebbleContent(), NewGame((ANN, BEN), seed), events)


def lay_first(game: Playing, player: PlayerId) -> None:
    game.choose(player, next(d for d in game.decisions if d.player == player).options[0].id)


def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = two()
    before = PEBBLES.codec.encode(game.state)
    with pytest.raises(IllegalChoice, match="ann is not offered 'lay-99'"):
        game.choose(ANN, "lay-99")
    with pytest.raises(IllegalChoice, match="zed is not asked"):
        game.choose(PlayerId("zed"), "lay-1")
    assert PEBBLES.codec.encode(game.state) == before


def test_answers_stay_sealed_until_the_last_is_in_then_open_together() -> None:
    events: list[Event] = []
    game = two(events=events)
    lay_first(game, BEN)
    assert set(game.state.sealed) == {BEN}
    assert game.waiting() == (ANN,)
    assert not any(isinstance(event, PebblesLaid) for event in events)
    lay_first(game, ANN)
    assert game.state.sealed == {}
    laid = next(event for event in events if isinstance(event, PebblesLaid))
    assert [player for player, _ in laid.pebbles] == [ANN, BEN]


def test_a_sealed_answer_can_be_replaced_until_the_last_is_in() -> None:
    events: list[Event] = []
    game = two(seed=4, events=events)
    first, *_, last = game.decisions[0].options
    game.choose(ANN, first.id)
    game.choose(ANN, last.id)
    assert game.waiting() == (BEN,)
    lay_first(game, BEN)
    laid = next(event for event in events if isinstance(event, PebblesLaid))
    assert f"lay-{dict(laid.pebbles)[ANN]}" == last.id


def test_a_clone_goes_its_own_way() -> None:
    game = two()
    lay_first(game, ANN)
    cloned, before = game.clone(), PEBBLES.codec.encode(game.state)
    lay_first(cloned, BEN)
    assert PEBBLES.codec.encode(game.state) == before
    assert cloned.events is None
    lay_first(game, BEN)
    assert PEBBLES.codec.encode(game.state) == PEBBLES.codec.encode(cloned.state)


class Round(Step):
    asks: bool


class Ask(Step):
    options: int
    shown: bool = False


class AskForTwo(Step):
    players: tuple[PlayerId, ...]


class AskEveryone(Step):
    """The first may only pass, and is asked where being asked would tell a secret; the others choose."""

    players: tuple[PlayerId, ...]


class Note(Step):
    option: str


class Noted(Event):
    option: str


class Bare(GameState[Step]):
    pass


rules: Rules[Bare, None] = Rules()


@rules.do
def play_round(game: Game[Bare, None], step: Round) -> None:
    game.push(*([Ask(2)] if step.asks else []), step)


@rules.ask
def ask(position: Position[Bare, None], step: Ask) -> tuple[Decision, ...]:
    options = tuple(Option(str(n), (Note(str(n)),), Text("n")) for n in range(step.options))
    return (Decision(ANN, Text("ask"), options, shown=step.shown),)


@rules.ask
def ask_for_two(position: Position[Bare, None], step: AskForTwo) -> tuple[Decision, ...]:
    options = tuple(Option(name, (Note(name),), Text(name)) for name in "abc")
    return tuple(Decision(player, Text("two"), options, pick_count=2) for player in step.players)


@rules.ask
def ask_everyone(position: Position[Bare, None], step: AskEveryone) -> tuple[Decision, ...]:
    options = tuple(Option(name, (Note(name),), Text(name)) for name in ("pass", "reveal"))
    passing, *choosing = step.players
    return (
        Decision(passing, Text("alike"), options[:1], asks_everyone=True),
        *(Decision(player, Text("alike"), options, asks_everyone=True) for player in choosing),
    )


@rules.do
def note(game: Game[Bare, None], step: Note) -> None:
    game.emit(Noted(option=step.option))


def bare(*agenda: Step) -> Game[Bare, None]:
    state = Bare(seed=1, agenda=list(reversed(agenda)), streams={}, sealed={}, answered=0)
    return Game(rules, state, None, []).advance()


def test_a_single_option_is_taken_silently_unless_it_is_shown() -> None:
    silent = bare(Ask(1))
    assert silent.over
    assert silent.events == [Noted(option="0")]
    shown = bare(Ask(1, shown=True))
    assert [d.player for d in shown.decisions] == [ANN]
    shown.choose(ANN, "0")
    assert shown.over


def test_a_question_without_options_is_passed_over() -> None:
    assert bare(Ask(0), Ask(0, shown=True)).over


def test_whoever_is_not_asked_anyway_any_more_passes_and_the_others_are_asked_still() -> None:
    game = bare(AskEveryone((ANN, BEN, CAT)))
    game.ask_again(frozenset({ANN, BEN, CAT}))
    game.choose(ANN, "pass")
    game.ask_again(frozenset({BEN, CAT}))
    assert (game.waiting(), game.state.sealed) == ((BEN, CAT), {})
    game.choose(CAT, "reveal")
    game.choose(BEN, "reveal")
    assert game.events == [Noted(option=option) for option in ("pass", "reveal", "reveal")]


def test_when_the_last_who_had_yet_to_answer_is_not_asked_any_more_all_answers_are_opened() -> None:
    game = bare(AskEveryone((ANN, BEN)))
    game.ask_again(frozenset({ANN, BEN}))
    game.choose(BEN, "reveal")
    assert game.waiting() == (ANN,)
    game.ask_again(frozenset({BEN}))
    assert game.over
    assert game.events == [Noted(option="pass"), Noted(option="reveal")]


def test_steps_run_in_reading_order() -> None:
    game = bare(Note("a"), Note("b"), Ask(2), Note("c"))
    game.choose(ANN, "1")
    assert game.events == [Noted(option=option) for option in ("a", "b", "1", "c")]


def test_an_answer_takes_several_options_in_their_order() -> None:
    game = bare(AskForTwo((ANN,)), Note("z"))
    game.choose(ANN, "c+a")
    assert game.events == [Noted(option=option) for option in ("c", "a", "z")]
    assert game.over


def test_several_options_of_several_players_stay_one_sealed_answer_each() -> None:
    game = bare(AskForTwo((ANN, BEN)))
    game.choose(ANN, "a+b")
    assert (game.state.sealed, game.events, game.waiting()) == ({ANN: "a+b"}, [], (BEN,))
    game.choose(ANN, "b+c")
    game.choose(BEN, "c+a")
    assert game.events == [Noted(option=option) for option in ("b", "c", "c", "a")]
    assert game.state.answered == 2


@pytest.mark.parametrize("answer", ["a", "a+a", "a+b+c", "a+z", "", "+"])
def test_an_answer_of_too_few_too_many_or_the_same_options_is_refused(answer: str) -> None:
    game = bare(AskForTwo((ANN,)))
    with pytest.raises(IllegalChoice, match="ann must choose 2 different options"):
        game.choose(ANN, answer)
    assert game.waiting() == (ANN,)


def test_an_answer_is_put_together_one_pick_after_another() -> None:
    (decision,) = bare(AskForTwo((ANN,))).decisions
    left = decision.after("b")
    assert ([option.id for option in left.options], left.pick_count, left.taken) == (["a", "c"], 1, ("b",))
    assert left.answer("c") == "b+c"
    with pytest.raises(KeyError):
        left.after("b")


def test_no_two_options_of_an_answer_pick_up_the_same_piece() -> None:
    options = tuple(Option(name, (), Text(name), take=name[0]) for name in ("a1", "a2", "b1"))
    decision = Decision(ANN, Text("two"), options, pick_count=2)
    assert [option.id for option in decision.after("a1").options] == ["b1"]
    assert decision.options_of("b1+a2") == (options[2], options[1])
    with pytest.raises(KeyError):
        decision.options_of("a1+a2")


def test_a_loop_of_steps_is_stopped_and_named() -> None:
    with pytest.raises(EndlessGame, match=r"10000 steps without a decision.*Round"):
        bare(Round(asks=False))


def test_a_game_of_too_many_decisions_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "DECISIONS_IN_A_GAME", 5)
    game = bare(Round(asks=True))
    for _ in range(5):
        game.choose(ANN, "0")
    with pytest.raises(EndlessGame, match="5 decisions and no end"):
        game.choose(ANN, "0")


def test_a_step_has_one_rule_only() -> None:
    def twice(game: Game[Bare, None], step: Note) -> None: ...

    with pytest.raises(TypeError, match="Note has a rule already"):
        rules.do(twice)


def test_steps_are_saved_under_their_names() -> None:
    assert msgspec.to_builtins(Note("a")) == {"step": "Note", "option": "a"}
