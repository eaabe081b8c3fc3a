"""The pages of a window, of which one is seen."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Shows one page at a time, and lets go of those that are left for good."""

    def let_go(self, page: QWidget) -> None:
        """Let a page go with all it shows; whoever looks through the window finds it no more.

        A page that is only removed remains a child of the stack until it is deleted. When it is found
        as such (`findChildren`), PySide holds it once more and never lets it go, nor its table.
        """
        self.removeWidget(page)
        page.setParent(None)
        page.deleteLater()
