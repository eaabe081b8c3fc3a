"""Waiting for pictures of packs, which another process draws; for tests with `pytest.mark.window`."""

from typing import Any

from tests.waiting import until


def let_pictures_come(application: Any) -> None:
    """Let all that waits be done and painted until no picture is still to come."""
    from wonderland_qt.scene.pictures.pack_pictures import pack_pictures

    for _ in range(4):
        for _ in range(20):
            application.processEvents()
        until(application, lambda: not pack_pictures().waiting)
