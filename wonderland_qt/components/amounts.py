"""How much content may name: what is beyond it cannot be counted on a table."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

MOST = 999
"""The largest amount of anything."""

MOST_COPIES = 200
"""How many pieces there are of one kind at most."""

Count = Annotated[int, Field(ge=0, le=MOST)]
Some = Annotated[int, Field(ge=1, le=MOST)]
"""Any amount, nothing included, and at least one."""
