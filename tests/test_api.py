"""The door: what a program sees of every game, and how the door answers mistakes."""

from __future__ import annotations

import copy
import doctest
import inspect
import json
import pickle
import subprocess
import sys
import typing
from pathlib import Path
from types import ModuleType

import pytest

from wonderland_qt import api
from wonderland_qt.api import played_game, questions

TABLES = [(game, players) for game, sizes in api.games().items() for players in sizes]
EACH = pytest.mark.parametrize(("name", "players"), TABLES)
HEAVY = {"PySide6", "pydantic", "msgspec", "yaml", "rich"}


def midway(name: str, players: int, answers: int = 12) -> api.Game:
    """Return a game after some random answers."""
    game = api.new_game(name, players, seed=5)
    for _ in range(answers):
        player = game.asked[0].player
        game.answer(player, *game.random_answer(player))
    return game


def several_asked() -> api.Game:
    """Return a game in which two are asked at the same time."""
    game = api.new_game("bunny_kingdom", 2, seed=1)
    assert len(game.asked) == 2
    return game


@pytest.mark.parametrize("module", [api, questions, played_game])
def test_the_examples_of_the_docstrings_hold(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_importing_the_door_reads_no_game_and_nothing_heavy() -> None:
    code = "import sys, wonderland_qt.api; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    imported = ran.stdout.split()
    assert {name.partition(".")[0] for name in imported} & HEAVY == set()
    ours = {name for name in imported if name.startswith("wonderland_qt")}
    assert ours == {"wonderland_qt", "wonderland_qt.api", api.played_game.__name__, api.questions.__name__}


@EACH
def test_random_answers_end_every_game_and_the_same_seed_ends_it_alike(name: str, players: int) -> None:
    game, again = midway(name, players).playout(3), midway(name, players).playout(3)
    assert game.over
    assert game.asked == ()
    assert set(game.winners) <= set(game.players) == set(game.scores)
    assert (game.scores, game.events()) == (again.scores, again.events())


@EACH
def test_a_game_is_the_same_cloned_copied_pickled_and_saved(name: str, players: int, tmp_path: Path) -> None:
    game = midway(name, players)
    pickled = pickle.loads(pickle.dumps(game))  # noqa: S301 our own bytes
    saved = api.load(game.save(tmp_path / "game.save"))
    for same in (game.clone(), copy.deepcopy(game), pickled, saved):
        assert [(q.player, q.options) for q in same.asked] == [(q.player, q.options) for q in game.asked]
        assert [same.observe(player) for player in game.players] == [game.observe(p) for p in game.players]
        assert same.events() == game.events()
        assert same.playout(9).scores == game.clone().playout(9).scores
    assert not game.over


@EACH
def test_a_sample_asks_the_same_and_can_be_saved(name: str, players: int, tmp_path: Path) -> None:
    game = midway(name, players)
    for question in game.asked:
        known = game.information_set(question.player)
        first, second = known.samples([1, 2])
        assert first.question(question.player).options == question.options
        assert first.observe(question.player) == second.observe(question.player) == known.observation
        loaded = api.load(first.save(tmp_path / "sample.save"))
        assert loaded.observe() == first.observe()


@EACH
def test_every_option_has_a_value_and_words(name: str, players: int) -> None:
    question = midway(name, players).asked[0]
    game = midway(name, players)
    assert tuple(game.evaluate(question.player)) == question.options
    for language in ("en", "pl", "uk"):
        said = [question.say(option, language) for option in ("", *question.options)]
        assert all(said)
        assert not any(words.startswith("[") for words in said)


@EACH
def test_views_and_events_are_plain_data(name: str, players: int) -> None:
    game = midway(name, players)
    for seen in (game.observe(), game.observe(game.players[0]), *game.events()):
        assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize("bot", ["random", "rule", "search:4"])
def test_our_bots_play_a_game_to_its_end(bot: str) -> None:
    game = api.new_game("tea_for_2", seed=2)
    assert game.play({player: api.bot(bot, number) for number, player in enumerate(game.players)}).over


def test_only_open_questions_are_told_and_a_second_answer_is_refused() -> None:
    game = several_asked()
    first = game.asked[0].player
    game.answer(first, *game.random_answer(first))
    assert [question.player for question in game.asked] != [first]
    answer = game.asked[0].options[:2]
    with pytest.raises(api.IllegalAnswer, match="replace=True"):
        game.answer(first, *answer)
    with pytest.raises(api.IllegalAnswer, match="nothing to answer"):
        game.question(first)


def test_a_sealed_answer_is_replaced_when_that_is_asked_for() -> None:
    game = several_asked()
    question = game.asked[0]
    one, other = question.options[:2], question.options[2:4]
    game.answer(question.player, *one)
    game.answer(question.player, *other, replace=True)
    with pytest.raises(api.IllegalAnswer):
        game.answer(question.player, *one)


@pytest.mark.parametrize("answer", [(), ("nothing",), ("nothing", "at all", "such")])
def test_an_answer_that_takes_what_is_not_offered_is_refused(answer: tuple[str, ...]) -> None:
    game = api.new_game("tea_for_2", seed=1)
    before = game.observe()
    with pytest.raises(api.IllegalAnswer):
        game.answer(game.asked[0].player, *answer)
    with pytest.raises(api.IllegalAnswer):
        game.answer("nobody", *answer)
    assert game.observe() == before


def test_several_picks_are_asked_one_after_another() -> None:
    question = several_asked().asked[0]
    assert question.count == 2
    left = question.after(question.options[0])
    assert left.count == 1
    assert question.options[0] not in left.options
    with pytest.raises(api.IllegalAnswer, match="is not offered"):
        left.after("nothing")


def look_for_ever(game: api.Game) -> None:
    """Wait for a game to end by itself."""
    while not game.over:
        pass


def replace_for_ever(game: api.Game) -> None:
    """Answer for one of two players, again and again."""
    player, answer = game.asked[0].player, game.asked[0].options[:2]
    game.answer(player, *answer)
    while not game.over:
        game.answer(player, *answer, replace=True)


def test_a_program_that_only_looks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_game, "MOST_LOOKS", 50)
    with pytest.raises(api.NothingHappens, match="50 times"):
        look_for_ever(several_asked())
    with pytest.raises(api.NothingHappens, match="asked: "):
        replace_for_ever(several_asked())


