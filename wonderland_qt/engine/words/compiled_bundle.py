"""A Fluent bundle that shares compiled entries with other bundles."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.syntax import ast

_COMPILED: WeakKeyDictionary[ast.BaseNode, Any] = WeakKeyDictionary()
"""The compiled entries, kept as long as the parsed ones (`catalogue.PARSED_AT_ONCE`)."""


class CompiledBundle(FluentBundle):
    """A bundle that compiles each parsed entry only once for all bundles.

    Each table, page and pack has a bundle of its own; a compiled entry refers to none of them.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        """Take the shared compiler instead of the bundle's own, which would compile every entry again."""
        super().__init__(*arguments, **options)
        self._compiler = _compile_entry


def _compile_entry(entry: ast.Message | ast.Term) -> Any:
    """Return a parsed entry in the form that bundles render, compiled when first needed."""
    compiled = _COMPILED.get(entry)
    if compiled is None:
        compiled = _COMPILED[entry] = Compiler()(entry)
    return compiled
