"""House rules: what a table chooses about how it plays; they are kept in the journal and so in the save."""

from __future__ import annotations

from dataclasses import dataclass

HouseRules = dict[str, bool | int | str]


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A rule that a table may choose, and its values; the first one is the usual one."""

    id: str
    values: tuple[str, ...]


ANSWERS = HouseRule("answers", ("secret", "open"))
"""Whether what several answer at once is answered in secret by keys, or openly and in order."""

ASKED = HouseRule("asked", ("alike", "able"))
"""Whether persons at a shared screen are asked alike, so that being asked tells nothing, or only who can."""


def chosen(house: HouseRules, rule: HouseRule) -> str:
    """Return what the table chose; the usual when it chose nothing that is known."""
    value = house.get(rule.id)
    return value if isinstance(value, str) and value in rule.values else rule.values[0]
