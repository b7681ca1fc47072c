"""memory:why tells what the hook would decide, and why each other rule stays silent."""

from __future__ import annotations

import pytest

from harness_memory.app.project import Project
from harness_memory.core.model import Signature
from harness_memory.hot import ledger, paths
from harness_memory.hot.shell import MAX_TEXT
from tests.cli.conftest import NOW_MS, Hm, insert, make_memory

SESSION = "s1"
HOST = "claude-code"


def test_a_rule_that_fires_and_the_answer_the_host_gets(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(enforcement="deny")])
    told = hm("memory:why", "--tool", "Bash", "--target", "npm run test", "--json").json
    assert told == {
        "dialect": "bash",
        "commands": [
            {
                "words": ["npm", "run", "test"],
                "program": "npm",
                "assignments": [],
                "redirects": [],
                "canonical": "npm test",
                "family": "pm test",
                "role": "top",
                "cwd": ".",
                "certainty": "sure",
                "why": "",
            }
        ],
        "paths": [],
        "activated": [
            {
                "id": "a1b2c3d4e5f6",
                "type": "pitfall",
                "level": "deny",
                "delivery": "before",
                "certainty": "sure",
                "outside_scope": False,
                "summary": "Run pnpm test from packages/api",
            }
        ],
        "suppressed": [],
        "budget": {"items": 1, "max_items": 3, "bytes": 65, "max_bytes": 2048},
        "answer": {
            "hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": "[harness-memory] PITFALL (human): Run pnpm test from packages/api\n"
                "This action is blocked by a human-set policy.",
            },
            "systemMessage": "harness-memory: pitfall a1b2c3d4e5f6 fired (deny)",
        },
    }


def test_a_word_that_holds_blanks_is_told_in_quotes_however_it_is_known(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    told = hm("memory:why", "--tool", "bash", "--target", 'git commit -m "$(echo npm test)" "a $x b"')
    assert "command     git commit -m 'npm test' \"a $x b\"  [top, in .] sure" in told.out.splitlines()


def test_every_command_is_told_with_its_role_place_and_certainty(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    text = "CI=1 npx vitest run >out; cd web && ssh box npm t | tee 'a b'; $RUN test\nfi"
    told = hm("memory:why", "--tool", "bash", "--target", text)
    assert told.out.splitlines()[:9] == [
        "command     npx vitest run  [top, in .] sure",
        "command     vitest run  [wrapped, in .] sure",
        "command     cd web  [top, in .] sure",
        "command     ssh box npm t  [pipe, in web] sure",
        "command     npm t  [string, in web] opaque: remote",
        "command     tee 'a b'  [pipe, in web] sure",
        "command     $RUN test  [top, in web] opaque: variable",
        "command     nothing more is read here: the shell refuses the text from here on",
        "activated   a1b2c3d4e5f6 pitfall advise (with_result, opaque): Run pnpm test from packages/api",
    ]
    first, second = hm("memory:why", "--tool", "bash", "--target", text, "--json").json["commands"][:2]
    assert (first["assignments"], first["redirects"], first["family"]) == (["CI=1"], [">out"], "")
    assert (second["canonical"], second["family"]) == ("vitest run", "bin vitest")


def test_a_rule_that_its_scope_lowers_is_told_so(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(enforcement="deny", scope_glob="packages/api/**")])
    lines = hm("memory:why", "--tool", "bash", "--target", "npm test").out.splitlines()
    assert lines[1] == (
        "activated   a1b2c3d4e5f6 pitfall advise (with_result, outside its scope): Run pnpm test from packages/api"
    )


def test_the_paths_of_a_file_call_are_told(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    (project.root / "lib").mkdir()
    (project.root / "src").symlink_to("lib")
    lines = hm("memory:why", "--tool", "Edit", "--target", "src/../src/a.py").out.splitlines()
    assert lines[:2] == ["path        src/a.py", "path        lib/a.py"]


def test_a_refused_text_is_the_reason_when_the_rule_stands_in_it(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    told = hm("memory:why", "--tool", "bash", "--target", "npm test; fi", "--json").json
    assert (told["activated"], [row["reason"] for row in told["suppressed"]]) == ([], ["syntax_error"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no_command"),
        ("  # nothing", "no_command"),
        ("CI=1", "no_command"),
        ("# npm test", "data_not_command"),
        ("ls 'a", "syntax_error"),
        (f"ls {'a' * MAX_TEXT}", "program_mismatch"),
        (f"ls {'a' * MAX_TEXT}; npm test", "too_long"),
        ("ls", "program_mismatch"),
    ],
)
def test_what_cannot_be_read_is_told_as_such(hm: Hm, project: Project, text: str, reason: str) -> None:
    insert(project, [make_memory()])
    told = hm("memory:why", "--tool", "bash", "--target", text, "--json").json
    assert told["suppressed"] == [{"id": "a1b2c3d4e5f6", "reason": reason}]


def test_a_silent_memory_is_told_with_its_summary_in_one_line(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(), make_memory(id="000000000002", summary="Never " + "run this " * 20)])
    lines = hm("memory:why", "--tool", "bash", "--target", "ls").out.splitlines()
    silent = [line for line in lines if line.startswith("suppressed")]
    assert silent[1] == "suppressed  a1b2c3d4e5f6 program_mismatch: Run pnpm test from packages/api"
    assert silent[0].startswith("suppressed  000000000002 program_mismatch: Never run this")
    assert (len(silent[0]), silent[0][-1]) == (80, "…")


def test_the_answer_is_read_in_the_width_of_a_terminal(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(enforcement="deny", details="word " * 100)])
    lines = hm("memory:why", "--tool", "bash", "--target", "npm test").out.splitlines()
    answer = lines[lines.index("answer") + 1 :]
    assert answer[:4] == [
        "  {",
        '    "hookSpecificOutput": {',
        '      "hookEventName": "PreToolUse",',
        '      "permissionDecision": "deny",',
    ]
    assert answer[4].startswith('      "permissionDecisionReason": "[harness-memory] PITFALL')
    assert answer[5].startswith("          test from packages/api — word word")
    assert answer[-1] == "  }"
    assert max(map(len, answer)) <= 80


def test_a_program_from_a_variable_is_looked_up_by_its_words(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(signature=Signature("bash", "command", "cmd", "pm test"))])
    told = hm("memory:why", "--tool", "bash", "--target", '"$RUNNER" test', "--json").json
    assert [(item["level"], item["certainty"]) for item in told["activated"]] == [("advise", "opaque")]
    told = hm("memory:why", "--tool", "bash", "--target", '"$RUNNER" $WHAT', "--json").json
    assert [row["reason"] for row in told["suppressed"]] == ["program_mismatch"]


