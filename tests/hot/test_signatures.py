"""Signatures: their text form, their keys, and what they match with which reason."""

from __future__ import annotations

from typing import Any

import pytest

from harness_memory.hot.signatures import (
    call_keys,
    canonical_signature,
    canonical_tool,
    family_forms,
    format_signature,
    is_specific,
    match_signature,
    parse_signature,
    read_call,
    regex_is_safe,
    signature_keys,
    would_hit,
)

ROOT = "/repo"


def bash(command: str, cwd: str = ROOT) -> dict[str, Any]:
    return read_call("Bash", {"command": command}, cwd, ROOT)


def outcome(spec: str, call: dict[str, Any]) -> tuple[bool, str, tuple[str | None, ...], str]:
    found = match_signature(parse_signature(spec), call)
    return found.hit, found.certainty, found.cwds, found.reason


@pytest.mark.parametrize(
    ("host", "tool"),
    [
        ("Bash", "bash"),
        ("PowerShell", "bash"),
        ("MultiEdit", "edit"),
        ("NotebookEdit", "edit"),
        ("WebFetch", "fetch"),
        ("Agent", "task"),
        ("mcp__git_hub__create__issue", "mcp:git_hub/create__issue"),
        ("TodoWrite", "todowrite"),
    ],
)
def test_canonical_tools(host: str, tool: str) -> None:
    assert canonical_tool(host) == tool


