"""What only the words of Wonderland's War must say; tests/every_game/content/test_words.py asks the rest."""

from wonderland_qt import paths
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.games.wonderland.rules import verbs


def test_every_choice_of_a_verb_has_a_prompt() -> None:
    english = Words.load(paths.words("wonderland"), "en")
    assert sorted(f"ask-{kind.word}" for kind in verbs.choices if not english.has(f"ask-{kind.word}")) == []
