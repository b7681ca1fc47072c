"""Redaction: what goes, what stays, and the laws that hold for any text."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.evals.redaction import score_redaction
from harness_memory.hot.redaction import MARKER, redact, redact_value
from tests.secret_factory import PUBLIC, SECRETS, expand, make

ROOT = Path(__file__).parents[2]
SEEDS = ("a", "b", "c")


def read_cases(name: str) -> list[dict[str, Any]]:
    lines = (ROOT / "fixtures" / "redaction" / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("case", read_cases("secrets.jsonl"), ids=lambda case: case["id"])
def test_no_piece_of_a_secret_is_left(case: dict[str, Any]) -> None:
    rows = [expand(case, seed) for seed in SEEDS]
    assert all(row["secrets"] for row in rows)
    assert score_redaction(rows)["failures"] == []


@pytest.mark.parametrize("case", read_cases("plain.jsonl"), ids=lambda case: case["id"])
def test_ordinary_text_stays_byte_for_byte(case: dict[str, Any]) -> None:
    texts = [str(expand(case, seed)["text"]) for seed in SEEDS]
    assert [redact(text) for text in texts] == texts


def test_only_the_value_goes() -> None:
    password = make("special", "value")
    text = f"DB_HOST=db\nDB_PASSWORD={password}\nDB_NAME=x\n"
    assert redact(text) == f"DB_HOST=db\nDB_PASSWORD={MARKER}\nDB_NAME=x\n"


def test_colour_codes_inside_a_secret_go_with_it() -> None:
    token = make("github", "colour")
    text = f"\x1b[1mtoken\x1b[0m \x1b[32m{token[:20]}\x1b[0m{token[20:]}\x1b[0m done"
    assert redact(text) == f"\x1b[1mtoken\x1b[0m \x1b[32m{MARKER}\x1b[0m done"


def test_a_key_block_without_its_end_leaves_the_text_after_it() -> None:
    block = make("pem", "no end").rsplit("\n", 1)[0]
    assert redact(f"start\n{block}\nordinary words again") == f"start\n{MARKER}\nordinary words again"


def test_the_marker_is_never_taken_for_a_value() -> None:
    text = (
        f'password={MARKER} token: "{MARKER}" https://u:{MARKER}@h mysql -p{MARKER} Bearer {MARKER} SECRET="x1{MARKER}"'
    )
    assert redact(text) == text


def test_secrets_glued_together_all_go() -> None:
    assert redact(f"({make('twilio', 'glued')}{make('gitlab', 'glued')})") == f"({MARKER}{MARKER})"


def test_offsets_survive_letters_that_grow_in_lower_case() -> None:
    token = make("gitlab", "dotted")
    assert redact(f"İİİ {token} İ") == f"İİİ {MARKER} İ"


def test_values_are_redacted_at_every_depth() -> None:
    token, password = make("github", "deep"), make("weak", "deep")
    value = {"env": {"DB_PASSWORD": password, "PORT": "8080"}, "args": ["-v", f"--token={token}", 3, None, True]}
    assert redact_value(value) == {
        "env": {"DB_PASSWORD": MARKER, "PORT": "8080"},
        "args": ["-v", f"--token={MARKER}", 3, None, True],
    }


def test_a_key_that_only_speaks_of_a_credential_keeps_its_value() -> None:
    value = {"token_type": "bearer", "max_tokens": 4096, "password_hint": "the street of 1994", "key": "item-42"}
    assert redact_value(value) == value


FRAGMENTS = st.sampled_from([
    "password", "token", "API_KEY", "secret", "Bearer ", "Basic ", "https://", "u:", "@h.test", ":5432:", "=", ": ",
    '"', "'", "\\n", "\n", "\\", " ", ",", "&", "|", "(", ")", "{", "}", "<", ">", "%3D", "&quot;", "\x1b[32m",
    "\u00ad", MARKER, "<red", "acted>", "mysql -p", "curl -u a:", "echo ", " | sudo -S", "密码：", "비밀번호는 ",
    "eyJ", ".", "-----BEGIN ", "PRIVATE KEY-----", "-----END ", "\0", "é", "İ", "value", "default", "+", "-",
    *(make(kind, "fragment") for kind in (*SECRETS, *PUBLIC)),
    *(make(kind, "fragment")[:9] for kind in SECRETS),
])  # fmt: skip


@given(st.lists(FRAGMENTS | st.text(max_size=6), max_size=14).map("".join))
def test_redaction_is_idempotent(text: str) -> None:
    once = redact(text)
    assert redact(once) == once


@given(st.text(alphabet="bdfghlmnqrvxyzBDFGHLMNQRVXYZ éß汉\n\t", max_size=400))
def test_text_without_an_anchor_is_unchanged(text: str) -> None:
    assert redact(text) == text


def test_text_without_an_anchor_loads_no_rules_and_no_text_loads_regular_expressions() -> None:
    secret = make("password", "fresh")
    program = (
        "import sys\n"
        f"sys.path.insert(0, {str(ROOT / 'src')!r})\n"
        "from harness_memory.hot.redaction import redact\n"
        "redact('the walk over the folder goes on ' * 90)\n"
        "print(sorted(name.rpartition('.')[2] for name in sys.modules if 'redaction' in name))\n"
        "print(redact(sys.argv[1]))\n"
        "print('re' in sys.modules)\n"
    )
    command = [sys.executable, "-I", "-S", "-c", program, f"DB_PASSWORD={secret}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "['redaction', 'redaction_tokens', 'redaction_values']",
        f"DB_PASSWORD={MARKER}",
        "False",
    ]


def test_a_pair_of_one_letter_after_a_token_in_a_query_stays() -> None:
    token = "ab-Cd_ef12345678" + "901234567890ABC"
    assert redact(f"https://h.example/l?access_token={token}&v=2") == "https://h.example/l?access_token=<redacted>&v=2"
    assert redact(f"access_token={token}&v=2") == "access_token=<redacted>"
