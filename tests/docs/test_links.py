"""What the documents point at is there: pages, headings, modules; the glossary is in order."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import PAGES, ROOT, SOURCE_DIR, read_page, table_rows


def anchors(name: str) -> set[str]:
    """Return the anchors a page's headings get."""
    headings = re.findall(r"^#+ (.+)$", read_page(name), re.MULTILINE)
    return {re.sub(r"[^a-z0-9 _-]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_page_and_a_heading(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)", read_page(page))
    for name, anchor in links:
        target = ((ROOT / page).parent / name) if name else ROOT / page
        assert target.is_file(), f"{page}: {name}"
        assert not anchor or anchor in anchors(str(target.relative_to(ROOT))), f"{page}: #{anchor}"


@pytest.mark.parametrize("page", PAGES)
def test_every_module_a_page_names_is_there(page: str) -> None:
    named = re.findall(r"`([a-z]+/[a-z_/]+\.py)`", read_page(page))
    assert [name for name in named if not (SOURCE_DIR / name).is_file()] == []


def test_the_glossary_is_in_order() -> None:
    words = [row[0].lower() for row in table_rows(read_page("docs/glossary.md"))]
    assert words == sorted(set(words))
