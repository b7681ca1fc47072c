"""docs/performance.md tells what was recorded."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from tests.docs.pages import read_page, section, table_rows

FIXTURES = Path(__file__).parents[2] / "fixtures" / "performance"


def plot() -> ModuleType:
    spec = spec_from_file_location("plot", FIXTURES / "plot.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_plot_is_drawn_from_the_recorded_results() -> None:
    assert (FIXTURES.parents[1] / "docs" / "latency.svg").read_text() == plot().draw()


def test_the_figures_are_those_of_the_recorded_runs() -> None:
    runs = [json.loads((FIXTURES / f"results-{number}.json").read_text())["scores"] for number in (1, 2, 3)]
    rows = table_rows(section(read_page("docs/performance.md"), "What a call costs"))
    assert [row[0].strip("`") for row in rows] == list(runs[0])
    for name, *cells in rows:
        for size, told in zip(("300", "100000"), cells[::2], strict=True):
            scores = [run[name.strip("`")]["sizes"].get(size) for run in runs]
            assert told == (" ".join(f"{score['ratio']:.2f}" for score in scores) if scores[0] else "–")


def test_the_profile_is_the_recorded_one() -> None:
    phases = json.loads((FIXTURES / "phases.json").read_text())
    profile = section(read_page("docs/performance.md"), "Where the time goes")
    rows = {row[0].strip("`"): row[1:] for row in table_rows(profile)}
    assert rows == {
        name: [f"{spent[phase] / 1000:.1f}" for phase in ("import", "read", "decide", "write")]
        for name, spent in phases.items()
    }
