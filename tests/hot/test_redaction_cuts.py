"""Cutting to a limit: nothing of a credential across the border survives, and cost depends on the limit alone."""

from __future__ import annotations

import pytest

from harness_memory.hot.redaction import MARKER, redact, redact_head, redact_tail
from tests.secret_factory import make

LIMIT = 400
FILLER = "the walk over the folder goes on. " * 40
SHAPES = {
    "vendor": ("", "github", " and more\n"),
    "assigned": ('{"password": "', "password", '", "a": 1}'),
    "url": ("https://kay:", "password", "@git.example.test/x "),
    "header": ("Authorization: Bearer ", "jwt", "\n"),
    "block": ("", "pem", "\n"),
    "command": ("mysql -u root -p", "special", " db\n"),
}


def shows_a_piece(secret: str, output: str) -> bool:
    body = secret.removeprefix("-----BEGIN RSA PRIVATE" + " KEY-----\n")
    return any(body[at : at + 8] in output for at in range(4, len(body) - 8))


@pytest.mark.parametrize("shape", SHAPES)
def test_no_border_leaves_a_piece_of_a_secret(shape: str) -> None:
    before, kind, after = SHAPES[shape]
    secret = make(kind, shape)
    for offset in range(len(before) + min(len(secret), 120) + 4):
        lead = FILLER[: LIMIT - offset - 1] + " "
        head = redact_head(lead + before + secret + after + FILLER, LIMIT)
        assert len(head) <= LIMIT
        assert not shows_a_piece(secret, head), f"head, {offset} characters inside the limit"
        trail = FILLER[: LIMIT - offset]
        tail = redact_tail(FILLER + before + secret + after + trail, LIMIT)
        assert len(tail) <= LIMIT
        assert not shows_a_piece(secret, tail), f"tail, {offset} characters outside the limit"


def test_a_text_within_the_limit_is_only_redacted() -> None:
    text = f"token {make('github', 'short')} ok"
    assert redact_head(text, 100) == redact(text) == f"token {MARKER} ok"
    assert redact_tail(text, 100) == redact(text)


def test_plain_text_is_cut_at_the_limit() -> None:
    assert redact_head(FILLER, 50) == FILLER[:50]
    assert redact_tail(FILLER, 50) == FILLER[-50:]


def test_a_marker_is_kept_whole_or_left_out() -> None:
    text = f"{'x' * 30} password={make('password', 'marker')} {'y' * 30}"
    for limit in range(31, 60):
        assert redact_head(text, limit).replace(MARKER, "").count("<") == 0
        assert redact_tail(text, limit).replace(MARKER, "").count(">") == 0


def test_a_short_secret_that_grows_into_the_marker_keeps_the_limit() -> None:
    secret = make("password", "short")[:3] + "7"
    text = f"password={secret}"
    assert redact(text) == f"password={MARKER}"
    assert redact_head(text, len(text)) == "password="
    assert redact_tail(text, len(text)) == f"rd={MARKER}"


def test_no_limit_leaves_nothing() -> None:
    assert redact_head("abc", 0) == ""
    assert redact_tail("abc", 0) == ""


def test_the_cost_of_a_cut_does_not_grow_with_the_text() -> None:
    class Text(str):
        """A text that counts the characters handed out."""

        taken = 0

        def __getitem__(self, key: object) -> str:  # type: ignore[override]
            piece = super().__getitem__(key)  # type: ignore[index]
            Text.taken += len(piece)
            return piece

    text = Text("password token key " * 50_000)
    redact_head(text, 300)
    redact_tail(text, 300)
    assert Text.taken < 10_000
