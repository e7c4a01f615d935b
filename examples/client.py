"""An opponent of your own for allfronts: the strongest card goes faceup, the first answer is given.

    allfronts arena recruit "program:python3 examples/client.py"

Standard library only. docs/programs.md tells what the lines mean.
"""

import re
import sys
from collections.abc import Sequence

PLAY = re.compile(r"[A-Z]([1-6]) (facedown )?to ")


def say(line: str) -> None:
    print(line, flush=True)  # without flush the line stays here, and the war is lost on time


def liking(move: str) -> int:
    """Faceup plays by strength, then facedown ones, the weakest card first; to withdraw comes last."""
    play = PLAY.match(move)
    if not play:
        return -100 if move == "withdraw" else 0
    strength, facedown = int(play[1]), bool(play[2])
    return -strength if facedown else strength


def choose(moves: Sequence[str]) -> str:
    return max(moves, key=liking)


def main() -> None:
    moves: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "allfronts":
            say("id name Strongest first")
            say("ready")
        elif word == "legal":
            moves = rest.split("; ")
        elif word == "go":
            say(f"bestmove {choose(moves)}")
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
