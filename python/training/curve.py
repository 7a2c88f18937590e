"""The course of a training: a line of JSON for each measurement, and one page that draws them."""

import html
import json
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 760, 360, 48, 36, 16, 90
COLOURS = ("#0b6e99", "#c2571a", "#3f7d20", "#8a3ffc")

STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } svg text { fill: currentColor; font-size: 12px; }
.grid { stroke: currentColor; opacity: 0.15; }
table { border-collapse: collapse; } td, th { padding: 0.1rem 0.8rem 0.1rem 0; text-align: right; }
"""


def record(folder, card, against, win, figures):
    """A line for how far a training is and what it wins now, and the page drawn anew."""
    row = {
        "minutes": round(card["minutes"], 3),
        "iterations": card["iterations"],
        "games": card["games"],
        "decisions": card["decisions"],
        "against": against,
        "win": win,
        **{k: round(float(v), 5) for k, v in figures.items() if k != "win"},
    }
    path = Path(folder) / "curve.jsonl"
    with open(path, "a") as file:
        file.write(json.dumps(row) + "\n")
    draw(path, path.with_suffix(".html"), card.get("name", "net"))


def rows(path):
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


def draw(path, page, title):
    """Writes the page for the lines in `path`."""
    measured = rows(path)
    if not measured:
        return
    lines = {}
    for row in measured:
        for seats, figures in row["win"].items():
            lines.setdefault(f"{seats} seats", []).append(
                (row["minutes"], figures["win"], figures["interval"])
            )
    caption = (
        "Win share in per cent, with 95 % intervals, by minutes of training: one net, and "
        f"{html.escape(measured[-1]['against'])} at all other seats."
    )
    body = [
        f"<h1>{html.escape(title)}</h1>",
        f"<p>{caption}</p>",
        _chart(lines),
        _table(measured),
    ]
    Path(page).write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f"<style>{STYLE}</style><body>{''.join(body)}</body></html>\n"
    )


def _chart(lines):
    end = max(minute for points in lines.values() for minute, _, _ in points) or 1

    def x(minute):
        return LEFT + (WIDTH - LEFT - RIGHT) * minute / end

    def y(share):
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / 100)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="win share by minutes">']
    for share in range(0, 101, 20):
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>'
            f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share}</text>'
        )
    for fifth in range(6):
        minute = end * fifth / 5
        parts.append(
            f'<text x="{x(minute):.1f}" y="{HEIGHT - 12}" text-anchor="middle">{minute:.1f}</text>'
        )
    for colour, (name, points) in zip(COLOURS, lines.items()):
        path = " ".join(f"{x(minute):.1f},{y(share):.1f}" for minute, share, _ in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for minute, share, interval in points:
            parts.append(
                f'<line x1="{x(minute):.1f}" x2="{x(minute):.1f}" y1="{y(share - interval):.1f}" '
                f'y2="{y(share + interval):.1f}" stroke="{colour}"/>'
                f'<circle cx="{x(minute):.1f}" cy="{y(share):.1f}" r="3" fill="{colour}">'
                f"<title>{name}, {minute:.1f} min: {share:.1f} ± {interval:.1f} %</title></circle>"
            )
        last = y(points[-1][1]) + 4
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{last:.1f}">{html.escape(name)}</text>')
    return "".join(parts) + "</svg>"


def _table(measured):
    seats = list(measured[-1]["win"])
    head = "".join(f"<th>{name} seats</th>" for name in seats)
    lines = [f"<table><tr><th>minutes</th><th>million decisions</th>{head}<th>entropy</th></tr>"]
    for row in measured:
        cells = "".join(
            f"<td>{row['win'][s]['win']:.1f} ± {row['win'][s]['interval']:.1f}</td>"
            if s in row["win"]
            else "<td></td>"
            for s in seats
        )
        lines.append(
            f"<tr><td>{row['minutes']:.1f}</td><td>{row['decisions'] / 1e6:.0f}</td>{cells}"
            f"<td>{row.get('entropy', 0):.3f}</td></tr>"
        )
    return "".join(lines) + "</table>"
