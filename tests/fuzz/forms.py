"""Forms filled in at random: rows chosen, added, moved and removed, and odd values written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.fuzz.kind import Kind, Mutant, check_told
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.entry_draft import EntryDraft
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.tweaks import Tweaks

ODD: tuple[Any, ...] = (
    -1,
    0,
    10**9,
    True,
    "",
    "$x",
    "nowhere",
    "…",
    [],
    {},
    [[]],
    {"vp": 1},
    "clean_plate",
    "\u202eevil",
)
ACTS, MOST = 6, 100_000


class Forms(Kind):
    """What somebody does to a form: what is wrong then stands beside one of its rows."""

    name = "forms"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return which entry is opened, and what is done to it."""
        entry = chance.pick("entry", tuple(range(MOST)))
        several = chance.pick("several", (1, 1, 2, 3, 5))
        acts = [[chance.pick("act", tuple(range(MOST))) for _ in range(3)] for _ in range(several)]
        game = chance.pick("game", tuple(GAMES))
        return Mutant(game, "form.json", json.dumps({"entry": entry, "acts": acts}).encode())

    def said(self, mutant: Mutant, _folder: Path) -> Sequence[str]:
        """Return what is wrong with the form."""
        edited, done = _edited(mutant.game), json.loads(mutant.data)
        entries = edited.checked.entries
        draft = EntryDraft(edited, Maker(edited, Tweaks(edited)), entries[done["entry"] % len(entries)].path)
        for which, what, value in done["acts"]:
            rows = draft.rows
            _act(draft, rows[which % len(rows)], what, value)
        found = draft.check()
        assert {mistake for beside in draft.wrong.values() for mistake in beside} == set(found)
        return [line for one in found for line in check_told([str(one)], one.path)]


def _act(draft: EntryDraft, row: Any, what: int, value: int) -> None:
    """Do one of the things that a row lets somebody do; nothing where it lets no one do it."""
    match what % ACTS:
        case 0 if row.choices:
            draft.put(row.path, list(row.choices.values())[value % len(row.choices)])
        case 1 if row.additions:
            draft.add(row.additions[value % len(row.additions)])
        case 2 if row.removable:
            draft.remove(row.path)
        case 3 if row.movable:
            draft.move_up(row.path)
        case 4 if row.other is not None:
            draft.put(row.path, row.other)
        case 5 if row.path:
            draft.put(row.path, ODD[value % len(ODD)])


@cache
def _edited(game: str) -> EditedContent:
    return EditedContent(GAMES[game], [paths.content()], Path("nowhere") / "own")
