"""Opens the page of packs in a window, and connects it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from wonderland_qt.app.packs.pack_captions import PackCaptions
from wonderland_qt.app.packs.packs_page import PacksPage
from wonderland_qt.app.packs.sources_page import keep_packs, open_sources
from wonderland_qt.app.packs.twin_cards import PacksDrawn
from wonderland_qt.app.visited_window import VisitedWindow
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.learning.handbook import PACKS


def open_packs(window: VisitedWindow, dropped: Sequence[Path] = ()) -> None:
    """Leave the table, show the page of packs, and install the packs that were dropped on the window.

    If the packs cannot be read, say why on the shelf.
    """
    window.show_start()
    shelf = window.shelf
    try:
        shelf.pile.look_again()
    except OSError as error:
        window.show_start(error_in_words(error, window.shelf.words.language))
        return
    titles = {box.game: box.title for box in shelf.boxes}
    page = PacksPage(shelf.pile, PackCaptions(shelf.words, titles), PacksDrawn(shelf))

    page.changed.connect(partial(keep_packs, window))
    page.left.connect(window.show_start)
    page.sources_wanted.connect(partial(open_sources, window))
    page.help_wanted.connect(partial(window.help.open_handbook, PACKS))
    window.pages.visit(page)
    page.focus()
    if dropped:
        page.take(dropped)
