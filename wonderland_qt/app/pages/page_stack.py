"""The pages of a window, of which one is seen."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Shows one page at a time, and lets go of those that are left for good."""

    def __init__(self) -> None:
        super().__init__()
        self._visited: QWidget | None = None
        self.currentChanged.connect(self._end_visit)

    def visit(self, page: QWidget) -> None:
        """Show a page until another one is shown, however it is left: then it is let go."""
        self.addWidget(page)
        self.setCurrentWidget(page)
        self._visited = page

    def _end_visit(self) -> None:
        visited = self._visited
        if visited is not None and visited is not self.currentWidget():
            self._visited = None
            self.let_go(visited)

    def let_go(self, page: QWidget) -> None:
        """Let a page go with all it shows; anyone who looks through the window finds it no more.

        A page that is only removed remains a child of the stack until it is deleted. When it is found
        as such (`findChildren`), PySide holds it once more and never lets it go, nor its table.
        """
        self.removeWidget(page)
        page.setParent(None)
        page.deleteLater()
