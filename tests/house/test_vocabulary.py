"""The page of the words of the code names modules that exist, and defines each word once."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| (?P<word>[a-z, ]+) \| .+ \| (?:`(?P<module>[a-z_/]+\.py)`)? ?\|$", re.MULTILINE)
ROWS = list(ROW.finditer((ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")))


def test_every_module_of_the_vocabulary_exists() -> None:
    modules = [row["module"] for row in ROWS if row["module"]]
    assert [module for module in modules if not (ROOT / "wonderland_qt" / module).is_file()] == []


def test_no_word_has_two_meanings() -> None:
    words = Counter(row["word"] for row in ROWS)
    assert [word for word, times in words.items() if times > 1] == []
