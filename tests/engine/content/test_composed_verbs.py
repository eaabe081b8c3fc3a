"""Verbs that a content names become what they are made of; what is wrong is said once, where it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest
from pydantic import Field

from wonderland_qt.engine.content.composed_verbs import ComposedVerb, HasVerbs, Template, VerbName, VerbSpec
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import COMPOSED, OneKey
from wonderland_qt.engine.phrasing import describe, icons_of
from wonderland_qt.engine.words.texts import Text


class Deed(OneKey):
    """The family of a made-up game."""


class Gain(Deed, word="gain", shorthand="coins"):
    """So many coins."""

    coins: Annotated[int, Field(ge=0, le=99)]


class Rest(Deed, word="rest"):
    """Nothing."""


class Walk(Deed, word="walk"):
    """To a place."""

    to: Annotated[str, RefTo("places")]
    then: tuple[Deed, ...] = ()


class DeedSpec(VerbSpec):
    """A verb that the content names."""

    do: Annotated[tuple[Deed, ...], Field(min_length=1), Template()]


class ComposedDeed(Deed, ComposedVerb, word=COMPOSED):
    """One that the content has named."""

    do: tuple[Deed, ...]


class Place(ContentModel):
    """A place."""

    id: str


class Card(ContentModel):
    """A card."""

    id: str
    deeds: tuple[Deed, ...]


class Box(HasVerbs):
    """All content."""

    places: tuple[Place, ...] = ()
    cards: tuple[Card, ...] = ()
    verbs: dict[VerbName, DeedSpec] = Field(default={})


def read(folder: Path, written: str, over: str = "") -> Box:
    for number, text in enumerate(filter(None, (written, over))):
        (folder / str(number) / "box").mkdir(parents=True)
        (folder / str(number) / "box" / "all.yaml").write_text(text, encoding="utf-8")
    return read_content(sorted(folder.iterdir()), "box", Box)


def told(folder: Path, written: str, language: str = "en") -> list[str]:
    with pytest.raises(ContentMistakes) as raised:
        read(folder, written)
    return [f"{m.line}:{m.column}: {m.where}: {m.expected_in(language)}" for m in raised.value.mistakes]


def test_a_named_verb_is_what_it_is_made_of_and_keeps_its_name(tmp_path: Path) -> None:
    box = read(
        tmp_path,
        "verbs:\n"
        "  stroll: {icon: boot, parameters: {to: {}, coins: {default: 2}},"
        " do: [{walk: {to: $to, then: [{gain: $coins}]}}]}\n"
        "places: [{id: lawn}]\n"
        "cards: [{id: a, deeds: [rest, {stroll: {to: lawn}}, {stroll: {to: lawn, coins: 3}}]}]\n",
    )
    _, first, second = box.cards[0].deeds
    assert first.word == "stroll"
    assert first.ref == "a.deeds.1"
    assert isinstance(first, ComposedDeed)
    (walk,) = first.do
    assert (walk, walk.ref) == (Walk(to="lawn", then=(Gain(coins=2),)), "a.deeds.1.do.0")
    assert isinstance(second, ComposedDeed)
    assert second.do == (Walk(to="lawn", then=(Gain(coins=3),)),)
    assert first != second
    assert icons_of([first]) == ("boot",)
    assert describe(first).arguments[0] == ("name", Text("verb-stroll"))


def test_a_bare_word_and_a_single_argument_are_short(tmp_path: Path) -> None:
    box = read(
        tmp_path,
        "verbs:\n"
        "  prize: {parameters: {coins: {default: 5}}, do: [{gain: $coins}], text: {en: 'win {coins}'}}\n"
        "  prizes: {do: [prize, {prize: 6}]}\n"
        "cards: [{id: a, deeds: [prize, {prize: 7}, prizes]}]\n",
    )
    one, other, both = box.cards[0].deeds
    assert icons_of([one, other, both]) == ("gain:5", "gain:7", "gain:5", "gain:6")
    assert describe(other) == Text("verb-text-prize", (("coins", 7),))


def test_a_folder_above_changes_a_named_verb_field_by_field(tmp_path: Path) -> None:
    below = "verbs: {prize: {icon: cup, do: [{gain: 1}]}}\ncards: [{id: a, deeds: [prize]}]\n"
    box = read(tmp_path, below, "verbs: {prize: {do: [{gain: 9}, rest]}}\n")
    (prize,) = box.cards[0].deeds
    assert isinstance(prize, ComposedDeed)
    assert (prize.icon, prize.do) == ("cup", (Gain(coins=9), Rest()))


def test_content_without_named_verbs_is_as_it_was(tmp_path: Path) -> None:
    assert read(tmp_path, "cards: [{id: a, deeds: [rest, {gain: 2}]}]\n").cards[0].deeds == (
        Rest(),
        Gain(coins=2),
    )


CARD = "\ncards: [{id: a, deeds: [%s]}]\nplaces: [{id: lawn}]\n"


@pytest.mark.parametrize(
    ("verbs", "deeds", "expected"),
    [
        ("{prize: {do: [{gian: 2}]}}", "prize, prize", ["1:22: verbs.prize.do.0: unknown verb 'gian'"]),
        ("{prize: {do: [{gain: 100}]}}", "prize", ["1:29: verbs.prize.do.0.gain.coins: expected a number"]),
        ("{prize: {do: [rest]}}", "prise", ["2:25: cards.a.deeds.0: unknown verb 'prise'; did you mean"]),
        (
            "{prize: {parameters: {n: {}}, do: [{gain: $n}]}}",
            "prize, {prize: {m: 1}}, {prize: x}, {prize: [1]}, {prize: $n}",
            [
                "2:25: cards.a.deeds.0: the argument 'n' is missing; add it here",
                "2:41: cards.a.deeds.1.prize.m: unknown key 'm'; known: n",
                "2:57: cards.a.deeds.2.prize.coins: expected a whole number, not 'x'",
                "2:69: cards.a.deeds.3.prize.coins: expected a whole number, not a list",
                "2:83: cards.a.deeds.4.prize: there is no parameter 'n' here",
            ],
        ),
        (
            "{prize: {do: [rest]}}",
            "{prize: 2}, {prize: {n: 2}}",
            [
                "2:33: cards.a.deeds.0.prize: verb 'prize' takes no arguments, not 2",
                "2:46: cards.a.deeds.1.prize.n: unknown key 'n'",
            ],
        ),
        (
            "{prize: {parameters: {n: {default: x}, k: {}}, do: [{gain: $n}, {gain: $m}]}}",
            "prize",
            [
                "1:43: verbs.prize.parameters.n.default",
                "1:47: verbs.prize.parameters.k: nothing uses this parameter; write '$k'",
                "1:79: verbs.prize.do.1.gain: there is no parameter 'm' here; known: k, n",
                "2:25: cards.a.deeds.0: the argument 'k' is missing",
            ],
        ),
        ("{gain: {do: [rest]}}", "{gain: 1}", ["1:9: verbs.gain: the game already has a verb 'gain'"]),
        (
            "{prize: {parameters: {to: {}}, do: [{walk: {to: $to}}]}, near: {do: [{prize: lwan}]}}",
            "{prize: meadow}",
            [
                "1:85: verbs.near.do.0.prize: no 'lwan' in places; did you mean 'lawn'?",
                "2:33: cards.a.deeds.0.prize: no 'meadow' in places",
            ],
        ),
        ("{prize: {do: []}}", "prize", ["1:21: verbs.prize.do: expected at least 1 item"]),
        ("{prize: {do: rest}}", "prize", ["1:21: verbs.prize.do: expected a list"]),
        ("{prize: {icon: cup}}", "prize", ["1:16: verbs.prize.do: a required key is missing"]),
        ("[prize]", "rest", ["1:8: verbs: expected a mapping"]),
        ("{composed: {do: [rest]}}", "rest", ["1:9: verbs.composed: the game already has a verb 'composed'"]),
        ("{}", "{composed: {do: [rest]}}", ["2:25: cards.a.deeds.0: unknown verb 'composed'"]),
    ],
)  # fmt: skip
def test_each_mistake_is_said_once_where_it_stands(
    tmp_path: Path, verbs: str, deeds: str, expected: list[str]
) -> None:
    found = told(tmp_path, f"verbs: {verbs}{CARD % deeds}")
    assert len(found) == len(expected), found
    for one, begins in zip(found, expected, strict=True):
        assert one.startswith(begins), (one, begins)


def test_a_mistake_is_said_in_three_languages(tmp_path: Path) -> None:
    written = "verbs: {prize: {parameters: {n: {}}, do: [{gain: $n}]}}\ncards: [{id: a, deeds: [prize]}]\n"
    (english,), (polish,), (ukrainian,) = (
        told(tmp_path / language, written, language) for language in ("en", "pl", "uk")
    )
    assert "missing" in english
    assert "brakuje" in polish
    assert "бракує" in ukrainian


def test_a_circle_is_one_mistake(tmp_path: Path) -> None:
    written = "verbs: {a: {do: [b]}, b: {do: [{walk: {to: x, then: [a]}}]}, c: {do: [c]}, d: {do: [a, a]}}\n"
    found = told(tmp_path, written + "places: [{id: x}]\ncards: [{id: k, deeds: [a, b, c, d]}]\n")
    assert [one.partition("(")[2].partition(")")[0] for one in found] == ["a → b → a", "c → c"]


@pytest.mark.parametrize(
    ("verb", "wrong"),
    [
        ("v%d: {do: [v%d, v%d]}", "more than 400 values"),
        ("v%d: {do: [v%d], name: {en: v%d}}", "more than 60 levels deep"),
        ("v%d: {parameters: {x: {}}, do: [{v%d: {x: {walk: {to: a, then: [$x, $x]}}}}]} # %d", "400"),
    ],
)  # fmt: skip
def test_a_verb_that_explodes_is_refused_before_it_does(tmp_path: Path, verb: str, wrong: str) -> None:
    verbs = "\n".join("  " + verb % (n, n - 1, n - 1) for n in range(1, 40))
    first = "  v0: {parameters: {x: {}}, do: [$x]}\n" if "$x" in verb else "  v0: {do: [rest]}\n"
    found = told(tmp_path, f"verbs:\n{first}{verbs}\nplaces: [{{id: a}}]\n")
    assert all(wrong in one or "400 values" in one for one in found), found
    assert len(found) < 10


def test_all_uses_together_become_no_more_than_is_read(tmp_path: Path) -> None:
    verbs = f"verbs: {{much: {{do: [{', '.join(['rest'] * 300)}]}}}}\n"
    cards = "".join(f"  - {{id: c{n}, deeds: [much, much]}}\n" for n in range(100))
    (found,) = told(tmp_path, f"{verbs}cards:\n{cards}")
    assert "more than 20000 values" in found
