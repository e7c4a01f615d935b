"""What the first edition (2019) says otherwise. An edition is a column of this table, never a fork."""

#                            revised  2019
AIR_DROP_WAITS_FOR_NEXT_TURN = (
    False,
    True,
)  # and lasts for that turn only; else it serves the next card played
OPPONENT_DISRUPTS_FIRST = False, True
REINFORCE_IS_OPTIONAL = False, True
REDEPLOY_IS_OPTIONAL = True, False
REDEPLOY_GIVES_A_TURN = False, True  # else a card is played at once
REVEALED_RESOLVE_FIRST = False, True  # a row of abilities is a stack; else a queue
TURNED_DOWN_IS_INTERRUPTED = False, True  # an ability whose card is turned facedown loses the rest
