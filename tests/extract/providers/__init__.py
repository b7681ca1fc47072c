"""Tests of the providers."""
