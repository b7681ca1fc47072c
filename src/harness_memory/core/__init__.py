"""Decisions: pure functions over values. No clock, randomness, files, database or processes."""
