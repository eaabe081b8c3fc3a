"""Qt for Python's features (`from __feature__ import snake_case`), which this program does without."""

from __future__ import annotations

import sys

FEATURES, ASKS = "shibokensupport.feature", "_mod_uses_pyside"
"""The module of Qt for Python that answers for features, and its function that reads a module's source."""


def do_without_features() -> None:
    """Import what comes after PySide6 without its source being read for the features that it might use.

    Qt for Python reads the source of every imported module to see whether it names PySide6, and `linecache`
    keeps all of it: 7 to 10 MB. Where a later version has no such function, nothing changes.
    """
    features = sys.modules.get(FEATURES)
    if features is not None and hasattr(features, ASKS):
        setattr(features, ASKS, _uses_no_feature)


def _uses_no_feature(_module: object) -> bool:
    """Answer for any module that it uses no feature of Qt for Python."""
    return False
