"""Open fields: makes functions that copy a record's public fields into a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

ViewT = TypeVar("ViewT", bound=msgspec.Struct)


def view_maker(record: type[msgspec.Struct], view: type[ViewT], until: str = "") -> Callable[..., ViewT]:
    """Return a function that makes a view of a record.

    It copies the view's fields from the record's fields of the same names, up to the field `until`; the rest
    are passed by keyword. Raises TypeError if the record lacks a field to copy.

    Like a dataclass it writes the function out, as a view is made at every decision: an attribute in code is
    read several times as fast as one by its name. `*` stands before the parameters by keyword; as Python
    refuses it without any, `/` takes its place then.
    """
    fields = view.__struct_fields__
    copied = fields.index(until) if until else len(fields)
    from_record, by_keyword = fields[:copied], fields[copied:]
    lacking = [name for name in from_record if not hasattr(record, name)]
    if lacking:
        raise TypeError(f"{record.__name__} has no {', '.join(lacking)}, which {view.__name__} shows")
    parameters = ", ".join(["source", "*" if until else "/", *by_keyword])
    values = ", ".join(
        [*(f"source.{name}" for name in from_record), *(f"{name}={name}" for name in by_keyword)]
    )
    code = f"lambda {parameters}: view({values})"
    make_view: Callable[..., ViewT] = eval(code, {"view": view})  # noqa: S307  # names of fields alone
    return make_view
