from pathlib import Path

import pytest


@pytest.fixture
def games():
    """Stored games, the same that all parts of the project read."""
    folder = Path(__file__).parents[2] / "fixtures" / "games"
    found = sorted(folder.glob("*.jsonl"))
    assert found
    return [path.read_text() for path in found]
