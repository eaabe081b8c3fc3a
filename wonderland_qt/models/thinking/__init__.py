"""Thinking: quick bots run on a thread, slow ones and the adviser in a separate process."""
