"""A game as the shelf lists it, without loading its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from wonderland_qt.engine.ruleset import AnyRuleset


@dataclass(frozen=True)
class ListedGame:
    """A game's id, its possible numbers of players, and a function that loads its rules."""

    id: str
    sizes: Sequence[int]
    ruleset: Callable[[], AnyRuleset]


class Rulesets(Mapping[str, AnyRuleset]):
    """The rules of listed games by id, loaded when they are looked up."""

    def __init__(self, listed: Iterable[ListedGame]) -> None:
        """Keep the games by id; their rules are not loaded yet."""
        self._listed = {listed.id: listed for listed in listed}

    def __getitem__(self, game: str) -> AnyRuleset:
        return self._listed[game].ruleset()

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)
