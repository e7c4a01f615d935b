"""allfronts: the games of the Air, Land & Sea family, as rules that can be played, proved and measured.

Importing this package loads nothing else. Rules live in `allfronts.games`, faces in `allfronts.tui` and
`allfronts.cli`.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
