#!/usr/bin/env python3
"""A bot for Traumfabrik in one page: bids for what it can use, and takes and places the best.

It speaks JSON lines, as docs/protocol.md says under "Any program as a bot". To let it play:

    traumfabrik arena --bots "cmd:python3 examples/bot.py",balanced,balanced,balanced --seats 4 --games 100

It needs Python 3.10 and nothing else. Standard output belongs to the protocol; what you want to
see yourself, print to sys.stderr.
"""

import json
import sys
from typing import Any

Json = dict[str, Any]

STARS_PER_SLOT = 2.0  # a filled slot is worth this beyond its stars: only finished films score
PRICE_PER_STAR = 0.8  # money is points as well, so a star may cost a little less than one


class Player:
    """What the bot knows of its game: the pieces, and where it sits."""

    def __init__(self, game: Json) -> None:
        self.seat: int = game["seat"]
        self.chips: list[Json] = game["header"]["box"]["chips"]
        self.first_film: int = game["header"]["box"]["awards"]["first_film"]

    def choose(self, view: Json, legal: list[Json]) -> Json:
        """One of the legal actions. The view says which kind of decision it is."""
        match view["legal"]:
            case {"type": "auction", "floor": floor}:
                return self.bid(view, floor, legal)
            case {"type": "party"}:
                return max(legal, key=lambda action: self.worth(view, action.get("chip")))
            case {"type": "placing", "placements": placements}:
                return self.place(view, placements, legal)
        return legal[0]

    def bid(self, view: Json, floor: int, legal: list[Json]) -> Json:
        """The lowest bid, as long as the lot is worth it. Passing is always legal."""
        lot = view["lots"][view["location"]]["chips"]
        estimate = PRICE_PER_STAR * sum(max(0.0, self.worth(view, chip)) for chip in lot)
        lowest = {"type": "bid", "amount": floor}
        return lowest if lowest in legal and floor <= estimate else {"type": "pass"}

    def place(self, view: Json, placements: list[Json], legal: list[Json]) -> Json:
        """The placement that gains most; a chip that would only do harm is discarded."""
        best = max(placements, key=lambda spot: self.gain(view, spot), default=None)
        if best is None or self.gain(view, best) < 0:
            return legal[0]  # the first chip's discard
        return {"type": "place"} | {key: best[key] for key in ("chip", "screenplay", "slot")}

    def gain(self, view: Json, spot: Json) -> float:
        """What a legal placement would add, in stars."""
        before: int = next(film["value"] for film in self.films(view)
                           if film["screenplay"] == spot["screenplay"])
        gain: float = spot["value"] - before + (STARS_PER_SLOT if spot["covers"] is None else 0)
        if spot["finish"] and spot["finish"]["award"]:
            gain += self.first_film
        return gain

    def worth(self, view: Json, chip: int | None) -> float:
        """What a chip would add on the slot where it adds most; 0 for no chip at all."""
        if chip is None:
            return 0.0
        piece = self.chips[chip]
        gains = [piece["stars"] - self.chips[slot["top"]]["stars"] if slot["top"] is not None
                 else piece["stars"] + STARS_PER_SLOT
                 for film in self.films(view) for slot in film["slots"]
                 if piece["kind"] in slot["takes"]]
        return max(gains, default=0.0)

    def films(self, view: Json) -> list[Json]:
        """Our screenplays in the making."""
        return [film for film in view["boards"][self.seat]["productions"] if film]


def main() -> None:
    """Listens until the input ends, which is when the game is over."""
    player: Player | None = None
    for line in sys.stdin:
        message: Json = json.loads(line)
        answer: Json | None = None
        if message["type"] == "game":
            player = Player(message)
            answer = {"type": "ready", "name": "One Page"}
        elif message["type"] == "choose" and player:
            answer = player.choose(message["view"], message["legal"])
        if answer:  # nobody expects an answer to an event
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
