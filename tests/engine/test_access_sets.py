"""What effects touch is said in the words of their family, and inherited."""

from __future__ import annotations

import pytest

from wonderland_qt.engine.access_sets import AccessSet, Touching


class Deed(Touching, aspects={"sun", "moon"}):
    """A family of effects on the sky."""


class Shine(Deed, word="shine", reads={"moon"}, sets={"sun"}):
    pass


class ShineAgain(Shine, word="shine_again", family="deed"):
    pass


class Eclipse(Shine, word="eclipse", family="deed", adds={"moon"}, on_others=True):
    pass


def test_what_an_effect_touches_stands_beside_its_word() -> None:
    assert Shine.access_set == AccessSet(reads=frozenset({"moon"}), sets=frozenset({"sun"}))
    assert ShineAgain.access_set == Shine.access_set
    assert Eclipse.access_set == AccessSet(adds=frozenset({"moon"}))
    assert (Shine.on_others, Eclipse.on_others) == (False, True)


def test_a_word_that_is_no_aspect_is_refused() -> None:
    with pytest.raises(TypeError, match="Dim: unknown aspect 'mooon'; did you mean 'moon'"):

        class Dim(Deed, word="dim", adds={"mooon"}):
            pass
