"""What every game stands on: rules that run three ways, sets of cards, random numbers, the protocol, the action log.

Knows no game.
"""
