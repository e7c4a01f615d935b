"""Where the user's data stands on this machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """That of ALLFRONTS_DATA, else the user's own."""
    from platformdirs import user_data_path

    return Path(os.environ.get("ALLFRONTS_DATA") or user_data_path("allfronts", appauthor=False))
