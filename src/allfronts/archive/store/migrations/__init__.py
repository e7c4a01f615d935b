"""How the database came to be what it is, step by step. A step that has been released is never changed.

To change the database: change `schema.py`, and add to `versions` a file whose `down_revision` is the newest before it.
Steps go forward only: an older program refuses the database of a newer one.
"""
