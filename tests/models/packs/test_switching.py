"""What was found in packs is not looked for again when one of them is switched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs import pile as pile_module
from wonderland_qt.models.packs.pack_rows import pack_rows
from wonderland_qt.models.packs.pile import PackPile


@pytest.fixture
def pile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PackPile:
    """A pile of two packs that both change a card."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    for name, vp in (("lower", 3), ("upper", 4)):
        folder = paths.packs() / name
        folder.mkdir(parents=True)
        (folder / "pack.yaml").write_text(f"id: {name}\nname: {name}\ngame: wonderland\n", encoding="utf-8")
        card = f"tea_cards: [{{id: tea_1_01, rewards: [{{vp: {vp}}}]}}]\n"
        (folder / "cards.yaml").write_text(card, encoding="utf-8")
    return PackPile(GAMES, [paths.content()])


def states(pile: PackPile) -> dict[str, str]:
    return {row.id: row.state for row in pack_rows(pile)}


def test_a_switch_back_and_forth_reads_nothing_again(pile: PackPile, monkeypatch: pytest.MonkeyPatch) -> None:
    upper, lower = pile.pack("upper"), pile.pack("lower")
    pile.switch(lower, True)
    pile.switch(upper, True)
    assert states(pile) == {"upper": "overlaid", "lower": "overlaid"}
    pile.switch(lower, False)
    assert states(pile) == {"upper": "fine", "lower": "off"}

    def read_again(*_given: Any) -> Any:
        raise AssertionError

    for look in ("mistakes_on", "warnings_about", "conflicts_between"):
        monkeypatch.setattr(pile_module, look, read_again)
    pile.switch(lower, True)
    assert states(pile) == {"upper": "overlaid", "lower": "overlaid"}
    pile.switch(lower, False)
    assert states(pile) == {"upper": "fine", "lower": "off"}


def test_a_changed_file_is_seen_when_packs_are_looked_for(pile: PackPile) -> None:
    pile.switch(pile.pack("upper"), True)
    assert states(pile)["upper"] == "fine"
    (paths.packs() / "upper/cards.yaml").write_text("tea_cards: [{id: tea_1_01, rewards: 5}]\n", "utf-8")
    pile.look_again()
    assert states(pile)["upper"] == "wrong"
    assert pile.in_play("wonderland") == ()
