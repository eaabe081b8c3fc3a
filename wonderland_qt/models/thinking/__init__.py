"""Thinking: bots that answer at once do it on a thread, others in a process of their own."""
