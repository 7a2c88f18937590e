"""The examples of docs/python.md, one after the other, as somebody types them who reads it."""

import re
import textwrap
from pathlib import Path

from traumfabrik import jobs

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_the_examples_of_the_page_run(monkeypatch, capsys):
    # What they do on a cluster is done here: a test of its own starts one.
    import ray

    monkeypatch.setattr(jobs, "on_ray", jobs.here)
    monkeypatch.setattr(ray, "init", lambda address: None)
    blocks = re.findall(r"^ *```python\n(.*?)^ *```", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 5
    names = {}
    for block in blocks:
        code = textwrap.dedent(block)
        exec(compile(code, f"docs/python.md: {code.splitlines()[0]}", "exec"), names)
    told = capsys.readouterr().out
    assert '"seq"' in told and told.count("Answer(") == 3 and "Standing(" in told
