"""Open fields: what a view shows of a record as it is, told by the view's own declaration."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

ViewT = TypeVar("ViewT", bound=msgspec.Struct)


def view_maker(record: type[msgspec.Struct], view: type[ViewT], until: str = "") -> Callable[..., ViewT]:
    """Return a function that makes a view of a record.

    It copies the fields of the view, which the record has under the same names; those from `until` on it
    takes by keyword. Raises TypeError when the record lacks a field that is to be copied.
    """
    fields = view.__struct_fields__
    names = fields[: fields.index(until)] if until else fields
    lacking = [name for name in names if not hasattr(record, name)]
    if lacking:
        raise TypeError(f"{record.__name__} has no {', '.join(lacking)}, which {view.__name__} shows")
    shown = attrgetter(*names)

    def shown_as(seen: Any, **fields: Any) -> ViewT:
        return view(*shown(seen), **fields)

    return shown_as
