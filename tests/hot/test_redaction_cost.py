"""The cost of redaction grows no faster than the text, however the text is made."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from harness_memory.hot.redaction import redact
from tests.secret_factory import make

REPEATED = {
    "names": "password=",
    "values": "password=aB3dE6gH9 ",
    "words": "token ",
    "quotes": 'token="',
    "addresses": "https://u:",
    "hosts": "u:aB3dE6gH9@",
    "commands": "docker login ",
    "pipes": "echo x | sudo -S ",
    "schemes": "Bearer ",
    "blocks": "-----BEGIN PRIVATE" + " KEY-----\n",
    "block ends": "-----END PRIVATE" + " KEY-----\n",
    "web tokens": "eyJ",
    "prefixes": "gh" + "p_",
    "colours": "\x1b[0m",
    "coloured secrets": "\x1b[0mpassword\x1b[0m=\x1b[32maB3dE6gH9\x1b[0m\n",
    "slashes": "password\\",
    "dots": "a.",
    "cells": "| token ",
    "calls": 'password(" ',
    "entities": "&quot;key&quot;:",
    "phrases": "비밀번호는 ",
    "ports": "h:5432:",
    "wrapped": make("token", "cost") + "\n",
}


def count_calls(work: Callable[[], object]) -> int:
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.parametrize("name", REPEATED)
def test_twice_the_text_costs_at_most_about_twice_as_much(name: str) -> None:
    unit = REPEATED[name]
    text = unit * (12_000 // len(unit))
    once, twice = count_calls(lambda: redact(text)), count_calls(lambda: redact(text + text))
    assert twice <= 2.3 * once
    # Bounded work at each hit: no more than about forty calls for each character in the worst of these.
    assert twice <= 40 * len(text + text)
