"""Evaluations: each scores a corpus through the shipped code and prints a table."""
