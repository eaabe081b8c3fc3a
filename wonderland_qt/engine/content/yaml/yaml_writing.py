"""Writes values as YAML from which the program's own strict reader reads the same values again."""

from decimal import Decimal
from math import isfinite
from typing import Any

from yaml import Dumper, ScalarNode, dump

from wonderland_qt.engine.content.yaml.yaml_scalars import plain_value

TEXT, FLOAT = "tag:yaml.org,2002:str", "tag:yaml.org,2002:float"


class ContentDumper(Dumper):
    """Quotes text that would be refused or misread without quotes, and writes no exponents."""


def _text_node(dumper: ContentDumper, words: str) -> ScalarNode:
    """Return text quoted if `plain_value` would not read it as the same text, such as `1e5` or `yes`."""
    style = None if plain_value(words) == words else "'"
    return dumper.represent_scalar(TEXT, words, style)


def _float_node(dumper: ContentDumper, number: float) -> ScalarNode:
    """Return a number in decimals: `0.00001` and not `1e-05`, which YAML versions read differently."""
    if not isfinite(number):
        return dumper.represent_float(number)
    return dumper.represent_scalar(FLOAT, in_decimals(number))


def in_decimals(number: float) -> str:
    """Return a finite number without an exponent, with at least one decimal."""
    decimals = format(Decimal(repr(number)), "f")
    return decimals if "." in decimals else f"{decimals}.0"


ContentDumper.add_representer(str, _text_node)
ContentDumper.add_representer(float, _float_node)


def as_yaml(value: Any, *, one_line: bool | None, width: float) -> str:
    """Return a value as YAML, at most `width` characters a line.

    `one_line` puts everything on one line (True) or each entry on its own (False); None puts only the
    innermost lists and maps on one line.
    """
    written: str = dump(
        value,
        Dumper=ContentDumper,
        default_flow_style=one_line,
        sort_keys=False,
        allow_unicode=True,
        width=width,
    )
    return written
