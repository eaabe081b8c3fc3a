"""Words: what is said in a language, texts generated from effects, and the numbered rules."""
