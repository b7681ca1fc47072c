"""The way back: what an uninstall restores, removes and leaves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from harness_memory.app.steps import Step
from harness_memory.errors import HmError, LockedError
from harness_memory.hosts.settings_file import sha256_of
from harness_memory.store.locks import worker_lock
from tests.app.places import NOW_MS, Place, our_events, settings, tree


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "{ }\n",
        '{"hooks": {}}',
        '{"hooks":{"Stop":[]}}',
        '{\r\n\t"a": 1.50,\r\n\t"b": "\\u00e9"\r\n}\r\n',
        "\n\n{}",
    ],
)
def test_an_untouched_settings_file_is_restored_byte_for_byte(place: Place, text: str) -> None:
    before = place.write_settings(text)
    place.install()
    place.install(hook_form="shell")
    assert Step("hooks", "OK", f"{place.settings_path}: restored") in place.uninstall()
    assert place.settings_path.read_bytes() == before


def test_a_file_and_directory_that_were_not_there_go_again(place: Place) -> None:
    before = tree(place.root)
    place.install()
    place.install(hook_form="shell")
    assert Step("hooks", "OK", f"{place.settings_path}: file removed") in place.uninstall(purge=True)
    assert tree(place.root) == before
    assert not place.settings_path.parent.exists()
    assert not place.project.state_dir.exists()


def test_a_manifest_that_names_foreign_files_changes_none(place: Place, tmp_path: Path) -> None:
    """It may have come with a cloned repository, made to delete or rewrite files whose content is known."""
    place.install()
    victim = tmp_path / ".claude" / "settings.local.json"
    victim.parent.mkdir()
    victim.write_text("{}")
    claim = {"path": str(victim), "sha256": sha256_of(b"{}"), "existed": True, "made_dir": True}
    claim["undo"] = [{"at": 0, "length": 2, "removed": '{"hooks": "theirs"}'}]
    manifest_path = place.project.state_dir / "install-manifest.json"
    manifest = json.loads(manifest_path.read_text())
    manifest |= {"settings": [*manifest["settings"], claim], "exclude": claim}
    manifest_path.write_text(json.dumps(manifest))
    place.uninstall()
    assert (victim.read_text(), place.settings_path.exists()) == ("{}", False)


def test_a_directory_that_was_there_or_is_used_by_now_stays(place: Place) -> None:
    place.install()
    (place.settings_path.parent / "commands").mkdir()
    place.uninstall()
    assert [path.name for path in place.settings_path.parent.iterdir()] == ["commands"]


def test_an_edited_file_loses_our_entries_only(place: Place) -> None:
    place.write_settings('{"a": 1}')
    place.install()
    data = settings(place.settings_path)
    data["permissions"] = {"allow": ["Bash(ls)"]}
    data["hooks"]["Stop"].insert(0, {"hooks": [{"type": "command", "command": "theirs"}]})
    place.settings_path.write_text(json.dumps(data))
    assert Step("hooks", "OK", f"{place.settings_path}: entries removed") in place.uninstall()
    assert settings(place.settings_path) == {
        "a": 1,
        "hooks": {"Stop": [{"hooks": [{"type": "command", "command": "theirs"}]}]},
        "permissions": {"allow": ["Bash(ls)"]},
    }


def test_a_file_of_ours_that_was_reformatted_still_goes(place: Place) -> None:
    place.install()
    place.settings_path.write_text(json.dumps(settings(place.settings_path)))
    place.uninstall()
    assert not place.settings_path.parent.exists()


def test_without_a_manifest_the_entries_are_found(place: Place) -> None:
    place.write_settings('{"a": 1}')
    place.install()
    (place.project.state_dir / "install-manifest.json").write_text("not a manifest")
    place.uninstall()
    assert settings(place.settings_path) == {"a": 1}


def test_an_unreadable_settings_file_is_left_and_nothing_else_is_removed(place: Place) -> None:
    place.install()
    place.settings_path.write_text("{,}")
    before = tree(place.project.state_dir)
    with pytest.raises(HmError) as caught:
        place.uninstall(purge=True)
    assert caught.value.reference == "settings-unreadable"
    assert {name: data for name, data in tree(place.project.state_dir).items() if "locks" not in name} == {
        name: data for name, data in before.items() if "locks" not in name
    }


def test_the_git_line_goes_and_the_rest_of_the_file_stays(place: Place) -> None:
    exclude_path = place.root / ".git" / "info" / "exclude"
    exclude_path.write_bytes(b"*.swp\n\xff no newline")
    place.install()
    assert exclude_path.read_bytes() == b"*.swp\n\xff no newline\n.claude/settings.local.json\n"
    place.uninstall()
    assert exclude_path.read_bytes() == b"*.swp\n\xff no newline"


def test_an_edited_git_file_loses_our_line_only(place: Place) -> None:
    place.install()
    exclude_path = place.root / ".git" / "info" / "exclude"
    exclude_path.write_text("a\n.claude/settings.local.json\nb\n")
    place.uninstall()
    assert exclude_path.read_text() == "a\nb\n"


def test_a_git_line_of_the_users_own_stays(place: Place) -> None:
    exclude_path = place.root / ".git" / "info" / "exclude"
    exclude_path.write_text(".claude/settings.local.json\n")
    place.install()
    place.uninstall()
    assert exclude_path.read_text() == ".claude/settings.local.json\n"


def test_the_memory_stays_without_purge(place: Place) -> None:
    place.install()
    place.uninstall()
    names = {path.name for path in place.project.state_dir.iterdir()}
    assert {"memory.sqlite", "config.json", ".gitignore"} <= names
    assert "install-manifest.json" not in names


def test_purge_keeps_migration_backups(place: Place) -> None:
    place.install()
    (place.project.state_dir / "memory.sqlite.bak-v9").write_bytes(b"old")
    (place.project.state_dir / "memory.sqlite.bak-v9.tmp").write_bytes(b"torn")
    steps = place.uninstall(purge=True)
    assert tree(place.project.state_dir) == {"memory.sqlite.bak-v9": b"old"}
    assert steps[-1] == Step("memory", "OK", f"{place.project.state_dir} emptied; kept memory.sqlite.bak-v9")


def test_purge_does_not_follow_links_out_of_the_directory(place: Place) -> None:
    place.install()
    outside = place.home / "outside"
    outside.mkdir()
    (outside / "file").write_bytes(b"theirs")
    (place.project.state_dir / "link").symlink_to(outside)
    place.uninstall(purge=True)
    assert tree(outside) == {"file": b"theirs"}


def test_purge_waits_for_no_worker(place: Place) -> None:
    place.install()
    with worker_lock(place.project.state_dir, command="extract", now_ms=NOW_MS), pytest.raises(LockedError):
        place.uninstall(purge=True)
    assert place.project.database.exists()
    assert our_events(place.settings_path) != []


def test_uninstalling_twice_or_where_nothing_is_installed_is_fine(place: Place) -> None:
    before = tree(place.root)
    assert place.uninstall() == [Step("hooks", "OK", f"{place.settings_path}: nothing to remove")]
    assert place.uninstall(purge=True, user=True) == [
        Step("hooks", "OK", f"{place.settings_path}: nothing to remove"),
        Step("hooks", "OK", f"{place.user_settings_path}: nothing to remove"),
    ]
    assert tree(place.root) == before


def test_the_users_hooks_stay_until_asked_for(place: Place) -> None:
    before = place.write_settings('{"model": "x"}', place.user_settings_path)
    place.install(user=True)
    steps = place.uninstall()
    detail = f"{place.user_settings_path} runs them for your other projects; hm uninstall --user removes them"
    assert Step("hooks", "WARN", detail) in steps
    assert our_events(place.user_settings_path) != []
    place.uninstall(user=True)
    assert place.user_settings_path.read_bytes() == before
    assert not place.surroundings.user_dir.exists()


TEXTS = st.builds(
    lambda data, indent, newline: json.dumps(data, indent=indent, ensure_ascii=False).replace("\n", newline),
    st.dictionaries(
        st.text(max_size=4).filter(lambda key: key not in ("hooks", "disableAllHooks")), st.integers(), max_size=3
    ),
    st.sampled_from([None, 1, 4, "\t"]),
    st.sampled_from(["\n", "\r\n"]),
)


@hypothesis_settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=TEXTS)
def test_the_whole_way_there_and_back_is_the_identity(place: Place, text: str) -> None:
    place.settings_path.parent.mkdir(exist_ok=True)
    place.settings_path.write_bytes(text.encode())
    place.install()
    place.uninstall()
    assert place.settings_path.read_bytes() == text.encode()
