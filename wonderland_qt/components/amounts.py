"""Limits of amounts in content: more could not be counted on a table."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

MOST = 999
"""The largest amount of anything in content."""

MOST_COPIES = 200
"""The largest number of pieces of one kind."""

Count = Annotated[int, Field(ge=0, le=MOST)]
Some = Annotated[int, Field(ge=1, le=MOST)]
"""`Count` is an amount from 0, `Some` one from 1."""
