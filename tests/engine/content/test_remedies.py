"""What the program can put right by itself: a misspelt word, and nothing else."""

from pathlib import Path

import pytest

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.remedies import remedied, remedy_of
from wonderland_qt.engine.words import texts as words
from wonderland_qt.engine.words.message_parts import shown, suggestion
from wonderland_qt.engine.words.texts import Text


@pytest.mark.parametrize(
    ("text", "line", "column", "wrong", "known", "after"),
    [
        ("a: [{vpp: 4}] # vpp\n", 1, 5, "vpp", "vp", "a: [{vp: 4}] # vpp\n"),
        ("a:\r\n  - 'reed' \r\n", 2, 5, "reed", "red", "a:\r\n  - 'red' \r\n"),
        ("a: vppp\n", 1, 1, "vpp", "vp", "a: vppp\n"),
        ("a: vpp\n", 9, 1, "vpp", "vp", "a: vpp\n"),
    ],
)
def test_a_misspelt_word_is_put_right_where_it_stands(
    text: str, line: int, column: int, wrong: str, known: str, after: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(text)
    message = words.text("content-unknown-verb", verb=shown(wrong), near=suggestion(wrong, [known]))
    remedy = remedy_of(Mistake(file, line, column, "a", message))
    assert remedy is not None
    assert remedied(text, remedy) == after


def test_what_is_not_known_has_no_remedy(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").touch()
    assert remedy_of(Mistake(tmp_path / "a.yaml", 1, 1, "", Text("content-key-missing"))) is None
    message = words.text("content-unknown-verb", verb=shown("a"), near=suggestion("aa", ["ab"]))
    assert remedy_of(Mistake(tmp_path / "gone.yaml", 1, 1, "", message)) is None
