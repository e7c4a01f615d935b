"""Rules by the million: how fast they play, and how fast others do.

Knows the kernel, the games and clocks. Refuses to know people: nothing here waits for anybody.
"""
