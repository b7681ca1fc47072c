"""Extraction: prompt, answer schema, validation and the providers that run a model."""
