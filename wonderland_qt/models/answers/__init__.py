"""What a person can answer: options, what a hand may do, pads, picks, and what they would bring about."""
