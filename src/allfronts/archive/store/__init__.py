"""Where live tables are kept: an append-only list of deeds for each, in SQLite or PostgreSQL.

Knows texts, bytes and moments. Refuses to know what a plan, a deed or a record says, and who asks for it.
"""

from .store import Kept, Listed, Store, Stored

__all__ = ["Kept", "Listed", "Store", "Stored"]