def test_a_player_sees_and_hears_no_more_than_they_may() -> None:
    game = several_asked()
    one, other = game.players
    assert game.observe(one) != game.observe(other) != game.observe()
    assert len(game.events(one)) < len(game.events(one)) + len(game.events(other))
    heard = game.events(one)
    game.playout(1)
    assert game.events(one)[: len(heard)] == heard
    assert game.events(one, since=len(heard)) == game.events(one)[len(heard) :]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "tea_for_2", "players": 3}, "takes 2 players, not 3"),
        ({"game": "tea_for_2", "players": ["blue", "nobody"]}, "no 'nobody'"),
        ({"game": "tea_for_2", "players": "red"}, "a number or a list"),
        ({"game": "tea_for_2", "options": {"speed": "warp"}}, "no 'speed'"),
        ({"game": "tea_for_2", "options": {"missions": "none"}}, "none"),
    ],
)
def test_what_a_new_game_does_not_have_is_refused(arguments: dict[str, typing.Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        api.new_game(**arguments)


def test_a_pack_counts_and_comes_along_in_a_save(tmp_path: Path) -> None:
    pack = tmp_path / "longer"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: longer\nname: Longer\ngame: pixie_queen\n")
    (pack / "settings.yaml").write_text("settings: {rounds: 2}\n")
    game = api.new_game("pixie_queen", 2, seed=1, packs=[pack])
    plain = api.new_game("pixie_queen", 2, seed=1)
    loaded = api.load(game.save(tmp_path / "game.save"))
    pickled = pickle.loads(pickle.dumps(loaded))  # noqa: S301 our own bytes
    ends = [len(one.playout(4).events()) for one in (game, loaded, pickled, plain)]
    assert ends[0] == ends[1] == ends[2] < ends[3]


def test_a_file_that_is_no_saved_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.save").write_text("nothing")
    with pytest.raises(ValueError, match=r"game\.save"):
        api.load(tmp_path / "game.save")


def test_nothing_that_the_door_takes_or_gives_is_any() -> None:
    for name, annotation in _annotations():
        assert "Any" not in str(annotation), name


def _annotations() -> list[tuple[str, object]]:
    """Return the annotations of all that is public, as they are written."""
    found: list[tuple[str, object]] = []
    for name in api.__all__:
        thing = getattr(api, name)
        members = [(name, thing)]
        if inspect.isclass(thing):
            members = [(f"{name}.{key}", member) for key, member in vars(thing).items() if key[0] != "_"]
        for called, member in members:
            function = member.fget if isinstance(member, property) else member
            if inspect.isfunction(function):
                found += [(called, annotation) for annotation in function.__annotations__.values()]
    assert len(found) > 40
    return [*found, ("JSON", api.JSON), ("Bot", api.Bot)]
