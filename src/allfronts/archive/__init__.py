"""Games kept for later: records as readable text, saves that survive a crash, and `store`, where live tables are kept.

Knows the text of a record and the files of a save. Refuses to know rules: a record is folded by the game it names. The
store is imported by itself, as it brings much along.
"""

from .record import Comment, Record, parse, read, write
from .saves import Loaded, load, save, save_file

__all__ = ["Comment", "Loaded", "Record", "load", "parse", "read", "save", "save_file", "write"]
