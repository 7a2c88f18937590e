"""The file of a net: a magic word, a header in JSON, then tensors; docs/learning.md has the layout.

Shipped nets and checkpoints share it, so one reader serves both.
"""

import json
import os
from pathlib import Path

import numpy as np

MAGIC = b"TRAUMNET"
FORMAT = 1
ALIGNMENT = 64
DTYPES = {"u8": np.dtype("u1"), "i8": np.dtype("i1"), "f32": np.dtype("<f4")}


class BadFile(Exception):
    """The file is not a net, or not one that this program can read."""


def write(path, header, tensors):
    """Writes `tensors` (name to array) under `header`; the list of tensors is added to it.

    The file appears under its name when it is whole, so a run that is cut off leaves the last one.
    """
    rows, blobs, offset = [], [], 0
    for name, array in tensors.items():
        dtype = _name_of(np.asarray(array).dtype)
        blob = np.ascontiguousarray(array, DTYPES[dtype]).tobytes()
        rows.append(
            {"name": name, "dtype": dtype, "shape": list(np.shape(array)), "offset": offset}
        )
        padding = -len(blob) % ALIGNMENT
        blobs.append(blob + bytes(padding))
        offset += len(blob) + padding
    text = json.dumps({"format": FORMAT, **header, "tensors": rows}).encode()
    text += b" " * (-(len(MAGIC) + 4 + len(text)) % ALIGNMENT)

    path = Path(path)
    unfinished = path.with_name(path.name + ".part")
    with open(unfinished, "wb") as file:
        file.write(MAGIC + len(text).to_bytes(4, "little") + text)
        file.writelines(blobs)
    os.replace(unfinished, path)


def read(path):
    """The header and the tensors (name to array) of a file."""
    data = Path(path).read_bytes()
    start = len(MAGIC) + 4
    if data[: len(MAGIC)] != MAGIC or len(data) < start:
        raise BadFile(f"{path}: not the file of a net")
    end = start + int.from_bytes(data[len(MAGIC) : start], "little")
    try:
        header = json.loads(data[start:end])
    except ValueError as error:
        raise BadFile(f"{path}: the header is damaged: {error}") from None
    if header.get("format") != FORMAT:
        raise BadFile(f"{path}: format {header.get('format')}, and this program reads {FORMAT}")

    tensors = {}
    for row in header.pop("tensors"):
        dtype, count = DTYPES[row["dtype"]], int(np.prod(row["shape"]))
        begin = end + row["offset"]
        if begin + count * dtype.itemsize > len(data):
            raise BadFile(f"{path}: cut off within {row['name']}")
        tensors[row["name"]] = np.frombuffer(data, dtype, count, begin).reshape(row["shape"])
    return header, tensors


def _name_of(dtype):
    for name, known in DTYPES.items():
        if known == dtype:
            return name
    raise TypeError(f"{dtype}: tensors are of {', '.join(DTYPES)}")
