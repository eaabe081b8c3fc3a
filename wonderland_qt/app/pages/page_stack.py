"""The pages of a window, one of which is visible."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Shows one page at a time, and deletes visited pages once they are left."""

    def __init__(self) -> None:
        super().__init__()
        self._visited: QWidget | None = None
        self.currentChanged.connect(self._end_visit)

    def visit(self, page: QWidget) -> None:
        """Show a page until another one is shown, then delete it."""
        self.addWidget(page)
        self.setCurrentWidget(page)
        self._visited = page

    def _end_visit(self) -> None:
        """Delete a visited page once another one is shown."""
        visited = self._visited
        if visited is not None and visited is not self.currentWidget():
            self._visited = None
            self.let_go(visited)

    def let_go(self, page: QWidget) -> None:
        """Delete a page, and detach it at once so that nothing finds it any more.

        A page that is only removed remains a child of the stack until it is deleted. If `findChildren` finds
        it meanwhile, PySide keeps a reference for ever, to the page and to its table.
        """
        self.removeWidget(page)
        page.setParent(None)
        page.deleteLater()
