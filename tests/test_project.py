"""The project itself: what is installed, what starts quickly, what may import what."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import allfronts
from allfronts.cli.app import app

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "allfronts"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETUP = ("run", "check")

#: What only some commands need, and none of the others should wait for.
HEAVY = {"numba", "sqlalchemy", "textual"}


def python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def imported_by(code: str) -> set[str]:
    return set(json.loads(python(f"{code}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))")))


def locked(lock: str) -> dict[str, str]:
    """The entries of a lock: what each pins, and all that stands there."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    return {entry.split("==")[0]: entry for entry in entries}


def named(requirements: list[str]) -> set[str]:
    """The names of packages, spelled as locks spell them."""
    return {re.split(r"[><=\[ ]", text)[0].lower().replace(".", "-").replace("_", "-") for text in requirements}


def test_the_package_exports_its_version_and_nothing_else() -> None:
    assert allfronts.__all__ == ["__version__"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", allfronts.__version__)


def test_the_command_tells_the_version() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "allfronts", "--version"], check=True, capture_output=True, text=True
    )
    assert answer.stdout == f"{allfronts.__version__}\n"


def test_importing_the_package_imports_nothing_heavy() -> None:
    modules = imported_by("import allfronts")
    assert "allfronts" in modules
    assert not modules & (HEAVY | {"cyclopts", "fluent", "numpy"})


def test_the_command_starts_without_anything_heavy() -> None:
    modules = imported_by("import allfronts.cli.app")
    assert "cyclopts" in modules
    assert not modules & HEAVY


def test_every_package_is_marked_as_one_so_that_the_layers_see_it() -> None:
    folders = {file.parent for file in PACKAGE.rglob("*.py")}
    assert PACKAGE in folders
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def broken_layers(root: Path) -> str:
    """What lint-imports says of a tree when something is wrong; nothing when all contracts hold."""
    answer = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
    )
    return answer.stdout if answer.returncode else ""


@pytest.mark.parametrize(
    ("module", "line", "complaint"),
    [
        pytest.param(
            "kernel/rule.py",
            "import allfronts.cli",
            "allfronts.kernel is not allowed to import allfronts.cli",
            id="upwards",
        ),
        pytest.param(
            "kernel/rule.py",
            "import socket",
            "allfronts.kernel is not allowed to import socket",
            id="the kernel to the network",
        ),
        pytest.param(
            "games/theaters/state.py",
            "import os",
            "allfronts.games is not allowed to import os",
            id="a game to the disk",
        ),
        pytest.param(
            "locale/__init__.py",
            "import allfronts.kernel",
            "allfronts.locale is not allowed to import allfronts.kernel",
            id="the words to anything of ours",
        ),
        pytest.param("extra/__init__.py", "", "allfronts.extra", id="from a package without a layer"),
    ],
)
def test_an_import_against_the_layers_is_found(tmp_path: Path, module: str, line: str, complaint: str) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    changed = tmp_path / "src" / "allfronts" / module
    changed.parent.mkdir(exist_ok=True)
    with changed.open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    assert complaint in broken_layers(tmp_path)


@pytest.mark.parametrize("lock", SETUP)
def test_a_lock_pins_every_package_with_hashes_and_names_no_host(lock: str) -> None:
    entries = locked(lock)
    assert entries
    for name, entry in entries.items():
        assert re.match(r"[a-z0-9-]+==[\w.]+( ; [^\\]+)? \\\n", entry), name
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), name
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    assert "/" not in text
    assert "@" not in text
    assert set(re.findall(r"--[a-z-]+", text)) == {"--hash"}


def test_the_locks_hold_all_that_the_project_names() -> None:
    groups = PROJECT["dependency-groups"]
    played = named(PROJECT["project"]["dependencies"]) | named(groups["build"])
    assert played <= locked("run").keys()
    assert named(groups["check"]) <= locked("check").keys()


def test_the_check_lock_holds_the_whole_run_lock() -> None:
    # ./check marks the run lock as installed too, so that ./run has nothing left to do.
    assert locked("run").items() <= locked("check").items()


def test_the_readme_names_exactly_two_commands_to_set_up() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = re.findall(r"^\./(\S+)", "\n".join(re.findall(r"```console\n(.*?)```", readme, re.DOTALL)), re.MULTILINE)
    assert tuple(commands) == SETUP
    assert all(os.access(ROOT / command, os.X_OK) for command in commands)


def test_every_command_the_readme_mentions_exists() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    mentioned = set(re.findall(r"`allfronts ([a-z]+)", readme))
    assert mentioned <= set(app)
