"""A bundle whose entries are compiled once for all who speak the same words."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.syntax import ast

_COMPILED: WeakKeyDictionary[ast.BaseNode, Any] = WeakKeyDictionary()
"""What was made of each entry, for as long as it stays parsed (`catalogue.PARSED_AT_ONCE`)."""


class CompiledBundle(FluentBundle):
    """The entries that one language has learnt.

    Each table, page and pack has words of its own. What is compiled of a parsed entry knows none of them, so
    the next to read the entry takes it as it is.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._compiler = _compiled


def _compiled(entry: ast.Message | ast.Term) -> Any:
    found = _COMPILED.get(entry)
    if found is None:
        found = _COMPILED[entry] = Compiler()(entry)
    return found
