"""Who sits down in tests of the window; for tests with `pytest.mark.window`."""

from wonderland_qt.models.invitation import Guest, Invitation

TWO = Invitation((Guest("Ann"), Guest("Ben")), seed=11, first=0)
PERSONS = Invitation((Guest("Ann"), Guest("Ben"), Guest("Cleo")), seed=11, first=0)
BOTS = Invitation((Guest("", "random"), Guest("", "random")), seed=13, first=0)
ALONE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=12, first=0)
