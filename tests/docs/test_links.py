"""Every link of the documents leads to a page that is there, and to a heading of it."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import PAGES, ROOT, read_page


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
