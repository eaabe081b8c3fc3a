"""Open fields: makes functions that copy a record's public fields into a view."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

ViewT = TypeVar("ViewT", bound=msgspec.Struct)


def view_maker(record: type[msgspec.Struct], view: type[ViewT], until: str = "") -> Callable[..., ViewT]:
    """Return a function that makes a view of a record.

    It copies the view's fields from the record's fields of the same names, up to the field `until`; the rest
    are passed by keyword. Raises TypeError if the record lacks a field to copy.
    """
    fields = view.__struct_fields__
    names = fields[: fields.index(until)] if until else fields
    lacking = [name for name in names if not hasattr(record, name)]
    if lacking:
        raise TypeError(f"{record.__name__} has no {', '.join(lacking)}, which {view.__name__} shows")
    values_to_copy = attrgetter(*names)

    def make_view(source: Any, /, **fields: Any) -> ViewT:
        return view(*values_to_copy(source), **fields)

    return make_view
