"""What the first edition (2019) says otherwise. An edition is a column of this table, never a fork.

A table with cards of its own plays by the revised rules: the third column.
"""

#                              revised 2019  own cards
AIR_DROP_WAITS_FOR_NEXT_TURN = False, True, False  # and lasts for that turn only; else it serves the next card played
OPPONENT_DISRUPTS_FIRST = False, True, False
REINFORCE_IS_OPTIONAL = False, True, False
REDEPLOY_IS_OPTIONAL = True, False, True
REDEPLOY_GIVES_A_TURN = False, True, False  # else a card is played at once
REVEALED_RESOLVE_FIRST = False, True, False  # a row of abilities is a stack; else a queue
TURNED_DOWN_IS_INTERRUPTED = False, True, False  # an ability whose card is turned facedown loses the rest
