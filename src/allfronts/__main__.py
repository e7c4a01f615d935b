"""`python -m allfronts` is the same as `allfronts`."""

from allfronts.cli.app import main

main()
