"""A game kept on disk while it is played: a crash at any moment leaves the new save or the one before it.

The save before stands beside the newest as `.previous` and is only ever replaced by a save that can be read. Refuses
to know what is in a record.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from ..kernel.mistake import Mistake
from .folder import data_folder
from .record import Record, read, write


class Loaded(NamedTuple):
    record: Record
    damage: Mistake | None  # why it is the save before the newest


def save_file(name: str, folder: Path | None = None) -> Path:
    """Where a save stands: in the folder given, else that of the user's data."""
    return (folder or data_folder()) / f"{name}.txt"


def save(record: Record, file: Path) -> None:
    """All of it or nothing: written beside, brought to the disk, then renamed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    with beside.open("wb") as new:
        new.write(write(record).encode())
        new.flush()
        os.fsync(new.fileno())
    if _is_whole(file):
        os.replace(file, _previous(file))
    os.replace(beside, file)


def load(file: Path) -> Loaded | None:
    """The newest save that can be read; None if nothing has ever been saved there."""
    damage: Mistake | None = None
    for place in (file, _previous(file)):
        try:
            return Loaded(read(place.read_bytes()), damage)
        except FileNotFoundError:
            continue
        except Mistake as mistake:
            if mistake.word == "rules-version":
                raise  # not damaged: another allfronts can read it
            damage = Mistake("save", file=file.name)
    if damage:
        raise Mistake("save-lost", file=file.name)
    return None


def _previous(file: Path) -> Path:
    return file.with_name(f"{file.name}.previous")


def _is_whole(file: Path) -> bool:
    try:
        read(file.read_bytes())
    except (FileNotFoundError, Mistake):
        return False
    return True
