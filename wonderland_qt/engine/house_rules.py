"""House rules: game options about how a table plays, kept in the journal and so in the save."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland_qt.engine.game_options import GameOption, Value
from wonderland_qt.engine.words.texts import Text

HouseRules = dict[str, bool | int | str]
"""What a table chose, by the id of the rule."""


def house_rule(name: str, values: Iterable[str]) -> GameOption:
    """Return an option whose words are `house-rule-<name>` and `house-rule-<name>-<value>`."""
    key = f"house-rule-{name}"
    return GameOption(name, Text(key), tuple([Value(value, Text(f"{key}-{value}")) for value in values]))


ANSWERS = house_rule("answers", ("secret", "open"))
"""Whether what several answer at once is answered in secret by keys, or openly and in order."""

ASKED = house_rule("asked", ("alike", "able"))
"""Whether persons at a shared screen are all asked, so that being asked tells nothing, or only who can."""


def chosen(house_rules: HouseRules, rule: GameOption) -> str:
    """Return what the table chose; the usual when it chose nothing that is known."""
    value, known = house_rules.get(rule.id), [value.id for value in rule.values]
    return value if isinstance(value, str) and value in known else known[0]
