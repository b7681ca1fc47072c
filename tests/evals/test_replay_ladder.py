"""Each rung of the delivery ladder and each rule of how often is held by a story: without it, that story fails.

A copy of the package loses one rule, by a definition appended to a module of it, and replays a story with its own
hooks. Nothing in the product knows of this.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import harness_memory
from harness_memory.evals.replay import find_scenarios, run_scenarios
from harness_memory.evals.scenario import FILE_NAME, read_scenario

FIXTURES = Path(__file__).parents[2] / "fixtures" / "replay"
PACKAGE = Path(harness_memory.__file__).parent

LADDER, HOW_OFTEN, SCOPE = "s16-ladder", "s17-how-often", "s11-scope"

# Wraps `_at_level`, through which every row with a signature goes; {0} is what to do before the real one.
AT_LEVEL = """
_real = _at_level
def _at_level(row, level, certainty, call, turn, settings):
    {0}
    return _real(row, level, certainty, call, turn, settings)
"""
SAME_AGENT = 'turn.agent_id = ""; turn.fired = [{**line, "agent_id": ""} for line in turn.fired]'

# The rule that is lost, the story, the title of a step that must fail, the module, what is appended to it.
LOST = [
    # rungs
    ("advise", LADDER, "advise: with the result, and the person sees nothing", "activation",
     AT_LEVEL.format('if level == "advise": return "lost"')),
    ("advise is silent", LADDER, "advise: with the result, and the person sees nothing", "activation",
     "_real = _answer\ndef _answer(decision):\n    _real(decision)\n"
     "    decision.message = '\\n'.join(wire.message_line(item.row, item.level) for item in decision.shown())"),
    ("confirm", LADDER, "confirm: asks", "activation",
     AT_LEVEL.format('level = "advise" if level == "confirm" else level')),
    ("confirm where nobody answers", LADDER, "confirm where nobody answers: a soft denial", "activation",
     AT_LEVEL.format("turn.unattended = False")),
    ("dontAsk", LADDER, "confirm where nobody answers: a soft denial", "tool_payload",
     'NOBODY_ANSWERS_MODES = ("bypassPermissions",)'),
    ("soft_deny", LADDER, "soft_deny: denies the first try", "activation",
     AT_LEVEL.format('level = "advise" if level == "soft_deny" else level')),
    ("deny", LADDER, "deny: denies every time", "activation",
     AT_LEVEL.format('level = "soft_deny" if level == "deny" else level')),
    ("the words of a soft denial", LADDER, "soft_deny: denies the first try", "wire", 'RETRY_SENTENCE = ""'),
    ("the words of a denial", LADDER, "deny: denies every time", "wire", 'POLICY_SENTENCE = ""'),
    ("the person is told", LADDER, "confirm: asks", "wire", 'def message_line(row, level):\n    return ""'),
    ("deny over soft_deny", LADDER, "deny over soft_deny over advise", "activation",
     'LEVELS = ("advise", "confirm", "deny", "soft_deny")'),
    ("soft_deny over confirm", LADDER, "soft_deny over confirm", "activation",
     'LEVELS = ("advise", "soft_deny", "confirm", "deny")'),
    ("confirm over advise", LADDER, "confirm over advise", "activation",
     'LEVELS = ("confirm", "advise", "soft_deny", "deny")'),
    ("a denial stands for rows a quota cut", LADDER,
     "a denial stands for every row it matched, the ones cut by a quota too", "activation",
     "_real = _cut_to_budget\ndef _cut_to_budget(decision, settings):\n    _real(decision, settings)\n"
     "    decision.items = decision.shown()"),
    ("opaque advises", LADDER, "what may or may not match advises", "activation",
     "_match = match_signature\ndef match_signature(sig, call):\n    found = _match(sig, call)\n"
     '    found.certainty = found.certainty and "sure"\n    return found'),
    ("no soft denial without a ledger", LADDER, "without a ledger a soft denial is advice", "activation",
     AT_LEVEL.format("turn.recording = True")),
    ("no question without a ledger", LADDER, "without a ledger a question is advice", "activation",
     AT_LEVEL.format('turn.recording = turn.recording or level == "confirm"')),
    ("advice outside the scope", SCOPE, "elsewhere", "activation", "def _in_scope(*_):\n    return True"),
    ("the level inside the scope", SCOPE, "by its directory", "activation", "def _in_scope(*_):\n    return False"),
    ("rows without a signature", SCOPE, "without a signature: inside", "activation", "SCOPE_ONLY_TYPES = ()"),
    ("rows without a signature keep to their scope", SCOPE, "without a signature: elsewhere", "activation",
     "_real = _consider_scope_only\ndef _consider_scope_only(row, call, turn):\n"
     '    return _real({**row, "scope": "**"}, call, turn)'),
    # how often
    ("advise once a turn", HOW_OFTEN, "advise: once a turn", "activation", "def _advised(*_):\n    return False"),
    ("advise by row", HOW_OFTEN, "advise: each row for itself", "activation",
     '_real = _advised\ndef _advised(line, _id, *rest):\n    return _real(line, line["rows"][0][0], *rest)'),
    ("advise by agent", HOW_OFTEN, "advise: each agent for itself", "activation", AT_LEVEL.format(SAME_AGENT)),
    ("advise by turn", HOW_OFTEN, "advise: anew in the next turn", "turns", 'def turn_of(*_):\n    return "t"'),
    ("confirm every call", HOW_OFTEN, "confirm: every call", "activation",
     AT_LEVEL.format('if level == "confirm" and any(_names(line, row["id"]) for line in turn.fired): return "lost"')),
    ("soft_deny lets the retry pass", HOW_OFTEN, "soft_deny: the retry", "activation",
     "def _stopped(*_):\n    return False"),
    ("soft_deny by row", HOW_OFTEN, "soft_deny: each row for itself", "activation",
     '_real = _stopped\ndef _stopped(line, _id, *rest):\n    return _real(line, line["rows"][0][0], *rest)'),
    ("soft_deny by agent", HOW_OFTEN, "soft_deny: each agent for itself", "activation", AT_LEVEL.format(SAME_AGENT)),
    ("soft_deny by turn", HOW_OFTEN, "soft_deny: anew in the next turn", "turns", 'def turn_of(*_):\n    return "t"'),
    ("soft_deny by call", HOW_OFTEN, "soft_deny: a second hook that sees the same call denies it too", "activation",
     AT_LEVEL.format('turn.tool_use_id = ""')),
    ("calls of one message", HOW_OFTEN, "soft_deny: calls of one message are denied together", "activation",
     "PARALLEL_WINDOW_MS = 0"),
    ("only calls of one message", HOW_OFTEN, "soft_deny: the retry", "activation", "PARALLEL_WINDOW_MS = 5000"),
    ("passed once, passed for the turn", HOW_OFTEN, "soft_deny: it passes for the rest of the turn", "activation",
     "_real = _at_level\ndef _at_level(*given):\n    item = _real(*given)\n"
     '    return Item(given[0], "deny", "before", "sure") if item == "overridden" else item'),
    ("deny every call", HOW_OFTEN, "deny: every call", "activation",
     AT_LEVEL.format('if level == "deny" and any(_names(line, row["id"]) for line in turn.fired): return "lost"')),
    ("without a signature once a turn", HOW_OFTEN, "without a signature: once a turn, whatever the agent", "activation",
     "_real = _consider_scope_only\ndef _consider_scope_only(row, call, turn):\n"
     "    return _real(row, call, Turn(now_ms=turn.now_ms))"),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(
    ("story", "title", "module", "definition"), [lost[1:] for lost in LOST], ids=[lost[0] for lost in LOST]
)
def test_a_story_fails_without_the_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: str, title: str, module: str, definition: str
) -> None:
    copy = tmp_path / "src" / "harness_memory"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns(".*"))  # compiled files stay valid for the others
    changed = copy / "hot" / f"{module}.py"
    changed.write_text(f"{changed.read_text(encoding='utf-8')}\n\n{definition}\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(copy.parent))
    (result,) = run_scenarios(find_scenarios(FIXTURES, [story]), keep=False, listen=lambda _line: None)
    steps = read_scenario(FIXTURES / story / FILE_NAME).steps
    assert title in {steps[number - 1].get("title") for number, _, _ in result.failures if number}
