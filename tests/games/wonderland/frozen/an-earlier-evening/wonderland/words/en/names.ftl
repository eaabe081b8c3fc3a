fact-PlayerStopped = { $player } has had enough.
window-tea_start = As the kettle begins to sing
