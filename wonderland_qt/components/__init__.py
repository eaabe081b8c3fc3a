"""Parts that games are put together from; a game takes those it needs."""
