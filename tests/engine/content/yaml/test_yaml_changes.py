"""A value of a YAML text becomes another one, and comments, order and spaces beside it stay."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from yaml import dump, safe_load

from wonderland_qt.engine.content.yaml.yaml_changes import changed, with_item, without

TEXT = """# head
cards:
  # the first one
  - id: a   # a card
    vp: 1
    rewards: [{units: 2}, shield, {die: 1}]  # three

  # the second one
  - id: b
    vp: 2
board: {width: 3, height: 4}  # small
"""


@pytest.mark.parametrize(
    ("path", "gone"),
    [
        (("cards", 0, "vp"), ["    vp: 1\n"]),
        (("cards", 1, "vp"), ["    vp: 2\n"]),
        (("cards", 1), ["  - id: b\n    vp: 2\n"]),
        (("cards", 0, "rewards", 1), ["shield, "]),
        (("cards", 0, "rewards", 2), [", {die: 1}"]),
        (("cards", 0, "id"), ["id: a   # a card\n    "]),
        (("board", "width"), ["width: 3, "]),
        (("board",), ["board: {width: 3, height: 4}  # small\n"]),
    ],
)
def test_what_goes_takes_its_own_lines_along(path: Any, gone: list[str]) -> None:
    expected = TEXT
    for words in gone:
        expected = expected.replace(words, "", 1)
    assert without(TEXT, path) == expected


def test_the_last_one_leaves_an_empty_list_or_mapping() -> None:
    text = without(without(TEXT, ("board", "width")), ("board", "height"))
    assert safe_load(text)["board"] == {}
    text = without(without(TEXT, ("cards", 1)), ("cards", 0))
    assert safe_load(text)["cards"] == []
    assert "# head" in text


@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_item_comes_below_the_one_before_it(place: int) -> None:
    text = with_item(TEXT, ("cards",), place, {"id": "new", "vp": 9})
    expected = safe_load(TEXT)["cards"]
    expected.insert(place, {"id": "new", "vp": 9})
    assert safe_load(text)["cards"] == expected
    assert set(TEXT.splitlines()) <= set(text.splitlines())


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_an_item_comes_into_a_list_on_one_line(place: int) -> None:
    text = with_item(TEXT, ("cards", 0, "rewards"), place, "quest")
    expected = safe_load(TEXT)["cards"][0]["rewards"]
    expected.insert(place, "quest")
    assert safe_load(text)["cards"][0]["rewards"] == expected
    assert "]  # three" in text


def test_only_what_differs_is_written_anew() -> None:
    after = safe_load(TEXT)
    after["cards"][0]["rewards"][0]["units"] = 5
    after["cards"][0]["players"] = 3
    del after["cards"][1]["vp"]
    text = changed(TEXT, (), safe_load(TEXT), after)
    assert safe_load(text) == after
    assert text == TEXT.replace("units: 2", "units: 5").replace("    vp: 2\n", "").replace(
        "# three\n", "# three\n    players: 3\n"
    )


@pytest.mark.parametrize("seed", range(60))
def test_any_value_becomes_any_other(seed: int) -> None:
    chance = Random(seed)
    before = {f"k{number}": _value(chance, 0) for number in range(4)}
    after = deepcopy(before)
    for _ in range(4):
        _change(chance, after)
    for style in (None, False, True):
        text = dump(before, default_flow_style=style, sort_keys=False)
        assert safe_load(changed(text, (), before, after)) == after


def _value(chance: Random, depth: int) -> Any:
    kind = chance.choice(["number", "word", "list", "mapping"]) if depth < 3 else "number"
    if kind == "number":
        return chance.randrange(100)
    if kind == "word":
        return chance.choice(["shield", "quest", "a: b", "# no"])
    parts = [_value(chance, depth + 1) for _ in range(chance.randrange(1, 4))]
    return parts if kind == "list" else {f"f{number}": part for number, part in enumerate(parts)}


def _change(chance: Random, value: Any) -> None:
    """Change something somewhere in a mapping or a list."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = chance.choice(keys) if keys else None
    if key is not None and isinstance(value[key], dict | list) and chance.random() < 0.6:
        _change(chance, value[key])
    elif key is None or chance.random() < 0.3:
        if isinstance(value, dict):
            value[f"new{chance.randrange(100)}"] = _value(chance, 2)
        else:
            value.insert(chance.randrange(len(value) + 1), _value(chance, 2))
    elif chance.random() < 0.4 and len(value) > 1:
        del value[key]
    else:
        value[key] = _value(chance, 2)