def test_rules_the_hook_would_not_even_read_are_explained_too(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(), make_memory(id="000000000002", ttl_expires_at_ms=NOW_MS, authority="auto")])
    told = hm("memory:why", "--tool", "bash", "--target", "git commit -m 'npm test is gone'", "--json").json
    assert (told["activated"], told["answer"]) == ([], {})
    assert {row["id"]: row["reason"] for row in told["suppressed"]} == {
        "a1b2c3d4e5f6": "data_not_command",
        "000000000002": "expired",
    }


@pytest.mark.parametrize(
    ("tool", "option", "value", "signature"),
    [
        ("edit", "--target", "docs/a.md", Signature("edit", "path", "glob", "docs/**")),
        ("NotebookEdit", "--target", "docs/a.ipynb", Signature("edit", "path", "glob", "docs/**")),
        ("write", "--target", "docs/a.md", Signature("write", "path", "glob", "docs/**")),
        ("WebFetch", "--target", "https://example.com/x", Signature("fetch", "url", "substring", "example.com")),
        (
            "mcp:db/query",
            "--input",
            '{"sql": "DROP TABLE t"}',
            Signature("mcp:db/query", "sql", "substring", "DROP TABLE"),
        ),
        (
            "mcp__db__query",
            "--input",
            '{"sql": "DROP TABLE t"}',
            Signature("mcp:db/query", "sql", "regex", "DROP +TABLE"),
        ),
    ],
)
def test_tools_go_by_host_name_and_by_canonical_name(
    hm: Hm, project: Project, tool: str, option: str, value: str, signature: Signature
) -> None:
    insert(project, [make_memory(signature=signature)])
    told = hm("memory:why", "--tool", tool, option, value, "--json").json
    assert [item["id"] for item in told["activated"]] == ["a1b2c3d4e5f6"]


def test_an_unattended_mode_turns_a_question_into_a_denial(hm: Hm, project: Project) -> None:
    """S35."""
    insert(project, [make_memory(enforcement="confirm")])

    def decision(*words: str) -> str:
        told = hm("memory:why", "--tool", "bash", "--target", "npm test", "--json", *words).json
        return str(told["answer"]["hookSpecificOutput"]["permissionDecision"])

    assert decision() == "ask"
    assert decision("--permission-mode", "bypassPermissions") == "deny"


