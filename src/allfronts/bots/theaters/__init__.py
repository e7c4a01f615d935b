"""Opponents and judgement for Air, Land & Sea and Spies, Lies & Supplies.

Knows how these games are won, and refuses to know a rule: what is legal and what it does is asked of the game.
"""
