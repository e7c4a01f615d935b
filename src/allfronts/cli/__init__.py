"""The `allfronts` command: reads what was typed, asks the package that knows, prints the answer."""