@pytest.mark.parametrize(
    "name", [SESSION, ledger.session_key(HOST, SESSION), f"{HOST}-{ledger.session_key(HOST, SESSION)}"]
)
def test_a_session_counts_what_fired_there(hm: Hm, project: Project, name: str) -> None:
    insert(project, [make_memory(enforcement="soft_deny")])
    state, key = str(project.state_dir), ledger.session_key(HOST, SESSION)
    fields = {"tool": "bash", "tool_use_id": "t1", "rows": [["a1b2c3d4e5f6", "soft_deny", "before"]]}
    descriptor = ledger.open_for_append(paths.ledger_path(state, HOST, key))
    ledger.append(descriptor, ledger.encode_line("fired", NOW_MS - 1000, "", fields))
    told = hm("memory:why", "--tool", "bash", "--target", "npm test", "--session", name, "--json").json
    assert [(item["level"], item["delivery"]) for item in told["activated"]] == [("soft_deny", "override")]
    assert told["answer"] == {}


@pytest.mark.parametrize(
    ("words", "reference"),
    [
        (["--target", "x", "--input", "{}"], "usage"),
        ([], "usage"),
        (["--input", "{"], "bad-input"),
        (["--input", "[]"], "bad-input"),
        (["--target", "x", "--session", "nobody"], "unknown-session"),
    ],
)
def test_wrong_words_are_a_usage_error(hm: Hm, project: Project, words: list[str], reference: str) -> None:
    insert(project, [])
    ran = hm("memory:why", "--tool", "bash", "--json", *words)
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, reference)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["Bsh", "--target", "npm test"], "No hook is called before Bsh; did you mean Bash?"),
        (["read", "--target", "src/a.py"], "No hook is called before Read."),
        (["mcp__db__query", "--target", "x"], "A call of an MCP tool is given with --input."),
    ],
)
def test_a_call_that_cannot_be_is_refused(hm: Hm, project: Project, words: list[str], message: str) -> None:
    insert(project, [])
    assert hm("memory:why", "--json", "--tool", *words).json["error"]["message"] == message


def test_words_that_are_one_are_told_as_one_and_a_hit_that_is_not_sure_as_such(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(enforcement="deny")])
    assert hm("memory:why", "--tool", "bash", "--target", "git commit -m 'npm test'; npm $X test").out.splitlines()[
        :3
    ] == [
        "command     git commit -m 'npm test'  [top, in .] sure",
        "command     npm $X test  [top, in .] sure",
        "activated   a1b2c3d4e5f6 pitfall advise (with_result, opaque): Run pnpm test from packages/api",
    ]


def test_without_a_snapshot_nothing_can_fire(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    (project.state_dir / paths.SNAPSHOT_DIR / paths.SNAPSHOT_NAME).unlink()
    ran = hm("memory:why", "--tool", "bash", "--target", "npm test", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (1, "no-snapshot")
    assert hm("snapshot:rebuild", "--json").json["snapshot"]["active"] == 1
    assert hm("memory:why", "--tool", "bash", "--target", "npm test", "--json").json["activated"]


def test_a_row_in_a_bucket_the_call_does_not_reach_is_called_unreachable(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    path = project.state_dir / paths.SNAPSHOT_DIR / paths.SNAPSHOT_NAME
    path.write_bytes(path.read_bytes().replace(b'"cmd:npm"', b'"cmd:nix"'))
    told = hm("memory:why", "--tool", "bash", "--target", "npm test", "--json").json
    assert told["suppressed"] == [{"id": "a1b2c3d4e5f6", "reason": "unreachable"}]
    assert told["activated"] == []


def test_text_output_names_commands_rules_budget_and_answer(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    lines = hm("memory:why", "--tool", "bash", "--target", "echo hi && npm test").out.splitlines()
    assert lines[:3] == [
        "command     echo hi  [top, in .] sure",
        "command     npm test  [top, in .] sure",
        "activated   a1b2c3d4e5f6 pitfall advise (with_result): Run pnpm test from packages/api",
    ]
    assert lines[3] == "budget      1 of 3 items, 65 of 2048 bytes"
    assert hm("memory:why", "--tool", "bash", "--target", "ls").out.splitlines()[-1] == (
        "answer      nothing: the call goes ahead"
    )
