"""An edit is taken back where no one else has written since, and nothing of others is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt.models.workshop.taking_back import ChangedElsewhere, Edit

BEFORE = "cards:\n  - id: a\n    vp: 1 # one\n  - id: b\n    vp: 2\n"
AFTER = BEFORE.replace("vp: 2", "vp: 5")


def edit(before: str | None = BEFORE, after: str | None = AFTER) -> Edit:
    return Edit(Path("mine.yaml"), before, after)


def test_what_nobody_has_touched_is_as_it_was() -> None:
    assert edit().taken_back(AFTER) == BEFORE
    assert edit(None).taken_back(AFTER) is None
    assert edit(BEFORE, None).taken_back(None) == BEFORE


def test_what_others_wrote_elsewhere_stays() -> None:
    theirs = AFTER.replace("vp: 1 # one", "vp: 9 # nine") + "  - id: c\n    vp: 3\n"
    assert edit().taken_back("# new\n" + theirs) == "# new\n" + theirs.replace("vp: 5", "vp: 2")


def test_lines_that_were_added_are_taken_out_again() -> None:
    added = edit(BEFORE, BEFORE.replace("  - id: b", "  - id: x\n    vp: 8\n  - id: b"))
    there = str(added.after).replace("vp: 1", "vp: 4")
    assert added.taken_back(there) == BEFORE.replace("vp: 1", "vp: 4")


@pytest.mark.parametrize("now", [AFTER.replace("vp: 5", "vp: 6"), "cards: []\n", None])
def test_what_others_changed_at_the_same_place_is_left_alone(now: str | None) -> None:
    with pytest.raises(ChangedElsewhere, match=r"mine\.yaml has since been changed"):
        edit().taken_back(now)


def test_a_file_of_the_workshop_in_which_others_have_written_is_kept() -> None:
    with pytest.raises(ChangedElsewhere):
        edit(None).taken_back(AFTER + "# mine\n")
