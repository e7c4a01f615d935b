# Sourced by ./run and ./check from the root of the project: makes .venv and keeps it equal to a lock.
# Uses nothing but bash and Python's standard library.

say() { printf 'allfronts: %s\n' "$*" >&2; }

# Prints the first Python on the path that the project supports and that can make environments.
find_python() {
    local name unable=
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        command -v "$name" >/dev/null 2>&1 || continue
        "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' >/dev/null 2>&1 || continue
        if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            "$name" -c 'import sys; print(sys.executable)'
            return
        fi
        unable=$name
    done
    if [ -n "$unable" ]; then
        say "$unable cannot make environments: it lacks the venv module (on Debian and Ubuntu: apt install python3-venv)."
    else
        say "needs Python 3.11, 3.12, 3.13 or 3.14, and none of them is on the path."
    fi
    return 1
}

# environment run|check: .venv holds what that lock names, and allfronts itself in place, ready to be edited.
# What was installed, and where, is remembered in .venv: a changed lock is installed, a moved or copied tree starts anew.
environment() {
    local lock=$1 python
    if in_place && [ "$(cat ".venv/$lock.stamp" 2>/dev/null)" = "$(stamp "$lock")" ]; then
        return
    fi
    if ! in_place; then
        python=$(find_python) || return
        say "making .venv; this happens once and takes a minute or two"
        "$python" -m venv --clear .venv || return
        printf '%s\n' "$PWD" >.venv/place
    else
        say "bringing .venv up to requirements/$lock.txt and pyproject.toml"
    fi
    rm -f ".venv/$lock.stamp"
    if ! install --require-hashes -r "requirements/$lock.txt" || ! install --no-deps --no-build-isolation -e .; then
        say "could not install what requirements/$lock.txt names; the reason is above. What was installed is kept for the next try."
        return 1
    fi
    # The check lock holds the whole run lock (tests/test_project.py makes sure).
    stamp run >.venv/run.stamp
    stamp "$lock" >".venv/$lock.stamp"
}

in_place() { [ -x .venv/bin/python ] && [ "$(cat .venv/place 2>/dev/null)" = "$PWD" ]; }

stamp() { cat pyproject.toml "requirements/$1.txt"; }

# Wheels only: building from source would download build tools that no lock names.
install() { .venv/bin/python -m pip --disable-pip-version-check install -qq --only-binary :all: "$@"; }