@pytest.mark.parametrize(
    "spec",
    [
        "bash:command:cmd:npm test",
        "!bash:command:cmd:npm test",
        "write:path:glob:src/**/*.py",
        "fetch:url:substring:http://x/a:b",
        "mcp:server/tool:body.text:regex:secret-[0-9]+",
        "bash:command:substring:a:b:c",
    ],
)
def test_the_text_form_comes_back(spec: str) -> None:
    assert format_signature(parse_signature(spec)) == spec


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("npm test", "four parts"),
        ("shell:command:cmd:x", "unknown tool"),
        ("bash:path:cmd:x", "target of a bash signature"),
        ("bash:command:exact:x", "unknown kind"),
        ("edit:path:cmd:x", "shell commands"),
        ("bash:command:cmd:", "not empty"),
        ("bash:command:cmd:a && b", "names no command"),
        ("bash:command:regex:(a+)+", "refused"),
        ("mcp:server:input:substring:x", "unknown tool"),
    ],
)
def test_a_bad_signature_says_what_is_wrong(spec: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parse_signature(spec)


def test_equal_commands_have_one_identity() -> None:
    specs = ["npm run test", "npm t", "npm test"]
    assert {canonical_signature(parse_signature(f"bash:command:cmd:{spec}")) for spec in specs} == {
        "bash:command:cmd:npm test"
    }
    assert canonical_signature(parse_signature("bash:command:cmd:uv run pytest -x")) == "bash:command:cmd:pytest -x"


@pytest.mark.parametrize(
    ("spec", "other", "are_one"),
    [
        ("kubectl delete -n prod", "kubectl -n prod delete", True),
        ("kubectl delete -n prod", "kubectl delete prod -n", False),
        ("psql -h a -U b", "psql -U b -h a", True),
        ("psql -h a -U b", "psql -U a -h b", False),
        ("rm -r x", "rm x -r", True),
        ("sudo pip install", "pip install", False),
        ("docker-compose exec web pytest", "docker compose exec api pytest", True),
        ("npm i -w web", "npm install -w web", True),
    ],
)
def test_identity_holds_the_values_of_options_and_who_starts_a_command(spec: str, other: str, are_one: bool) -> None:
    first, second = (canonical_signature(parse_signature(f"bash:command:cmd:{one}")) for one in (spec, other))
    assert (first == second) == are_one


@pytest.mark.parametrize(
    ("spec", "command", "wanted"),
    [
        ("npm test", "cd a && npm run test", (True, "sure", ("a",), "match")),
        ("npm test", "npm test; cd a; npm t", (True, "sure", (".", "a"), "match")),
        ("npm test", "pnpm test", (False, "", (), "program_mismatch")),
        ("npm test", "npm run build", (False, "", (), "different_subcommand")),
        ("git push --force", "git push", (False, "", (), "flag_missing")),
        ("git push --force", "git -C a push -u o --force", (True, "sure", ("a",), "match")),
        ("npm test", "git commit -m 'npm test'", (False, "", (), "data_not_command")),
        ("npm test", "ssh h npm test", (True, "opaque", (".",), "opaque")),
        ("npm test", "mywrapper -x npm test", (True, "opaque", (".",), "opaque")),
        ("npm test", "echo npm test", (False, "", (), "data_not_command")),
        ("npm test", "npm $X", (True, "opaque", (".",), "opaque")),
        ("npm test", "npm src/$X", (False, "", (), "different_subcommand")),
        ("npm test", "T=test; npm $T", (True, "opaque", (".",), "opaque")),
        ("npm test", "T=lint; npm $T", (False, "", (), "different_subcommand")),
        ("pytest tests", "pytest -k foo tests", (True, "opaque", (".",), "opaque")),
        ("pytest tests", "pytest -q tests", (True, "sure", (".",), "match")),
        ("git commit --no-verify", "git commit -m --no-verify", (True, "opaque", (".",), "opaque")),
        ("rm -rf", "rm -fr x", (True, "sure", (".",), "match")),
        ("rm -rf", "rm -r -f x", (True, "sure", (".",), "match")),
        ("rm -rf", "rm -- -rf", (False, "", (), "flag_missing")),
        ("rm -rf *", "rm -rf *", (True, "sure", (".",), "match")),
        ("pm test", "yarn test", (True, "sure", (".",), "match")),
        ("pm test", "bun run test", (True, "sure", (".",), "match")),
        ("bin vitest", "pnpm exec vitest run", (True, "sure", (".",), "match")),
        ("bin vitest", "node_modules/.bin/vitest", (True, "sure", (".",), "match")),
        ("pytest", "uv run pytest -x", (True, "sure", (".",), "match")),
        ("uv run pytest", "python -m pytest", (True, "sure", (".",), "match")),
        ("kubectl delete pod", "kubectl -n x delete po a", (True, "opaque", (".",), "opaque")),
        ("kubectl delete pod", "kubectl delete pod/a", (True, "opaque", (".",), "opaque")),
        ("kubectl logs pod", "kubectl logs pod/a", (False, "", (), "different_subcommand")),
        ("git commit -n", "git commit -amn", (True, "opaque", (".",), "opaque")),
        ("git commit -a", "git commit -amn", (True, "sure", (".",), "match")),
        ("git commit -m", "git commit -am'n -x'", (True, "sure", (".",), "match")),
        ("tar -x", "tar -cfx a", (True, "opaque", (".",), "opaque")),
        ("tar -x", "tar -xzf a", (True, "sure", (".",), "match")),
        ("make deploy", "make A=1 build deploy", (True, "opaque", (".",), "opaque")),
        ("make deploy", "make E=deploy lint", (False, "", (), "different_subcommand")),
        ("pytest", "python -Bm pytest -q", (True, "sure", (".",), "match")),
        ("pytest", "python3 -mpytest", (True, "sure", (".",), "match")),
        ("pytest", "python -V -m pytest", (False, "", (), "data_not_command")),
        ("pytest", "python -W m -m pytest", (True, "sure", (".",), "match")),
        ("pytest", "python -Wm -m pytest", (True, "sure", (".",), "match")),
        ("pytest", "uv run -m pytest", (True, "sure", (".",), "match")),
        ("pytest", "coverage run -m pytest", (True, "opaque", (".",), "opaque")),
        ("pytest", "uv tool run --python 3.12 pytest", (True, "opaque", (".",), "opaque")),
        ("npm test", "npm run $TASK", (True, "opaque", (".",), "opaque")),
        ("npm test", "npm run -w web test", (True, "opaque", (".",), "opaque")),
        ("npm test", "npm run $DIR/x", (False, "", (), "different_subcommand")),
        ("npm test", "for t in lint test; do npm run $t; done", (True, "opaque", (".",), "opaque")),
        ("npm test", "for t in lint build; do npm run $t; done", (False, "", (), "different_subcommand")),
        ("git push --force", "echo 'a --force' | xargs -I{} git push {}", (False, "", (), "flag_missing")),
        ("git push --force", "f=--force; git push $f", (True, "opaque", (".",), "opaque")),
        ("pytest", "uv run -m pytest -s", (True, "sure", (".",), "match")),
        ("pytest", "uv run -qm pytest", (True, "sure", (".",), "match")),
        ("pytest", "uv run -s pytest", (False, "", (), "data_not_command")),
        ("pytest", "coverage run --module=pytest", (True, "opaque", (".",), "opaque")),
        ("make deploy", "make -kj deploy", (True, "sure", (".",), "match")),
        ("make deploy", "make -kj 4 deploy", (True, "sure", (".",), "match")),
        ("make clean", "make --directory clean all", (False, "", (), "different_subcommand")),
        ("kubectl delete pod", "kubectl delete pod/$X", (True, "opaque", (".",), "opaque")),
        ("npm test", "retry -t 3 -d 5 npm test", (True, "opaque", (".",), "opaque")),
        ("sudo", "sudo ls", (True, "sure", (".",), "match")),
        ("sudo pip install", "sudo -H pip3 install x", (True, "sure", (".",), "match")),
        ("sudo pip install", "sudo bash -c 'pip install x'", (True, "sure", (".",), "match")),
        ("sudo pip install", "sudo ls; pip install x", (False, "", (), "not_started_so")),
        ("docker compose exec web pytest", "docker-compose exec web pytest", (True, "opaque", (".",), "opaque")),
        ("docker compose exec web pytest", "pytest", (False, "", (), "not_started_so")),
        ("kubectl delete -n prod", "kubectl delete pod x -n prod", (True, "sure", (".",), "match")),
        ("kubectl delete -n prod", "kubectl -n prod delete pod x", (True, "sure", (".",), "match")),
        ("kubectl -n prod delete", "kubectl delete pod x -n prod", (True, "opaque", (".",), "opaque")),
        ("kubectl delete -n prod", "kubectl delete pod x -n dev", (False, "", (), "different_subcommand")),
        ("curl -X POST u", "curl -v x u -X POST", (True, "opaque", (".",), "opaque")),
        ("curl -X POST u", "curl u -X POST", (True, "sure", (".",), "match")),
        ("kubectl get pods", "kubectl get -n x po", (True, "opaque", (".",), "opaque")),
        ("curl -X DELETE", "curl u -X DELETE", (True, "sure", (".",), "match")),
        ("curl -X DELETE", "curl -XDELETE u", (True, "sure", (".",), "match")),
        ("curl -X DELETE", "curl u -X POST", (False, "", (), "different_subcommand")),
        ("pytest -n", "pytest -n4", (True, "sure", (".",), "match")),
        ("sed -i", "sed -i.bak s/a/b/ f", (True, "sure", (".",), "match")),
        ("go test -v", "go test -cover", (False, "", (), "flag_missing")),
        ("go test -v", "go test --v", (True, "sure", (".",), "match")),
        ("terraform apply -auto-approve", "terraform apply --auto-approve", (True, "sure", (".",), "match")),
        ("gradlew test", "./gradlew clean test", (True, "opaque", (".",), "opaque")),
        ("mvn verify", "mvn -DskipITs clean verify", (True, "opaque", (".",), "opaque")),
        ("python -c", "python -Bc x", (True, "sure", (".",), "match")),
        ("python -c", "python x.py -c y", (True, "opaque", (".",), "opaque")),
        ("python x.py --a", "python x.py y --a", (True, "sure", (".",), "match")),
        ("vitest", "pnpm --filter web vitest run", (True, "sure", (".",), "match")),
        ("vitest", "bun run vitest", (True, "sure", (".",), "match")),
        ("vitest", "pnpm why vitest", (False, "", (), "data_not_command")),
        ("mytool", "pnpm mytool", (True, "opaque", (".",), "opaque")),
        ("yarn run build", "yarn build", (True, "opaque", (".",), "opaque")),
        ("pm build", "pnpm run build", (True, "opaque", (".",), "opaque")),
        ("npm build", "npm run build", (False, "", (), "different_subcommand")),
        ("npm ci", "npm clean-install", (True, "opaque", (".",), "opaque")),
        ("npm test", "npm run -w test lint", (True, "opaque", (".",), "opaque")),
        ("jest", "node --no-warnings node_modules/jest/bin/jest.js", (True, "sure", (".",), "match")),
        ("jest", "node -e node_modules/.bin/jest", (False, "", (), "data_not_command")),
        ("jest", "node src/jest.js", (False, "", (), "data_not_command")),
        ("phpunit", "php -d a=b vendor/bin/phpunit", (True, "sure", (".",), "match")),
        ("gradlew test", "bash ./gradlew test", (True, "sure", (".",), "match")),
        ("x.sh", 'bash "$D/x.sh"', (True, "opaque", (".",), "opaque")),
        ("npm test", "bash x.sh npm test", (False, "", (), "data_not_command")),
        ("pytest", "python -m coverage run -m pytest", (True, "opaque", (".",), "opaque")),
        ("pytest", "python -m pdb -m pytest", (True, "opaque", (".",), "opaque")),
        ("sudo pip install", "sudo bash -c 'cd x && pip  install \"a b\"'", (True, "sure", ("x",), "match")),
        ("sudo pip install", "echo x | sudo xargs pip install", (True, "sure", (".",), "match")),
        ("sudo pip install", "$SUDO pip install x", (True, "opaque", (".",), "opaque")),
        ("sudo rm -rf", "sudo find . -exec rm -rf {} +", (True, "sure", (".",), "match")),
        ("env sudo rm", "rm x", (False, "", (), "not_started_so")),
        ("npm install", "npm i -w web x", (True, "sure", (".",), "match")),
        ("pnpm seed", "pnpm seed", (True, "sure", (".",), "match")),
        ("pnpm seed", "seed", (False, "", (), "program_mismatch")),
        ("bash a/x.sh", "bash b/x.sh", (False, "", (), "different_subcommand")),
        ("docker run --entrypoint sh i", "docker run --entrypoint sh i", (True, "sure", (".",), "match")),
        ("bash -c", "bash -euo pipefail -c x", (True, "sure", (".",), "match")),
        ("node -e", "node -r x -e y", (True, "sure", (".",), "match")),
        ("npm test", "echo test >l; cat l | xargs npm", (True, "opaque", (".",), "opaque")),
        ("make test run", "make run test", (False, "", (), "different_subcommand")),
        ("rm -r f", "rm -rf x", (False, "", (), "different_subcommand")),
        ("mv -f a", "mv b -f a", (True, "opaque", (".",), "opaque")),
        ("gcc -s", "gcc -std=c99", (False, "", (), "flag_missing")),
        ("go test -run X", "go test ./... --run X", (True, "sure", (".",), "match")),
        ("make clean", "python bin/make.py clean", (True, "opaque", (".",), "opaque")),
        ("git push", '"$VENV/bin/python" x.py; git push', (True, "sure", (".",), "match")),
        ("pytest", "python3.11 -m coverage run -m pytest", (True, "opaque", (".",), "opaque")),
        ("pip install", "python -mx bin/pip install", (False, "", (), "data_not_command")),
        ("pip install", "python -B .venv/bin/pip install", (True, "sure", (".",), "match")),
        ("npm test", "python -m env npm test", (False, "", (), "data_not_command")),
        ("npm test", "docker run --entrypoint sh i -c 'npm test'", (True, "opaque", (".",), "opaque")),
        ("npm test", "docker run --entrypoint=npm i test", (True, "opaque", (".",), "opaque")),
        ("npm test", "git ls-files | entr -s 'npm test'", (True, "opaque", (".",), "opaque")),
        ("npm test", "aws-vault exec dev --no-session -- npm test", (True, "opaque", (".",), "opaque")),
        ("npm test", "oc exec x -- npm test", (True, "opaque", (".",), "opaque")),
        ("npm test", "echo 'npm test' >x.sh; bash <x.sh", (True, "opaque", (".",), "opaque")),
        ("npm test", "echo 'npm test' >x.sh; cat x.sh | bash", (True, "opaque", (".",), "opaque")),
        ("npm test", "echo 'npm test' >x.sh; cat x.sh | wc", (False, "", (), "data_not_command")),
    ],
)
def test_commands(spec: str, command: str, wanted: tuple[Any, ...]) -> None:
    assert outcome(f"bash:command:cmd:{spec}", bash(command)) == wanted


def test_negation_means_every_other_call_of_the_tool() -> None:
    spec = "!bash:command:cmd:pnpm test"
    assert outcome(spec, bash("npm test"))[:2] == (True, "sure")
    assert outcome(spec, bash("pnpm test")) == (False, "", (), "negated")
    assert outcome(spec, bash("ssh h pnpm test"))[:2] == (True, "opaque")
    assert outcome(spec, bash("npm test; fi"))[:2] == (True, "opaque")
    assert outcome(spec, read_call("Edit", {"file_path": "a"}, ROOT, ROOT))[3] == "tool_mismatch"


@pytest.mark.parametrize(
    ("spec", "tool", "fields", "reason"),
    [
        ("mcp:s/t:args.name:substring:prod", "mcp__s__t", {"args": {}}, "field_missing"),
        ("mcp:s/t:args.name:substring:prod", "mcp__s__t", {"args": {"name": "x"}}, "pattern_mismatch"),
        ("edit:path:glob:src/**", "Edit", {}, "field_missing"),
        ("fetch:url:substring:a.example", "WebFetch", {}, "field_missing"),
        ("bash:command:substring:something", "Bash", {"command": ""}, "pattern_mismatch"),
    ],
)
def test_a_missing_target_is_the_reason(spec: str, tool: str, fields: dict[str, Any], reason: str) -> None:
    assert match_signature(parse_signature(spec), read_call(tool, fields, ROOT, ROOT)).reason == reason


@pytest.mark.parametrize(
    ("spec", "tool", "fields", "hit"),
    [
        ("edit:path:glob:src/**", "Edit", {"file_path": "/repo/src/a.py"}, True),
        ("edit:path:glob:src/**", "NotebookEdit", {"notebook_path": "src/a.ipynb"}, True),
        ("edit:path:glob:src/**", "Edit", {"file_path": "/else/src/a.py"}, False),
        ("write:path:glob:src/**", "Write", {"file_path": "src/a.py"}, True),
        ("write:path:glob:src/**", "Edit", {"file_path": "src/a.py"}, False),
        ("fetch:url:substring:evil.example", "WebFetch", {"url": "https://evil.example/x"}, True),
        ("bash:command:regex:push.*--force", "Bash", {"command": "git push origin --force"}, True),
        ("mcp:s/t:args.name:substring:prod", "mcp__s__t", {"args": {"name": "prod-db"}}, True),
        ("mcp:s/t:args.name:substring:prod", "mcp__s__t", {"args": "prod"}, False),
        ("mcp:s/t:input:substring:prod", "mcp__s__t", {"args": {"name": "prod-db"}}, True),
        ("edit:path:glob:src/**", "Edit", {"file_path": 7}, False),
        ("edit:path:glob:src/**", "Edit", {"file_path": "/repo/lib/../src/a.py"}, True),
        ("edit:path:glob:/etc/**", "Edit", {"file_path": "../etc/hosts"}, True),
        ("edit:path:glob:~/.ssh/*", "Edit", {"file_path": "~/.ssh/config"}, True),
        ("fetch:url:substring://internal.example.com/", "WebFetch", {"url": "HTTPS://Internal.Example.com:443"}, True),
        (
            "fetch:url:substring://internal.example.com/x",
            "WebFetch",
            {"url": "http://u:p@internal.example.com./x"},
            True,
        ),
        ("fetch:url:regex:^https://a.example/\\?q=", "WebFetch", {"url": "https://a.example?q=1"}, True),
        ("fetch:url:substring://a.example/", "WebFetch", {"url": "https://b.example/?u=a.example"}, False),
        ("fetch:url:substring://a.example:8443/", "WebFetch", {"url": "https://A.example:8443/x"}, True),
        ("fetch:url:substring:a.example", "WebFetch", {"url": ["a.example"]}, False),
        ("mcp:s/t:rows:regex:^drop", "mcp__s__t", {"rows": ["keep", "drop it"]}, True),
        ("mcp:s/t:rows.name:substring:prod", "mcp__s__t", {"rows": [{"name": "a"}, {"name": "prod-db"}]}, True),
        ("mcp:s/t:rows.1.name:substring:prod", "mcp__s__t", {"rows": [{"name": "a"}, {"name": "prod-db"}]}, True),
        ("mcp:s/t:rows.0.name:substring:prod", "mcp__s__t", {"rows": [{"name": "a"}, {"name": "prod-db"}]}, False),
        ("mcp:s/t:rows.9.name:substring:prod", "mcp__s__t", {"rows": []}, False),
        ("mcp:s/t:force:regex:^true$", "mcp__s__t", {"force": True}, True),
        ("mcp:s/t:limit:regex:^5$", "mcp__s__t", {"limit": 5}, True),
        ("mcp:s/t:force:regex:.", "mcp__s__t", {"force": None}, False),
        ("mcp:s/t:target:glob:src/**", "mcp__s__t", {"target": "/repo/src/a.py"}, True),
        ("mcp:s/t:targets:glob:src/**", "mcp__s__t", {"targets": ["./lib/a", "./src/a.py"]}, True),
        ("mcp:s/t:target:glob:prod-*", "mcp__s__t", {"target": "prod-db"}, True),
    ],
)
def test_texts_and_paths(spec: str, tool: str, fields: dict[str, Any], hit: bool) -> None:
    assert match_signature(parse_signature(spec), read_call(tool, fields, ROOT, ROOT)).hit is hit


def test_a_bad_pattern_from_the_store_matches_nothing() -> None:
    sig = {"tool": "bash", "target": "command", "kind": "regex", "pattern": "(a*)*", "negate": True}
    assert match_signature(sig, bash("aaa")).reason == "pattern_error"
    assert match_signature({**sig, "kind": "cmd", "pattern": "a; b"}, bash("a")).reason == "pattern_error"


@pytest.mark.parametrize(
    ("spec", "call", "shared"),
    [
        ("bash:command:cmd:npm test", ("Bash", {"command": "x; npm t"}), "cmd:npm"),
        ("bash:command:cmd:pm test", ("Bash", {"command": "yarn test"}), "cmd:pm"),
        ("bash:command:cmd:pytest", ("Bash", {"command": "uv run pytest"}), "cmd:pytest"),
        ("bash:command:cmd:npm test", ("Bash", {"command": "wrapper npm test"}), "cmd:npm"),
        ("bash:command:substring:something", ("Bash", {"command": "x"}), "tool:bash"),
        ("edit:path:glob:src/*.py", ("Edit", {"file_path": "/repo/src/a.py"}), "path:src"),
        ("edit:path:glob:*.py", ("Edit", {"file_path": "/repo/src/a.py"}), "path:*"),
        ("!edit:path:glob:src/**", ("Edit", {"file_path": "/repo/x"}), "tool:edit"),
        ("mcp:s/t:input:substring:x", ("mcp__s__t", {}), "tool:mcp:s/t"),
    ],
)
def test_a_call_reaches_the_bucket_of_its_signatures(spec: str, call: tuple[str, Any], shared: str) -> None:
    assert shared in signature_keys(parse_signature(spec))
    assert shared in call_keys(read_call(*call, ROOT, ROOT))


@pytest.mark.parametrize(
    ("spec", "specific"),
    [
        ("bash:command:cmd:pytest", False),
        ("bash:command:cmd:npm test", True),
        ("bash:command:cmd:rm -rf", True),
        ("bash:command:substring:short", False),
        ("bash:command:substring:long enough", True),
        ("edit:path:glob:**/*", False),
        ("edit:path:glob:src/**", True),
        ("bash:command:regex:.*a.*", False),
        ("bash:command:regex:force-push\\b", True),
    ],
)
def test_specificity(spec: str, specific: bool) -> None:
    assert is_specific(parse_signature(spec)) is specific


@pytest.mark.parametrize(
    "pattern",
    ["(a+)+", "(a|b)*", "(a{2,})+", "((a*)b)+", "x" * 201, "(", "a**", "(?:a?b+){3}", "(a?){25}a{25}", "((a)?b)+"],
)
def test_dangerous_patterns_are_refused(pattern: str) -> None:
    assert regex_is_safe(pattern)


@pytest.mark.parametrize(
    "pattern", ["a|b", "(ab)+", r"push\s+--force", "[(*+]+x", r"a\(b+\)", "(a|b)c+", "(a?b)c", "(?:ab)+c", "(?i)ab*"]
)
def test_plain_patterns_are_safe(pattern: str) -> None:
    assert regex_is_safe(pattern) is None


def test_would_hit_the_resolving_command() -> None:
    sig = parse_signature("bash:command:cmd:pytest tests")
    assert would_hit(sig, "uv run pytest tests")
    assert not would_hit(sig, "pytest other")
    assert would_hit(parse_signature("edit:path:glob:src/*.py"), "src/a.py", "Edit")
    assert would_hit(parse_signature("fetch:url:substring:example.com"), "https://example.com/", "WebFetch")


def test_paths_of_a_command_are_resolved_where_it_runs() -> None:
    call = bash("cd web && vitest run ./src/a.ts ../api/b.ts https://x/y -o=z/q")
    assert call["paths"] == ["web/src/a.ts", "api/b.ts"]


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("npm t -- -u", ["pm test"]),
        ("pnpm run lint --fix", ["pm run lint"]),
        ("bun install", ["pm install"]),
        ("yarn test", ["pm test"]),
        ("npx -y vitest run", ["", "bin vitest"]),
        ("./node_modules/.bin/vitest", ["bin vitest"]),
        ("pnpm exec tsc", ["", "bin tsc"]),
        ("sudo make test", ["", ""]),
        ("npm publish", [""]),
    ],
)
def test_the_family_form_of_a_command(text: str, forms: list[str]) -> None:
    commands = read_call("Bash", {"command": text}, "/", "/")["commands"]
    assert family_forms(commands) == forms
    for form in filter(None, forms):
        assert would_hit(parse_signature(f"bash:command:cmd:{form}"), text)
