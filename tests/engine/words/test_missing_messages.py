"""Anyone who changes content sees which words its texts lack, language by language."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt.engine.words.missing_messages import missing_messages
from wonderland_qt.engine.words.texts import Text, text


def test_each_language_tells_which_messages_it_lacks(tmp_path: Path) -> None:
    for language, words in (("en", "effect-fly = fly { $high } high"), ("pl", "effect-swim = płyń")):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "effects.ftl").write_text(words + "\n", encoding="utf-8")
    fly = [text("effect-fly", high=3), Text("swan")]
    told = [str(lacking) for lacking in missing_messages([tmp_path], tmp_path, {"swan": {"en": "Swan"}}, fly)]
    assert told == [
        f"{tmp_path / 'pl'}: no words for 'effect-fly'; add 'effect-fly = ...' to one of its files",
    ]
    told = [str(lacking) for lacking in missing_messages([tmp_path], tmp_path, {}, [Text("effect-swim")])]
    assert told == [
        f"{tmp_path / 'en'}: no words for 'effect-swim'; add 'effect-swim = ...' to one of its files",
    ]
